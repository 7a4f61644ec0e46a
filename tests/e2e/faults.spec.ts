import { type Page, expect, holdBack, open, result, test, testAlone } from './support.ts'

/** What goes wrong around a page: nothing typed is lost, and the tool goes on working. */

const text = (page: Page) => page.getByLabel('Text', { exact: true })
const typed = (page: Page) => text(page).evaluate((field) => (field as HTMLTextAreaElement).value ?? field.textContent)
const encoded = (page: Page) => result(page).locator('pre')

testAlone('a browser that denies all storage', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = { get: () => { throw new DOMException('denied', 'SecurityError') } } // prettier-ignore
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(globalThis, name, deny)
  })
  await open(page, '/base64-encode/')
  await text(page).fill('foo')
  await expect(encoded(page)).toHaveText('Zm9v')
  await page.locator('.favourite').click()
  await expect(page.locator('.favourite')).toHaveAttribute('aria-pressed', 'true')
  expect(await typed(page)).toBe('foo')
})

testAlone('a browser whose storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open(page, '/base64-encode/')
  await text(page).fill('foo')
  await expect(encoded(page)).toHaveText('Zm9v')
  await page.locator('.favourite').click()
  await text(page).fill('foob')
  await expect(encoded(page)).toHaveText('Zm9vYg==')
})

test('a worker that the browser ended without a word', async ({ page }) => {
  await open(page, '/base64-encode/')
  await text(page).fill('foo')
  await expect(encoded(page)).toHaveText('Zm9v')
  expect(page.workers()).not.toEqual([])
  await Promise.all(page.workers().map((worker) => worker.evaluate(() => close())))
  await text(page).fill('foob')
  await expect(encoded(page)).toHaveText('Zm9vYg==')
  await expect(result(page).getByRole('alert')).toHaveCount(0)
})

test('a view that cannot be fetched', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED|#418/)
  let isLost = true
  await page.route('**/assets/later-views-*.js', (route) => (isLost ? route.abort() : route.continue()))
  await open(page, '/loan-calculator/')
  await page.getByLabel('Loan', { exact: true }).fill('12,345')
  await expect(result(page).getByText('could not be loaded').first()).toBeVisible()
  isLost = false
  // An input is held when the run of it begins.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('12345')
  await page.reload()
  await expect(result(page)).toContainText('$238.66')
  await expect(page.getByLabel('Loan', { exact: true })).toHaveValue(/^12,?345$/)
})

test('what is below the tool stays on the page while its code is on its way', async ({ page }) => {
  const release = await holdBack(page, '**/assets/tool-notes-*.js')
  await open(page, '/base64-encode/')
  const below = page.locator('.notes')
  const mark = () => below.evaluate((notes) => (notes as HTMLElement).dataset.made === 'before')
  await below.evaluate((notes) => void ((notes as HTMLElement).dataset.made = 'before'))
  await text(page).fill('foo')
  await expect(encoded(page)).toHaveText('Zm9v')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('.favourite').click()
  await expect(page.locator('.favourite')).toHaveAttribute('aria-pressed', 'true')
  expect(await mark()).toBe(true)
  release()
  await below.getByRole('button', { name: 'Try it' }).first().click()
  await expect(text(page)).not.toHaveText('foo')
  // It came to life as it was, and was not made anew.
  expect(await mark()).toBe(true)
})

test('an example that is asked for before its button works is tried once it does', async ({ page }) => {
  const release = await holdBack(page, '**/assets/tool-notes-*.js')
  await open(page, '/base64-encode/')
  await page.locator('.example-card > button').first().click()
  await expect(text(page)).toHaveValue('')
  release()
  await expect(text(page)).toHaveText(/./)
})

test('a connection that ends in the middle', async ({ page, context }) => {
  await open(page, '/base64-encode/')
  await text(page).fill('foo')
  await expect(encoded(page)).toHaveText('Zm9v')
  await context.setOffline(true)
  await text(page).fill('foob')
  await expect(encoded(page)).toHaveText('Zm9vYg==')
  await context.setOffline(false)
  expect(await typed(page)).toBe('foob')
})

test('two tabs of one tool keep what each was given, and the favorites of both', async ({ page, context }) => {
  await open(page, '/base64-encode/')
  const other = await context.newPage()
  // Both are clicked before either hears of the other.
  await other.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true))
  await open(other, '/base64-decode/')
  await text(page).fill('one')
  await page.locator('.favourite').click()
  await other.locator('.favourite').click()
  for (const tab of [page, other]) await expect(tab.locator('.favourite')).toHaveAttribute('aria-pressed', 'true')
  await page.waitForFunction(() => sessionStorage.getItem('input:base64-encode')?.includes('one'))
  await other.reload()
  await page.reload()
  await expect.poll(() => typed(page)).toBe('one')
  for (const tab of [page, other]) await expect(tab.locator('.favourite')).toHaveAttribute('aria-pressed', 'true')
  await other.close()
})

testAlone('a clock that jumps', async ({ page }) => {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date)
    Object.assign(globalThis, { shift: 0 })
    Date.now = () => now() + (globalThis as unknown as { shift: number }).shift
  })
  await open(page, '/base64-encode/')
  for (const [shift, given, expected] of [
    [365 * 86_400_000, 'foo', 'Zm9v'],
    [-25 * 365 * 86_400_000, 'foob', 'Zm9vYg=='],
  ] as const) {
    await page.evaluate((ms) => Object.assign(globalThis, { shift: ms }), shift)
    await text(page).fill(given)
    await expect(encoded(page)).toHaveText(expected)
  }
})
