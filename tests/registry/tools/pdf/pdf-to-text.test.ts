import { PDFDocument, degrees } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { readAsset } from '../../../../engine/run/node/read-asset.ts'
import { openReader } from '../../../../registry/lib/pdf/reader.ts'
import { TEXT_ASSETS } from '../../../../registry/lib/pdf/reader-assets.ts'
import { samplePdf } from '../../../../registry/lib/pdf/sample.ts'
import { flowText } from '../../../../registry/lib/pdf/text-flow.ts'
import { pdfToText } from '../../../../registry/tools/pdf/pdf-to-text.ts'
import { ToolError } from '../../../../engine/core/errors.ts'
import { codedPdf, drawnPdf, lines, pdfOf, rawPdf } from '../../../support/samples/pdfs.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const read = async (file: unknown, options = {}) => (await output(pdfToText, { file, ...options })).text

/** A heading over two columns, stored row by row as some writers do. */
const columns = drawnPdf((page, font) => {
  page.drawText('Heading', { x: 40, y: 260, size: 20, font })
  const [left, right] = [['This is the left col-', 'umn of a page with', 'well-known words.'], ['The right one is', 'stored line by line', 'with the left.']] // prettier-ignore
  left.forEach((text, at) => {
    lines(40, 220 - at * 14, text)(page, font)
    lines(240, 220 - at * 14, right[at] as string)(page, font)
  })
})

describe('pdf-to-text: order', () => {
  it('reads column by column', { tags: 'long' }, async () => {
    expect(await read(await columns, { order: 'columns' })).toBe(
      'Heading\n\nThis is the left column\nof a page with\nwell-known words.\nThe right one is\nstored line by line\nwith the left.',
    )
  })

  it('reads line by line, with tabs between', async () => {
    expect(await read(await columns, { order: 'rows', hyphens: false })).toBe(
      'Heading\n\nThis is the left col-\tThe right one is\numn of a page with\tstored line by line\nwell-known words.\twith the left.',
    )
  })

  it('reads as stored, whatever the place', async () => {
    const upward = await drawnPdf((page, font) => ['low', 'high'].forEach((text, at) => lines(20, 50 + at * 100, text)(page, font)))
    expect(await read(upward)).toBe('low\nhigh')
    expect(await read(upward, { order: 'columns' })).toBe('high\n\nlow')
  })

  it('reads what is turned on the page, and a page that is turned', async () => {
    const noted = await drawnPdf((page, font) => {
      page.drawText('edge', { x: 380, y: 20, size: 12, font, rotate: degrees(90) })
      lines(20, 200, 'first line', 'second')(page, font)
    })
    expect(await read(noted, { order: 'columns' })).toBe('first line\nsecond\n\nedge')
    const document = await PDFDocument.load((await drawnPdf(lines(20, 200, 'one', 'two'))).bytes)
    document.getPage(0).setRotation(degrees(90))
    expect(await read(pdfOf(await document.save()))).toBe('one\ntwo')
  })
})

