import AxeBuilder from '@axe-core/playwright'
import { expect, open, ready, testAlone as test } from '../support.ts'

const reading = '.clock-time'

test('a stopwatch goes on through a reload, lists its laps, and brings back what was reset', async ({ page }) => {
  await open(page, '/stopwatch/')
  const bench = page.getByRole('region', { name: 'Stopwatch' })
  const press = (name: string) => bench.getByRole('button', { name, exact: true }).click()
  await expect(page.locator(reading)).toHaveText('00:00.00')
  await press('Start')
  await expect(page.locator(reading)).toHaveText(/^0\d:(?!00)/)
  await press('Lap')
  await press('Lap')
  const row = (number: number) => page.getByRole('row').nth(number)
  await expect(row(2)).toContainText(/^2/)

  // An hour without the page.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('stopwatch') ?? '') as { since: number }
    localStorage.setItem('stopwatch', JSON.stringify({ ...kept, since: kept.since - 3_600_000 }))
  })
  await page.reload()
  await expect(page.locator(reading)).toHaveText(/^1:0\d:\d\d\.\d\d$/)
  await press('Stop')
  await expect(bench.getByRole('status')).toHaveText(/^Stopped: 1:0\d:/)
  const stopped = await page.locator(reading).textContent()
  await expect(row(3)).toContainText(stopped ?? '')
  await expect(page.locator(reading)).toHaveText(stopped ?? '')

  await press('Reset')
  await expect(page.locator(reading)).toHaveText('00:00.00')
  await expect(page.getByRole('table')).toHaveCount(0)
  await press('Undo')
  await expect(page.locator(reading)).toHaveText(stopped ?? '')
  await expect(row(3)).toContainText(stopped ?? '')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('what a browser kept that is no stopwatch begins at zero', async ({ page }) => {
  await open(page, '/stopwatch/')
  for (const kept of ['{"base":-1,"laps":[]}', '{"base":1,"laps":[2,1]}', '[]', 'null', '{', '{"base":1e99,"laps":"x"}']) {
    await page.evaluate((text) => localStorage.setItem('stopwatch', text), kept)
    await page.reload()
    // As it is served, it shows the same.
    await ready(page)
    await expect(page.locator(reading)).toHaveText('00:00.00')
  }
})
