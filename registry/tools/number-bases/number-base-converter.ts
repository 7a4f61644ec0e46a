import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, text, whole } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { anyBaseFailures, prefixBase, readInBase, writeInBase } from '../../lib/numbers/any-base.ts'
import { numberBaseFailures } from '../../lib/numbers/bases.ts'

const BASES = {
  binary: ['Binary', 2],
  ternary: ['Ternary', 3],
  octal: ['Octal', 8],
  decimal: ['Decimal', 10],
  duodecimal: ['Duodecimal', 12],
  hex: ['Hexadecimal', 16],
  vigesimal: ['Vigesimal', 20],
  base32: ['Base 32', 32],
  base36: ['Base 36', 36],
  base62: ['Base 62', 62],
  base64: ['Base 64', 64],
} as const
type Name = keyof typeof BASES
const NAMES = Object.keys(BASES) as [Name, ...Name[]]
const NAME_WORDS = Object.fromEntries(NAMES.map((name) => [name, BASES[name][0]])) as Record<Name, string>

/** The repeating fraction where a comma starts it. */
const COMMA = { input: { value: '0,1' }, output: { result: '0,0(0011)' } }

export const numberBaseConverter = defineTool({
  id: 'number-base-converter',
  category: 'number-bases',
  icon: 'sigma',
  title: 'Number base converter',
  summary: 'Convert numbers between bases 2 to 62 and 64, with fractions, negatives and two’s complement.',
  keywords: [
    'radix converter',
    'base calculator',
    'base 36',
    'base 62',
    'binary octal decimal hex',
    'two’s complement',
    'repeating fraction',
    'numeral system',
  ],
  aliases: ['base-converter', 'radix-converter', 'numeral-system-converter', 'twos-complement-calculator'],
  slugs: {
    es: 'conversor-de-bases-numericas',
    fr: 'convertisseur-de-bases',
    id: 'konversi-basis-bilangan',
    it: 'convertitore-di-basi-numeriche',
    pl: 'konwerter-systemow-liczbowych',
    pt: 'conversor-de-bases-numericas',
    ru: 'konverter-sistem-schisleniya',
  },
  recognizes: [
    { kind: 'hex-number', field: 'value', reading: 'digits', values: { from: 16, to: 10 }, confidence: 0.9 },
    { kind: 'binary-number', field: 'value', reading: 'digits', values: { from: 2, to: 10 }, confidence: 0.9 },
    { kind: 'octal-number', field: 'value', reading: 'digits', values: { from: 8, to: 10 }, confidence: 0.9 },
  ],
  effect: 'pure',
  input: z.object({
    value: text('Number', {
      min: 1,
      max: 2000,
      main: true,
      control: 'line',
      start: '255',
      placeholder: '255',
      help: 'Also with a prefix such as 0xFF, or a fraction such as 0.1(6), where 6 repeats.',
    }),
    from: whole('From base', { min: 2, max: 64, default: 10 }),
    to: whole('To base', { min: 2, max: 64, default: 2 }),
    width: choice(
      'Two’s complement',
      { none: 'Off', '8': '8 bits', '16': '16 bits', '32': '32 bits', '64': '64 bits', '128': '128 bits' },
      { order: ['none', '8', '16', '32', '64', '128'], help: 'Shows the number as a computer stores it.' },
    ),
    fractionDigits: whole('Digits after the point', {
      min: 0,
      max: 1000,
      default: 100,
      help: 'Longer fractions are cut off there.',
      advanced: true,
    }),
  }),
  output: z.object({
    result: part(z.string(), 'Result', { view: 'headline' }),
    stored: facts('Two’s complement', {
      binary: column(z.string(), 'Binary', { format: 'code' }),
      hex: column(z.string(), 'Hexadecimal', { format: 'code' }),
      unsigned: column(z.string(), 'Read as unsigned', { format: 'number' }),
      signed: column(z.string(), 'Read as signed', { format: 'number' }),
    }).optional(),
    table: table(
      'Common bases',
      {
        name: column(z.enum(NAMES), 'Name', { choices: NAME_WORDS }),
        base: column(z.int(), 'Base'),
        number: column(z.string(), 'Number', { format: 'code', copyable: true }),
      },
      { fileName: 'bases.csv' },
    ),
  }),
  failures: {
    ...anyBaseFailures.words,
    'out-of-width': numberBaseFailures.words['out-of-width'],
    'fraction-in-width': numberBaseFailures.words['fraction-in-width'],
  },
  notices: {
    prefix: { info: 'The prefix says base {{base}}, so the number was read in that base.' },
    cut: 'Some fractions have more digits after the point than set under “More options”. They end with an ellipsis (…).',
  },
  notes: [
    'Numbers are kept as exact fractions of whole numbers of any length. Digits in parentheses repeat without end: 0.1 in decimal is 0.0(0011) in binary.',
    'Up to base 36, digits are 0–9 and A–Z in either letter case. From 37 to 62, uppercase letters come before lowercase ones, as in the GMP library. Base 64 has the alphabet of RFC 4648, where A is 0; this is the number in base 64, not the Base64 encoding of bytes.',
    'In two’s complement, a negative number is stored as 2ⁿ minus its absolute value, where n is the number of bits. Numbers from −2ⁿ⁻¹ to 2ⁿ − 1 fit.',
  ],
  examples: [
    {
      title: 'Decimal to binary',
      input: { value: '255', from: 10, to: 2 },
      output: {
        result: '11111111',
        table: [
          { name: 'binary', number: '11111111' },
          { name: 'ternary', number: '100110' },
          { name: 'octal', number: '377' },
          { name: 'decimal', number: '255' },
          { name: 'duodecimal', number: '193' },
          { name: 'hex', number: 'FF' },
          { name: 'vigesimal', number: 'CF' },
          { name: 'base32', number: '7V' },
          { name: 'base36', number: '73' },
          { name: 'base62', number: '47' },
          { name: 'base64', number: 'D/' },
        ],
      },
    },
    {
      title: 'A repeating fraction',
      input: { value: '0.1', from: 10, to: 2 },
      in: { es: COMMA, fr: COMMA, id: COMMA, it: COMMA, pl: COMMA, pt: COMMA, ru: COMMA },
      output: { result: '0.0(0011)' },
    },
    {
      title: 'A negative number in 8 bits',
      input: { value: '-2', to: 16, width: '8' },
      output: { result: '-2', stored: { binary: '1111 1110', hex: 'FE', unsigned: '254', signed: '-2' } },
    },
    {
      title: 'By its prefix',
      input: { value: '0xDEAD_BEEF', to: 10 },
      output: { result: '3735928559', notices: [{ code: 'prefix', params: { base: 16 } }] },
    },
  ],
  transform: ({ value, from, to, width, fractionDigits }, { fail, note }) => {
    const named = prefixBase(value, from)
    if (named !== undefined && named !== from) note('prefix', { base: named })
    const number = readInBase(value, named ?? from, 'value')
    const bits = width === 'none' ? undefined : Number(width)
    if (bits !== undefined && number.bottom !== 1n) fail('fraction-in-width', { field: 'value' })
    if (bits !== undefined && (number.top < -(2n ** BigInt(bits - 1)) || number.top >= 2n ** BigInt(bits)))
      fail('out-of-width', { number: value.trim().slice(0, 60).toWellFormed(), width, field: 'value' })
    // As the number was given, and as it can be given again.
    const mark = value.includes(',') ? ',' : '.'
    const result = writeInBase(number, to, fractionDigits, mark)
    const rows = NAMES.map((name) => ({ name, base: BASES[name][1], ...writeInBase(number, BASES[name][1], fractionDigits, mark) }))
    if (!result.exact || rows.some(({ exact }) => !exact)) note('cut')
    return {
      result: result.text,
      stored: bits === undefined ? undefined : storedIn(number.top, bits),
      table: rows.map(({ name, base, text }) => ({ name, base, number: text })),
    }
  },
})

/** Bits grouped by four from the end. */
const grouped = (digits: string) => digits.replace(/\B(?=(?:.{4})+$)/g, ' ')

function storedIn(value: bigint, bits: number) {
  const unsigned = BigInt.asUintN(bits, value)
  return {
    binary: grouped(unsigned.toString(2).padStart(bits, '0')),
    hex: grouped(
      unsigned
        .toString(16)
        .toUpperCase()
        .padStart(bits / 4, '0'),
    ),
    unsigned: unsigned.toString(),
    signed: BigInt.asIntN(bits, value).toString(),
  }
}