describe('pdf-to-text: flow', () => {
  it('joins lines into paragraphs, and divides them at gaps', async () => {
    const file = await drawnPdf((page, font) => {
      lines(20, 250, 'A paragraph of', 'three lines that', 'are joined.')(page, font)
      lines(20, 190, 'Another one', '• with a', '• list')(page, font)
    })
    expect(await read(file, { paragraphs: true })).toBe('A paragraph of three lines that are joined.\n\nAnother one\n• with a\n• list')
  })

  const at = (across: number, text: string) => ({ text, size: 10, angle: 0, start: 0, end: 100, across })
  it.each([
    ['exam-', 'ple follows', 'example\nfollows', 'example follows'],
    ['exam\u00ad', 'ple', 'example', 'example'],
    ['exam\u2010', 'ple here', 'example\nhere', 'example here'],
    ['Rhein-', 'Main', 'Rhein-\nMain', 'Rhein- Main'],
    ['2020-', '2021', '2020-\n2021', '2020- 2021'],
    ['a dash –', 'like this', 'a dash –\nlike this', 'a dash – like this'],
    ['日本', '語', '日本\n語', '日本語'],
  ])('%s and %s', (first, second, kept, joined) => {
    const both = [at(10, first), at(22, second)]
    expect(flowText(both, { hyphens: true, paragraphs: false })).toBe(kept)
    expect(flowText(both, { hyphens: true, paragraphs: true })).toBe(joined)
  })

  it('leaves hyphens if asked, and shows soft ones only at the end of a line', () => {
    const both = [at(10, 'ex\u00adam\u00ad'), at(22, 'ple')]
    expect(flowText(both, { hyphens: false, paragraphs: false })).toBe('exam-\nple')
  })

  it('adds spaces that only gaps show', async () => {
    const file = rawPdf(
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> /Contents 4 0 R >>',
      '<< /Length 62 >>\nstream\nBT /F 12 Tf 10 50 Td [(no) -400 (space) 20 (s)] TJ ET          \nendstream',
    )
    expect(await read(file)).toBe('no spaces')
  })
})

describe('pdf-to-text: letters', () => {
  it('takes ligatures apart', async () => {
    // U+FB01 of Adobe-Japan1 is code 112 (Adobe Technical Note 5078), reached here by its name in a plain font.
    const file = rawPdf(
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding << /Differences [1 /fi /fl] >> >> >> >> /Contents 4 0 R >>',
      '<< /Length 48 >>\nstream\nBT /F 12 Tf 10 50 Td (\\001nd \\002ow) Tj ET       \nendstream',
    )
    expect(await read(file)).toBe('find flow')
  })

  // The codes of the standards: JIS X 0208 in Shift JIS, GB 18030, Big5, KS X 1001, and UTF-16.
  it.each([
    ['90ms-RKSJ-H', 'Japan1', '93fa967b', '日本'],
    ['UniJIS-UTF16-H', 'Japan1', '65e5672c', '日本'],
    ['GBK-EUC-H', 'GB1', 'd6d0b9fa', '中国'],
    ['ETen-B5-H', 'CNS1', 'a4a4b0ea', '中國'],
    ['KSCms-UHC-H', 'Korea1', 'c7d1b1db', '한글'],
  ])('reads %s', async (encoding, registry, hex, expected) => {
    expect(await read(codedPdf(encoding, registry, hex))).toBe(expected)
  })

  it('declares each table that any of these asks for', { tags: 'long' }, async () => {
    const asked = new Set<string>()
    const asset = (path: string) => {
      asked.add(path)
      return readAsset(path)
    }
    const registry = (name: string) => (/GB/.test(name) ? 'GB1' : /CNS|B5|HK/.test(name) ? 'CNS1' : /KS/.test(name) ? 'Korea1' : 'Japan1')
    const names = TEXT_ASSETS.map((path) => (/([\w-]+)\.bcmap/.exec(path) as RegExpExecArray)[1] as string)
    for (const name of names.filter((one) => !one.startsWith('Adobe'))) {
      const reader = await openReader(codedPdf(name, registry(name), '8140'), 'file', { asset, signal: new AbortController().signal })
      await reader.page(0, (page) => page.getTextContent())
      await reader.close()
    }
    expect([...asked].toSorted()).toEqual([...TEXT_ASSETS].toSorted())
  })

  it('says that a font does not tell its letters', async () => {
    const made = await output(pdfToText, { file: codedPdf('Identity-H', 'Identity', '000100020003') })
    expect(noticeCodes(made)).toEqual(['font-without-letters'])
    expect(made.text).toBe('\ufffd\ufffd\ufffd')
  })

  it('is offline, not blank, if a table cannot be fetched', async () => {
    const host = { asset: () => Promise.reject(new ToolError('offline')) }
    expect(await failure(pdfToText, { file: codedPdf('90ms-RKSJ-H', 'Japan1', '93fa967b') }, {}, host)).toMatchObject({ code: 'offline' })
  })
})

