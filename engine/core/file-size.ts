import type { FileValue } from './file-value.ts'

/** How many bytes a file has, wherever they are. Apart from the other module, which every page loads. */
export const sizeOf = ({ bytes, source }: FileValue): number => bytes.byteLength || (source?.size ?? 0)

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/**
 * A limit in bytes as people say it: 16,777,216 is 16 MB. Limits are mostly powers of two; said in units of a thousand they would
 * be odd numbers (16.8 MB), and whatever has this size in those units is within the limit all the same.
 */
export function writeByteLimit(bytes: number, locale: string): string {
  const step = bytes % 1024 === 0 ? 1024 : 1000
  let value = bytes
  let unit = 0
  while (value >= step && unit < UNITS.length - 1) {
    value /= step
    unit++
  }
  const style = { style: 'unit', unit: UNITS[unit] as string, unitDisplay: unit === 0 ? 'long' : 'short' } as const
  // Rounded down: what is promised must be taken.
  return new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 1 }).format(Math.floor(value * 10) / 10)
}
