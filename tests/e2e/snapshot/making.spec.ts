import { readXml } from '../../src/snapshot/read-xml.ts'
import { expect, expectAccessible, expectReadable, open, test } from '../support.ts'
import { CODE, device, editor, preview, save, textOf, write } from './support.ts'

/** Width and height in the header of a PNG. */
const pngSize = (bytes: Buffer) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]

test('arrives with a snapshot that can be selected, in the shipped font and nothing from elsewhere', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on(
    'request',
    (request) => !/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== baseURL && elsewhere.push(request.url()),
  )
  await open(page, '/snapshot/code/')
  await expect(preview(page)).toBeVisible()
  await expect(page.getByText('Detected: TypeScript')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.fonts.check("15px 'Fira Code'", 'a'))).toBe(true)
  // What is selected by hand is the code, without its line numbers.
  const selected = await page.locator('.snap-preview').evaluate((host) => {
    getSelection()?.selectAllChildren(host.querySelector('.snapshot-code') as Element)
    return getSelection()?.toString() ?? ''
  })
  expect(selected).toContain('export function distance(a: Point, b: Point): number {')
  expect(selected).not.toMatch(/^\s*[1-9]/m)
  expect(elsewhere).toEqual([])
})

test('code and settings show at once, are kept, and go into a link', async ({ browser, baseURL }) => {
  const context = await device(browser, { baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await open(page, '/snapshot/code/')
  await write(page, CODE)
  await page.getByRole('radio', { name: 'Paper' }).check({ force: true })
  await expect(preview(page).locator('rect[fill="#fdfdfd"]')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Focus lines' }).fill('2')
  await expect(preview(page).locator('.snapshot-code tspan[fill-opacity]').first()).toBeAttached()
  await page.getByRole('textbox', { name: 'Added lines' }).fill('2-1')
  await expect(page.getByText('Enter line numbers and ranges, such as 3-5, 9.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Added lines' }).fill('1')
  await expect(preview(page).locator('.snapshot-extras').getByText('+', { exact: true })).toHaveCount(1)
  await page.locator('summary').filter({ hasText: 'Copy' }).click()
  await page.getByRole('button', { name: 'Copy link with code' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toMatch(/\/snapshot\/code\/\?theme=paper&focus=2&added=1#code=[\w-]+$/)
  const link = await copied()
  await page.reload()
  await expect.poll(() => textOf(page)).toBe(CODE)
  await expect(preview(page).locator('rect[fill="#fdfdfd"]')).toHaveCount(1)
  const other = await (await device(browser)).newPage()
  await other.goto(link)
  await expect.poll(() => textOf(other)).toBe(CODE)
  await expect(preview(other).locator('rect[fill="#fdfdfd"]')).toHaveCount(1)
  await other.context().close()
  await context.close()
})

test('exports PNG, SVG and PDF that are the same snapshot', async ({ browser, baseURL }) => {
  const context = await device(browser, { baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await open(page, '/snapshot/code/?title=my+file.js&background=%23ff0000')
  await write(page, CODE)
  await page.getByRole('textbox', { name: 'Title' }).fill('my file.js')
  await expect(preview(page).locator('.snapshot-extras').getByText('my file.js')).toHaveCount(1)
  const size = await preview(page).evaluate((svg) => ['width', 'height'].map((name) => Number(svg.getAttribute(name))))
  const png = await save(page, 'Download PNG')
  expect(png.name).toBe('my-file.js.png')
  expect(pngSize(png.bytes)).toEqual(size.map((side) => Math.ceil(side * 2)))
  // Decoded, it has the background in its corner, the window in its middle, and letters.
  const pixels = await page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    const colors = new Set<number>()
    for (let at = 0; at < data.length; at += 4)
      colors.add(((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number))
    return { corner: data.slice(0, 4).join(), window: colors.has(0x161e2f), letters: colors.size > 50 }
  }, png.bytes.toString('base64'))

  expect(pixels).toEqual({ corner: '255,0,0,255', window: true, letters: true })
  await page.getByRole('combobox', { name: 'Size of the PNG' }).selectOption('4')
  expect(pngSize((await save(page, 'Download PNG')).bytes)).toEqual(size.map((side) => Math.ceil(side * 4)))

  const svg = await save(page, 'SVG')
  expect(svg.name).toBe('my-file.js.svg')
  const { textOf: partOf, names } = readXml(svg.bytes.toString('utf8'))
  expect(partOf('snapshot-code')).toBe(CODE)
  expect(partOf('snapshot-text')).toBe('Code (JavaScript, lines: 2). It begins: const a = "żółć" // <b> if (a != 1 && b) { run(a) }')
  expect(names).not.toContain('script')
  // Latin, and the part of the font with ż and ó.
  expect(svg.bytes.toString('utf8').match(/data:font\/woff2;base64,/g)).toHaveLength(2)
  const pdf = await save(page, 'PDF')
  expect([pdf.name, pdf.bytes.subarray(0, 5).toString()]).toEqual(['my-file.js.pdf', '%PDF-'])
  expect(pdf.bytes.length).toBeGreaterThan(4000)

  await page.locator('summary').filter({ hasText: 'Copy' }).click()
  await page.getByRole('button', { name: 'Formatted text' }).click()
  const html = async () => {
    const [item] = await navigator.clipboard.read()
    return item?.types.includes('text/html') ? (await item.getType('text/html')).text() : ''
  }
  await expect.poll(() => page.evaluate(html)).toContain('żółć')
  await page.locator('summary').filter({ hasText: 'Copy' }).click()
  await page.getByRole('button', { name: 'Image', exact: true }).click()
  await expect.poll(() => page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)).toEqual(['image/png'])

  // What the PDF's font does not have is refused by name.
  await write(page, 'a = "漢"')
  await page.getByRole('button', { name: 'PDF', exact: true }).click()
  await expect(page.locator('.snap-exports').getByRole('alert')).toContainText('漢 (U+6F22)')
  await context.close()
})

test('hostile and very long code ends in text or in a named limit', async ({ browser, baseURL }) => {
  const context = await device(browser, { baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await open(page, '/snapshot/code/')
  const hostile = '</text></svg><script>document.title="run"</script><img src=x onerror="document.title=\'run\'">\u202eabc'
  await expect(editor(page)).toBeEditable()
  await page.getByRole('button', { name: 'Clear' }).click()
  await editor(page).click()
  await page.evaluate((text) => navigator.clipboard.writeText(text), hostile)
  await page.keyboard.press('Control+v')
  await expect.poll(() => textOf(page)).toBe(hostile.replace('\u202e', '<U+202E>'))
  await expect(page.getByText('Invisible characters shown as symbols: 1')).toBeVisible()
  expect(await page.title()).not.toBe('run')
  await expect(page.locator('.snap-preview script, .snap-preview img')).toHaveCount(0)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from('x\n'.repeat(10_000)) })
  await expect(page.getByRole('alert')).toContainText('at most 2,000 lines, and this code has 10,000')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'wide.txt', mimeType: 'text/plain', buffer: Buffer.from('y'.repeat(20_000)) })
  await expect.poll(() => textOf(page)).toHaveLength(20_000)
  await page.getByRole('button', { name: 'Download PNG' }).click()
  await expect(page.getByRole('alert')).toContainText('at most 16,384 px on each side')
  await context.close()
})

test('is accessible in both color modes and fits 360 px', async ({ page, browser, baseURL }) => {
  await open(page, '/snapshot/code/')
  await expect(preview(page)).toBeVisible()
  await expectAccessible(page)
  const context = await device(browser, { baseURL: baseURL ?? '', colorScheme: 'dark', viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  await open(phone, '/ru/snapshot/code/')
  await expect(preview(phone)).toBeVisible()
  await expectAccessible(phone)
  for (const summary of await phone.locator('.snap-group > summary').all()) await summary.click()
  await expectReadable(phone)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await context.close()
})

test('the sample can be read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/snapshot/code/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code to image')
  await expect(page.locator('pre')).toContainText('export function distance')
  await context.close()
})
