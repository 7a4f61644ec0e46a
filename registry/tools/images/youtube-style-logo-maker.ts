import * as z from 'zod'
import { type Language, defineTool } from '../../../engine/core/define.ts'
import { choice, color, flag, text, whole } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { contrastRatio, parseHex } from '../../lib/pictures/rgb.ts'
import { escapeSvg, heldToWidth, measureText, svgNumber, widthOfText } from '../../lib/pictures/svg-text.ts'

/** WCAG 2.2, 1.4.3: large text. */
const LEAST_CONTRAST = 3
const MOST_LETTERS = 40

const COLORS = {
  classic: { text: '#282828', box: '#e62117', boxText: '#ffffff', background: '#ffffff' },
  night: { text: '#ffffff', box: '#ff0033', boxText: '#ffffff', background: '#0f0f0f' },
  amber: { text: '#ffffff', box: '#ffa31a', boxText: '#000000', background: '#000000' },
  ocean: { text: '#0b3954', box: '#087e8b', boxText: '#ffffff', background: '#f4fbfb' },
  forest: { text: '#1b4332', box: '#2d6a4f', boxText: '#ffffff', background: '#f1f8f4' },
} as const
type Scheme = keyof typeof COLORS
const SWATCHES = Object.fromEntries(Object.entries(COLORS).map(([name, { background, text, box }]) => [name, [background, text, box]]))

const own = { when: { colors: 'own' } }
const word = (label: string, start: Readonly<Partial<Record<Language, string>>> & { readonly en: string }) =>
  text(label, { max: MOST_LETTERS, default: start.en, start, control: 'line' })
const BEFORE = { en: 'My', es: 'Mi', fr: 'Ma', id: 'Kanal', it: 'Il mio', pl: 'Mój', pt: 'Meu', ru: 'Мой' }
const BOXED = { en: 'Channel', es: 'Canal', fr: 'Chaîne', id: 'Saya', it: 'Canale', pl: 'Kanał', pt: 'Canal', ru: 'Канал' }

