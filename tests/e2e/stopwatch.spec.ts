import AxeBuilder from '@axe-core/playwright'
import { expect, open, testAlone as test } from './support.ts'

const reading = '.stopwatch-time'

test('a stopwatch goes on through a reload, lists its laps, and brings back what was reset', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-27T12:00:00Z') })
  await open(page, '/stopwatch/')
  const bench = page.getByRole('region', { name: 'Stopwatch' })
  const press = (name: string) => bench.getByRole('button', { name, exact: true }).click()
  await expect(page.locator(reading)).toHaveText('00:00.00')
  await page.clock.pauseAt(new Date('2026-11-27T12:01:00Z'))
  await press('Start')
  await page.clock.runFor(12_340)
  await expect(page.locator(reading)).toHaveText('00:12.34')
  await press('Lap')
  await page.clock.runFor(10_000)
  await press('Lap')
  const row = (number: number) => page.getByRole('row').filter({ hasText: new RegExp(`^${number}0`) })
  await expect(row(2)).toContainText('00:10.000')

  await page.reload()
  await page.clock.runFor(3_600_000)
  await expect(page.locator(reading)).toHaveText(/^1:00:2\d\.\d\d$/)
  await press('Stop')
  await expect(bench.getByRole('status')).toHaveText(/^Stopped: 1:00:2/)
  const stopped = await page.locator(reading).textContent()
  await page.clock.runFor(5000)
  await expect(page.locator(reading)).toHaveText(stopped ?? '')
  await expect(row(3)).toContainText(stopped ?? '')

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
    await expect(page.locator(reading)).toHaveText('00:00.00')
  }
})
