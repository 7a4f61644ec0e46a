import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, BrowserContext } from '@playwright/test'
import { startOwnServer } from './own-server.ts'
import { expect, expectAccessible, expectReadable, holdBack, open, type Page, test } from './support.ts'

const HOSTILE = '<img src=x onerror="document.title=\'run\'"><script>document.title="run"</script> {{time}} \u202eabc'

/** Another device: nothing of the first one's storage. */
async function device(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], ...options })
  return { page: await context.newPage(), context }
}
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const addFile = (page: Page, name: string, buffer: Buffer, mimeType = 'application/octet-stream') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
const linkOf = (page: Page) => page.getByRole('textbox', { name: 'Link', exact: true }).first().inputValue()

async function share(page: Page, fill: () => Promise<void>): Promise<string> {
  await open(page, '/online-clipboard/')
  await fill()
  await page.getByRole('button', { name: 'Get the link' }).click()
  await expect(page.getByRole('heading', { name: 'Ready to open on another device' })).toBeVisible()
  return linkOf(page)
}
const openLink = async (page: Page, link: string) => {
  await page.goto(link)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [started] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return { name: started.suggestedFilename(), bytes: readFileSync(await started.path()) }
}

test('text and a file of 3 MB cross from one device to another', async ({ page, browser, baseURL }) => {
  const file = randomBytes(3_000_000)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const link = await share(page, async () => {
    await text(page).fill('Zażółć 😀\nsecond line')
    await addFile(page, 'photo żółw.jpg', file)
    await expect(page.getByText('3 MB of 10 MB')).toBeVisible()
  })
  expect(link).toMatch(new RegExp(`^${baseURL}/online-clipboard/#[\\w-]{22}\\.[\\w-]{43}$`))
  expect(sent.filter((line) => line.startsWith('PUT /api/shared/uploads/'))).toHaveLength(6)
  const { page: other, context } = await device(browser, { baseURL: baseURL ?? '' })
  const asked: string[] = []
  other.on('request', (request) => asked.push(request.url()))
  await openLink(other, link)
  await expect(other.locator('pre')).toHaveText('Zażółć 😀\nsecond line')
  const got = await download(other, 'Download: photo żółw.jpg')
  expect([got.name, hashOf(got.bytes)]).toEqual(['photo żółw.jpg', hashOf(file)])
  const all = await download(other, 'Save all as ZIP')
  expect(all.name).toBe('clipboard.zip')
  await other.getByRole('button', { name: 'Copy' }).click()
  await expect.poll(() => other.evaluate(() => navigator.clipboard.readText())).toBe('Zażółć 😀\nsecond line')
  // The key never leaves the two devices.
  const key = link.split('.').at(-1) ?? ''
  expect(asked.filter((url) => url.includes(key))).toEqual([])
  await context.close()
})

test('what burns can be opened once, by a click, and its sender learns of it', async ({ page, browser, baseURL, request }) => {
  const link = await share(page, async () => {
    await text(page).fill('only once')
    await page.getByText('Delete once it has been opened').click()
  })
  // What looks ahead at links: the page, and whatever it might ask for by GET.
  const id = /#([\w-]{22})/.exec(link)?.[1] ?? ''
  for (const path of [link, `/api/shared/${id}`, `/api/shared/${id}/open`]) await request.get(path)
  const { page: other, context } = await device(browser, { baseURL: baseURL ?? '' })
  await other.goto(link)
  await expect(other.getByText('This can be opened only once')).toBeVisible()
  await other.reload()
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.locator('pre')).toHaveText('only once')
  await expect(other.getByText('It has been deleted from our server')).toBeVisible()
  await other.reload()
  await expect(other.getByRole('alert')).toHaveText('This could be opened only once, and it has been opened.')
  await page.getByRole('button', { name: 'Share something else' }).click()
  await page.locator('.mine summary').first().click()
  await expect(page.locator('.mine-body')).toContainText('This could be opened only once, and it has been opened.')
  await context.close()
})

