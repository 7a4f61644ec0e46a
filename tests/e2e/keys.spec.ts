import { expect, expectAccessible, keysReady, mainText, open, test } from './support.ts'

test('what is typed into an editor is text, and no shortcut', async ({ page }) => {
  await open(page, '/html-viewer/')
  await keysReady(page)
  await expect(page.locator('.editor-host')).toBeVisible()
  await page.locator('.editor-host .cm-content').click()
  await page.keyboard.type('1/2 or 3/4?')
  await expect(page.locator('.editor-host .cm-content')).toHaveText('1/2 or 3/4?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('single keys open the search and the list of keys, and can be turned off', async ({ page }) => {
  await open(page, '/base64-encode/')
  await keysReady(page)
  await page.locator('h1').click()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog).toContainText('Copy the result')
  await expectAccessible(page)
  await dialog.getByRole('switch').click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  // By the place of the key on a Cyrillic keyboard.
  const openSearch = async () => {
    await page.evaluate(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, composed: true })),
    )
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  }
  await openSearch()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Both have loaded by now, and would be there at once.
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openSearch()
  await page.keyboard.type('hotkeys')
  await page.getByRole('option', { name: 'Keyboard shortcuts' }).click()
  await dialog.getByRole('switch').click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.locator('h1').click()
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
})

test('the result is copied by its keys', async ({ page }) => {
  await open(page, '/base64-encode/')
  await keysReady(page)
  await mainText(page).fill('x')
  await expect(page.locator('.result-pane pre')).toHaveText('eA==')
  await page.keyboard.press('Control+Shift+C')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('eA==')
})
