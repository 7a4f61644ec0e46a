import * as z from 'zod'
import type { RandomSource } from '../../../engine/core/context.ts'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, whole } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { LOREM_START, LOREM_WORDS } from '../../data/text/lorem-words.ts'
import { chanceOf, seedField } from '../../lib/chance/draw.ts'

/** Sentences in a paragraph, from and to. */
const SIZES = { short: [2, 4], medium: [4, 7], long: [7, 12] } as const
const START_WORDS = LOREM_START.replace(/\.$/, '').toLowerCase().split(' ')

export const loremIpsumGenerator = defineTool({
  id: 'lorem-ipsum-generator',
  category: 'text',
  icon: 'text-quote',
  title: 'Lorem ipsum generator',
  summary: 'Generate lorem ipsum placeholder text by paragraphs, sentences, words or bytes, as plain text, HTML or Markdown.',
  keywords: [
    'lorem ipsum',
    'placeholder text',
    'dummy text',
    'filler text',
    'blind text',
    'latin text',
    'lipsum',
    'sample text for design',
  ],
  aliases: ['lorem-ipsum', 'lipsum', 'placeholder-text-generator', 'dummy-text-generator', 'filler-text-generator'],
  slugs: {
    es: 'generador-de-lorem-ipsum',
    fr: 'generateur-de-lorem-ipsum',
    id: 'generator-lorem-ipsum',
    it: 'generatore-di-lorem-ipsum',
    pl: 'generator-lorem-ipsum',
    pt: 'gerador-de-lorem-ipsum',
    ru: 'generator-lorem-ipsum',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    unit: choice('What to count', { paragraphs: 'Paragraphs', sentences: 'Sentences', words: 'Words', bytes: 'Bytes' }),
    count: whole('How many', { min: 1, max: 100_000, default: 3 }),
    start: flag('Begin with “Lorem ipsum”', { default: true }),
    format: choice('Format', { text: 'Plain text', html: 'HTML paragraphs', list: 'HTML list', markdown: 'Markdown list' }),
    size: choice(
      'Paragraph length',
      { short: 'Short', medium: 'Medium', long: 'Long' },
      { default: 'medium', when: { unit: 'paragraphs' } },
    ),
    seed: seedField,
  }),
  output: z.object({
    text: part(z.string(), 'Text', { view: 'text', fileName: 'lorem-ipsum.txt' }),
    counts: facts('Counts', {
      paragraphs: column(z.int(), 'Paragraphs'),
      sentences: column(z.int(), 'Sentences'),
      words: column(z.int(), 'Words'),
      bytes: column(z.int(), 'Bytes'),
    }),
  }),
  failures: { 'too-many': 'At most {{maximum, number}} paragraphs can be generated at once. Enter a smaller number.' },
  notes: [
    'The words come from “De finibus bonorum et malorum” by Cicero (45 BC), the source of the filler text that printers have long used. The sentences mean nothing.',
    'If you count sentences, words or bytes, you get a single paragraph. Bytes are counted before tags are added; the last word is cut if necessary. All letters are ASCII, so that a byte is a character.',
    'Counts are those of the text without tags. With a seed, the same options give the same text on any device.',
  ],
  examples: [
    {
      title: 'One short paragraph',
      input: { count: 1, size: 'short' },
      seed: 'toolglot',
      output: {
        text: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Quos expedita quos optio, praesentium consectetur eius ducimus aliquid beatae suscipit sapiente.',
        counts: { paragraphs: 1, sentences: 2, words: 31, bytes: 220 },
      },
    },
    {
      title: 'Twenty-five words',
      input: { unit: 'words', count: 25 },
      seed: 'toolglot',
      output: {
        text: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Voluptatibus minus quos expedita quos optio.',
        counts: { paragraphs: 1, sentences: 2, words: 25, bytes: 168 },
      },
    },
    {
      title: 'A list for a web page',
      input: { unit: 'paragraphs', count: 2, size: 'short', start: false, format: 'list' },
      seed: 'toolglot',
      output: {
        text: '<ul>\n  <li>Quos expedita quos optio, praesentium consectetur eius ducimus aliquid beatae suscipit sapiente. Non iure accusantium temporibus illum voluptatum debitis, consequuntur debitis quidem.</li>\n  <li>Minus est natus optio, veritatis suscipit quisquam nisi vero repellat suscipit. Numquam minima velit tenetur pariatur commodi illum. Consequuntur cum iusto vel repellat optio porro. Sint quidem ipsum ad illum quis.</li>\n</ul>',
        counts: { paragraphs: 2, sentences: 6, words: 53, bytes: 399 },
      },
    },
  ],
  transform: ({ unit, count, start, format, size, seed }, { random, fail, signal }) => {
    if (unit === 'paragraphs' && count > MOST_PARAGRAPHS) fail('too-many', { maximum: MOST_PARAGRAPHS, field: 'count' })
    const chance = chanceOf(seed, random)
    const next = (at: number) => (start && at === 0 ? LOREM_START : sentenceOf(chance))
    const paragraphs: string[][] = []
    if (unit === 'paragraphs') {
      const [least, most] = SIZES[size]
      for (let made = 0; made < count; made++) {
        if (made % 1000 === 0) signal.throwIfAborted()
        const sentences = chance.int(least, most)
        paragraphs.push(Array.from({ length: sentences }, (_, at) => next(made + at)))
      }
    } else if (unit === 'sentences') paragraphs.push(Array.from({ length: count }, (_, at) => next(at)))
    else if (unit === 'words') paragraphs.push(byWords(count, start, chance))
    else paragraphs.push([byBytes(count, next)])
    const texts = paragraphs.map((sentences) => sentences.join(' '))
    const words = texts.reduce((sum, text) => sum + text.split(' ').filter((word) => /[a-z]/i.test(word)).length, 0)
    const sentences = unit === 'bytes' ? (texts[0] as string).split('. ').length : paragraphs.reduce((sum, one) => sum + one.length, 0)
    const plain = texts.join('\n\n')
    return { text: inFormat(texts, format, plain), counts: { paragraphs: texts.length, sentences, words, bytes: plain.length } }
  },
})

