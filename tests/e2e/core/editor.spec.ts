import { expect, open, result, test } from '../support.ts'

test('a code editor takes the place of the text area, keeps what was typed, and searches', async ({ page, complaints }) => {
  // The example has a script, which the frame does not run.
  complaints.allow(/Executing inline script violates/)
  await open(page, '/realtime-html-editor/')
  await page.getByRole('textbox', { name: 'HTML', exact: true }).fill('<h1>Typed early</h1>')
  const editor = page.locator('.cm-content').first()
  await expect(editor).toContainText('Typed early')
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('<p>late')
  await expect(result(page).locator('pre')).toContainText('<h1>Typed early</h1><p>late')
  await page.keyboard.press('Control+f')
  await page.getByRole('textbox', { name: 'Find' }).pressSequentially('early')
  await expect(page.locator('.cm-searchMatch')).toHaveText('early')
  await page.keyboard.press('Escape')
  // Tab is not trapped.
  await expect(editor).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()
})

test('JSON is changed in the tree, and the text follows', async ({ page }) => {
  await open(page, '/json-editor/')
  await page.getByLabel('JSON', { exact: true }).first().fill('{"id": 12345678901234567890, "tags": ["a"]}')
  const tree = result(page).locator('.tree')
  // A change of what the text was before the last run is not taken.
  const isRead = (text: string) => expect(page.getByRole('status').filter({ hasText: 'Result ready' })).toContainText(text)
  await isRead('["a"]')
  await tree.getByRole('button', { name: 'Change: $.tags[0]' }).click()
  await tree.getByRole('textbox', { name: 'Value (JSON or text)' }).fill('b')
  await page.keyboard.press('Enter')
  await expect(page.locator('.cm-content')).toHaveText('{"id": 12345678901234567890, "tags": ["b"]}')
  await isRead('["b"]')
  await tree.getByRole('button', { name: 'Add: $.tags' }).click()
  await tree.getByRole('textbox', { name: 'Value (JSON or text)' }).fill('7')
  await tree.getByRole('button', { name: 'Apply' }).click()
  await isRead('["b",7]')
  await tree.getByRole('button', { name: 'Remove: $.id' }).click()
  await expect(page.locator('.cm-content')).toHaveText('{"tags": ["b",7]}')
})

test('the place of an error leads into the code editor', async ({ page }) => {
  await open(page, '/json-editor/')
  const editor = page.locator('.cm-content')
  await editor.fill('{"a": 1,\n"b": x}')
  await page.getByRole('button', { name: /^line 2, column 6$/i }).click()
  await expect(editor).toBeFocused()
  await page.keyboard.type('2')
  await expect(editor).toHaveText('{"a": 1,"b": 2}')
})
