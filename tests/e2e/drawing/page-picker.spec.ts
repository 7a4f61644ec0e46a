import { PDFDocument, StandardFonts, rgb } from '@cantoo/pdf-lib'
import { type Page, expect, expectAccessible, open, result, test } from '../support.ts'
import { look } from './pixels.ts'

/** Of so many pages, each with its number; the first is red all over. */
async function numbered(count: number, password?: string): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.HelveticaBold)
  for (let page = 1; page <= count; page++) {
    const one = document.addPage([210, 297])
    if (page === 1) one.drawRectangle({ x: 0, y: 0, width: 210, height: 297, color: rgb(1, 0, 0) })
    else one.drawText(String(page), { x: 40, y: 120, size: 80, font })
  }
  if (password !== undefined) document.encrypt({ userPassword: password, ownerPassword: 'owner' })
  return document.save({ useObjectStreams: password === undefined })
}
async function give(page: Page, path: string, bytes: Uint8Array): Promise<void> {
  await open(page, path)
  await page
    .locator('.drop-zone input[type=file]')
    .first()
    .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
}
const pick = (page: Page) => page.getByRole('button', { name: 'Pick pages' })
const tile = (page: Page, number: number) => page.getByRole('option', { name: `Page ${number}`, exact: true })
const picked = (page: Page) => page.locator('.page-tile[aria-selected=true]')
const pictures = (page: Page) => page.locator('.page-tile img')
const text = (page: Page, label = 'Pages') => page.getByRole('textbox', { name: label, exact: true })

test('shows the pages of a PDF, and those that are picked by mouse are turned', async ({ page }) => {
  await open(page, '/rotate-pdf/')
  await expect(pick(page)).toHaveCount(0)
  await give(page, '/rotate-pdf/', await numbered(200))
  await pick(page).click()
  await expect.poll(async () => (await look(tile(page, 1).locator('img'), [[0.5, 0.5]])).colors).toEqual([[254, 0, 0, 255]])
  await tile(page, 5).click()
  await tile(page, 2).click()
  await expect(text(page)).toHaveValue('2, 5')
  await tile(page, 4).click({ modifiers: ['Shift'] })
  await expect(text(page)).toHaveValue('2-5')
  await tile(page, 3).click()
  await expect(text(page)).toHaveValue('2, 4-5')
  await expect(page.getByText('Selected: 3 of 200')).toBeVisible()
  await expect(result(page)).toContainText('Rotated pages3')
  await expect(tile(page, 4)).toHaveAttribute('aria-selected', 'true')
  await expect(tile(page, 3)).toHaveAttribute('aria-selected', 'false')
  await expectAccessible(page)
})

