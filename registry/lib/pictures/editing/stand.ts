import type { Pixels } from '../../../../engine/core/context.ts'
import { type Stand, standingSize, turnedSize } from '../../../../engine/core/image-frame.ts'

type Progress = ((fraction: number) => void) | undefined

/** An image turned by quarters, then mirrored; no pixel changes its color. The source itself when it stays as it is. */
export function turnPixels(source: Pixels, { rotate, flipX, flipY }: Pick<Stand, 'rotate' | 'flipX' | 'flipY'>): Pixels {
  if (rotate === 0 && !flipX && !flipY) return source
  const { width, height } = turnedSize(source, rotate)
  const indexOf = (x: number, y: number) => sourceIndex(source, rotate, flipX ? width - 1 - x : x, flipY ? height - 1 - y : y)
  const origin = indexOf(0, 0)
  const [stepX, stepY] = [indexOf(1, 0) - origin, indexOf(0, 1) - origin]
  const from = new Uint32Array(source.data.buffer, source.data.byteOffset, source.width * source.height)
  const to = new Uint32Array(from.length)
  for (let y = 0, at = 0; y < height; y++) for (let x = 0, i = origin + y * stepY; x < width; x++, i += stepX) to[at++] = from[i] as number
  return { width, height, data: new Uint8ClampedArray(to.buffer) }
}

/** Where the pixel of a turned image is in its source. */
function sourceIndex({ width, height }: Pixels, rotate: Stand['rotate'], x: number, y: number): number {
  if (rotate === 90) return (height - 1 - x) * width + y
  if (rotate === 180) return (height - 1 - y) * width + width - 1 - x
  if (rotate === 270) return x * width + width - 1 - y
  return y * width + x
}

/** An image turned clockwise by some degrees around its middle, cut to what has no empty corner. Pixels between others are mixed. */
export function straightenPixels(source: Pixels, degrees: number, onProgress?: Progress): Pixels {
  if (degrees === 0) return source
  const { width, height } = standingSize(source, { rotate: 0, straighten: degrees })
  const data = new Uint8ClampedArray(width * height * 4)
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  for (let y = 0; y < height; y++) {
    const down = y + 0.5 - height / 2
    for (let x = 0; x < width; x++) {
      const across = x + 0.5 - width / 2
      const left = across * cos + down * sin + source.width / 2 - 0.5
      const top = down * cos - across * sin + source.height / 2 - 0.5
      mix(source, left, top, data, (y * width + x) * 4)
    }
    if ((y & 63) === 0) onProgress?.(y / height)
  }
  return { width, height, data }
}

/** The color at a place between pixels, by the share of each of the four around; colors count by their opacity. */
function mix({ width, height, data }: Pixels, left: number, top: number, into: Uint8ClampedArray, at: number): void {
  const x = Math.min(width - 1, Math.max(0, left))
  const y = Math.min(height - 1, Math.max(0, top))
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const x1 = x0 + 1 < width ? x0 + 1 : x0
  const y1 = y0 + 1 < height ? y0 + 1 : y0
  const [fx, fy] = [x - x0, y - y0]
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  const add = (px: number, py: number, share: number) => {
    const i = (py * width + px) * 4
    const weight = share * (data[i + 3] as number)
    red += (data[i] as number) * weight
    green += (data[i + 1] as number) * weight
    blue += (data[i + 2] as number) * weight
    alpha += weight
  }
  add(x0, y0, (1 - fx) * (1 - fy))
  add(x1, y0, fx * (1 - fy))
  add(x0, y1, (1 - fx) * fy)
  add(x1, y1, fx * fy)
  const opaque = alpha === 0 ? 0 : 1 / alpha
  into[at] = red * opaque
  into[at + 1] = green * opaque
  into[at + 2] = blue * opaque
  into[at + 3] = alpha
}
