import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { linesWithEnds } from '../../lib/text/lines.ts'
import { inText } from '../../lib/words/in-text.ts'
import { ACCENTED } from '../../lib/text/accents.ts'
import { transliterate } from '../../lib/text/transliterate.ts'

const KINDS = {
  spaces: 'Repeated spaces',
  ends: 'Spaces at the start or end of a line',
  special: 'Special spaces',
  tabs: 'Tabs',
  invisible: 'Invisible characters',
  lines: 'Empty lines',
  quotes: 'Quotation marks',
  marks: 'Accents',
} as const
type Kind = keyof typeof KINDS
const KIND_NAMES = Object.keys(KINDS) as [Kind, ...Kind[]]

/** Spaces that look like the common one: no-break, narrow, and those of fixed widths. The ideographic space is a letter's width of its script and stays. */
const SPECIAL = /[\u00a0\u1680\u2000-\u200a\u202f\u205f]/g
/** Characters without width that mean nothing in finished text. Joiners and marks of direction stay, as scripts and emoji need them. */
const INVISIBLE = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/g
/** In French, no-break spaces belong to the guillemets. */
const DOUBLE_QUOTES = /[“”„‟]|«[\u00a0\u202f]?|[\u00a0\u202f]?»/g
const SINGLE_QUOTES = /[‘’‚‛]|‹[\u00a0\u202f]?|[\u00a0\u202f]?›/g
/** Letters whose stroke is no mark of its own in Unicode. */
const STROKED = /[łøđħŧ]/giu

