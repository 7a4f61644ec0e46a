import { SLOW_TEXT, expect, holdBack, open, type Page, result, test, testAlone } from '../support.ts'

/** Addresses of the workers that a page has started so far to run tools. Another, of one line, looks through languages. */
function workersOf(page: Page): string[] {
  const started: string[] = []
  page.on('worker', (worker) => worker.url().startsWith('blob:') || started.push(worker.url()))
  return started
}

test('what is typed while a tool loads waits for it, and the newest wins', async ({ page }) => {
  const release = await holdBack(page, '**/assets/tool-base64-encode-*.js')
  const workers = workersOf(page)
  await open(page, '/base64-encode/')
  const text = page.getByLabel('Text', { exact: true })
  for (const typed of ['f', 'fo', 'foo']) {
    await text.fill(typed)
    // Work on a text begins with the pause after which it is held.
    await page.waitForFunction((held) => sessionStorage.getItem('input:base64-encode')?.includes(`"${held}"`), typed)
  }
  await expect(result(page).getByRole('button', { name: 'Cancel' })).toBeVisible()
  // The sample is not what was typed.
  await expect(result(page).locator('.faded-label')).toBeHidden()
  release()
  await expect(result(page).locator('pre')).toHaveText('Zm9v')
  expect(workers).toHaveLength(1)
})

testAlone('work that is overtaken, or cancelled, loses its worker when it does not end soon', async ({ page }) => {
  const workers = workersOf(page)
  await open(page, '/find-and-replace-text/')
  // In this order nothing is worked on yet.
  await page.getByLabel('Text', { exact: true }).fill(SLOW_TEXT)
  await expect(result(page).locator('.faded')).toHaveCount(0)
  await page.getByText('Regular expression').first().click()
  await page.waitForFunction(() => sessionStorage.getItem('input:find-and-replace-text')?.includes('"regex"'))
  const find = page.getByLabel('Find', { exact: true })
  const replaceWith = page.getByLabel('Replace with', { exact: true })
  const working = result(page).locator('[aria-busy=true]')
  // Time passes in steps only: no work is given up before it is cancelled, however slow the machine.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const typed = () => page.clock.runFor(150)
  for (const [index, endless] of ['(a+)+$|c', '(a+)+b?$|c'].entries()) {
    await find.fill(endless)
    await typed()
    await expect(working).toBeVisible()
    await page.clock.runFor(500)
    await expect(result(page).getByRole('button', { name: 'Cancel' })).toBeVisible()
    if (index === 1) {
      await result(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(result(page)).toContainText('Canceled.')
    }
    await find.fill('a+')
    await replaceWith.fill(`b${index}`)
    await typed()
    await expect(async () => {
      // The time in which it might have ended, counted from when it had begun.
      await page.clock.runFor(300)
      await expect(result(page).locator('pre').first()).toHaveText(new RegExp(`^b${index}!c`), { timeout: 2000 })
    }).toPass({ timeout: 30_000 })
    await expect.poll(() => workers.length).toBe(index + 2)
  }
  // What ends soon keeps it.
  for (const word of ['c', 'cc', 'ccc']) {
    await replaceWith.fill(word)
    await typed()
  }
  await expect(result(page).locator('pre').first()).toHaveText(/^ccc!c/)
  await page.clock.runFor(1000)
  expect(workers).toHaveLength(3)
})

test('a worker that cannot be loaded is told of, and the next run starts another', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED|worker could not be loaded/)
  let refused = 0
  await page.route('**/assets/worker-*.js', (route) => (refused++ < 2 ? route.abort() : route.continue()))
  await open(page, '/base64-encode/')
  const text = page.getByLabel('Text', { exact: true })
  await text.fill('f')
  await expect(result(page).getByRole('alert')).toBeVisible()
  await expect(async () => {
    await text.fill('')
    await text.fill('foo')
    await expect(result(page).locator('pre')).toHaveText('Zm9v', { timeout: 10_000 })
  }).toPass()
  expect(refused).toBeGreaterThan(2)
})

test('a tool whose module cannot be fetched once is fetched again', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/)
  let asked = 0
  await page.route('**/assets/tool-base64-encode-*.js', (route) => (asked++ === 0 ? route.abort() : route.continue()))
  await open(page, '/base64-encode/')
  await page.getByLabel('Text', { exact: true }).fill('foo')
  await expect(result(page).locator('pre')).toHaveText('Zm9v')
  await expect(result(page).getByRole('alert')).toHaveCount(0)
  expect(asked).toBe(2)
})