export const youtubeStyleLogoMaker = defineTool({
  id: 'youtube-style-logo-maker',
  category: 'images',
  icon: 'rectangle-ellipsis',
  title: 'YouTube-style logo maker',
  summary: 'Make a logo in the style of YouTube from your own words: plain text beside text in a rounded box, as SVG or PNG.',
  keywords: [
    'youtube logo generator',
    'youtube style text',
    'logo with red box',
    'logo maker',
    'parody logo',
    'text logo',
    'play button logo',
  ],
  aliases: ['youtube-logo-maker', 'youtube-logo-generator'],
  slugs: {
    es: 'creador-de-logos-estilo-youtube',
    fr: 'createur-de-logo-style-youtube',
    id: 'pembuat-logo-gaya-youtube',
    it: 'crea-logo-stile-youtube',
    pl: 'generator-logo-w-stylu-youtube',
    pt: 'criador-de-logo-estilo-youtube',
    ru: 'logotip-v-stile-youtube',
  },
  effect: 'pure',
  input: z.object({
    before: word('Plain text', BEFORE),
    boxed: word('Text in the box', BOXED),
    layout: choice('Style', { box: 'Text in a box', play: 'Play button and text' }),
    colors: choice(
      'Colors',
      { classic: 'Red on white', night: 'Red on black', amber: 'Amber on black', ocean: 'Ocean', forest: 'Forest', own: 'Custom' },
      { control: 'chips', swatches: SWATCHES },
    ),
    text: color('Plain text color', { default: COLORS.classic.text, ...own }),
    box: color('Box color', { default: COLORS.classic.box, ...own }),
    boxText: color('Color of the text in the box', { default: COLORS.classic.boxText, ...own }),
    background: color('Background color', { default: COLORS.classic.background, ...own }),
    transparent: flag('Transparent background'),
    height: whole('Height', { min: 40, max: 2000, default: 240, unit: 'px' }),
    radius: whole('Corner roundness', { min: 0, max: 50, default: 22, unit: '%', control: 'slider', advanced: true }),
    margin: whole('Margin', { min: 0, max: 100, default: 20, unit: '%', control: 'slider', advanced: true }),
  }),
  output: z.object({
    svg: part(z.string(), 'Logo', { view: 'svg', media: 'image/svg+xml', fileName: 'logo.svg' }),
    size: facts('Size in pixels', { width: column(z.int(), 'Width'), height: column(z.int(), 'Height') }),
  }),
  failures: { 'nothing-to-show': 'There is nothing to show yet. Enter a word for the plain text or for the box.' },
  notices: {
    'low-contrast': {
      warning: 'The contrast of these colors is {{contrast, number}} to 1; below {{minimum, number}} to 1, text is hard to read.',
    },
    'estimated-width': 'The width of some of these characters differs from font to font, so the space around them is an estimate.',
  },
  notes: [
    'The letters are drawn in the bold sans-serif font of the device that shows the SVG; text in Latin letters, apart from a few rare ones, keeps its exact width everywhere. Save a PNG if it must look the same on every device.',
    'YouTube and its logo are trademarks of Google LLC. This tool is not affiliated with YouTube; do not use the result to pass yourself off as YouTube or as endorsed by it.',
  ],
  examples: [
    {
      title: 'A channel',
      input: { before: 'My', boxed: 'Channel' },
      in: {
        es: { input: { before: 'Mi', boxed: 'Canal' } },
        fr: { input: { before: 'Ma', boxed: 'Chaîne' } },
        id: { input: { before: 'Kanal', boxed: 'Saya' } },
        it: { input: { before: 'Il mio', boxed: 'Canale' } },
        pl: { input: { before: 'Mój', boxed: 'Kanał' } },
        pt: { input: { before: 'Meu', boxed: 'Canal' } },
        ru: { input: { before: 'Мой', boxed: 'Канал' } },
      },
      output: { size: { width: 830, height: 240 } },
    },
    {
      title: 'With a play button, on black',
      input: { before: 'Night', boxed: 'Cooking', layout: 'play', colors: 'night' },
      in: {
        es: { input: { before: 'Cocina', boxed: 'Nocturna' } },
        fr: { input: { before: 'Cuisine', boxed: 'de nuit' } },
        id: { input: { before: 'Masak', boxed: 'Malam' } },
        it: { input: { before: 'Cucina', boxed: 'di notte' } },
        pl: { input: { before: 'Nocne', boxed: 'Gotowanie' } },
        pt: { input: { before: 'Cozinha', boxed: 'da Noite' } },
        ru: { input: { before: 'Ночная', boxed: 'Кухня' } },
      },
      output: { size: { width: 1281, height: 240 } },
    },
    {
      title: 'Only a box, on a transparent background',
      input: { before: '', boxed: 'LIVE', transparent: true, height: 120 },
      in: {
        es: { input: { boxed: 'EN VIVO' } },
        fr: { input: { boxed: 'EN DIRECT' } },
        id: { input: { boxed: 'LIVE' } },
        it: { input: { boxed: 'DIRETTA' } },
        pl: { input: { boxed: 'NA ŻYWO' } },
        pt: { input: { boxed: 'AO VIVO' } },
        ru: { input: { boxed: 'ЭФИР' } },
      },
      output: { size: { width: 198, height: 120 } },
    },
  ],
  transform: ({ before, boxed, layout, colors, transparent, height, radius, margin, ...chosen }, { fail, note }) => {
    const words = { before: before.trim(), boxed: boxed.trim() }
    if (words.before === '' && words.boxed === '') fail('nothing-to-show', { field: 'before' })
    const paint = colors === 'own' ? chosen : COLORS[colors as Scheme]
    const { svg, width } = drawLogo({
      ...words,
      layout,
      height,
      radius,
      margin,
      paint,
      background: transparent ? undefined : paint.background,
    })
    const shown: (readonly [string, string])[] = [
      ...(transparent || (layout === 'box' && words.before === '') ? [] : [[paint.text, paint.background] as const]),
      ...(layout === 'play' || words.boxed !== '' ? [[paint.boxText, paint.box] as const] : []),
    ]
    const contrast = Math.min(...shown.map(([a, b]) => contrastRatio(parseHex(a.slice(0, 7)), parseHex(b.slice(0, 7)))))
    if (contrast < LEAST_CONTRAST) note('low-contrast', { contrast: Math.floor(contrast * 100) / 100, minimum: LEAST_CONTRAST })
    if (!measureText(words.before + words.boxed).exact) note('estimated-width')
    return { svg, size: { width, height } }
  },
})