export const removeExtraSpaces = defineTool({
  id: 'remove-extra-spaces',
  category: 'text',
  icon: 'space',
  title: 'Remove extra spaces',
  summary: 'Remove double spaces, spaces at line ends, special spaces and invisible characters, and see what was changed.',
  keywords: [
    'remove double spaces',
    'trim spaces',
    'whitespace remover',
    'clean text',
    'remove nbsp',
    'zero width space remover',
    'strip whitespace',
    'straighten quotes',
    'normalize spaces',
  ],
  aliases: [
    'whitespace-remover',
    'remove-double-spaces',
    'trim-text',
    'extra-space-remover',
    'remove-whitespace',
    'remove-spaces',
    'clean-text',
  ],
  slugs: {
    es: 'eliminar-espacios-sobrantes',
    fr: 'supprimer-les-espaces-en-trop',
    id: 'hapus-spasi-berlebih',
    it: 'rimuovere-spazi-in-eccesso',
    pl: 'usuwanie-zbednych-spacji',
    pt: 'remover-espacos-extras',
    ru: 'udalit-lishnie-probely',
  },
  effect: 'pure',
  limits: { timeMs: 30_000 },
  input: z.object({
    text: text('Text'),
    spaces: choice('Spaces between words', { one: 'Reduce to one', none: 'Remove all', keep: 'Keep all' }),
    ends: choice('Spaces at line starts and ends', { both: 'Remove', end: 'Remove at the end only', keep: 'Keep' }),
    lines: choice('Empty lines', { keep: 'Keep all', one: 'Keep one of several in a row', none: 'Remove all' }),
    tabs: flag('Replace tabs with spaces', { default: true }),
    special: flag('Replace special spaces', { default: true, help: 'Such as no-break spaces from web pages and Word.' }),
    invisible: flag('Remove invisible characters', { default: true, help: 'Zero-width spaces, soft hyphens and byte order marks.' }),
    markdown: flag('Keep Markdown line breaks', {
      help: 'Two spaces at the end of a line.',
      advanced: true,
      when: { ends: ['both', 'end'] },
    }),
    quotes: flag('Straighten quotation marks', { advanced: true }),
    marks: flag('Remove accents', { help: 'é becomes e.', advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'text', fileName: 'text.txt' }),
    removed: part(z.int(), 'Difference', {
      view: 'headline',
      sentence: {
        zero: 'The text is as long as before.',
        one: 'The text is {{value}} character shorter.',
        other: 'The text is {{value}} characters shorter.',
      },
    }),
    changes: table(
      'Changes',
      { kind: column(z.enum(KIND_NAMES), 'What was changed', { choices: KINDS }), count: column(z.int(), 'Count') },
      { fileName: 'changes.csv' },
    ),
  }),
  notes: [
    'Line breaks stay as they are, whether CRLF, LF or CR. Spaces that several steps could remove are counted once, by the first.',
    'Special spaces are the no-break spaces U+00A0 and U+202F and the spaces of fixed width U+2000 to U+200A, U+1680 and U+205F. The wide space of Chinese and Japanese (U+3000) stays.',
    'Zero-width non-joiners (U+200C), zero-width joiners (U+200D) and direction marks stay: Persian, Hindi, Arabic and emoji need them. French uses no-break spaces before ; : ! ? on purpose; turn off “Replace special spaces” for finished text.',
  ],
  examples: [
    {
      input: { text: '  Too   many\u00a0 spaces  \nin\tthis text. ' },
      in: inText({
        es: '  Demasiados   espacios\u00a0 \nen\teste texto. ',
        fr: '  Trop   d’espaces\u00a0 \ndans\tce texte. ',
        id: '  Terlalu   banyak\u00a0 spasi \ndi\tteks ini. ',
        it: '  Troppi   spazi\u00a0 \nin\tquesto testo. ',
        pl: '  Za   dużo\u00a0 spacji \nw\ttym tekście. ',
        pt: '  Espaços   demais\u00a0 \nneste\ttexto. ',
        ru: '  Слишком   много\u00a0 пробелов \nв\tэтом тексте. ',
      }),
      output: {
        text: 'Too many spaces\nin this text.',
        removed: 8,
        changes: [
          { kind: 'spaces', count: 2 },
          { kind: 'ends', count: 3 },
          { kind: 'special', count: 1 },
          { kind: 'tabs', count: 1 },
        ],
      },
    },
    {
      title: 'Digits copied with spaces',
      input: { text: '4111 1111 1111 1111', spaces: 'none' },
      output: { text: '4111111111111111', removed: 3 },
    },
    {
      title: 'Curly quotation marks',
      input: { text: '“It’s here”', quotes: true },
      in: inText({
        es: '“¡Ya está aquí!”',
        fr: '“C’est ici”',
        id: '“Pak Ma’ruf”',
        it: '“C’è posto”',
        pl: '„Jest już tutaj”',
        pt: '“Copo d’água”',
        ru: '„Это здесь“',
      }),
      output: { text: '"It\'s here"', removed: 0 },
    },
  ],
  transform: ({ text, spaces, ends, lines, tabs, special, invisible, markdown, quotes, marks }, { signal }) => {
    const counts = new Map<Kind, number>()
    const count = (kind: Kind, often = 1) => counts.set(kind, (counts.get(kind) ?? 0) + often)
    const replace = (line: string, pattern: RegExp, kind: Kind, by: (found: string) => string) =>
      line.replace(pattern, (found) => {
        count(kind)
        return by(found)
      })
    const cleanLine = (given: string): string => {
      let line = given
      if (invisible) line = replace(line, INVISIBLE, 'invisible', () => '')
      if (quotes)
        line = replace(
          replace(line, DOUBLE_QUOTES, 'quotes', () => '"'),
          SINGLE_QUOTES,
          'quotes',
          () => "'",
        )
      if (special) line = replace(line, SPECIAL, 'special', () => ' ')
      if (tabs) line = replace(line, /\t/g, 'tabs', () => ' ')
      if (marks) {
        line = replace(line, STROKED, 'marks', (letter) => transliterate(letter, 'en'))
        line = replace(line.normalize('NFD'), ACCENTED, 'marks', ([letter = '']) => letter).normalize('NFC')
      }
      const isBreak = markdown && /\S {2,}$/.test(line.slice(-100))
      const body = line.trim()
      const start = body === '' ? 0 : line.length - line.trimStart().length
      // What is kept at the ends has no part in the steps between.
      const before = line.slice(0, start)
      const after = line.slice(start + body.length)
      if ((ends === 'both' && before !== '') || (ends !== 'keep' && !isBreak && after !== ''))
        count('ends', Number(ends === 'both' && before !== '') + Number(!isBreak && after !== ''))
      const inner =
        spaces === 'keep'
          ? body
          : spaces === 'one'
            ? replace(body, / {2,}/g, 'spaces', () => ' ')
            : replace(body, / +/g, 'spaces', () => '')
      return (ends === 'both' ? '' : before) + inner + (ends === 'keep' ? after : isBreak ? '  ' : '')
    }
    const pieces: string[] = []
    let isAfterEmpty = false
    let number = 0
    for (const { text: given, end } of linesWithEnds(text)) {
      if (++number % 10_000 === 0) signal.throwIfAborted()
      const line = cleanLine(given)
      const isEmpty = line.trim() === ''
      if (isEmpty && (lines === 'none' || (lines === 'one' && isAfterEmpty))) count('lines')
      else pieces.push(line, end)
      isAfterEmpty = isEmpty
    }
    const made = pieces.join('')
    return {
      text: made,
      removed: Math.max(0, text.length - made.length),
      changes: KIND_NAMES.filter((kind) => counts.has(kind)).map((kind) => ({ kind, count: counts.get(kind) as number })),
    }
  },
})
