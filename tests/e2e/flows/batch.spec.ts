import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { type Page, expect, holdBack, open, test } from '../support.ts'

let folder = ''
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'batch-'))
})
test.afterEach(() => rm(folder, { recursive: true }))

const put = async (files: Readonly<Record<string, string | Uint8Array>>) => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}
const panel = (page: Page) => page.getByRole('region', { name: 'Many at once' })
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
const openPanel = async (page: Page, path: string) => {
  await open(page, path)
  await page.mouse.move(100, 100)
  await page.getByRole('toolbar', { name: 'Input' }).getByRole('button', { name: 'Many at once' }).click()
  await expect(panel(page)).toBeFocused()
}
const saved = async (page: Page, name: string) => {
  const waiting = page.waitForEvent('download')
  await button(page, name).click()
  return readFile(await (await waiting).path())
}
const savedZip = async (page: Page) => {
  const files = unzipSync(new Uint8Array(await saved(page, 'Download all as ZIP')))
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]))
}
const count = (page: Page, text: string, timeout?: number) => expect(panel(page).locator('.batch-count')).toHaveText(text, { timeout })
const row = (page: Page, name: string) =>
  panel(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** Gives so many lines, as a paste would; a browser types thousands of lines one by one otherwise. */
const giveLines = async (page: Page, length: number) => {
  await panel(page).getByRole('radio', { name: 'Each line' }).check()
  await panel(page)
    .getByLabel('Text, one item per line')
    .evaluate((area, lines) => {
      const text = Array.from({ length: lines }, (_, index) => `line ${index}`).join('\n')
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
      area.dispatchEvent(new Event('input', { bubbles: true }))
    }, length)
  await expect(button(page, 'Start')).toBeEnabled()
}
/** Holds back what keeps results: until it is let go, what was begun stays under way, and nothing more begins. */
const holdResults = (page: Page) => holdBack(page, '**/assets/spool-worker-*.js')
const underWay = (page: Page) => panel(page).locator('tr.item-running')

test('a folder of files runs with the options above, one bad file never ends the rest, and the ZIP keeps the names', async ({ page }) => {
  await put({
    'in/a.json': '{"b":1,"a":2}',
    'in/deep/a.json': '[1]',
    'in/bad.json': '{"a":\n oops}',
    'in/latin.json': new Uint8Array([0x22, 0xe9, 0x22]),
  })
  await openPanel(page, '/json-formatter/')
  await page.getByLabel('Indentation').selectOption({ label: 'None, all on one line' })
  await panel(page).getByLabel('Choose a folder').setInputFiles(join(folder, 'in'))
  await count(page, 'Done: 0 of 4 · Errors: 0')
  await button(page, 'Start').click()
  await count(page, 'Done: 2 of 4 · Errors: 2')
  await expect(row(page, 'in/bad.json')).toContainText('(2:')
  await expect(row(page, 'in/latin.json')).toContainText('UTF-8')
  expect(await savedZip(page)).toEqual({ 'in/a.json': '{"b":1,"a":2}', 'in/deep/a.json': '[1]' })
  await panel(page).getByLabel('Show errors only').check()
  await expect(panel(page).getByRole('rowheader')).toHaveText(['in/bad.json', 'in/latin.json'])
  expect((await new AxeBuilder({ page }).include('.batch').analyze()).violations).toEqual([])
})

test('a ZIP is taken file by file, and no name leads out of the result', async ({ page }) => {
  await put({
    'x.zip': zipSync({ 'a.txt': strToU8('one'), 'A.txt': strToU8('two'), '../../evil.txt': strToU8('three'), 'con.txt': strToU8('four') }),
    'none.zip': 'not a ZIP',
  })
  await openPanel(page, '/base64-encode/')
  await panel(page).getByLabel('Choose files or a ZIP').setInputFiles(join(folder, 'none.zip'))
  await expect(panel(page).getByRole('alert')).toHaveText('The ZIP file is damaged, or isn’t a ZIP file.')
  await panel(page).getByLabel('Choose files or a ZIP').setInputFiles(join(folder, 'x.zip'))
  await button(page, 'Start').click()
  await count(page, 'Done: 4 of 4 · Errors: 0')
  const names = Object.keys(await savedZip(page)).map((name) => name.toLowerCase())
  expect(names.toSorted()).toEqual(['_con.txt', 'a (2).txt', 'a.txt', 'evil.txt'])
})

test('each line gives a result that can be saved alone, as a ZIP or as a table', async ({ page }) => {
  await openPanel(page, '/base64-encode/')
  await panel(page).getByRole('radio', { name: 'Each line' }).check()
  await panel(page).getByLabel('Text, one item per line').fill('a\n\nżółw\n=1+1')
  await button(page, 'Start').click()
  await count(page, 'Done: 3 of 3 · Errors: 0')
  await expect(row(page, 'żółw')).toContainText('xbzDs8WCdw==')
  expect(await savedZip(page)).toEqual({ '1-a.txt': 'YQ==', '2-żółw.txt': 'xbzDs8WCdw==', '3-1-1.txt': 'PTErMQ==' })
  expect((await saved(page, 'Save as CSV')).toString()).toBe(`\ufeffText,Base64,Error\r\na,YQ==,\r\nżółw,xbzDs8WCdw==,\r\n'=1+1,PTErMQ==,`)
  const waiting = page.waitForEvent('download')
  await row(page, 'żółw').getByRole('button', { name: 'Download 2-żółw.txt' }).click()
  expect(await readFile(await (await waiting).path(), 'utf8')).toBe('xbzDs8WCdw==')
})

test('rows of a table fill the fields that their columns name or are mapped to', async ({ page }) => {
  await openPanel(page, '/loan-calculator/')
  await panel(page)
    .getByLabel('CSV table; the first row names the columns')
    .fill('what I borrow,rate,Years\n1200,0,1\n1200,x,1\n"2,400",0,1')
  await panel(page).getByLabel('what I borrow').selectOption({ label: 'Loan' })
  await button(page, 'Start').click()
  await count(page, 'Done: 2 of 3 · Errors: 1')
  await expect(row(page, '1200 · x · 1')).toContainText('Annual interest rate:')
  // Values are named, and written as the page writes them.
  await expect(row(page, '1200 · 0 · 1')).toContainText('Payment: $100.00')
  const [head, first, second, third] = (await saved(page, 'Save as CSV')).toString().split('\r\n')
  expect(head).toMatch(/^\ufeffwhat I borrow,rate,Years,.*,Error$/)
  expect(first).toMatch(/^1200,0,1,.*\b100\b/)
  expect(second).toMatch(/^1200,x,1,,.*number/)
  expect(third).toMatch(/^"2,400",0,1,.*\b200\b/)
})

test('several files dropped on a tool that takes one open it; pause, continue, cancel and retry', async ({ page }) => {
  await open(page, '/word-to-markdown/')
  await page.mouse.move(100, 100)
  await expect(page.getByRole('button', { name: 'Many at once' })).toBeAttached()
  await page.locator('.input-pane .drop-zone').evaluate((zone) => {
    const dataTransfer = new DataTransfer()
    for (let index = 0; index < 30; index++) dataTransfer.items.add(new File([`no document ${index}`], `${index}.docx`))
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  await count(page, 'Done: 0 of 30 · Errors: 0')
  await expect(page.locator('.input-pane .file-chip')).toHaveCount(0)
  await button(page, 'Start').click()
  await count(page, 'Done: 0 of 30 · Errors: 30')
  await expect(panel(page).getByRole('status')).toHaveText('Finished. Done: 0 of 30 · Errors: 30')
  // In the end it says what it said before.
  const said = await panel(page)
    .locator('.batch-count')
    .evaluateHandle((element) => {
      const texts: string[] = []
      new MutationObserver(() => texts.push(element.textContent)).observe(element, { subtree: true, characterData: true, childList: true })
      return texts
    })
  await button(page, 'Retry failed items').click()
  await expect.poll(() => said.jsonValue()).toContain('Done: 0 of 30 · Errors: 0')
  await count(page, 'Done: 0 of 30 · Errors: 30')
})

test('a long list comes by pages, can be paused and canceled, and goes on where it stopped', async ({ page }) => {
  const release = await holdResults(page)
  await openPanel(page, '/base64-encode/')
  await giveLines(page, 120)
  await button(page, 'Start').click()
  await button(page, 'Pause').click()
  await expect(button(page, 'Continue')).toBeVisible()
  await count(page, 'Done: 0 of 120 · Errors: 0')
  const begun = await underWay(page).count()
  expect(begun).toBeGreaterThan(0)
  expect(begun).toBeLessThan(20)
  // What was under way is finished, and nothing more begun: one that ends would be followed by the next at once.
  release()
  await count(page, `Done: ${begun} of 120 · Errors: 0`)
  await expect(underWay(page)).toHaveCount(0)
  await button(page, 'Cancel').click()
  await expect(button(page, 'Clear')).toBeVisible()
  await button(page, 'Continue').click()
  await count(page, 'Done: 120 of 120 · Errors: 0', 60_000)
  await expect(panel(page).getByRole('rowheader')).toHaveCount(50)
  await button(page, 'Next').click()
  await expect(panel(page)).toContainText('Page 2 of 3')
  await expect(panel(page).getByRole('rowheader').first()).toHaveText('line 50')
})

test('a batch that was paused says at once that it is canceled, and goes on only when it has ended', async ({ page }) => {
  const release = await holdResults(page)
  await openPanel(page, '/base64-encode/')
  await giveLines(page, 120)
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (this: Worker, ...given: [{ readonly ask?: string }, ...unknown[]]) {
      if (given[0].ask === 'add') Object.assign(window, { isResultHeld: true })
      Reflect.apply(postMessage, this, given)
    }
  })
  await button(page, 'Start').click()
  await button(page, 'Pause').click()
  // From here on no cancelling ends it before it is let go.
  await page.waitForFunction(() => 'isResultHeld' in window)
  await button(page, 'Cancel').click()
  await expect(button(page, 'Canceling…')).toBeDisabled()
  await expect(button(page, 'Continue')).toHaveCount(0)
  release()
  await button(page, 'Continue').click()
  await count(page, 'Done: 120 of 120 · Errors: 0', 60_000)
})

test('a table that is saved at once has the errors in words', async ({ page }) => {
  const release = await holdBack(page, '**/assets/sentences-*.js')
  await openPanel(page, '/json-formatter/')
  await panel(page).getByRole('radio', { name: 'Each line' }).check()
  await panel(page).getByLabel('Text, one item per line').fill('{"a":1}\n{"a":x}')
  await button(page, 'Start').click()
  await count(page, 'Done: 1 of 2 · Errors: 1')
  const waiting = page.waitForEvent('download')
  await button(page, 'Save as CSV').click()
  release()
  const [, good, bad] = (await readFile(await (await waiting).path(), 'utf8')).split('\r\n')
  expect(good).toMatch(/,$/)
  expect(bad).toMatch(/\(1:6\)/)
})

test('the ZIP lists the results in the order of the items, whichever was ready first', async ({ page }) => {
  await put({ '1.txt': 'x'.repeat(12_000_000), '2.txt': 'b', '3.txt': 'c', '4.txt': 'd' })
  await openPanel(page, '/base64-encode/')
  await panel(page)
    .getByLabel('Choose files or a ZIP')
    .setInputFiles([1, 2, 3, 4].map((number) => join(folder, `${number}.txt`)))
  await button(page, 'Start').click()
  await count(page, 'Done: 4 of 4 · Errors: 0')
  const entries = unzipSync(new Uint8Array(await saved(page, 'Download all as ZIP')))
  expect(Object.keys(entries)).toEqual(['1.txt', '2.txt', '3.txt', '4.txt'])
})

test('the focus goes from each button to what can be done next, and Start is no longer the main one', async ({ page }) => {
  const release = await holdResults(page)
  await openPanel(page, '/base64-encode/')
  await giveLines(page, 3000)
  await expect(button(page, 'Start')).toHaveClass(/primary/)
  await button(page, 'Start').press('Enter')
  await expect(button(page, 'Pause')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Continue')).toBeFocused()
  // Only where something is done it goes on, and does not start.
  release()
  await expect(panel(page).locator('.batch-count')).toHaveText(/^Done: [1-9]/)
  await expect(underWay(page)).toHaveCount(0)
  await button(page, 'Cancel').press('Enter')
  await expect(button(page, 'Continue')).toBeFocused()
  await expect(button(page, 'Start')).not.toHaveClass(/primary/)
  await button(page, 'Clear').press('Enter')
  await expect(panel(page)).toBeFocused()
  await button(page, 'Close').press('Enter')
  await expect(page.locator('.batch-open')).toBeFocused()
})

test('on a phone nothing covers the last row, and buttons share a line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPanel(page, '/base64-encode/')
  await panel(page).getByRole('radio', { name: 'Each line' }).check()
  await panel(page).getByLabel('Text, one item per line').fill('a\nb\nc')
  await button(page, 'Start').click()
  await count(page, 'Done: 3 of 3 · Errors: 0')
  // The buttons of what is over.
  await expect(button(page, 'Clear')).toBeVisible()
  await row(page, 'c').scrollIntoViewIfNeeded()
  await expect(page.locator('.peek')).toBeHidden()
  const tops = await panel(page)
    .locator('.batch-actions button')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBeLessThanOrEqual(2)
})

test('a tool that asks the server is run line by line, too', async ({ page, complaints }) => {
  complaints.allow(/the server responded with a status of/)
  await openPanel(page, '/dns-lookup/')
  await panel(page).getByRole('radio', { name: 'Each line' }).check()
  await expect(panel(page)).toContainText('Each item is sent to our server')
  await panel(page).getByLabel('Text, one item per line').fill('not a name\n-')
  await button(page, 'Start').click()
  await count(page, 'Done: 0 of 2 · Errors: 2')
})
