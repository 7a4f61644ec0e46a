import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { chart, column, facts, table } from '../../../engine/core/parts.ts'
import { STOP_WORD_LANGUAGES, stopWordsOf } from '../../data/text/stop-words.ts'
import { normalizeWord, plainWordsOf } from '../../lib/text/plain-words.ts'
import { countGraphemes } from '../../lib/text/segments.ts'
import { sentencesOf } from '../../lib/text/sentences.ts'
import { TEXT_LANGUAGES, type TextLanguage } from '../../lib/text/languages.ts'
import { inText } from '../../lib/words/in-text.ts'

const MOST_BARS = 20

export const wordFrequencyCounter = defineTool({
  id: 'word-frequency-counter',
  category: 'text',
  icon: 'chart-bar-decreasing',
  title: 'Word frequency counter',
  summary: 'Count how often each word or phrase appears in your text, with ranks and percentages, in any language.',
  keywords: ['word frequency', 'most used words', 'most common words', 'keyword frequency', 'n-grams', 'bigrams', 'word list'],
  aliases: ['word-frequency', 'most-used-words'],
  slugs: {
    es: 'frecuencia-de-palabras',
    fr: 'frequence-des-mots',
    id: 'frekuensi-kata',
    it: 'frequenza-delle-parole',
    pl: 'czestosc-slow',
    pt: 'frequencia-de-palavras',
    ru: 'chastota-slov',
  },
  effect: 'pure',
  input: z.object({
    text: text('Text', { max: 16 * 1024 * 1024 }),
    language: choice('Language', TEXT_LANGUAGES, { default: 'en', named: 'language', defaultFrom: 'locale' }),
    phrase: choice('Count', { '1': 'Single words', '2': 'Phrases of two words', '3': 'Phrases of three words' }),
    stopWords: flag('Leave out common words', {
      help: 'Articles, pronouns, prepositions and the like.',
      when: { language: STOP_WORD_LANGUAGES },
    }),
    count: whole('Rows in the table', { min: 1, max: 10_000, default: 100 }),
    ignoreCase: flag('Ignore case', { default: true, advanced: true }),
    numbers: flag('Count numbers too', { default: true, advanced: true }),
    shortest: whole('Minimum word length', { min: 1, max: 50, default: 1, unit: 'character|characters', advanced: true }),
    least: whole('Minimum count', { min: 1, max: 1_000_000, default: 1, advanced: true }),
    leaveOut: text('More words to leave out', {
      max: 10_000,
      default: '',
      help: 'With spaces or line breaks between them.',
      lines: 2,
      advanced: true,
    }),
  }),
  output: z.object({
    counts: facts(
      'Counts',
      {
        words: column(z.int(), 'Words'),
        different: column(z.int(), 'Unique words'),
        once: column(z.int(), 'Words that appear once'),
        rows: column(z.int(), 'In the table'),
      },
      { view: 'statistics' },
    ),
    words: table(
      'Words',
      {
        rank: column(z.int(), 'Rank'),
        word: column(z.string(), 'Word'),
        times: column(z.int(), 'Times'),
        share: column(z.number(), 'Share', { format: 'percent', decimals: 2 }),
      },
      { fileName: 'words.csv' },
    ),
    chart: chart('The most frequent', { choices: { times: 'Times' } }).optional(),
  }),
  notices: {
    cut: {
      one: 'The table shows the most frequent; {{count, number}} further row is left out.',
      other: 'The table shows the most frequent; {{count, number}} further rows are left out.',
    },
  },
  notes: [
    'Words are found by Unicode’s rules (UAX 29) and, for scripts without spaces such as Chinese, Japanese and Thai, with your browser’s dictionary, so those counts can vary slightly between browsers. Hyphenated words count as one. In French and Italian an elided word, such as l’ in l’eau, is a separate word.',
    'Phrases don’t cross the end of a sentence or line. Percentages are of all words, or of all phrases of the chosen length, before any are excluded. Words that appear equally often share a rank and are listed in text order.',
    'Common words come from our own lists for English, Spanish, French, Indonesian, Italian, Polish, Portuguese and Russian. A phrase is excluded if it starts or ends with a word that is excluded or too short.',
  ],
  examples: [
    {
      input: { text: 'The cat saw the dog. The dog ran, and the cat slept.', stopWords: true, count: 3 },
      in: inText({
        es: 'El gato vio al perro. El perro corrió y el gato se durmió.',
        fr: 'Le chat a vu le chien. Le chien a couru et le chat a dormi.',
        id: 'Kucing melihat anjing. Anjing itu lari, dan kucing itu tidur.',
        it: 'Il gatto vide il cane. Il cane scappò e il gatto dormì.',
        pl: 'Kot zobaczył psa. Pies pobiegł, a kot poszedł spać. Kot śni.',
        pt: 'O gato viu o cachorro. O cachorro correu e o gato dormiu.',
        ru: 'Кот увидел собаку. Собака побежала, а кот заснул. Кот спит.',
      }),
      output: {
        counts: { words: 12, different: 7, once: 4, rows: 3 },
        words: [
          { rank: 1, word: 'cat', times: 2, share: (2 * 100) / 12 },
          { rank: 1, word: 'dog', times: 2, share: (2 * 100) / 12 },
          { rank: 3, word: 'saw', times: 1, share: 100 / 12 },
        ],
      },
    },
    {
      title: 'Phrases of two words',
      input: { text: 'to be or not to be', language: 'en', phrase: '2', count: 1 },
      in: {
        es: { input: { text: 'poco a poco y poco a poco', language: 'es' } },
        fr: { input: { text: 'petit à petit et petit à petit', language: 'fr' } },
        id: { input: { text: 'hari demi hari, hari demi hari', language: 'id' } },
        it: { input: { text: 'passo dopo passo e passo dopo passo', language: 'it' } },
        pl: { input: { text: 'raz na wozie, raz na koniu', language: 'pl' } },
        pt: { input: { text: 'pouco a pouco e pouco a pouco', language: 'pt' } },
        ru: { input: { text: 'тише едешь, тише едешь', language: 'ru' } },
      },
      output: { words: [{ rank: 1, word: 'to be', times: 2, share: 40 }] },
    },
    {
      title: 'French elisions',
      input: { text: 'L’eau, l’air et l’eau', language: 'fr', stopWords: true },
      output: {
        words: [
          { rank: 1, word: 'eau', times: 2, share: (2 * 100) / 7 },
          { rank: 2, word: 'air', times: 1, share: 100 / 7 },
        ],
      },
    },
  ],
  transform: ({ text, language, phrase, stopWords, count, ignoreCase, numbers, shortest, least, leaveOut }, { signal, note }) => {
    const fold = (word: string) => (ignoreCase ? word.toLocaleLowerCase(language) : word)
    const lower = (word: string) => normalizeWord(word).toLocaleLowerCase(language)
    const own = new Set(leaveOut.split(/[\s,;]+/).map(lower))
    const common = stopWords ? stopWordsOf(language) : new Set<string>()
    const isLeftOut = (word: string) =>
      own.has(lower(word)) || common.has(lower(word)) || (shortest > 1 && isShorter(word, shortest)) || (!numbers && !/\p{L}/u.test(word))
    const length = Number(phrase)
    const words = new Map<string, number>()
    const phrases = length === 1 ? words : new Map<string, number>()
    const folds = new Map<string, string>()
    let [allWords, allPhrases] = [0, 0]
    for (const part of partsOf(text, language, length)) {
      signal.throwIfAborted()
      const folded: string[] = []
      for (const word of part) {
        let key = folds.get(word)
        if (key === undefined) folds.set(word, (key = fold(word)))
        allWords++
        words.set(key, (words.get(key) ?? 0) + 1)
        if (length === 1 || folded.push(key) < length) continue
        allPhrases++
        const found = folded.join(' ')
        phrases.set(found, (phrases.get(found) ?? 0) + 1)
        folded.shift()
      }
    }
    if (length === 1) allPhrases = allWords
    const ranked = [...phrases].filter(([key, times]) => times >= least && !endsOf(key).some(isLeftOut)).toSorted(([, a], [, b]) => b - a)
    const rows = rank(ranked.slice(0, count), allPhrases)
    const cut = ranked.length - rows.length
    const bars = rows.slice(0, MOST_BARS)
    if (cut > 0) note('cut', { count: cut })
    return {
      counts: {
        words: allWords,
        different: words.size,
        once: [...words.values()].filter((times) => times === 1).length,
        rows: rows.length,
      },
      words: rows,
      chart:
        bars.length > 1
          ? {
              type: 'bar' as const,
              labels: bars.map(({ word }) => word),
              series: [{ name: 'times', values: bars.map(({ times }) => times) }],
            }
          : undefined,
    }
  },
})

/** Words in runs that phrases may not cross. */
function* partsOf(text: string, language: TextLanguage, length: number): Generator<Iterable<string>> {
  if (length === 1) yield plainWordsOf(text, language)
  else for (const sentence of sentencesOf(text, { language, wrapped: false, abbreviations: true })) yield plainWordsOf(sentence, language)
}

function endsOf(phrase: string): string[] {
  const words = phrase.split(' ')
  return [words[0] ?? '', words.at(-1) ?? '']
}

/** Long words need not be counted to the end. */
function isShorter(word: string, length: number): boolean {
  return word.length < length || countGraphemes(word.slice(0, 20 * length)) < length
}

/** Equal counts share a rank: 1, 2, 2, 4. */
function rank(ranked: readonly (readonly [string, number])[], all: number) {
  const rows: { rank: number; word: string; times: number; share: number }[] = []
  for (const [index, [word, times]] of ranked.entries()) {
    const before = rows.at(-1)
    rows.push({ rank: before?.times === times ? before.rank : index + 1, word, times, share: (times * 100) / all })
  }
  return rows
}
