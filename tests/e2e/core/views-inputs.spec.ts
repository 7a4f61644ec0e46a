import { expect, expectAccessible, open, result, test } from '../support.ts'

test('code is entered in an editor once the page is used: nothing typed is lost, and the wrong line is marked', async ({ page }) => {
  await open(page, '/json-formatter/')
  await page.locator('textarea').first().focus()
  await page.keyboard.type('{"a": [1,', { delay: 30 })
  await expect(page.locator('.code-area .cm-content')).toBeFocused()
  await page.keyboard.type(' 2],')
  await page.keyboard.press('Enter')
  await page.keyboard.type('"b" true}')
  await expect(page.locator('.code-area .cm-line')).toHaveText(['{"a": [1, 2],', /^\s*"b" true\}$/])
  await expect(page.locator('.cm-lineNumbers .cm-gutterElement.cm-wrongLine')).toHaveText('2')
  await expect(page.locator('.cm-line.cm-wrongLine')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Home')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.type(':')
  await expect(result(page).locator('pre')).toHaveText('{\n  "a": [\n    1,\n    2\n  ],\n  "b": true\n}')
  await expect(page.locator('.cm-wrongLine')).toHaveCount(0)
})

test('under a finger code stays in its text area', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await open(page, '/json-formatter/')
  await page.locator('textarea').first().tap()
  await page.keyboard.type('[1]')
  await expect(result(page).locator('pre')).toHaveText('[\n  1\n]')
  await expect(page.locator('textarea').first()).toHaveValue('[1]')
  await context.close()
})

test('two texts stand side by side, their comparison below in full width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/text-compare/')
  await page.getByLabel('Text', { exact: true }).fill('one\ntwo')
  await page.getByLabel('Second text', { exact: true }).fill('one\n2')
  const boxOf = async (label: string) => (await page.getByLabel(label, { exact: true }).boundingBox()) ?? { x: 0, y: 0, width: 0 }
  const comparison = result(page).getByRole('region', { name: 'Comparison' })
  await expect(comparison.locator('.diff-row.changed')).toHaveText([/two.*2/s])
  await expect(async () => {
    const [left, right] = [await boxOf('Text'), await boxOf('Second text')]
    expect(right.y).toBe(left.y)
    expect(right.x).toBeGreaterThan(left.x + left.width)
    expect((await comparison.boundingBox())?.width).toBeGreaterThan(left.width * 1.8)
  }).toPass({ timeout: 30_000 })
  await expect(result(page).locator('.merge-bar')).toHaveCount(0)
  await result(page).getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(result(page).locator('.merge-bar').first()).toBeVisible()
})

test('Markdown is previewed in the colors of the page, without switches', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/markdown-to-html/')
  await page.getByLabel('Markdown', { exact: true }).first().fill('# Title\n\n| a | b |\n|---|---|\n| 1 | 2 |')
  const preview = page.frameLocator('.prose-view iframe')
  await expect(preview.getByRole('heading', { name: 'Title' })).toBeVisible()
  await expect(preview.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(preview.locator('td').first()).toHaveCSS('border-top-style', 'solid')
  await expect(result(page).getByRole('switch')).toHaveCount(0)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(preview.locator('html')).toHaveCSS('color-scheme', 'light')
})

test('the wheel is spun by its hub, shows its winner and is shared', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/random-wheel/')
  await page.locator('#wheel-entries').fill('Ada\nBela')
  await expect(page.locator('.wheel-slice')).toHaveCount(2)
  await page.locator('.wheel-hub-button').click()
  const card = page.locator('.wheel-card')
  await expect(card).toContainText(/Winner(Ada|Bela)/)
  await expect(page.locator('.confetti')).toBeHidden()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  // What a test before this one copied is no link to this wheel.
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.getByRole('button', { name: 'Share this wheel' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#in=')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('about:blank')
  await open(page, link)
  await expect(page.locator('#wheel-entries')).toHaveValue('Ada\nBela')
})

test('a line without which there is nothing to do is above the text, not among the options', async ({ page }) => {
  await open(page, '/regex-tester/')
  await expect(page.locator('.input-pane').getByRole('textbox').first()).toHaveAccessibleName('Regular expression')
  await expect(page.locator('.options').getByRole('textbox', { name: 'Regular expression' })).toHaveCount(0)
})

test('rare options are offered only while there are some', async ({ page }) => {
  await open(page, '/text-repeater/')
  await expect(page.getByText('More options', { exact: true })).toBeHidden()
  await page.getByLabel('Numbers').selectOption('before')
  await page.getByText('More options', { exact: true }).click()
  await expect(page.getByLabel('First number')).toBeVisible()
})
