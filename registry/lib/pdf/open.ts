import type { PDFDocument } from '@cantoo/pdf-lib'
import { defineFailures } from '../../../engine/core/define.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import { file } from '../../../engine/core/kit.ts'

export const MOST_PAGES = 5000
/** The mark may come after some bytes of something else (ISO 32000-2, annex I). */
const HEAD_BYTES = 1024

const ownFailures = defineFailures({
  'not-a-pdf': '“{{name}}” isn’t a PDF. Choose another file.',
  'pdf-locked': '“{{name}}” is protected with a password. Remove the protection in the program that set it, and try again.',
  'pdf-damaged': '“{{name}}” is damaged, or written in a way that can’t be read. Open it in a PDF viewer and save it again.',
  'pdf-empty': '“{{name}}” has no pages. Choose another file.',
  'pdf-too-long': {
    one: '“{{name}}” has {{count, number}} page. At most {{most, number}} can be processed here.',
    other: '“{{name}}” has {{count, number}} pages. At most {{most, number}} can be processed here.',
  },
})
export const pdfFailures = ownFailures.words
/** For the reader of text and looks in `reader.ts`. */
export const refusePdf = ownFailures.fail

export const pdfField = file('PDF', { accept: ['application/pdf', '.pdf'] })

/** The library; it loads when a file is first opened. */
export const pdfLib = () => import('@cantoo/pdf-lib')

/** The name for sentences. @throws ToolError not-a-pdf at `field` */
export function checkHead({ name: whole, bytes }: FileValue, field: string): string {
  const name = whole.slice(0, 200)
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES))
  if (!head.includes('%PDF-')) ownFailures.fail('not-a-pdf', { name, field })
  return name
}

/** @throws ToolError pdf-empty, pdf-too-long at `field` */
export function checkCount(count: number, name: string, field: string): void {
  if (count === 0) ownFailures.fail('pdf-empty', { name, field })
  if (count > MOST_PAGES) ownFailures.fail('pdf-too-long', { name, count, most: MOST_PAGES, field })
}

/** Reads a PDF as it is: no date, producer or page is changed. @throws ToolError one of {@link pdfFailures} at `field` */
export async function openPdf(file: FileValue, field: string): Promise<PDFDocument> {
  const name = checkHead(file, field)
  const { PDFDocument, EncryptedPDFError } = await pdfLib()
  try {
    const document = await PDFDocument.load(file.bytes, { updateMetadata: false, capNumbers: true })
    checkCount(document.getPageCount(), name, field)
    return document
  } catch (error) {
    if (error instanceof EncryptedPDFError) return ownFailures.fail('pdf-locked', { name, field })
    if (error instanceof Error && error.name === 'ToolError') throw error
    return ownFailures.fail('pdf-damaged', { name, field })
  }
}

/** The file of a document, under a name made of that of its source. @param part `-part-1`; nothing for the same name */
export async function savePdf(document: PDFDocument, source: string, part = ''): Promise<FileValue> {
  const bytes = await document.save({ addDefaultPage: false, updateFieldAppearances: false })
  return { name: `${baseName(source)}${part}.pdf`, type: 'application/pdf', bytes }
}

export const baseName = (name: string): string => name.replace(/\.pdf$/i, '') || 'document'
