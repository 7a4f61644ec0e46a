import { expect, expectAccessible, open, type Page, test } from '../support.ts'
import { CODE, device, editor, preview, save, textOf, write } from './support.ts'

/** The link that was created, once it is there. */
async function createdLink(page: Page): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Link', exact: true }).first()
  await expect(field).toHaveValue(/#/)
  return field.inputValue()
}

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
