import * as z from 'zod'
import type { Pixels } from '../../../../engine/core/context.ts'
import { defineTool } from '../../../../engine/core/define.ts'
import { file } from '../../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import { DECODER_ASSETS, decodePicture } from '../../../lib/pictures/decode.ts'
import { encodePicture } from '../../../lib/pictures/encode.ts'
import { imageFailures } from '../../../lib/pictures/failures.ts'
import { formatName } from '../../../lib/pictures/foreign.ts'
import { sampleImage } from '../../../lib/pictures/sample.ts'
import { flattenPixels, padPixels } from '../../../lib/pictures/pixels.ts'
import { resample } from '../../../lib/pictures/resample.ts'
import {
  BADGE,
  BUTTONS,
  COMPUTER_BOARD,
  PHONE_BOARD,
  PLACES,
  type Part,
  type Place,
  coveredAreas,
  previewBoard,
} from './thumbnail-board.ts'
import { type LightFacts, detailIn, lightOf, mainColors } from './thumbnail-facts.ts'
import { IMAGE_TYPES } from '../../../lib/pictures/formats.ts'

/**
 * What YouTube's help asks of custom thumbnails: https://support.google.com/youtube/answer/72431 (as quoted in January 2026).
 * @see https://developers.google.com/youtube/v3/docs/thumbnails/set "Maximum file size: 50MB" (read in November 2026; older
 * copies of the page say 2MB). By the help, 50 MB hold for computers, and 2 MB for uploads from a phone.
 */
const [WIDTH, HEIGHT, LEAST_WIDTH] = [1280, 720, 640]
const MEGABYTE = 1024 * 1024
const PHONE_BYTES = 2 * MEGABYTE
const MOST_BYTES = 50 * MEGABYTE
const RATIO = 16 / 9
/** Text below this height can hardly be read on a screen, in pixels. */
const READABLE = 10
/** The analysis looks at this width; more pixels tell nothing more. */
const LOOKED_AT = 640
/** Width of the image with the covered areas, in pixels. */
const COVERED_WIDTH = 480

const CHECKS = {
  width: 'Size',
  ratio: 'Aspect ratio',
  bytes: 'File size',
  format: 'Format',
  contrast: 'Contrast',
  brightness: 'Brightness',
  corner: 'Lower right corner',
  buttons: 'Upper right corner',
} as const
type Check = keyof typeof CHECKS
const VERDICTS = { good: 'Good', better: 'Could be better', problem: 'Problem' } as const
type Verdict = keyof typeof VERDICTS

const PLACE_NAMES: Readonly<Record<Place, string>> = {
  'phone-home': 'Home on a phone',
  home: 'Home on a computer',
  search: 'Search on a computer',
  beside: 'Beside a video',
  'phone-list': 'Lists on a phone',
  'end-screen': 'End screen on a phone',
}

