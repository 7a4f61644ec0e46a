import { SLOW_TEXT, expect, holdBack, open, type Page, result, test } from './support.ts'

/** Addresses of the workers that a page has started so far. */
function workersOf(page: Page): string[] {
  const started: string[] = []
  page.on('worker', (worker) => started.push(worker.url()))
  return started
}

test('what is typed while a tool loads waits for it, and the newest wins', async ({ page }) => {
  const release = await holdBack(page, '**/assets/tool-base64-encode-*.js')
  const workers = workersOf(page)
  await open(page, '/base64-encode/')
  const text = page.getByLabel('Text', { exact: true })
  for (const typed of ['f', 'fo', 'foo']) {
    await text.fill(typed)
    // Longer than the pause after which a text is worked on.
    await page.waitForTimeout(200)
  }
  await expect(result(page).getByRole('button', { name: 'Cancel' })).toBeVisible()
  // The sample is not what was typed.
  await expect(result(page).locator('.faded-label')).toBeHidden()
  release()
  await expect(result(page).locator('pre')).toHaveText('Zm9v')
  expect(workers).toHaveLength(1)
})

test('work that is overtaken, or cancelled, loses its worker when it does not end soon', async ({ page }) => {
  const workers = workersOf(page)
  await open(page, '/find-and-replace-text/')
  await page.getByText('Regular expression').first().click()
  await page.getByLabel('Text', { exact: true }).fill(SLOW_TEXT)
  const find = page.getByLabel('Find', { exact: true })
  for (const [index, endless] of ['(a+)+$|c', '(a+)+b?$|c'].entries()) {
    await find.fill(endless)
    await expect(result(page).getByRole('button', { name: 'Cancel' })).toBeVisible()
    if (index === 1) {
      await result(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(result(page)).toContainText('Canceled.')
    }
    await find.fill('a+')
    await page.getByLabel('Replace with', { exact: true }).fill(`b${index}`)
    await expect(result(page).locator('pre').first()).toHaveText(new RegExp(`^b${index}!c`))
    await expect.poll(() => workers.length).toBe(index + 2)
  }
  // What ends soon keeps it.
  for (const word of ['c', 'cc', 'ccc']) await page.getByLabel('Replace with', { exact: true }).fill(word)
  await expect(result(page).locator('pre').first()).toHaveText(/^ccc!c/)
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
    await expect(result(page).locator('pre')).toHaveText('Zm9v', { timeout: 2000 })
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
