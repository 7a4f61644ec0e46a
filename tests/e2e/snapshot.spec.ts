import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { readXml } from '../src/snapshot/read-xml.ts'
import { expect, expectAccessible, expectReadable, open, type Page, test } from './support.ts'

const CODE = 'const a = "żółć" // <b>\n\tif (a != 1 && b) { run(a) }\n'

const preview = (page: Page) => page.locator('.snap-preview svg')
const textOf = (page: Page) => page.locator('.snap-preview .snapshot-code').evaluate((group) => group.textContent)
const editor = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true })

async function write(page: Page, code: string): Promise<void> {
  // While the editor loads, nothing can be pasted into what stands in its place.
  await expect(editor(page)).toBeEditable()
  await page.getByRole('button', { name: 'Clear' }).click()
  await editor(page).click()
  // Pasted, as an editor would indent what is typed.
  await page.evaluate((text) => navigator.clipboard.writeText(text), code)
  await page.keyboard.press('Control+v')
  await expect.poll(() => textOf(page)).toBe(code)
}

async function save(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [started] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button, exact: true }).click()])
  return { name: started.suggestedFilename(), bytes: readFileSync(await started.path()) }
}

/** The link that was created, once it is there. */
async function createdLink(page: Page): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Link', exact: true }).first()
  await expect(field).toHaveValue(/#/)
  return field.inputValue()
}

const device = (browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) =>
  browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], ...options })

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

