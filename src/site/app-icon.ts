import { crc32, deflateSync } from 'node:zlib'

const ACCENT = [15, 90, 99] as const

/** The site's sign: a lower-case t on a tile, on a 32 × 32 grid of half-open boxes [left, top, right, bottom]. */
const STROKES = [
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
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}
