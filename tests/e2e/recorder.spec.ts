import { readFile } from 'node:fs/promises'
import type { FileValue } from '../../engine/core/file-value.ts'
import { screenRecorder } from '../../registry/tools/images/screen-recorder.ts'
import { framesOf, longRecording, stillRecording, uncompressedSound } from '../support/samples/long-recording.ts'
import { factsOf, fakeDevices, keepRecording } from '../support/recorder.ts'
import { type Page, expect, expectAccessible, open, result, testAlone as test } from './support.ts'

test.use(fakeDevices)

/** Recorded in real time. */
const live = { tag: '@live' }

const kept = (page: Page) => page.getByRole('region', { name: 'Recordings on this device' })
/** Makes the video, and waits until it is there: the one before may have the same name and facts. */
async function prepare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Prepare video' }).click()
  await expect(result(page).locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false', { timeout: 120_000 })
}
const secondsOf = async (page: Page) => Number.parseFloat((await factsOf(page))[0]?.Duration ?? '')
/** What the page says to have recorded so far, in seconds. */
async function recorded(page: Page): Promise<number> {
  const [, minutes = 0, seconds = 0] = /^(?:(\d+) min ?)?(?:(\d+) sec)?$/.exec(await page.getByRole('timer').innerText()) ?? []
  return Number(minutes) * 60 + Number(seconds)
}
/** How many pieces of recordings are on the device. */
const keptPieces = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('screen-recordings', 1)
        opening.addEventListener('error', () => reject(new Error(String(opening.error))))
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('pieces').objectStore('pieces').count()
          counting.addEventListener('success', () => resolve(counting.result))
          opening.result.close()
        })
      }),
  )
/** Waits until so much is recorded; a slow page may leave out seconds. */
const hasRecorded = (page: Page, seconds: number) => expect.poll(() => recorded(page)).toBeGreaterThanOrEqual(seconds)

async function choose(page: Page, format: 'webm' | 'mp4'): Promise<void> {
  const choice = page.getByRole('radio', { name: format === 'mp4' ? 'MP4' : 'WebM' })
  await choice.focus()
  await page.keyboard.press('Space')
  await expect(choice).toBeChecked()
}

async function begin(page: Page): Promise<void> {
  // What the browser's own bar does is done by the test: it has hold of what is shared.
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getDisplayMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getDisplayMedia = async (wish) => {
      const stream = await ask(wish)
      Object.assign(globalThis, { shared: stream })
      return stream
    }
  })
  await open(page, '/screen-recorder/')
  await page.getByLabel('Countdown').uncheck()
  await page.getByLabel('Microphone').check()
  await page.getByLabel('Camera in a corner').check()
  await page.getByRole('button', { name: 'Choose screen and record' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
}

async function download(page: Page): Promise<Buffer> {
  const saving = page.waitForEvent('download')
  await result(page).getByRole('button', { name: 'Download', exact: true }).click()
  return readFile(await (await saving).path())
}

/** Opens the recording that the test has put there. */
async function openGiven(page: Page, bytes: Buffer): Promise<void> {
  await open(page, '/screen-recorder/')
  await keepRecording(page, bytes)
  await page.reload()
  await kept(page).getByRole('button', { name: /^Open/ }).click()
  await expect(result(page)).toContainText(/recording-.*\.webm/, { timeout: 120_000 })
}

test('records with pause, and gives a file that says how long it is', live, async ({ page }) => {
  await begin(page)
  await hasRecorded(page, 2)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Paused' })).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(result(page)).toContainText(/recording-.*\.webm/)
  await expect(result(page)).toContainText('Yes')
  const bytes = await download(page)
  const seconds = await secondsOf(page)
  expect(seconds).toBeGreaterThan(1.5)
  // The segment's length stands in the header: element 4489 of the Matroska specification, as a float of 8 bytes.
  const at = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88]))
  expect(at).toBeGreaterThan(0)
  expect(Math.abs(bytes.readDoubleBE(at + 3) / 1000 - seconds)).toBeLessThan(0.5)
  await expectAccessible(page)
  await result(page).locator('summary', { hasText: 'Send to' }).click()
  await page.locator('.menu-item', { hasText: 'Video to GIF converter' }).click()
  await expect(page.locator('.gif-estimate')).toContainText('About')
})

