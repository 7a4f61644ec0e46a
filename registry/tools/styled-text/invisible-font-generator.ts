import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, whole } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { INVISIBLE_CHARACTERS } from '../../data/symbols/invisible-characters.ts'

const KIND_LABELS = { letter: 'Blank letter', none: 'Zero width', direction: 'Direction mark', space: 'Space' } as const
const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')

const ROWS = INVISIBLE_CHARACTERS.map(({ code, name, kind }) => {
  const character = String.fromCodePoint(code)
  return { name, code: `U+${hex(code)}`, character, kind, trimmed: character.trim() === '' }
})
const CHOICES = ROWS.map(({ code, name }) => `${code} ${name}`) as [string, ...string[]]

export const invisibleFontGenerator = defineTool({
  id: 'invisible-font-generator',
  category: 'styled-text',
  icon: 'eye-off',
  title: 'Invisible text generator',
  summary: 'Copy an invisible or zero-width character, once or many times, for empty messages, names and bios.',
  keywords: [
    'invisible character',
    'blank character',
    'empty text',
    'zero width space',
    'blank space copy and paste',
    'hangul filler',
    'empty message',
    'u+3164',
  ],
  aliases: ['invisible-text-generator', 'invisible-character', 'blank-character'],
  slugs: {
    es: ['caracter-invisible', 'texto-invisible'],
    fr: 'caractere-invisible',
    id: ['teks-kosong', 'karakter-tak-terlihat'],
    it: 'carattere-invisibile',
    pl: 'niewidzialny-znak',
    pt: 'caractere-invisivel',
    ru: 'nevidimyy-simvol',
  },
  effect: 'pure',
  input: z.object({
    character: choice('Character', CHOICES, { default: CHOICES[0], named: 'raw' }),
    count: whole('How many', { min: 1, max: 10_000, default: 1 }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { help: 'It’s there, even though you can’t see it: use the copy button.', fileName: 'invisible.txt' }),
    facts: facts('Details', {
      character: column(z.string(), 'Character', { format: 'code' }),
      kind: column(z.enum(['letter', 'none', 'direction', 'space']), 'Kind', { choices: KIND_LABELS }),
      trimmed: column(z.boolean(), 'Trimmed as whitespace'),
      html: column(z.string(), 'HTML', { format: 'code' }),
      javascript: column(z.string(), 'JavaScript', { format: 'code' }),
      url: column(z.string(), 'URL', { format: 'code' }),
    }),
    characters: table('Invisible characters', {
      code: column(z.string(), 'Code point', { format: 'code' }),
      name: column(z.string(), 'Name'),
      character: column(z.string(), 'Character', { format: 'code', copyable: true }),
      kind: column(z.enum(['letter', 'none', 'direction', 'space']), 'Kind', { choices: KIND_LABELS }),
      trimmed: column(z.boolean(), 'Trimmed as whitespace'),
    }),
  }),
  notes: [
    'The Hangul filler (U+3164) counts as a letter and the Braille blank (U+2800) as a symbol, so most forms accept them as text, while whitespace at either end is usually cut off. Many sites remove or reject some of these characters, so try another if one doesn’t work.',
    'The zero-width joiner combines emoji, the non-joiner changes how Arabic and Indic letters connect, and direction marks change the order of the text around them.',
    'Screen readers may read them out or stop at them. Don’t use them to impersonate someone: look-alike names are often prohibited.',
  ],
  examples: [
    {
      input: {},
      output: {
        text: '\u3164',
        facts: { character: '\u3164', kind: 'letter', trimmed: false, html: '&#x3164;', javascript: '\\u{3164}', url: '%E3%85%A4' },
      },
    },
    {
      title: 'Five Braille blanks',
      input: { character: 'U+2800 BRAILLE PATTERN BLANK', count: 5 },
      output: { text: '\u2800\u2800\u2800\u2800\u2800' },
    },
    {
      title: 'A zero-width space',
      input: { character: 'U+200B ZERO WIDTH SPACE' },
      output: {
        text: '\u200b',
        facts: { character: '\u200b', kind: 'none', trimmed: false, html: '&#x200B;', javascript: '\\u{200B}', url: '%E2%80%8B' },
      },
    },
  ],
  transform: ({ character, count }) => {
    const row = ROWS[CHOICES.indexOf(character)] ?? ROWS[0]
    if (row === undefined) throw new RangeError('no characters')
    const code = row.character.codePointAt(0) ?? 0
    return {
      text: row.character.repeat(count),
      facts: {
        character: row.character,
        kind: row.kind,
        trimmed: row.trimmed,
        html: `&#x${hex(code)};`,
        javascript: `\\u{${hex(code)}}`,
        url: encodeURIComponent(row.character),
      },
      characters: ROWS,
    }
  },
})
