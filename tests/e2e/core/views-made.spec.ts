import { type Page, editorReady, expect, expectAccessible, open, result, test } from '../support.ts'

/** A painted PNG of this size. */
async function image(page: Page, name: string, width: number, height: number) {
  const bytes = await page.evaluate(
    async ([across, down]) => {
      const canvas = new OffscreenCanvas(across, down)
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      context.fillStyle = '#0a8'
      context.fillRect(0, 0, across / 2, down)
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
    },
    [width, height] as const,
  )
  return { name, mimeType: 'image/png', buffer: Buffer.from(bytes) }
}

test('matches are marked in the text, and buttons lead from one to the next', async ({ page }) => {
  await open(page, '/find-and-replace-text/')
  await page.getByLabel('Text', { exact: true }).fill('one two\none three\nfour one')
  await page.getByLabel('Find', { exact: true }).fill('one')
  await page.getByLabel('Replace with', { exact: true }).fill('1')
  const marked = result(page).locator('.marked-view')
  await expect(marked.locator('mark')).toHaveText(['one', 'one', 'one'])
  await expect(marked.getByRole('status')).toHaveText('3 found')
  await marked.getByRole('button', { name: 'Next match' }).click()
  await expect(marked.getByRole('status')).toHaveText('Match 1 of 3, line 1')
  await marked.getByRole('button', { name: 'Previous match' }).click()
  await expect(marked.getByRole('status')).toHaveText('Match 3 of 3, line 3')
  await expect(marked.locator('mark.current')).toBeInViewport()
  await marked.getByRole('button', { name: 'Show replacements' }).click()
  await expect(marked.locator('mark ins')).toHaveText(['1', '1', '1'])
  await expectAccessible(page)
})

test('an image is resized in its own shape or to a known size, and shown beside the original', async ({ page }) => {
  await open(page, '/image-resizer/')
  const files = page.locator('.drop-zone input[type=file][multiple]')
  const [width, height] = [page.getByLabel('Width', { exact: true }), page.getByLabel('Height', { exact: true })]
  await files.setInputFiles(await image(page, 'wide.png', 400, 200))
  await expect(page.locator('.size-control')).toContainText('Original: 400 × 200 px')
  await expect(width).toHaveValue('400')
  await expect(height).toHaveValue('200')
  await height.fill('50')
  await expect(width).toHaveValue('100')
  await page.getByRole('button', { name: '50%' }).click()
  await expect(height).toHaveValue('100')
  await page.getByRole('button', { name: 'Resize', exact: true }).click()
  const compare = result(page).locator('.compare')
  await expect(compare.locator('.compare-facts')).toContainText(/Before 400 × 200 px · .+After 200 × 100 px · /)
  // The image is what is saved and sent on, not the numbers beside it.
  const waiting = page.waitForEvent('download')
  await result(page).getByRole('button', { name: 'Download', exact: true }).click()
  expect((await waiting).suggestedFilename()).toBe('wide-200x100.png')
  const divider = compare.getByRole('slider')
  await divider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(divider).toHaveValue('51')
  await expectAccessible(page)
  // With the lock open each side is typed for itself.
  await page.getByRole('button', { name: 'Keep the aspect ratio' }).click()
  await width.fill('30')
  await expect(height).toHaveValue('100')
  await page.getByLabel('Size for').selectOption('1080x1080')
  await expect(width).toHaveValue('1080')
  await expect(page.getByLabel('If the aspect ratio differs')).toHaveValue('cover')
  await page.getByRole('button', { name: 'Resize', exact: true }).click()
  await expect(compare.locator('.compare-facts')).toContainText('After 1080 × 1080 px')
  // An image of another shape is not laid over the original.
  await expect(compare.locator('.compare-pair img')).toHaveCount(2)
})

