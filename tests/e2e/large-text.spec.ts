import { Buffer } from 'node:buffer'
import { expect, expectText, mainText, open, type Page, result, test } from './support.ts'

test('a 50 MB text is kept as a file, and encoded', async ({ page }) => {
  test.setTimeout(300_000)
  await open(page, '/base64-encode/')
  await page
    .locator('.input-pane input[type=file]')
    .setInputFiles({ name: 'big.txt', mimeType: 'text/plain', buffer: Buffer.alloc(50_000_000, 'a') })
  await expect(page.locator('.large-text .file-name')).toHaveText('big.txt')
  await expect(result(page)).toContainText('YWFh', { timeout: 60_000 })
  await expect(page.locator('textarea')).toHaveCount(0)
})

const FIVE_MB = 5_000_000
const WAYS: readonly [way: string, give: (page: Page) => Promise<void>][] = [
  ['the Paste button', (page) => page.getByRole('button', { name: 'Paste', exact: true }).click()],
  ['Ctrl+V', (page) => mainText(page).press('Control+V')],
  [
    'Ctrl+V outside of every field',
    async (page) => {
      await page.locator('h1').click()
      // Listened to once the panes have their tools.
      await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
      await page.keyboard.press('Control+V')
    },
  ],
  [
    'a dropped file',
    async (page) => {
      const files = await page.evaluateHandle((length) => {
        const data = new DataTransfer()
        data.items.add(new File(['a'.repeat(length)], 'text.txt', { type: 'text/plain' }))
        return data
      }, FIVE_MB)
      await mainText(page).dispatchEvent('drop', { dataTransfer: files })
    },
  ],
  [
    'Open file',
    (page) =>
      page.locator('.bar input[type=file]').setInputFiles({ name: 'text.txt', mimeType: 'text/plain', buffer: Buffer.alloc(FIVE_MB, 'a') }),
  ],
]
for (const [way, give] of WAYS)
  test(`5 MB by ${way} stay a file, and the page goes on`, async ({ page }) => {
    await open(page, '/base64-encode/')
    await page.evaluate((length) => navigator.clipboard.writeText('a'.repeat(length)), FIVE_MB)
    await give(page)
    await expect(page.locator('.large-text .file-name')).toHaveText('text.txt')
    await expect(result(page)).toContainText('YWFh')
    await page.getByLabel('Alphabet').selectOption('url')
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expectText(mainText(page), '')
  })

test('a large text is taken, run and shown without a connection, too', async ({ page, context }) => {
  await open(page, '/base64-encode/')
  await page.evaluate((length) => navigator.clipboard.writeText('a'.repeat(length)), FIVE_MB)
  await mainText(page).focus()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.keyboard.press('Control+V')
  await expect(page.locator('.large-text .file-name')).toHaveText('text.txt')
  await expect(result(page)).toContainText('YWFh')
})

test('what is pasted outside of every field takes the place of the text, and can be undone', async ({ page }) => {
  await open(page, '/base64-encode/')
  await mainText(page).fill('before')
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
  await page.evaluate(() => navigator.clipboard.writeText('pasted'))
  await page.locator('h1').click()
  await page.keyboard.press('Control+V')
  await expect(result(page)).toContainText('cGFzdGVk')
  await page.locator('.Toastify__toast').getByRole('button', { name: 'Undo' }).click()
  await expectText(mainText(page), 'before')
  // An option keeps what is pasted into it, or not, by itself.
  const isTaken = await page.getByLabel('Alphabet').evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'pasted')
    return !field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  expect(isTaken).toBe(false)
  await expectText(mainText(page), 'before')
})

test('a large JSON document is a tree too, drawn branch by branch', async ({ page }) => {
  await open(page, '/json-viewer/')
  await page.evaluate(() => {
    const items = Array.from({ length: 20_000 }, (_, id) => `{"id":${id}.0,"tags":["a"]}`)
    const input = document.querySelector('.input-pane input[type=file]') as HTMLInputElement
    const data = new DataTransfer()
    data.items.add(new File([`[${items.join(',')}]`], 'large.json'))
    input.files = data.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  const tree = result(page).locator('.tree')
  await expect(tree.locator('.branch-head').first()).toHaveText('$ [20000]')
  await expect(tree.locator('.branch-head')).toHaveCount(201)
  await tree.getByRole('button', { name: 'Show more' }).click()
  await tree.getByRole('button', { name: '1000 {2}' }).click()
  await expect(tree.getByText('1000.0')).toBeVisible()
})
