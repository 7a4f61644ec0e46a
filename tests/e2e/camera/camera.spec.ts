import AxeBuilder from '@axe-core/playwright'
import { cameraWithCode } from '../../support/camera.ts'
import { expect, open, type Page, testAlone as test } from '../support.ts'

const TEXT = 'https://example.com/menu'

test.use({ launchOptions: cameraWithCode(TEXT) })

/** Keeps the tracks that a page gets, to see that they end. */
const keepTracks = (page: Page) =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    Object.assign(window, { tracks })
    const { mediaDevices } = navigator
    if (!mediaDevices) return
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      tracks.push(...stream.getTracks())
      return stream
    }
  })
const states = (page: Page) =>
  page.evaluate(() => (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState))
const scan = (page: Page) => page.getByRole('button', { name: 'Scan with the camera' })
const refuse = async (page: Page, origin: string) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Browser.setPermission', { permission: { name: 'camera' }, setting: 'denied', origin })
}
const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
}

test.describe('with a camera that is allowed', () => {
  test.use({ permissions: ['camera', 'clipboard-read', 'clipboard-write'] })

  for (const path of ['/qr-code-reader/', '/barcode-reader/'])
    test(`${path} reads what the camera shows, and turns it off`, async ({ page }) => {
      await keepTracks(page)
      const asked: string[] = []
      await open(page, path)
      expect(await states(page)).toEqual([])
      page.on('request', (request) => request.method() !== 'GET' && asked.push(request.url()))
      await scan(page).click()
      await expect(page.locator('.result-pane')).toContainText(TEXT)
      await expect.poll(() => states(page)).toEqual(['ended'])
      await expect(page.locator('.camera-panel')).toHaveCount(0)
      await expect(page.locator('.file-chip')).toContainText('camera.jpg')
      expect(asked).toEqual([])
    })

  test('ends with its panel, out of sight, and with the page', async ({ page }) => {
    await keepTracks(page)
    // What it shows is never read, so that nothing is found.
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = () => undefined
    })
    await open(page, '/qr-code-reader/')
    await scan(page).click()
    await expect(page.getByText('Hold the camera over the code')).toBeVisible()
    await expect.poll(() => states(page)).toEqual(['live'])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop the camera' }).click()
    await expect.poll(() => states(page)).toEqual(['ended'])

    await scan(page).click()
    await expect(page.getByText('Hold the camera over the code')).toBeVisible()
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(page.getByText('The camera is off because the page was hidden.')).toBeVisible()
    await expect.poll(() => states(page)).toEqual(['ended', 'ended'])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Hold the camera over the code')).toBeVisible()
    await expect.poll(() => states(page)).toEqual(['ended', 'ended', 'live'])
    await page.locator('.breadcrumb a').first().click()
    await expect(page.locator('.tool')).toHaveCount(0)
    await expect.poll(() => states(page)).toEqual(['ended', 'ended', 'ended'])
  })
})

test('a refused camera is told, and asked for again once it is allowed', async ({ page, baseURL }) => {
  await refuse(page, baseURL ?? '')
  await open(page, '/qr-code-reader/')
  await scan(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The browser doesn’t allow the camera here.' })).toBeVisible()
  await expectAccessible(page)
  await page.context().grantPermissions(['camera'])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.result-pane')).toContainText(TEXT)
})

test('an insecure page says that it gets no camera, and a tool without codes has none', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await open(page, '/qr-code-reader/')
  await scan(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'only on secure pages' })).toBeVisible()
  await open(page, '/image-resizer/')
  await expect(scan(page)).toHaveCount(0)
})
