import type { PDFArray, PDFDict, PDFDocument, PDFObject, PDFPage, PDFRef } from '@cantoo/pdf-lib'
import { pdfLib } from './open.ts'

/**
 * Leaves these pages of a document, in this order, and nothing of the others: what pointed to them points nowhere, and what only
 * they used is gone from the file. Bookmarks of pages that are gone go with them.
 * @param indexes from 0, none twice
 */
export async function keepPages(document: PDFDocument, indexes: readonly number[]): Promise<void> {
  const library = await pdfLib()
  const pages = document.getPages()
  const kept = indexes.map((index) => pages[index] as PDFPage)
  const gone = pages.filter((page) => !kept.includes(page))
  const removed = new Set(gone.map((page) => page.ref))
  const parts = partsOf(library, document, gone, kept)
  const isSameOrder = indexes.every((index, at) => at === 0 || index > (indexes[at - 1] as number))
  if (removed.size === 0 && isSameOrder) return
  for (let at = pages.length - 1; at >= 0; at--) if (removed.has((pages[at] as PDFPage).ref)) document.removePage(at)
  if (!isSameOrder) reorder(library, document, kept)
  if (removed.size === 0) return
  pruneOutline(library, document, removed)
  forget(library, document, removed, parts)
  sweep(library, document)
}

type Library = Awaited<ReturnType<typeof pdfLib>>
type Refs = ReadonlySet<PDFRef>

/** Puts all pages on one level in this order. What a page has from the tree above it goes with it. */
function reorder({ PDFName, PDFNumber, PDFRef }: Library, { context, catalog }: PDFDocument, pages: readonly PDFPage[]): void {
  const name = (text: string) => PDFName.of(text)
  const root = catalog.get(name('Pages'))
  if (!(root instanceof PDFRef)) throw new Error('a catalog without a tree of pages')
  for (const { node } of pages) {
    for (const key of ['Resources', 'MediaBox', 'CropBox', 'Rotate']) {
      const inherited = node.getInheritableAttribute(name(key))
      if (inherited) node.set(name(key), inherited)
    }
    node.set(name('Parent'), root)
  }
  catalog.Pages().set(name('Kids'), context.obj(pages.map(({ ref }) => ref)))
  catalog.Pages().set(name('Count'), PDFNumber.of(pages.length))
}

/** Takes out of the bookmarks those that lead to a removed page; one with others below it that stay loses only its target. */
function pruneOutline({ PDFName, PDFDict, PDFNumber }: Library, document: PDFDocument, removed: Refs): void {
  const { context, catalog } = document
  const name = (text: string) => PDFName.of(text)
  const seen = new Set<PDFDict>()
  /** The items below one that stay, linked anew. */
  const prune = (parent: PDFDict): number => {
    const items: PDFRef[] = []
    let ref = parent.get(name('First'))
    while (ref !== undefined) {
      const item = context.lookup(ref)
      if (!(item instanceof PDFDict) || seen.has(item)) break
      seen.add(item)
      const next = item.get(name('Next'))
      const below = item.has(name('First')) ? prune(item) : 0
      if (below > 0 || !leadsTo(item, removed, document)) items.push(ref as PDFRef)
      ref = next
    }
    for (const key of ['First', 'Last', 'Count']) parent.delete(name(key))
    items.forEach((one, at) => {
      const item = context.lookup(one) as PDFDict
      for (const [key, other] of [
        ['Prev', items[at - 1]],
        ['Next', items[at + 1]],
      ] as const)
        // prettier-ignore
        if (other) item.set(name(key), other)
        else item.delete(name(key))
    })
    const [first, last] = [items[0], items.at(-1)]
    if (first && last) {
      parent.set(name('First'), first)
      parent.set(name('Last'), last)
      parent.set(name('Count'), PDFNumber.of(items.length))
    }
    return items.length
  }
  const outline = context.lookup(catalog.get(name('Outlines')))
  if (outline instanceof PDFDict && prune(outline) === 0) catalog.delete(name('Outlines'))

  function leadsTo(item: PDFDict, pages: Refs, { context: own }: PDFDocument): boolean {
    const action = own.lookup(item.get(name('A')))
    const target = own.lookup(item.get(name('Dest')) ?? (action instanceof PDFDict ? action.get(name('D')) : undefined))
    const page = target && 'get' in target ? (target as PDFArray).get(0) : undefined
    return page !== undefined && pages.has(page as PDFRef)
  }
}

