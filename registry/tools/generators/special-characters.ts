import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice } from '../../../engine/core/kit.ts'
import { column, table } from '../../../engine/core/parts.ts'
import { ALPHABETS, SPECIAL_CHARACTERS } from '../../data/symbols/special-characters.ts'
import { SIGN_FAILURES, SIGN_NOTE, SIGN_COLUMNS, findSigns } from '../../lib/symbols/sign-table.ts'
import { boardOf, groupField, searchField } from '../../lib/symbols/board.ts'
import { WINDOWS_1252_HIGH } from '../../lib/encoding/windows-1252.ts'

const LABELS = {
  letters: 'Accented letters',
  quotes: 'Quotation marks and dashes',
  punctuation: 'Punctuation',
  legal: 'Copyright and trademarks',
  currency: 'Currency symbols',
  maths: 'Math symbols',
  fractions: 'Fractions',
  raised: 'Superscript and subscript',
  units: 'Units',
  greek: 'Greek letters',
  phonetics: 'Phonetic letters (IPA)',
  spaces: 'Spaces and invisible characters',
} as const

const BOARD = boardOf(SPECIAL_CHARACTERS)

export const specialCharacters = defineTool({
  id: 'special-characters',
  category: 'generators',
  icon: 'omega',
  title: 'Special characters',
  summary:
    'Copy accented letters, dashes, currency, math and Greek characters with one tap, and see their names, code points, HTML and Alt codes.',
  keywords: [
    'accented letters',
    'alt codes',
    'html entities',
    'foreign letters',
    'em dash',
    'euro sign',
    'degree sign',
    'character map',
    'special letters',
  ],
  aliases: ['character-map', 'accented-letters', 'alt-codes'],
  slugs: {
    es: 'caracteres-especiales',
    fr: 'caracteres-speciaux',
    id: 'karakter-khusus',
    it: 'caratteri-speciali',
    pl: 'znaki-specjalne',
    pt: 'caracteres-especiais',
    ru: ['spetsialnye-simvoly', 'specialnye-simvoly'],
  },
  effect: 'pure',
  input: z.object({
    find: searchField('€'),
    group: groupField(LABELS),
    alphabet: choice('Letters of', Object.keys(ALPHABETS) as [keyof typeof ALPHABETS, ...(keyof typeof ALPHABETS)[]], {
      optional: true,
      named: 'language',
      when: { group: 'letters' },
    }),
  }),
  output: z.object({
    signs: table(
      'Symbols',
      { ...SIGN_COLUMNS, alt: column(z.string(), 'Alt code').optional() },
      { view: 'tiles', fileName: 'special-characters.csv' },
    ),
  }),
  failures: SIGN_FAILURES,
  notes: [
    SIGN_NOTE,
    'Alt codes work in Windows: hold Alt and type the digits, including the zero, on the number pad. They are Windows-1252 numbers, so other characters have none; if Windows uses another code page, as for Polish or Russian, some give a different character.',
    'Spaces and invisible characters can’t be seen in the grid, but tapping them copies them all the same.',
  ],
  examples: [
    {
      title: 'An em dash',
      input: { find: 'em dash' },
      in: {
        es: { input: { find: 'guion largo' } },
        fr: { input: { find: '—' } },
        it: { input: { find: 'trattino lungo' } },
        pl: { input: { find: 'pauza' } },
        pt: { input: { find: 'travessão' } },
        ru: { input: { find: 'длинное тире' } },
      },
      output: { signs: [{ text: '—', name: 'em dash', code: 'U+2014', html: '&mdash;', alt: 'Alt+0151' }] },
    },
    {
      title: 'A Danish letter',
      input: { group: 'letters', alphabet: 'da', find: 'ø' },
      output: { signs: [{ text: 'ø', name: 'Latin small letter o with stroke', code: 'U+00F8', html: '&oslash;', alt: 'Alt+0248' }] },
    },
    {
      title: 'The euro by its code point',
      input: { find: '20ac' },
      output: { signs: [{ text: '€', name: 'euro sign', code: 'U+20AC', html: '&euro;', alt: 'Alt+0128' }] },
    },
  ],
  transform: async ({ group, alphabet, find }, { locale, fail }) => {
    const board = group === 'letters' && alphabet ? boardOf({ letters: ALPHABETS[alphabet] }) : BOARD
    const signs = await findSigns(board, { group, find }, locale, fail)
    return { signs: signs.map((sign) => ({ ...sign, ...altOf(sign.text) })) }
  },
})

/** How Windows types what its code page 1252 holds; nothing for other characters. */
function altOf(text: string): { alt?: string } {
  const code = text.codePointAt(0) as number
  const byte = code >= 0xa0 && code <= 0xff ? code : 0x80 + [...WINDOWS_1252_HIGH].indexOf(text)
  return byte >= 0x80 ? { alt: `Alt+0${byte}` } : {}
}
