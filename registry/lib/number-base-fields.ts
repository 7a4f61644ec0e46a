import * as z from 'zod'
import { notices } from '../../engine/core/schema.ts'
import type { BaseName } from './number-bases.ts'

/** Longest text of numbers, in UTF-16 units. */
const TEXT_MOST = 1_000_000

export const BASE_LABELS: Readonly<Record<BaseName, string>> = { binary: 'Binary', octal: 'Octal', decimal: 'Decimal', hex: 'Hexadecimal' }

/** How numbers of a base may be written, for the notes. */
export const HEX_MARKS_NOTE = String.raw`Hexadecimal numbers may be written as in programs and documents: with 0x, #, $, &H, U+ or \x before them, or an h behind.`
export const DECIMAL_MARKS_NOTE =
  'A comma may begin the fraction or group digits; where it could do either, as in 1,234, the number is refused. Points group digits only where there are several, as in 1.234.567; a single point begins the fraction.'

/** The fields that every converter between two bases has. */
export function numberFields(from: BaseName) {
  return {
    text: z.string().max(TEXT_MOST).meta({ label: BASE_LABELS[from], control: 'multiline', lines: 4, help: 'One number on each line.' }),
    spaces: z
      .enum(['join', 'separate'])
      .default('join')
      .meta({ label: 'Spaces', choices: { join: 'Group the digits of one number', separate: 'Stand between numbers' } }),
    grouping: z
      .enum(['none', 'space', 'underscore', 'apostrophe'])
      .default('none')
      .meta({
        label: 'Group digits',
        choices: { none: 'No groups', space: 'With spaces', underscore: 'With underscores', apostrophe: 'With apostrophes' },
      }),
    fractionDigits: z
      .int()
      .min(0)
      .max(1000)
      .default(20)
      .meta({ label: 'Fraction digits', help: 'For fractions that never end in the new base.', advanced: true }),
    width: z
      .enum(['none', '8', '16', '32', '64', '128'])
      .default('none')
      .meta({
        label: 'Two’s complement',
        help: 'Reads and writes negative numbers as a computer stores them.',
        choices: { none: 'Off', '8': '8 bits', '16': '16 bits', '32': '32 bits', '64': '64 bits', '128': '128 bits' },
        advanced: true,
      }),
  }
}

/** For results in any base but ten. */
export const prefixFields = {
  prefix: z.boolean().default(false).meta({ label: 'Write the prefix', help: '0x, 0b or 0o before the number.' }),
}

/** For results in binary, where each digit read stands for a fixed number of bits. */
export const leadingZerosFields = {
  leadingZeros: z
    .boolean()
    .default(false)
    .meta({ label: 'Keep leading zeros', when: { field: 'width', is: ['none'] } }),
}

/** For hexadecimal results. */
export const letterCaseFields = {
  letterCase: z
    .enum(['upper', 'lower'])
    .default('upper')
    .meta({ label: 'Letter case', choices: { upper: 'Capital letters', lower: 'Small letters' } }),
}

/** The output of a converter into the base `to`. */
export function numberBaseOutput(to: BaseName) {
  return z.object({
    text: z.string().meta({ label: BASE_LABELS[to], view: 'code' }),
    notices: notices({
      rounded: 'Numbers whose fraction never ends in this base were rounded to the number of digits set above: {{count, number}}.',
    }).optional(),
  })
}
