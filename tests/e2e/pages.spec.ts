import { expect, expectAccessible, expectReadable, open, ready, test, testAlone, watchShifts } from './support.ts'

const PAGES = [
  '/',
  '/category/encoders/',
  '/pl/category/tekst/',
  '/setting/',
  '/base64-encode/',
  '/base64-encode-file/',
  '/loan-calculator/',
  '/random-wheel/',
  '/random-color/',
  '/json-viewer/',
  '/text-compare/',
  '/html-viewer/',
  '/cron-parser/',
  '/dns-lookup/',
  '/image-resizer/',
  '/qr-code-generator/',
  '/fr/number-to-word/',
  '/discord-font-generator/',
  '/json-editor/',
  '/markdown-editor/',
  '/source-code-viewer/',
  '/contact/',
  '/about/',
  '/ru/privacy-policy/',
  '/guide/youtube-toolkit/',
  '/blog/',
  '/blog/json-and-big-numbers/',
  '/blog/author/editorial-team/',
  '/deals/',
  '/deals/brevo-free-trial/',
  '/user/delete/',
  '/online-text-editor/',
] as const

for (const path of PAGES)
  test(`${path} has no finding, in light or dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, path)
    await expect(page.locator('h1')).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    // Colours that are still changing would be measured half way.
    await page.waitForFunction(() => document.getAnimations().length === 0)
    await expectReadable(page)
  })

test('a phone’s page has no finding either', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    '/category/encoders/',
    '/base64-encode/',
    '/loan-calculator/',
    '/online-text-editor/',
    '/text-compare/',
    '/html-viewer/',
  ]) {
    await open(page, path)
    await expectAccessible(page)
  }
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the 404 page in ${colorScheme} has no finding`, async ({ page, complaints }) => {
    complaints.allow(/404 \(Not Found\)/)
    await page.emulateMedia({ colorScheme })
    const response = await page.goto('/it/questa-pagina-non-esiste/')
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await expect(page.locator('.status-code')).toHaveText('404')
    await expect(page.getByRole('link', { name: /\S/ }).and(page.locator('main [href^="/it/contact"]'))).toBeVisible()
    await expectAccessible(page)
  })

test('the 404 page in English says what the specification says', async ({ page, complaints }) => {
  complaints.allow(/404 \(Not Found\)/)
  await page.goto('/no-such-page/')
  await expect(page.getByRole('heading', { name: 'We lost this page' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/')
  await expect(page.locator('.cards a').nth(0)).toHaveAttribute('href', '/')
  await expect(page.locator('.cards a').nth(1)).toHaveAttribute('href', '/blog/')
  await page.getByRole('combobox', { name: 'Search tools' }).fill('base64 enc')
  await expect(page.locator('.tool-search-results a').first()).toHaveAttribute('href', '/base64-encode/')
})

testAlone('the 404 page does not jump when it names the address', async ({ page, complaints }) => {
  complaints.allow(/404 \(Not Found\)/)
  await page.setViewportSize({ width: 768, height: 900 })
  const shift = await watchShifts(page)
  await page.goto('/ru/no-such-page/')
  await expect(page.getByText('/ru/no-such-page/')).toBeVisible()
  expect(await shift()).toBeLessThan(0.01)
})

test('the 500 page offers home and a prefilled mail', async ({ page, complaints }) => {
  complaints.allow(/500/)
  await page.goto('/500.html')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  const mail = page.getByRole('link', { name: 'Contact us' })
  await expect(mail).toHaveAttribute('href', /^mailto:.*subject=.*body=.*500\.html/)
})

test('a page fits a narrow phone without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/ru/onlayn-redaktor-teksta/', '/ru/word-counter/', '/setting/']) {
    await page.goto(path)
    await ready(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(`${path} ${overflow}`).toBe(`${path} 0`)
  }
})

test('a page reads without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/base64-encode/')
  await expect(page.locator('h1')).toHaveText('Base64 encode')
  await expect(page.locator('.result-pane')).toContainText('VG9vbGdsb3Q=')
  await context.close()
})