test('follows the text, and keeps what was picked while that cannot be read', async ({ page }) => {
  await give(page, '/rotate-pdf/', await numbered(8))
  await text(page).fill('7-')
  await pick(page).click()
  await expect(picked(page)).toHaveCount(2)
  await text(page).fill('odd')
  await expect(picked(page)).toHaveCount(4)
  await text(page).fill('odd, 9')
  await expect(page.locator('.page-grid')).toHaveClass(/stale/)
  await expect(picked(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await expect(text(page)).toHaveValue('')
  await expect(page.locator('.page-grid')).not.toHaveClass(/stale/)
  await page.getByRole('button', { name: 'Select all' }).click()
  await expect(text(page)).toHaveValue('1-')
})

test('is worked by keys alone', async ({ page }) => {
  await give(page, '/delete-pdf-pages/', await numbered(30))
  await pick(page).focus()
  await page.keyboard.press('Enter')
  await tile(page, 1).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(text(page)).toHaveValue('2')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(text(page)).toHaveValue('2-4')
  await expect(tile(page, 4)).toBeFocused()
  const across = await page.locator('.page-grid').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  await page.keyboard.press('ArrowDown')
  await expect(tile(page, 4 + across)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await expect(text(page)).toHaveValue('2-4, 30')
  await expect(result(page)).toContainText('Deleted pages4')
  await page.keyboard.press('Control+a')
  await expect(text(page)).toHaveValue('1-')
  await page.keyboard.press('Escape')
  await expect(pick(page)).toBeFocused()
  await expect(page.locator('.page-grid')).toHaveCount(0)
})

test('writes pages in the order of picking where that counts', async ({ page }) => {
  await give(page, '/delete-pdf-pages/', await numbered(6))
  await page.getByLabel('What to do').selectOption({ label: 'Keep only these pages, in this order' })
  await pick(page).click()
  for (const number of [5, 1, 2]) await tile(page, number).click()
  await expect(text(page)).toHaveValue('5, 1-2')
  await expect(page.getByRole('option', { name: 'Page 1 (2)' })).toBeVisible()
  await expect(result(page)).toContainText('Pages3')
})

test('makes a range of each page, or of those between two, where ranges are asked', async ({ page }) => {
  await give(page, '/split-pdf/', await numbered(8))
  await page.getByLabel('Split', { exact: true }).selectOption({ label: 'By ranges' })
  await pick(page).click()
  await tile(page, 1).click()
  await tile(page, 2).click()
  await tile(page, 4).click({ modifiers: ['Shift'] })
  await expect(text(page, 'Ranges')).toHaveValue('1, 2-4')
  await expect(page.getByRole('option', { name: 'Page 3 (2)' })).toBeVisible()
  await expect(result(page)).toContainText('report-2-4.pdf')
})

test('holds pictures of what is near, however far one scrolls', async ({ page }) => {
  await give(page, '/rotate-pdf/', await numbered(200))
  await pick(page).click()
  await expect(tile(page, 2).locator('img')).toBeVisible()
  await expect(page.locator('.page-tile')).toHaveCount(200)
  await expect.poll(() => pictures(page).count()).toBeLessThan(60)
  for (const number of [50, 100, 150, 200]) {
    await tile(page, number).scrollIntoViewIfNeeded()
    await expect(tile(page, number).locator('img')).toBeVisible()
  }
  await expect.poll(() => pictures(page).count()).toBeLessThanOrEqual(60)
  await tile(page, 1).scrollIntoViewIfNeeded()
  await expect(tile(page, 1).locator('img')).toBeVisible()
})

test('says why there are no pages to see, and leaves the text to work', async ({ page }) => {
  await give(page, '/pdf-to-text/', await numbered(3, 'sésame'))
  await pick(page).click()
  await expect(page.getByText('Enter the password for this PDF to see its pages.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await expect(page.getByText('Enter the password for this PDF to see its pages.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('sésame')
  await tile(page, 3).click()
  await expect(text(page)).toHaveValue('3')
  await give(page, '/rotate-pdf/', new TextEncoder().encode('%PDF-1.7\nnothing'))
  await pick(page).click()
  await expect(page.getByText('The pages can’t be shown here.')).toBeVisible()
  await text(page).fill('1')
  await expect(text(page)).toHaveValue('1')
})

const rows = (page: Page) => page.locator('.ordered-files > li .file-name')
const inOrder = (page: Page) => page.locator('.page-order .page-number')
/** Takes a handle by the mouse and lets it go over another element. */
async function dragTo(page: Page, from: ReturnType<Page['locator']>, to: ReturnType<Page['locator']>): Promise<void> {
  // It comes into sight and to rest.
  await from.hover()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 })
  await page.mouse.up()
}
async function giveThree(page: Page): Promise<void> {
  await open(page, '/merge-pdf/')
  const files = [['cover', 2], ['report', 5], ['end', 1]] as const // prettier-ignore
  const given = files.map(async ([name, count]) => ({
    name: `${name}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(await numbered(count)),
  }))
  await page
    .locator('.drop-zone input[type=file]')
    .first()
    .setInputFiles(await Promise.all(given))
}

test('documents are ordered by mouse, keys and buttons, and their lines of pages go with them', async ({ page }) => {
  await giveThree(page)
  await expect(page.locator('.file-cover')).toHaveCount(3)
  await expect(rows(page)).toHaveText(['cover.pdf', 'report.pdf', 'end.pdf'])
  const lines = page.getByRole('textbox', { name: 'Pages of each file' })
  await lines.fill('2\n1-3')
  await dragTo(page, page.locator('.file-handle').nth(0), page.locator('.ordered-files .file-chip').nth(2))
  await expect(rows(page)).toHaveText(['report.pdf', 'end.pdf', 'cover.pdf'])
  await expect(lines).toHaveValue('1-3\n\n2')
  await expect(page.getByText('cover.pdf: position 3 of 3')).toHaveCount(1)
  await page.locator('.file-handle').nth(2).focus()
  await page.keyboard.press('ArrowUp')
  await expect(rows(page)).toHaveText(['report.pdf', 'cover.pdf', 'end.pdf'])
  await expect(page.locator('.file-handle').nth(1)).toBeFocused()
  await expect(lines).toHaveValue('1-3\n2')
  await page.getByRole('button', { name: 'Move up: end.pdf' }).click()
  await expect(rows(page)).toHaveText(['report.pdf', 'end.pdf', 'cover.pdf'])
  await expect(lines).toHaveValue('1-3\n\n2')
  await expect(result(page)).toContainText('end.pdf14')
  await page.getByRole('button', { name: 'Remove: report.pdf' }).click()
  await expect(lines).toHaveValue('\n2')
  await expectAccessible(page)
})

test('pages of each document are picked and ordered by sight', async ({ page }) => {
  await giveThree(page)
  const lines = page.getByRole('textbox', { name: 'Pages of each file' })
  await page.getByRole('button', { name: 'Pages of report.pdf' }).click()
  await expect(inOrder(page)).toHaveText(['1', '2', '3', '4', '5'])
  await expect(page.locator('.page-order img')).toHaveCount(5)
  await dragTo(page, page.locator('.page-order .page-tile').nth(4), page.locator('.page-order .page-tile').nth(0))
  await expect(lines).toHaveValue('\n5, 1-4')
  await expect(inOrder(page)).toHaveText(['5', '1', '2', '3', '4'])
  await page.keyboard.press('ArrowRight')
  await expect(lines).toHaveValue('\n1, 5, 2-4')
  await expect(page.getByText('Page 5: position 2 of 5')).toHaveCount(1)
  await page.getByRole('button', { name: 'Move later' }).click()
  await expect(lines).toHaveValue('\n1-2, 5, 3-4')
  await page.getByRole('option', { name: 'Page 1 (1)' }).click()
  await expect(lines).toHaveValue('\n2, 5, 3-4')
  await expect(page.locator('.page-order img')).toHaveCount(4)
  await expect(result(page)).toContainText('report.pdf43')
  await expectAccessible(page)
  await page.getByRole('option', { name: 'Page 2 (1)' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Pages of report.pdf' })).toBeFocused()
})

test('kept pages and ranges are ordered by dragging, too', async ({ page }) => {
  await give(page, '/delete-pdf-pages/', await numbered(6))
  await page.getByLabel('What to do').selectOption({ label: 'Keep only these pages, in this order' })
  await text(page).fill('2, 4, 6')
  await pick(page).click()
  await dragTo(page, page.locator('.page-order .page-tile').nth(2), page.locator('.page-order .page-tile').nth(1))
  await expect(text(page)).toHaveValue('2, 6, 4')
  await give(page, '/split-pdf/', await numbered(8))
  await page.getByLabel('Split', { exact: true }).selectOption({ label: 'By ranges' })
  await text(page, 'Ranges').fill('1-3, 5, 7-')
  await pick(page).click()
  await dragTo(page, page.locator('.page-order .page-tile').nth(0), page.locator('.page-order .page-tile').nth(2))
  await expect(text(page, 'Ranges')).toHaveValue('5, 7-, 1-3')
})
