import { readFile } from 'node:fs/promises'
import { devices } from '@playwright/test'
import config from '../../playwright.config.ts'
import { composeFrames, readGif } from '../../registry/lib/pictures/gif/gif-decode.ts'
import { type Page, expect, expectAccessible, open, result, test } from './support.ts'

test.use({
  permissions: ['microphone', 'camera'],
  launchOptions: {
    ...config.use?.launchOptions,
    args: [
      ...(config.use?.launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--auto-accept-this-tab-capture',
    ],
  },
})

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

const give = (page: Page, buffer: Buffer, name = 'clip.webm') =>
  page.locator('.drop-zone input[type=file]').first().setInputFiles({ name, mimeType: 'video/webm', buffer })

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
  ['phone', devices['Pixel 7']],
] as const) {
  test.describe(kind, () => {
    const { defaultBrowserType: _, ...use } = device as (typeof devices)[string]
    test.use(use)

    test('makes a GIF of a part of a video, with the size, frames and delays that were asked for', async ({ page }) => {
      await open(page, '/video-to-gif-converter/')
      await give(page, await recordClip(page))
      await expect(page.locator('.gif-estimate')).toContainText(/About [\d.]+ kB · 320 × 180 px/)
      const start = page.getByRole('slider', { name: 'Start' })
      await start.focus()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('textbox', { name: 'Start' })).toHaveValue('0.01')
      await page.getByRole('textbox', { name: 'Start' }).fill('0.5')
      await expect(start).toHaveValue('0.5')
      await page.getByRole('textbox', { name: 'End' }).fill('1.5')
      await page.getByRole('textbox', { name: 'Width', exact: true }).fill('160')
      await page.getByRole('textbox', { name: 'Frames per second' }).fill('12')
      await expect(page.locator('.gif-estimate')).toContainText(/160 × 90 px · frames: 12/)
      const estimate = Number(/About ([\d.]+)/.exec((await page.locator('.gif-estimate').textContent()) ?? '')?.[1])
      await page.getByRole('button', { name: 'Make GIF' }).click()
      await expect(result(page)).toContainText('clip.gif')
      const bytes = await download(page)
      const gif = readGif(bytes)
      expect([gif.width, gif.height, gif.plays, gif.frames.length]).toEqual([160, 90, 0, 12])
      expect(gif.frames.reduce((sum, { delay }) => sum + delay, 0)).toBe(100)
      expect(gif.frames.every(({ delay }) => delay === 8 || delay === 9)).toBe(true)
      const places = squares(bytes)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      // 1 s of a square that moves 125 pixels a second, at half the size, between the first and the twelfth frame.
      expect(Math.abs((places.at(-1) as number) - (places[0] as number) - 57)).toBeLessThan(12)
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
  await give(page, await recordClip(page))
  await expect(page.locator('.gif-estimate')).toContainText('from the player')
  await page.getByRole('textbox', { name: 'End' }).fill('1')
  await page.getByRole('textbox', { name: 'Frames per second' }).fill('5')
  await page.getByRole('button', { name: 'Make GIF' }).click()
  await expect(result(page)).toContainText('.gif')
  const gif = readGif(await download(page))
  expect([gif.width, gif.height, gif.frames.length]).toEqual([320, 180, 5])
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

test.describe('the screen recorder', () => {
  const begin = async (page: Page) => {
    await open(page, '/screen-recorder/')
    await page.getByLabel('Countdown').uncheck()
    await page.getByLabel('Microphone').check()
    await page.getByLabel('Camera in a corner').check()
    await page.getByRole('button', { name: 'Choose screen and record' }).click()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  }
  test('records with pause, and gives a file that says how long it is', async ({ page }) => {
    await begin(page)
    await expect(page.getByRole('timer')).toContainText('2 sec')
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Paused' })).toBeVisible()
    await page.getByRole('button', { name: 'Resume' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(result(page)).toContainText(/recording-.*\.webm/)
    await expect(result(page)).toContainText('Yes')
    const bytes = await download(page)
    const seconds = Number(/Duration\s*([\d.]+)\s*s/.exec(await result(page).innerText())?.[1])
    expect(seconds).toBeGreaterThan(1.5)
    // The segment's length stands in the header: element 4489 of the Matroska specification, as a float of 8 bytes.
    const at = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88]))
    expect(at).toBeGreaterThan(0)
    expect(Math.abs(bytes.readDoubleBE(at + 3) / 1000 - seconds)).toBeLessThan(0.5)
    await expectAccessible(page)
    await result(page).getByText('Send to').click()
    await page.locator('.menu-item', { hasText: 'Video to GIF converter' }).click()
    await expect(page.locator('.gif-estimate')).toContainText('About')
  })

  test('finds again what was recorded when the tab is reloaded', async ({ page }) => {
    await begin(page)
    await expect(page.getByRole('timer')).toContainText('3 sec')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    const kept = page.getByRole('region', { name: 'Recordings on this device' })
    await expect(kept).toContainText('Interrupted')
    await kept.getByRole('button', { name: /^Open/ }).click()
    await expect(result(page)).toContainText(/recording-.*\.webm/)
    const seconds = Number(/Duration\s*([\d.]+)\s*s/.exec(await result(page).innerText())?.[1])
    expect(seconds).toBeGreaterThan(1)
    await kept.getByRole('button', { name: /^Remove/ }).click()
    await expect(kept).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Choose screen and record' })).toBeVisible()
    await expect(kept).toBeHidden()
  })

  test('says so when nothing may be shared', async ({ page }) => {
    await open(page, '/screen-recorder/')
    await page.evaluate(() => {
      navigator.mediaDevices.getDisplayMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
    })
    await page.getByRole('button', { name: 'Choose screen and record' }).click()
    await expect(page.getByRole('alert')).toContainText('Nothing was shared')
    await expect(page.getByRole('button', { name: 'Choose screen and record' })).toBeEnabled()
  })

  test('says what a phone cannot do, without a button', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(MediaDevices.prototype, 'getDisplayMedia', { value: undefined }))
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, '/screen-recorder/')
    await expect(page.locator('.alert')).toContainText('cannot record the screen')
    await expect(page.getByRole('button', { name: 'Choose screen and record' })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})
