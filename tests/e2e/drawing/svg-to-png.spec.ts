import { gzipSync } from 'fflate'
import { type Page, expect, expectAccessible, mainText, open, result, test } from '../support.ts'
import { expectColors } from './pixels.ts'

const RED = [255, 0, 0, 255]
const GREEN = [0, 128, 0, 255]
const BLUE = [0, 0, 255, 255]
const WHITE = [255, 255, 255, 255]
const CLEAR = [0, 0, 0, 0]
const X = 'xmlns="http://www.w3.org/2000/svg"'
const halves = '<rect width="50%" height="100%" fill="red"/><rect x="50%" width="50%" height="100%" fill="blue"/>'

async function start(page: Page, svg: string): Promise<void> {
  await open(page, '/svg-to-png/')
  await page.getByRole('radiogroup', { name: 'Source' }).getByRole('radio', { name: 'Text' }).check()
  await mainText(page).fill(svg)
}
const choose = (page: Page, group: string, choice: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name: choice, exact: true }).check()
const convert = (page: Page) => page.getByRole('button', { name: 'Convert', exact: true }).click()
const enter = (page: Page, field: string, value: string) => page.getByRole('textbox', { name: field, exact: true }).fill(value)

test('draws colors, transparency and style sheets at twice the size', async ({ page }) => {
  const style = '<style>.a{fill:rgb(0 128 0)}</style>'
  const ball = '<rect class="a" width="20" height="10"/><rect y="10" width="20" height="10" style="fill:#00f;opacity:.5"/>'
  await start(page, `<svg ${X} width="40" height="20">${style}${ball}</svg>`)
  await convert(page)
  await expectColors(page, [[0.2, 0.2, GREEN], [0.2, 0.8, [0, 0, 255, 128]], [0.8, 0.5, CLEAR]], [80, 40]) // prettier-ignore
  await expect(result(page)).toContainText('40 × 20')
  await expectAccessible(page)
})

test('is sharp at any scale: the edge of a two-pixel drawing lies between two pixels', async ({ page }) => {
  await start(page, `<svg ${X} viewBox="0 0 2 1"><rect width="1" height="1" fill="red"/></svg>`)
  await choose(page, 'Size by', 'Width and height')
  await enter(page, 'Width', '2000')
  await convert(page)
  await expectColors(page, [[0.4995, 0.5, RED], [0.5, 0.5, CLEAR]], [2000, 1000]) // prettier-ignore
})

test('keeps what a drawing without a view box shows, with its shares, as it grows', async ({ page }) => {
  await start(page, `<svg ${X} width="1in" height="10">${halves}</svg>`)
  await choose(page, 'Size by', 'Resolution')
  await enter(page, 'Resolution', '192')
  await convert(page)
  await expectColors(page, [[0.1, 0.5, RED], [0.49, 0.99, RED], [0.51, 0.5, BLUE], [0.99, 0.5, BLUE]], [192, 20]) // prettier-ignore
})

test('follows preserveAspectRatio', async ({ page }) => {
  await start(page, `<svg ${X} width="40" height="20" viewBox="0 0 10 10" preserveAspectRatio="xMaxYMid"><rect width="10" height="10" fill="red"/></svg>`) // prettier-ignore
  await convert(page)
  await expectColors(page, [[0.4, 0.5, CLEAR], [0.6, 0.5, RED], [0.98, 0.02, RED]], [80, 40]) // prettier-ignore
})

test('fits into a size, or is stretched to it', async ({ page }) => {
  await start(page, `<svg ${X} viewBox="0 0 40 20">${halves}</svg>`)
  await choose(page, 'Size by', 'Width and height')
  await enter(page, 'Width', '30')
  await enter(page, 'Height', '90')
  await convert(page)
  await expectColors(page, [[0.4, 0.5, RED]], [30, 15])
  await page.getByLabel('If the aspect ratio differs').selectOption({ label: 'Stretch it' })
  await convert(page)
  await expectColors(page, [[0.1, 0.01, RED], [0.4, 0.99, RED], [0.6, 0.99, BLUE]], [30, 90]) // prettier-ignore
})

test('is stretched with the margins around its view box', async ({ page }) => {
  await start(page, `<svg ${X} width="40" height="20" viewBox="0 0 10 10"><rect width="10" height="10" fill="red"/></svg>`)
  await choose(page, 'Size by', 'Width and height')
  await enter(page, 'Width', '40')
  await enter(page, 'Height', '90')
  await page.getByLabel('If the aspect ratio differs').selectOption({ label: 'Stretch it' })
  await convert(page)
  await expectColors(page, [[0.1, 0.5, CLEAR], [0.3, 0.02, RED], [0.7, 0.98, RED], [0.9, 0.5, CLEAR]], [40, 90]) // prettier-ignore
})

