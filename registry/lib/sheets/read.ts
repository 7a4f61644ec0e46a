import type * as library from '@e965/xlsx'
import { defineFailures } from '../../../engine/core/define.ts'
import { readZipParts, zipFailures } from '../docx/zip-parts.ts'

const ownFailures = defineFailures({
  'not-a-sheet': 'This isn’t a spreadsheet that can be read here. Choose an .xlsx, .xls or .ods file.',
  'sheet-locked': 'This spreadsheet is protected with a password. Save it without one first.',
  'sheet-damaged':
    'This spreadsheet is damaged, or written in a way that can’t be read. Open it in Excel or LibreOffice and save it again.',
  'sheet-too-large': {
    one: 'The sheet spans {{count, number}} cell, and the limit is {{most, number}}. Delete what is far outside the table.',
    other: 'The sheet spans {{count, number}} cells, and the limit is {{most, number}}. Delete what is far outside the table.',
  },
})
export const sheetFailures = { ...ownFailures.words, ...zipFailures.words }

export type SheetCell = { readonly text: string; readonly kind: 'text' | 'number' | 'boolean' | 'date' | 'error' }
export type Sheet = {
  readonly name: string
  readonly isHidden: boolean
  readonly width: number
  /** Without empty rows and columns at the ends. */
  readonly rows: readonly (readonly (SheetCell | undefined)[])[]
}

const MOST_MEGABYTES = 300
const MOST_CELLS = 10_000_000

/** The sheets of a file; those that are not wanted come without their rows. @throws ToolError one of {@link sheetFailures} */
export async function readSheets(
  bytes: Uint8Array,
  field: string,
  asShown: boolean,
): Promise<readonly { readonly name: string; readonly isHidden: boolean; read(): Sheet }[]> {
  const file = await safeFile(bytes, field)
  const xlsx = await import('@e965/xlsx')
  const book = open(xlsx, file, field)
  const is1904 = book.Workbook?.WBProps?.date1904 === true
  return book.SheetNames.map((name, index) => {
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0
    return { name, isHidden, read: () => ({ name, isHidden, ...rowsOf(xlsx, book.Sheets[name], { is1904, asShown, field }) }) }
  })
}

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean => signature.every((byte, index) => bytes[index] === byte)

