import { columnsOf } from '../text/width.ts'

/** A cell: text, a number to the letter, yes or no, or a day as a serial number. */
export type OutCell = { readonly kind: 'text' | 'number' | 'boolean' | 'date'; readonly value: string }

export type OutSheet = {
  readonly name: string
  readonly rows: readonly (readonly OutCell[])[]
  /** The first row is bold. */
  readonly header: boolean
  readonly frozen: boolean
  readonly filter: boolean
}

/** Bounds of a sheet in Excel (“Excel specifications and limits”). */
export const [MOST_ROWS, MOST_COLUMNS, LONGEST_CELL] = [1_048_576, 16_384, 32_767]
const [NARROWEST, WIDEST, MEASURED] = [8, 60, 1000]

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Formats of cells by their place: general, text, bold text, and days. */
const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
const [TEXT, BOLD, DAY] = [1, 2, 3]

/** An .xlsx file with one sheet (ECMA-376, SpreadsheetML). The same sheet makes the same bytes. */
export async function writeSheet(sheet: OutSheet): Promise<Uint8Array> {
  const { strToU8, zipSync } = await import('fflate')
  const parts = {
    '[Content_Types].xml':
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      ['workbook.xml" ContentType="sheet.main', 'worksheets/sheet1.xml" ContentType="worksheet', 'styles.xml" ContentType="styles']
        .map(
          (part) =>
            `<Override PartName="/xl/${part.replace('ContentType="', 'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.')}+xml"/>`,
        )
        .join('') +
      '</Types>',
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels':
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': sheetXml(sheet),
  }
  // A fixed time by the clock of the place, which is what a ZIP holds.
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])), {
    level: 6,
    mtime: new Date(1980, 0, 1),
  })
}

function sheetXml({ rows, header, frozen, filter }: OutSheet): string {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 1)
  const pane = frozen && header ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : ''
  const lines = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((cell, column) => cellXml(cell, columnName(column) + (index + 1), header && index === 0)).join('')}</row>`,
  )
  return (
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `<cols>${widthsOf(rows, width)
      .map((size, column) => `<col min="${column + 1}" max="${column + 1}" width="${size}" customWidth="1"/>`)
      .join('')}</cols>` +
    `<sheetData>${lines.join('')}</sheetData>` +
    `${filter && header && rows.length > 0 ? `<autoFilter ref="A1:${columnName(width - 1)}${rows.length}"/>` : ''}</worksheet>`
  )
}

/** As wide as what is in the first rows, within reason. */
function widthsOf(rows: readonly (readonly OutCell[])[], width: number): number[] {
  const sizes = Array.from({ length: width }, () => NARROWEST)
  for (const row of rows.slice(0, MEASURED))
    for (const [column, { value, kind }] of row.entries()) {
      const size = kind === 'date' ? 10 : value.split('\n').reduce((most, line) => Math.max(most, columnsOf(line.slice(0, WIDEST))), 0)
      sizes[column] = Math.max(sizes[column] as number, Math.min(WIDEST, size + 2))
    }
  return sizes
}

function cellXml({ kind, value }: OutCell, place: string, isHead: boolean): string {
  if (value === '') return ''
  if (kind === 'number') return `<c r="${place}"><v>${value}</v></c>`
  if (kind === 'boolean') return `<c r="${place}" t="b"><v>${value === 'true' ? 1 : 0}</v></c>`
  if (kind === 'date') return `<c r="${place}" s="${DAY}"><v>${value}</v></c>`
  return `<c r="${place}" s="${isHead ? BOLD : TEXT}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(escapeCodes(value))}</t></is></c>`
}

/** `A` to `XFD`. */
export function columnName(index: number): string {
  let [name, rest] = ['', index + 1]
  while (rest > 0) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
    rest = Math.floor((rest - 1) / 26)
  }
  return name
}

/** What XML can’t hold is written `_x0001_` (ECMA-376, 22.9.2.19), and what looks like that is escaped itself. */
function escapeCodes(text: string): string {
  return (
    text
      .replace(/_(?=x[\da-fA-F]{4}_)/g, '_x005F_')
      // oxlint-disable-next-line no-control-regex -- they are what is escaped
      .replace(
        /[\u0000-\u0008\u000b\u000c\r\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu,
        (unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
      )
  )
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (unit) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[unit] as string)
}

/** The serial number of a day as Excel counts, which takes 1900 for a leap year; undefined before that. */
export function serialOf(day: string): string | undefined {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (year === '') return undefined
  const time = Date.UTC(Number(year), Number(month) - 1, Number(date))
  if (Number(year) < 1900 || new Date(time).toISOString().slice(0, 10) !== day) return undefined
  const serial = (time - Date.UTC(1899, 11, 30)) / 86_400_000
  return String(serial > 60 ? serial : serial - 1)
}
