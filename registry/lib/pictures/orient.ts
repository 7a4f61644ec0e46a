import type { Pixels } from '../../../engine/core/context.ts'

/** Turns and mirrors stored pixels as their EXIF orientation says. @param orientation 1 to 8 */
export function orientPixels(source: Pixels, orientation: number): Pixels {
  if (orientation <= 1 || orientation > 8) return source
  const { width, height } = source
  const from = new Uint32Array(source.data.buffer, source.data.byteOffset, width * height)
  const to = new Uint32Array(width * height)
  const swaps = orientation >= 5
  const outWidth = swaps ? height : width
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [right, below] = [width - 1 - x, height - 1 - y]
      const [toX, toY] = place(orientation, x, y, right, below)
      to[toY * outWidth + toX] = from[y * width + x] as number
    }
  return { width: outWidth, height: swaps ? width : height, data: new Uint8ClampedArray(to.buffer) }
}

function place(orientation: number, x: number, y: number, right: number, below: number): readonly [number, number] {
  switch (orientation) {
    case 2:
      return [right, y]
    case 3:
      return [right, below]
    case 4:
      return [x, below]
    case 5:
      return [y, x]
    case 6:
      return [below, x]
    case 7:
      return [below, right]
    default:
      return [y, right]
  }
}
