import { type Gender, type Speller, asNumber, feminine, isWholeMillions, joinWords, masculine, oneOrMany } from '../speller.ts'

const ONES = [
  '',
  'uno',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
  'undici',
  'dodici',
  'tredici',
  'quattordici',
  'quindici',
  'sedici',
  'diciassette',
  'diciotto',
  'diciannove',
]
const TENS = ['', '', 'venti', 'trenta', 'quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta', 'novanta']
const MILLIONS = ['milion', 'miliard', 'bilion', 'biliard', 'trilion', 'triliard', 'quadrilion', 'quadriliard']
const ORDINALS = ['', 'primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto', 'settimo', 'ottavo', 'nono', 'decimo']

function belowHundred(number: number): string {
  if (number < 20) return ONES[number] ?? ''
  const ten = TENS[Math.floor(number / 10)] ?? ''
  const one = number % 10
  return (one === 1 || one === 8 ? ten.slice(0, -1) : ten) + ONES[one]
}

function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100)
  const rest = belowHundred(number % 100)
  if (hundreds === 0) return rest
  return `${hundreds > 1 ? ONES[hundreds] : ''}${rest.startsWith('ott') ? 'cent' : 'cento'}${rest}`
}

/** Written as one word; a tre at its end takes an accent. */
function belowMillion(number: number): string {
  const thousands = Math.floor(number / 1000)
  const start = thousands === 0 ? '' : thousands === 1 ? 'mille' : `${belowThousand(thousands)}mila`
  const word = start + belowThousand(number % 1000)
  return number > 3 ? word.replace(/tre$/, 'tré') : word
}

function spell(number: bigint): string {
  if (number === 0n) return 'zero'
  const words = [belowMillion(Number(number % 1_000_000n))]
  let rest = number / 1_000_000n
  for (const name of MILLIONS) {
    const count = Number(rest % 1000n)
    if (count > 0) words.unshift(count === 1 ? `un ${name}${endingOf(name, 1)}` : `${belowMillion(count)} ${name}${endingOf(name, count)}`)
    rest /= 1000n
  }
  return joinWords(...words)
}

const endingOf = (name: string, count: number): string => (count > 1 ? 'i' : name.endsWith('d') ? 'o' : 'e')

function ordinal(number: bigint, gender: Gender): string {
  const word =
    number <= 10n
      ? (ORDINALS[Number(number)] ?? '')
      : number === 1_000_000n
        ? 'milionesimo'
        : `${ordinalStem(belowMillion(Number(number)))}esimo`
  return gender === 'feminine' ? word.replace(/o$/, 'a') : word
}

function ordinalStem(cardinal: string): string {
  if (cardinal.endsWith('tré')) return cardinal.replace(/é$/, 'e')
  if (cardinal.endsWith('sei')) return cardinal
  return cardinal.replace(/mila$/, 'mille').replace(/[aeiou]$/, '')
}

/** The article-like form of one before a noun: uno before z, y and s with a consonant. */
function oneBefore(noun: string, gender: Gender): string {
  if (gender === 'feminine') return 'una'
  return /^(?:[zy]|s[^aeiou])/.test(noun) ? 'uno' : 'un'
}

/** Italian: long scale, numbers below a million in one word. */
export const italian: Speller = {
  minus: 'meno',
  and: ' e ',
  ordinalMost: 1_000_000n,
  cardinal: (number, gender) => (number === 1n && gender === 'feminine' ? 'una' : spell(number)),
  ordinal,
  decimal: asNumber('virgola', spell),
  nounFor: oneOrMany,
  amount: (number, noun) => {
    const name = oneOrMany(noun, number)
    return joinWords(number === 1n ? oneBefore(name, noun.gender) : spell(number), isWholeMillions(number) ? 'di' : '', name)
  },
  money: {
    dollar: { unit: masculine('dollaro', 'dollari'), part: masculine('centesimo', 'centesimi') },
    euro: { unit: masculine('euro', 'euro'), part: masculine('centesimo', 'centesimi') },
    pound: { unit: feminine('sterlina', 'sterline'), part: masculine('penny', 'pence') },
    franc: { unit: masculine('franco', 'franchi'), part: masculine('centesimo', 'centesimi') },
    yen: { unit: masculine('yen', 'yen'), part: masculine('sen', 'sen') },
    yuan: { unit: masculine('yuan', 'yuan'), part: masculine('fen', 'fen') },
    rupee: { unit: feminine('rupia', 'rupie'), part: feminine('paisa', 'paise') },
    rupiah: { unit: feminine('rupia', 'rupie'), part: masculine('sen', 'sen') },
    zloty: { unit: masculine('zloty', 'zloty'), part: masculine('grosz', 'groszy') },
    real: { unit: masculine('real', 'real'), part: masculine('centavo', 'centavos') },
    rouble: { unit: masculine('rublo', 'rubli'), part: masculine('copeco', 'copechi') },
    hryvnia: { unit: feminine('grivnia', 'grivnie'), part: masculine('copeco', 'copechi') },
    peso: { unit: masculine('peso', 'pesos'), part: masculine('centavo', 'centavos') },
  },
}