test('cuts a recording, and gives it as MP4', live, async ({ page }) => {
  await begin(page)
  await hasRecorded(page, 3)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(result(page)).toContainText(/recording-.*\.webm/)
  const start = page.getByRole('slider', { name: 'Start' })
  await start.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('textbox', { name: 'Start' })).toHaveValue('0.01')
  await page.getByRole('textbox', { name: 'Start' }).fill('1')
  await page.getByRole('textbox', { name: 'End' }).fill('2.5')
  await prepare(page)
  await expect.poll(async () => Math.abs((await secondsOf(page)) - 1.5)).toBeLessThan(0.2)
  await page.getByRole('textbox', { name: 'Start' }).fill('0')
  await choose(page, 'mp4')
  await prepare(page)
  await expect(result(page)).toContainText(/recording-.*\.mp4/)
  const bytes = await download(page)
  // ISO/IEC 14496-12: the first box says the kind, and the index is there.
  expect(bytes.toString('latin1', 4, 8)).toBe('ftyp')
  expect(bytes.includes('moov')).toBe(true)
  await expect.poll(async () => Math.abs((await secondsOf(page)) - 2.5)).toBeLessThan(0.2)
})

test('keeps every frame of a screen on which little moves, and nothing of what was cut off', async ({ page }) => {
  // Between 2.5 and 6 the frames of 2.2, of 3.4 and of 4.6 are seen.
  await openGiven(page, await stillRecording([0, 1.2, 2.2, 3.4, 4.6, 7]))
  const end = page.getByRole('textbox', { name: 'End' })
  for (const { format, start, frames, seconds } of [
    { format: 'webm', start: 2.5, frames: [0, 0.9, 2.1], seconds: 3.5 },
    { format: 'mp4', start: 2.5, frames: [0, 0.9, 2.1], seconds: 3.5 },
    { format: 'mp4', start: 0, frames: [0, 1.2, 2.2, 3.4, 4.6], seconds: 6 },
    { format: 'webm', start: 0, frames: [0, 1.2, 2.2, 3.4, 4.6], seconds: 6 },
  ] as const) {
    await choose(page, format)
    await page.getByRole('textbox', { name: 'Start' }).fill(String(start))
    await end.fill('6')
    await prepare(page)
    await expect.poll(async () => (await factsOf(page))[0]?.Duration).toBe(`${seconds.toFixed(2)} s`)
    await expect(result(page)).toContainText(`.${format}`)
    const made = await framesOf(await download(page))
    expect(made.times).toEqual(frames)
    expect(made.seconds).toBeCloseTo(seconds, 2)
  }
})

test.describe('without an encoder', () => {
  test('says so where the browser can neither copy nor encode what a format needs', async ({ page }) => {
    await page.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `delete globalThis.AudioEncoder;${await response.text()}` })
    })
    await open(page, '/screen-recorder/')
    await keepRecording(page, await uncompressedSound(), 'video/mp4')
    await page.reload()
    await kept(page).getByRole('button', { name: /^Open/ }).click()
    await expect(result(page)).toContainText(/recording-.*\.mp4/)
    await choose(page, 'webm')
    await prepare(page)
    await expect(result(page).getByRole('alert')).toContainText('cannot save this recording as WebM. Choose the other format.')
  })
})

test('ends when sharing is ended in the browser’s own bar', live, async ({ page }) => {
  await begin(page)
  await hasRecorded(page, 2)
  await page.evaluate(() => {
    const [track] = (globalThis as unknown as { shared: MediaStream }).shared.getVideoTracks() as [MediaStreamTrack]
    // A page that stops a track is told nothing; the browser, when it does so, tells.
    track.stop()
    track.dispatchEvent(new Event('ended'))
  })
  await expect(result(page)).toContainText(/recording-.*\.webm/)
  await expect(page.getByRole('button', { name: 'Choose screen and record' })).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(1)
})

