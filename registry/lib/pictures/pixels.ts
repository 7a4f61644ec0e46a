import type { Pixels } from '../../../engine/core/context.ts'
import type { Rgb } from './rgb.ts'

/** A rectangle of a picture. */
export function cropPixels(source: Pixels, left: number, top: number, width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    const at = ((top + y) * source.width + left) * 4
    data.set(source.data.subarray(at, at + width * 4), y * width * 4)
  }
  return { width, height, data }
}

/** An image in the middle of a larger one filled with a color; what is transparent stays transparent. */
export function padPixels(source: Pixels, width: number, height: number, background: Rgb): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < data.length; i += 4) {
    for (let channel = 0; channel < 3; channel++) data[i + channel] = background[channel] as number
    data[i + 3] = 255
  }
  const left = Math.floor((width - source.width) / 2)
  const top = Math.floor((height - source.height) / 2)
  for (let y = 0; y < source.height; y++)
    data.set(source.data.subarray(y * source.width * 4, (y + 1) * source.width * 4), ((top + y) * width + left) * 4)
  return { width, height, data }
}

/** An image on a color, opaque. */
export function flattenPixels({ width, height, data }: Pixels, background: Rgb): Pixels {
  const flat = new Uint8ClampedArray(data.length)
  for (let i = 0; i < data.length; i += 4) {
    const alpha = (data[i + 3] as number) / 255
    for (let channel = 0; channel < 3; channel++)
      flat[i + channel] = Math.round((data[i + channel] as number) * alpha + (background[channel] as number) * (1 - alpha))
    flat[i + 3] = 255
  }
  return { width, height, data: flat }
}

/** An image in the middle of a transparent square. */
export function squarePixels(pixels: Pixels, side: number): Pixels {
  const data = new Uint8ClampedArray(side * side * 4)
  const [left, top] = [Math.floor((side - pixels.width) / 2), Math.floor((side - pixels.height) / 2)]
  for (let y = 0; y < pixels.height; y++)
    data.set(pixels.data.subarray(y * pixels.width * 4, (y + 1) * pixels.width * 4), ((top + y) * side + left) * 4)
  return { width: side, height: side, data }
}
