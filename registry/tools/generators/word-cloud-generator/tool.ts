import * as z from 'zod'
import { defineTool, type Fail } from '../../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../../engine/core/kit.ts'
import { column, part, table } from '../../../../engine/core/parts.ts'
import { STOP_WORD_LANGUAGES, stopWordsOf } from '../../../data/text/stop-words.ts'
import { GREYS, OKABE_ITO } from '../../../lib/charts/svg.ts'
import { chanceOf, seedField } from '../../../lib/chance/draw.ts'
import { normalizeWord, plainWordsOf } from '../../../lib/text/plain-words.ts'
import { TEXT_LANGUAGES, type TextLanguage } from '../../../lib/text/languages.ts'
import { type CloudWord, drawCloud, placeWords } from './cloud.ts'
import { inText } from '../../../lib/words/in-text.ts'

const LONGEST_WORD = 40
const MOST_WEIGHT = 1e9
const PALETTES = {
  okabe: OKABE_ITO,
  sea: ['#0b3c5d', '#1b6ca8', '#0a7e8c', '#3a9188', '#4a6fa5', '#245953'],
  warm: ['#8c1c13', '#bf4342', '#a4550a', '#7f5539', '#c1440e', '#6a040f'],
  greys: GREYS.filter((grey) => grey < '#8'),
} as const
const GROUNDS = { white: '#ffffff', cream: '#fdf6e3', none: undefined } as const
const UPRIGHT = { none: 0, some: 1, half: 2 } as const

const failures = {
  'bad-weight-line': 'Line {{line, number}} should be a word and a number, such as “bread 12”.',
  'no-words': 'There are no words left after removing common words. Add more text, or keep common words.',
} as const

export const wordCloudGenerator = defineTool({
  id: 'word-cloud-generator',
  category: 'generators',
  icon: 'cloud',
  title: 'Word cloud generator',
  summary: 'Make a word cloud from text or a list of weighted words, as SVG and PNG, with common words left out in eight languages.',
  keywords: ['tag cloud', 'wordle maker', 'word art', 'word cloud maker', 'text visualization'],
  aliases: ['tag-cloud-generator', 'word-cloud', 'word-cloud-maker'],
  slugs: {
    es: 'generador-de-nubes-de-palabras',
    fr: 'generateur-de-nuage-de-mots',
    id: 'generator-awan-kata',
    it: 'generatore-nuvola-di-parole',
    pl: 'generator-chmury-slow',
    pt: 'gerador-de-nuvem-de-palavras',
    ru: 'generator-oblaka-slov',
  },
  effect: 'random',
  action: 'Draw',
  input: z.object({
    text: text('Text', { max: 4 * 1024 * 1024 }),
    contents: choice('Input is', { text: 'Text whose words are counted', weights: 'A list with a word and its weight on each line' }),
    language: choice('Language', TEXT_LANGUAGES, { default: 'en', named: 'language', defaultFrom: 'locale', when: { contents: 'text' } }),
    stopWords: flag('Leave out common words', {
      default: true,
      help: 'Articles, pronouns, prepositions and so on.',
      when: { language: STOP_WORD_LANGUAGES },
    }),
    count: whole('Maximum words', { min: 1, max: 200, default: 80 }),
    upright: choice('Vertical words', { none: 'None', some: 'One in four', half: 'Half of them' }, { default: 'some' }),
    palette: choice(
      'Colors',
      { okabe: 'Easy to tell apart', sea: 'Sea', warm: 'Warm', greys: 'Grays' },
      { control: 'chips', swatches: PALETTES },
    ),
    ground: choice('Background', { white: 'White', cream: 'Cream', none: 'Transparent' }, { advanced: true }),
    leaveOut: text('More words to leave out', {
      max: 10_000,
      default: '',
      help: 'Separated by spaces or line breaks.',
      lines: 2,
      advanced: true,
    }),
    width: whole('Width', { min: 200, max: 4000, default: 900, unit: 'px', advanced: true }),
    height: whole('Height', { min: 200, max: 4000, default: 600, unit: 'px', advanced: true }),
    seed: seedField,
  }),
  output: z.object({
    svg: part(z.string(), 'Word cloud', { view: 'svg', media: 'image/svg+xml', fileName: 'word-cloud.svg' }),
    words: table('Words', { word: column(z.string(), 'Word'), times: column(z.number(), 'Weight') }, { fileName: 'word-cloud.csv' }),
  }),
  failures,
  notices: {
    'no-room': {
      warning: {
        one: '{{count, number}} word didn’t fit in the image. Make it larger, or ask for fewer words.',
        other: '{{count, number}} words didn’t fit in the image. Make it larger, or ask for fewer words.',
      },
    },
  },
  notes: [
    'A word’s area, not its height, grows with how often it occurs, so twice as often looks twice as big. The table shows the weights; share it with people who can’t see the image.',
    'Words are counted regardless of case and shown in their most frequent spelling. They are not reduced to their stem: “house” and “houses” are two words.',
    'Where words go and which of them are vertical is random; a seed repeats an image. Words in Latin letters fit their space in any font; for other scripts, the space is estimated.',
  ],
  examples: [
    {
      title: 'A rhyme',
      input: {
        text: 'Row, row, row your boat, gently down the stream. Merrily, merrily, merrily, merrily, life is but a dream.',
        language: 'en',
        count: 3,
      },
      seed: 'toolglot',
      in: {
        es: {
          input: {
            text: 'Aserrín, aserrán, los maderos de San Juan: los de Juan piden pan, los de Enrique, alfeñique. Pan y más pan.',
            language: 'es',
          },
        },
        fr: {
          input: {
            text: 'Ainsi font, font, font les petites marionnettes. Ainsi font, font, font trois petits tours et puis s’en vont.',
            language: 'fr',
          },
        },
        id: { input: { text: 'Topi saya bundar, bundar topi saya. Kalau tidak bundar, bukan topi saya.', language: 'id' } },
        it: { input: { text: 'Giro giro tondo, casca il mondo, casca la terra, tutti giù per terra.', language: 'it' } },
        pl: { input: { text: 'Kółko graniaste, czterokanciaste. Kółko nam się połamało, cztery grosze kosztowało.', language: 'pl' } },
        pt: {
          input: { text: 'Ciranda, cirandinha, vamos todos cirandar. Vamos dar a meia-volta, volta e meia vamos dar.', language: 'pt' },
        },
        ru: { input: { text: 'Каравай, каравай, кого хочешь выбирай. Каравай такой вышины, каравай такой ширины.', language: 'ru' } },
      },
      output: {
        words: [
          { word: 'merrily', times: 4 },
          { word: 'row', times: 3 },
          { word: 'boat', times: 1 },
        ],
      },
    },
    {
      title: 'A weighted list',
      input: { contents: 'weights', text: 'bread 12\nbutter 6\njam 3', upright: 'none' },
      in: inText({
        es: 'pan 12\nmantequilla 6\nmermelada 3',
        fr: 'pain 12\nbeurre 6\nconfiture 3',
        id: 'nasi 12\nsambal 6\nkerupuk 3',
        it: 'pane 12\nburro 6\nmarmellata 3',
        pl: 'chleb 12\nmasło 6\ndżem 3',
        pt: 'pão 12\nmanteiga 6\ngeleia 3',
        ru: 'хлеб 12\nмасло 6\nваренье 3',
      }),
      seed: 'toolglot',
      output: {
        words: [
          { word: 'bread', times: 12 },
          { word: 'butter', times: 6 },
          { word: 'jam', times: 3 },
        ],
      },
    },
    {
      title: 'In French',
      input: { text: 'L’eau, l’air et l’eau', language: 'fr' },
      seed: 'toolglot',
      output: {
        words: [
          { word: 'eau', times: 2 },
          { word: 'air', times: 1 },
        ],
      },
    },
  ],
  transform: ({ text, contents, count, seed, palette, ground, upright, width, height, ...rules }, { fail, random, progress, note }) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    const all = contents === 'text' ? countWords(text, rules) : readWeights(text, fail)
    if (all.length === 0) fail('no-words', { field: 'text' })
    const chosen = all.toSorted((a, b) => b.weight - a.weight).slice(0, count)
    const placed = placeWords(chosen, { width, height }, UPRIGHT[upright], chanceOf(seed, random), progress)
    const missing = chosen.length - placed.length
    if (missing > 0) note('no-room', { count: missing })
    return {
      svg: drawCloud(placed, { width, height }, { colors: PALETTES[palette], background: GROUNDS[ground] }),
      words: chosen.map((word) => ({ word: word.text, times: word.weight })),
    }
  },
})