test('what is shared opens elsewhere with the same text and settings, and is gone when deleted', async ({
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(/404/)
  const context = await device(browser, { baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await open(page, '/snapshot/code/?theme=mint')
  await write(page, CODE)
  await page.getByRole('radio', { name: 'Mint' }).check({ force: true })
  const bodies: string[] = []
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Previews of the link show only the name of this page')).toBeVisible()
  await page.getByRole('button', { name: 'Create the link' }).click()
  const link = await createdLink(page)
  expect(link).toMatch(new RegExp(`^${baseURL}/snapshot/share/#[\\w-]{22}\\.[\\w-]{43}$`))
  await expectAccessible(page)
  // Neither the key nor the code leaves the device.
  const key = link.split('.').at(-1) ?? ''
  expect(bodies.filter((body) => body.includes(key) || body.includes('run(a)'))).toEqual([])

  const elsewhere = await device(browser, { baseURL: baseURL ?? '', colorScheme: 'dark', viewport: { width: 360, height: 740 } })
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect.poll(() => textOf(other)).toBe(CODE)
  await expect(preview(other).locator('rect[fill="#ecfbf4"]')).toHaveCount(1)
  await expect(other.getByRole('link', { name: 'Report this page' })).toBeVisible()
  await expectAccessible(other)
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect((await save(other, 'Download PNG')).bytes.subarray(1, 4).toString()).toBe('PNG')
  await other.getByRole('link', { name: 'Edit a copy' }).click()
  await expect(editor(other)).toContainText('run(a)')
  await expect(preview(other).locator('rect[fill="#ecfbf4"]')).toHaveCount(1)

  await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
  await page.getByRole('button', { name: 'Delete for everyone' }).click()
  await expect(page.getByRole('button', { name: 'Create the link' })).toBeVisible()
  await other.goto(link)
  await expect(other.getByRole('alert')).toContainText('There is nothing here anymore.')
  await other.goto('about:blank')
  await other.goto('/snapshot/share/')
  await expect(other.getByRole('alert')).toContainText('Open the whole link')
  await elsewhere.close()
  await context.close()
})

test('link previews show an image of the code only if its sharer chose so', async ({ page, browser, baseURL, request, complaints }) => {
  complaints.allow(/404/)
  await open(page, '/snapshot/code/')
  await write(page, CODE)
  await page.getByRole('textbox', { name: 'Title' }).fill('<b>"my" file.ts')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const images = (html: string) => [...html.matchAll(/<meta (?:property|name)="(?:og|twitter):image[^>]*>/g)].map(([tag]) => tag)
  // Off, as it is at first.
  await expect(page.getByRole('checkbox', { name: 'Show an image of the code in link previews' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Create the link' }).click()
  expect(images(await (await request.get(await createdLink(page))).text())).toEqual([])
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
  await page.getByRole('button', { name: 'Delete for everyone' }).click()
  await page.getByRole('checkbox', { name: 'Show an image of the code in link previews' }).check()
  await expect(page.getByText('It is stored unencrypted')).toBeVisible()
  await expect(page.getByText('Previews of the link show only the name')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create the link' }).click()
  const link = await createdLink(page)
  expect(link).toMatch(new RegExp(`^${baseURL}/snapshot/share/\\?id=([\\w-]{22})#\\1\\.[\\w-]{43}$`))
  const html = await (await request.get(link)).text()
  const size = ['width', 'height'].map((side) => Number(new RegExp(`og:image:${side}" content="(\\d+)"`).exec(html)?.[1]))
  // Smaller where gradients make the file too large, but never too small for a large preview.
  expect(size[0]).toBeGreaterThanOrEqual(600)
  expect(size[0]).toBeLessThanOrEqual(1200)
  expect(Math.abs((size[0] ?? 0) / (size[1] ?? 1) - 1200 / 630)).toBeLessThan(0.01)
  expect(html).toContain('<meta property="og:title" content="&lt;b&gt;&quot;my&quot; file.ts">')
  const address = new URL(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '')
  const image = await request.get(baseURL + address.pathname)
  expect(image.headers()['content-type']).toBe('image/png')
  const bytes = await image.body()
  expect(bytes.length).toBeLessThanOrEqual(300_000)
  const decoded = await page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    const [colors, clear] = [new Set<number>(), data.filter((value, at) => at % 4 === 3 && value < 255).length]
    for (let at = 0; at < data.length; at += 4)
      colors.add(((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number))
    return { size: [bitmap.width, bitmap.height], letters: colors.size > 50, clear }
  }, bytes.toString('base64'))
  expect(decoded).toEqual({ size, letters: true, clear: 0 })

  // The link opens as ever, and with both behind the # alone, as links were before.
  const elsewhere = await device(browser, { baseURL: baseURL ?? '' })
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect.poll(() => textOf(other)).toBe(CODE)
  await other.goto('about:blank')
  await other.goto(link.replace(/\?id=[^#]+/, ''))
  await expect.poll(() => textOf(other)).toBe(CODE)
  await elsewhere.close()
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
  await page.getByRole('button', { name: 'Delete for everyone' }).click()
  await expect(page.getByRole('button', { name: 'Create the link' })).toBeVisible()
  await expect.poll(async () => (await request.get(baseURL + address.pathname)).status()).toBe(404)
  expect(images(await (await request.get(link)).text())).toEqual([])
})

test('a copy of what others shared takes the place of one’s own code, which one click brings back', async ({ page, browser, baseURL }) => {
  await open(page, '/snapshot/code/')
  await write(page, 'let shared = 1\n')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Create the link' }).click()
  const link = await createdLink(page)
  const context = await device(browser, { baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await open(other, '/snapshot/code/')
  await write(other, 'my own work\n')
  await other.getByRole('textbox', { name: 'Title' }).fill('mine.txt')
  await other.goto(link)
  await other.getByRole('link', { name: 'Edit a copy' }).click()
  await expect.poll(() => textOf(other)).toBe('let shared = 1\n')
  await expect(other.getByRole('button', { name: 'Bring back my code' })).toHaveCount(0)
  // While the editor loads, the code stands in its place and cannot be changed.
  await expect(editor(other)).toBeEditable()
  await editor(other).press('End')
  await other.keyboard.type('!')
  await expect.poll(() => textOf(other)).toContain('!')
  await other.reload()
  await expect.poll(() => textOf(other)).toContain('!')
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Bring back my code' }).click()
  await expect.poll(() => textOf(other)).toBe('my own work\n')
  await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue('mine.txt')
  // And the copy after it, as nothing is lost by a click.
  await other.reload()
  await expect.poll(() => textOf(other)).toBe('my own work\n')
  await other.getByRole('button', { name: 'Bring back my code' }).click()
  await expect.poll(() => textOf(other)).toContain('!')
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
