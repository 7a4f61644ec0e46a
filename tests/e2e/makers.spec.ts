import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, open, result, test, widthOf } from './support.ts'

test('a drawing is saved as a PNG of twice its size', async ({ page }) => {
  await open(page, '/chart-maker/')
  await page.getByLabel('CSV', { exact: true }).fill('Quarter,Shop,Online\nQ1,120,80\nQ2,135,110')
  await expect(result(page).getByRole('img', { name: 'Chart' })).toBeVisible()
  await expect(result(page).getByRole('cell', { name: '135' })).toBeVisible()
  const waiting = page.waitForEvent('download')
  await result(page).getByRole('button', { name: 'Download as PNG' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('chart.png')
  const png = await readFile(await download.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1600, 960])
  await expectAccessible(page)
})

test('a board is there on arrival, scrolls alone on a phone, and is narrowed by typing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/text-symbols/')
  await expect.poll(() => result(page).locator('.sign-tile').count()).toBeGreaterThan(50)
  await expect.poll(() => widthOf(page)).toBe(360)
  await page.getByLabel('Find', { exact: true }).fill('black star')
  await expect(result(page).locator('.sign-tile').first()).toContainText('★')
})

test('a finished disclaimer has a page of its own, by link', async ({ page }) => {
  await open(page, '/disclaimer-generator/')
  await page.getByRole('button', { name: 'Sample' }).click()
  const text = result(page).locator('pre, .result-text, .prose').first()
  await expect(text).toContainText('isclaimer')
  await result(page).locator('summary', { hasText: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy link to the result' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/disclaimer-generator/view/')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.locator('main')).toContainText('isclaimer')
  await expect(page.getByRole('button', { name: 'Sample' })).toHaveCount(0)
  await expectAccessible(page)
})