test('a link never shows the form of the page on the way to what it leads to', async ({ page, browser, baseURL }) => {
  const link = await share(page, () => text(page).fill('after the scripts'))
  const { page: other, context } = await device(browser, { baseURL: baseURL ?? '', serviceWorkers: 'block' })
  const go = await holdBack(other, '**/assets/*.js')
  // Of scripts, only the one before the first paint comes.
  await other.route('**/assets/mode-*.js', (route) => route.continue())
  await other.goto(link, { waitUntil: 'commit' })
  await expect(other.getByText('Opening…')).toBeVisible()
  await expect(other.getByRole('textbox')).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Open', exact: true })).toHaveCount(0)
  go()
  // The first click on what appears is the one that opens it.
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.locator('pre')).toHaveText('after the scripts')
  // Without a link the form is there at once, and what is typed into it before the scripts came counts.
  const early = await context.newPage()
  const goOn = await holdBack(early, '**/assets/*.js')
  await early.route('**/assets/mode-*.js', (route) => route.continue())
  await early.goto('/online-clipboard/', { waitUntil: 'commit' })
  await text(early).fill('typed early')
  await expect(early.getByRole('button', { name: 'Open', exact: true })).toBeDisabled()
  goOn()
  await early.getByRole('button', { name: 'Get the link' }).click()
  await expect(early.getByRole('heading', { name: 'Ready to open on another device' })).toBeVisible()
  await context.close()
})

test('what burns is taken once, and survives whatever becomes of the page that takes it', async ({ page, browser, baseURL }) => {
  const link = await share(page, async () => {
    await text(page).fill('the only copy')
    await page.getByText('Delete once it has been opened').click()
  })
  const { page: other, context } = await device(browser, { baseURL: baseURL ?? '', serviceWorkers: 'block' })
  let takes = 0
  other.on('request', (request) => (takes += request.url().endsWith('/open') ? 1 : 0))
  await other.goto(link)
  const go = await holdBack(other, '**/open')
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect.poll(() => takes).toBe(1)
  // Another page of the site while it is on its way, and back again.
  await other.locator('.wordmark').first().click()
  await expect(other).toHaveURL('/')
  await expect(other.locator('.clip-open')).toHaveCount(0)
  go()
  await other.goBack()
  await expect(other.locator('pre')).toHaveText('the only copy')
  expect(takes).toBe(1)
  await context.close()
})

test('a passphrase is needed, and a wrong one loses nothing, not even of what burns', async ({ page, browser, baseURL }) => {
  const link = await share(page, async () => {
    await text(page).fill('behind a passphrase')
    await page.getByRole('textbox', { name: 'Passphrase' }).fill('correct horse')
    await page.getByText('Delete once it has been opened').click()
  })
  expect(link).toMatch(/\.p$/)
  const { page: other, context } = await device(browser, { baseURL: baseURL ?? '' })
  await openLink(other, link)
  const field = other.getByLabel('Passphrase')
  await field.fill('wrong horse')
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.getByRole('alert')).toHaveText('Wrong passphrase. Try again.')
  await field.fill('correct horse')
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.locator('pre')).toHaveText('behind a passphrase')
  await context.close()
})

