import * as z from 'zod'
import type { Pixels } from '../../../../engine/core/context.ts'
import { defineTool, fail } from '../../../../engine/core/define.ts'
import { choice, color, file, flag, number, text, whole } from '../../../../engine/core/kit.ts'
import { column, facts, part } from '../../../../engine/core/parts.ts'
import { fileOf } from '../../../../engine/core/schema.ts'
import { ENCODER_ASSETS, encodePicture } from '../../../lib/pictures/encode.ts'
import { imageFailures } from '../../../lib/pictures/failures.ts'
import { FORMATS, pictureName } from '../../../lib/pictures/formats.ts'
import { withResolution } from '../../../lib/pictures/metadata/resolution.ts'
import { flattenPixels } from '../../../lib/pictures/pixels.ts'
import { isOpaque } from '../../../lib/pictures/png/png-encode.ts'
import { parseHex } from '../../../lib/pictures/rgb.ts'
import { MOST_MADE_BYTES, MOST_SIDE, checkSize, pictureSizeFailures } from '../../../lib/pictures/size.ts'
import { svgFailures } from '../../../lib/svg/failures.ts'
import { xmlFailures } from '../../../lib/xml/failures.ts'
import { drawableFailures, readDrawable } from './drawable.ts'
import type { Size } from './drawing-size.ts'
import { FINDING_NOTICES, noteFindings } from './findings.ts'
import { MOST_SVG, readFailures, readSvgFile } from './read-svg.ts'

/** Pixels of CSS to an inch. */
const CSS_DPI = 96
const WHITE = '#ffffff'

const side = (label: string) => whole(label, { min: 1, max: MOST_SIDE, optional: true, unit: 'px', when: { by: 'size' } })

