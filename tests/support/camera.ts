import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encode } from 'uqr'
import config from '../../playwright.config.ts'
import { wholeBrowser } from './browser.ts'

const [WIDTH, HEIGHT] = [640, 480]

/** A browser whose camera shows a QR code of this text. */
export function cameraWithCode(text: string) {
  const video = join(mkdtempSync(join(tmpdir(), 'camera-')), 'code.y4m')
  writeFileSync(video, videoOf(text))
  const args = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${video}`]
  return { ...config.use?.launchOptions, ...wholeBrowser(), args: [...(config.use?.launchOptions?.args ?? []), ...args] }
}

/** A code, dark on white, as YUV4MPEG2 of two frames, which a browser repeats. */
function videoOf(text: string): Buffer {
  const { data, size } = encode(text, { border: 4 })
  const scale = Math.floor(HEIGHT / size)
  const [left, top] = [Math.floor((WIDTH - size * scale) / 2), Math.floor((HEIGHT - size * scale) / 2)]
  const brightness = Buffer.alloc(WIDTH * HEIGHT, 235)
  for (let y = 0; y < size * scale; y++)
    for (let x = 0; x < size * scale; x++)
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)]) brightness[(top + y) * WIDTH + left + x] = 16
  const frame = Buffer.concat([Buffer.from('FRAME\n'), brightness, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame])
}
