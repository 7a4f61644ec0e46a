import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { countGraphemes, countParagraphs, wordsOf } from '../../lib/text/segments.ts'
import { sentencesOf } from '../../lib/text/sentences.ts'
import { TEXT_LANGUAGES } from '../../lib/text/languages.ts'
import { shortenText } from '../../lib/text/lines.ts'
import { inText } from '../../lib/words/in-text.ts'

const MOST_ROWS = 10_000
const MOST_SHOWN = 1000

export const sentenceCounter = defineTool({
  id: 'sentence-counter',
  category: 'text',
  icon: 'text-quote',
  title: 'Sentence counter',
  summary: 'Count the sentences in your text in any language, with words per sentence, the average and the longest one.',
  keywords: ['count sentences', 'sentence length', 'average sentence length', 'number of sentences', 'split into sentences'],
  aliases: ['count-sentences', 'sentences-counter'],
  slugs: {
    es: 'contador-de-oraciones',
    fr: 'compteur-de-phrases',
    id: 'penghitung-kalimat',
    it: 'contatore-di-frasi',
    pl: 'licznik-zdan',
    pt: 'contador-de-frases',
    ru: 'schetchik-predlozheniy',
  },
  effect: 'pure',
  input: z.object({
    text: text('Text'),
    language: choice('Language', TEXT_LANGUAGES, { default: 'en', named: 'language', defaultFrom: 'locale' }),
    abbreviations: flag('Don’t split after abbreviations', { default: true, help: 'Before a name, as in Dr. Smith or J. R. R. Tolkien.' }),
    wrapped: flag('Sentences continue across lines', { help: 'For text with a line break after every line, as in emails or PDFs.' }),
  }),
  output: z.object({
    counts: facts(
      'Counts',
      {
        sentences: column(z.int(), 'Sentences'),
        words: column(z.int(), 'Words'),
        average: column(z.number(), 'Words per sentence', { decimals: 1 }),
        longest: column(z.int(), 'Words in the longest sentence'),
        shortest: column(z.int(), 'Words in the shortest sentence'),
        questions: column(z.int(), 'Questions'),
        exclamations: column(z.int(), 'Exclamations'),
        paragraphs: column(z.int(), 'Paragraphs'),
      },
      { view: 'statistics' },
    ),
    longest: part(z.string(), 'Longest sentence', { view: 'text' }).optional(),
    sentences: table(
      'Sentences',
      {
        number: column(z.int(), 'No.'),
        sentence: column(z.string(), 'Sentence'),
        words: column(z.int(), 'Words'),
        characters: column(z.int(), 'Characters'),
      },
      { fileName: 'sentences.csv' },
    ),
  }),
  notices: {
    more: {
      one: 'The table ends here; {{count, number}} further sentence is counted but not shown.',
      other: 'The table ends here; {{count, number}} further sentences are counted but not shown.',
    },
  },
  notes: [
    'Sentences are found by Unicode’s rules (UAX 29): a period, question mark or exclamation point ends one, and so does a line break unless you choose otherwise. Anything without a letter or digit isn’t a sentence.',
    'No program knows every abbreviation. In English, Spanish, French, Indonesian, Italian, Polish, Portuguese and Russian, common titles and initials before a name don’t end a sentence. After others, such as “p.m.” or “etc.”, a sentence ends if an uppercase letter follows. Thai doesn’t mark the end of sentences, so only its line breaks count.',
    'Words are counted as in the word counter. If several sentences are equally long, the first is shown.',
  ],
  examples: [
    {
      input: { text: 'Dr. Smith arrived at noon. Was he late? Not at all!' },
      in: inText({
        es: 'El Sr. Ruiz llegó a las doce. ¿Llegó tarde? ¡Para nada!',
        fr: 'M. Martin est arrivé à midi. Était-il en retard ? Pas du tout !',
        id: 'Pak Budi tiba pukul dua belas. Apakah dia terlambat? Sama sekali tidak!',
        it: 'Il sig. Rossi è arrivato a mezzogiorno. Era in ritardo? Per niente!',
        pl: 'Pan Nowak przyszedł w południe. Czy się spóźnił? Wcale nie!',
        pt: 'O Sr. Silva chegou ao meio-dia. Estava atrasado? De jeito nenhum!',
        ru: 'Иван Петрович пришёл в полдень. Он опоздал? Вовсе нет!',
      }),
      output: {
        counts: { sentences: 3, words: 11, average: 11 / 3, longest: 5, shortest: 3, questions: 1, exclamations: 1, paragraphs: 1 },
        longest: 'Dr. Smith arrived at noon.',
        sentences: [
          { number: 1, sentence: 'Dr. Smith arrived at noon.', words: 5, characters: 26 },
          { number: 2, sentence: 'Was he late?', words: 3, characters: 12 },
          { number: 3, sentence: 'Not at all!', words: 3, characters: 11 },
        ],
      },
    },
    {
      title: 'Lines wrapped as in email',
      input: { text: 'This sentence runs\nover two lines. This one\ndoes too.', language: 'en', wrapped: true },
      in: {
        es: { input: { text: 'Esta oración ocupa\ndos líneas. Esta\ntambién.', language: 'es' } },
        fr: { input: { text: 'Cette phrase occupe\ndeux lignes. Celle-ci\naussi.', language: 'fr' } },
        id: { input: { text: 'Kalimat ini memakai\ndua baris. Yang ini\njuga.', language: 'id' } },
        it: { input: { text: 'Questa frase occupa\ndue righe. Anche\nquesta.', language: 'it' } },
        pl: { input: { text: 'To zdanie zajmuje\ndwa wiersze. To\nteż.', language: 'pl' } },
        pt: { input: { text: 'Esta frase ocupa\nduas linhas. Esta\ntambém.', language: 'pt' } },
        ru: { input: { text: 'Это предложение занимает\nдве строки. Это\nтоже.', language: 'ru' } },
      },
      output: {
        sentences: [
          { number: 1, sentence: 'This sentence runs over two lines.', words: 6, characters: 34 },
          { number: 2, sentence: 'This one does too.', words: 4, characters: 18 },
        ],
      },
    },
    { title: 'Chinese', input: { text: '今天天气很好。你好吗？', language: 'zh' }, output: { longest: '今天天气很好。' } },
  ],
  transform: ({ text, language, abbreviations, wrapped }, { signal, note }) => {
    const rows: { number: number; sentence: string; words: number; characters: number }[] = []
    const counts = { sentences: 0, words: 0, longest: 0, shortest: Infinity, questions: 0, exclamations: 0 }
    let longest = ''
    for (const sentence of sentencesOf(text, { language, abbreviations, wrapped })) {
      if (++counts.sentences % 1000 === 0) signal.throwIfAborted()
      const words = count(wordsOf(sentence, language))
      counts.words += words
      if (words > counts.longest || longest === '') longest = sentence
      counts.longest = Math.max(counts.longest, words)
      counts.shortest = Math.min(counts.shortest, words)
      if (endsWith(sentence, language === 'el' ? GREEK_QUESTION : QUESTION)) counts.questions++
      else if (endsWith(sentence, EXCLAMATION)) counts.exclamations++
      if (rows.length < MOST_ROWS)
        rows.push({ number: counts.sentences, sentence: shortenText(sentence, MOST_SHOWN), words, characters: countGraphemes(sentence) })
    }
    const { sentences, words } = counts
    const rest = sentences - rows.length
    if (rest > 0) note('more', { count: rest })
    return {
      counts: {
        ...counts,
        shortest: sentences === 0 ? 0 : counts.shortest,
        average: sentences === 0 ? 0 : words / sentences,
        paragraphs: countParagraphs(text),
      },
      longest: longest !== '' ? longest : undefined,
      sentences: rows,
    }
  },
})

const QUESTION = /[?？؟՞⸮⁇⁈‽]/u
const GREEK_QUESTION = /[?;\u037e]/u
const EXCLAMATION = /[!！‼⁉]/u

/** The mark may stand before closing quotation marks and brackets. */
function endsWith(sentence: string, mark: RegExp): boolean {
  const end = /[\p{P}\p{S}\s]{1,10}$/u.exec(sentence.slice(-10))?.[0] ?? ''
  return mark.test(end)
}

function count(items: Iterable<unknown>): number {
  let number = 0
  for (const _ of items) number++
  return number
}
