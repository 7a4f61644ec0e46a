import { Buffer } from 'node:buffer'
import { NARROW, SLOW_TEXT, expect, expectAccessible, expectText, holdBack, mainText, open, result, test, openPalette } from '../support.ts'

test('what is in the menu to share is there before it opens', async ({ page }) => {
  await open(page, '/base64-encode/')
  const share = result(page).locator('details', { has: page.locator('summary', { hasText: 'Share' }) })
  await expect(share.locator('.menu-item')).toHaveCount(0)
  await share.locator('summary').hover()
  await expect(share.locator('.menu-item').first()).toBeAttached()
  await expect(share).not.toHaveAttribute('open')
  await result(page).locator('summary', { hasText: 'Send to' }).focus()
  await expect(result(page).locator('.menu-item', { hasText: 'Add to a recipe' })).toBeAttached()
})

test('a tool works while typing, and copies its result', async ({ page }) => {
  await open(page, '/base64-encode/')
  await page.getByLabel('Text', { exact: true }).fill('é😀')
  await expect(result(page).locator('pre')).toHaveText('w6nwn5iA')
  await result(page).getByRole('button', { name: 'Copy' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('w6nwn5iA')
  await expect(result(page).getByRole('status').first()).toContainText('w6nwn5iA')
})

test('a wrong input is explained at its field, with its place, and nothing typed is lost', async ({ page }) => {
  await open(page, '/base64-decode/')
  const field = page.getByLabel('Base64', { exact: true })
  await field.fill('QUJD')
  await expect(result(page).locator('pre')).toHaveText('ABC')
  await field.fill('QUJD\nQ*JD')
  const error = page.locator('.field-error')
  await expect(error).toContainText('“*” isn’t a Base64 character.')
  await expect(error).toContainText('Line 2, column 2')
  await expect(error.locator('mark')).toHaveText('*')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectText(field, 'QUJD\nQ*JD')
  await expect(result(page).locator('pre')).toHaveText('ABC')
  await error.getByRole('button').click()
  await expectAccessible(page)
  await expect(field).toBeFocused()
  await page.keyboard.type('U')
  await expectText(field, 'QUJD\nQUJD')
})

test('a tool is used by keyboard alone', async ({ page }) => {
  await open(page, '/')
  await openPalette(page)
  const box = page.getByRole('dialog').getByRole('combobox', { name: 'Search tools' })
  await expect(box).toBeFocused()
  await page.keyboard.type('percent')
  await expect(page.getByRole('option').first()).toContainText('Percentage calculator')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/percentage-calculator\/$/)
  await expect(page.locator('h1')).toHaveText('Percentage calculator')
  const inputs = page.locator('.input-pane input.control')
  await expect(inputs.first()).toBeVisible()
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    if (await inputs.first().evaluate((element) => element === document.activeElement)) break
  }
  await expect(inputs.first()).toBeFocused()
  await page.keyboard.type('15')
  await page.keyboard.press('Tab')
  await page.keyboard.type('240')
  await expect(result(page).locator('.headline-value')).toHaveText('36')
})

