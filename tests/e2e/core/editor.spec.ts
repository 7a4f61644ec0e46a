import { expect, open, result, test } from '../support.ts'

test('a code editor takes the place of the text area, keeps what was typed, and searches', async ({ page }) => {
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

test('what was changed in the tree and is typed as it was before shows as it was before', async ({ page, complaints }) => {
  // A browser’s own editing makes some, which the editor takes out again.
  complaints.allow(/Applying inline style violates/)
  await open(page, '/json-editor/')
  const editor = page.locator('.cm-content')
  const tree = result(page).locator('.tree')
  const first = '{"id": 1, "tags": ["a"]}'
  await page.getByLabel('JSON', { exact: true }).first().fill(first)
  await expect(tree).toContainText('"a"')
  await tree.getByRole('button', { name: 'Remove: $.tags', exact: true }).click()
  await expect(editor).toHaveText('{"id": 1}')
  await expect(tree).not.toContainText('tags')
  await expect(page.getByRole('status').filter({ hasText: 'Result ready' })).toHaveText('Result ready: {"id": 1}')
  await editor.fill(first)
  await expect(tree).toContainText('tags')
})

test('a change in the tree is made although the text is newer', async ({ page, complaints }) => {
  // As for any marked text that is replaced (see first-state.spec.ts).
  complaints.allow(/Applying inline style violates/)
  await open(page, '/json-editor/')
  const editor = page.locator('.cm-content')
  const tree = result(page).locator('.tree')
  await page.getByLabel('JSON', { exact: true }).first().fill('{"id": 1, "tags": ["a"]}')
  await expect(tree.getByRole('button', { name: 'Remove: $.tags[0]' })).toBeVisible()
  // Runs stay under way from here on.
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype
    const held: (() => void)[] = []
    Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
      held.push(() => Reflect.apply(postMessage, this, given))
    }
    Object.assign(window, { letGo: () => held.splice(0).forEach((send) => send()) })
  })
  await editor.fill('{"new": 0, "id": 1, "tags": ["a"]}')
  await expect(result(page).locator('.pane-body')).toHaveAttribute('aria-busy', 'true')
  await tree.getByRole('button', { name: 'Remove: $.id' }).click()
  await expect(editor).toHaveText('{"new": 0, "tags": ["a"]}')
  await expect(tree).toContainText('new')
  await tree.getByRole('button', { name: 'Remove: $.tags[0]' }).click()
  await expect(editor).toHaveText('{"new": 0, "tags": []}')
  await page.evaluate(() => (window as unknown as { letGo: () => void }).letGo())
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
