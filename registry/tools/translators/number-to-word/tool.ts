import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, decimal } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
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
  summary: 'Write numbers and amounts of money out in words, in eight languages.',
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
  effect: 'pure',
  input: z.object({
    number: decimal('Number', { start: '1234' }),
    mode: choice('Format', { cardinal: 'Number', ordinal: 'Ordinal (first, second …)', currency: 'Amount of money' }),
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
        reformed: 'Spelling of 1990 (vingt-et-un)',
        belgian: 'Belgian (septante, nonante)',
        swiss: 'Swiss (septante, huitante, nonante)',
      },
      { when: { language: 'fr' }, advanced: true },
    ),
    letterCase: choice(
      'Letter case',
      { lower: 'Small letters', sentence: 'First letter capital', title: 'Each word with a capital', upper: 'Capital letters' },
      { advanced: true },
    ),
  }),
  output: z.object({ text: part(z.string(), 'In words') }),
  failures: numberWordFailures.words,
  notes: [
    'Numbers have up to thirty digits before the point and twenty after it. English, Indonesian, Russian and Portuguese as in Brazil count by the short scale (a billion, miliar or bilhão is a thousand million); Spanish, French, Italian and Polish by the long scale.',
    'Decimal places are read digit by digit in English and Indonesian, as tenths, hundredths and so on in Russian, and elsewhere as a number where they are three or fewer after the zeros.',
    'Currencies are named without their country, as on cheques: US and Canadian dollars are both dollars.',
  ],
  examples: [
    { input: { number: '1234' }, output: { text: 'one thousand two hundred thirty-four' } },
    {
      title: 'An amount, as on a cheque',
      input: { number: '1250.5', mode: 'currency', currency: 'GBP', language: 'en', english: 'british', letterCase: 'sentence' },
      output: { text: 'One thousand two hundred and fifty pounds and fifty pence' },
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
      title: 'Roubles in words, kopecks in figures',
      input: { number: '1500', mode: 'currency', currency: 'RUB', language: 'ru', hundredths: 'figures', letterCase: 'sentence' },
      output: { text: 'Одна тысяча пятьсот рублей 00 копеек' },
    },
    {
      title: 'A Spanish ordinal',
      input: { number: '21', mode: 'ordinal', language: 'es', gender: 'feminine' },
      output: { text: 'vigésima primera' },
    },
  ],
  transform: async ({ number, mode, language, currency, hundredths, gender, english, french, letterCase }) => {
    const speller = await loadSpeller(language, { english, french })
    const words =
      mode === 'currency'
        ? moneyWords(speller, number, currency, hundredths)
        : mode === 'ordinal'
          ? ordinalWords(speller, number, gender)
          : cardinalWords(speller, number, gender)
    return { text: changeCase(words, letterCase) }
  },
})
