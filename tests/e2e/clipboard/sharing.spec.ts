import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startOwnServer } from '../own-server.ts'
import { expect, expectAccessible, expectReadable, holdBack, open, type Page, test } from '../support.ts'
import { addFile, device, HOSTILE, linkOf, openLink, share, text } from './support.ts'

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
