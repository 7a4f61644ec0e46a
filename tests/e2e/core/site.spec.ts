import type { Page } from '@playwright/test'
import { editorReady, expect, open, openPalette, ready, result, test, testAlone } from '../support.ts'

const HOME = {
  en: ['/', 'Search tools...', 'Sorry, but nothing matched your search terms. Please try again with some different keywords.'],
} as const

test('the home search filters by the typed text and says when nothing matches', async ({ page }) => {
  const [path, placeholder, noMatch] = HOME.en
  await open(page, path)
  const box = page.locator('[data-home-search]')
  await expect(box).toHaveAttribute('placeholder', placeholder)
  await expect(page.locator('.tool-search-results')).toHaveCount(0)
  await box.fill('BASE64 E')
  await expect(page.locator('.tool-search-results a').nth(0)).toContainText('Base64 encode')
  await expect(page.locator('.tool-search-results a').nth(1)).toContainText('Base64 encode file')
  await expect(page.locator('.tool-search-results a svg').first()).toBeVisible()
  await box.fill('zzzz')
  await expect(page.locator('.tool-search-results')).toContainText(noMatch)
})

for (const language of ['es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'])
  test(`the search of /${language}/ speaks its language`, async ({ page }) => {
    await open(page, `/${language}/`)
    const box = page.locator('[data-home-search]')
    const placeholder = (await box.getAttribute('placeholder')) ?? ''
    expect(placeholder).not.toBe('')
    expect(placeholder).not.toBe(HOME.en[1])
    await box.fill('zzzz')
    await expect(page.locator('.tool-search-results [role=status]')).not.toHaveText('')
    await expect(page.locator('.tool-search-results')).not.toContainText('Sorry')
  })

test('the palette finds by synonym and with a slip, and remembers what was used', async ({ page }) => {
  await open(page, '/base64-encode/')
  await page.getByLabel('Text', { exact: true }).fill('x')
  await expect(result(page).locator('pre')).toHaveText('eA==')
  await openPalette(page)
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Base64 encode')
  await page.getByRole('dialog').getByRole('combobox').fill('loann calculatr')
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Loan calculator')
  await page.getByRole('dialog').getByRole('combobox').fill('btoa')
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Base64 encode')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the language switch stays on the same tool', async ({ page }) => {
  await open(page, '/percentage-calculator/')
  await page.locator('.header-tools summary').first().click()
  await page.getByRole('link', { name: 'Polski' }).click()
  await expect(page).toHaveURL(/\/pl\/kalkulator-procentowy\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
})

test('the colour mode is kept and the system’s is followed live', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(background).toBe(light)
  await page.locator('.header-tools summary').nth(1).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect.poll(background).toBe(dark)
  await page.reload()
  expect(await background()).toBe(dark)
  expect(await page.evaluate(() => localStorage.getItem('color-mode'))).toBe('dark')
})

test('moving within the site loads no new document, changes the head and scrolls to top', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('link', { name: 'Text to binary' }).first().click()
  await expect(page.locator('h1')).toHaveText('Text to binary')
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true)
  await expect(page).toHaveTitle(/Text to binary/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/text-to-binary\/$/)
  await page.goBack()
  await expect(page.locator('.home-title')).toBeVisible()
})

testAlone('a page that was not fetched ahead, as data is to be saved, opens all the same', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }))
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/payload.json') && asked.push(new URL(request.url()).pathname))
  await open(page, '/url-encode/')
  const link = page.locator('.tool-head .breadcrumb a').last()
  await link.hover()
  expect(asked).toEqual([])
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encoders and decoders')
  expect(asked).toEqual(['/category/encoders/payload.json'])
})

test('a trailing slash is enforced with query and hash kept', async ({ page, baseURL }) => {
  await page.goto('/base64-encode?alphabet=url#x')
  await expect(page).toHaveURL(/\/base64-encode\/\?alphabet=url#x$/)
  const answer = await page.request.get(`${baseURL}//evil.test/`, { maxRedirects: 0 })
  expect(answer.headers().location ?? '').not.toContain('evil.test')
})

test('any path below /setting/ opens the settings', async ({ page }) => {
  await open(page, '/setting/anything/at/all/')
  await expect(page.locator('h1')).toHaveText('Settings')
})

test('a path that the settings page refuses is a 404 that names it', async ({ page, complaints }) => {
  complaints.allow(/404 \(Not Found\)/)
  const path = `/setting/${'a'.repeat(2001)}/`
  const response = await page.goto(path)
  expect(response?.status()).toBe(404)
  await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible()
})

test('a calculator does not complain before anything was typed', async ({ page }) => {
  await open(page, '/loan-calculator/')
  // It has worked on what is there.
  await expect(result(page).locator('.own')).toBeVisible()
  await expect(page.locator('.field-error')).toHaveCount(0)
})

/** Comes back to the page, as often as it takes until the watch for builds, which loads once the page works, has asked. */
async function lookForBuild(page: Page): Promise<void> {
  let answers = 0
  page.on('requestfinished', (request) => (answers += request.url().includes('/builds/latest.json') ? 1 : 0))
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(answers).toBeGreaterThan(0)
  }).toPass()
  // The page reads the answer before it has time for anything else.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