test('a short code opens it on another device; a wrong one does not', async ({ page, browser, baseURL, complaints }) => {
  complaints.allow(/404/)
  await share(page, async () => {
    await text(page).fill('by code')
    await page.getByText('Short code to type in').click()
  })
  const code = (await page.locator('.shared-code-big b').textContent()) ?? ''
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{3}-[2-9A-Z]{3}$/)
  const { page: other, context } = await device(browser, { baseURL: baseURL ?? '' })
  const bodies: string[] = []
  other.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`))
  await open(other, '/online-clipboard/')
  const field = other.getByRole('textbox', { name: 'Short code' })
  await field.fill('nonsense')
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.getByRole('alert')).toContainText('ten letters and digits')
  const wrong = code.slice(0, -1) + (code.endsWith('2') ? '3' : '2')
  await field.fill(wrong)
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.getByRole('alert')).toHaveText('This code is wrong or has expired.')
  await field.fill(code.toLowerCase().replaceAll('-', ' '))
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'Shared with you' })).toBeVisible()
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.locator('pre')).toHaveText('by code')
  // The server sees the first half only.
  const secret = code.slice(5).replaceAll('-', '')
  expect(bodies.filter((line) => line.includes(secret))).toEqual([])
  await context.close()
})

test('markup in texts and names stays text, and names lead nowhere', async ({ page, browser, baseURL }) => {
  const link = await share(page, async () => {
    await text(page).fill(HOSTILE)
    await addFile(page, '../<b>x</b>\u202efdp.exe.html', Buffer.from('<script>document.title="run"</script>'), 'text/html')
  })
  await page.getByRole('button', { name: 'Share something else' }).click()
  await expect(page.locator('.mine-label').first()).toContainText('<img src=x')
  const { page: other, context } = await device(browser, { baseURL: baseURL ?? '' })
  await openLink(other, link)
  await expect(other.locator('pre')).toHaveText(HOSTILE)
  const got = await download(other, 'Download')
  expect(got.name).not.toMatch(/[/\\<>\u202e]/)
  for (const each of [page, other]) {
    expect(await each.title()).not.toBe('run')
    expect(await each.locator('pre img, pre script, bdi b, .mine b').count()).toBe(0)
  }
  await context.close()
})

test('what was deleted, has expired, or has half a link says so', async ({ page, browser, complaints }) => {
  complaints.allow(/404/)
  const folder = mkdtempSync(join(tmpdir(), 'clipboard-'))
  const server = await startOwnServer({ DATA_DIR: folder })
  try {
    const link = await share(page, () => text(page).fill('soon gone')).catch(() => '')
    expect(link).not.toBe('')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Delete for everyone' }).click()
    await expect(text(page)).toBeVisible()
    await expect(page.getByText('Nothing yet.')).toBeVisible()
    const { page: other, context } = await device(browser, { baseURL: server.origin })
    await other.goto(link)
    await expect(other.getByRole('alert')).toContainText('There is nothing here anymore.')
    await other.goto(`${link.slice(0, -5)}`)
    await expect(other.getByRole('alert')).toContainText('the link is incomplete')
    // A day later, on a server whose store we can reach.
    const late = await share(other, () => text(other).fill('expired'))
    const database = new DatabaseSync(join(folder, 'toolglot.db'))
    database.prepare("UPDATE documents SET expires_at = 1 WHERE kind = 'clip'").run()
    database.close()
    await other.goto('about:blank')
    await other.goto(late)
    await expect(other.getByRole('alert')).toContainText('It expired or was deleted')
    await context.close()
  } finally {
    server.close()
  }
})

test('refuses what is too large or nothing at all, and says when there is no server or no network', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/404|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await open(page, '/online-clipboard/')
  await page.getByRole('button', { name: 'Get the link' }).click()
  await expect(page.getByRole('alert')).toHaveText('Type some text or add a file first.')
  await addFile(page, 'large.bin', Buffer.alloc(10_000_001))
  await expect(page.getByRole('alert').first()).toContainText('is too large')
  await expect(page.getByRole('button', { name: 'Get the link' })).toBeDisabled()
  await page.getByRole('button', { name: 'Remove: large.bin' }).click()
  await text(page).fill('offline')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Get the link' }).click()
  await expect(page.getByRole('alert').last()).toContainText('cannot be reached')
  await context.setOffline(false)
  await expect(text(page)).toHaveValue('offline')
  await page.route('**/api/shared/config', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'not found' }))
  await page.reload()
  await expect(page.getByRole('alert').first()).toContainText('this copy of the site has none')
  await expect(page.getByRole('button', { name: 'Get the link' })).toBeDisabled()
})

test('a shared page can be reported, with its id', async ({ page }) => {
  const link = await share(page, () => text(page).fill('to report'))
  await page.goto('about:blank')
  await openLink(page, link)
  await page.getByRole('link', { name: 'Report this page' }).click()
  const id = /#([\w-]{22})/.exec(link)?.[1] ?? ''
  await expect(page.getByLabel('Subject')).toHaveValue(`Report of the shared page ${id}`)
})

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

test('is accessible in every step, in both color modes, at 360 px and by keyboard', async ({ page, browser, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/online-clipboard/')
  await expectAccessible(page)
  await text(page).focus()
  await page.keyboard.type('by keyboard')
  await page.getByRole('button', { name: 'Get the link' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ready to open on another device' })).toBeFocused()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const link = await linkOf(page)
  const { page: other, context } = await device(browser, {
    baseURL: baseURL ?? '',
    colorScheme: 'dark',
    viewport: { width: 360, height: 740 },
  })
  await openLink(other, link)
  await expect(other.locator('pre')).toHaveText('by keyboard')
  await expectAccessible(other)
  await open(other, '/ru/next/clipboard/')
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Создать общий буфер' }).click()
  await expect(other.getByText('Подключено устройств: 1')).toBeVisible()
  await expectReadable(other)
  await expectAccessible(other)
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await context.close()
})

test('its heading is its own name, however long that is', async ({ page }) => {
  await page.goto('/pt/area-de-transferencia-online/')
  await expect(page.locator('h1')).toHaveText('Área de transferência online')
})
