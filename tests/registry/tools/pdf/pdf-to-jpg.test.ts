import { PDFDocument, PDFName, degrees } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { readAsset } from '../../../../engine/run/node/read-asset.ts'
import { pagePixels } from '../../../../registry/lib/pdf/draw.ts'
import { openReader } from '../../../../registry/lib/pdf/reader.ts'
import { DRAWING_ASSETS } from '../../../../registry/lib/pdf/reader-assets.ts'
import { samplePdf } from '../../../../registry/lib/pdf/sample.ts'
import { pdfToJpg } from '../../../../registry/tools/pdf/pdf-to-jpg/tool.ts'
import { countBytes } from '../../../../registry/tools/pdf/pdf-to-jpg/made-bytes.ts'
import { ToolError } from '../../../../engine/core/errors.ts'
import { failure } from '../../../support/run-tool.ts'
import { pdfOf, rawPdf } from '../../../support/samples/pdfs.ts'

// What is drawn, and how, only a browser can show: tests/e2e/drawing/pdf-to-jpg.spec.ts.

/** A page of 144 by 72 points, or as it is changed. */
async function pageSize(dpi: number, change: (page: ReturnType<PDFDocument['addPage']>) => void = () => {}) {
  const document = await PDFDocument.create()
  change(document.addPage([144, 72]))
  const reader = await openReader(pdfOf(await document.save()), 'file', { asset: readAsset, signal: new AbortController().signal })
  const size = await reader.page(0, (page) => Promise.resolve(pagePixels(page, dpi)))
  await reader.close()
  return size
}

describe('size of a page in pixels', () => {
  it.each([
    [72, 144, 72],
    [100, 200, 100],
    [96, 192, 96],
    [301, 602, 301],
  ])('at %d dpi', async (dpi, width, height) => {
    expect(await pageSize(dpi)).toEqual({ width, height })
  })

  it('is rounded, and at least one', async () => {
    expect(await pageSize(73, (page) => page.setSize(100, 0.2))).toEqual({ width: 101, height: 1 })
  })

  it('is turned by the page, in quarters, also beyond a whole turn', async () => {
    for (const angle of [90, 270, -90, 450])
      expect(await pageSize(72, (page) => page.setRotation(degrees(angle)))).toEqual({ width: 72, height: 144 })
    expect(await pageSize(72, (page) => page.setRotation(degrees(180)))).toEqual({ width: 144, height: 72 })
  })

  it('is that of its crop box, in the unit of the page', async () => {
    expect(await pageSize(72, (page) => page.setCropBox(10, 10, 50, 20))).toEqual({ width: 50, height: 20 })
    expect(await pageSize(72, (page) => page.node.set(PDFName.of('UserUnit'), page.doc.context.obj(2.5)))).toEqual({
      width: 360,
      height: 180,
    })
  })
})

describe('pdf-to-jpg refuses', () => {
  const bytes = (text: string) => pdfOf(new TextEncoder().encode(text))
  const empty = rawPdf('<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>')
  const huge = rawPdf(
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 14400 14400] /UserUnit 2 >>',
  )
  const long = rawPdf(
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 14400 10] >>',
  )
  const tooLarge = { page: 1, side: 16_384, maximum: 52_428_800 }
  it.each([
    ['what is no PDF', { file: bytes('hello') }, { code: 'not-a-pdf', field: 'file' }],
    ['what is damaged', { file: bytes('%PDF-1.7\nnothing') }, { code: 'pdf-damaged', field: 'file' }],
    ['no pages', { file: empty }, { code: 'pdf-empty', field: 'file' }],
    ['pages that are not there', { file: samplePdf(2), pages: '3' }, { code: 'no-such-page', field: 'pages' }],
    ['what is no range', { file: samplePdf(2), pages: 'x' }, { code: 'bad-page-range', field: 'pages' }],
    ['less than 72 dpi', { file: samplePdf(1), dpi: 71 }, { code: 'too-small', field: 'dpi' }],
    ['more than 600 dpi', { file: samplePdf(1), dpi: 601 }, { code: 'too-large', field: 'dpi' }],
    [
      'too many pixels',
      { file: huge, dpi: 72 },
      { code: 'page-too-large', field: 'dpi', params: { ...tooLarge, dpi: 72, width: 28_800, height: 28_800 } },
    ],
    [
      'a side that is too long',
      { file: long, dpi: 100 },
      { code: 'page-too-large', field: 'dpi', params: { ...tooLarge, dpi: 100, width: 20_000, height: 14 } },
    ],
  ])('%s', async (_what, input, expected) => {
    expect(await failure(pdfToJpg, input)).toMatchObject(expected)
  })

  it('images that take more than a gigabyte together', () => {
    const count = countBytes()
    count(999_999_999)
    count(1)
    const refused = new ToolError('images-too-big', { most: 1000 }, { field: 'pages' })
    expect(() => count(1)).toThrow(refused)
  })

  it('a file whose password is missing or wrong, at the field of the password', async () => {
    const document = await PDFDocument.load(samplePdf(1).bytes)
    document.encrypt({ userPassword: 'u', ownerPassword: 'o' })
    const file = pdfOf(await document.save({ useObjectStreams: false }))
    expect(await failure(pdfToJpg, { file })).toMatchObject({ code: 'password-missing', field: 'password' })
    expect(await failure(pdfToJpg, { file, password: 'x' })).toMatchObject({ code: 'password-wrong', field: 'password' })
    expect(await failure(pdfToJpg, { file, password: 'u', pages: '2' })).toMatchObject({ code: 'no-such-page', field: 'pages' })
    // It gets as far as drawing, which takes a browser.
    expect(await failure(pdfToJpg, { file, password: 'u' })).toMatchObject({ code: 'browser-only' })
  })
})

describe('files for drawing', () => {
  it('are those of the package: each font that a PDF may leave out, and each decoder', async () => {
    for (const path of DRAWING_ASSETS) expect((await readAsset(path)).length).toBeGreaterThan(100)
  })
})
