import * as z from 'zod'
import type { Note } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { inText } from '../words/in-text.ts'
import { type BaseName, type NumberBaseInput, convertBases, numberBaseFailures } from './bases.ts'

/** Longest text of numbers, in UTF-16 units. */
const TEXT_MOST = 1_000_000

export const BASE_LABELS: Readonly<Record<BaseName, string>> = { binary: 'Binary', octal: 'Octal', decimal: 'Decimal', hex: 'Hexadecimal' }

/** How numbers of a base may be written, for the notes. */
export const HEX_MARKS_NOTE = String.raw`Hexadecimal numbers can be written as in code and documents: with 0x, #, $, &H, U+ or \x before them, or an h after them.`
export const DECIMAL_MARKS_NOTE =
  'A comma can start the fraction or group digits; where it could do either, as in 1,234, the number is rejected. Points group digits only if there are several, as in 1.234.567; a single point starts the fraction.'

/** An example's text with the decimal mark of the languages other than English. */
export const withDecimalComma = (text: string) => {
  const own = text.replace('.', ',')
  return inText({ es: own, fr: own, id: own, it: own, pl: own, pt: own, ru: own })
}

/** The fields that every converter between two bases has. */
function numberFields(from: BaseName) {
  return {
    text: text(BASE_LABELS[from], { max: TEXT_MOST, control: 'multiline', lines: 4, help: 'One number per line.' }),
    spaces: choice('Spaces', { join: 'Group the digits of one number', separate: 'Separate numbers' }),
    grouping: choice('Group digits', {
      none: 'No groups',
      space: 'With spaces',
      underscore: 'With underscores',
      apostrophe: 'With apostrophes',
    }),
    fractionDigits: whole('Digits after the point', {
      min: 0,
      max: 1000,
      default: 20,
      help: 'For fractions that never end in the new base.',
      advanced: true,
    }),
    otherBase: whole('Another base', { min: 2, max: 36, optional: true, help: 'From 2 to 36, shown next to the result.', advanced: true }),
    width: choice(
      'Two’s complement',
      { none: 'Off', '8': '8 bits', '16': '16 bits', '32': '32 bits', '64': '64 bits', '128': '128 bits' },
      {
        order: ['none', '8', '16', '32', '64', '128'],
        help: 'Reads and writes negative numbers as a computer stores them.',
        advanced: true,
      },
    ),
  }
}

/** For results in any base but ten. */
const prefixField = (help: string) => ({ prefix: flag('Add the prefix', { help }) })
export const binaryPrefixFields = prefixField('0b before the number.')
export const octalPrefixFields = prefixField('0o before the number.')
export const hexPrefixFields = prefixField('0x before the number.')

/** For results in binary, where each digit read stands for a fixed number of bits. */
export const leadingZerosFields = { leadingZeros: flag('Keep leading zeros', { when: { width: 'none' } }) }

/** For hexadecimal results. */
export const letterCaseFields = { letterCase: choice('Letter case', { upper: 'Uppercase', lower: 'Lowercase' }) }

const notices = {
  rounded: {
    one: '{{count, number}} number was rounded to the number of digits set above, because its fraction never ends in this base.',
    other: '{{count, number}} numbers were rounded to the number of digits set above, because their fractions never end in this base.',
  },
} as const
type Context = { readonly signal: AbortSignal; readonly note: Note<typeof notices> }

/** What a converter between two bases declares beside its words; `more` are fields that only some have. Spread it in the entry. */
export function baseConverter<M extends z.ZodRawShape = Record<never, never>>(from: BaseName, to: BaseName, more?: M) {
  return {
    input: z.object({ ...numberFields(from), ...(more as M) }),
    output: z.object({
      text: part(z.string(), BASE_LABELS[to], { view: 'code' }),
      other: part(z.string(), 'In the other base', { view: 'code' }).optional(),
    }),
    failures: numberBaseFailures.words,
    notices,
    transform: (input: NumberBaseInput, { signal, note }: Context) => {
      const { text, other, rounded } = convertBases(input, from, to, signal)
      if (rounded > 0) note('rounded', { count: rounded })
      return other === undefined ? { text } : { text, other }
    },
  }
}
