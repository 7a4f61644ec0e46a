import AxeBuilder from '@axe-core/playwright'
import { expect, holdBack, open, test, testAlone, openPalette, watchShifts } from './support.ts'

const OWN = {
  favourites: [{ tool: 'qr-code-generator', at: 2 }],
  recents: [
    { tool: 'word-counter', at: 3 },
    { tool: 'qr-code-generator', at: 1 },
  ],
  settings: {},
  saved: [{ id: 'a', tool: 'base64-encode', name: 'My input', input: { link: '?alphabet=url' }, at: 1 }],
}
const withOwn = (own: object) => localStorage.setItem('user-data', JSON.stringify(own))

test('the home search finds jobs, the first hit is chosen, arrow keys and Enter open one', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('.search-button')).toHaveCount(0)
  const box = page.getByRole('combobox', { name: 'Search tools' })
  await box.fill('make photo smaller')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('Image compressor')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.tool-search [role=status]')).toContainText('Results:')
  await box.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '')
  await box.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(box).toHaveValue('make photo smaller')
  await box.fill('json to csv')
  await box.press('Enter')
  await expect(page.locator('h1')).toHaveText('JSON to CSV converter')
})

testAlone('where the search is out of reach, the home page has no heading over nothing', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/)
  await page.addInitScript(withOwn, OWN)
  await page.route('**/assets/search-en-*.json', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/search-en-'))
  await open(page, '/')
  await failed
  await expect(page.getByRole('heading', { name: 'Yours' })).toBeHidden()
})

test('every tool whose name holds the typed text is among the hits, also when they are many', async ({ page }) => {
  await open(page, '/')
  const names = await page.locator('.groups .tool-links a').allTextContents()
  await page.getByRole('combobox').fill('er')
  const named = names.map((name) => name.trim()).filter((name) => name.toLowerCase().includes('er'))
  expect(named.length).toBeGreaterThan(100)
  const hits = page.locator('.tool-search-results .hit-text > span:first-child')
  await expect.poll(() => hits.count()).toBeGreaterThanOrEqual(named.length)
  await expect.poll(() => hits.allTextContents()).toEqual(expect.arrayContaining(named))
})

test('what was typed before the page worked is found, and Enter waits for it', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const box = page.locator('[data-home-search]')
  await box.fill('guid')
  release()
  await expect(page.getByRole('option').first()).toContainText('UUID generator')
  await expect(box).toHaveValue('guid')
})

test('a link with a search opens it', async ({ page }) => {
  await open(page, '/fr/?q=mot+de+passe')
  await expect(page.getByRole('option').first()).toContainText('Générateur de mot de passe')
})

test('no hit says so and where to ask for the tool', async ({ page }) => {
  await open(page, '/pl/')
  await page.getByRole('combobox').fill('qqqqq')
  await expect(page.locator('.tool-search [role=status]')).not.toHaveText('')
  await expect(page.locator('.tool-search-results a')).toHaveAttribute('href', '/pl/contact/')
})

test('the palette begins with popular tools, does things, and finds articles', async ({ page }) => {
  await open(page, '/base64-encode/')
  const press = () => openPalette(page)
  await press()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('group', { name: 'Popular' }).getByRole('option')).not.toHaveCount(0)
  await expect(dialog.getByRole('button')).toHaveCount(1)
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([])
  await dialog.getByRole('combobox').fill('dark')
  await expect(dialog.getByRole('option').first()).toContainText('Dark')
  await dialog.getByRole('combobox').press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await expect(dialog).toHaveCount(0)
  await press()
  await dialog.getByRole('combobox').fill('csv pitfalls')
  await expect(dialog.getByRole('option').first()).toContainText('CSV pitfalls')
  await dialog.getByRole('combobox').fill('add to favourites')
  await dialog.getByRole('combobox').press('Enter')
  await expect(page.locator('.favourite')).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog).toHaveCount(0)
  await press()
  await dialog.getByRole('combobox').fill('français')
  await dialog.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/fr\/.*base64/)
})

testAlone('the header leads to favourites, recently used tools and settings, which list kept inputs', async ({ page }) => {
  await page.addInitScript(withOwn, OWN)
  await open(page, '/json-formatter/')
  await page.locator('.header-tools summary', { hasText: 'Favorites' }).click()
  const menu = page.locator('.header-tools details[open]')
  await expect(menu.getByRole('link')).toHaveText([/QR code generator/, /Word counter/, /Settings/])
  await menu.getByRole('link', { name: 'Settings' }).click()
  await expect(page.locator('#kept')).toContainText('My input')
  await page.locator('#kept a').click()
  await expect(page.getByRole('combobox', { name: 'Alphabet' })).toHaveValue('url')
})

testAlone('what is the visitor’s own stands once in one strip, whose place is kept', async ({ page }) => {
  await page.addInitScript(withOwn, OWN)
  const shift = await watchShifts(page)
  await open(page, '/')
  await expect(page.locator('.own-tools a')).toHaveText([/QR code generator/, /Word counter/])
  expect(await shift()).toBeLessThan(0.02)
})

test('a tool with a workbench is remembered, too', async ({ page }) => {
  await open(page, '/random-wheel/')
  await page.getByRole('button', { name: 'Spin' }).first().click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user-data') ?? '')).toContain('random-wheel')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true })
  test('categories are folded, open by a touch or from their chip, and nothing sticks out', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/')
    expect(await page.evaluate(() => innerWidth)).toBe(360)
    const tool = page.getByRole('link', { name: 'DNS lookup', exact: true })
    await expect(tool).toBeHidden()
    await page.getByRole('button', { name: 'Network' }).click()
    await expect(tool).toBeVisible()
    await page.locator('.jump', { hasText: 'Number bases' }).click()
    await expect(page.getByRole('link', { name: 'Hex to octal' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

test('axe finds nothing on the home page with hits', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('combobox').fill('json')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('the palette shows all hits once no key is pressed, and then rests', async ({ page }) => {
  await open(page, '/base64-encode/')
  await openPalette(page)
  await page.getByRole('dialog').getByRole('combobox').fill('text')
  await expect.poll(() => page.getByRole('dialog').getByRole('option').count()).toBeGreaterThan(20)
  const changes = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let count = 0
          new MutationObserver((list) => (count += list.length)).observe(document.querySelector('dialog') as Element, {
            subtree: true,
            childList: true,
            attributes: true,
          })
          setTimeout(() => resolve(count), 600)
        }),
    )
  await expect.poll(changes).toBe(0)
})

test('a hit is opened by a click, in the palette and on the home page, and Escape gives the focus back', async ({ page }) => {
  await open(page, '/base64-encode/')
  const button = page.locator('.search-button')
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await dialog.getByRole('combobox').fill('word counter')
  await dialog.getByRole('option', { name: 'Word counter' }).first().click()
  await expect(page.locator('h1')).toHaveText('Word counter')
  await expect(dialog).toHaveCount(0)
  await page.locator('.wordmark').click()
  await page.locator('[data-home-search]').fill('uuid')
  await page.getByRole('option').first().click()
  await expect(page.locator('h1')).toHaveText('UUID generator')
})

test('Enter before the index has arrived opens what it finds once it is there', async ({ page }) => {
  const release = await holdBack(page, '**/assets/search-en-*.json')
  await open(page, '/base64-encode/')
  await openPalette(page)
  await page.getByRole('dialog').getByRole('combobox').fill('loan calculator')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/loan-calculator\/$/)
})
