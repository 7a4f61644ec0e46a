import { type Gender, type Noun, type Speller, digitByDigit, feminine, groupsOf, joinWords, masculine, neuter } from '../speller.ts'

const ONES = [
  '',
  'один',
  'два',
  'три',
  'четыре',
  'пять',
  'шесть',
  'семь',
  'восемь',
  'девять',
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
]
const TENS = ['', '', 'двадцать', 'тридцать', 'сорок', 'пятьдесят', 'шестьдесят', 'семьдесят', 'восемьдесят', 'девяносто']
const HUNDREDS = ['', 'сто', 'двести', 'триста', 'четыреста', 'пятьсот', 'шестьсот', 'семьсот', 'восемьсот', 'девятьсот']
const ONE: Readonly<Record<Gender, string>> = { masculine: 'один', feminine: 'одна', neuter: 'одно' }
const SCALES: readonly Noun[] = [
  masculine(),
  feminine('тысяча', 'тысячи', 'тысяч'),
  ...['миллион', 'миллиард', 'триллион', 'квадриллион', 'квинтиллион', 'секстиллион', 'септиллион', 'октиллион'].map((name) =>
    masculine(name, `${name}а`, `${name}ов`),
  ),
]

function belowThousand(number: number, gender: Gender): string {
  const rest = number % 100
  const one = rest < 20 ? rest : rest % 10
  const word = one === 1 ? ONE[gender] : one === 2 && gender === 'feminine' ? 'две' : (ONES[one] ?? '')
  return joinWords(HUNDREDS[Math.floor(number / 100)] ?? '', rest < 20 ? '' : (TENS[Math.floor(rest / 10)] ?? ''), word)
}

function spell(number: bigint, gender: Gender): string {
  if (number === 0n) return 'ноль'
  const words = groupsOf(number).map((group, index) => {
    if (group === 0) return ''
    if (index === 0) return belowThousand(group, gender)
    const scale = SCALES[index] as Noun
    return `${belowThousand(group, scale.gender)} ${pluralOf(scale, BigInt(group))}`
  })
  return joinWords(...words.toReversed())
}

/** one: 1, 21, 31 …; few: 2 to 4, 22 to 24 …; many: the rest, with 11 to 14. */
function pluralOf({ forms }: Noun, number: bigint): string {
  const one = number % 10n
  const teen = number % 100n >= 11n && number % 100n <= 14n
  return forms[!teen && one === 1n ? 0 : !teen && one >= 2n && one <= 4n ? 1 : 2] ?? ''
}

const ORDINAL_ONES = [
  '',
  'первый',
  'второй',
  'третий',
  'четвёртый',
  'пятый',
  'шестой',
  'седьмой',
  'восьмой',
  'девятый',
  'десятый',
  'одиннадцатый',
  'двенадцатый',
  'тринадцатый',
  'четырнадцатый',
  'пятнадцатый',
  'шестнадцатый',
  'семнадцатый',
  'восемнадцатый',
  'девятнадцатый',
]
const ORDINAL_TENS = [
  '',
  '',
  'двадцатый',
  'тридцатый',
  'сороковой',
  'пятидесятый',
  'шестидесятый',
  'семидесятый',
  'восьмидесятый',
  'девяностый',
]
const ORDINAL_HUNDREDS = [
  '',
  'сотый',
  'двухсотый',
  'трёхсотый',
  'четырёхсотый',
  'пятисотый',
  'шестисотый',
  'семисотый',
  'восьмисотый',
  'девятисотый',
]
const ORDINAL_SCALES = ['', 'тысячный', 'миллионный', 'миллиардный', 'триллионный']
/** First parts of words such as двухтысячный: the genitive, but сто, девяносто and одно. */
const PART_ONES = [
  '',
  'одно',
  'двух',
  'трёх',
  'четырёх',
  'пяти',
  'шести',
  'семи',
  'восьми',
  'девяти',
  'десяти',
  'одиннадцати',
  'двенадцати',
  'тринадцати',
  'четырнадцати',
  'пятнадцати',
  'шестнадцати',
  'семнадцати',
  'восемнадцати',
  'девятнадцати',
]
const PART_TENS = ['', '', 'двадцати', 'тридцати', 'сорока', 'пятидесяти', 'шестидесяти', 'семидесяти', 'восьмидесяти', 'девяносто']
const PART_HUNDREDS = ['', 'сто', 'двухсот', 'трёхсот', 'четырёхсот', 'пятисот', 'шестисот', 'семисот', 'восьмисот', 'девятисот']

