import { readFile } from 'node:fs/promises'
import { type Page, expect, expectAccessible, open, result, test } from '../support.ts'

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Waits for what is said for a moment only: the page itself looks for it at each of its frames, from before it is said. */
const told = (page: Page, selector: string, words: string) =>
  page.waitForFunction(([at, said]) => [...document.querySelectorAll(at)].some(({ textContent }) => textContent.includes(said)), [
    selector,
    words,
  ] as const)

test('a symbol is copied by a touch, said, and kept with those copied last', async ({ page }) => {
  await open(page, '/text-symbols/')
  const tiles = result(page).locator('.tile-grid .sign-tile')
  await expect(tiles.first()).toHaveAccessibleName(/^♥ /)
  // The page comes with the first of them.
  await expect.poll(() => tiles.count()).toBeGreaterThan(700)
  await page.getByRole('radio', { name: 'Stars', exact: true }).check()
  await expect(tiles.first()).toHaveAccessibleName('★ black star')
  const said = told(page, '.result-pane [role=status]', 'Copied: ★')
  await tiles.first().click()
  await said
  await expect.poll(() => clipboard(page)).toBe('★')
  await expect(result(page).locator('.tile-about')).toContainText('U+2605')
  await expectAccessible(page)
  // By the keyboard: one stop for all tiles, arrows between them.
  await tiles.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tiles.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => clipboard(page)).toBe('☆')
  // On another page of this device they are still there.
  await open(page, '/emoticons/')
  await expect(result(page).locator('.copied-last .sign-tile')).toHaveText(['☆', '★'])
  await result(page).getByRole('button', { name: 'Clear the list of copied symbols' }).click()
  await expect(result(page).locator('.copied-last .sign-tile')).toHaveCount(0)
})

test('a style is copied by its whole row', async ({ page }) => {
  await open(page, '/fancy-font-generator/')
  await page.getByLabel('Text', { exact: true }).fill('Hi')
  const rows = result(page).locator('.showcase button')
  await expect(rows.nth(1)).toContainText('𝐇𝐢')
  const said = told(page, '.result-pane .showcase li:nth-child(2) button', 'Copied')
  await rows.nth(1).click()
  await said
  await expect.poll(() => clipboard(page)).toBe('𝐇𝐢')
  await expectAccessible(page)
})

test('a QR code is shown once and saved in every format', async ({ page }) => {
  await open(page, '/qr-code-generator/')
  await page.getByLabel('Link', { exact: true }).fill('https://example.com/')
  await expect(result(page).locator('.drawing')).toHaveCount(1)
  await expect(result(page).getByRole('heading', { name: 'Example' })).toHaveCount(0)
  const saved = async (press: () => Promise<void>) => {
    const waiting = page.waitForEvent('download')
    await press()
    const download = await waiting
    return { name: download.suggestedFilename(), start: (await readFile(await download.path())).subarray(0, 5).toString('latin1') }
  }
  const menu = result(page).locator('.split-button summary')
  const item = (name: string) => async () => {
    await menu.click()
    await result(page).getByRole('button', { name, exact: true }).click()
  }
  expect(await saved(() => result(page).getByRole('button', { name: 'Download as PNG' }).click())).toEqual({
    name: 'qr-code.png',
    start: '\x89PNG\r',
  })
  expect(await saved(item('SVG'))).toEqual({ name: 'qr-code.svg', start: '<svg ' })
  expect((await saved(item('PDF'))).start).toBe('%PDF-')
  const said = told(page, '.result-pane button', 'Copied')
  await result(page).getByRole('button', { name: 'Copy image' }).click()
  await said
  expect(await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)).toContain('image/png')
  await expectAccessible(page)
})

test('code is numbered, colored and folded, and every letter stays', async ({ page }) => {
  await open(page, '/json-formatter/')
  await page.getByLabel('JSON', { exact: true }).first().fill('{"a":[1,{"b":"é"}]}')
  const code = result(page).locator('pre')
  const whole = '{\n  "a": [\n    1,\n    {\n      "b": "é"\n    }\n  ]\n}'
  await expect(code).toHaveText(whole)
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  await expect(code.locator('.tok-string')).toHaveText('"é"')
  expect(await code.textContent()).toBe(whole)
  await expect(code.locator('.code-line')).toHaveCount(8)
  await code.getByRole('button', { name: 'Collapse', exact: true }).nth(1).click()
  await expect(code.locator('.hidden-line')).toHaveCount(4)
  expect(await code.textContent()).toBe(whole)
  await result(page).getByRole('button', { name: 'Expand all' }).click()
  await expect(code.locator('.hidden-line')).toHaveCount(0)
  await expectAccessible(page)
})

test('of a large result all is there to scroll and to search', async ({ page }) => {
  await open(page, '/json-formatter/')
  const items = Array.from({ length: 30_000 }, (_, id) => ({ id, name: `Item ${id}` }))
  const file = { name: 'items.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(items)) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  const box = result(page).locator('.lines-box')
  await expect(result(page)).toContainText('Lines: 120,002')
  await expect(box.locator('.lines-row').first()).toHaveText('1[')
  await result(page).getByRole('searchbox', { name: 'Search the result' }).fill('item 29999"')
  await expect(result(page).getByRole('status').filter({ hasText: /^1$/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(box.locator('.lines-row.found')).toHaveText('120000    "name": "Item 29999"')
  await expect(box.locator('.lines-row.found mark')).toHaveText('Item 29999"')
  await expectAccessible(page)
  await box.focus()
  await page.keyboard.press('Control+End')
  await expect(box.locator('.lines-row').last()).toHaveText('120002]')
})

test('a chart of money has its numbers as amounts in its table, too', async ({ page }) => {
  await page.goto('/compound-interest-calculator/')
  await expect(page.locator('.chart tbody td').first()).toHaveText(/^\$[\d,]+\.\d\d$/)
  await page.goto('/pl/kalkulator-procentu-skladanego/')
  await expect(page.locator('.chart tbody td').first()).toHaveText(/zł$/)
})
