import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice } from '../../../engine/core/kit.ts'
import { column, table } from '../../../engine/core/parts.ts'
import { ALPHABETS, SPECIAL_CHARACTERS } from '../../data/symbols/special-characters.ts'
import { type TextEncoding, byteTable } from '../../lib/encoding/text-encoding.ts'
import { SIGN_FAILURES, SIGN_NOTE, SIGN_COLUMNS, findSigns } from '../../lib/symbols/sign-table.ts'
import { boardOf, groupField, searchField } from '../../lib/symbols/board.ts'

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

/** The code pages of Poland and Russia have no Danish letters. */
const NO_ALT = { input: {}, output: { signs: [{ text: 'ø', code: 'U+00F8' }] } }

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
    'Alt codes work in Windows: hold Alt and type the digits, including the zero, on the number pad. They are numbers in its code page 1252, so other characters have none; where Windows uses another code page, as in Poland or Russia, some give a different character.',
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
      in: { pl: NO_ALT, ru: NO_ALT },
      output: { signs: [{ text: 'ø', name: 'Latin small letter o with stroke', code: 'U+00F8', html: '&oslash;', alt: 'Alt+0248' }] },
    },
    {
      title: 'The euro by its code point',
      input: { find: '20ac' },
      in: { ru: { input: {}, output: { signs: [{ text: '€', alt: 'Alt+0136' }] } } },
      output: { signs: [{ text: '€', name: 'euro sign', code: 'U+20AC', html: '&euro;', alt: 'Alt+0128' }] },
    },
  ],
  transform: async ({ group, alphabet, find }, { locale, fail }) => {
    const board = group === 'letters' && alphabet ? boardOf({ letters: ALPHABETS[alphabet] }) : BOARD
    const signs = await findSigns(board, { group, find }, locale, fail)
    const bytes = byteTable(CODE_PAGES[locale.slice(0, 2)] ?? 'windows-1252')
    const altOf = (text: string) => {
      const byte = bytes.get(text.codePointAt(0) as number)
      return byte !== undefined && byte >= 0x80 ? `Alt+0${byte}` : undefined
    }
    return { signs: signs.map((sign) => ({ ...sign, alt: altOf(sign.text) })) }
  },
})

/** The code page of Windows in a language where it is not 1252, as in the west of Europe and America. */
const CODE_PAGES: Readonly<Record<string, TextEncoding>> = { pl: 'windows-1250', ru: 'windows-1251' }