/**
 * What lies on one of these pages alone: its annotations, among them the fields of a form, and what the tags of the document say of it.
 * A tag or a field goes with the last of its parts.
 */
function partsOf(
  { PDFDict, PDFName, PDFRef }: Library,
  { context }: PDFDocument,
  pages: readonly PDFPage[],
  kept: readonly PDFPage[],
): Set<PDFRef> {
  const refsIn = (object: PDFObject | undefined) => (object && 'asArray' in object ? (object as PDFArray).asArray() : [])
  const annotations = (dict: PDFDict) => refsIn(dict.lookup(PDFName.of('Annots'))).filter((item) => item instanceof PDFRef)
  const staying = new Set(kept.flatMap(({ node }) => annotations(node)))
  const parts = new Set<PDFRef>()
  for (const { node } of pages) for (const ref of annotations(node)) if (!staying.has(ref)) parts.add(ref)
  const removed = new Set(pages.map(({ ref }) => ref))
  const dicts = context.enumerateIndirectObjects().filter((one): one is [PDFRef, PDFDict] => one[1] instanceof PDFDict)
  for (const [ref, dict] of dicts) if (removed.has(dict.get(PDFName.of('Pg')) as PDFRef)) parts.add(ref)
  for (let before = -1; before < parts.size;) {
    before = parts.size
    for (const [ref, dict] of dicts) {
      const kids = dict.has(PDFName.of('T')) ? refsIn(dict.lookup(PDFName.of('Kids'))) : []
      if (kids.length > 0 && kids.every((kid) => parts.has(kid as PDFRef))) parts.add(ref)
    }
  }
  return parts
}

/** Where anything points to one of these pages, it points nowhere; parts are taken out of lists. */
function forget({ PDFArray, PDFDict, PDFNull, PDFStream }: Library, { context }: PDFDocument, pages: Refs, parts: Refs): void {
  const visit = (object: PDFObject): void => {
    if (object instanceof PDFArray) {
      for (let at = object.size() - 1; at >= 0; at--) {
        const item = object.get(at)
        if (parts.has(item as PDFRef)) object.remove(at)
        else if (pages.has(item as PDFRef)) object.set(at, PDFNull)
        else visit(item)
      }
    } else if (object instanceof PDFDict) {
      for (const [key, item] of object.entries())
        if (pages.has(item as PDFRef) || parts.has(item as PDFRef)) object.delete(key)
        else visit(item)
    } else if (object instanceof PDFStream) visit(object.dict)
  }
  for (const [ref, object] of context.enumerateIndirectObjects()) if (!pages.has(ref) && !parts.has(ref)) visit(object)
}

/** Removes all objects that nothing leads to from the catalog and the description. */
function sweep({ PDFArray, PDFDict, PDFRef, PDFStream }: Library, { context }: PDFDocument): void {
  const reached = new Set<PDFRef>()
  const open: (PDFObject | undefined)[] = [context.trailerInfo.Root, context.trailerInfo.Info]
  for (let object = open.pop(); object !== undefined || open.length > 0; object = open.pop()) {
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue
      reached.add(object)
      open.push(context.lookup(object))
    } else if (object instanceof PDFArray) open.push(...object.asArray())
    else if (object instanceof PDFDict) open.push(...object.values())
    else if (object instanceof PDFStream) open.push(object.dict)
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref)
}
