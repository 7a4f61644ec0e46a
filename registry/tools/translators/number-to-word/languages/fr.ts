import { type Gender, type Noun, type Speller, asNumber, feminine, groupsOf, isWholeMillions, joinWords, masculine } from '../speller.ts'

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
/**
 * `traditional` with hyphens below one hundred only, `reformed` with hyphens throughout (the spelling of 1990);
 * the others are traditional, with words of their own for some tens.
 */
export type FrenchStyle = 'traditional' | 'reformed' | 'belgian' | 'swiss'

const OWN_TENS: Readonly<Record<FrenchStyle, Readonly<Record<number, string>>>> = {
  traditional: {},
  reformed: {},
  belgian: { 7: 'septante', 9: 'nonante' },
  swiss: { 7: 'septante', 8: 'huitante', 9: 'nonante' },
}

const TENS = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante', 'quatre-vingt', 'quatre-vingt']
const SCALES = ['', 'mille', 'million', 'milliard', 'billion', 'billiard', 'trillion', 'trilliard', 'quadrillion', 'quadrilliard']

/** @param last whether nothing follows, so that vingt and cent take their s */
function belowThousand(number: number, last: boolean, style: FrenchStyle): string {
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  const cent = hundreds === 0 ? '' : hundreds === 1 ? 'cent' : `${ONES[hundreds]} cent${rest === 0 && last ? 's' : ''}`
  return joinWords(cent, belowHundred(rest, last, style))
}

function belowHundred(number: number, last: boolean, style: FrenchStyle): string {
  if (number < 20) return ONES[number] ?? ''
  const ten = Math.floor(number / 10)
  const own = OWN_TENS[style][ten]
  if (number === 80 && own === undefined) return last ? 'quatre-vingts' : 'quatre-vingt'
  const start = own ?? TENS[ten] ?? ''
  const goesOnToNineteen = own === undefined && (ten === 7 || ten === 9)
  const one = (number % 10) + (goesOnToNineteen ? 10 : 0)
  if (one === 0) return start
  return (ten < 8 || own !== undefined) && (one === 1 || one === 11) ? `${start} et ${ONES[one]}` : `${start}-${ONES[one]}`
}

function spell(number: bigint, gender: Gender, style: FrenchStyle): string {
  if (number === 0n) return 'zéro'
  const words = groupsOf(number).map((group, index) => spellGroup(group, index, style))
  const text = joinWords(...words.toReversed())
  return hyphenate(gender === 'feminine' ? text.replace(/(^|[ -])un$/, '$1une') : text, style)
}

const hyphenate = (words: string, style: FrenchStyle): string => (style === 'reformed' ? words.replaceAll(' ', '-') : words)

function spellGroup(group: number, index: number, style: FrenchStyle): string {
  if (group === 0) return ''
  if (index === 1) return group === 1 ? 'mille' : `${belowThousand(group, false, style)} mille`
  return joinWords(belowThousand(group, true, style), SCALES[index] ? `${SCALES[index]}${group > 1 ? 's' : ''}` : '')
}

function ordinal(number: bigint, gender: Gender, style: FrenchStyle): string {
  if (number === 1n) return gender === 'feminine' ? 'première' : 'premier'
  const groups = groupsOf(number)
  const lowest = groups.findIndex((group) => group > 0)
  const alone = groups.length - 1 === lowest && groups[lowest] === 1
  const words = groups.map((group, index) => {
    if (index !== lowest || index === 1) return spellGroup(group, index, style)
    return joinWords(alone ? '' : belowThousand(group, false, style), SCALES[index] ?? '')
  })
  const [, start = '', last = ''] = /^(.*?)(\p{L}+)$/u.exec(joinWords(...words.toReversed())) ?? []
  const stem = last
    .replace(/e$/, '')
    .replace(/^cinq$/, 'cinqu')
    .replace(/^neuf$/, 'neuv')
  return `${hyphenate(start, style)}${stem}ième`
}

/** Singular below two, so also for zero. */
const nounFor = ({ forms }: Noun, number: bigint): string => forms[number < 2n ? 0 : 1] ?? ''

/** French, in one of its four ways: long scale. */
export const frenchSpeller = (style: FrenchStyle): Speller => ({
  minus: 'moins',
  and: ' et ',
  ordinalMost: 10n ** 30n - 1n,
  cardinal: (number, gender) => spell(number, gender, style),
  ordinal: (number, gender) => ordinal(number, gender, style),
  decimal: asNumber('virgule', (number) => spell(number, 'masculine', style)),
  nounFor,
  amount: (number, noun) => {
    const name = nounFor(noun, number)
    return `${spell(number, noun.gender, style)} ${isWholeMillions(number) ? (/^[aeiou]/.test(name) ? 'd’' : 'de ') : ''}${name}`
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
    real: { unit: masculine('réal', 'réaux'), part: masculine('centavo', 'centavos') },
    rouble: { unit: masculine('rouble', 'roubles'), part: masculine('kopeck', 'kopecks') },
    hryvnia: { unit: feminine('hryvnia', 'hryvnias'), part: masculine('kopeck', 'kopecks') },
    peso: { unit: masculine('peso', 'pesos'), part: masculine('centavo', 'centavos') },
  },
})
