import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib'
import { keepPages } from './keep-pages.ts'
import { pdfLib } from './open.ts'

export type Chosen = { readonly document: PDFDocument; readonly pages: readonly number[]; readonly title: string }

/** One document of the chosen pages of several, in their order. @param hasBookmarks one for each document, where its pages begin */
export async function joinPdfs(parts: readonly Chosen[], hasBookmarks: boolean, onPart: (index: number) => void): Promise<PDFDocument> {
  const { PDFDocument } = await pdfLib()
  const joined = await PDFDocument.create({ updateMetadata: false })
  const marks: { readonly title: string; readonly page: PDFRef }[] = []
  for (const [index, { document, pages, title }] of parts.entries()) {
    const unique = [...new Set(pages)].toSorted((a, b) => a - b)
    await keepPages(document, unique)
    await unlinkPages(document)
    const copies = await joined.copyPages(
      document,
      pages.map((page) => unique.indexOf(page)),
    )
    for (const page of copies) joined.addPage(page)
    if (copies[0]) marks.push({ title, page: copies[0].ref })
    onPart(index)
  }
  if (hasBookmarks) await addBookmarks(joined, marks)
  return joined
}

/** Links from page to page would each bring a second copy of their page along. */
async function unlinkPages(document: PDFDocument): Promise<void> {
  const { PDFDict, PDFName } = await pdfLib()
  const name = (text: string) => PDFName.of(text)
  for (const { node } of document.getPages()) {
    for (const key of ['B', 'StructParents']) node.delete(name(key))
    const annotations = node.Annots()
    for (let at = 0; at < (annotations?.size() ?? 0); at++) {
      const annotation = annotations?.lookup(at)
      if (!(annotation instanceof PDFDict)) continue
      for (const key of ['P', 'Dest', 'Popup', 'StructParent']) annotation.delete(name(key))
      const action = annotation.lookup(name('A'))
      if (action instanceof PDFDict && action.lookup(name('S')) !== name('URI')) annotation.delete(name('A'))
    }
  }
}

async function addBookmarks(document: PDFDocument, marks: readonly { readonly title: string; readonly page: PDFRef }[]): Promise<void> {
  const { PDFHexString } = await pdfLib()
  const { context, catalog } = document
  const root = context.nextRef()
  const refs = marks.map(() => context.nextRef())
  marks.forEach(({ title, page }, at) => {
    const item = context.obj({ Parent: root, Dest: [page, 'Fit'] })
    item.set(context.obj('Title'), PDFHexString.fromText(title))
    const [before, after] = [refs[at - 1], refs[at + 1]]
    if (before) item.set(context.obj('Prev'), before)
    if (after) item.set(context.obj('Next'), after)
    context.assign(refs[at] as PDFRef, item)
  })
  const [first, last] = [refs[0], refs.at(-1)]
  if (!first || !last) return
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last, Count: marks.length }))
  catalog.set(context.obj('Outlines'), root)
}
