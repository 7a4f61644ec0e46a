import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { linesWithEnds } from '../../lib/text/lines.ts'
import { slugWordsOf } from '../../data/text/slug-words.ts'
import { RUSSIAN_PASSPORT, transliterate } from '../../lib/text/transliterate.ts'
import { inText } from '../../lib/words/in-text.ts'

const LANGUAGES = [
  'en',
  'es',
  'fr',
  'id',
  'it',
  'pl',
  'pt',
  'ru',
  'bg',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'et',
  'fi',
  'hr',
  'hu',
  'lt',
  'lv',
  'nb',
  'nl',
  'ro',
  'sk',
  'sl',
  'sr',
  'sv',
  'tr',
  'uk',
  'vi',
] as const
/** “&” as a word. */
const AND: Readonly<Record<string, string>> = {
  en: 'and',
  es: 'y',
  fr: 'et',
  id: 'dan',
  it: 'e',
  pl: 'i',
  pt: 'e',
  ru: 'и',
  bg: 'и',
  ca: 'i',
  cs: 'a',
  da: 'og',
  de: 'und',
  el: 'και',
  et: 'ja',
  fi: 'ja',
  hr: 'i',
  hu: 'és',
  lt: 'ir',
  lv: 'un',
  nb: 'og',
  nl: 'en',
  ro: 'și',
  sk: 'a',
  sl: 'in',
  sr: 'i',
  sv: 'och',
  tr: 've',
  uk: 'та',
  vi: 'và',
}
/** Languages where an apostrophe divides words (l’eau); elsewhere it goes (don’t). */
const DIVIDING = new Set(['fr', 'it', 'ca'])
const MOST_TEXT = 4 * 1024 * 1024
const MOST_NAMED = 10

export const slugGenerator = defineTool({
  id: 'slug-generator',
  category: 'text',
  icon: 'link-2',
  title: 'Slug generator',
  summary: 'Turn titles into readable slugs for web addresses and file names, by the rules of thirty languages.',
  keywords: [
    'slugify',
    'url slug',
    'seo friendly url',
    'permalink',
    'title to slug',
    'kebab case url',
    'transliterate',
    'file name',
    'remove accents',
  ],
  aliases: ['slugify', 'url-slug-generator', 'text-to-slug', 'slug-maker', 'permalink-generator', 'seo-url-generator'],
  slugs: {
    es: 'generador-de-slugs',
    fr: 'generateur-de-slug',
    id: 'generator-slug',
    it: 'generatore-di-slug',
    pl: 'generator-slugow',
    pt: 'gerador-de-slug',
    ru: 'generator-slagov',
  },
  effect: 'pure',
  limits: { timeMs: 30_000 },
  input: z.object({
    text: text('Titles', { max: MOST_TEXT, control: 'multiline', help: 'One per line.' }),
    language: choice('Language', LANGUAGES, { named: 'language', defaultFrom: 'locale', help: 'German writes ü as ue, for example.' }),
    separator: choice('Separator', { hyphen: 'Hyphen', underscore: 'Underscore', dot: 'Dot' }),
    letterCase: choice('Letter case', { lower: 'Lowercase', keep: 'As given', upper: 'Uppercase' }),
    length: whole('Maximum length', {
      min: 0,
      max: 500,
      default: 0,
      unit: 'character|characters',
      help: '0 sets no limit. The slug is cut between words.',
    }),
    stopWords: flag('Leave out short words', { help: 'Such as “the” and “of”, where a list for the language is known.' }),
    unique: flag('Number duplicates', { default: true, help: 'The second one ends in 2, and so on.' }),
    letters: choice('Letters', { ascii: 'Only a–z', all: 'Of all scripts' }, { advanced: true }),
    and: flag('Write & as a word', { default: true, advanced: true }),
    russian: choice(
      'Russian letters',
      { web: 'As usual on the web (й is y, х is h)', passport: 'As in passports (й is i, х is kh)' },
      { advanced: true, when: { language: 'ru' } },
    ),
  }),
  output: z.object({ text: part(z.string(), 'Slugs', { view: 'code', fileName: 'slugs.txt' }) }),
  failures: {
    'nothing-left':
      'Nothing is left of this line: it has no letters or digits that can be written with a–z. Under “More options”, set “Letters” to “Of all scripts”.',
  },
  notices: {
    'left-out': {
      warning: {
        one: '{{count, number}} character has no form in a–z and was left out: {{characters}}',
        other: '{{count, number}} characters have no form in a–z and were left out: {{characters}}',
      },
    },
    cut: {
      info: {
        one: '{{count, number}} slug was cut to the maximum length.',
        other: '{{count, number}} slugs were cut to the maximum length.',
      },
    },
  },
  notes: [
    'Letters are converted by the rules of their language: ä becomes ae in German and a in Swedish; щ becomes sch in Russian, shch in Ukrainian and sht in Bulgarian. Ukrainian follows Resolution 55 of 2010, Bulgarian the law of 2009, and the passport spelling of Russian ICAO Doc 9303; Greek is simplified.',
    'Everything but letters and digits becomes a separator. Apostrophes disappear (don’t becomes dont), except in French, Italian and Catalan, where they separate words (l’eau becomes l-eau).',
    'Chinese, Japanese, Arabic and other scripts aren’t transliterated, because that requires knowing how words are pronounced. You can keep their letters: browsers show them in addresses.',
  ],
  examples: [
    {
      input: { text: 'How to Bake Bread & Rolls: 10 Tips!' },
      in: inText({
        es: '¿Cómo hacer pan y panecillos en 10 pasos?',
        fr: 'L’été à la plage : 10 idées',
        id: 'Cara Membuat Roti & Kue: 10 Langkah',
        it: 'Perché l’acqua è blu?',
        pl: 'Zażółć gęślą jaźń – 10 porad',
        pt: 'Pão & café: 10 dicas práticas',
        ru: 'Как испечь хлеб: 10 советов',
      }),
      output: { text: 'how-to-bake-bread-and-rolls-10-tips' },
    },
    { title: 'German', input: { text: 'Größe der Öfen', language: 'de' }, output: { text: 'groesse-der-oefen' } },
    {
      title: 'Identical titles, numbered',
      input: { text: 'News\nNews\nOld news', language: 'en' },
      in: {
        es: { input: { text: 'Novedades\nNovedades\nNovedades antiguas', language: 'es' } },
        fr: { input: { text: 'Actualités\nActualités\nAnciennes actualités', language: 'fr' } },
        id: { input: { text: 'Berita\nBerita\nBerita lama', language: 'id' } },
        it: { input: { text: 'Novità\nNovità\nVecchie novità', language: 'it' } },
        pl: { input: { text: 'Nowości\nNowości\nStare nowości', language: 'pl' } },
        pt: { input: { text: 'Notícias\nNotícias\nNotícias antigas', language: 'pt' } },
        ru: { input: { text: 'Новости\nНовости\nСтарые новости', language: 'ru' } },
      },
      output: { text: 'news\nnews-2\nold-news' },
    },
  ],
  transform: (input, { fail, note, signal }) => {
    const { text, language, separator, letters, unique, length } = input
    const between = SEPARATORS[separator]
    const stops = input.stopWords ? slugWordsOf(language) : new Set<string>()
    const own = language === 'ru' && input.russian === 'passport' ? RUSSIAN_PASSPORT : {}
    const left = new Set<string>()
    const taken = new Map<string, number>()
    const pieces: string[] = []
    let [lines, cut, offset, leftCount] = [0, 0, 0, 0]
    for (const { text: line, end } of linesWithEnds(text)) {
      if (++lines % 10_000 === 0) signal.throwIfAborted()
      const words = wordsOf(line, language, input.and).filter(
        (word, _, all) => !stops.has(word.toLowerCase()) || all.every((one) => stops.has(one.toLowerCase())),
      )
      let written = words
      if (letters === 'ascii') {
        written = words.map((word) =>
          transliterate(word, language, own)
            .replaceAll('\u2044', ' ')
            .replace(/[^\0-\x7f]/gu, (letter) => {
              leftCount++
              if (left.size < MOST_NAMED && !/\p{M}/u.test(letter)) left.add(letter)
              return ''
            }),
        )
      }
      const cased = written
        .flatMap((word) => word.split(/[^\p{L}\p{N}\p{M}]+/u))
        .filter((word) => word !== '')
        .map((word) => inCase(word, input.letterCase, letters === 'ascii' ? 'en' : language))
      if (cased.length === 0 && line.trim() !== '') fail('nothing-left', { field: 'text', offset, text })
      const whole = cased.join(between)
      const made = cutTo(cased, between, length)
      if (made !== whole) cut++
      pieces.push(unique && made !== '' ? numbered(made, between, length, taken) : made, end)
      offset += line.length + end.length
    }
    if (lines === 0 || pieces.every((piece) => piece.trim() === '')) fail('required', { field: 'text' })
    if (leftCount > 0) note('left-out', { count: leftCount, characters: [...left].join(' ') })
    if (cut > 0) note('cut', { count: cut })
    return { text: pieces.join('') }
  },
})

