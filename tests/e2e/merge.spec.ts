import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, result, test } from './support.ts'

const LEFT = 'one\ntwo\nthree\nfour\nfive\n'
const RIGHT = 'one\n2\nthree\nfour\nfive\nsix\n'

async function compare(page: Page, left: string, right: string): Promise<void> {
  await open(page, '/text-compare/')
  await page.getByLabel('Text', { exact: true }).fill(left)
  await page.getByLabel('Second text', { exact: true }).fill(right)
  // Neither the sample nor one text alone is merged.
  await expect(result(page).locator('.own .diff-row', { hasText: 'six' })).toBeVisible()
  await startMerging(page)
  await expect(result(page).locator('.merged')).toBeVisible()
}

const startMerging = (page: Page) => result(page).getByRole('button', { name: 'Merge', exact: true }).click()

const block = (page: Page, name: string) => result(page).getByRole('group', { name, exact: true })
const merged = (page: Page) => result(page).getByLabel('Merged text', { exact: true }).locator('pre')
const said = (page: Page) => result(page).locator('.merge-bar [role=status]')

/** The text as a download gives it, with its line ends. */
async function downloaded(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download')
  await result(page).locator('.merged').getByRole('button', { name: 'Download' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('merged.txt')
  return readFile(await download.path(), 'utf8')
}

test('two texts are merged block by block', async ({ page }) => {
  await compare(page, LEFT, RIGHT)
  await expect(merged(page)).toHaveText(LEFT)
  await block(page, 'Difference 1 of 2').getByRole('button', { name: 'Right' }).click()
  await expect(block(page, 'Difference 1 of 2').getByRole('button', { name: 'Right' })).toHaveAttribute('aria-pressed', 'true')
  await expect(said(page)).toHaveText('Difference 1 of 2: Right. Chosen: 1 of 2')
  await expect(merged(page)).toHaveText('one\n2\nthree\nfour\nfive\n')
  await block(page, 'Difference 2 of 2').getByRole('button', { name: 'Both' }).click()
  await expect(merged(page)).toHaveText('one\n2\nthree\nfour\nfive\nsix\n')
  await block(page, 'Difference 1 of 2').getByRole('button', { name: 'Both' }).click()
  await expect(merged(page)).toHaveText('one\ntwo\n2\nthree\nfour\nfive\nsix\n')
  // At the top, where the header that stays covers nothing.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  // Pressing a choice again takes it back, and so does Undo.
  await block(page, 'Difference 1 of 2').getByRole('button', { name: 'Both' }).click()
  await expect(said(page)).toHaveText('Difference 1 of 2: no choice. Chosen: 1 of 2')
  await result(page).getByRole('button', { name: 'Undo' }).click()
  await expect(merged(page)).toHaveText('one\ntwo\n2\nthree\nfour\nfive\nsix\n')
  await result(page).getByRole('button', { name: 'Keep all right' }).click()
  await expect(merged(page)).toHaveText(RIGHT)
  await result(page).getByRole('button', { name: 'Keep all left' }).click()
  await expect(merged(page)).toHaveText(LEFT)
  await result(page).locator('.merged').getByRole('button', { name: 'Copy' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(LEFT)
})

test('the differences are gone through and decided by keyboard', async ({ page }) => {
  await compare(page, LEFT, RIGHT)
  await result(page).getByRole('region', { name: 'Comparison' }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(block(page, 'Difference 1 of 2').getByRole('button', { name: 'Left' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(said(page)).toHaveText('Difference 1 of 2: Right. Chosen: 1 of 2')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(block(page, 'Difference 2 of 2').getByRole('button', { name: 'Left' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('Difference 2 of 2: Left. Chosen: 2 of 2')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(block(page, 'Difference 1 of 2').getByRole('button', { name: 'Right' })).toBeFocused()
  await expect(merged(page)).toHaveText('one\n2\nthree\nfour\nfive\n')
})

test('choices outlast other rules, and keep the author’s own text and line ends', async ({ page }) => {
  await open(page, '/text-compare/')
  const files = [
    ['Text', 'One\r\nsame\r\nTwo words\r\nsame\r\nthree\r\n'],
    ['Second text', ' one\nsame\ntwo  words and more\nsame\nTHREE\n'],
  ] as const
  // A text area would turn CRLF into LF; a dropped file does not.
  for (const [label, text] of files) {
    const transfer = await page.evaluateHandle((content) => {
      const data = new DataTransfer()
      data.items.add(new File([content], 'text.txt', { type: 'text/plain' }))
      return data
    }, text)
    await page.getByLabel(label, { exact: true }).dispatchEvent('drop', { dataTransfer: transfer })
  }
  await page.getByRole('switch', { name: 'Ignore case' }).check()
  await page.getByRole('radio', { name: 'Ignore amount' }).check()
  // Only once both rules hold is this line alone the one that differs.
  await expect(result(page).locator('.diff-row.changed')).toHaveText([/Two words/])
  await startMerging(page)
  await block(page, 'Difference 1 of 1').getByRole('button', { name: 'Right' }).click()
  await expect(said(page)).toHaveText('Difference 1 of 1: Right. Chosen: 1 of 1')
  expect(await downloaded(page)).toBe('One\r\nsame\r\ntwo  words and more\nsame\r\nthree\r\n')
  await page.getByRole('switch', { name: 'Ignore case' }).uncheck()
  await expect(block(page, 'Difference 2 of 3').getByRole('button', { name: 'Right' })).toHaveAttribute('aria-pressed', 'true')
  await block(page, 'Difference 3 of 3').getByRole('button', { name: 'Right' }).click()
  expect(await downloaded(page)).toBe('One\r\nsame\r\ntwo  words and more\nsame\r\nTHREE\n')
  // What is no difference by these rules has no choice to lose.
  await page.getByRole('switch', { name: 'Ignore case' }).check()
  await expect(block(page, 'Difference 1 of 1').getByRole('button', { name: 'Right' })).toHaveAttribute('aria-pressed', 'true')
  expect(await downloaded(page)).toBe('One\r\nsame\r\ntwo  words and more\nsame\r\nthree\r\n')
})

test('20,000 lines are drawn piece by piece, gone through and merged', async ({ page }) => {
  await open(page, '/text-compare/')
  const lines = Array.from({ length: 20_000 }, (_, index) => `line ${index} of a long text`)
  const other = lines.map((line, index) => (index % 400 === 399 ? `${line}, changed` : line))
  for (const [label, text] of [
    ['Text', lines],
    ['Second text', other],
  ] as const) {
    const transfer = await page.evaluateHandle((content) => {
      const data = new DataTransfer()
      data.items.add(new File([content], 'text.txt', { type: 'text/plain' }))
      return data
    }, text.join('\n'))
    await page.getByLabel(label, { exact: true }).dispatchEvent('drop', { dataTransfer: transfer })
  }
  // Both texts are there.
  await expect(result(page).locator('.own .diff-row').first()).toHaveText(/line 0 of .*line 0 of /s)
  await expect(block(page, 'Difference 1 of 50')).toHaveCount(0)
  await startMerging(page)
  await expect(result(page).locator('.merge-state')).toHaveText('Chosen: 0 of 50')
  expect(await result(page).locator('.diff-row').count()).toBeLessThan(1000)
  for (let step = 1; step <= 50; step++) await result(page).getByRole('button', { name: 'Next difference' }).click()
  await expect(block(page, 'Difference 50 of 50').getByRole('button', { name: 'Left' })).toBeFocused()
  await expect(block(page, 'Difference 50 of 50')).toBeInViewport()
  expect(await result(page).locator('.diff-row').count()).toBeLessThan(1000)
  await page.keyboard.press('Shift+Tab')
  await block(page, 'Difference 50 of 50').getByRole('button', { name: 'Right' }).click()
  await expect(result(page).locator('.merge-state')).toContainText('Chosen: 1 of 50')
  expect(await downloaded(page)).toBe(lines.with(19_999, other[19_999] as string).join('\n'))
  await result(page).getByRole('button', { name: 'Keep all right' }).click()
  await expect(result(page).locator('.merge-state')).toContainText('Chosen: 50 of 50')
  expect(await downloaded(page)).toBe(other.join('\n'))
  await result(page)
    .getByRole('region', { name: 'Comparison' })
    .evaluate((region) => region.scrollTo(0, region.scrollHeight / 2))
  await expect(result(page).locator('.diff-row', { hasText: 'line 10000 of' })).toBeVisible()
})