type Logo = {
  readonly before: string
  readonly boxed: string
  readonly layout: 'box' | 'play'
  /** Pixels. */
  readonly height: number
  /** Percent of the box's height. */
  readonly radius: number
  /** Percent of what is left between the edges. */
  readonly margin: number
  readonly paint: { readonly text: string; readonly box: string; readonly boxText: string }
  readonly background: string | undefined
}

/** Share of the height that the widest margin takes, above and below together. */
const MOST_MARGIN = 0.75
/** Size of the font as a share of the height of the box. */
const LETTERS = 0.66
/** From the baseline to the middle of capital letters, in sizes of the font. */
const CAPITAL_MIDDLE = 0.358
const PLAY_RATIO = 1.43

function drawLogo({ before, boxed, layout, height, radius, margin, paint, background }: Logo): { svg: string; width: number } {
  const inner = height * (1 - (margin / 100) * MOST_MARGIN)
  const edge = (height - inner) / 2
  const size = inner * LETTERS
  const gap = size * 0.12
  const padding = size * 0.22
  const baseline = height / 2 + size * CAPITAL_MIDDLE
  const label = (text: string, x: number, fill: string, anchor = '') =>
    `<text x="${svgNumber(x)}" y="${svgNumber(baseline)}"${anchor} fill="${fill}"${heldToWidth(text, size)}>${escapeSvg(text)}</text>`
  const rectangle = (x: number, width: number) =>
    `<rect x="${svgNumber(x)}" y="${svgNumber(edge)}" width="${svgNumber(width)}" height="${svgNumber(inner)}" rx="${svgNumber((inner * radius) / 100)}" fill="${paint.box}"/>`
  const parts: string[] = []
  let x = edge
  if (layout === 'play') {
    const width = inner * PLAY_RATIO
    parts.push(rectangle(x, width), playMark(x + width / 2, height / 2, inner * 0.5, paint.boxText))
    x += width + gap * 2
    const text = [before, boxed].filter(Boolean).join(' ')
    parts.push(label(text, x, paint.text))
    x += widthOfText(text) * size
  } else {
    if (before !== '') {
      parts.push(label(before, x, paint.text))
      x += widthOfText(before) * size + gap
    }
    if (boxed !== '') {
      const width = widthOfText(boxed) * size + padding * 2
      parts.push(rectangle(x, width), label(boxed, x + width / 2, paint.boxText, ' text-anchor="middle"'))
      x += width
    }
  }
  const width = Math.ceil(x + edge)
  const back = background === undefined ? '' : `<rect width="${width}" height="${height}" fill="${background}"/>`
  const title = `<title>${escapeSvg([before, boxed].filter(Boolean).join(' '))}</title>`
  return {
    width,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif" font-weight="700" font-size="${svgNumber(size)}">${title}${back}${parts.join('')}</svg>`,
  }
}

/** A triangle that points right, around a middle; `side` is its height. */
function playMark(x: number, y: number, side: number, fill: string): string {
  const [left, right] = [x - side * 0.36, x + side * 0.5]
  const points = [
    [left, y - side / 2],
    [right, y],
    [left, y + side / 2],
  ]
  return `<polygon points="${points.map(([a = 0, b = 0]) => `${svgNumber(a)},${svgNumber(b)}`).join(' ')}" fill="${fill}"/>`
}