test('a shared link restores options and input, and never carries what is sensitive', async ({ page, browser }) => {
  await open(page, '/base64-encode/')
  await page.getByLabel('Text', { exact: true }).fill('>>>???')
  await page.getByLabel('Alphabet').selectOption('url')
  await page.getByRole('switch', { name: 'Padding' }).uncheck()
  // A link that was copied before would look like this one.
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await result(page).locator('summary', { hasText: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy link with options and input' }).click()
  await expect(page.locator('.Toastify__toast')).toContainText('Link copied')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#in=')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).search).toBe('?alphabet=url&padding=0')
  expect(link).not.toContain('>>>')
  const context = await browser.newContext()
  const other = await context.newPage()
  await open(other, link)
  await expect(other.getByLabel('Text', { exact: true })).toHaveValue('>>>???')
  await expect(result(other).locator('pre')).toHaveText('Pj4-Pz8_')
  await context.close()

  await open(page, '/jwt-decoder/')
  const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'
  await page.locator('.input-pane textarea').first().fill(token)
  await result(page).locator('summary', { hasText: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy link with options and input' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/jwt-decoder/')
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toMatch(/#in=|eyJ/)
})

test('text typed before the scripts have loaded is kept', async ({ page }) => {
  const release = await holdBack(page, '**/assets/client-*.js')
  await page.goto('/base64-encode/', { waitUntil: 'commit' })
  await page.getByLabel('Text', { exact: true }).fill('early')
  release()
  await expect(result(page).locator('pre')).toHaveText('ZWFybHk=')
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('early')
})

test('text typed before what this tab held is there takes its place', async ({ page }) => {
  await open(page, '/base64-encode/')
  await page.getByLabel('Text', { exact: true }).fill('held')
  await page.waitForFunction(() => sessionStorage.getItem('input:base64-encode')?.includes('held'))
  const release = await holdBack(page, '**/assets/held-input-*.js')
  await page.reload({ waitUntil: 'commit' })
  const text = page.getByLabel('Text', { exact: true })
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.input-pane textarea') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  await text.fill('early')
  release()
  await expect(result(page).locator('pre')).toHaveText('ZWFybHk=')
  await expectText(text, 'early')
})

test('a dropped file is encoded', async ({ page }) => {
  await open(page, '/base64-encode-file/')
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['Toolglot'], 'name.txt', { type: 'text/plain' }))
    return data
  })
  await page.locator('.drop-zone').dispatchEvent('drop', { dataTransfer: transfer })
  await expect(page.locator('.drop-zone .file-name')).toHaveText('name.txt')
  await expect(result(page)).toContainText('VG9vbGdsb3Q=')
})

test('work that runs away is ended, and can be cancelled before', async ({ page }) => {
  // However slow the machine, it runs until it is cancelled.
  await page.route('**/find-and-replace-text/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"timeMs":3000', '"timeMs":100000') })
  })
  await open(page, '/find-and-replace-text/')
  await page.getByLabel('Text', { exact: true }).fill(SLOW_TEXT)
  await page.getByText('Regular expression').first().click()
  // It finds something now and then, and so has the tool’s whole time.
  await page.getByLabel('Find', { exact: true }).fill('(a+)+$|c')
  const cancel = result(page).getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeVisible()
  await cancel.click()
  await expect(result(page)).toContainText('Canceled.')
  await page.getByLabel('Find', { exact: true }).fill('(a+)+b?$')
  // It finds nothing.
  await expect(result(page)).toContainText('longer than 1 second and was stopped', { timeout: 20_000 })
  await page.getByLabel('Find', { exact: true }).fill('a+')
  await expect(result(page).locator('.alert')).toHaveCount(0)
})

test('numbers are written and read in the page’s language', async ({ page }) => {
  await open(page, '/pl/kalkulator-procentowy/')
  const inputs = page.locator('.input-pane input.control')
  await inputs.nth(0).fill('12,5')
  await inputs.nth(1).fill('1 000,40')
  await expect(result(page).locator('.headline-value')).toHaveText('125,05')
})

test('a result is sent on to a tool that takes it', async ({ page }) => {
  await open(page, '/base64-encode/')
  await page.getByLabel('Text', { exact: true }).fill('hand over')
  await expect(result(page).locator('pre')).toHaveText('aGFuZCBvdmVy')
  await result(page).locator('summary', { hasText: 'Send to' }).click()
  await result(page).getByRole('button', { name: 'Base64 decode', exact: true }).click()
  await expect(page).toHaveURL(/\/base64-decode\/$/)
  await expect(result(page).locator('pre')).toHaveText('hand over')
})

