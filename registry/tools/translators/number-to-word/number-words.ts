import { type FailWhere, defineFailures } from '../../../../engine/core/define.ts'
import type { EnglishStyle } from './languages/en.ts'
import type { FrenchStyle } from './languages/fr.ts'
import type { Gender, MoneyName, Speller } from './speller.ts'

export const WORD_LANGUAGES = ['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'] as const
type WordLanguage = (typeof WORD_LANGUAGES)[number]

/** Decimal places after ISO 4217. */
const CURRENCIES = {
  USD: { name: 'dollar', places: 2 },
  EUR: { name: 'euro', places: 2 },
  GBP: { name: 'pound', places: 2 },
  CHF: { name: 'franc', places: 2 },
  JPY: { name: 'yen', places: 0 },
  CNY: { name: 'yuan', places: 2 },
  INR: { name: 'rupee', places: 2 },
  IDR: { name: 'rupiah', places: 2 },
  PLN: { name: 'zloty', places: 2 },
  BRL: { name: 'real', places: 2 },
  RUB: { name: 'rouble', places: 2 },
  UAH: { name: 'hryvnia', places: 2 },
  MXN: { name: 'peso', places: 2 },
  ARS: { name: 'peso', places: 2 },
  CLP: { name: 'peso', places: 0 },
  COP: { name: 'peso', places: 2 },
  CAD: { name: 'dollar', places: 2 },
  AUD: { name: 'dollar', places: 2 },
  NZD: { name: 'dollar', places: 2 },
  SGD: { name: 'dollar', places: 2 },
  HKD: { name: 'dollar', places: 2 },
} as const satisfies Readonly<Record<string, { name: MoneyName; places: 0 | 2 }>>
type WordCurrency = keyof typeof CURRENCIES
export const WORD_CURRENCIES = Object.keys(CURRENCIES) as [WordCurrency, ...WordCurrency[]]

const NUMBER: FailWhere = { field: 'number' }

export const numberWordFailures = defineFailures({
  'ordinal-from-one': 'Ordinals (first, second, third…) need a whole number from 1 up.',
  'ordinal-too-large': 'This number is too large: ordinals in this language go up to {{most, number}}.',
  'too-many-decimals': 'Too many decimal places: the maximum for {{currency}} is {{count, number}}.',
})

/** Ways of counting within a language. */
type WordStyles = { readonly english: EnglishStyle; readonly french: FrenchStyle }

/** The rules of a language, loaded when they are asked for. */
export async function loadSpeller(language: WordLanguage, { english, french }: WordStyles): Promise<Speller> {
  switch (language) {
    case 'en':
      return (await import('./languages/en.ts')).englishSpeller(english)
    case 'es':
      return (await import('./languages/es.ts')).spanish
    case 'fr':
      return (await import('./languages/fr.ts')).frenchSpeller(french)
    case 'id':
      return (await import('./languages/id.ts')).indonesian
    case 'it':
      return (await import('./languages/it.ts')).italian
    case 'pl':
      return (await import('./languages/pl.ts')).polish
    case 'pt':
      return (await import('./languages/pt.ts')).portuguese
    case 'ru':
      return (await import('./languages/ru.ts')).russian
  }
}

type Parts = { readonly negative: boolean; readonly whole: bigint; readonly fraction: string }

/** @param number a canonical decimal */
function splitNumber(number: string): Parts {
  const [whole = '', fraction = ''] = number.replace('-', '').split('.')
  return { negative: number.startsWith('-') && /[1-9]/.test(number), whole: BigInt(whole), fraction }
}

/** A canonical decimal in words. */
export function cardinalWords(speller: Speller, number: string, gender: Gender): string {
  const { negative, whole, fraction } = splitNumber(number)
  const words = fraction === '' ? speller.cardinal(whole, gender) : speller.decimal(whole, fraction, gender)
  return negative ? `${speller.minus} ${words}` : words
}

/** @throws ToolError ordinal-from-one, ordinal-too-large */
export function ordinalWords(speller: Speller, number: string, gender: Gender, where: FailWhere = NUMBER): string {
  const { negative, whole, fraction } = splitNumber(number)
  if (negative || whole === 0n || /[1-9]/.test(fraction)) numberWordFailures.fail('ordinal-from-one', where)
  if (whole > speller.ordinalMost) numberWordFailures.fail('ordinal-too-large', { most: String(speller.ordinalMost), ...where })
  return speller.ordinal(whole, gender)
}

/** How hundredths are written: in words, as 50/100 on cheques, or as 50 with their name. */
const HUNDREDTHS = ['words', 'fraction', 'figures'] as const
type Hundredths = (typeof HUNDREDTHS)[number]

/**
 * An amount of money in words. Figures always stand in pairs, and then both parts are written.
 * @throws ToolError too-many-decimals
 */
export function moneyWords(
  speller: Speller,
  number: string,
  currency: WordCurrency,
  hundredths: Hundredths,
  where: FailWhere = NUMBER,
): string {
  const { negative, whole, fraction } = splitNumber(number)
  const { name, places } = CURRENCIES[currency]
  const { unit, part } = speller.money[name]
  const digits = fraction.replace(/0+$/, '').padEnd(places, '0')
  if (digits.length > places) numberWordFailures.fail('too-many-decimals', { currency, count: places, ...where })
  const parts = BigInt(digits || '0')
  const words = []
  if (whole > 0n || parts === 0n || hundredths !== 'words') words.push(speller.amount(whole, unit))
  if (places > 0 && hundredths === 'fraction') words.push(`${digits}/100`)
  else if (places > 0 && hundredths === 'figures') words.push(`${digits} ${speller.nounFor(part, parts)}`)
  else if (parts > 0n) words.push(speller.amount(parts, part))
  return (negative ? `${speller.minus} ` : '') + words.join(speller.and)
}

type WordCase = 'lower' | 'sentence' | 'title' | 'upper'

export function changeCase(words: string, letterCase: WordCase): string {
  if (letterCase === 'upper') return words.toUpperCase()
  if (letterCase === 'lower') return words
  return words.replace(letterCase === 'sentence' ? /^\p{L}/u : /(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase())
}
