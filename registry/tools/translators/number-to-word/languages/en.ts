import { type Speller, digitByDigit, groupsOf, joinWords, neuter, oneOrMany } from '../speller.ts'

/** `american` without “and”, `british` with it, `indian` with it and in lakh and crore. */
export type EnglishStyle = 'american' | 'british' | 'indian'

const ONES = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion', 'quintillion', 'sextillion', 'septillion', 'octillion']
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

function belowHundred(number: number): string {
  if (number < 20) return ONES[number] ?? ''
  const ten = TENS[Math.floor(number / 10)] ?? ''
  return number % 10 === 0 ? ten : `${ten}-${ONES[number % 10]}`
}

function belowThousand(number: number, and: boolean): string {
  const hundreds = Math.floor(number / 100)
  const rest = belowHundred(number % 100)
  if (hundreds === 0) return rest
  return joinWords(ONES[hundreds] ?? '', 'hundred', and && rest ? 'and' : '', rest)
}

function western(number: bigint, and: boolean): string {
  const groups = groupsOf(number)
  const words = groups.map((group, index) => (group === 0 ? '' : joinWords(belowThousand(group, and), SCALES[index] ?? '')))
  const lowest = groups[0] ?? 0
  if (and && number > 999n && lowest > 0 && lowest < 100) words[0] = `and ${words[0]}`
  return joinWords(...words.toReversed())
}

function indian(number: bigint): string {
  const crores = number / 10_000_000n
  const lakhs = Number((number / 100_000n) % 100n)
  const thousands = Number((number / 1000n) % 100n)
  const lowest = Number(number % 1000n)
  return joinWords(
    crores > 0n ? `${indian(crores)} crore` : '',
    lakhs > 0 ? `${belowHundred(lakhs)} lakh` : '',
    thousands > 0 ? `${belowHundred(thousands)} thousand` : '',
    number > 999n && lowest > 0 && lowest < 100 ? 'and' : '',
    belowThousand(lowest, true),
  )
}

function toOrdinal(cardinal: string): string {
  const [, start = '', last = ''] = /^(.*?)(\w+)$/.exec(cardinal) ?? []
  return start + (ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`))
}

/** English, in one of its three ways. */
export function englishSpeller(style: EnglishStyle): Speller {
  const cardinal = (number: bigint): string => {
    if (number === 0n) return 'zero'
    return style === 'indian' ? indian(number) : western(number, style === 'british')
  }
  return {
    minus: 'minus',
    and: ' and ',
    ordinalMost: 10n ** 30n - 1n,
    cardinal,
    ordinal: (number) => toOrdinal(cardinal(number)),
    decimal: digitByDigit('point', cardinal),
    nounFor: oneOrMany,
    amount: (number, noun) => `${cardinal(number)} ${oneOrMany(noun, number)}`,
    money: {
      dollar: { unit: neuter('dollar', 'dollars'), part: neuter('cent', 'cents') },
      euro: { unit: neuter('euro', 'euros'), part: neuter('cent', 'cents') },
      pound: { unit: neuter('pound', 'pounds'), part: neuter('penny', 'pence') },
      franc: { unit: neuter('franc', 'francs'), part: neuter('centime', 'centimes') },
      yen: { unit: neuter('yen', 'yen'), part: neuter('sen', 'sen') },
      yuan: { unit: neuter('yuan', 'yuan'), part: neuter('fen', 'fen') },
      rupee: { unit: neuter('rupee', 'rupees'), part: neuter('paisa', 'paise') },
      rupiah: { unit: neuter('rupiah', 'rupiah'), part: neuter('sen', 'sen') },
      zloty: { unit: neuter('zloty', 'zlotys'), part: neuter('grosz', 'groszy') },
      real: { unit: neuter('real', 'reais'), part: neuter('centavo', 'centavos') },
      rouble: { unit: neuter('rouble', 'roubles'), part: neuter('kopeck', 'kopecks') },
      hryvnia: { unit: neuter('hryvnia', 'hryvnias'), part: neuter('kopiyka', 'kopiykas') },
      peso: { unit: neuter('peso', 'pesos'), part: neuter('centavo', 'centavos') },
    },
  }
}