const MOST_PARAGRAPHS = 5000

/** Six to fourteen words with a comma now and then; no word comes twice in a row. */
function sentenceOf(chance: RandomSource, length = chance.int(6, 14)): string {
  const words: string[] = []
  while (words.length < length) {
    const word = chance.pick(LOREM_WORDS)
    if (word !== words.at(-1)) words.push(word)
  }
  return written(words, length >= 8 ? chance.int(3, length - 4) : -1)
}

function written(words: readonly string[], comma: number): string {
  const line = words.map((word, at) => (at === comma ? `${word},` : word)).join(' ')
  return `${line.slice(0, 1).toUpperCase()}${line.slice(1).replace(/,$/, '')}.`
}

/** Sentences of exactly so many words together. */
function byWords(count: number, start: boolean, chance: RandomSource): string[] {
  const sentences: string[] = []
  let left = count
  if (start) {
    const words = START_WORDS.slice(0, left)
    sentences.push(written(words, -1))
    left -= words.length
  }
  while (left > 0) {
    // A rest of a few words joins the last sentence.
    const length = left <= 18 ? left : chance.int(6, 14)
    sentences.push(sentenceOf(chance, length))
    left -= length
  }
  return sentences
}

/** Text of exactly so many bytes, cut where it ends. */
function byBytes(count: number, next: (at: number) => string): string {
  const pieces: string[] = []
  for (let length = 0, at = 0; length < count; at++) {
    const piece = at === 0 ? next(0) : ` ${next(at)}`
    pieces.push(piece)
    length += piece.length
  }
  const text = pieces.join('').slice(0, count)
  return text.endsWith(' ') ? `${text.slice(0, -1)}.` : text
}

function inFormat(texts: readonly string[], format: 'text' | 'html' | 'list' | 'markdown', plain: string): string {
  switch (format) {
    case 'html':
      return texts.map((text) => `<p>${text}</p>`).join('\n')
    case 'list':
      return `<ul>\n${texts.map((text) => `  <li>${text}</li>`).join('\n')}\n</ul>`
    case 'markdown':
      return texts.map((text) => `- ${text}`).join('\n')
    case 'text':
      return plain
  }
}
