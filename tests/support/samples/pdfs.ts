import { PDFDocument, type PDFPage, type PDFFont, StandardFonts } from '@cantoo/pdf-lib'
import type { FileValue } from '../../../engine/core/file-value.ts'

export const pdfOf = (bytes: Uint8Array, name = 'report.pdf'): FileValue => ({ name, type: 'application/pdf', bytes })

/** A PDF with a page for each of these, drawn in Helvetica. */
export async function drawnPdf(...draw: ((page: PDFPage, font: PDFFont) => void)[]): Promise<FileValue> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const one of draw) one(document.addPage([400, 300]), font)
  return pdfOf(await document.save())
}

/** Lines of text from a place on, 14 points apart. */
export const lines =
  (x: number, y: number, ...texts: string[]) =>
  (page: PDFPage, font: PDFFont): void =>
    texts.forEach((text, at) => page.drawText(text, { x, y: y - at * 14, size: 12, font }))

/** A PDF written by hand: objects in order, the catalog first. */
export function rawPdf(...objects: string[]): FileValue {
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return pdfOf(new TextEncoder().encode(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R >>\n`))
}

/** Says that the code 0041 stands for a text. @param hex in UTF-16 */
function meaningOf(hex: string): string {
  const map = `begincmap\n1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n1 beginbfchar\n<0041> <${hex}>\nendbfchar\nendcmap`
  return `<< /Length ${map.length} >>\nstream\n${map}\nendstream`
}

/** One page that shows hexadecimal codes in a font that is not in the file, and is not described beyond its name and code; `meaning` is the text, in hexadecimal UTF-16, that the code 0041 stands for. */
export const codedPdf = (encoding: string, registry: string, hex: string, size = 20, meaning?: string): FileValue =>
  rawPdf(
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${hex.length + 26 + String(size).length} >>\nstream\nBT /F ${size} Tf 10 10 Td <${hex}> Tj ET\nendstream`,
    `<< /Type /Font /Subtype /Type0 /BaseFont /Some /Encoding /${encoding} /DescendantFonts [6 0 R]${meaning === undefined ? '' : ' /ToUnicode 8 0 R'} >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Some /CIDSystemInfo << /Registry (Adobe) /Ordering (${registry}) /Supplement 2 >> /FontDescriptor 7 0 R >>`,
    '<< /Type /FontDescriptor /FontName /Some /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
    ...(meaning === undefined ? [] : [meaningOf(meaning)]),
  )
