import { type Gender, type Speller, asNumber, feminine, groupsOf, isWholeMillions, joinWords, masculine } from './speller.ts'

const ONES = [
  '',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix-sept',
  'dix-huit',
  'dix-neuf',
]
const TENS = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante', 'quatre-vingt', 'quatre-vingt']
const SCALES = ['', 'mille', 'million', 'milliard', 'billion', 'billiard', 'trillion', 'trilliard', 'quadrillion', 'quadrilliard']

/** @param last whether nothing follows, so that vingt and cent take their s */
function belowThousand(number: number, last: boolean): string {
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  const cent = hundreds === 0 ? '' : hundreds === 1 ? 'cent' : `${ONES[hundreds]} cent${rest === 0 && last ? 's' : ''}`
  return joinWords(cent, belowHundred(rest, last))
}

function belowHundred(number: number, last: boolean): string {
  if (number < 20) return ONES[number] ?? ''
  if (number === 80) return last ? 'quatre-vingts' : 'quatre-vingt'
  const ten = Math.floor(number / 10)
  const start = TENS[ten] ?? ''
  const one = number - (ten === 7 ? 60 : ten === 9 ? 80 : ten * 10)
  if (one === 0) return start
  return ten < 8 && (one === 1 || one === 11) ? `${start} et ${ONES[one]}` : `${start}-${ONES[one]}`
}

function spell(number: bigint, gender: Gender): string {
  if (number === 0n) return 'zéro'
  const words = groupsOf(number).map((group, index) => spellGroup(group, index))
  const text = joinWords(...words.toReversed())
  return gender === 'feminine' ? text.replace(/(^|[ -])un$/, '$1une') : text
}

function spellGroup(group: number, index: number): string {
  if (group === 0) return ''
  if (index === 1) return group === 1 ? 'mille' : `${belowThousand(group, false)} mille`
  return joinWords(belowThousand(group, true), SCALES[index] ? `${SCALES[index]}${group > 1 ? 's' : ''}` : '')
}

function ordinal(number: bigint, gender: Gender): string {
  if (number === 1n) return gender === 'feminine' ? 'première' : 'premier'
  const groups = groupsOf(number)
  const lowest = groups.findIndex((group) => group > 0)
  const alone = groups.length - 1 === lowest && groups[lowest] === 1
  const words = groups.map((group, index) => {
    if (index !== lowest || index === 1) return spellGroup(group, index)
    return joinWords(alone ? '' : belowThousand(group, false), SCALES[index] ?? '')
  })
  const [, start = '', last = ''] = /^(.*?)(\p{L}+)$/u.exec(joinWords(...words.toReversed())) ?? []
  return (
    start +
    last
      .replace(/e$/, '')
      .replace(/^cinq$/, 'cinqu')
      .replace(/^neuf$/, 'neuv') +
    'ième'
  )
}

/** French of France: long scale, traditional spelling with hyphens below one hundred. */
export const french: Speller = {
  minus: 'moins',
  and: ' et ',
  ordinalMost: 10n ** 30n - 1n,
  cardinal: spell,
  ordinal,
  decimal: asNumber('virgule', (number) => spell(number, 'masculine')),
  amount: (number, { gender, forms }) => {
    const name = forms[number < 2n ? 0 : 1] ?? ''
    return `${spell(number, gender)} ${isWholeMillions(number) ? (/^[aeiou]/.test(name) ? 'd’' : 'de ') : ''}${name}`
  },
  money: {
    dollar: { unit: masculine('dollar', 'dollars'), part: masculine('cent', 'cents') },
    euro: { unit: masculine('euro', 'euros'), part: masculine('centime', 'centimes') },
    pound: { unit: feminine('livre', 'livres'), part: masculine('penny', 'pence') },
    franc: { unit: masculine('franc', 'francs'), part: masculine('centime', 'centimes') },
    yen: { unit: masculine('yen', 'yens'), part: masculine('sen', 'sens') },
    yuan: { unit: masculine('yuan', 'yuans'), part: masculine('fen', 'fens') },
    rupee: { unit: feminine('roupie', 'roupies'), part: masculine('paisa', 'paisas') },
    rupiah: { unit: feminine('roupie', 'roupies'), part: masculine('sen', 'sens') },
    zloty: { unit: masculine('zloty', 'zlotys'), part: masculine('grosz', 'groszy') },
    real: { unit: masculine('réal', 'réals'), part: masculine('centavo', 'centavos') },
    rouble: { unit: masculine('rouble', 'roubles'), part: masculine('kopeck', 'kopecks') },
    hryvnia: { unit: feminine('hryvnia', 'hryvnias'), part: masculine('kopeck', 'kopecks') },
    peso: { unit: masculine('peso', 'pesos'), part: masculine('centavo', 'centavos') },
  },
}