test('draws the size of its own whatever style sheets say of it, and the background of its root', async ({ page }) => {
  await start(page, `<svg ${X} style="width:100%;max-width:5px;background:rgb(0,0,255)" viewBox="0 0 20 10"><style>svg{height:1px}</style><rect width="10" height="10" fill="red"/></svg>`) // prettier-ignore
  await convert(page)
  await expectColors(page, [[0.25, 0.5, RED], [0.75, 0.5, BLUE], [0.98, 0.98, BLUE]], [40, 20]) // prettier-ignore
})

test('draws embedded images and letters, and neither loads nor runs anything', async ({ page }) => {
  const requests: string[] = []
  await page.route('https://example.com/**', (route) => {
    requests.push(route.request().url())
    return route.abort()
  })
  const inner = `data:image/svg+xml,${encodeURIComponent(`<svg ${X} width="10" height="10"><rect width="10" height="10" fill="green"/></svg>`)}`
  await start(
    page,
    `<svg width="20" height="20" onload="document.title='ran'"><script>document.title='ran'</script><image href="${inner}" width="10" height="10"/><image href="https://example.com/a.png" x="10" width="10" height="10"/><switch><foreignObject width="20" height="20"><p xmlns="http://www.w3.org/1999/xhtml">HTML</p></foreignObject><rect y="10" width="10" height="10" fill="blue"/></switch><text x="9" y="24" font-size="20" font-family="Nowhere Sans" textLength="12" lengthAdjust="spacingAndGlyphs" fill="red">█</text></svg>`,
  )
  await convert(page)
  await expectColors(page, [[0.2, 0.2, GREEN], [0.8, 0.2, CLEAR], [0.2, 0.8, BLUE], [0.8, 0.8, RED]], [40, 40]) // prettier-ignore
  for (const words of ['https://example.com/a.png', '1 foreignObject element', '2 scripts and handlers', 'Nowhere Sans', 'xmlns'])
    await expect(result(page)).toContainText(words)
  expect(requests).toEqual([])
  expect(await page.title()).not.toBe('ran')
})

test('is the same in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const style =
    ':root{color-scheme:light dark}rect{fill:red}.b{fill:light-dark(rgb(0,128,0),blue)}@media (prefers-color-scheme:dark){rect{fill:blue}}'
  await start(page, `<svg ${X} width="10" height="10"><style>${style}</style><rect width="10" height="4"/><path class="b" d="M0 4h10v3H0z"/><path d="M0 7h10v3H0z" fill="currentColor"/></svg>`) // prettier-ignore
  await convert(page)
  await expectColors(page, [[0.5, 0.25, RED], [0.5, 0.55, GREEN], [0.5, 0.9, [0, 0, 0, 255]]], [20, 20]) // prettier-ignore
})

test('puts a color behind it, and white in a JPG', async ({ page }) => {
  await start(page, `<svg ${X} width="10" height="10"><rect width="5" height="10" fill="red"/></svg>`)
  await choose(page, 'Format', 'JPEG')
  await convert(page)
  await expectColors(page, [[0.1, 0.5, RED], [0.95, 0.5, WHITE]], [20, 20]) // prettier-ignore
  await expect(result(page)).toContainText('JPEG has no transparency')
})

test('reads a packed file, and draws it as large as a browser can', async ({ page }) => {
  await open(page, '/svg-to-png/')
  const buffer = Buffer.from(gzipSync(new TextEncoder().encode(`<svg ${X} viewBox="0 0 4 2">${halves}</svg>`)))
  await page.locator('.drop-zone input[type=file]').first().setInputFiles({ name: 'halves.svgz', mimeType: 'image/svg+xml', buffer })
  await choose(page, 'Size by', 'Width and height')
  await enter(page, 'Width', '10240')
  await convert(page)
  await expectColors(page, [[0, 0, RED], [0.49, 0.999, RED], [0.9999, 0.9999, BLUE]], [10_240, 5120]) // prettier-ignore
})

test('names the place of a fault', async ({ page }) => {
  await start(page, `<svg ${X}>\n  <g></svg>`)
  await convert(page)
  await expect(page.locator('.tool')).toContainText('“</svg>” can’t close “<g>” from line 2')
})
