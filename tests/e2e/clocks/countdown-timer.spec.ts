import AxeBuilder from '@axe-core/playwright'
import { expect, holdBack, keysReady, open, type Page, ready, testAlone as test } from '../support.ts'

const digits = '.clock-time'
const stage = (page: Page) => page.getByRole('region', { name: 'Countdown timer' })
const press = (page: Page, name: string) => stage(page).getByRole('button', { name, exact: true }).click()
const duration = (page: Page) => page.getByLabel('Duration', { exact: true })
/** As if the page had been away until so much was left, whatever the test has taken so far. */
const passTime = (page: Page, left: number) =>
  page.evaluate((ms) => {
    const kept = JSON.parse(localStorage.getItem('countdown-timer') ?? '') as { end: number }
    if (typeof kept.end !== 'number') throw new Error('it does not run')
    localStorage.setItem('countdown-timer', JSON.stringify({ ...kept, end: Date.now() + ms }))
  }, left)
/** It runs: less is left than the five minutes that it began with. */
const BELOW_5 = /^[1-4]:\d\d$/
const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
}
/** Counts the tones that a page plays. */
const countTones = (page: Page) =>
  page.addInitScript(() => {
    const { start } = OscillatorNode.prototype
    Object.assign(window, { tones: 0 })
    OscillatorNode.prototype.start = function (...when) {
      Object.assign(window, { tones: (window as unknown as { tones: number }).tones + 1 })
      start.apply(this, when)
    }
  })
/** What sounds comes a moment after the page works, and would miss an end before that. */
const hasSound = (page: Page) => expect(page.getByRole('button', { name: 'Test the sound' })).toBeVisible()
const tones = (page: Page) => page.evaluate(() => (window as unknown as { tones: number }).tones)

test('a timer is set, paused, goes on through a reload, counts up after its end, and comes back when it was reset', async ({ page }) => {
  await open(page, '/countdown-timer/')
  const title = await page.title()
  await expect(page.locator(digits)).toHaveText('5:00')
  await duration(page).fill('1h 20m')
  await expect(page.locator(digits)).toHaveText('1:20:00')
  await page.getByRole('button', { name: '25 min' }).click()
  await expect(page.locator(digits)).toHaveText('25:00')
  await page.getByLabel('Label').fill('Bread')
  await expectAccessible(page)
  await press(page, 'Start')
  await expect(page.locator(digits)).toHaveText(/^24:\d\d$/)
  await expect(page).toHaveTitle(/^24:\d\d · Bread$/)
  await expect(stage(page).getByRole('status')).toHaveText('Timer started: 25 min')
  await expect(stage(page)).toContainText(/End: \d+:\d\d:\d\d/)
  await press(page, 'Pause')
  await expect(stage(page).getByRole('button', { name: 'Resume' })).toBeVisible()
  const paused = (await page.locator(digits).textContent()) ?? ''
  await page.reload()
  await expect(page.locator(digits)).toHaveText(paused)
  await press(page, '+1 minute')
  await expect(page.locator(digits)).toHaveText(/^25:\d\d$/)
  await press(page, 'Resume')
  await expect(stage(page).getByRole('button', { name: 'Pause' })).toBeVisible()

  await passTime(page, 119_000)
  await page.reload()
  await expect(page.locator(digits)).toHaveText(/^1:\d\d$/)
  await expectAccessible(page)
  await passTime(page, -60_000)
  await page.reload()
  await expect(page.locator(digits)).toHaveText(/^\+1:\d\d$/)
  await expect(stage(page).getByRole('alert')).toHaveText('Time is up')
  await expect(page).toHaveTitle(/^\+1:\d\d · Bread$/)
  await expectAccessible(page)
  await press(page, 'Stop')
  await expect(duration(page)).toHaveValue('25:00')
  await expect(page.locator(digits)).toHaveText('25:00')
  await expect(page).toHaveTitle(title)
  await press(page, 'Undo')
  await expect(page.locator(digits)).toHaveText(/^\+[12]:\d\d$/)
})