const SEPARATORS = { hyphen: '-', underscore: '_', dot: '.' } as const

function wordsOf(line: string, language: string, and: boolean): string[] {
  const ready = line
    .toWellFormed()
    .normalize('NFC')
    .replaceAll('\ufffd', ' ')
    .replace(/&/g, and ? ` ${AND[language] ?? ''} ` : ' ')
    .replace(/(?<=[\p{L}\p{M}])[’'ʼ‘`](?=\p{L})/gu, DIVIDING.has(language) ? ' ' : '')
    // The dot of Catalan l·l belongs to its word.
    .replace(language === 'ca' ? /[^\p{L}\p{N}\p{M}·]+/gu : /[^\p{L}\p{N}\p{M}]+/gu, ' ')
  return ready.split(' ').filter((word) => word !== '')
}

function inCase(word: string, letterCase: 'lower' | 'keep' | 'upper', language: string): string {
  return letterCase === 'lower' ? word.toLocaleLowerCase(language) : letterCase === 'upper' ? word.toLocaleUpperCase(language) : word
}

/** Whole words within the length; a first word that is longer is cut itself. */
function cutTo(words: readonly string[], between: string, length: number): string {
  const whole = words.join(between)
  if (length === 0 || whole.length <= length) return whole
  let made = ''
  for (const word of words) {
    const longer = made === '' ? word : made + between + word
    if (longer.length > length) break
    made = longer
  }
  return made === ''
    ? whole
        .slice(0, length)
        .toWellFormed()
        .replace(/\ufffd$/, '')
    : made
}

/** The first of its kind as it is, the others with a number at the end that nobody has, within the length. */
function numbered(slug: string, between: string, length: number, taken: Map<string, number>): string {
  const key = slug.toLowerCase()
  let made = slug
  let number = taken.get(key) ?? 1
  while (taken.has(made.toLowerCase())) {
    const ending = between + String(++number)
    const room = length === 0 ? slug.length : Math.max(1, length - ending.length)
    const start = slug.slice(0, room)
    made = (start.endsWith(between) ? start.slice(0, -between.length) : start) + ending
  }
  taken.set(key, number)
  if (made !== slug) taken.set(made.toLowerCase(), 1)
  return made
}
