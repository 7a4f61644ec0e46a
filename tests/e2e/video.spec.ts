import { readFile } from 'node:fs/promises'
import type { FileValue } from '../../engine/core/file-value.ts'
import { composeFrames, readGif } from '../../registry/lib/pictures/gif/gif-decode.ts'
import { sampleVideo } from '../../registry/lib/video/sample.ts'
import { videoToGifConverter } from '../../registry/tools/images/video-to-gif-converter/tool.ts'
import { factsOf, phone } from '../support/recorder.ts'
import { type Page, expect, expectAccessible, open, result, test, testAlone } from './support.ts'

const sample = Buffer.from(sampleVideo().bytes)

/** A square that crosses a dark field from left to right in two seconds, recorded by the browser itself. */
async function recordClip(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 180
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm;codecs=vp8', videoBitsPerSecond: 2_000_000 })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const from = performance.now()
    const draw = () => {
      const passed = performance.now() - from
      context.fillStyle = '#204060'
      context.fillRect(0, 0, 320, 180)
      context.fillStyle = '#e08020'
      context.fillRect(Math.min(260, passed / 8), 60, 60, 60)
      return passed
    }
    draw()
    recorder.start(100)
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (draw() < 2200) return
        clearInterval(timer)
        resolve()
      }, 33)
    })
    await new Promise<void>((resolve) => {
      recorder.addEventListener('stop', () => resolve())
      recorder.stop()
    })
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return Buffer.from(base64, 'base64')
}

const give = async (page: Page, buffer: Buffer, name = 'clip.webm') => {
  await page.locator('.drop-zone input[type=file]').first().setInputFiles({ name, mimeType: 'video/webm', buffer })
  // On a phone the options are folded.
  if ((page.viewportSize()?.width ?? 0) < 600) await page.locator('.options-toggle[aria-expanded=false]').click()
}

async function download(page: Page): Promise<Buffer> {
  const saving = page.waitForEvent('download')
  await result(page).getByRole('button', { name: 'Download', exact: true }).click()
  return readFile(await (await saving).path())
}

/** Left edge of the orange square in each frame. */
function squares(bytes: Uint8Array): number[] {
  const gif = readGif(bytes)
  const found: number[] = []
  for (const { data, width, height } of composeFrames(bytes, gif)) {
    const row = Math.floor(height / 2) * width
    let x = 0
    while (x < width && !((data[(row + x) * 4] as number) > 150 && (data[(row + x) * 4 + 2] as number) < 100)) x++
    found.push(x)
  }
  return found
}