test.describe('on a full disk', () => {
  test('keeps what it has, and packs it when there is room again', live, async ({ page }) => {
    test.setTimeout(300_000)
    await begin(page)
    // Filled by hand: a slow machine records too little to fill anything.
    await expect.poll(() => keptPieces(page)).toBeGreaterThan(2)
    const disk = await page.context().newCDPSession(page)
    const origin = new URL(page.url()).origin
    const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
    await disk.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage })
    await expect(page.getByRole('alert').filter({ hasText: 'The disk is full' })).toBeVisible({ timeout: 150_000 })
    await expect(kept(page)).toContainText(/[kM]B/)
    await expect(result(page).getByRole('alert')).toContainText('not enough free space')
    await disk.send('Storage.overrideQuotaForOrigin', { origin })
    await prepare(page)
    await expect(result(page)).toContainText(/recording-.*\.webm/)
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.5)
  })
})

test('finds again what was recorded in a tab that was closed, but for two seconds at most', live, async ({ page, context }) => {
  await begin(page)
  await hasRecorded(page, 5)
  const seconds = await recorded(page)
  await page.close()
  const next = await context.newPage()
  await open(next, '/screen-recorder/')
  await expect(kept(next)).toContainText('Interrupted')
  await kept(next).getByRole('button', { name: /^Open/ }).click()
  await expect(result(next)).toContainText(/recording-.*\.webm/)
  await expect.poll(() => secondsOf(next)).toBeGreaterThan(seconds - 2)
  await kept(next)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(kept(next)).toBeHidden()
  await next.reload()
  await expect(next.getByRole('button', { name: 'Choose screen and record' })).toBeVisible()
  await expect(kept(next)).toBeHidden()
})

test('packs a long recording into a file of the device, not into memory', async ({ page }) => {
  // 80 MB take a while to be put there; results above 64 MB were refused while they were held in memory.
  test.setTimeout(480_000)
  const recording = await longRecording(80)
  await openGiven(page, recording)
  for (const format of ['webm', 'mp4'] as const) {
    await choose(page, format)
    await prepare(page)
    await expect(result(page)).toContainText(`recording-1970-01-01T00-00-00.${format}`)
    await expect.poll(async () => (await factsOf(page))[0]).toMatchObject({ Duration: '80.00 s', Dimensions: '320 × 180' })
    const saved = await download(page)
    expect(saved.length).toBeGreaterThan(80_000_000)
    const sizes = await page.evaluate(async () => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('made-videos')
      const found: number[] = []
      for await (const handle of folder.values()) found.push((await (handle as FileSystemFileHandle).getFile()).size)
      return found
    })
    expect(sizes).toContain(saved.length)
  }
})

type Example = { readonly file: FileValue; readonly end?: number; readonly format: 'webm' | 'mp4' }
type Facts = {
  readonly duration: number
  readonly dimensions: string
  readonly bytes: number
  readonly codec: string
  readonly sound: boolean
}

for (const { title, input, output } of screenRecorder.examples)
  test(`makes of the sample what its example says: ${title}`, async ({ page }) => {
    const { file, end, format } = input as Example
    await openGiven(page, Buffer.from(file.bytes))
    if (end !== undefined) await page.getByRole('textbox', { name: 'End' }).fill(String(end))
    await choose(page, format)
    await prepare(page)
    const { duration, dimensions, bytes, codec, sound } = output.facts as Facts
    await expect
      .poll(async () => (await factsOf(page))[0])
      .toMatchObject({ Duration: `${duration.toFixed(2)} s`, Dimensions: dimensions, Codec: codec, Sound: sound ? 'Yes' : 'No' })
    await expect(result(page)).toContainText(`.${format}`)
    expect((await download(page)).length).toBe(bytes)
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