/** A packed file anew without compression, measured while it is unpacked; an old one as it is. */
async function safeFile(bytes: Uint8Array, field: string): Promise<Uint8Array> {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    const names = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1))
    if (names.includes('EncryptedPackage')) ownFailures.fail('sheet-locked', { field })
    if (!/Workbook|Book/.test(names)) ownFailures.fail('not-a-sheet', { field })
    // With less than its header the library would take it for text.
    if (bytes.length < 512 || !startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))
      ownFailures.fail('sheet-damaged', { field })
    return bytes
  }
  if (!startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return ownFailures.fail('not-a-sheet', { field })
  // Pictures and the like are none of the table.
  const parts = await readZipParts(bytes, field, MOST_MEGABYTES, (name) => !/\/$|\/media\/|^Pictures\/|^Thumbnails\//.test(name))
  if (!parts.has('[Content_Types].xml') && !parts.has('content.xml')) ownFailures.fail('not-a-sheet', { field })
  const { zipSync } = await import('fflate')
  return zipSync(Object.fromEntries(parts), { level: 0 })
}

function open({ read }: typeof library, file: Uint8Array, field: string): library.WorkBook {
  try {
    const book = read(file, { type: 'array', dense: true, cellNF: true, cellHTML: false, cellFormula: false })
    if (book.SheetNames.length === 0) ownFailures.fail('not-a-sheet', { field })
    return book
  } catch (error) {
    // The library throws whatever comes of a part that is not as it should be.
    if (error instanceof Error && /password|encrypt/i.test(error.message)) return ownFailures.fail('sheet-locked', { field })
    return ownFailures.fail('sheet-damaged', { field })
  }
}

type Reading = { readonly is1904: boolean; readonly asShown: boolean; readonly field: string }

function rowsOf(xlsx: typeof library, sheet: library.WorkSheet | undefined, reading: Reading): Pick<Sheet, 'rows' | 'width'> {
  const data: readonly (readonly (library.CellObject | null | undefined)[] | undefined)[] =
    (sheet as library.DenseWorkSheet | undefined)?.['!data'] ?? []
  const rows: (SheetCell | undefined)[][] = []
  let [width, height] = [0, 0]
  // Far-off rows are holes, which `forEach` passes over.
  data.forEach((row, index) => {
    row?.forEach((cell, column) => {
      const made = cell ? cellOf(xlsx, cell, reading) : undefined
      if (!made) return
      ;(rows[index] ??= [])[column] = made
      width = Math.max(width, column + 1)
      height = index + 1
    })
  })
  if (width * height > MOST_CELLS) ownFailures.fail('sheet-too-large', { count: width * height, most: MOST_CELLS, field: reading.field })
  return { width, rows: Array.from({ length: height }, (_, index) => rows[index] ?? []) }
}

function cellOf({ SSF }: typeof library, { t, v, w, z }: library.CellObject, { is1904, asShown }: Reading): SheetCell | undefined {
  if (v === undefined || v === null || t === 'z') return undefined
  if (t === 'b') return { text: v === true ? 'TRUE' : 'FALSE', kind: 'boolean' }
  if (t === 'e') return { text: w ?? '#ERROR', kind: 'error' }
  if (t !== 'n' || typeof v !== 'number') return v === '' ? undefined : { text: String(v), kind: 'text' }
  const format = typeof z === 'string' ? z : 'General'
  const isDate = SSF.is_date(format)
  if (asShown && w !== undefined) return { text: w, kind: isDate ? 'date' : 'number' }
  if (!isDate) return { text: plainNumber(v), kind: 'number' }
  const text = dateOf(SSF, v, format, is1904)
  return text === undefined ? { text: plainNumber(v), kind: 'number' } : { text, kind: 'date' }
}

/** A number without an exponent, with the digits that tell it apart. */
export function plainNumber(value: number): string {
  const text = String(value)
  const [, sign = '', whole = '', fraction = '', exponent = ''] = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? []
  if (exponent === '') return text
  const shift = Number(exponent)
  return shift > 0 ? sign + (whole + fraction).padEnd(whole.length + shift, '0') : `${sign}0.${'0'.repeat(-shift - 1)}${whole}${fraction}`
}

const two = (number: number): string => String(number).padStart(2, '0')

/** A serial number of days as ISO 8601, as far as its format shows it. Excel’s February 29, 1900, stays. */
function dateOf(SSF: typeof library.SSF, value: number, format: string, is1904: boolean): string | undefined {
  const bare = format.replace(/"[^"]*"|\\./g, '')
  const isElapsed = /\[[hms]+\]/i.test(bare)
  // Whole milliseconds, as a fraction of a day is hardly ever exact.
  const rounded = Math.round(value * 86_400_000) / 86_400_000
  if (isElapsed) return elapsed(Math.round(value * 86_400))
  const parts = SSF.parse_date_code(rounded, { date1904: is1904 }) as {
    y: number
    m: number
    d: number
    H: number
    M: number
    S: number
    u: number
  } | null
  if (!parts) return undefined
  const [hasDay, hasTime] = [/[yd]|m{3}/i.test(bare) || !/[hs]/i.test(bare), /[hs]/i.test(bare)]
  const thousandths = Math.round(parts.u * 1000)
  const time = `${two(parts.H)}:${two(parts.M)}:${two(parts.S)}${thousandths > 0 && thousandths < 1000 ? `.${String(thousandths).padStart(3, '0')}` : ''}`
  const day = `${String(parts.y).padStart(4, '0')}-${two(parts.m)}-${two(parts.d)}`
  return hasDay ? (hasTime ? `${day}T${time}` : day) : time
}

function elapsed(seconds: number): string {
  const [sign, all] = seconds < 0 ? ['-', -seconds] : ['', seconds]
  return `${sign}${Math.floor(all / 3600)}:${two(Math.floor(all / 60) % 60)}:${two(all % 60)}`
}