test('a time zone is found by its city in the language of the page, and the hour is moved over all zones', async ({ page }) => {
  await open(page, '/ru/konverter-chasovyh-poyasov/')
  const zone = page.getByRole('combobox', { name: 'Часовой пояс', exact: true })
  await zone.click()
  await zone.fill('санкт')
  const options = page.getByRole('listbox', { name: 'Часовой пояс' }).first().getByRole('option')
  await expect(options).toHaveCount(1)
  await expect(options).toContainText('Санкт-Петербург')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(zone).toHaveValue('Москва')
  const rows = result(page).locator('.hours-zones > li')
  await expect(rows.first()).toContainText('Москва')
  // An IANA name is taken as it is, and what is no zone is refused once the field is left.
  await zone.fill('Asia/Tokyo')
  await expect(rows.first()).toContainText('Токио')
  await zone.fill('Атлантида')
  await expect(page.locator('.zone-none')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('.field-error').first()).toBeVisible()
  await zone.fill('лонд')
  await expect(options.first()).toContainText('Лондон')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(zone).toHaveValue('Лондон')
  await page.locator('input[type=datetime-local]').fill('2026-12-01T15:00')
  await expect(rows.first()).toContainText('15:00')
  await result(page).getByRole('slider', { name: 'Время: Лондон' }).focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  await expect(rows.first()).toContainText('16:00')
  await expect(rows.filter({ hasText: 'Токио' })).toContainText('01:00')
  await expectAccessible(page)
  await result(page).getByRole('button', { name: 'Вернуться к выбранному времени' }).click()
  await expect(rows.first()).toContainText('15:00')
})

test('a page is written in tabs, its script runs in the frame alone and tells its console, and all of it is kept', async ({
  page,
  complaints,
}) => {
  complaints.allow(/noSuchThing/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/realtime-html-editor/')
  const write = async (tab: string, text: string) => {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true')
    await page.locator('.code-sheet:not([hidden]) .cm-content').fill(text)
  }
  await expect(page.locator('.draft-tabs')).toBeVisible()
  await expect(page.locator('.code-sheet:not([hidden]) .cm-content')).toBeVisible()
  await write('HTML', '<h1>Title</h1>')
  await write('CSS', 'h1 { color: rgb(1, 2, 3) }')
  await write('JavaScript', "console.log('ran', { a: 1 })\ndocument.querySelector('h1').append('!')\nnoSuchThing()")
  const preview = page.frameLocator('.html-view iframe')
  await expect(preview.locator('h1')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(preview.locator('h1')).toHaveText('Title')
  await expect(page.locator('.frame-console')).toHaveCount(0)
  await expectAccessible(page)
  await result(page).getByRole('button', { name: 'Run scripts' }).click()
  await expect(preview.locator('h1')).toHaveText('Title!')
  const lines = page.getByRole('log').locator('p')
  await expect(lines).toHaveText(['ran {"a":1}', /^error.*noSuchThing is not defined/])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear the console' }).click()
  await expect(page.getByRole('log')).toHaveText('Nothing has been logged yet.')
  // By the keyboard: one stop for the tabs.
  await page.getByRole('tab', { name: 'JavaScript', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'HTML', exact: true })).toBeFocused()
  await page.reload()
  await editorReady(page)
  await expect(page.locator('.code-sheet .cm-content').nth(1)).toHaveText('h1 { color: rgb(1, 2, 3) }')
  await expect(page.locator('.code-sheet .cm-content').first()).toHaveText('<h1>Title</h1>')
  // What was kept does not run by itself.
  await expect(preview.locator('h1')).toHaveText('Title')
  await expect(result(page).getByRole('button', { name: 'Run scripts' })).toBeVisible()
})

test('a choice of colors shows them', async ({ page }) => {
  await open(page, '/youtube-style-logo-maker/')
  const colors = page.getByRole('radiogroup', { name: 'Colors' })
  await expect(colors.getByRole('radio')).toHaveCount(6)
  // What the visitor chooses has no colors yet.
  await expect(colors.locator('.chip-colors')).toHaveCount(5)
  await expect(colors.locator('label', { hasText: 'Amber on black' }).locator('rect').first()).toHaveAttribute('fill', '#000000')
  await colors.getByRole('radio', { name: 'Amber on black' }).check()
  await expect(async () => {
    await result(page).getByRole('button', { name: 'Copy', exact: true }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#ffa31a')
  }).toPass()
  await expectAccessible(page)
})