test('the alarm sounds once the time is up, until it is stopped, and not when it is off', async ({ page }) => {
  await countTones(page)
  await open(page, '/countdown-timer/')
  await press(page, 'Start')
  await expect(page.locator(digits)).toHaveText(BELOW_5)
  expect(await tones(page)).toBe(0)
  await press(page, 'Reset')
  await duration(page).fill('2s')
  await press(page, 'Start')
  await expect(stage(page).getByRole('alert')).toHaveText('Time is up')
  await expect.poll(() => tones(page)).toBeGreaterThan(50)
  await press(page, 'Stop')
  const rung = await tones(page)
  await page.getByRole('button', { name: 'Test the sound' }).click()
  const before = rung + 3
  await expect.poll(() => tones(page)).toBe(before)
  await page.getByRole('switch', { name: 'Alarm sound' }).uncheck()
  await press(page, 'Start')
  await expect(stage(page).getByRole('alert')).toHaveText('Time is up')
  // By then it would have begun.
  await expect(page.locator(digits)).toHaveText(/^\+(?!0:00$)/)
  expect(await tones(page)).toBe(before)
  await expect(page.getByRole('button', { name: 'Test the sound' })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Alarm sound' })).not.toBeChecked()
})

test('a timer that ends before its alarm has loaded sounds as soon as it has', async ({ page }) => {
  const release = await holdBack(page, '**/assets/at-the-end-*.js')
  await countTones(page)
  await open(page, '/countdown-timer/')
  await duration(page).fill('1s')
  await press(page, 'Start')
  await page.waitForFunction(() => (JSON.parse(localStorage.getItem('countdown-timer') ?? '{}') as { end: number }).end < Date.now())
  release()
  await expect.poll(() => tones(page)).toBeGreaterThan(50)
  await press(page, 'Stop')
  // What had ended when the page was opened does not.
  await press(page, 'Undo')
  await page.reload()
  await expect(stage(page).getByRole('alert')).toHaveText('Time is up')
  await hasSound(page)
  await expect(page.locator(digits)).toHaveText(/^\+/)
  expect(await tones(page)).toBe(0)
})

test('of two tabs with one timer, one sounds', async ({ page }) => {
  await countTones(page)
  await open(page, '/countdown-timer/')
  const other = await page.context().newPage()
  await countTones(other)
  await open(other, '/countdown-timer/')
  await other.getByRole('button', { name: 'Test the sound' }).click()
  await expect.poll(() => tones(other)).toBe(3)
  await hasSound(page)
  await duration(page).fill('2s')
  await press(page, 'Start')
  await expect(stage(page).getByRole('alert')).toHaveText('Time is up')
  await expect(stage(other).getByRole('alert')).toHaveText('Time is up')
  await expect.poll(async () => (await tones(page)) + (await tones(other))).toBeGreaterThan(50)
  // What comes later than the other tab is what would be wrong, so it is waited for.
  for (const tab of [page, other]) await expect(tab.locator(digits)).toHaveText(/^\+(?!0:0[01]$)/)
  expect([await tones(page), await tones(other)].filter((count) => count > 50)).toHaveLength(1)
  // Stopped in the tab that is silent, it is silent in both.
  await press(other, 'Stop')
  await expect(stage(page).getByRole('alert')).toHaveText('')
})

test('where there are no locks, each tab sounds', async ({ page }) => {
  await countTones(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  await open(page, '/countdown-timer/')
  await hasSound(page)
  await duration(page).fill('1s')
  await press(page, 'Start')
  await expect.poll(() => tones(page)).toBeGreaterThan(50)
})

test('a page that was loaded anew says that it needs a click to sound', async ({ page }) => {
  await open(page, '/countdown-timer/')
  await press(page, 'Start')
  const hint = page.getByText('Click anywhere on the page or press a key')
  await expect(page.locator(digits)).toHaveText(BELOW_5)
  await expect(hint).toHaveCount(0)
  // What the test runner asks of a page counts as a touch, so that the browser has to be told that there was none.
  const other = await page.context().newPage()
  await other.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }))
  await open(other, '/countdown-timer/')
  await expect(other.locator(digits)).toHaveText(BELOW_5)
  await expect(other.getByText('Click anywhere on the page or press a key')).toBeVisible()
  await other.locator('h1').click()
  await expect(other.getByText('Click anywhere on the page or press a key')).toHaveCount(0)
})

test('a link shows the same countdown in another time zone, and a length where none runs', async ({ page, browser }) => {
  await open(page, '/countdown-timer/')
  await page.getByLabel('Label').fill('Stand-up')
  await press(page, 'Copy link')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain('duration')
  expect(new URL(await copied()).search).toBe('?mode=duration&duration=5%3A00&label=Stand-up')
  await press(page, 'Start')
  await expect(page.locator(digits)).toHaveText(BELOW_5)
  await press(page, 'Copy link')
  await expect.poll(copied).toContain('mode=date')
  const link = await copied()
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo', serviceWorkers: 'block' })
  const other = await context.newPage()
  await other.goto(link)
  await expect(other.locator(digits)).toHaveText(BELOW_5)
  await expect(stage(other)).toContainText('Stand-up')
  /** When it ends, in seconds, by the digits: read at once with the clock, as two pages are not read in one moment. */
  const endOf = (of: Page) =>
    of.locator(digits).evaluate((element) => {
      const [minutes = 0, seconds = 0] = element.textContent.split(':').map(Number)
      return Date.now() / 1000 + minutes * 60 + seconds
    })
  await expect
    .poll(async () => {
      const [here, there] = await Promise.all([endOf(page), endOf(other)])
      return Math.abs(here - there)
    })
    .toBeLessThanOrEqual(1)
  // The link is what is reloaded; it changes nothing of the visitor's own timer.
  await other.reload()
  await expect(other.locator(digits)).toHaveText(BELOW_5)
  expect(await other.evaluate(() => localStorage.getItem('countdown-timer'))).toBeNull()
  await other.goto(link.replace(/\?.*/, '?duration=90s&label=Tea'))
  await expect(other.locator(digits)).toHaveText('1:30')
  await press(other, 'Start')
  await expect(other.locator(digits)).toHaveText(/^(?:1:[0-2]|0:\d)\d$/)
  await other.reload()
  await expect(other.locator(digits)).toHaveText(/^(?:1:[0-2]|0:\d)\d$/)
  await context.close()
})