for (const [kind, device] of [
  ['desktop', {}],
  ['phone', phone()],
] as const) {
  test.describe(kind, () => {
    testAlone.use(device)

    testAlone('makes a GIF of a part of a video, with the size, frames and delays that were asked for', async ({ page }) => {
      await open(page, '/video-to-gif-converter/')
      await give(page, sample)
      await expect(page.locator('.gif-estimate')).toContainText(/About [\d.]+ kB · 320 × 180 px/)
      const start = page.getByRole('slider', { name: 'Start' })
      await start.focus()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('textbox', { name: 'Start' })).toHaveValue('0.01')
      await page.getByRole('textbox', { name: 'Start' }).fill('0.5')
      await expect(start).toHaveValue('0.5')
      await page.getByRole('textbox', { name: 'End' }).fill('2.5')
      await page.getByRole('textbox', { name: 'Width', exact: true }).fill('160')
      await page.getByRole('textbox', { name: 'Frames per second' }).fill('6')
      await expect(page.locator('.gif-estimate')).toContainText(/About [\d.]+ kB · 160 × 90 px · frames: 12/)
      const estimate = Number(/About ([\d.]+)/.exec((await page.locator('.gif-estimate').textContent()) ?? '')?.[1])
      await page.getByRole('button', { name: 'Make GIF' }).click()
      await expect(result(page)).toContainText('clip.gif')
      const bytes = await download(page)
      const gif = readGif(bytes)
      expect([gif.width, gif.height, gif.plays, gif.frames.length]).toEqual([160, 90, 0, 12])
      expect(gif.frames.reduce((sum, { delay }) => sum + delay, 0)).toBe(200)
      expect(gif.frames.every(({ delay }) => delay === 16 || delay === 17)).toBe(true)
      const places = squares(bytes)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      // 25 pixels a second at half the size: at 0.5 s and eleven sixths of a second later.
      expect(Math.abs((places[0] as number) - 6)).toBeLessThan(2)
      expect(Math.abs((places.at(-1) as number) - 29)).toBeLessThan(2)
      expect(estimate * 1000).toBeGreaterThan(bytes.length / 2)
      expect(estimate * 1000).toBeLessThan(bytes.length * 2)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  })
}

test('plays back and forth, cropped, three times', async ({ page }) => {
  await open(page, '/video-to-gif-converter/')
  await give(page, await recordClip(page))
  // A new file sets the part of it anew.
  await expect(page.locator('.gif-estimate')).toContainText('About')
  await page.getByRole('textbox', { name: 'End' }).fill('1')
  await page.getByRole('textbox', { name: 'Frames per second' }).fill('10')
  await page.getByRole('radio', { name: 'Back and forth' }).focus()
  await page.keyboard.press('Space')
  await page.getByText('More options').click()
  await page.getByRole('textbox', { name: 'Plays' }).fill('3')
  await page.getByRole('textbox', { name: 'Crop from top' }).fill('40')
  await page.getByRole('textbox', { name: 'Crop height' }).fill('100')
  await page.getByRole('button', { name: 'Make GIF' }).click()
  await expect(result(page)).toContainText('clip.gif')
  const bytes = await download(page)
  const gif = readGif(bytes)
  expect([gif.width, gif.height, gif.plays]).toEqual([320, 100, 3])
  expect(gif.frames.reduce((sum, { delay }) => sum + delay, 0)).toBe(180)
  const places = squares(bytes)
  const turn = places.indexOf(Math.max(...places))
  expect(places.slice(0, turn)).toEqual(places.slice(0, turn).toSorted((a, b) => a - b))
  expect(places.slice(turn)).toEqual(places.slice(turn).toSorted((a, b) => b - a))
  await page.getByRole('textbox', { name: 'Crop height' }).fill('500')
  await page.getByRole('button', { name: 'Make GIF' }).click()
  await expect(page.locator('#f-cropHeight-error')).toContainText('320 × 180')
})

test('takes the frames from the player where the worker cannot decode', async ({ page }) => {
  // As in a browser without WebCodecs in workers.
  await page.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `delete globalThis.VideoDecoder;${await response.text()}` })
  })
  await open(page, '/video-to-gif-converter/')
  await give(page, sample)
  await expect(page.locator('.gif-stage')).toContainText('from the player')
  const about = page.locator('.gif-estimate')
  await expect(about).toContainText(/About [\d.]+ kB · 320 × 180 px/)
  await page.getByRole('textbox', { name: 'End' }).fill('1')
  await page.getByRole('textbox', { name: 'Frames per second' }).fill('5')
  await expect(about).toContainText(/About [\d.]+ kB · 320 × 180 px · frames: 5/)
  const estimate = Number(/About ([\d.]+)/.exec((await about.textContent()) ?? '')?.[1])
  await page.getByRole('button', { name: 'Make GIF' }).click()
  await expect(result(page)).toContainText('.gif')
  const bytes = await download(page)
  const gif = readGif(bytes)
  expect([gif.width, gif.height, gif.frames.length]).toEqual([320, 180, 5])
  expect(estimate * 1000).toBeGreaterThan(bytes.length / 2)
  expect(estimate * 1000).toBeLessThan(bytes.length * 2)
  // What cannot be made is told while it is estimated.
  await page.getByRole('textbox', { name: 'Start' }).fill('60')
  await expect(page.locator('#f-start-error')).toContainText('The video is only')
})

test('refuses what is no video, and one that is cut off', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|MEDIA|media/)
  await open(page, '/video-to-gif-converter/')
  await give(page, Buffer.from('not a video at all'.repeat(50)), 'letter.webm')
  await page.getByRole('button', { name: 'Make GIF' }).click()
  await expect(page.locator('#f-file-error')).toContainText('“letter.webm” is not a video')
  const clip = await recordClip(page)
  await give(page, clip.subarray(0, 300), 'cut.webm')
  await page.getByRole('button', { name: 'Make GIF' }).click()
  await expect(page.locator('#f-file-error')).toContainText('“cut.webm”')
})

type Example = { readonly file: FileValue; readonly start?: number; readonly end?: number }
type Made = {
  readonly facts: { readonly dimensions: string; readonly frames: number; readonly duration: number }
  readonly source: { readonly seconds: number; readonly width: number; readonly height: number; readonly codec: string }
}

for (const { title, input, output } of videoToGifConverter.examples)
  test(`makes of the sample what its example says: ${title}`, async ({ page }) => {
    const { file, start, end, ...options } = input as Example
    const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]))
    await open(page, `/video-to-gif-converter/?${query.toString()}`)
    await give(page, Buffer.from(file.bytes))
    await expect(page.locator('.gif-estimate')).toContainText('About')
    if (start !== undefined) await page.getByRole('textbox', { name: 'Start' }).fill(String(start))
    if (end !== undefined) await page.getByRole('textbox', { name: 'End' }).fill(String(end))
    await page.getByRole('button', { name: 'Make GIF' }).click()
    await expect(result(page)).toContainText('clip.gif')
    const { facts, source } = output as Made
    const seconds = (value: number) => `${value.toFixed(2)} s`
    await expect
      .poll(() => factsOf(page))
      .toEqual([
        { Dimensions: facts.dimensions, Frames: String(facts.frames), Duration: seconds(facts.duration) },
        { Duration: seconds(source.seconds), Width: `${source.width} px`, Height: `${source.height} px`, Codec: source.codec },
      ])
  })
