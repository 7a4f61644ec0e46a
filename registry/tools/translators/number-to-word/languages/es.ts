import { type Gender, type Speller, asNumber, feminine, isWholeMillions, joinWords, masculine, oneOrMany } from '../speller.ts'

/** `alone` as in counting (veintiuno), else before a noun of that gender (veintiún, veintiuna). */
type Place = 'alone' | 'masculine' | 'feminine'

const ONES = [
  '',
  '',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  '',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
]
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']
const HUNDREDS = ['', 'cient', 'doscient', 'trescient', 'cuatrocient', 'quinient', 'seiscient', 'setecient', 'ochocient', 'novecient']
const MILLIONS = [
  ['millón', 'millones'],
  ['billón', 'billones'],
  ['trillón', 'trillones'],
  ['cuatrillón', 'cuatrillones'],
] as const

const ONE: Readonly<Record<Place, string>> = { alone: 'uno', masculine: 'un', feminine: 'una' }
const TWENTY_ONE: Readonly<Record<Place, string>> = { alone: 'veintiuno', masculine: 'veintiún', feminine: 'veintiuna' }

function belowHundred(number: number, place: Place): string {
  if (number === 1) return ONE[place]
  if (number === 21) return TWENTY_ONE[place]
  if (number < 30) return ONES[number] ?? ''
  const one = number % 10 === 1 ? ONE[place] : (ONES[number % 10] ?? '')
  return joinWords(TENS[Math.floor(number / 10)] ?? '', one && 'y', one)
}

function belowThousand(number: number, place: Place): string {
  if (number === 100) return 'cien'
  const hundreds = Math.floor(number / 100)
  const ending = hundreds === 1 ? 'o' : place === 'feminine' ? 'as' : 'os'
  return joinWords(hundreds > 0 ? HUNDREDS[hundreds] + ending : '', belowHundred(number % 100, place))
}

function belowMillion(number: number, place: Place): string {
  const thousands = Math.floor(number / 1000)
  const counted = thousands > 1 ? belowThousand(thousands, place === 'feminine' ? 'feminine' : 'masculine') : ''
  return joinWords(counted, thousands > 0 ? 'mil' : '', belowThousand(number % 1000, place))
}

function spell(number: bigint, place: Place): string {
  if (number === 0n) return 'cero'
  const words = [belowMillion(Number(number % 1_000_000n), place)]
  let rest = number / 1_000_000n
  for (const [one, many] of MILLIONS) {
    const count = Number(rest % 1_000_000n)
    if (count > 0) words.unshift(`${belowMillion(count, 'masculine')} ${count === 1 ? one : many}`)
    rest /= 1_000_000n
  }
  return joinWords(...words)
}

const ORDINAL_ONES = [
  '',
  'primero',
  'segundo',
  'tercero',
  'cuarto',
  'quinto',
  'sexto',
  'séptimo',
  'octavo',
  'noveno',
  'décimo',
  'undécimo',
  'duodécimo',
  'decimotercero',
  'decimocuarto',
  'decimoquinto',
  'decimosexto',
  'decimoséptimo',
  'decimoctavo',
  'decimonoveno',
]
const ORDINAL_TENS = [
  '',
  '',
  'vigésimo',
  'trigésimo',
  'cuadragésimo',
  'quincuagésimo',
  'sexagésimo',
  'septuagésimo',
  'octogésimo',
  'nonagésimo',
]
const ORDINAL_HUNDREDS = [
  '',
  'centésimo',
  'ducentésimo',
  'tricentésimo',
  'cuadringentésimo',
  'quingentésimo',
  'sexcentésimo',
  'septingentésimo',
  'octingentésimo',
  'noningentésimo',
]

function ordinal(number: bigint, gender: Gender): string {
  const value = Number(number)
  if (value === 1_000_000) return agree('millonésimo', gender)
  const thousands = Math.floor(value / 1000)
  const rest = value % 100
  const words = [
    thousands > 0 ? `${thousands > 1 ? joinMultiplier(thousands) : ''}milésimo` : '',
    ORDINAL_HUNDREDS[Math.floor((value % 1000) / 100)] ?? '',
    rest < 20 ? '' : (ORDINAL_TENS[Math.floor(rest / 10)] ?? ''),
    ORDINAL_ONES[rest < 20 ? rest : rest % 10] ?? '',
  ]
  return agree(joinWords(...words), gender)
}

/** As in dosmilésimo, treintaiunmilésimo: one word, so no accent before its own. */
function joinMultiplier(thousands: number): string {
  return belowThousand(thousands, 'masculine')
    .replaceAll(' y ', 'i')
    .replaceAll(' ', '')
    .normalize('NFD')
    .replace(/\u0301/g, '')
}

const agree = (ordinals: string, gender: Gender): string => (gender === 'feminine' ? ordinals.replace(/o(?= |$)/g, 'a') : ordinals)

const placeOf = (gender: Gender): Place => (gender === 'feminine' ? 'feminine' : 'alone')

/** Spanish: long scale, in the forms that the Academy recommends. */
export const spanish: Speller = {
  minus: 'menos',
  and: ' con ',
  ordinalMost: 1_000_000n,
  cardinal: (number, gender) => spell(number, placeOf(gender)),
  ordinal,
  decimal: asNumber('coma', (number) => spell(number, 'alone')),
  nounFor: oneOrMany,
  amount: (number, noun) =>
    joinWords(
      spell(number, noun.gender === 'feminine' ? 'feminine' : 'masculine'),
      isWholeMillions(number) ? 'de' : '',
      oneOrMany(noun, number),
    ),
  money: {
    dollar: { unit: masculine('dólar', 'dólares'), part: masculine('centavo', 'centavos') },
    euro: { unit: masculine('euro', 'euros'), part: masculine('céntimo', 'céntimos') },
    pound: { unit: feminine('libra', 'libras'), part: masculine('penique', 'peniques') },
    franc: { unit: masculine('franco', 'francos'), part: masculine('céntimo', 'céntimos') },
    yen: { unit: masculine('yen', 'yenes'), part: masculine('sen', 'sen') },
    yuan: { unit: masculine('yuan', 'yuanes'), part: masculine('fen', 'fen') },
    rupee: { unit: feminine('rupia', 'rupias'), part: feminine('paisa', 'paisas') },
    rupiah: { unit: feminine('rupia', 'rupias'), part: masculine('sen', 'sen') },
    zloty: { unit: masculine('esloti', 'eslotis'), part: masculine('grosz', 'groszy') },
    real: { unit: masculine('real', 'reales'), part: masculine('centavo', 'centavos') },
    rouble: { unit: masculine('rublo', 'rublos'), part: masculine('kopek', 'kopeks') },
    hryvnia: { unit: feminine('grivna', 'grivnas'), part: masculine('kopek', 'kopeks') },
    peso: { unit: masculine('peso', 'pesos'), part: masculine('centavo', 'centavos') },
  },
}
