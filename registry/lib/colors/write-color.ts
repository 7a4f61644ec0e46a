import type { Rgb } from '../pictures/rgb.ts'
import { toGamut } from './gamut.ts'
import type { Triple } from './matrix.ts'
import type { RGB_SPACES } from './rgb-spaces.ts'
import { type Color, type SpaceName, convert, rgbToHsl } from './spaces.ts'

/** Channels 0 to 255, within what sRGB shows. */
export function toRgb(color: Color): Rgb {
  return toGamut(color, 'srgb').coords.map((value) => Math.round(value * 255)) as unknown as Rgb
}

export const fromRgb = (rgb: Rgb, alpha = 1): Color => ({
  space: 'srgb',
  coords: rgb.map((value) => value / 255) as unknown as Triple,
  alpha,
})

const pair = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

/** `#rrggbb`, with two more digits where it is not opaque. */
export function toHex(color: Color): string {
  return `#${toRgb(color).map(pair).join('')}${color.alpha < 1 ? pair(color.alpha * 255) : ''}`
}

/** Without trailing zeros, and never `-0`. */
export const rounded = (value: number, places: number): string => String(Number(value.toFixed(places)) + 0)

const percent = (value: number, places: number): string => `${rounded(value * 100, places)}%`
const hue = (value: number, places: number): string => rounded(Number(value.toFixed(places)) % 360, places)

export type Style = 'modern' | 'legacy'

function call(name: string, parts: readonly string[], alpha: number, style: Style = 'modern'): string {
  const opacity = alpha < 1 ? rounded(alpha, 3) : undefined
  if (style === 'legacy')
    return `${name}${opacity === undefined ? '' : 'a'}(${[...parts, ...(opacity === undefined ? [] : [opacity])].join(', ')})`
  return `${name}(${parts.join(' ')}${opacity === undefined ? '' : ` / ${opacity}`})`
}

/** How a color is written in each of these; those of sRGB are of the nearest color that sRGB has. */
export const WRITERS = {
  hex: (color) => toHex(color),
  rgb: (color, style) => call('rgb', toRgb(color).map(String), color.alpha, style),
  hsl: (color, style) => {
    const [h, s, l] = rgbToHsl(inSrgb(color))
    return call('hsl', [hue(h, 1), percent(s, 1), percent(l, 1)], color.alpha, style)
  },
  hwb: (color) => {
    const rgb = inSrgb(color)
    const [white, black] = [Math.min(...rgb), 1 - Math.max(...rgb)]
    return call('hwb', [hue(rgbToHsl(rgb)[0], 1), percent(white, 1), percent(black, 1)], color.alpha)
  },
  hsv: (color) => {
    const rgb = inSrgb(color)
    const most = Math.max(...rgb)
    return `hsv(${[hue(rgbToHsl(rgb)[0], 1), percent(most === 0 ? 0 : 1 - Math.min(...rgb) / most, 1), percent(most, 1)].join(', ')})`
  },
  cmyk: (color) => {
    const [r, g, b] = inSrgb(color)
    const black = 1 - Math.max(r, g, b)
    const ink = (value: number) => percent(black === 1 ? 0 : (1 - value - black) / (1 - black), 0)
    return `cmyk(${[ink(r), ink(g), ink(b), percent(black, 0)].join(', ')})`
  },
  lab: (color) => polarOrNot('lab', color, [2, 2, 2]),
  lch: (color) => polarOrNot('lch', color, [2, 2, 2]),
  oklab: (color) => polarOrNot('oklab', color, [2, 4, 4]),
  oklch: (color) => polarOrNot('oklch', color, [2, 4, 2]),
  'display-p3': (color) => predefined('display-p3', color),
  'a98-rgb': (color) => predefined('a98-rgb', color),
  'prophoto-rgb': (color) => predefined('prophoto-rgb', color),
  rec2020: (color) => predefined('rec2020', color),
  'srgb-linear': (color) => predefined('srgb-linear', color),
  'xyz-d65': (color) => predefined('xyz-d65', color),
  android: (color) => `#${pair(color.alpha * 255)}${toRgb(color).map(pair).join('')}`.toUpperCase(),
} as const satisfies Readonly<Record<string, (color: Color, style: Style) => string>>
export type WrittenForm = keyof typeof WRITERS

/** The channels as they are where sRGB has the color, else those of the nearest; 0 to 1. */
const inSrgb = (color: Color): Triple => toGamut(color, 'srgb').coords

function polarOrNot(space: 'lab' | 'lch' | 'oklab' | 'oklch', color: Color, places: readonly [number, number, number]): string {
  const [first, second, third] = convert(color, space).coords
  const lightness = percent(space.startsWith('ok') ? first : first / 100, places[0])
  const last = space.endsWith('ch') ? hue(third, places[2]) : rounded(third, places[2])
  return call(space, [lightness, rounded(second, places[1]), last], color.alpha)
}

function predefined(space: SpaceName & (keyof typeof RGB_SPACES | 'xyz-d65'), color: Color): string {
  const parts = convert(color, space).coords.map((value) => rounded(value, 4))
  return call('color', [space, ...parts], color.alpha)
}
