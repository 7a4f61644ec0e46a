import { type Gender, type Speller, asNumber, feminine, groupsOf, isWholeMillions, joinWords, masculine, oneOrMany } from '../speller.ts'

const ONES = [
  '',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
  'treze',
  'quatorze',
  'quinze',
  'dezesseis',
  'dezessete',
  'dezoito',
  'dezenove',
]
const TENS = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
const HUNDREDS = [
  '',
  'cento',
  'duzentos',
  'trezentos',
  'quatrocentos',
  'quinhentos',
  'seiscentos',
  'setecentos',
  'oitocentos',
  'novecentos',
]
const SCALES = ['', 'mil', 'milh', 'bilh', 'trilh', 'quatrilh', 'quintilh', 'sextilh', 'septilh', 'octilh']
const FEMININE: Readonly<Record<string, string>> = { um: 'uma', dois: 'duas' }

function belowThousand(number: number, gender: Gender): string {
  if (number === 100) return 'cem'
  const rest = number % 100
  const one = ONES[rest < 20 ? rest : rest % 10] ?? ''
  const hundred = HUNDREDS[Math.floor(number / 100)] ?? ''
  const words = [
    gender === 'feminine' ? hundred.replace(/os$/, 'as') : hundred,
    rest < 20 ? '' : (TENS[Math.floor(rest / 10)] ?? ''),
    gender === 'feminine' ? (FEMININE[one] ?? one) : one,
  ]
  return words.filter(Boolean).join(' e ')
}

/** Before the last group stands “e” when that is at most a hundred or whole hundreds. */
function spell(number: bigint, gender: Gender): string {
  if (number === 0n) return 'zero'
  const groups = groupsOf(number)
  const lowest = groups.findIndex((group) => group > 0)
  const last = groups[lowest] as number
  const joined = lowest < groups.length - 1 && (last <= 100 || last % 100 === 0)
  const words = groups.map((group, index) =>
    group === 0 ? '' : (joined && index === lowest ? 'e ' : '') + spellGroup(group, index, gender),
  )
  return joinWords(...words.toReversed())
}

function spellGroup(group: number, index: number, gender: Gender): string {
  if (index === 0) return belowThousand(group, gender)
  if (index === 1) return group === 1 ? 'mil' : `${belowThousand(group, gender)} mil`
  return `${belowThousand(group, 'masculine')} ${SCALES[index]}${group === 1 ? 'ão' : 'ões'}`
}

const ORDINAL_ONES = ['', 'primeiro', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto', 'sétimo', 'oitavo', 'nono']
const ORDINAL_TENS = [
  '',
  'décimo',
  'vigésimo',
  'trigésimo',
  'quadragésimo',
  'quinquagésimo',
  'sexagésimo',
  'septuagésimo',
  'octogésimo',
  'nonagésimo',
]
const ORDINAL_HUNDREDS = [
  '',
  'centésimo',
  'ducentésimo',
  'trecentésimo',
  'quadringentésimo',
  'quingentésimo',
  'sexcentésimo',
  'septingentésimo',
  'octingentésimo',
  'noningentésimo',
]

function ordinalBelowThousand(number: number): string {
  return joinWords(
    ORDINAL_HUNDREDS[Math.floor(number / 100)] ?? '',
    ORDINAL_TENS[Math.floor((number % 100) / 10)] ?? '',
    ORDINAL_ONES[number % 10] ?? '',
  )
}

function ordinal(number: bigint, gender: Gender): string {
  const value = Number(number)
  const thousands = Math.floor(value / 1000)
  const thousandth = thousands === 0 ? '' : joinWords(thousands === 1 ? '' : ordinalBelowThousand(thousands), 'milésimo')
  const words = value === 1_000_000 ? 'milionésimo' : joinWords(thousandth, ordinalBelowThousand(value % 1000))
  return gender === 'feminine' ? words.replace(/o(?= |$)/g, 'a') : words
}

/** Portuguese of Brazil: short scale. */
export const portuguese: Speller = {
  minus: 'menos',
  and: ' e ',
  ordinalMost: 1_000_000n,
  cardinal: spell,
  ordinal,
  decimal: asNumber('vírgula', (number) => spell(number, 'masculine')),
  nounFor: oneOrMany,
  amount: (number, noun) => joinWords(spell(number, noun.gender), isWholeMillions(number) ? 'de' : '', oneOrMany(noun, number)),
  money: {
    dollar: { unit: masculine('dólar', 'dólares'), part: masculine('centavo', 'centavos') },
    euro: { unit: masculine('euro', 'euros'), part: masculine('centavo', 'centavos') },
    pound: { unit: feminine('libra', 'libras'), part: masculine('pêni', 'pence') },
    franc: { unit: masculine('franco', 'francos'), part: masculine('cêntimo', 'cêntimos') },
    yen: { unit: masculine('iene', 'ienes'), part: masculine('sen', 'sens') },
    yuan: { unit: masculine('yuan', 'yuans'), part: masculine('fen', 'fens') },
    rupee: { unit: feminine('rupia', 'rupias'), part: feminine('paisa', 'paisas') },
    rupiah: { unit: feminine('rupia', 'rupias'), part: masculine('sen', 'sens') },
    zloty: { unit: masculine('zloty', 'zlotys'), part: masculine('grosz', 'groszy') },
    real: { unit: masculine('real', 'reais'), part: masculine('centavo', 'centavos') },
    rouble: { unit: masculine('rublo', 'rublos'), part: masculine('copeque', 'copeques') },
    hryvnia: { unit: feminine('hryvnia', 'hryvnias'), part: masculine('copeque', 'copeques') },
    peso: { unit: masculine('peso', 'pesos'), part: masculine('centavo', 'centavos') },
  },
}
