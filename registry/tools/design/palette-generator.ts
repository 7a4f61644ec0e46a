import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, color, flag, rows, whole } from '../../../engine/core/kit.ts'
import { column, oneOf, part, table } from '../../../engine/core/parts.ts'
import { chanceOf, seedField } from '../../lib/chance/draw.ts'
import { floorRatio } from '../../lib/colors/contrast.ts'
import { difference } from '../../lib/colors/gamut.ts'
import { makePalette, scaleOf } from '../../lib/colors/harmony.ts'
import { nearestName } from '../../lib/colors/names.ts'
import { paletteCode } from '../../lib/colors/palette-code.ts'
import type { Color } from '../../lib/colors/spaces.ts'
import { VISIONS, seenWith } from '../../lib/colors/vision.ts'
import { WRITERS, fromRgb, toHex } from '../../lib/colors/write-color.ts'
import { contrastRatio, parseHex } from '../../lib/pictures/rgb.ts'

const MOST_COLORS = 12
/** Colors nearer than this in Oklab are hard to tell apart side by side. */
const ALIKE = 0.06

const swatches = (label: string) => table(label, { hex: column(z.string(), 'Hex', { format: 'code' }) }, { view: 'colors' }).optional()

export const paletteGenerator = defineTool({
  id: 'palette-generator',
  category: 'design',
  icon: 'swatch-book',
  title: 'Color palette generator',
  summary: 'Generate color palettes by harmony, keep the colors you like, check contrast and color blindness, and export CSS or Tailwind.',
  keywords: [
    'color palette',
    'color scheme',
    'complementary colors',
    'triadic colors',
    'tints and shades',
    'tailwind colors',
    'color wheel',
  ],
  aliases: ['color-palette-generator', 'color-scheme-generator', 'tailwind-color-generator', 'tints-and-shades-generator', 'color-harmony'],
  slugs: {
    es: 'generador-de-paletas',
    fr: 'generateur-de-palettes',
    id: 'generator-palet-warna',
    it: 'generatore-di-palette',
    pl: 'generator-palet-kolorow',
    pt: 'gerador-de-paletas',
    ru: 'generator-palitr',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    count: whole('How many', { min: 2, max: MOST_COLORS, default: 5, unit: 'color|colors' }),
    harmony: choice('Harmony', {
      analogous: 'Analogous (neighbors)',
      complementary: 'Complementary (opposites)',
      split: 'Split-complementary',
      triadic: 'Triadic (three)',
      square: 'Square (four)',
      monochrome: 'Monochromatic',
      free: 'Any hues',
    }),
    mood: choice('Mood', { balanced: 'Balanced', pastel: 'Pastel', vivid: 'Vivid', muted: 'Muted', dark: 'Dark' }),
    keep: rows(
      'Colors to keep',
      { color: color('Color', { default: '#3366cc' }) },
      { max: MOST_COLORS, default: [], help: 'The first one sets the hue for the rest.' },
    ),
    scale: flag('Tints and shades', { help: 'Adds eleven steps from 50 to 950 for every color.' }),
    format: choice('Export as', { css: 'CSS variables', scss: 'SCSS', tailwind: 'Tailwind CSS', json: 'JSON' }),
    seed: seedField,
  }),
  output: z.object({
    palette: table('Palette', { hex: column(z.string(), 'Hex', { format: 'code' }) }, { view: 'colors' }),
    code: part(z.string(), 'Code', { view: 'code', fileName: 'palette.txt' }),
    colors: table('Colors', {
      hex: column(z.string(), 'Hex', { format: 'code', copyable: true }),
      oklch: column(z.string(), 'OKLCH', { format: 'code', copyable: true }),
      name: column(z.string(), 'Nearest CSS name', { format: 'code' }),
      white: column(z.number(), 'Contrast with white', { decimals: 2 }),
      black: column(z.number(), 'Contrast with black', { decimals: 2 }),
    }),
    shades: swatches('Tints and shades'),
    pairs: table('Contrast of pairs', {
      one: column(z.string(), 'First color', { format: 'code' }),
      other: column(z.string(), 'Second color', { format: 'code' }),
      ratio: column(z.number(), 'Contrast ratio', { decimals: 2 }),
      fits: oneOf('Good for', { aaa: 'All text (AAA)', aa: 'Normal text (AA)', large: 'Large text, icons', none: 'Decoration only' }),
    }),
    protanopia: swatches('Without red cones (protanopia)'),
    deuteranopia: swatches('Without green cones (deuteranopia)'),
    tritanopia: swatches('Without blue cones (tritanopia)'),
  }),
  failures: {
    'too-many-kept': {
      one: 'You’re keeping {{count, number}} color, but the palette has only {{size, number}}. Raise the number of colors or keep fewer.',
      other:
        'You’re keeping {{count, number}} colors, but the palette has only {{size, number}}. Raise the number of colors or keep fewer.',
    },
    'kept-see-through': 'Palette colors are opaque. Remove the last two digits of {{color}}.',
  },
  notices: {
    'look-alike':
      '{{one}} and {{other}} look almost the same to people with some kinds of color blindness. Don’t rely on these two alone to convey meaning.',
  },
  notes: [
    'Harmonies are angles on the hue wheel of OKLCH, in which steps look equal to the eye; HSL has no such wheel. Colors outside sRGB are brought into it by reducing their chroma.',
    'With fewer hues than colors, the hues repeat lighter and darker. The steps of tints and shades have fixed lightness in OKLCH, so that step 500 of one color is as bright as step 500 of another.',
    'Color blindness is simulated at full severity after Machado, Oliveira and Fernandes (2009). It is a model; people differ.',
    'Contrast is the WCAG 2.2 ratio, rounded down: 7 for AAA, 4.5 for AA, 3 for large text and icons.',
  ],
  examples: [
    {
      title: 'Two colors to keep, with their contrast',
      input: { count: 2, keep: [{ color: '#3366cc' }, { color: '#ffffff' }] },
      seed: 'toolglot',
      output: {
        palette: [{ hex: '#3366cc' }, { hex: '#ffffff' }],
        code: ':root {\n  --color-1: #3366cc;\n  --color-2: #ffffff;\n}\n',
        pairs: [{ one: '#3366cc', other: '#ffffff', ratio: 5.36, fits: 'aa' }],
      },
    },
    {
      title: 'A triad from a brand color',
      input: { count: 3, harmony: 'triadic', keep: [{ color: '#cc3366' }] },
      seed: 'brand',
      output: { palette: [{ hex: '#cc3366' }, { hex: '#719b40' }, { hex: '#459de0' }] },
    },
    {
      title: 'Pastel neighbors as a Tailwind theme',
      input: { count: 3, mood: 'pastel', format: 'tailwind' },
      seed: 'spring',
      output: {
        palette: [{ hex: '#c1e3f9' }, { hex: '#cedfff' }, { hex: '#b7e5e8' }],
        code: '@theme {\n  --color-palette-1: #c1e3f9;\n  --color-palette-2: #cedfff;\n  --color-palette-3: #b7e5e8;\n}\n',
      },
    },
  ],
  transform: ({ count, harmony, mood, keep, scale, format, seed }, { random, fail, note }) => {
    keep.forEach(({ color: hex }, index) => {
      if (/^#.{6}(?!ff)../i.test(hex)) fail('kept-see-through', { color: hex, field: `keep.${index}.color` })
    })
    if (keep.length > count) fail('too-many-kept', { count: keep.length, size: count, field: 'count' })
    const kept = keep.map(({ color: hex }) => fromRgb(parseHex(hex)))
    const colors = makePalette(kept, count, harmony, mood, chanceOf(seed, random)).map((one): Color => fromRgb(parseHex(toHex(one))))
    const hexes = colors.map(toHex)
    const steps = colors.map((one) => (scale ? scaleOf(one).map(([step, shade]) => [step, toHex(shade)] as const) : []))
    const alike = lookAlike(colors)
    if (alike) note('look-alike', { one: hexes[alike[0]] as string, other: hexes[alike[1]] as string })
    const seen = Object.fromEntries(VISIONS.map((vision) => [vision, colors.map((one) => ({ hex: toHex(seenWith(vision, one)) }))]))
    return {
      palette: hexes.map((hex) => ({ hex })),
      code: paletteCode(
        hexes.map((hex, index) => ({ hex, steps: steps[index] ?? [] })),
        format,
      ),
      colors: colors.map((one, index) => ({
        hex: hexes[index] as string,
        oklch: WRITERS.oklch(one),
        name: nearestName(one).name,
        white: ratioOf(hexes[index] as string, '#ffffff'),
        black: ratioOf(hexes[index] as string, '#000000'),
      })),
      ...(scale && { shades: steps.flatMap((own) => own.map(([, hex]) => ({ hex }))) }),
      pairs: pairsOf(hexes.length).map(([a, b]) => pairOf(hexes[a] as string, hexes[b] as string)),
      ...seen,
    }
  },
})

const ratioOf = (one: string, other: string): number => floorRatio(contrastRatio(parseHex(one), parseHex(other)))

const pairsOf = (count: number): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, a) => Array.from({ length: count - a - 1 }, (__, b) => [a, a + b + 1] as const)).flat()

function pairOf(one: string, other: string) {
  const ratio = contrastRatio(parseHex(one), parseHex(other))
  const fits = ratio >= 7 ? 'aaa' : ratio >= 4.5 ? 'aa' : ratio >= 3 ? 'large' : 'none'
  return { one, other, ratio: floorRatio(ratio), fits } as const
}

/** The two colors that are told apart by most people, and least by some. */
function lookAlike(colors: readonly Color[]): readonly [number, number] | undefined {
  let [found, least]: [readonly [number, number] | undefined, number] = [undefined, ALIKE]
  for (const [a, b] of pairsOf(colors.length)) {
    const [one, other] = [colors[a] as Color, colors[b] as Color]
    if (difference(one, other) < 2 * ALIKE) continue
    const far = Math.min(...VISIONS.map((vision) => difference(seenWith(vision, one), seenWith(vision, other))))
    if (far < least) [found, least] = [[a, b], far]
  }
  return found
}
