import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, text, whole } from '../../../engine/core/kit.ts'
import { column, facts, table } from '../../../engine/core/parts.ts'
import { countGraphemes, countLines, countParagraphs, countVisibleGraphemes, wordsOf } from '../../lib/text/segments.ts'
import { countSentences } from '../../lib/text/sentences.ts'
import { TEXT_LANGUAGES } from '../../lib/text/languages.ts'
import { inText } from '../../lib/words/in-text.ts'

export const wordCounter = defineTool({
  id: 'word-counter',
  category: 'text',
  icon: 'whole-word',
  title: 'Word counter',
  summary: 'Count words, characters, sentences and paragraphs in any language, with reading time and keyword density.',
  keywords: ['word count', 'count words', 'essay word count', 'reading time', 'keyword density', 'how many words'],
  aliases: ['word-count', 'words-counter', 'count-words'],
  slugs: {
    es: 'contador-de-palabras',
    fr: 'compteur-de-mots',
    id: 'penghitung-kata',
    it: 'contatore-di-parole',
    pl: 'licznik-slow',
    pt: 'contador-de-palavras',
    ru: 'schetchik-slov',
  },
  recognizes: [{ kind: 'text' }],
  effect: 'pure',
  input: z.object({
    text: text('Text'),
    language: choice('Language', TEXT_LANGUAGES, { default: 'en', named: 'language', defaultFrom: 'locale' }),
    count: whole('Keywords shown', { min: 1, max: 1000, default: 10 }),
    shortest: whole('Shortest keyword', { min: 1, max: 50, default: 1, unit: 'character|characters', advanced: true }),
    phrase: choice('Keywords of', { '1': 'One word', '2': 'Two words', '3': 'Three words' }, { advanced: true }),
    readingSpeed: whole('Reading speed', { min: 10, max: 2000, default: 238, unit: 'words per minute', advanced: true }),
    speakingSpeed: whole('Speaking speed', { min: 10, max: 1000, default: 150, unit: 'words per minute', advanced: true }),
  }),
  output: z.object({
    counts: facts(
      'Counts',
      {
        words: column(z.int(), 'Words'),
        characters: column(z.int(), 'Characters'),
        charactersWithoutSpaces: column(z.int(), 'Characters without spaces'),
        sentences: column(z.int(), 'Sentences'),
        paragraphs: column(z.int(), 'Paragraphs'),
        lines: column(z.int(), 'Lines'),
        differentWords: column(z.int(), 'Unique words'),
        readingTime: column(z.int(), 'Reading time', { format: 'duration' }),
        speakingTime: column(z.int(), 'Speaking time', { format: 'duration' }),
      },
      { view: 'statistics' },
    ),
    keywords: table(
      'Keyword density',
      {
        keyword: column(z.string(), 'Keyword'),
        times: column(z.int(), 'Times'),
        share: column(z.number(), 'Share', { format: 'percent', decimals: 1 }),
      },
      { fileName: 'keywords.csv' },
    ),
  }),
  notes: [
    'Words are found by Unicode’s rules (UAX 29) and, for scripts without spaces such as Chinese, Japanese and Thai, with your browser’s dictionary, so those counts can vary slightly between browsers. Hyphenated words count as one; a number is a word.',
    'A character is what a reader sees as one: a letter with its accents or a whole emoji. Paragraphs are blocks of text separated by blank lines.',
    'Sentences are counted as in the sentence counter: a line break ends one, but common titles and initials before a name do not, as in Dr. Smith or J. R. R. Tolkien.',
    'Reading speed is 238 words per minute unless you change it, the average that Brysbaert (2019) found for English nonfiction; speaking speed is 150. Times are in whole seconds, rounded up.',
    'Keywords ignore letter case. Percentages are of all words, or of all phrases of the chosen length.',
  ],
  examples: [
    {
      input: { text: 'The cat saw the dog. The dog ran!', count: 2 },
      in: inText({
        es: 'El gato vio al perro. ¡El perro corrió!',
        fr: 'Le chat a vu le chien. Le chien a couru !',
        id: 'Kucing itu melihat anjing. Anjing itu lari!',
        it: 'Il gatto vide il cane. Il cane scappò!',
        pl: 'Kot zobaczył psa. Pies pobiegł za kotem!',
        pt: 'O gato viu o cachorro. O cachorro correu!',
        ru: 'Кот увидел собаку. Собака побежала!',
      }),
      output: {
        counts: { words: 8, characters: 33, charactersWithoutSpaces: 26, differentWords: 5, readingTime: 3, speakingTime: 4 },
        keywords: [
          { keyword: 'the', times: 3, share: 37.5 },
          { keyword: 'dog', times: 2, share: 25 },
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
      output: { keywords: [{ keyword: 'to be', times: 2, share: 40 }] },
    },
    {
      title: 'Accents and emoji count once',
      input: { text: 'Café 👨‍👩‍👧', language: 'fr' },
      output: { counts: { words: 1, characters: 6, charactersWithoutSpaces: 5, differentWords: 1 } },
    },
  ],
  transform: ({ text, language, count, shortest, phrase, readingSpeed, speakingSpeed }, { signal, progress }) => {
    const words = [...wordsOf(text, language)]
    signal.throwIfAborted()
    progress(0.5)
    const lower = words.map((word) => word.toLocaleLowerCase(language))
    return {
      counts: {
        words: words.length,
        characters: countGraphemes(text),
        charactersWithoutSpaces: countVisibleGraphemes(text),
        sentences: countSentences(text, language),
        paragraphs: countParagraphs(text),
        lines: countLines(text),
        differentWords: new Set(lower).size,
        readingTime: Math.ceil((words.length * 60) / readingSpeed),
        speakingTime: Math.ceil((words.length * 60) / speakingSpeed),
      },
      keywords: rankKeywords(joinPhrases(lower, Number(phrase)), shortest, count),
    }
  },
})

function joinPhrases(words: readonly string[], length: number): string[] {
  if (length === 1) return [...words]
  return Array.from({ length: Math.max(0, words.length - length + 1) }, (_, i) => words.slice(i, i + length).join(' '))
}

/** The most frequent first; equally frequent ones in the order of the text. */
function rankKeywords(keywords: readonly string[], shortest: number, count: number) {
  const times = new Map<string, number>()
  for (const keyword of keywords) times.set(keyword, (times.get(keyword) ?? 0) + 1)
  return [...times]
    .filter(([keyword]) => keyword.length >= shortest && countGraphemes(keyword.slice(0, 20 * shortest)) >= shortest)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([keyword, number]) => ({ keyword, times: number, share: (number * 100) / keywords.length }))
}