const input = z.object({
  source: choice('Source', { file: 'File', text: 'Text' }),
  file: file('SVG file', { optional: true, accept: ['image/svg+xml', '.svg', '.svgz'], when: { source: 'file' } }),
  text: text('SVG', { max: MOST_SVG, default: '', control: 'code', language: 'xml', media: 'image/svg+xml', when: { source: 'text' } }),
  format: choice('Format', { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' }),
  by: choice('Size by', { scale: 'Scale', size: 'Width and height', dpi: 'Resolution' }),
  scale: number('Scale', { min: 0.1, max: 64, default: 2, step: 1, unit: '×', when: { by: 'scale' } }),
  width: side('Width'),
  height: side('Height'),
  fit: choice('If the aspect ratio differs', { inside: 'Keep it whole, within the size', stretch: 'Stretch it' }, { when: { by: 'size' } }),
  dpi: whole('Resolution', {
    min: 24,
    max: 2400,
    default: 300,
    unit: 'dpi',
    help: 'At 96 dpi, one SVG unit is one pixel.',
    when: { by: 'dpi' },
  }),
  background: choice('Background', { transparent: 'Transparent', color: 'Color' }),
  fill: color('Background color', { default: WHITE, when: { background: 'color' } }),
  quality: whole('Quality', { min: 1, max: 100, default: 90, control: 'slider', when: { format: ['jpeg', 'webp'] } }),
  lossless: flag('Lossless', { help: 'Keeps every pixel; the file gets larger. Used instead of the quality.', when: { format: 'webp' } }),
  current: color('Color for currentColor', { default: '#000000', help: 'Icons often leave their color to the page.', advanced: true }),
})
type Input = z.output<typeof input>

const STAR =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#f59e0b" d="m12 2 3 7h7l-5.5 4.5L18.5 21 12 16.5 5.5 21l2-7.5L2 9h7z"/></svg>'
const card = (width: string, height: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="8" fill="#0f766e"/></svg>`
const CARD_90 = { input: { text: card('90mm', '50mm') } }
const CARD_85 = { input: { text: card('85mm', '55mm') } }

export const svgToPng = defineTool({
  id: 'svg-to-png',
  category: 'images',
  icon: 'image-down',
  title: 'SVG to PNG',
  summary: 'Convert SVG to PNG, JPG or WebP in any size or resolution, sharp and with a transparent or filled background, on your device.',
  keywords: [
    'convert svg to png',
    'svg to jpg',
    'svg to webp',
    'vector to raster',
    'rasterize svg',
    'svg to image',
    'export svg',
    'svg code to png',
    'svgz to png',
  ],
  aliases: ['svg-to-jpg', 'svg-to-webp', 'svg-to-image', 'convert-svg-to-png', 'svg-converter', 'svgz-to-png', 'svg-to-jpeg'],
  slugs: { es: 'svg-a-png', fr: 'svg-en-png', id: 'svg-ke-png', it: 'da-svg-a-png', pl: 'svg-na-png', pt: 'svg-para-png', ru: 'svg-v-png' },
  recognizes: [{ kind: 'svg', field: 'text', confidence: 0.94, values: { source: 'text' } }],
  effect: 'browser',
  starts: 'button',
  action: 'Convert',
  limits: { timeMs: 120_000 },
  assets: [...ENCODER_ASSETS],
  input,
  output: z.object({
    image: part(fileOf(MOST_MADE_BYTES), 'Image', { view: 'image' }),
    result: facts('Result', {
      dimensions: column(z.string(), 'Dimensions'),
      original: column(z.string(), 'Size of the SVG'),
      bytes: column(z.int(), 'Size', { format: 'bytes' }),
    }),
  }),
  failures: {
    ...xmlFailures.words,
    ...svgFailures.words,
    ...drawableFailures,
    ...readFailures,
    ...pictureSizeFailures.words,
    'webp-too-long': imageFailures.words['webp-too-long'],
    'svg-not-drawn': 'This browser can’t draw the SVG. Check it for errors, or try another browser.',
  },
  notices: {
    blank: 'Nothing can be seen in the image: everything in it is transparent.',
    ...FINDING_NOTICES,
    'background-filled': { info: 'JPEG has no transparency, so transparent areas got the background color.' },
  },
  notes: [
    'The SVG is drawn by your browser at the final size, so lines and text are sharp at any scale. Scripts never run, and nothing is loaded from the internet: fonts and images have to be in the SVG itself or, for fonts, on your device.',
    'The size of an SVG is its width and height in CSS pixels (1 in = 96 px, 1 mm = 3.78 px), or else the size of its viewBox. Percentages and missing sizes follow the rules of CSS. If you choose a resolution, it is also stored in the PNG or JPEG.',
    'An image can have at most 52 million pixels and 16,384 pixels on a side. JPEG is encoded by MozJPEG and WebP by libwebp.',
  ],
  examples: [
    { title: 'An icon, 512 pixels wide', input: { source: 'text', text: STAR, by: 'size', width: 512 }, output: {} },
    {
      title: 'A business card for printing',
      input: { source: 'text', text: card('3.5in', '2in'), by: 'dpi', dpi: 300 },
      in: { es: CARD_85, fr: CARD_85, id: CARD_90, it: CARD_85, pl: CARD_90, pt: CARD_90, ru: CARD_90 },
      output: {},
    },
    { title: 'A JPG on white', input: { source: 'text', text: STAR, format: 'jpeg', scale: 10, background: 'color' }, output: {} },
  ],
  transform: async (wanted, { canvas, note, ...work }) => {
    const { source, format, background, fill, quality, lossless, current, by, dpi } = wanted
    if (source === 'file' && !wanted.file) fail('required', { field: 'file' })
    if (source === 'text' && wanted.text.trim() === '') fail('required', { field: 'text' })
    const drawing = readDrawable(source === 'file' && wanted.file ? await readSvgFile(wanted.file) : wanted.text, source)
    const { width, height } = planSize(wanted, drawing.size)
    noteFindings(drawing, note)
    const isStretched = by === 'size' && wanted.fit === 'stretch'
    const drawn = await canvas.svg(drawing.write({ width, height, color: current.slice(0, 7), isStretched }), width, height)
    if (isBlank(drawn)) note('blank')
    const behind = parseHex(background === 'color' ? fill : WHITE)
    if (format === 'jpeg' && background === 'transparent' && !isOpaque(drawn)) note('background-filled')
    const pixels = format === 'jpeg' || background === 'color' ? flattenPixels(drawn, behind) : drawn
    const made = await encodePicture(pixels, { format, quality, lossless }, work)
    const bytes = by === 'dpi' ? withResolution(format, made, dpi) : made
    const { width: ownWidth, height: ownHeight } = drawing.size
    return {
      image: {
        name: pictureName(wanted.file && source === 'file' ? wanted.file.name : 'image.svg', format),
        type: FORMATS[format].type,
        bytes,
      },
      result: { dimensions: `${width} × ${height}`, original: `${shortNumber(ownWidth)} × ${shortNumber(ownHeight)}`, bytes: bytes.length },
    }
  },
})

/** Whole pixels. @throws ToolError no-size, side-too-long, too-many-pixels */
function planSize({ by, scale, dpi, width, height, fit }: Input, own: Size): Size {
  if (by === 'size' && width === undefined && height === undefined) pictureSizeFailures.fail('no-size', { field: 'width' })
  const [across, down] = [(width ?? Infinity) / own.width, (height ?? Infinity) / own.height]
  const factor = by === 'scale' ? scale : by === 'dpi' ? dpi / CSS_DPI : Math.min(across, down)
  const isStretched = by === 'size' && fit === 'stretch' && width !== undefined && height !== undefined
  const pixels = (length: number) => Math.max(1, Math.round(length * factor))
  const size = isStretched ? { width, height } : { width: pixels(own.width), height: pixels(own.height) }
  checkSize(size, by === 'size' ? (width === undefined ? 'height' : 'width') : by)
  return size
}

const isBlank = ({ data }: Pixels): boolean => {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return false
  return true
}

/** To hundredths. */
const shortNumber = (value: number): string => String(Math.round(value * 100) / 100)
