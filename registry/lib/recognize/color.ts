import { COLOR_NAMES } from '../../data/web/color-names.ts'
import type { Recognizer } from './look.ts'

type Rgb = readonly [red: number, green: number, blue: number]

const NAMED: ReadonlyMap<string, string> = new Map(COLOR_NAMES.split(', ').map((pair) => pair.split(' ') as [string, string]))

const ARGUMENT = '[+-]?[\\d.]{1,12}(?:%|deg|rad|turn|grad)?|none'
const FUNCTION = new RegExp(
  `^(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(\\s{0,4}(?:${ARGUMENT})(?:\\s{0,4}[,/\\s]\\s{0,4}(?:${ARGUMENT})){2,3}\\s{0,4}\\);?$`,
  'i',
)

export const color: Recognizer = ({ text }) => {
  if (text.length > 100) return undefined
  const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8});?$/i.exec(text)?.[1]
  if (hex !== undefined) return { confidence: 0.98, ...described(rgbOfHex(hex)) }
  const name = FUNCTION.exec(text)?.[1]?.toLowerCase()
  if (name !== undefined) {
    const [one = 0, two = 0, three = 0] = (text.match(/[+-]?[\d.]+%?/g) ?? []).map((value) =>
      value.endsWith('%') && name.startsWith('rgb') ? Number.parseFloat(value) * 2.55 : Number.parseFloat(value),
    )
    const rgb: Rgb | undefined = name.startsWith('rgb') ? [one, two, three] : name.startsWith('hsl') ? rgbOfHsl(one, two, three) : undefined
    return { confidence: 0.98, ...(rgb && described(rgb)) }
  }
  const named = NAMED.get(text.toLowerCase())
  return named === undefined ? undefined : { confidence: text.length > 8 ? 0.85 : 0.72, ...described(rgbOfHex(named)) }
}

/** A gradient of CSS, alone or as the value of a property. */
const GRADIENT = /^(?:[a-z-]{1,40}\s{0,4}:\s{0,4})?(?:repeating-)?(?:linear|radial|conic)-gradient\([^{}]{1,4000}\)[^{}()]{0,100}$/i

export const gradient: Recognizer = ({ text }) => (text.length < 4200 && GRADIENT.test(text) ? { confidence: 0.98 } : undefined)

function rgbOfHex(hex: string): Rgb {
  const pairs = hex.length < 6 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16))
  return [red, green, blue]
}

/** @see https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function rgbOfHsl(hue: number, saturation: number, light: number): Rgb {
  const [s, l] = [saturation / 100, light / 100]
  const channel = (n: number) => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return [channel(0), channel(8), channel(4)]
}

/** The same color as it is written elsewhere. */
function described(rgb: Rgb) {
  const [red, green, blue] = rgb.map((value) => Math.min(255, Math.max(0, Math.round(value)))) as [number, number, number]
  const hex = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
  return { readings: { color: hex }, facts: { hex, rgb: `rgb(${red}, ${green}, ${blue})`, hsl: hslOf(red / 255, green / 255, blue / 255) } }
}

function hslOf(red: number, green: number, blue: number): string {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [light, span] = [(most + least) / 2, most - least]
  const saturation = span === 0 ? 0 : span / (1 - Math.abs(2 * light - 1))
  const sixth =
    span === 0 ? 0 : most === red ? ((green - blue) / span + 6) % 6 : most === green ? (blue - red) / span + 2 : (red - green) / span + 4
  return `hsl(${Math.round(sixth * 60) % 360}, ${Math.round(saturation * 100)}%, ${Math.round(light * 100)}%)`
}
