import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, text } from '../../../engine/core/kit.ts'
import { column, facts, table } from '../../../engine/core/parts.ts'
import { countGraphemes, wordsOf } from '../../lib/text/segments.ts'
import { sentencesOf } from '../../lib/text/sentences.ts'
import { TEXT_LANGUAGES } from '../../lib/text/languages.ts'
import { isBlankLine, linesWithEnds, shortenText } from '../../lib/text/lines.ts'
import { inText } from '../../lib/words/in-text.ts'

const MOST_ROWS = 10_000
const MOST_SHOWN = 200

export const paragraphCounter = defineTool({
  id: 'paragraph-counter',
  category: 'text',
  icon: 'pilcrow',
  title: 'Paragraph counter',
  summary: 'Count the paragraphs in your text, with the sentences, words and characters in each.',
  keywords: ['count paragraphs', 'number of paragraphs', 'paragraph length', 'words per paragraph'],
  aliases: ['count-paragraphs', 'paragraphs-counter'],
  slugs: {
    es: 'contador-de-parrafos',
    fr: 'compteur-de-paragraphes',
    id: 'penghitung-paragraf',
    it: 'contatore-di-paragrafi',
    pl: 'licznik-akapitow',
    pt: 'contador-de-paragrafos',
    ru: 'schetchik-abzatsev',
  },
  effect: 'pure',
  input: z.object({
    text: text('Text'),
    language: choice('Language', TEXT_LANGUAGES, { default: 'en', named: 'language', defaultFrom: 'locale' }),
    separator: choice('Paragraphs end at', { blank: 'An empty line', break: 'Every line break' }),
  }),
  output: z.object({
    counts: facts(
      'Counts',
      {
        paragraphs: column(z.int(), 'Paragraphs'),
        sentences: column(z.int(), 'Sentences'),
        words: column(z.int(), 'Words'),
        sentencesEach: column(z.number(), 'Sentences per paragraph', { decimals: 1 }),
        wordsEach: column(z.number(), 'Words per paragraph', { decimals: 1 }),
        longest: column(z.int(), 'Words in the longest paragraph'),
        shortest: column(z.int(), 'Words in the shortest paragraph'),
      },
      { view: 'statistics' },
    ),
    paragraphs: table(
      'Paragraphs',
      {
        number: column(z.int(), 'No.'),
        line: column(z.int(), 'Line'),
        sentences: column(z.int(), 'Sentences'),
        words: column(z.int(), 'Words'),
        characters: column(z.int(), 'Characters'),
        start: column(z.string(), 'Beginning'),
      },
      { fileName: 'paragraphs.csv' },
    ),
  }),
  notices: {
    single: 'This text has no empty lines, so all of it is one paragraph. If every line is a paragraph, choose “Every line break”.',
    more: {
      one: 'The table ends here; {{count, number}} further paragraph is counted but not shown.',
      other: 'The table ends here; {{count, number}} further paragraphs are counted but not shown.',
    },
  },
  notes: [
    'Paragraphs are blocks of text separated by empty lines; a line with only whitespace counts as empty. Text from word processors often has a single line break after each paragraph: for that, choose “Every line break”.',
    'Words and characters are counted as in the word counter, sentences as in the sentence counter. Inside a paragraph, a sentence can continue across lines.',
  ],
  examples: [
    {
      input: { text: 'Call me Ishmael. Some years ago I went to sea.\n\nIt is a way I have.' },
      in: inText({
        es: 'Llámenme Ismael. Hace años me hice a la mar.\n\nEs mi costumbre.',
        fr: 'Appelez-moi Ismaël. Il y a quelques années, j’ai pris la mer.\n\nC’est ma façon de faire.',
        id: 'Panggil aku Ismail. Beberapa tahun lalu aku pergi melaut.\n\nBegitulah kebiasaanku.',
        it: 'Chiamatemi Ismaele. Alcuni anni fa andai per mare.\n\nÈ un mio modo di fare.',
        pl: 'Imię moje: Izmael. Przed laty wyruszyłem na morze.\n\nTaki mam zwyczaj.',
        pt: 'Chamem-me Ismael. Há alguns anos fui para o mar.\n\nÉ um hábito meu.',
        ru: 'Зовите меня Измаил. Несколько лет назад я ушёл в море.\n\nТакая у меня привычка.',
      }),
      output: {
        counts: { paragraphs: 2, sentences: 3, words: 16, sentencesEach: 1.5, wordsEach: 8, longest: 10, shortest: 6 },
        paragraphs: [
          { number: 1, line: 1, sentences: 2, words: 10, characters: 46, start: 'Call me Ishmael. Some years ago I went to sea.' },
          { number: 2, line: 3, sentences: 1, words: 6, characters: 19, start: 'It is a way I have.' },
        ],
      },
    },
    {
      title: 'Every line is a paragraph',
      input: { text: 'First.\nSecond.\nThird.', language: 'en', separator: 'break' },
      in: {
        es: { input: { text: 'Primero.\nSegundo.\nTercero.', language: 'es' } },
        fr: { input: { text: 'Premier.\nDeuxième.\nTroisième.', language: 'fr' } },
        id: { input: { text: 'Pertama.\nKedua.\nKetiga.', language: 'id' } },
        it: { input: { text: 'Primo.\nSecondo.\nTerzo.', language: 'it' } },
        pl: { input: { text: 'Pierwszy.\nDrugi.\nTrzeci.', language: 'pl' } },
        pt: { input: { text: 'Primeiro.\nSegundo.\nTerceiro.', language: 'pt' } },
        ru: { input: { text: 'Первый.\nВторой.\nТретий.', language: 'ru' } },
      },
      output: { counts: { paragraphs: 3, sentences: 3, words: 3, sentencesEach: 1, wordsEach: 1, longest: 1, shortest: 1 } },
    },
    {
      title: 'A line of spaces is empty',
      input: { text: 'one\r\n \t\r\ntwo' },
      in: inText({
        es: 'uno\r\n \t\r\ndos',
        fr: 'un\r\n \t\r\ndeux',
        id: 'satu\r\n \t\r\ndua',
        it: 'uno\r\n \t\r\ndue',
        pl: 'jeden\r\n \t\r\ndwa',
        pt: 'um\r\n \t\r\ndois',
        ru: 'один\r\n \t\r\nдва',
      }),
      output: { counts: { paragraphs: 2, sentences: 2, words: 2, sentencesEach: 1, wordsEach: 1, longest: 1, shortest: 1 } },
    },
  ],
  transform: ({ text, language, separator }, { signal, note }) => {
    const rows: { number: number; line: number; sentences: number; words: number; characters: number; start: string }[] = []
    const counts = { paragraphs: 0, sentences: 0, words: 0, longest: 0, shortest: Infinity }
    let lines = 0
    for (const paragraph of paragraphsOf(text, separator === 'break')) {
      if (++counts.paragraphs % 1000 === 0) signal.throwIfAborted()
      lines += paragraph.lines
      const sentences = [...sentencesOf(paragraph.text, { language, wrapped: true, abbreviations: true })].length
      const words = [...wordsOf(paragraph.text, language)].length
      counts.sentences += sentences
      counts.words += words
      counts.longest = Math.max(counts.longest, words)
      counts.shortest = Math.min(counts.shortest, words)
      if (rows.length < MOST_ROWS)
        rows.push({
          number: counts.paragraphs,
          line: paragraph.line,
          sentences,
          words,
          characters: countGraphemes(paragraph.text),
          start: shortenText(paragraph.text.trim(), MOST_SHOWN),
        })
    }
    const { paragraphs, sentences, words } = counts
    const rest = paragraphs - rows.length
    if (separator === 'blank' && paragraphs === 1 && lines > 3) note('single')
    if (rest > 0) note('more', { count: rest })
    return {
      counts: {
        ...counts,
        sentencesEach: paragraphs === 0 ? 0 : sentences / paragraphs,
        wordsEach: paragraphs === 0 ? 0 : words / paragraphs,
        shortest: paragraphs === 0 ? 0 : counts.shortest,
      },
      paragraphs: rows,
    }
  },
})

type Paragraph = { text: string; readonly line: number; lines: number }

/** The paragraphs in order, without the line break at the end. */
function* paragraphsOf(text: string, breaks: boolean): Generator<Paragraph> {
  let open: { parts: string[]; line: number; lines: number } | undefined
  let line = 0
  for (const { text: part, end } of linesWithEnds(text)) {
    line++
    if (open && (breaks || isBlankLine(part))) {
      yield close(open)
      open = undefined
    }
    if (isBlankLine(part)) continue
    open ??= { parts: [], line, lines: 0 }
    open.parts.push(part, end)
    open.lines++
  }
  if (open) yield close(open)
}

function close({ parts, line, lines }: { parts: readonly string[]; line: number; lines: number }): Paragraph {
  return { text: parts.slice(0, -1).join(''), line, lines }
}
