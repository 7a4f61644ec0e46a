import * as z from 'zod'
import type { RandomSource } from '../../../engine/core/context.ts'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, whole } from '../../../engine/core/kit.ts'
import { column, table } from '../../../engine/core/parts.ts'
import { chanceOf, seedField } from '../../lib/chance/draw.ts'
import { floorRatio } from '../../lib/colors/contrast.ts'
import type { Triple } from '../../lib/colors/matrix.ts'
import { convert } from '../../lib/colors/spaces.ts'
import { fromRgb } from '../../lib/colors/write-color.ts'
import { type Rgb, contrastRatio, formatHex } from '../../lib/pictures/rgb.ts'

const FORMATS = ['hex', 'rgb', 'hsl', 'oklch'] as const
const RANGES = ['any', 'light', 'dark', 'pastel', 'vivid', 'grey'] as const
const HUES = ['any', 'red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink'] as const
type Range = (typeof RANGES)[number]
type Hue = (typeof HUES)[number]

/** Degrees on the OKLCH wheel, from (included) and to (not included); red runs over 360. */
const HUE_ARCS: Readonly<Record<Exclude<Hue, 'any'>, readonly [from: number, to: number]>> = {
  red: [10, 40],
  orange: [40, 80],
  yellow: [80, 120],
  green: [120, 175],
  cyan: [175, 215],
  blue: [215, 280],
  purple: [280, 325],
  pink: [325, 370],
}
/** Below this chroma a hue is no longer seen. */
const LEAST_CHROMA = 0.04

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

export const randomColor = defineTool({
  id: 'random-color',
  category: 'random',
  icon: 'palette',
  title: 'Random color generator',
  summary: 'Generate random colors in hex, RGB, HSL or OKLCH: any color, or only light, dark, pastel or vivid ones, with contrast ratios.',
  keywords: ['random color', 'random hex', 'colour palette', 'pastel colours', 'color picker'],
  aliases: ['random-color-generator', 'random-colour', 'random-hex-color'],
  slugs: {
    es: 'generador-de-colores-aleatorios',
    fr: 'couleur-aleatoire',
    id: 'warna-acak',
    it: 'generatore-di-colori-casuali',
    pl: 'losowy-kolor',
    pt: 'gerador-de-cores-aleatorias',
    ru: ['generator-tsvetov', 'sluchaynyy-tsvet'],
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    count: whole('How many', { min: 1, max: 500, default: 5 }),
    range: choice(
      'Colors',
      { any: 'Any', light: 'Light', dark: 'Dark', pastel: 'Pastel', vivid: 'Vivid', grey: 'Gray' },
      { default: 'any' },
    ),
    hue: choice(
      'Hue',
      {
        any: 'Any',
        red: 'Red',
        orange: 'Orange',
        yellow: 'Yellow',
        green: 'Green',
        cyan: 'Cyan',
        blue: 'Blue',
        purple: 'Purple',
        pink: 'Pink',
      },
      { default: 'any', when: { range: ['any', 'light', 'dark', 'pastel', 'vivid'] } },
    ),
    format: choice('Format', { hex: 'Hex', rgb: 'RGB', hsl: 'HSL', oklch: 'OKLCH' }, { default: 'hex' }),
    seed: seedField,
  }),
  output: z.object({
    colors: table(
      'Colors',
      {
        hex: column(z.string(), 'Hex', { format: 'code' }),
        text: column(z.string(), 'Color', { format: 'code' }),
        contrastWhite: column(z.number(), 'Contrast with white', { decimals: 2 }),
        contrastBlack: column(z.number(), 'Contrast with black', { decimals: 2 }),
      },
      { view: 'colors' },
    ),
  }),
  notes: [
    'Colors are picked at random from all 16,777,216 sRGB colors, again and again until one fits, so every color that fits your choice is equally likely.',
    'Light means an OKLCH lightness of at least 80%, dark at most 40%. Vivid and pastel go by saturation and brightness (HSV): at least 85% of both for vivid; 15–40% saturation and at least 90% brightness for pastel.',
    'Contrast is the WCAG 2.2 ratio, from 1 to 21; normal text needs at least 4.5.',
  ],
  examples: [
    {
      title: 'One color',
      input: { count: 1 },
      seed: 'toolglot',
      output: { colors: [{ hex: '#b4608e', text: '#b4608e', contrastWhite: 4.19, contrastBlack: 5 }] },
    },
    {
      title: 'A pastel green for CSS',
      input: { count: 1, range: 'pastel', hue: 'green', format: 'hsl' },
      seed: 'toolglot',
      output: { colors: [{ hex: '#caf4d7', text: 'hsl(138.6 65.6% 87.5%)', contrastWhite: 1.2, contrastBlack: 17.43 }] },
    },
    {
      title: 'Three grays',
      input: { count: 3, range: 'grey', format: 'rgb' },
      seed: 'toolglot',
      output: {
        colors: [
          { hex: '#b4b4b4', text: 'rgb(180 180 180)', contrastWhite: 2.07, contrastBlack: 10.12 },
          { hex: '#606060', text: 'rgb(96 96 96)', contrastWhite: 6.28, contrastBlack: 3.33 },
          { hex: '#8e8e8e', text: 'rgb(142 142 142)', contrastWhite: 3.27, contrastBlack: 6.4 },
        ],
      },
    },
  ],
  transform: ({ count, range, hue, format, seed }, { random, signal }) => {
    const chance = chanceOf(seed, random)
    const colors = Array.from({ length: count }, () => {
      signal.throwIfAborted()
      const color = range === 'grey' ? drawGrey(chance) : drawFitting(chance, range, hue)
      return {
        hex: formatHex(color),
        text: write(color, format),
        contrastWhite: floorRatio(contrastRatio(color, WHITE)),
        contrastBlack: floorRatio(contrastRatio(color, BLACK)),
      }
    })
    return { colors }
  },
})

