import type { Pixels } from '../../../../engine/core/context.ts'

type ColorAdjustments = Readonly<Record<'brightness' | 'contrast' | 'saturation' | 'hue' | 'temperature' | 'sepia' | 'fade', number>>
/** Three rows of three: red, green and blue of the result from red, green and blue of the source. */
export type ColorMatrix = readonly number[]

const IDENTITY: ColorMatrix = [1, 0, 0, 0, 1, 0, 0, 0, 1]
/** How much warm light strengthens red and weakens blue at most. */
const WARMTH = 0.25
/** How far black rises toward white in a fully faded image. */
const FADE = 0.35

/** Changes colors in place; opacity stays. Values are only rounded once, at the end. */
export function colorPixels({ data }: Pixels, adjust: ColorAdjustments): void {
  const tables = toneTables(adjust)
  const matrix = colorMatrix(adjust)
  if (!tables && !matrix) return
  const [reds, greens, blues] = tables ?? [PLAIN, PLAIN, PLAIN]
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = matrix ?? IDENTITY
  for (let at = 0; at < data.length; at += 4) {
    const red = reds[data[at] as number] as number
    const green = greens[data[at + 1] as number] as number
    const blue = blues[data[at + 2] as number] as number
    // A clamped array rounds and cuts at 0 and 255.
    data[at] = a * red + b * green + c * blue
    data[at + 1] = d * red + e * green + f * blue
    data[at + 2] = g * red + h * green + i * blue
  }
}

const PLAIN = Float32Array.from({ length: 256 }, (_, value) => value)

/** What each channel's value becomes by brightness, contrast, temperature and fading; undefined when all stay. */
function toneTables({ brightness, contrast, temperature, fade }: ColorAdjustments): [Float32Array, Float32Array, Float32Array] | undefined {
  if (brightness === 0 && contrast === 0 && temperature === 0 && fade === 0) return undefined
  const warm = (WARMTH * temperature) / 100
  const table = (gain: number) => PLAIN.map((value) => toneOf(value * gain, brightness, contrast, fade))
  return [table(1 + warm), table(1), table(1 - warm)]
}

/** Brightness adds light, contrast turns the line around middle gray (tangent of its angle, as in GIMP), fading lifts the blacks. */
function toneOf(value: number, brightness: number, contrast: number, fade: number): number {
  const slope = contrast >= 100 ? 1e4 : Math.tan(((contrast / 100 + 1) * Math.PI) / 4)
  const lit = Math.min(255, Math.max(0, value + 2.55 * brightness))
  const steep = contrast === 0 ? lit : Math.min(255, Math.max(0, (lit - 127.5) * slope + 127.5))
  const lift = (FADE * fade) / 100
  return steep * (1 - lift) + 255 * lift
}

/**
 * Saturation, hue and sepia in one matrix; undefined when all stay.
 * @see https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement for saturation and hue, and #sepiaEquivalent
 */
export function colorMatrix({ saturation, hue, sepia }: Pick<ColorAdjustments, 'saturation' | 'hue' | 'sepia'>): ColorMatrix | undefined {
  if (saturation === 0 && hue % 360 === 0 && sepia === 0) return undefined
  return multiply(sepiaMatrix(sepia / 100), multiply(hueMatrix(hue), saturationMatrix(1 + saturation / 100)))
}

function saturationMatrix(s: number): ColorMatrix {
  const row = (at: number) => [0.213, 0.715, 0.072].map((weight, channel) => weight * (1 - s) + (channel === at ? s : 0))
  return [0, 1, 2].flatMap(row)
}

function hueMatrix(degrees: number): ColorMatrix {
  if (degrees % 360 === 0) return IDENTITY
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return [
    0.213 + cos * 0.787 - sin * 0.213,
    0.715 - cos * 0.715 - sin * 0.715,
    0.072 - cos * 0.072 + sin * 0.928,
    0.213 - cos * 0.213 + sin * 0.143,
    0.715 + cos * 0.285 + sin * 0.14,
    0.072 - cos * 0.072 - sin * 0.283,
    0.213 - cos * 0.213 - sin * 0.787,
    0.715 - cos * 0.715 + sin * 0.715,
    0.072 + cos * 0.928 + sin * 0.072,
  ]
}

function sepiaMatrix(amount: number): ColorMatrix {
  const full = [0.393, 0.769, 0.189, 0.349, 0.686, 0.168, 0.272, 0.534, 0.131]
  return full.map((value, at) => value * amount + (IDENTITY[at] as number) * (1 - amount))
}

/** The matrix that does what `first` does, then what `second` does. */
function multiply(second: ColorMatrix, first: ColorMatrix): ColorMatrix {
  return IDENTITY.map((_, at) => {
    const [row, column] = [Math.floor(at / 3), at % 3]
    return [0, 1, 2].reduce((sum, k) => sum + (second[row * 3 + k] as number) * (first[k * 3 + column] as number), 0)
  })
}
