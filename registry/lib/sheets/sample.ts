import type { OtherLanguage } from '../../../engine/core/define.ts'
import { storedZip } from '../files/stored-zip.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

type Words = {
  readonly name: string
  readonly sheets: readonly [string, string]
  readonly columns: readonly [string, string, string]
  /** With a comma, so that it needs quotation marks. */
  readonly tea: string
}
const ENGLISH: Words = { name: 'tea', sheets: ['Tea', 'Notes'], columns: ['name', 'day', 'price'], tea: 'Sencha, fine' }
const OTHERS: { readonly [L in OtherLanguage]?: Words } = {
  es: { name: 'té', sheets: ['Té', 'Notas'], columns: ['nombre', 'día', 'precio'], tea: 'Sencha, fino' },
  fr: { name: 'thé', sheets: ['Thé', 'Notes'], columns: ['nom', 'jour', 'prix'], tea: 'Sencha, fin' },
  id: { name: 'teh', sheets: ['Teh', 'Catatan'], columns: ['nama', 'tanggal', 'harga'], tea: 'Sencha, halus' },
  it: { name: 'tè', sheets: ['Tè', 'Note'], columns: ['nome', 'giorno', 'prezzo'], tea: 'Sencha, pregiato' },
  pl: { name: 'herbata', sheets: ['Herbata', 'Notatki'], columns: ['nazwa', 'dzień', 'cena'], tea: 'Sencha, drobna' },
  pt: { name: 'chá', sheets: ['Chá', 'Notas'], columns: ['nome', 'dia', 'preço'], tea: 'Sencha, fino' },
  ru: { name: 'чай', sheets: ['Чай', 'Заметки'], columns: ['название', 'день', 'цена'], tea: 'Сенча, мелкая' },
}

/** An Excel workbook: a sheet with text, dates, a formula, an error and a duration, and a hidden sheet. */
function workbook({ name, sheets: [first, second], columns, tea }: Words) {
  const type = (part: string, kind: string) => `<Override PartName="/xl/${part}.xml" ContentType="${KIND}.${kind}+xml"/>`
  const relation = (number: number, kind: string, target: string) =>
    `<Relationship Id="rId${number}" Type="${OFFICE}/${kind}" Target="${target}"/>`
  const relations = (inside: string) => `<Relationships xmlns="${PACKAGE}/relationships">${inside}</Relationships>`
  const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
  const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`
  const sheet = (rows: string) => `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`
  const [a, b, c] = columns
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('workbook', 'sheet.main')}${type('worksheets/sheet1', 'worksheet')}${type('worksheets/sheet2', 'worksheet')}${type('styles', 'styles')}</Types>`,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/_rels/workbook.xml.rels': relations(
      relation(1, 'worksheet', 'worksheets/sheet1.xml') +
        relation(2, 'worksheet', 'worksheets/sheet2.xml') +
        relation(3, 'styles', 'styles.xml'),
    ),
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="${first}" sheetId="1" r:id="rId1"/><sheet name="${second}" sheetId="2" state="hidden" r:id="rId2"/></sheets></workbook>`,
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy-mm-dd\\ hh:mm"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0"/>${[14, 164, 21, 46].map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheet(
      [
        row(1, text('A1', a) + text('B1', b) + text('C1', c)),
        row(2, `${text('A2', tea)}<c r="B2" s="1"><v>46348</v></c><c r="C2"><f>7*1.1</f><v>7.7</v></c>`),
        row(3, `${text('A3', '007')}<c r="B3" s="2"><v>60.5</v></c><c r="C3" t="b"><v>1</v></c>`),
        row(5, '<c r="A5" t="e"><v>#DIV/0!</v></c><c r="B5" s="3"><v>0.75</v></c><c r="C5" s="4"><v>1.5</v></c>'),
      ].join(''),
    ),
    'xl/worksheets/sheet2.xml': sheet(row(1, '<c r="A1"><v>1e-7</v></c><c r="B1"><v>12345678901234567890</v></c>')),
  }
  return { name: `${name}.xlsx`, type: `${KIND}.sheet`, bytes: storedZip(files) }
}

export const SAMPLE_BOOK = workbook(ENGLISH)
/** The same in other languages, with the name of its hidden sheet. */
export const SAMPLE_BOOKS = Object.entries(OTHERS).map(([language, words]) => ({
  language,
  file: workbook(words),
  hidden: words.sheets[1],
}))