test('a date is counted down to in days, in its own time zone', async ({ page, complaints }) => {
  complaints.allow(/"never" does not conform/)
  const target = `${new Date().getUTCFullYear() + 1}-07-01T00:00`
  await open(page, `/countdown-timer/?mode=date&target=${target}&timeZone=Asia/Tokyo&label=Summer`)
  await expect(page.locator(digits)).toHaveText(/^\d{3} days \d\d:\d\d:\d\d$/)
  await expect(stage(page)).toContainText('Asia/Tokyo: ')
  await expect(stage(page)).toContainText('12:00:00 AM')
  await expect(stage(page).getByRole('button', { name: 'Pause' })).toHaveCount(0)
  await expect(stage(page).getByRole('button', { name: '+1 minute' })).toHaveCount(0)
  await press(page, 'Reset')
  await expect(page.getByLabel('Date and time', { exact: true })).toHaveValue(target)
  await open(page, '/countdown-timer/?mode=date&target=2001-09-09T01:46:40&timeZone=UTC')
  await expect(page.locator(digits)).toHaveText(/^\+[\d,]+ days \d\d:\d\d:\d\d$/)
  await open(page, '/countdown-timer/?mode=date&target=never')
  await expect(page.locator('.field-error')).toBeVisible()
})

test('space and R work outside of fields and buttons, and are on the list of keys', async ({ page }) => {
  await open(page, '/countdown-timer/')
  await keysReady(page)
  await page.getByLabel('Label').fill('R')
  await page.getByLabel('Label').press('Space')
  await page.getByLabel('Label').press('r')
  await expect(page.getByLabel('Label')).toHaveValue('R r')
  await expect(page.locator(digits)).toHaveText('5:00')
  await page.locator('h1').click()
  await page.keyboard.press('Space')
  await expect(page.locator(digits)).toHaveText(BELOW_5)
  await page.keyboard.press('Space')
  await expect(stage(page).getByRole('button', { name: 'Resume' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Start, pause or resume')
  await expect(page.getByRole('dialog')).toContainText('Space')
  await page.keyboard.press('Escape')
  await page.locator('h1').click()
  await page.keyboard.press('r')
  await expect(page.locator(digits)).toHaveText('5:00')
})

test('a clock that is set back takes nothing from a timer', async ({ page }) => {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date)
    Object.assign(window, { setBack: 0 })
    Date.now = () => now() - (window as unknown as { setBack: number }).setBack
  })
  await open(page, '/countdown-timer/')
  await press(page, 'Start')
  await expect(page.locator(digits)).toHaveText(BELOW_5)
  const end = () => page.evaluate(() => (JSON.parse(localStorage.getItem('countdown-timer') ?? '') as { end: number }).end)
  const before = await end()
  await page.evaluate(() => Object.assign(window, { setBack: 3_600_000 }))
  await expect.poll(async () => Math.round((before - (await end())) / 60_000)).toBe(60)
  await expect(page.locator(digits)).toHaveText(BELOW_5)
})

test('a notification is asked for only when it is switched on, and a refusal is told', async ({ page }) => {
  await open(page, '/countdown-timer/')
  const choice = page.getByRole('switch', { name: 'Show a notification' })
  await expect(choice).not.toBeChecked()
  await choice.click()
  await expect(page.getByText('Your browser blocks notifications')).toBeVisible()
  await expect(choice).not.toBeChecked()
})

test('what a browser kept that is no timer begins anew', async ({ page }) => {
  await open(page, '/countdown-timer/')
  for (const kept of ['{"set":{},"end":1e99}', '{"set":{},"left":5}', '[]', 'null', '{', '{"set":null}']) {
    await page.evaluate((text) => localStorage.setItem('countdown-timer', text), kept)
    await page.reload()
    // As it is served, it shows the same.
    await ready(page)
    await expect(page.locator(digits)).toHaveText('5:00')
  }
})
