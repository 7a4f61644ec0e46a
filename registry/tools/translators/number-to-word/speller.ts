export type Gender = 'masculine' | 'feminine' | 'neuter'

/** A noun that is counted: its forms in the order of the language's own plural rule (`one`, `few`, `many`, or `one`, `many`). */
export type Noun = { readonly gender: Gender; readonly forms: readonly string[] }

/** The names of currencies without their country: every dollar is a dollar. */
const MONEY_NAMES = [
  'dollar',
  'euro',
  'pound',
  'franc',
  'yen',
  'yuan',
  'rupee',
  'rupiah',
  'zloty',
  'real',
  'rouble',
  'hryvnia',
  'peso',
] as const
export type MoneyName = (typeof MONEY_NAMES)[number]

/** A currency's name and that of its hundredth. */
export type MoneyNouns = { readonly unit: Noun; readonly part: Noun }

/** How one language says numbers. All numbers are whole, from zero, below 10^30. */
export type Speller = {
  readonly minus: string
  /** Between an amount's units and its hundredths, with spaces. */
  readonly and: string
  /** Highest number that {@link Speller.ordinal} takes. */
  readonly ordinalMost: bigint
  cardinal(number: bigint, gender: Gender): string
  /** From 1. */
  ordinal(number: bigint, gender: Gender): string
  /** A decimal fraction, by the digits after the point. */
  decimal(whole: bigint, fraction: string, gender: Gender): string
  /** What is counted, in the form that goes with the number. */
  nounFor(noun: Noun, number: bigint): string
  /** A number with what is counted. */
  amount(number: bigint, noun: Noun): string
  readonly money: Readonly<Record<MoneyName, MoneyNouns>>
}

export const masculine = (...forms: string[]): Noun => ({ gender: 'masculine', forms })
export const feminine = (...forms: string[]): Noun => ({ gender: 'feminine', forms })
export const neuter = (...forms: string[]): Noun => ({ gender: 'neuter', forms })

/** Groups of three digits as numbers, the lowest first. */
export function groupsOf(number: bigint): number[] {
  const groups: number[] = []
  for (let rest = number; rest > 0n; rest /= 1000n) groups.push(Number(rest % 1000n))
  return groups
}

/** Joins what is not empty with spaces. */
export const joinWords = (...words: readonly string[]): string => words.filter(Boolean).join(' ')

/** “three point one four”: each digit by itself. */
export function digitByDigit(point: string, cardinal: (number: bigint) => string) {
  return (whole: bigint, fraction: string): string =>
    joinWords(cardinal(whole), point, ...Array.from(fraction, (digit) => cardinal(BigInt(digit))))
}

/** “tre virgola quattordici”: leading zeros singly and then up to three digits as a number; longer fractions digit by digit. */
export function asNumber(point: string, cardinal: (number: bigint) => string) {
  return (whole: bigint, fraction: string): string => {
    const rest = fraction.replace(/^0+/, '')
    if (rest === '' || rest.length > 3) return digitByDigit(point, cardinal)(whole, fraction)
    const zeros = Array.from({ length: fraction.length - rest.length }, () => cardinal(0n))
    return joinWords(cardinal(whole), point, ...zeros, cardinal(BigInt(rest)))
  }
}

/** Whether a number is whole millions, after which many languages put “of”. */
export const isWholeMillions = (number: bigint): boolean => number > 0n && number % 1_000_000n === 0n

/** Of two forms the one for this number; `many` also for zero. */
export const oneOrMany = ({ forms }: Noun, number: bigint): string => forms[number === 1n ? 0 : 1] ?? ''
