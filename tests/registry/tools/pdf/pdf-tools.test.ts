import { PDFArray, type PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, StandardFonts, degrees } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import type { FileValue } from '../../../../engine/core/file-value.ts'
import { samplePdf } from '../../../../registry/lib/pdf/sample.ts'
import { deletePdfPages } from '../../../../registry/tools/pdf/delete-pdf-pages.ts'
import { mergePdf } from '../../../../registry/tools/pdf/merge-pdf.ts'
import { rotatePdf } from '../../../../registry/tools/pdf/rotate-pdf.ts'
import { splitPdf } from '../../../../registry/tools/pdf/split-pdf.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const fileOf = (bytes: Uint8Array, name = 'report.pdf'): FileValue => ({ name, type: 'application/pdf', bytes })
const open = (file: FileValue | undefined) => PDFDocument.load((file as FileValue).bytes, { updateMetadata: false })

/** The figures that sample pages show, in order. */
async function figures(file: FileValue | undefined): Promise<string[]> {
  const document = await open(file)
  return document.getPages().map((page) => {
    const contents = page.node.Contents()
    const stream = contents instanceof PDFArray ? contents.lookup(0) : contents
    const text = new TextDecoder('latin1').decode((stream as PDFRawStream).getContents())
    return /\((\w+)\) Tj/.exec(text)?.[1] ?? ''
  })
}

/** Everything that a file holds, streams unpacked, as text to search. */
async function everything(file: FileValue | undefined): Promise<string> {
  const document = await open(file)
  return document.context
    .enumerateIndirectObjects()
    .map(([, object]) => {
      const stream = object instanceof PDFRawStream ? new TextDecoder('latin1').decode(object.getContents()) : ''
      return `${object.toString()}\n${stream}`
    })
    .join('\n')
}

/** Three pages: links to each other, bookmarks, a form field on the second, and a word on each that nothing else says. */
async function rich(): Promise<FileValue> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const font = await document.embedFont(StandardFonts.Helvetica)
  const words = ['alpha', 'bravo', 'charlie']
  const pages = words.map(() => document.addPage([200, 200]))
  const { context } = document
  pages.forEach((page, at) => {
    page.drawText(words[at] as string, { font, size: 20 })
    const link = (target: number) =>
      context.register(
        context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], P: page.ref, Dest: [pages[target]?.ref, 'Fit'] } as never),
      )
    page.node.set(PDFName.of('Annots'), context.obj([link((at + 1) % 3), link((at + 2) % 3)]))
  })
  const field = document.getForm().createTextField('secret-field')
  field.setText('bravo-value')
  field.addToPage(pages[1] as never, { x: 10, y: 10 })
  const root = context.nextRef()
  const items = words.map(() => context.nextRef())
  words.forEach((word, at) => {
    const item = context.obj({ Parent: root, Dest: [pages[at]?.ref, 'Fit'] } as never) as unknown as PDFDict
    item.set(PDFName.of('Title'), PDFHexString.fromText(`mark-${word}`))
    if (items[at - 1]) item.set(PDFName.of('Prev'), items[at - 1] as never)
    if (items[at + 1]) item.set(PDFName.of('Next'), items[at + 1] as never)
    context.assign(items[at] as never, item)
  })
  context.assign(root, context.obj({ Type: 'Outlines', First: items[0], Last: items[2], Count: 3 } as never))
  document.catalog.set(PDFName.of('Outlines'), root)
  return fileOf(await document.save({ useObjectStreams: false }))
}