type Rules = { readonly language: TextLanguage; readonly stopWords: boolean; readonly leaveOut: string }

/** Words without regard to case, each in the spelling that occurs most. */
function countWords(text: string, { language, stopWords, leaveOut }: Rules): CloudWord[] {
  const fold = (word: string) => normalizeWord(word).toLocaleLowerCase(language)
  const common = stopWords ? stopWordsOf(language) : new Set<string>()
  const own = new Set(leaveOut.split(/[\s,;]+/).map(fold))
  const found = new Map<string, Map<string, number>>()
  for (const word of plainWordsOf(text, language)) {
    const key = fold(word)
    if (common.has(key) || own.has(key) || word.length > LONGEST_WORD || !/\p{L}/u.test(word)) continue
    const spellings = found.get(key) ?? new Map<string, number>()
    spellings.set(word, (spellings.get(word) ?? 0) + 1)
    found.set(key, spellings)
  }
  return [...found.values()].map((spellings) => {
    const [[most] = ['']] = [...spellings].toSorted(([, a], [, b]) => b - a)
    return { text: most, weight: [...spellings.values()].reduce((sum, times) => sum + times, 0) }
  })
}

/** Lines of a word, or several, and a number. @throws ToolError bad-weight-line at the line */
function readWeights(text: string, fail: Fail<typeof failures>): CloudWord[] {
  const lines = [...text.matchAll(/[^\r\n]+/g)].filter(([line]) => line.trim() !== '')
  return lines.map(({ 0: line, index }, at) => {
    const [, word = '', number = ''] = /^(.*?\S)[\s,;:]+(\d+(?:\.\d+)?)\s*$/su.exec(line.slice(0, 200).trim()) ?? []
    const weight = Number(number)
    if (!(weight > 0 && weight <= MOST_WEIGHT) || word.length > LONGEST_WORD)
      fail('bad-weight-line', { line: at + 1, field: 'text', offset: index, text })
    return { text: word.replace(/[,;:]+$/, '').toWellFormed(), weight }
  })
}
