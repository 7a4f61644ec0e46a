import type { FileValue } from '../core/file-value.ts'

/** What a file holds: its bytes, or where they are. */
export const contentOf = ({ bytes, source }: FileValue): Uint8Array<ArrayBuffer> | Blob =>
  bytes.byteLength === 0 && source ? (source as Blob) : (bytes as Uint8Array<ArrayBuffer>)

/** Offers bytes or text as a download. */
export function saveFile(name: string, type: string, content: Uint8Array<ArrayBuffer> | Blob | string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** RFC 4180 CSV. Cells that a spreadsheet would run as a formula get a leading apostrophe. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const cell = (value: string) => {
    const safe = /^[=+@\t\r]|^-(?![\d.])/.test(value) ? `'${value}` : value
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return rows.map((row) => row.map(cell).join(',')).join('\r\n')
}

/** Cells for pasting into a spreadsheet. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n')
}