function drawGrey(random: RandomSource): Rgb {
  const level = random.int(0, 255)
  return [level, level, level]
}

/** By rejection, so that all fitting colours are equally likely; every choice leaves thousands of them. */
function drawFitting(random: RandomSource, range: Range, hue: Hue): Rgb {
  for (;;) {
    const bits = random.int(0, 0xffffff)
    const color: Rgb = [bits >>> 16, (bits >>> 8) & 255, bits & 255]
    if (range === 'any' && hue === 'any') return color
    const oklch = oklchOf(color)
    if (isInRange(color, oklch, range) && isOfHue(oklch, hue)) return color
  }
}

const oklchOf = (color: Rgb): Triple => convert(fromRgb(color), 'oklch').coords

function isInRange(color: Rgb, [lightness]: Triple, range: Range): boolean {
  if (range === 'light') return lightness >= 0.8
  if (range === 'dark') return lightness <= 0.4
  if (range === 'any' || range === 'grey') return true
  const brightness = Math.max(...color) / 255
  const saturation = brightness === 0 ? 0 : 1 - Math.min(...color) / 255 / brightness
  return range === 'vivid' ? saturation >= 0.85 && brightness >= 0.85 : saturation >= 0.15 && saturation <= 0.4 && brightness >= 0.9
}

function isOfHue([, chroma, hue]: Triple, wanted: Hue): boolean {
  if (wanted === 'any') return true
  const [from, to] = HUE_ARCS[wanted]
  return chroma >= LEAST_CHROMA && ((hue >= from && hue < to) || (hue + 360 >= from && hue + 360 < to))
}

/** CSS notation, with as many decimals as it takes to give the same colour back. */
function write(color: Rgb, format: (typeof FORMATS)[number]): string {
  if (format === 'hex') return formatHex(color)
  if (format === 'rgb') return `rgb(${color.join(' ')})`
  if (format === 'hsl') {
    const [hue, saturation, lightness] = convert(fromRgb(color), 'hsl').coords
    return `hsl(${round(hue, 1) % 360} ${round(saturation * 100, 1)}% ${round(lightness * 100, 1)}%)`
  }
  const [lightness, chroma, hue] = oklchOf(color)
  const isGrey = chroma < 0.0005
  return `oklch(${round(lightness * 100, 2)}% ${isGrey ? 0 : round(chroma, 5)} ${isGrey ? 0 : round(hue, 2) % 360})`
}

const round = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places
