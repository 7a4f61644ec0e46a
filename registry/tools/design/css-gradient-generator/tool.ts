import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, color, flag, number, rows, text, whole } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import { parseColor } from '../../../lib/colors/parse-color.ts'
import { encodePicture } from '../../../lib/pictures/encode.ts'
import { type Shape, drawGradient } from './draw.ts'
import { type Stop, placeStops } from './interpolate.ts'
import { type ReadGradient, readFailures, readGradient } from './read-gradient.ts'
import { POLAR, inBox, writeCss, writeSvg } from './write-gradient.ts'

const MOST_STOPS = 20
const MOST_CSS = 10_000
const OWN = { type: ['linear', 'radial', 'conic'] }

const input = z.object({
  type: choice('Type', { linear: 'Linear', radial: 'Radial', conic: 'Conic', css: 'Existing CSS' }),
  css: text('CSS', {
    default: '',
    max: MOST_CSS,
    control: 'code',
    language: 'css',
    lines: 4,
    media: 'text/css',
    help: 'A gradient, or a rule with one. The first one counts.',
    when: { type: 'css' },
  }),
  stops: rows(
    'Colors',
    { color: color('Color', { default: '#3366cc' }), position: number('Position', { min: -1000, max: 1000, optional: true, unit: '%' }) },
    {
      min: 2,
      max: MOST_STOPS,
      default: [{ color: '#ff5f6d' }, { color: '#3366cc' }],
      help: 'Colors without a position are spread evenly.',
      when: OWN,
    },
  ),
  angle: number('Angle', {
    min: -360,
    max: 360,
    default: 90,
    unit: '°',
    help: '0° points up, 90° to the right.',
    when: { type: ['linear', 'conic'] },
  }),
  circle: choice('Shape', { ellipse: 'Ellipse', circle: 'Circle' }, { when: { type: 'radial' } }),
  x: number('Center, from the left', { min: -100, max: 200, default: 50, unit: '%', when: { type: ['radial', 'conic'] } }),
  y: number('Center, from the top', { min: -100, max: 200, default: 50, unit: '%', when: { type: ['radial', 'conic'] } }),
  space: choice(
    'Mix colors in',
    { srgb: 'sRGB', oklch: 'OKLCH', oklab: 'Oklab', 'srgb-linear': 'Linear sRGB', hsl: 'HSL', lab: 'Lab', lch: 'LCH' },
    { help: 'OKLCH and Oklab keep the middle from turning gray or dark.', when: OWN },
  ),
  arc: choice(
    'Way around the color wheel',
    { shorter: 'Shorter', longer: 'Longer', increasing: 'Clockwise', decreasing: 'Counterclockwise' },
    { when: { space: ['oklch', 'lch', 'hsl'] }, advanced: true },
  ),
  repeats: flag('Repeat', { advanced: true, when: OWN }),
  width: whole('Image width', { min: 16, max: 2000, default: 640, unit: 'px', advanced: true }),
  height: whole('Image height', { min: 16, max: 2000, default: 320, unit: 'px', advanced: true }),
})
type Input = z.output<typeof input>