testAlone('a new build reloads once on the next move, and not again within ten seconds', async ({ page }) => {
  // However long the steps take, no ten seconds pass.
  await page.addInitScript((now) => (Date.now = () => now), Date.now())
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'another-build' } }))
  await open(page, '/')
  await lookForBuild(page)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('link', { name: 'Base64 encode', exact: true }).first().click()
  await expect(page).toHaveURL(/\/base64-encode\/$/)
  await ready(page)
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBeUndefined()
  await lookForBuild(page)
  await page.goto('/')
  await lookForBuild(page)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('link', { name: 'Base64 encode', exact: true }).first().click()
  await expect(page.locator('h1')).toHaveText('Base64 encode')
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true)
})

testAlone('what one tool sends to another arrives after a new build, too, unless it comes from a secret', async ({ page }) => {
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'another-build' } }))
  await open(page, '/base64-encode/')
  await page.locator('.input-pane textarea').fill('Zoë')
  await lookForBuild(page)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('button', { name: 'Swap' }).click()
  await expect(page.locator('h1')).toHaveText('Base64 decode')
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBeUndefined()
  await expect(page.locator('.input-pane textarea')).toHaveValue('Wm/Dqw==')
  await expect(result(page)).toContainText('Zoë')
  await ready(page)
  // Once only.
  await page.locator('.input-pane textarea').fill('Wg==')
  await page.reload()
  await ready(page)
  await expect(page.locator('.input-pane textarea')).toHaveValue('Wg==')

  await open(page, '/jwt-generator/')
  await page.locator('[name=secret]').fill('only-mine')
  await editorReady(page)
  await page.locator('.cm-content').first().fill('{}')
  await expect(result(page).locator('.own')).toContainText('eyJ')
  await lookForBuild(page)
  await page.getByRole('button', { name: 'Swap' }).click()
  await expect(page.locator('h1')).toHaveText('JWT decoder')
  await ready(page)
  await expect(page.locator('.input-pane textarea').first()).toHaveValue('')
})

testAlone.describe('with a service worker', () => {
  testAlone.use({ serviceWorkers: 'allow' })

  testAlone('a tool keeps working offline once it was opened', async ({ page, context, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await open(page, '/url-encode/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const assets = new Set<string>()
    page.on('request', (request) => request.url().includes('/assets/') && assets.add(request.url()))
    await page.reload()
    await ready(page)
    await page.locator('.input-pane textarea').fill('a b')
    await expect(result(page)).toContainText('a%20b')
    await page.waitForLoadState('networkidle')
    // All that was asked for is kept; of what the page hands over, its payload comes last.
    const isKept = (urls: string[]) =>
      page.evaluate(async (all) => {
        const kept = await Promise.all([...all, `${location.pathname}payload.json`].map((url) => caches.match(url, { ignoreVary: true })))
        return kept.every((one) => one !== undefined)
      }, urls)
    await expect.poll(() => isKept([...assets])).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await ready(page)
    await expect(page.locator('.offline')).toBeVisible()
    await page.locator('.input-pane textarea').fill('ł')
    await expect(result(page)).toContainText('%C5%82')
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('%C5%82')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    expect((await download).suggestedFilename()).toMatch(/\.txt$/)
    // What was never opened is told of, with what can be.
    await page.goto('/fr/encoder-base64/')
    await expect(page.locator('h1')).toHaveText('You’re offline')
    await expect(page.locator('li a[href="/url-encode/"]')).toContainText('URL encode')
    await context.setOffline(false)
  })
})

test('favourites are kept and shown first on the home page', async ({ page }) => {
  await open(page, '/case-converter/')
  await page.getByRole('button', { name: 'Favorite' }).click()
  await page.goto('/')
  await expect(page.locator('.yours')).toContainText('Case converter')
})

test('the main thread runs neither zod nor a tool’s module', async ({ page }) => {
  await page.coverage.startJSCoverage()
  await open(page, '/json-formatter/')
  await page.locator('.input-pane textarea').fill('[1]')
  await expect(result(page).locator('pre')).toContainText('1')
  const scripts = await page.coverage.stopJSCoverage()
  expect(scripts.length).toBeGreaterThan(3)
  expect(
    scripts.filter(({ source = '' }) => source.includes('invalid_type') || source.includes('json-formatter')).map(({ url }) => url),
  ).toEqual([])
})

test('on paper, a tool is its title and its result', async ({ page }) => {
  await open(page, '/url-encode/')
  await page.locator('.input-pane textarea').fill('a b')
  await expect(result(page)).toContainText('a%20b')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('h1')).toBeVisible()
  await expect(result(page).locator('pre')).toBeVisible()
  for (const part of ['body > #root > header', 'footer', '.input-pane', '.notes']) await expect(page.locator(part).first()).toBeHidden()
})
