import * as z from 'zod'
import { type FailWhere, defineTool } from '../../../../engine/core/define.ts'
import { choice, decimal, text } from '../../../../engine/core/kit.ts'
import { column, part, table } from '../../../../engine/core/parts.ts'
import { decimalWriter } from '../../../lib/numbers/local-decimal.ts'
import { inItsLanguage } from '../../../lib/words/in-sample.ts'
import {
  WORD_CURRENCIES,
  WORD_LANGUAGES,
  cardinalWords,
  changeCase,
  loadSpeller,
  moneyWords,
  numberWordFailures,
  ordinalWords,
} from './number-words.ts'

export const numberToWord = defineTool({
  id: 'number-to-word',
  category: 'translators',
  icon: 'spell-check',
  title: 'Number to words',
  summary: 'Convert numbers and money amounts to words, for checks and contracts, in eight languages.',
  keywords: [
    'numbers in words',
    'spell out numbers',
    'cheque writer',
    'check amount in words',
    'ordinal numbers',
    'currency in words',
    'how to write a number',
    'lakh',
    'crore',
  ],
  aliases: ['number-to-words', 'numbers-to-words'],
  slugs: {
    es: 'numeros-a-letras',
    fr: 'nombre-en-lettres',
    id: 'terbilang',
    it: 'numeri-in-lettere',
    pl: 'liczby-slownie',
    pt: 'numero-por-extenso',
    ru: 'chislo-propisyu',
  },
  recognizes: [{ kind: 'number', field: 'number', reading: 'number' }],
  effect: 'pure',
  input: z.object({
    number: decimal('Number', { start: '1234' }),
    more: text('More numbers', {
      max: 100_000,
      default: '',
      help: 'One per line, without thousands separators.',
      control: 'multiline',
      lines: 4,
      advanced: true,
    }),
    mode: choice('Format', { cardinal: 'Cardinal (one, two…)', ordinal: 'Ordinal (first, second…)', currency: 'Amount of money' }),
    language: choice('Language', WORD_LANGUAGES, { default: 'en', named: 'language', defaultFrom: 'locale' }),
    currency: choice('Currency', WORD_CURRENCIES, {
      default: 'USD',
      named: 'currency',
      defaultFrom: 'currency',
      when: { mode: 'currency' },
    }),
    hundredths: choice(
      'Cents',
      { words: 'In words', fraction: 'As a fraction (50/100)', figures: 'In figures (50 cents)' },
      { default: 'words', when: { mode: 'currency' }, advanced: true },
    ),
    gender: choice(
      'Gender',
      { masculine: 'Masculine', feminine: 'Feminine', neuter: 'Neuter' },
      { help: 'For languages where numbers agree with what is counted.', when: { mode: ['cardinal', 'ordinal'] }, advanced: true },
    ),
    english: choice(
      'English style',
      { american: 'American (one hundred one)', british: 'British (one hundred and one)', indian: 'Indian (lakh and crore)' },
      { when: { language: 'en' }, advanced: true },
    ),
    french: choice(
      'French style',
      {
        traditional: 'Traditional (vingt et un)',
        reformed: '1990 spelling (vingt-et-un)',
        belgian: 'Belgian (septante, nonante)',
        swiss: 'Swiss (septante, huitante, nonante)',
      },
      { when: { language: 'fr' }, advanced: true },
    ),
    letterCase: choice(
      'Letter case',
      { lower: 'Lowercase', sentence: 'Capitalize the first word', title: 'Capitalize Every Word', upper: 'Uppercase' },
      { advanced: true },
    ),
  }),
  output: z.object({
    text: part(z.string(), 'In words'),
    list: table(
      'More numbers',
      { number: part(z.string(), 'Number', { format: 'number' }), words: column(z.string(), 'In words') },
      { fileName: 'numbers-in-words.csv' },
    ).optional(),
  }),
  failures: {
    ...numberWordFailures.words,
    'bad-line': 'This isn’t a number with up to 30 digits and 20 decimals. Write it like 1234.5, without thousands separators.',
    'too-many-lines': {
      one: 'You entered {{count, number}} line; the limit is {{maximum, number}}.',
      other: 'You entered {{count, number}} lines; the limit is {{maximum, number}}.',
    },
  },
  notes: [
    'Numbers can have up to 30 digits before the decimal point and 20 after it. English, Indonesian, Russian and Brazilian Portuguese use the short scale (a billion, miliar or bilhão is a thousand million); Spanish, French, Italian and Polish use the long scale.',
    'Decimals are read digit by digit in English and Indonesian, and as tenths, hundredths and so on in Russian. In the other languages, up to three digits after any zeros are read as a number.',
    'Currencies are named without their country, as on checks: US and Canadian dollars are both dollars.',
  ],
  examples: [
    { input: { number: '1234' }, output: { text: 'one thousand two hundred thirty-four' } },
    {
      title: 'An amount, as on a check',
      input: { number: '1250.5', mode: 'currency', currency: 'USD', language: 'en', letterCase: 'sentence' },
      in: {
        es: { input: { number: '1250.5', currency: 'EUR', language: 'es' } },
        fr: { input: { number: '1250.5', currency: 'EUR', language: 'fr' } },
        id: { input: { number: '1250000', currency: 'IDR', language: 'id' } },
        it: { input: { number: '1250.5', currency: 'EUR', language: 'it' } },
        pl: { input: { number: '1250.5', currency: 'PLN', language: 'pl' } },
        pt: { input: { number: '1250.5', currency: 'BRL', language: 'pt' } },
        ru: { input: { number: '1250.5', currency: 'RUB', language: 'ru' } },
      },
      output: { text: 'One thousand two hundred fifty dollars and fifty cents' },
    },
    {
      title: 'Brazilian reais',
      input: { number: '1000000', mode: 'currency', currency: 'BRL', language: 'pt' },
      output: { text: 'um milhão de reais' },
    },
    {
      title: 'Polish złoty',
      input: { number: '22.02', mode: 'currency', currency: 'PLN', language: 'pl' },
      output: { text: 'dwadzieścia dwa złote dwa grosze' },
    },
    {
      title: 'Rubles in words, kopecks in figures',
      input: { number: '1500', mode: 'currency', currency: 'RUB', language: 'ru', hundredths: 'figures', letterCase: 'sentence' },
      output: { text: 'Одна тысяча пятьсот рублей 00 копеек' },
    },
    {
      title: 'A Spanish ordinal',
      input: { number: '21', mode: 'ordinal', language: 'es', gender: 'feminine' },
      output: { text: 'vigésima primera' },
    },
    {
      title: 'Several numbers',
      input: { number: '1', more: '21\n-3.5', language: 'en' },
      in: { ...inItsLanguage, fr: { input: { more: '21\n-3,5', language: 'fr' } } },
      output: {
        text: 'one',
        list: [
          { number: '21', words: 'twenty-one' },
          { number: '-3.5', words: 'minus three point five' },
        ],
      },
    },
  ],
  transform: async (
    { number, more, mode, language, currency, hundredths, gender, english, french, letterCase },
    { signal, locale, fail },
  ) => {
    const speller = await loadSpeller(language, { english, french })
    const spell = (value: string, where?: FailWhere): string => {
      const words =
        mode === 'currency'
          ? moneyWords(speller, value, currency, hundredths, where)
          : mode === 'ordinal'
            ? ordinalWords(speller, value, gender, where)
            : cardinalWords(speller, value, gender)
      return changeCase(words, letterCase)
    }
    const lines = [...more.matchAll(/[^\r\n]+/g)].filter(([line]) => line.trim() !== '')
    if (lines.length > MOST_LINES) fail('too-many-lines', { count: lines.length, maximum: MOST_LINES, field: 'more' })
    const mark = decimalWriter(locale)('.')
    const list = lines.map(({ 0: line, index }) => {
      signal.throwIfAborted()
      const where = { field: 'more', offset: index, text: more }
      const value = plainNumber(line.trim(), mark) ?? fail('bad-line', where)
      return { number: value, words: spell(value, where) }
    })
    return { text: spell(number), list: list.length > 0 ? list : undefined }
  },
})

const MOST_LINES = 1000

/**
 * As the decimals of fields are: no zeros that say nothing, no minus before nothing.
 * @param mark the decimal mark of the reader's language, which may be written in place of a point
 */
function plainNumber(text: string, mark: string): string | undefined {
  const [, minus = '', whole = '', fraction = ''] = /^([-−]?)(\d{1,30})(?:\.(\d{1,20}))?$/.exec(text.replace(mark, '.')) ?? []
  if (whole === '') return undefined
  const digits = whole.replace(/^0+(?=\d)/, '') + (fraction && `.${fraction}`)
  return minus !== '' && /[1-9]/.test(digits) ? `-${digits}` : digits
}
