import { randomBytes } from 'node:crypto'
import { expect, holdBack, open, type Page, test } from '../support.ts'
import { addFile, device, HOSTILE, text } from './support.ts'

test.describe('live', () => {
  async function start(page: Page): Promise<string> {
    await open(page, '/next/clipboard/')
    await page.getByRole('button', { name: 'Start a live clipboard' }).click()
    await expect(page.getByText('Devices connected: 1')).toBeVisible()
    return page.url()
  }
  const put = async (page: Page, words: string) => {
    await text(page).fill(words)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
  }

  test('both devices see each other’s clips at once, and one deletes for both', async ({ page, browser, baseURL }) => {
    const link = await start(page)
    const { page: other, context } = await device(browser, { baseURL: baseURL ?? '', viewport: { width: 390, height: 800 } })
    await other.goto(link)
    await expect(page.getByText('Devices connected: 2')).toBeVisible()
    await put(page, 'from the desk')
    await expect(other.locator('pre').first()).toHaveText('from the desk')
    await addFile(other, 'note.txt', randomBytes(700_000))
    await put(other, HOSTILE)
    await expect(page.locator('pre').first()).toHaveText(HOSTILE)
    await expect(page.getByRole('button', { name: 'Download: note.txt' })).toBeVisible()
    await page
      .locator('.live-clip')
      .last()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(other.getByText('from the desk')).toHaveCount(0)
    await context.close()
    await expect(page.getByText('Devices connected: 1')).toBeVisible()
    expect(await page.title()).not.toBe('run')
  })

  test('what is put in while offline waits, over a reload too, and goes out later, once', async ({
    page,
    browser,
    baseURL,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED/)
    const link = await start(page)
    const { page: other, context } = await device(browser, { baseURL: baseURL ?? '' })
    await other.goto(link)
    await expect(other.getByText('Devices connected: 2')).toBeVisible()
    let isOff = true
    await page.route('**/api/rooms/**', (route) => (isOff ? route.abort('internetdisconnected') : route.continue()))
    await page.reload()
    await expect(page.getByText('Offline. What you add is sent once you are back online.')).toBeVisible()
    await put(page, 'written underground')
    await expect(page.getByText('Waiting to be sent')).toBeVisible()
    await page.reload()
    await expect(page.locator('.live-waiting pre')).toHaveText('written underground')
    isOff = false
    await expect(other.locator('pre')).toHaveText('written underground')
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
    await expect(page.locator('pre')).toHaveCount(1)
    await context.close()
  })

  test('devices are told without a stream of events, too', async ({ page, browser, baseURL }) => {
    const link = await start(page)
    const { page: other, context } = await device(browser, { baseURL: baseURL ?? '' })
    // A proxy that holds back what has not ended.
    await other.route('**/events', () => new Promise(() => undefined))
    await other.goto(link)
    // It has asked before, so that it asks again.
    await expect(other.getByText(/^Devices connected/)).toBeVisible()
    await put(page, 'by asking')
    await expect(other.locator('pre')).toHaveText('by asking')
    await context.close()
  })

  test('a link never offers to start another one on the way', async ({ page, browser, baseURL }) => {
    const link = await start(page)
    const { page: other, context } = await device(browser, { baseURL: baseURL ?? '', serviceWorkers: 'block' })
    const go = await holdBack(other, '**/assets/room-client-*.js')
    await other.goto(link)
    await expect(other.getByText('Connecting…')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Start a live clipboard' })).toHaveCount(0)
    go()
    await expect(page.getByText('Devices connected: 2')).toBeVisible()
    await context.close()
  })

  test('is joined by a short code, and ends for all', async ({ page, browser, baseURL }) => {
    await start(page)
    await page.getByRole('button', { name: 'Get a short code' }).click()
    const code = (await page.locator('.shared-code-big b').textContent()) ?? ''
    const { page: other, context } = await device(browser, { baseURL: baseURL ?? '' })
    await open(other, '/next/clipboard/')
    await other.getByRole('textbox', { name: 'Short code' }).fill(code)
    await other.getByRole('button', { name: 'Join' }).click()
    await expect(page.getByText('Devices connected: 2')).toBeVisible()
    await page.getByRole('button', { name: 'End for everyone' }).click()
    await page.getByRole('button', { name: 'Delete everything' }).click()
    await expect(other.getByRole('alert')).toHaveText('This live clipboard has ended.')
    await context.close()
  })
})