test('sample, swap, clear and reset do what they say', async ({ page }) => {
  await open(page, '/base64-encode/')
  const text = mainText(page)
  await page.getByRole('button', { name: 'Sample' }).click()
  await expectText(text, 'Toolglot')
  await expect(result(page).locator('pre')).toHaveText('VG9vbGdsb3Q=')
  await page.getByRole('button', { name: 'Swap' }).click()
  await expect(page).toHaveURL(/\/base64-decode\/$/)
  // The sample of that page says the same.
  await expectText(text, 'VG9vbGdsb3Q=')
  await expect(result(page).locator('pre')).toHaveText('Toolglot')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expectText(text, '')
  await expect(result(page).locator('.faded-label')).toBeVisible()
})

test('a swap right after the last letter hands over what comes of it', async ({ page }) => {
  await open(page, '/base64-encode/')
  await mainText(page).fill('typed right now')
  await page.getByRole('button', { name: 'Swap' }).click()
  await expect(page).toHaveURL(/\/base64-decode\/$/)
  await expectText(mainText(page), 'dHlwZWQgcmlnaHQgbm93')
})

test('images are resized on the device, one or many', async ({ page }) => {
  await open(page, '/image-resizer/')
  const png = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(64, 32)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.fillStyle = '#0a8'
    context.fillRect(0, 0, 64, 32)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
  })
  await page
    .locator('.drop-zone input[type=file][multiple]')
    .setInputFiles({ name: 'tile.png', mimeType: 'image/png', buffer: Buffer.from(png) })
  await page.getByLabel('Width', { exact: true }).fill('16')
  await page.getByRole('button', { name: 'Resize' }).click()
  const image = result(page).getByRole('img', { name: 'After' })
  await expect(image).toBeVisible()
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => [element.naturalWidth, element.naturalHeight])).toEqual([16, 8])

  // More are added to the first, one goes again, and all the others come back together.
  const more = ['a.png', 'b.png', 'c.png'].map((name) => ({ name, mimeType: 'image/png', buffer: Buffer.from(png) }))
  await page.locator('.drop-zone input[type=file][multiple]').setInputFiles(more)
  await expect(page.locator('.drop-zone .file-name')).toHaveText(['tile.png', 'a.png', 'b.png', 'c.png'])
  await page.getByRole('button', { name: 'Remove: b.png' }).click()
  await page.getByRole('button', { name: 'Resize' }).click()
  await expect(result(page).locator('.files-view .file-name')).toHaveText(['tile-16x8.png', 'a-16x8.png', 'c-16x8.png'])
  await expect(result(page).locator('.table-view tbody tr').nth(1)).toContainText('64 × 32')

  await page
    .locator('.drop-zone input[type=file][multiple]')
    .setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no') })
  await page.getByRole('button', { name: 'Resize' }).click()
  await expect(page.locator('.field-error')).toContainText('no.png')
})

test('an example shows the parts and the fields that it is about', async ({ page }) => {
  const card = (title: string) => page.locator('.example-card').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await page.goto('/business-days-calculator/')
  await expect(card('Business hours over a weekend').locator('.example-out')).toContainText('3:25')
  await page.goto('/json-validator/')
  await expect(card('A duplicate key').locator('.notices')).toContainText('appears again')
  await page.goto('/qr-code-generator/')
  await expect(page.locator('.example-in').first()).toBeVisible()
  await expect
    .poll(async () => (await page.locator('.example-in').allInnerTexts()).filter((text) => text.includes('Time zone')))
    .toHaveLength(1)
})

test('folded options are told by what is set, and by name where two say the same', async ({ page }) => {
  await page.setViewportSize(NARROW)
  const said = page.locator('.option-summary')
  await page.goto('/json-formatter/')
  await expect(said).toHaveText('2 spaces')
  await page.goto('/morse-code-translator/')
  await expect(said).toHaveText('Direction: Automatic · Alphabet: Automatic')
  // Its greatest length is 0, which is none.
  await page.goto('/slug-generator/')
  await expect(said).toContainText('Hyphen')
  await expect(said).not.toContainText('0')
})
