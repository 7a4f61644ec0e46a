import type { Pixels } from '../../../engine/core/context.ts'
import { encodeTwoColorPng } from '../pictures/png/two-color-png.ts'
import type { CodeColors } from './colors.ts'
import { formatHex } from '../pictures/rgb.ts'

/** Rows of modules, true for dark. */
export type Matrix = readonly (readonly boolean[])[]

const isDark = (matrix: Matrix, x: number, y: number): boolean => matrix[y]?.[x] ?? false

/** One path of horizontal runs; a module is one unit of the view box. A logo has a module of room around it. */
export function drawSvg(
  matrix: Matrix,
  margin: number,
  size: number,
  [background, foreground]: CodeColors,
  logo?: { readonly href: string; readonly from: number; readonly to: number },
): string {
  const whole = matrix.length + 2 * margin
  const runs = matrix.flatMap((row, y) => {
    const line = row.map((dark) => (dark ? '1' : '0')).join('')
    return [...line.matchAll(/1+/g)].map((run) => `M${run.index + margin} ${y + margin}h${run[0].length}v1h-${run[0].length}z`)
  })
  const side = logo ? logo.to - logo.from : 0
  const picture = logo
    ? `<path fill="${formatHex(background)}" d="M${logo.from + margin} ${logo.from + margin}h${side}v${side}h-${side}z"/><image href="${logo.href}" x="${logo.from + margin + 1}" y="${logo.from + margin + 1}" width="${side - 2}" height="${side - 2}"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${whole} ${whole}" shape-rendering="crispEdges"><path fill="${formatHex(background)}" d="M0 0h${whole}v${whole}H0z"/><path fill="${formatHex(foreground)}" d="${runs.join('')}"/>${picture}</svg>`
}

/** Modules of whole pixels, in the middle of a square of exactly `size`; what is left over widens the margin. */
export function drawPng(matrix: Matrix, margin: number, size: number, colors: CodeColors): Promise<Uint8Array> {
  const scale = Math.floor(size / (matrix.length + 2 * margin))
  const edge = Math.floor((size - matrix.length * scale) / 2)
  return encodeTwoColorPng(size, size, colors, (x, y) => isDark(matrix, Math.floor((x - edge) / scale), Math.floor((y - edge) / scale)))
}

/** The code in its colours as a camera would see it, `scale` pixels a module. */
export function drawPixels(matrix: Matrix, margin: number, scale: number, [background, foreground]: CodeColors): Pixels {
  const side = (matrix.length + 2 * margin) * scale
  const data = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const dark = isDark(matrix, Math.floor(x / scale) - margin, Math.floor(y / scale) - margin)
      data.set([...(dark ? foreground : background), 255], (y * side + x) * 4)
    }
  return { width: side, height: side, data }
}