describe('delete-pdf-pages', () => {
  it.each([
    ['2-3', 'delete', ['1', '4', '5']],
    ['odd', 'delete', ['2', '4']],
    ['paires, Dernière', 'keep', ['2', '4', '5']],
    ['Нечётные', 'keep', ['1', '3', '5']],
    ['-1', 'delete', ['1', '2', '3', '4']],
    ['4-', 'delete', ['1', '2', '3']],
    ['5-3, 1', 'keep', ['5', '4', '3', '1']],
    ['last', 'keep', ['5']],
    ['2 – 3; 5', 'keep', ['2', '3', '5']],
  ] as const)('takes %s to %s', async (pages, mode, left) => {
    const { file, facts } = await output(deletePdfPages, { file: samplePdf(5), mode, pages })
    expect(await figures(file[0])).toEqual(left)
    expect(facts).toMatchObject({ pages: left.length, removed: 5 - left.length })
  })

  it('leaves nothing of a deleted page in the file', async () => {
    const { file } = await output(deletePdfPages, { file: await rich(), pages: '2' })
    const text = await everything(file[0])
    const title = (word: string) => PDFHexString.fromText(`mark-${word}`).toString()
    expect(text).toContain(title('alpha'))
    expect(text).toContain(title('charlie'))
    expect(text).not.toContain(title('bravo'))
    expect(text).not.toMatch(/bravo|secret/)
    const document = await open(file[0])
    expect(document.getPageCount()).toBe(2)
    expect(document.getForm().getFields()).toEqual([])
    // The pages that stay, the content of each, and no third.
    expect(text.match(/\/Type \/Page\n/g)).toHaveLength(2)
  })

  it('keeps what a page had from the tree above it', async () => {
    const inherited = fileOf(
      new TextEncoder().encode(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 2/MediaBox[0 0 300 400]/Rotate 90>>endobj\n' +
          '3 0 obj<</Type/Pages/Parent 2 0 R/Kids[4 0 R 5 0 R]/Count 2>>endobj\n4 0 obj<</Type/Page/Parent 3 0 R>>endobj\n5 0 obj<</Type/Page/Parent 3 0 R>>endobj\ntrailer<</Root 1 0 R>>\n',
      ),
    )
    const { file } = await output(deletePdfPages, { file: inherited, mode: 'keep', pages: '2' })
    const [page] = (await open(file[0])).getPages()
    expect([page?.getSize(), page?.getRotation().angle]).toEqual([{ width: 300, height: 400 }, 90])
  })

  it.each([
    [{ pages: '1-5' }, { code: 'nothing-left', field: 'pages' }],
    [{ pages: '6' }, { code: 'no-such-page', params: { page: 6, count: 5 } }],
    [{ pages: '0' }, { code: 'no-such-page', params: { page: 0 } }],
    [{ pages: '-9' }, { code: 'no-such-page', params: { page: -9 } }],
    [{ pages: 'one' }, { code: 'bad-page-range', params: { part: 'one' } }],
    [{ pages: '1-2-3' }, { code: 'bad-page-range' }],
    [
      { pages: '1, 1', mode: 'keep' },
      { code: 'page-twice', params: { page: 1 } },
    ],
  ])('refuses %j', async (input, expected) => {
    expect(await failure(deletePdfPages, { file: samplePdf(5), ...input })).toMatchObject(expected)
  })
})

describe('what is no sound PDF', () => {
  it.each([
    ['not-a-pdf', new TextEncoder().encode('hello')],
    ['not-a-pdf', new Uint8Array()],
    ['pdf-damaged', new TextEncoder().encode('%PDF-1.7\nnothing in here')],
    ['pdf-damaged', samplePdf(3).bytes.slice(0, 60)],
  ])('is %s', async (code, bytes) => {
    expect(await failure(rotatePdf, { file: fileOf(bytes) })).toMatchObject({ code, field: 'file', params: { name: 'report.pdf' } })
  })

  it('is read where its table of places is missing, as programs repair it', async () => {
    const text = new TextDecoder().decode(samplePdf(2).bytes)
    const bytes = new TextEncoder().encode(text.slice(0, text.indexOf('xref')) + 'trailer\n<< /Root 1 0 R >>\n')
    expect(await figures((await output(rotatePdf, { file: fileOf(bytes) })).file[0])).toEqual(['1', '2'])
  })

  it('says that a password protects it', async () => {
    const document = await PDFDocument.load(samplePdf(1).bytes)
    document.encrypt({ userPassword: 'u', ownerPassword: 'o' })
    const bytes = await document.save({ useObjectStreams: false })
    expect(await failure(mergePdf, { files: [samplePdf(1), fileOf(bytes, 'locked.pdf')] })).toMatchObject({
      code: 'pdf-locked',
      params: { name: 'locked.pdf' },
    })
  })
})

describe('how many pages there may be', () => {
  const noPages = new TextEncoder().encode(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n',
  )

  it('is at least one: pdf-empty', async () => {
    expect(await failure(splitPdf, { file: fileOf(noPages) })).toMatchObject({ code: 'pdf-empty', field: 'file' })
  })

  it('is at most 5,000: pdf-too-long, and too-many-pages when merged', async () => {
    expect(await failure(rotatePdf, { file: samplePdf(5001) })).toMatchObject({ code: 'pdf-too-long', params: { count: 5001, most: 5000 } })
    expect(await failure(mergePdf, { files: [samplePdf(5), samplePdf(5)], pages: `${'1-5,'.repeat(1000)}\n1` })).toMatchObject({
      code: 'too-many-pages',
      params: { count: 5001 },
    })
  })
})

