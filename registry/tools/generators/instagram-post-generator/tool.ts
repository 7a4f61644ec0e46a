import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, color, file, text, whole } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { EMBEDDED_PICTURES, pictureAddress, pictureFailures } from '../../../lib/pictures/embedded-picture.ts'
import type { POST_TEMPLATES } from './post-picture.ts'
import { drawPost, SMALL_TEXT } from './post-picture.ts'
import { contrastRatio, parseHex } from '../../../lib/pictures/rgb.ts'
import { inText } from '../../../lib/words/in-text.ts'
import { quotesOf } from '../../../lib/words/quotes.ts'

/** WCAG 2.2, 1.4.3: text of any size. */
const LEAST_CONTRAST = 4.5
const MOST_BYTES = 8 * 1024 * 1024

const SIZES = { square: [1080, 1080], portrait: [1080, 1350], landscape: [1080, 566], story: [1080, 1920] } as const
const COLORS = {
  paper: ['#1f2328', '#f6f1e7'],
  ink: ['#ffffff', '#16202a'],
  sea: ['#ffffff', '#0b5563'],
  sunset: ['#3b0d11', '#ffb27a'],
  forest: ['#f4f1de', '#2d4a3e'],
} as const
const ownColors = { when: { colors: 'own' } }

export const instagramPostGenerator = defineTool({
  id: 'instagram-post-generator',
  category: 'generators',
  icon: 'image-plus',
  title: 'Instagram post generator',
  summary: 'Turn a quote, headline or list into an Instagram image: the text sizes itself, and the contrast is checked.',
  keywords: ['instagram post maker', 'quote maker', 'instagram story maker', 'text to image', 'instagram template', 'social media post'],
  aliases: ['instagram-post-maker', 'quote-image-maker'],
  slugs: {
    es: 'generador-de-publicaciones-de-instagram',
    fr: 'generateur-de-publication-instagram',
    id: 'generator-postingan-instagram',
    it: 'generatore-post-instagram',
    pl: 'generator-postow-na-instagram',
    pt: 'gerador-de-post-para-instagram',
    ru: 'generator-postov-dlya-instagram',
  },
  effect: 'pure',
  input: z.object({
    text: text('Text', {
      max: 800,
      help: 'In a headline, the first line is large; in a list, each line gets a number.',
      control: 'multiline',
      lines: 5,
    }),
    template: choice(
      'Template',
      { statement: 'Statement', quote: 'Quote', headline: 'Headline and text', list: 'Numbered list' },
      { default: 'statement' },
    ),
    format: choice(
      'Format',
      { square: 'Square, 1080 × 1080', portrait: 'Portrait, 1080 × 1350', landscape: 'Landscape, 1080 × 566', story: 'Story, 1080 × 1920' },
      { default: 'portrait' },
    ),
    name: text('Name or username below', { max: 60, default: '', control: 'line', narrows: true }),
    colors: choice(
      'Colors',
      { paper: 'Paper', ink: 'Ink', sea: 'Sea', sunset: 'Sunset', forest: 'Forest', own: 'Custom' },
      { default: 'sea', control: 'chips', swatches: COLORS },
    ),
    foreground: color('Text color', { default: '#ffffff', ...ownColors }),
    background: color('Background', { default: '#0b5563', ...ownColors }),
    picture: file('Background image', { optional: true, accept: EMBEDDED_PICTURES, maxBytes: MOST_BYTES, advanced: true }),
    veil: whole('Color overlay', { min: 0, max: 100, default: 60, unit: '%', control: 'slider', advanced: true }),
  }),
  output: z.object({
    svg: part(z.string(), 'Post', { view: 'svg', media: 'image/svg+xml', fileName: 'instagram-post.svg' }),
    alt: part(z.string(), 'Alt text to paste', { view: 'text', fileName: 'alt-text.txt' }),
  }),
  failures: {
    ...pictureFailures.words,
    'does-not-fit': 'This is too much text for the format. Shorten it, or choose a taller format.',
    'see-through': 'The colors must be opaque.',
  },
  notices: {
    'small-text': {
      warning: 'The text is only {{size, number}} px high in an image 1080 px wide, which is hard to read on a phone. Use fewer words.',
    },
    'low-contrast': {
      warning:
        'The contrast of these colors is {{contrast, number}} to 1; below {{minimum, number}} to 1, many people can’t read the text.',
    },
    'check-contrast': { info: 'Over an image, the contrast varies. Check that every word is readable, or increase the color overlay.' },
  },
  notes: [
    'The posts made here are 1080 pixels wide and up to 1350 high (4:5), the stories 1080 × 1920. Instagram itself has taken posts up to 1440 high (3:4) since 2025. In a story, Instagram’s buttons cover the top 250 and the bottom 340 pixels.',
    'The text is made as large as fits, wrapped between words, and drawn in your device’s sans-serif font. The PNG has exactly the size of the format.',
    'Instagram has an alt text field under “Advanced settings”. Paste the text there for people who can’t see the image.',
    'The background image stays on your device and is embedded in the SVG.',
  ],
  limits: { bytes: 16 * 1024 * 1024, resultBytes: 24 * 1024 * 1024 },
  examples: [
    {
      title: 'A quote',
      input: { text: 'What is not started today is never finished tomorrow.', template: 'quote', name: 'Johann Wolfgang von Goethe' },
      in: {
        ...inText({
          es: 'Lo que hoy no se empieza, mañana no se termina',
          fr: 'Ce qui n’est pas commencé aujourd’hui n’est jamais fini demain.',
          id: 'Yang tidak dimulai hari ini tidak selesai besok.',
          it: 'Quel che non si comincia oggi non finisce domani.',
          pl: 'Czego dziś nie zaczniesz, jutro nie skończysz.',
          pt: 'O que não se começa hoje não se termina amanhã.',
        }),
        ru: { input: { text: 'Что сегодня не начато, то завтра не закончено', name: 'Иоганн Вольфганг фон Гёте' } },
      },
      output: { alt: '“What is not started today is never finished tomorrow.” Johann Wolfgang von Goethe' },
    },
    {
      title: 'A list',
      input: { text: 'Water\nBread\nFlashlight\nMap', template: 'list', colors: 'forest', format: 'square' },
      in: inText({
        es: 'Agua\nPan\nLinterna\nMapa',
        fr: 'Eau\nPain\nLampe\nCarte',
        id: 'Air\nRoti\nSenter\nPeta',
        it: 'Acqua\nPane\nTorcia\nMappa',
        pl: 'Woda\nChleb\nLatarka\nMapa',
        pt: 'Água\nPão\nLanterna\nMapa',
        ru: 'Вода\nХлеб\nФонарь\nКарта',
      }),
      output: { alt: '1. Water 2. Bread 3. Flashlight 4. Map' },
    },
    {
      title: 'Opening hours',
      input: { text: 'Open on Sunday\nFrom 10 AM to 4 PM, with coffee and cake in the yard.', template: 'headline', colors: 'paper' },
      in: inText({
        es: 'Abierto el domingo\nDe 10 a 16, con café y pasteles en el patio.',
        fr: 'Ouvert dimanche\nDe 10 h à 16 h, café et gâteaux dans la cour.',
        id: 'Buka hari Minggu\nPukul 10–16, dengan kopi dan kue di halaman.',
        it: 'Aperti di domenica\nDalle 10 alle 16, con caffè e torte in cortile.',
        pl: 'Otwarte w niedzielę\nOd 10 do 16, kawa i ciasto na podwórku.',
        pt: 'Aberto no domingo\nDas 10h às 16h, com café e bolo no quintal.',
        ru: 'Открыто в воскресенье\nС 10 до 16, кофе и пироги во дворе.',
      }),
      output: { alt: 'Open on Sunday. From 10 AM to 4 PM, with coffee and cake in the yard.' },
    },
  ],
  transform: ({ text, template, format, name, colors, picture, veil, ...own }, { fail, note, locale }) => {
    const quotes = quotesOf(locale)
    if (text.trim() === '') fail('required', { field: 'text' })
    for (const field of ['foreground', 'background'] as const)
      if (colors === 'own' && /^#......(?!ff)../i.test(own[field])) fail('see-through', { field })
    const [foreground, background] = colors === 'own' ? [own.foreground.slice(0, 7), own.background.slice(0, 7)] : COLORS[colors]
    const [width, height] = SIZES[format]
    const said = text.trim().toWellFormed()
    const drawn = drawPost({
      template,
      text: said,
      name: name.trim(),
      width,
      height,
      foreground,
      background,
      picture: pictureAddress(picture, 'picture'),
      veil: veil / 100,
      mark: quotes[0].trim(),
    })
    if (!drawn) return fail('does-not-fit', { field: 'text' })
    const contrast = Math.floor(contrastRatio(parseHex(foreground), parseHex(background)) * 100) / 100
    if (drawn.size < SMALL_TEXT) note('small-text', { size: drawn.size })
    if (contrast < LEAST_CONTRAST) note('low-contrast', { contrast, minimum: LEAST_CONTRAST })
    if (picture !== undefined) note('check-contrast')
    return { svg: drawn.svg, alt: alternative(template, said, name.trim(), quotes) }
  },
})

/** The words of a post in one line, as they would be read out. */
function alternative(
  template: (typeof POST_TEMPLATES)[number],
  text: string,
  name: string,
  [open, close]: readonly [string, string],
): string {
  const lines = text.split(/\s*[\r\n]+\s*/)
  const words =
    template === 'list'
      ? lines.map((line, index) => `${index + 1}. ${line}`).join(' ')
      : lines.map((line, index) => (index < lines.length - 1 && /[\p{L}\p{N}]$/u.test(line) ? `${line}.` : line)).join(' ')
  return [template === 'quote' ? `${open}${words}${close}` : words, name].filter(Boolean).join(' ')
}
