import { writePng } from './png.ts'

export const ACCENT = [15, 90, 99] as const

/** The site's sign: a lower-case t on a tile, on a 32 × 32 grid of half-open boxes [left, top, right, bottom]. */
export const STROKES = [
  [13, 6, 17, 21],
  [8, 11, 22, 15],
  [14, 20, 18, 24],
  [16, 21, 22, 25],
] as const

export function appIconSvg(): string {
  const boxes = STROKES.map(([left, top, right, bottom]) => `<path d="M${left} ${top}H${right}V${bottom}H${left}Z"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="rgb(${ACCENT.join()})"/><g fill="#fff">${boxes}</g></svg>`
}

/** The same sign as a PNG with square corners, which platforms round themselves. */
export function appIconPng(size: number): Buffer {
  const rows = Buffer.alloc(size * (1 + size * 3))
  for (let y = 0; y < size; y++) {
    const start = y * (1 + size * 3) + 1
    for (let x = 0; x < size; x++) {
      const [u, v] = [(x * 32) / size, (y * 32) / size]
      const inside = STROKES.some(([left, top, right, bottom]) => u >= left && u < right && v >= top && v < bottom)
      rows.set(inside ? [255, 255, 255] : ACCENT, start + x * 3)
    }
  }
  return writePng(size, size, rows)
}
