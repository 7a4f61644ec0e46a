import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { flag, text } from '../../../engine/core/kit.ts'
import { column, facts, table } from '../../../engine/core/parts.ts'
import { countGraphemes } from '../../lib/text/segments.ts'
import { LINE_BREAKS, LINE_BREAK_LABELS, lineBreaksOf } from '../../lib/text/facts.ts'
import { isBlankLine, linesWithEnds, shortenText } from '../../lib/text/lines.ts'
import { inText } from '../../lib/words/in-text.ts'

const MOST_SHOWN = 200

export const lineCounter = defineTool({
  id: 'line-counter',
  category: 'text',
  icon: 'list-ordered',
  title: 'Line counter',
  summary: 'Count the lines of your text: total, empty, unique and longest, with their lengths and line endings.',
  keywords: ['count lines', 'number of lines', 'lines of code', 'longest line', 'unique lines', 'crlf or lf'],
  aliases: ['count-lines', 'lines-counter'],
  slugs: {
    es: 'contador-de-lineas',
    fr: 'compteur-de-lignes',
    id: 'penghitung-baris',
    it: 'contatore-di-righe',
    pl: 'licznik-wierszy',
    pt: 'contador-de-linhas',
    ru: 'schetchik-strok',
  },
  recognizes: [{ kind: 'list', confidence: 0.95 }],
  effect: 'pure',
  input: z.object({
    text: text('Text'),
    trim: flag('Ignore leading and trailing spaces', { help: 'Affects lengths and unique lines.', advanced: true }),
    ignoreCase: flag('Ignore case', { help: 'Affects unique lines.', advanced: true }),
  }),
  output: z.object({
    counts: facts(
      'Counts',
      {
        lines: column(z.int(), 'Lines'),
        notEmpty: column(z.int(), 'Lines with text'),
        empty: column(z.int(), 'Empty lines'),
        different: column(z.int(), 'Unique lines'),
        repeated: column(z.int(), 'Duplicate lines'),
        average: column(z.number(), 'Average length', { unit: 'character|characters', decimals: 1 }),
      },
      { view: 'statistics' },
    ),
    longest: facts('Longest line', {
      line: column(z.int(), 'Line'),
      length: column(z.int(), 'Length'),
      text: column(z.string(), 'Text', { format: 'code' }),
    }).optional(),
    breaks: facts('Line breaks', {
      kind: column(z.enum(LINE_BREAKS), 'Line breaks', { choices: LINE_BREAK_LABELS }),
      lf: column(z.int(), 'LF'),
      crlf: column(z.int(), 'CRLF'),
      cr: column(z.int(), 'CR'),
      other: column(z.int(), 'U+2028 and U+2029'),
      endsWithBreak: column(z.boolean(), 'Line break at the end'),
    }),
    lengths: table(
      'Lengths',
      { length: column(z.int(), 'Length'), lines: column(z.int(), 'Lines'), first: column(z.int(), 'First line') },
      { fileName: 'lengths.csv' },
    ),
  }),
  notes: [
    'A line break at the very end doesn’t start another line. A line with only whitespace is empty. Unique and duplicate lines are counted among the lines with text; a line that appears three times counts as two duplicates.',
    'A character is what a reader sees as one: a letter with its accents or a whole emoji. Line breaks don’t count. The average covers lines with text.',
  ],
  examples: [
    {
      input: { text: 'apple\nbanana\n\napple\ncherry\n' },
      in: inText({
        es: 'manzana\nplátano\n\nmanzana\ncereza\n',
        fr: 'pomme\nbanane\n\npomme\ncerise\n',
        id: 'apel\npisang\n\napel\nceri\n',
        it: 'mela\nbanana\n\nmela\nciliegia\n',
        pl: 'jabłko\nbanan\n\njabłko\nwiśnia\n',
        pt: 'maçã\nbanana\n\nmaçã\ncereja\n',
        ru: 'яблоко\nбанан\n\nяблоко\nвишня\n',
      }),
      output: {
        counts: { lines: 5, notEmpty: 4, empty: 1, different: 3, repeated: 1, average: 5.5 },
        longest: { line: 2, length: 6, text: 'banana' },
        breaks: { kind: 'lf', lf: 5, crlf: 0, cr: 0, other: 0, endsWithBreak: true },
        lengths: [
          { length: 6, lines: 2, first: 2 },
          { length: 5, lines: 2, first: 1 },
          { length: 0, lines: 1, first: 3 },
        ],
      },
    },
    {
      title: 'Windows and Unix line breaks mixed',
      input: { text: 'one\r\ntwo\nthree' },
      in: inText({
        es: 'uno\r\ndos\ntres',
        fr: 'un\r\ndeux\ntrois',
        id: 'satu\r\ndua\ntiga',
        it: 'uno\r\ndue\ntre',
        pl: 'jeden\r\ndwa\ntrzy',
        pt: 'um\r\ndois\ntrês',
        ru: 'один\r\nдва\nтри',
      }),
      output: { breaks: { kind: 'mixed', lf: 1, crlf: 1, cr: 0, other: 0, endsWithBreak: false } },
    },
    { title: 'Accents and emoji count once', input: { text: 'Café\n👨‍👩‍👧👍🏽' }, output: { longest: { line: 1, length: 4, text: 'Café' } } },
  ],
  transform: ({ text, trim, ignoreCase }, { signal }) => {
    const breaks = { lf: 0, crlf: 0, cr: 0, other: 0 }
    const different = new Set<string>()
    const lengths = new Map<number, { lines: number; first: number }>()
    let [lines, empty, characters] = [0, 0, 0]
    let longest = { line: 0, length: 0, text: '' }
    let lastEnd = ''
    for (const line of linesWithEnds(text)) {
      if (++lines % 10_000 === 0) signal.throwIfAborted()
      if (line.end !== '') breaks[BREAK_NAMES[line.end] ?? 'other']++
      lastEnd = line.end
      const shown = trim ? line.text.trim() : line.text
      const length = countGraphemes(shown)
      const same = lengths.get(length)
      if (same) same.lines++
      else lengths.set(length, { lines: 1, first: lines })
      if (length > longest.length) longest = { line: lines, length, text: line.text }
      if (isBlankLine(line.text)) empty++
      else {
        characters += length
        different.add(ignoreCase ? shown.toLowerCase() : shown)
      }
    }
    const notEmpty = lines - empty
    return {
      counts: {
        lines,
        notEmpty,
        empty,
        different: different.size,
        repeated: notEmpty - different.size,
        average: notEmpty === 0 ? 0 : characters / notEmpty,
      },
      longest: longest.line > 0 ? { ...longest, text: shortenText(longest.text, MOST_SHOWN) } : undefined,
      breaks: { kind: lineBreaksOf(text), ...breaks, endsWithBreak: lastEnd !== '' },
      lengths: [...lengths].toSorted(([a], [b]) => b - a).map(([length, found]) => ({ length, ...found })),
    }
  },
})

const BREAK_NAMES: Readonly<Record<string, 'lf' | 'crlf' | 'cr'>> = { '\n': 'lf', '\r\n': 'crlf', '\r': 'cr' }
