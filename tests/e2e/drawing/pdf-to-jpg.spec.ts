import { PDFDocument, PDFName, type PDFPage, StandardFonts, degrees, rgb } from '@cantoo/pdf-lib'
import { unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import { type Page, expect, expectAccessible, open, result, test } from '../support.ts'
import { rawPdf } from '../../support/samples/pdfs.ts'
import { expectColors } from './pixels.ts'

const RED = [255, 0, 0, 255]
const BLUE = [0, 0, 255, 255]
const WHITE = [255, 255, 255, 255]
const BLACK = [0, 0, 0, 255]
/** Sixteen by sixteen blue pixels, made by ImageMagick with OpenJPEG 2.5. */
const BLUE_JPX =
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAEAAAABAAAw8HAAAAAAAPY29scgEAAAAAABAAAACranAyY/9P/1EALwAAAAAAEAAAABAAAAAAAAAAAAAAABAAAAAQAAAAAAAAAAAAAw8BAQ8BAQ8BAf9SAAwAAAABAQQEBAAB/1wAEECAiIiQiIiQiIiQiIiQ/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAAAJwAB/5PP/DAIB7ff+JAQAT+AgICAgICAgICAgICA/9k='

async function pdf(...draw: ((page: PDFPage, document: PDFDocument) => unknown)[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (const one of draw) await one(document.addPage([144, 72]), document)
  return document.save()
}
/** Red at the left, below it nothing; blue at the top right. */
const corners = (page: PDFPage) => {
  page.drawRectangle({ x: 0, y: 0, width: 72, height: 36, color: rgb(1, 0, 0) })
  page.drawRectangle({ x: 72, y: 36, width: 72, height: 36, color: rgb(0, 0, 1) })
}
async function give(page: Page, bytes: Uint8Array, name = 'report.pdf'): Promise<void> {
  await open(page, '/pdf-to-jpg/')
  await page
    .locator('.drop-zone input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
}
const convert = (page: Page) => page.getByRole('button', { name: 'Convert', exact: true }).click()
const enter = (page: Page, field: string, value: string) => page.getByLabel(field, { exact: true }).fill(value)
const format = (page: Page, label: string) => page.getByRole('radiogroup', { name: 'Format' }).getByRole('radio', { name: label }).check()

test('draws a page at the resolution asked, white where there is nothing', async ({ page }) => {
  await give(page, await pdf(corners))
  await format(page, 'PNG')
  await enter(page, 'Resolution', '100')
  await convert(page)
  await expectColors(page, [[0.25, 0.75, RED], [0, 0.99, RED], [0.75, 0.25, BLUE], [0.99, 0, BLUE], [0.25, 0.25, WHITE], [0.75, 0.75, WHITE]], [200, 100]) // prettier-ignore
  await expect(result(page)).toContainText('report-1.png')
  await expectAccessible(page)
})

test('on a phone the line above the edge shows the first image of the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await give(page, await pdf(corners, corners))
  await convert(page)
  await expect(result(page)).toContainText('report-2.jpg')
  await page.evaluate(() => scrollTo(0, 0))
  const peek = page.locator('[data-peek]')
  await expect(peek).toContainText('report-1.jpg · 1 · ')
  await expect(peek).not.toContainText('File name')
})

test('leaves the paper out when asked', async ({ page }) => {
  await give(page, await pdf(corners))
  await format(page, 'PNG')
  await page.getByLabel('Transparent background').check()
  await convert(page)
  await expectColors(page, [[0.25, 0.75, RED], [0.25, 0.25, [0, 0, 0, 0]]], [300, 150]) // prettier-ignore
})

test('turns pages as they say, in any quarter, and counts their own unit', async ({ page }) => {
  const turned = (angle: number) => (one: PDFPage) => {
    corners(one)
    one.setRotation(degrees(angle))
  }
  const wide = (one: PDFPage) => {
    corners(one)
    one.node.set(PDFName.of('UserUnit'), one.doc.context.obj(2))
  }
  const bytes = await pdf(turned(90), turned(-90), turned(540), wide)
  const expected = [
    [[0.25, 0.25, RED], [0.75, 0.75, BLUE], [0.75, 0.25, WHITE]], // prettier-ignore
    [[0.75, 0.75, RED], [0.25, 0.25, BLUE], [0.75, 0.25, WHITE]], // prettier-ignore
    [[0.75, 0.25, RED], [0.25, 0.75, BLUE], [0.25, 0.25, WHITE]], // prettier-ignore
    [[0.25, 0.75, RED], [0.75, 0.25, BLUE], [0.25, 0.25, WHITE]], // prettier-ignore
  ] as const
  const sizes = [[72, 144], [72, 144], [144, 72], [288, 144]] as const // prettier-ignore
  await give(page, bytes)
  await format(page, 'PNG')
  await enter(page, 'Resolution', '72')
  for (const [at, colors] of expected.entries()) {
    await enter(page, 'Pages', String(at + 1))
    await convert(page)
    await expect(result(page)).toContainText(`report-${at + 1}.png`)
    await expectColors(page, colors, sizes[at])
  }
})

test('shows only the crop box of a page', async ({ page }) => {
  await give(page, await pdf((one) => {
    corners(one)
    one.setCropBox(72, 36, 36, 36)
  })) // prettier-ignore
  await convert(page)
  await expectColors(page, [[0.02, 0.02, BLUE], [0.98, 0.98, BLUE]], [75, 75]) // prettier-ignore
})

test('draws letters in a font that is not in the PDF, a form that is filled in, and annotations', async ({ page }) => {
  await give(page, await pdf(async (one, document) => {
    const font = await document.embedFont(StandardFonts.HelveticaBold)
    // The stem of an I of 100 points, 7 to 21 points wide from where it starts.
    one.drawText('I', { x: 0, y: 0, size: 100, font })
    const field = document.getForm().createTextField('name')
    field.setText('████')
    field.addToPage(one, { x: 72, y: 0, width: 72, height: 36, backgroundColor: rgb(1, 0, 0), borderWidth: 0 })
    const stamp = document.context.register(document.context.stream('0 0 1 rg 0 0 72 36 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 72, 36] })) // prettier-ignore
    const note = document.context.obj({ Type: 'Annot', Subtype: 'Stamp', Rect: [72, 36, 144, 72], F: 4, AP: { N: stamp } })
    one.node.addAnnot(document.context.register(note))
  })) // prettier-ignore
  await format(page, 'PNG')
  await convert(page)
  await expectColors(page, [[14 / 144, 0.5, BLACK], [60 / 144, 0.5, WHITE], [0.97, 0.52, RED], [0.75, 0.25, BLUE]], [300, 150]) // prettier-ignore
})

test('decodes fax and JPEG 2000 images by its own decoders', async ({ page }) => {
  const pageOf = (filter: string, more: string, data: string) =>
    rawPdf(
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>',
      '<< /Length 21 >>\nstream\n72 0 0 72 0 0 cm /I Do\nendstream',
      `<< /Type /XObject /Subtype /Image ${more} /Filter [/ASCIIHexDecode /${filter}] /Length ${data.length + 1} >>\nstream\n${data}>\nendstream`,
    ).bytes
  // Eight rows that are as the white one before them (ITU-T T.6: V0, one bit each), and the end of the block; reversed, they are black.
  await give(page, pageOf('CCITTFaxDecode', '/Width 8 /Height 8 /BitsPerComponent 1 /ColorSpace /DeviceGray /Decode [1 0] /DecodeParms [null << /K -1 /Columns 8 /Rows 8 >>]', 'FF001001')) // prettier-ignore
  await convert(page)
  await expectColors(page, [[0.5, 0.5, BLACK]], [150, 150])
  await give(page, pageOf('JPXDecode', '/Width 16 /Height 16', Buffer.from(BLUE_JPX, 'base64').toString('hex')))
  await convert(page)
  await expectColors(page, [[0.5, 0.5, BLUE]], [150, 150])
})

test('makes an image of each page, numbered, in one archive', async ({ page }) => {
  await give(page, await pdf(...Array.from({ length: 12 }, (_, at) => (one: PDFPage) => at % 2 === 0 && corners(one))))
  await enter(page, 'Pages', '9-12, 9')
  await enter(page, 'Resolution', '72')
  await format(page, 'WebP')
  await convert(page)
  for (const name of ['report-09.webp', 'report-10.webp', 'report-11.webp', 'report-12.webp'])
    await expect(result(page)).toContainText(name)
  const saving = page.waitForEvent('download')
  await result(page).getByRole('button', { name: 'Download all as ZIP' }).click()
  const files = unzipSync(await readFile(await (await saving).path()))
  expect(Object.keys(files)).toEqual(['report-09.webp', 'report-10.webp', 'report-11.webp', 'report-12.webp'])
})

test('opens with the password, and says at its field when it is missing or wrong', async ({ page }) => {
  const document = await PDFDocument.load(await pdf(corners))
  document.encrypt({ userPassword: 'sésame', ownerPassword: 'owner' })
  await give(page, await document.save({ useObjectStreams: false }))
  await convert(page)
  await expect(page.locator('.tool')).toContainText('“report.pdf” is protected. Enter its password.')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('wrong')
  await convert(page)
  await expect(page.locator('.tool')).toContainText('This isn’t the password for “report.pdf”.')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill('sésame')
  await convert(page)
  await expectColors(page, [[0.25, 0.75, RED]], [300, 150])
})

test('refuses a page that is too large for an image, a damaged file, and runs no script', async ({ page }) => {
  const huge = await pdf((one, document) => {
    one.setMediaBox(0, 0, 14_400, 14_400)
    document.addJavaScript('main', 'app.alert("ran")')
  })
  await give(page, huge)
  await convert(page)
  await expect(page.locator('.tool')).toContainText('At 150 dpi, page 1 would be 30000 × 30000 pixels.')
  await give(page, new TextEncoder().encode('%PDF-1.7\nnothing'))
  await convert(page)
  await expect(page.locator('.tool')).toContainText('“report.pdf” is damaged')
})