describe('rotate-pdf', () => {
  it('adds to the rotation that is there, and changes nothing else', async () => {
    const turned = await output(rotatePdf, { file: samplePdf(3), pages: '2', angle: '270' })
    const again = await output(rotatePdf, { file: turned.file[0], angle: '180' })
    expect((await open(again.file[0])).getPages().map((page) => page.getRotation().angle)).toEqual([180, 90, 180])
    expect(await figures(again.file[0])).toEqual(['1', '2', '3'])
  })

  it('brings a negative or odd rotation into the circle', async () => {
    const document = await PDFDocument.load(samplePdf(1).bytes)
    document.getPage(0).setRotation(degrees(-90))
    const { file } = await output(rotatePdf, { file: fileOf(await document.save()), angle: '90' })
    expect((await open(file[0])).getPage(0).getRotation().angle).toBe(0)
  })

  it('keeps links, bookmarks and form fields', async () => {
    const { file } = await output(rotatePdf, { file: await rich() })
    const document = await open(file[0])
    expect(document.getForm().getTextField('secret-field').getText()).toBe('bravo-value')
    expect(document.catalog.has(PDFName.of('Outlines'))).toBe(true)
  })
})

describe('split-pdf', () => {
  it('makes a file of each page, each with that page alone', async () => {
    const { files, parts } = await output(splitPdf, { file: await rich() })
    expect(parts.map(({ file }: { readonly file: string }) => file)).toEqual(['report-1.pdf', 'report-2.pdf', 'report-3.pdf'])
    for (const file of files) expect((await everything(file)).match(/\/Type \/Page\n/g)).toHaveLength(1)
  })

  it('makes parts by ranges, named apart where they are alike', async () => {
    const { files, parts } = await output(splitPdf, { file: samplePdf(6), by: 'ranges', ranges: '1-2, 6-5, 1-2, odd' })
    expect(parts.map(({ file }: { readonly file: string }) => file)).toEqual([
      'report-1-2.pdf',
      'report-6-5.pdf',
      'report-1-2-2.pdf',
      'report-1-5.pdf',
    ])
    expect(await Promise.all(files.map(figures))).toEqual([
      ['1', '2'],
      ['6', '5'],
      ['1', '2'],
      ['1', '3', '5'],
    ])
  })

  it('refuses too many parts, and ranges without one', async () => {
    expect(await failure(splitPdf, { file: samplePdf(501) })).toMatchObject({ code: 'too-many-parts', params: { count: 501, most: 500 } })
    expect(await failure(splitPdf, { file: samplePdf(2), by: 'ranges' })).toMatchObject({ code: 'no-range', field: 'ranges' })
  })
})

describe('merge-pdf', () => {
  it('joins files in order with the pages chosen, also twice', async () => {
    const { file, parts } = await output(mergePdf, {
      files: [samplePdf(2, 'a.pdf'), samplePdf(3, 'b.pdf'), samplePdf(1, 'c.pdf')],
      pages: '\n3-2, 3\n1',
    })
    expect(await figures(file[0])).toEqual(['1', '2', '3', '2', '3', '1'])
    expect(parts.map(({ first }: { readonly first: number }) => first)).toEqual([1, 3, 6])
  })

  it('adds a bookmark for each file, and none if not asked for', async () => {
    const files = [samplePdf(2, 'Żółw.pdf'), samplePdf(1, 'b.pdf')]
    const marked = await everything((await output(mergePdf, { files })).file[0])
    expect(marked).toContain(PDFHexString.fromText('Żółw').toString())
    expect(await everything((await output(mergePdf, { files, bookmarks: false })).file[0])).not.toContain('/Outlines')
  })

  it('brings no page along that was not chosen, and says what is not carried over', async () => {
    const { file, notices } = await output(mergePdf, { files: [await rich(), samplePdf(1)], pages: '1' })
    const text = await everything(file[0])
    expect(text.match(/\/Type \/Page\n/g)).toHaveLength(2)
    expect(noticeCodes({ notices })).toEqual(['form-flat', 'bookmarks-lost'])
  })

  it('gives the same bytes for the same files', async () => {
    const once = async () => (await output(mergePdf, { files: [samplePdf(2), samplePdf(2)] })).file[0]?.bytes
    expect(await once()).toEqual(await once())
  })

  it('refuses more lines than files', async () => {
    expect(await failure(mergePdf, { files: [samplePdf(1)], pages: '1\n1' })).toMatchObject({
      code: 'too-many-lines',
      params: { count: 1 },
    })
  })
})
