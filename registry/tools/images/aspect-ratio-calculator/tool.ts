import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, decimal } from '../../../../engine/core/kit.ts'
import { column, facts, oneOf, part, table } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import { ASPECT_RATIOS, type RatioName, nearestRatio, readRatio, roundSide, simplestRatio } from './ratio.ts'
import { decimalOf } from '../../../lib/money/loan.ts'
import { needed } from '../../../lib/money/fields.ts'
import { writeDecimal } from '../../../lib/numbers/plain-decimal.ts'

const asked = (...unknowns: string[]) => ({ when: { unknown: unknowns } })
const MOST = '1000000'
const side = (label: string, meta: object = {}) => decimal(label, { optional: true, min: '0.001', max: MOST, ...meta })
const OWN_RATIO = { when: { ratio: 'own' } }

export const aspectRatioCalculator = defineTool({
  id: 'aspect-ratio-calculator',
  category: 'images',
  icon: 'proportions',
  title: 'Aspect ratio calculator',
  summary: 'Find the aspect ratio of a size, or the missing width or height for a ratio, and see the same size in other ratios.',
  keywords: ['16:9 calculator', 'image ratio', 'screen ratio', 'resize proportions', 'video resolution', 'width and height', 'letterbox'],
  aliases: ['ratio-calculator', 'image-ratio-calculator', 'resolution-calculator'],
  slugs: {
    es: 'calculadora-de-relacion-de-aspecto',
    fr: 'calcul-format-image',
    id: 'kalkulator-rasio-aspek',
    it: 'calcolo-proporzioni-immagine',
    pl: 'kalkulator-proporcji-obrazu',
    pt: 'calculadora-de-proporcao',
    ru: 'kalkulyator-sootnosheniya-storon',
  },
  effect: 'pure',
  input: z.object({
    unknown: choice('Calculate', { ratio: 'The ratio', height: 'The height', width: 'The width' }),
    width: side('Width', { start: '1920', unit: 'px', ...asked('ratio', 'height') }),
    height: side('Height', { start: '1080', unit: 'px', ...asked('ratio', 'width') }),
    ratio: choice('Ratio', [...ASPECT_RATIOS, 'own'], {
      words: { own: 'Custom ratio or size' },
      default: '16:9',
      ...asked('height', 'width'),
    }),
    ratioWidth: side('Width of the ratio or of the original', { start: '4', ...OWN_RATIO }),
    ratioHeight: side('Height of the ratio or of the original', { start: '3', ...OWN_RATIO }),
    rounding: choice('Rounding', { whole: 'Whole pixels', even: 'Even numbers, for video', exact: 'Exact' }, asked('height', 'width')),
  }),
  output: z.object({
    ratio: part(z.string(), 'Ratio', { view: 'headline' }).optional(),
    height: part(value.decimal, 'Height', { view: 'headline', unit: 'px' }).optional(),
    width: part(value.decimal, 'Width', { view: 'headline', unit: 'px' }).optional(),
    facts: facts('Details', {
      size: column(z.string(), 'Size', { format: 'code' }),
      ratio: column(z.string(), 'Ratio', { format: 'ratio' }),
      decimal: column(value.decimal, 'Width ÷ height', { decimals: 4 }),
      near: column(z.string(), 'Nearest common ratio', { format: 'ratio' }),
      difference: column(value.percent, 'Difference from it', { decimals: 2 }),
      megapixels: column(value.decimal, 'Megapixels', { decimals: 2 }),
      orientation: oneOf('Orientation', { landscape: 'Landscape', portrait: 'Portrait', square: 'Square' }),
    }),
    crops: table(
      'This size in other ratios',
      {
        ratio: column(z.string(), 'Ratio', { format: 'ratio' }),
        crop: column(z.string(), 'Cropped to', { format: 'code' }),
        frame: column(z.string(), 'With bars added', { format: 'code' }),
        kept: column(value.percent, 'Kept after cropping', { decimals: 1 }),
      },
      { fileName: 'aspect-ratios.csv' },
    ),
  }),
  notes: [
    'The ratio is the size with both numbers divided by their greatest common divisor. The missing side is the given side divided by its part of the ratio, times the other part.',
    'Whole pixels are rounded half up, and so are the even numbers that most video formats need. A side is never rounded to zero.',
    'Cropping keeps the largest part of the image with that ratio; bars make the smallest frame of that ratio that holds the whole image. The difference from a common ratio compares width ÷ height.',
  ],
  examples: [
    {
      title: 'A 1920 × 1080 screen',
      input: { width: '1920', height: '1080' },
      output: {
        ratio: '16:9',
        facts: {
          size: '1920 × 1080',
          ratio: '16:9',
          decimal: '1.777778',
          near: '16:9',
          difference: '0',
          megapixels: '2.0736',
          orientation: 'landscape',
        },
      },
    },
    { title: 'The height of a 16:9 video', input: { unknown: 'height', width: '1366' }, output: { height: '768' } },
    {
      title: 'A 4032 × 3024 photo, 1200 wide',
      input: { unknown: 'height', width: '1200', ratio: 'own', ratioWidth: '4032', ratioHeight: '3024' },
      output: { height: '900' },
    },
  ],
  transform: (input) => {
    const { width, height, shown } = solveSize(input)
    const aspect = width.div(height)
    const [ratioWidth, ratioHeight] = simplestRatio(width, height)
    const near = nearestRatio(aspect)
    const side = (value: Decimal) => roundSide(value, 'whole').toFixed()
    return {
      ...(input.unknown === 'ratio' ? { ratio: `${ratioWidth}:${ratioHeight}` } : { [input.unknown]: shown }),
      facts: {
        size: `${width.toFixed()} × ${height.toFixed()}`,
        ratio: `${ratioWidth}:${ratioHeight}`,
        decimal: writeDecimal(aspect, 6),
        near: near.name,
        difference: writeDecimal(aspect.div(near.aspect).minus(1).times(100), 4),
        megapixels: writeDecimal(width.times(height).div(1e6), 6),
        orientation: orientationOf(width.cmp(height)),
      },
      crops: ASPECT_RATIOS.map((name) => {
        const target = readRatio(name)
        const isNarrower = target.lt(aspect)
        const kept = isNarrower ? target.div(aspect) : aspect.div(target)
        return {
          ratio: name,
          crop: isNarrower ? `${side(height.times(target))} × ${side(height)}` : `${side(width)} × ${side(width.div(target))}`,
          frame: isNarrower ? `${side(width)} × ${side(width.div(target))}` : `${side(height.times(target))} × ${side(height)}`,
          kept: writeDecimal(kept.times(100), 4),
        }
      }),
    }
  },
})

const orientationOf = (order: number): 'landscape' | 'portrait' | 'square' =>
  order === 0 ? 'square' : order > 0 ? 'landscape' : 'portrait'

type Input = {
  readonly unknown: 'ratio' | 'height' | 'width'
  readonly ratio: RatioName | 'own'
  readonly rounding: 'whole' | 'even' | 'exact'
}

/** Both sides, and the one that was asked for as a decimal string. @throws ToolError required */
function solveSize(input: Input & Readonly<Record<string, unknown>>): { width: Decimal; height: Decimal; shown: string } {
  if (input.unknown === 'ratio') return { width: needed(input, 'width'), height: needed(input, 'height'), shown: '' }
  const aspect = input.ratio === 'own' ? needed(input, 'ratioWidth').div(needed(input, 'ratioHeight')) : readRatio(input.ratio)
  const given = needed(input, input.unknown === 'height' ? 'width' : 'height')
  const exact = input.unknown === 'height' ? given.div(aspect) : given.times(aspect)
  const found = decimalOf(roundSide(exact, input.rounding).toFixed())
  const shown = writeDecimal(found, 6)
  return input.unknown === 'height' ? { width: given, height: found, shown } : { width: found, height: given, shown }
}