export const youtubeThumbnailAnalyzer = defineTool({
  id: 'youtube-thumbnail-analyzer',
  category: 'images',
  icon: 'scan-eye',
  title: 'YouTube thumbnail analyzer',
  summary: 'Check a thumbnail before you upload it: size, ratio, contrast, colors and the covered corner, with previews on light and dark.',
  keywords: [
    'thumbnail checker',
    'thumbnail preview',
    'thumbnail tester',
    'youtube thumbnail size',
    'thumbnail contrast',
    'thumbnail analyzer',
  ],
  aliases: ['youtube-thumbnail-checker', 'youtube-thumbnail-preview'],
  slugs: {
    es: 'analizador-de-miniaturas-de-youtube',
    fr: 'analyseur-de-miniatures-youtube',
    id: 'analisis-thumbnail-youtube',
    it: 'analisi-miniature-youtube',
    pl: 'analiza-miniatur-youtube',
    pt: 'analisador-de-thumbnails-do-youtube',
    ru: 'analiz-prevyu-youtube',
  },
  effect: 'pure',
  starts: 'button',
  action: 'Check thumbnail',
  assets: DECODER_ASSETS,
  limits: { timeMs: 60_000 },
  input: z.object({ file: file('Thumbnail', { accept: IMAGE_TYPES }) }),
  output: z.object({
    checks: table(
      'Checks',
      {
        check: column(z.enum(Object.keys(CHECKS) as [Check, ...Check[]]), 'Check', { choices: CHECKS }),
        verdict: column(z.enum(Object.keys(VERDICTS) as [Verdict, ...Verdict[]]), 'Result', { choices: VERDICTS }),
        found: column(z.string(), 'Found'),
        wanted: column(z.string(), 'Recommended'),
      },
      { fileName: 'thumbnail.csv' },
    ),
    image: part(value.file, 'On a computer, light and dark', { view: 'image' }),
    phone: part(value.file, 'On a phone, light and dark', { view: 'image' }),
    covered: part(value.file, 'Areas that YouTube covers', { view: 'image' }),
    places: table(
      'Sizes on YouTube',
      {
        place: column(z.enum(Object.keys(PLACE_NAMES) as [Place, ...Place[]]), 'Where', { choices: PLACE_NAMES }),
        size: column(z.string(), 'Shown at'),
        text: column(z.int(), 'Text readable from', { unit: 'px' }),
      },
      { fileName: 'thumbnail-sizes.csv' },
    ),
    facts: facts('Numbers', {
      brightness: column(z.number(), 'Brightness', { format: 'number', unit: '%', decimals: 1 }),
      contrast: column(z.number(), 'Contrast', { format: 'number', unit: '%', decimals: 1 }),
      range: column(z.number(), 'Light to dark (1 to 21)', { decimals: 1 }),
    }),
    colors: part(z.array(z.string()), 'Main colors', { view: 'colors' }),
  }),
  failures: {
    'not-an-image': imageFailures.words['not-an-image'],
    'format-not-read': imageFailures.words['format-not-read'],
    'image-too-big': imageFailures.words['image-too-big'],
    'image-damaged': imageFailures.words['image-damaged'],
  },
  notes: [
    'YouTube recommends 1280 × 720 pixels, at least 640 wide, 16:9, in JPEG, PNG or GIF. A file can be up to 50 MB when it is uploaded from a computer, and 2 MB from a phone (YouTube Help and API documentation, November 2026). A file above 2 MB therefore counts as “could be better”.',
    'Contrast is the standard deviation of brightness (RMS). “Light to dark” is the WCAG contrast ratio between the lightest and darkest 5% of the image. What counts as good is a rule of thumb, not a rule of YouTube: contrast from 18%, brightness from 20% to 80%.',
    'Text is not recognized. Letters count as readable from a height of 10 pixels on the screen; the table gives that height in pixels of your image. YouTube does not publish the sizes at which it shows thumbnails; these are typical ones in CSS pixels, and they vary with the screen. Open a preview at full size to see it as large as on YouTube.',
    'The length of the video covers the lower right corner, and a red line the lower edge once someone has watched a part. On a computer, “Watch later” and “Add to queue” appear in the upper right corner under the pointer. If much more is going on in a corner than in the rest of the image, move text and faces away from it. Your image stays on your device.',
  ],
  examples: [
    { title: 'A small square', input: { file: sampleImage() }, output: { facts: factsOfSample() } },
    { title: 'Its main colors', input: { file: sampleImage() }, output: { colors: ['#fef3c7', '#0f766e'] } },
    {
      title: 'The contents decide, not the file name',
      input: { file: { ...sampleImage(), name: 'x.gif' } },
      output: { facts: factsOfSample() },
    },
  ],
  transform: async (input, context) => {
    const picture = await decodePicture(input.file, context)
    const { pixels, format } = picture
    const { width, height } = pixels
    const scale = Math.min(1, LOOKED_AT / Math.max(width, height))
    const [smallWidth, smallHeight] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number]
    const small = flattenPixels(resample(pixels, smallWidth, smallHeight, { isLinear: false }), [0, 0, 0])
    const looked = resample(framed(small), LOOKED_AT, Math.round(LOOKED_AT / RATIO), { isLinear: false })
    const light = lightOf(small)
    const png = async (name: string, image: Pixels) => ({
      name,
      type: 'image/png',
      bytes: await encodePicture(image, { format: 'png' }, context),
    })
    const percent = new Intl.NumberFormat(context.locale, { style: 'percent', maximumFractionDigits: 1 })
    const number = new Intl.NumberFormat(context.locale, { maximumFractionDigits: 2 })
    const sizeText = (bytes: number) => {
      const [size, unit] = bytes < 1000 ? [bytes, 'byte'] : bytes < MEGABYTE ? [bytes / 1024, 'kilobyte'] : [bytes / MEGABYTE, 'megabyte']
      const unitDisplay = unit === 'byte' ? 'long' : 'short'
      return new Intl.NumberFormat(context.locale, { style: 'unit', unit, unitDisplay, maximumSignificantDigits: 3 }).format(size)
    }
    const inPart = (part: Part) => {
      const share = shareOf(looked, part)
      return {
        verdict: share <= 1.5 ? ('good' as const) : ('better' as const),
        found: `${number.format(Math.round(share * 10) / 10)}×`,
        wanted: `≤ ${number.format(1.5)}×`,
      }
    }
    const ratio = width / height
    return {
      checks: [
        {
          check: 'width' as const,
          verdict: width >= WIDTH ? 'good' : width >= LEAST_WIDTH ? 'better' : 'problem',
          found: `${width} × ${height}`,
          wanted: `${WIDTH} × ${HEIGHT}`,
        },
        {
          check: 'ratio' as const,
          verdict: Math.abs(ratio / RATIO - 1) < 0.01 ? 'good' : 'problem',
          found: `${number.format(ratio)}:1`,
          wanted: `16:9 (${number.format(1.78)}:1)`,
        },
        {
          check: 'bytes' as const,
          verdict: input.file.bytes.length <= PHONE_BYTES ? 'good' : input.file.bytes.length <= MOST_BYTES ? 'better' : 'problem',
          found: sizeText(input.file.bytes.length),
          wanted: `≤ ${sizeText(PHONE_BYTES)}`,
        },
        {
          check: 'format' as const,
          verdict: ['jpeg', 'png', 'gif'].includes(format) ? 'good' : 'problem',
          found: formatName(picture),
          wanted: 'JPEG, PNG, GIF',
        },
        {
          check: 'contrast' as const,
          verdict: light.contrast >= 18 ? 'good' : 'better',
          found: percent.format(light.contrast / 100),
          wanted: `≥ ${percent.format(0.18)}`,
        },
        {
          check: 'brightness' as const,
          verdict: isBalanced(light) ? 'good' : 'better',
          found: percent.format(light.brightness / 100),
          wanted: percent.formatRange(0.2, 0.8),
        },
        { check: 'corner' as const, ...inPart(BADGE) },
        { check: 'buttons' as const, ...inPart(BUTTONS) },
      ] satisfies { check: Check; verdict: Verdict; found: string; wanted: string }[],
      image: await png('computer.png', previewBoard(looked, COMPUTER_BOARD)),
      phone: await png('phone.png', previewBoard(looked, PHONE_BOARD)),
      covered: await png('covered.png', coveredAreas(looked, COVERED_WIDTH)),
      places: (Object.entries(PLACES) as [Place, number][]).map(([place, shown]) => ({
        place,
        size: `${shown} × ${Math.round(shown / RATIO)}`,
        text: Math.ceil((READABLE * width) / shown),
      })),
      facts: light,
      colors: mainColors(small, 6),
    }
  },
})

const isBalanced = ({ brightness }: LightFacts): boolean => brightness >= 20 && brightness <= 80

/** As YouTube shows it: whole, with black bars where it is not 16:9. */
function framed(small: Pixels): Pixels {
  const [wide, high] = [Math.max(small.width, Math.round(small.height * RATIO)), Math.max(small.height, Math.round(small.width / RATIO))]
  return wide === small.width && high === small.height ? small : padPixels(small, wide, high, [0, 0, 0])
}

/** How much goes on in a part, compared with the whole image. */
function shareOf(pixels: Pixels, { left, top, right, bottom }: Part): number {
  const { width, height } = pixels
  const all = detailIn(pixels, 0, 0, width, height)
  const covered = detailIn(pixels, Math.floor(width * left), Math.floor(height * top), Math.ceil(width * right), Math.ceil(height * bottom))
  return all === 0 ? 0 : covered / all
}

function factsOfSample() {
  return { brightness: 66.1, contrast: 30.3, range: 4.9 }
}