describe('pdf-to-text: pages', () => {
  it.each([
    [{ pages: '2-3' }, '2\n\n3'],
    [{ pages: '3, 1', between: 'number' }, '[3]\n3\n\n[1]\n1'],
    [{ pages: 'odd', between: 'feed' }, '1\f3'],
  ])('takes %j', async (options, text) => {
    expect(await read(samplePdf(3), options)).toBe(text)
  })

  it('makes a file of each page', async () => {
    const { files } = await output(pdfToText, { file: samplePdf(3), pages: '2-', perPage: true })
    expect(files.map(({ name, bytes }: { name: string; bytes: Uint8Array }) => [name, new TextDecoder().decode(bytes)])).toEqual([
      ['report-2.txt', '2'],
      ['report-3.txt', '3'],
    ])
  })

  it('tells which pages have no text, and refuses if none has', async () => {
    const nothing = () => undefined
    const some = await drawnPdf(lines(20, 200, 'text'), nothing, nothing, lines(20, 200, 'more'), nothing)
    const made = await output(pdfToText, { file: some })
    expect(made.text).toBe('text\n\nmore')
    expect(made.notices).toMatchObject([{ code: 'pages-without-text', params: { pages: '2–3, 5', count: 3 } }])
    expect(await failure(pdfToText, { file: await drawnPdf(nothing) })).toMatchObject({
      code: 'no-text',
      field: 'file',
      params: { pages: '1', count: 1, name: 'report.pdf' },
    })
  })

  it('refuses what is no PDF, damaged, locked or too long, and pages that are not there', async () => {
    const bytes = (text: string) => pdfOf(new TextEncoder().encode(text))
    expect(await failure(pdfToText, { file: bytes('hello') })).toMatchObject({ code: 'not-a-pdf', field: 'file' })
    expect(await failure(pdfToText, { file: bytes('%PDF-1.7\nnothing') })).toMatchObject({ code: 'pdf-damaged', field: 'file' })
    expect(await failure(pdfToText, { file: samplePdf(5001) })).toMatchObject({ code: 'pdf-too-long' })
    expect(await failure(pdfToText, { file: samplePdf(2), pages: '3' })).toMatchObject({ code: 'no-such-page', field: 'pages' })
    expect(await failure(pdfToText, { file: samplePdf(2), pages: 'x' })).toMatchObject({ code: 'bad-page-range' })
  })

  it('reads what a password protects, with either of its two, and says at its field when it is missing or wrong', async () => {
    const document = await PDFDocument.load(samplePdf(1).bytes)
    document.encrypt({ userPassword: 'sésame', ownerPassword: 'o' })
    const file = pdfOf(await document.save({ useObjectStreams: false }))
    for (const password of ['sésame', 'o']) expect(await read(file, { password })).toBe('1')
    expect(await failure(pdfToText, { file })).toMatchObject({
      code: 'password-missing',
      field: 'password',
      params: { name: 'report.pdf' },
    })
    expect(await failure(pdfToText, { file, password: 'x' })).toMatchObject({ code: 'password-wrong', field: 'password' })
    expect(await read(samplePdf(1), { password: 'needless' })).toBe('1')
  })

  it('reads a PDF that only limits what may be done with it', async () => {
    const document = await PDFDocument.load(samplePdf(1).bytes)
    document.encrypt({ userPassword: '', ownerPassword: 'o' })
    expect(await read(pdfOf(await document.save({ useObjectStreams: false })))).toBe('1')
  })

  it('refuses more text than a page can show', async () => {
    const much = codedPdf('Identity-H', 'Identity', '0041'.repeat(4_000), 0.0001, '0041'.repeat(250))
    expect(await failure(pdfToText, { file: much, pages: '1,'.repeat(17) })).toMatchObject({ code: 'too-much-text', field: 'pages' })
  })

  it('leaves the given bytes alone', async () => {
    const file = samplePdf(1)
    await read(file)
    expect(file.bytes).toEqual(samplePdf(1).bytes)
  })
})
