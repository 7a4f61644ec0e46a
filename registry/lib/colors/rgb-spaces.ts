import { type Matrix, type Triple, inverse, times } from './matrix.ts'

type Point = readonly [x: number, y: number]
type Transfer = { readonly decode: (value: number) => number; readonly encode: (value: number) => number }

/** An RGB space: its light as XYZ under its own white, and how its channels are curved. */
export type RgbSpace = Transfer & { readonly toXyz: Matrix; readonly fromXyz: Matrix; readonly isD50: boolean }

const D65: Point = [0.3127, 0.329]
const D50: Point = [0.3457, 0.3585]

/** The same curve below zero, as values out of gamut need it. */
const mirrored = (curve: (value: number) => number) => (value: number) => (value < 0 ? -curve(-value) : curve(value))
const power = (exponent: number): Transfer => ({
  decode: mirrored((value) => value ** exponent),
  encode: mirrored((value) => value ** (1 / exponent)),
})

const STRAIGHT: Transfer = { decode: (value) => value, encode: (value) => value }
/** IEC 61966-2-1 */
const SRGB: Transfer = {
  decode: mirrored((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)),
  encode: mirrored((value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)),
}
const PROPHOTO: Transfer = {
  decode: mirrored((value) => (value <= 16 / 512 ? value / 16 : value ** 1.8)),
  encode: mirrored((value) => (value < 1 / 512 ? value * 16 : value ** (1 / 1.8))),
}

/** XYZ of a chromaticity of luminance one. */
const xyzOf = ([x, y]: Point): Triple => [x / y, 1, (1 - x - y) / y]

function space(red: Point, green: Point, blue: Point, transfer: Transfer, white = D65): RgbSpace {
  const [r, g, b] = [xyzOf(red), xyzOf(green), xyzOf(blue)]
  const columns: Matrix = [
    [r[0], g[0], b[0]],
    [r[1], g[1], b[1]],
    [r[2], g[2], b[2]],
  ]
  const parts = times(inverse(columns), xyzOf(white))
  const toXyz = columns.map(([p, q, s]) => [p * parts[0], q * parts[1], s * parts[2]]) as unknown as Matrix
  return { ...transfer, toXyz, fromXyz: inverse(toXyz), isD50: white === D50 }
}

const SRGB_PRIMARIES = [[0.64, 0.33], [0.3, 0.6], [0.15, 0.06]] as const // prettier-ignore

/** By the names that `color()` takes. @see https://www.w3.org/TR/css-color-4/#predefined */
export const RGB_SPACES = {
  srgb: space(...SRGB_PRIMARIES, SRGB),
  'srgb-linear': space(...SRGB_PRIMARIES, STRAIGHT),
  'display-p3': space([0.68, 0.32], [0.265, 0.69], [0.15, 0.06], SRGB),
  'a98-rgb': space([0.64, 0.33], [0.21, 0.71], [0.15, 0.06], power(563 / 256)),
  'prophoto-rgb': space([0.734699, 0.265301], [0.159597, 0.840403], [0.036598, 0.000105], PROPHOTO, D50),
  // The display's curve (BT.1886), as CSS Color 4 has it since 2025.
  rec2020: space([0.708, 0.292], [0.17, 0.797], [0.131, 0.046], power(2.4)),
} as const
export type RgbSpaceName = keyof typeof RGB_SPACES