/** Only the last word is an ordinal. */
function ordinal(number: bigint, gender: Gender): string {
  const groups = groupsOf(number)
  const lowest = groups.findIndex((group) => group > 0)
  const group = groups[lowest] as number
  const higher = number - BigInt(group) * 1000n ** BigInt(lowest)
  const start = higher > 0n ? spell(higher, 'masculine') : ''
  const last = lowest === 0 ? ordinalBelowThousand(group) : `${group === 1 ? '' : firstPart(group)}${ORDINAL_SCALES[lowest]}`
  return agree(joinWords(start, last), gender)
}

function ordinalBelowThousand(number: number): string {
  const rest = number % 100
  const hundreds = Math.floor(number / 100)
  if (rest === 0) return ORDINAL_HUNDREDS[hundreds] ?? ''
  if (rest < 20) return joinWords(HUNDREDS[hundreds] ?? '', ORDINAL_ONES[rest] ?? '')
  const ten = Math.floor(rest / 10)
  return joinWords(
    HUNDREDS[hundreds] ?? '',
    ...(rest % 10 === 0 ? [ORDINAL_TENS[ten] ?? ''] : [TENS[ten] ?? '', ORDINAL_ONES[rest % 10] ?? '']),
  )
}

function firstPart(number: number): string {
  const rest = number % 100
  return (
    (PART_HUNDREDS[Math.floor(number / 100)] ?? '') +
    (rest < 20 ? (PART_ONES[rest] ?? '') : (PART_TENS[Math.floor(rest / 10)] ?? '') + (PART_ONES[rest % 10] ?? ''))
  )
}

function agree(ordinals: string, gender: Gender): string {
  if (gender === 'masculine') return ordinals
  if (ordinals.endsWith('третий')) return ordinals.slice(0, -2) + (gender === 'feminine' ? 'ья' : 'ье')
  return ordinals.replace(/(?:ый|ой)$/, gender === 'feminine' ? 'ая' : 'ое')
}

const WHOLES = feminine('целая', 'целых', 'целых')
const FRACTIONS = ['', 'десят', 'сот', 'тысячн', 'десятитысячн', 'стотысячн', 'миллионн'].map((stem) =>
  feminine(`${stem}ая`, `${stem}ых`, `${stem}ых`),
)

/** “три целых четырнадцать сотых” up to millionths, then digit by digit. */
function decimal(whole: bigint, fraction: string): string {
  const part = FRACTIONS[fraction.length]
  if (part === undefined) return digitByDigit('запятая', (number) => spell(number, 'masculine'))(whole, fraction)
  return joinWords(spell(whole, 'feminine'), pluralOf(WHOLES, whole), spell(BigInt(fraction), 'feminine'), pluralOf(part, BigInt(fraction)))
}

/** Russian: short scale with миллиард, three plural forms. */
export const russian: Speller = {
  minus: 'минус',
  and: ' ',
  ordinalMost: 10n ** 15n - 1n,
  cardinal: spell,
  ordinal,
  decimal,
  nounFor: pluralOf,
  amount: (number, noun) => `${spell(number, noun.gender)} ${pluralOf(noun, number)}`,
  money: {
    dollar: { unit: masculine('доллар', 'доллара', 'долларов'), part: masculine('цент', 'цента', 'центов') },
    euro: { unit: masculine('евро', 'евро', 'евро'), part: masculine('цент', 'цента', 'центов') },
    pound: { unit: masculine('фунт', 'фунта', 'фунтов'), part: masculine('пенс', 'пенса', 'пенсов') },
    franc: { unit: masculine('франк', 'франка', 'франков'), part: masculine('сантим', 'сантима', 'сантимов') },
    yen: { unit: feminine('иена', 'иены', 'иен'), part: masculine('сен', 'сена', 'сенов') },
    yuan: { unit: masculine('юань', 'юаня', 'юаней'), part: masculine('фэнь', 'фэня', 'фэней') },
    rupee: { unit: feminine('рупия', 'рупии', 'рупий'), part: feminine('пайса', 'пайсы', 'пайс') },
    rupiah: { unit: feminine('рупия', 'рупии', 'рупий'), part: masculine('сен', 'сена', 'сенов') },
    zloty: { unit: masculine('злотый', 'злотых', 'злотых'), part: masculine('грош', 'гроша', 'грошей') },
    real: { unit: masculine('реал', 'реала', 'реалов'), part: neuter('сентаво', 'сентаво', 'сентаво') },
    rouble: { unit: masculine('рубль', 'рубля', 'рублей'), part: feminine('копейка', 'копейки', 'копеек') },
    hryvnia: { unit: feminine('гривна', 'гривны', 'гривен'), part: feminine('копейка', 'копейки', 'копеек') },
    peso: { unit: neuter('песо', 'песо', 'песо'), part: neuter('сентаво', 'сентаво', 'сентаво') },
  },
}