export const cssGradientGenerator = defineTool({
  id: 'css-gradient-generator',
  category: 'design',
  icon: 'blend',
  title: 'CSS gradient generator',
  summary: 'Make linear, radial and conic CSS gradients, mixed in OKLCH or sRGB, with a preview, and get them as CSS, SVG or PNG.',
  keywords: [
    'css gradient',
    'linear gradient',
    'radial gradient',
    'conic gradient',
    'gradient background',
    'oklch gradient',
    'svg gradient',
  ],
  aliases: ['gradient-generator', 'css-gradient', 'linear-gradient-generator', 'gradient-maker'],
  slugs: {
    es: 'generador-de-degradados-css',
    fr: 'generateur-de-degrades-css',
    id: 'generator-gradien-css',
    it: 'generatore-di-gradienti-css',
    pl: 'generator-gradientow-css',
    pt: 'gerador-de-gradientes-css',
    ru: 'generator-gradientov-css',
  },
  recognizes: [
    { kind: 'gradient', field: 'css', confidence: 0.97, values: { type: 'css' } },
    {
      kind: 'css',
      field: 'css',
      confidence: 0.7,
      pattern: /(?<![\w-])(?:repeating-)?(?:linear|radial|conic)-gradient\(/i,
      values: { type: 'css' },
    },
  ],
  effect: 'pure',
  input,
  output: z.object({
    css: part(z.string(), 'CSS', { view: 'code', language: 'css', media: 'text/css', fileName: 'gradient.css' }),
    svg: part(z.string(), 'SVG', { view: 'code', language: 'svg', media: 'image/svg+xml', fileName: 'gradient.svg' }).optional(),
    picture: part(value.file, 'Preview', { view: 'image' }),
  }),
  failures: readFailures.words,
  notices: {
    'only-first': { info: 'There are several gradients in this CSS; only the first one was used.' },
    'fallback-first': { info: 'The first line is for browsers from before June 2024 that mix in sRGB only; the others use the second.' },
    'no-svg': {
      info: 'SVG can’t show this gradient exactly: it mixes in sRGB only, has no conic gradients, and blends transparency differently.',
    },
    'moved-stop':
      'The position of a color is lower than that of the one above it, so browsers move it up to that position. Put the positions in ascending order.',
  },
  notes: [
    'The preview is calculated pixel by pixel as CSS Images 3 and 4 and CSS Color 4 define gradients: colors are weighted by their opacity, and a color without a hue takes that of its neighbor.',
    'A linear gradient runs from edge to edge of its box or, if it is slanted, from corner to corner, so how it looks depends on the size of the element. SVG and PNG have the size set under “More options”.',
    'In the preview and the PNG, mixed colors outside sRGB are brought into it by reducing their chroma; on wide-gamut screens, browsers can show more.',
  ],
  examples: [
    {
      title: 'From left to right',
      input: { type: 'linear', angle: 90, stops: [{ color: '#ff5f6d' }, { color: '#3366cc' }], width: 16, height: 16 },
      output: {
        css: 'background: linear-gradient(90deg, #ff5f6d, #3366cc);\n',
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16"><defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="8" x2="16" y2="8"><stop offset="0" stop-color="#ff5f6d"/><stop offset="1" stop-color="#3366cc"/></linearGradient></defs><rect width="16" height="16" fill="url(#g)"/></svg>',
      },
    },
    {
      title: 'Mixed in OKLCH',
      input: { stops: [{ color: '#ffff00' }, { color: '#0000ff' }], space: 'oklch', width: 16, height: 16 },
      output: {
        css: 'background: linear-gradient(90deg, #ffff00, #0000ff);\nbackground: linear-gradient(90deg in oklch, #ffff00, #0000ff);\n',
        notices: [{ code: 'fallback-first' }, { code: 'no-svg' }],
      },
    },
    {
      title: 'A color wheel',
      input: {
        type: 'conic',
        angle: 0,
        stops: [{ color: '#ff0000' }, { color: '#ff0000' }],
        space: 'hsl',
        arc: 'longer',
        width: 16,
        height: 16,
      },
      output: { css: 'background: conic-gradient(#ff0000, #ff0000);\nbackground: conic-gradient(in hsl longer hue, #ff0000, #ff0000);\n' },
    },
    {
      title: 'An existing gradient as an SVG',
      input: { type: 'css', css: 'background: linear-gradient(to top right, gold, #f06 60%);', width: 16, height: 16 },
      output: {
        css: 'background: linear-gradient(to top right, #ffd700, #ff0066 60%);\n',
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16"><defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="16" x2="16" y2="0"><stop offset="0" stop-color="#ffd700"/><stop offset="0.6" stop-color="#ff0066"/></linearGradient></defs><rect width="16" height="16" fill="url(#g)"/></svg>',
      },
    },
  ],
  transform: async (input, context) => {
    const { width, height } = input
    const { stops, hasMore, ...gradient } = input.type === 'css' ? readGradient(input.css, 'css') : ownGradient(input)
    const { space } = gradient
    if (hasMore) context.note('only-first')
    const placed = placeStops(stops)
    if (placed.some(({ position }, index) => stops[index]?.position !== undefined && stops[index].position < position))
      context.note('moved-stop')
    const shape = inBox(gradient.shape, width, height)
    const svg = writeSvg({ ...gradient, shape }, placed, width, height)
    if (space !== 'srgb') context.note('fallback-first')
    if (svg === undefined) context.note('no-svg')
    const pixels = drawGradient(shape, placed, gradient, width, height)
    const codes = [...(space === 'srgb' ? [] : [writeCss({ ...gradient, space: 'srgb' }, stops)]), writeCss(gradient, stops)]
    return {
      css: codes.map((code) => `background: ${code};\n`).join(''),
      picture: { name: 'gradient.png', type: 'image/png', bytes: await encodePicture(pixels, { format: 'png' }, context) },
      ...(svg !== undefined && { svg }),
    }
  },
})

function ownGradient(input: Input): ReadGradient {
  const { space, arc, repeats } = input
  const stops = input.stops.map(({ color: hex, position }, index): Stop => ({
    color: parseColor(hex, `stops.${index}.color`).color,
    position: position === undefined ? undefined : position / 100,
  }))
  return { shape: shapeOf(input), space, arc: POLAR.includes(space) ? arc : 'shorter', repeats, stops, hasMore: false }
}

function shapeOf({ type, angle, circle, x, y }: Input): Shape {
  if (type === 'linear') return { type, angle }
  if (type === 'conic') return { type, angle, x, y }
  return { type: 'radial', isCircle: circle === 'circle', x, y }
}
