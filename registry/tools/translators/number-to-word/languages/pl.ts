import { type Gender, type Noun, type Speller, asNumber, feminine, groupsOf, joinWords, masculine, neuter } from '../speller.ts'

const ONES = [
  '',
  'jeden',
  'dwa',
  'trzy',
  'cztery',
  'pięć',
  'sześć',
  'siedem',
  'osiem',
  'dziewięć',
  'dziesięć',
  'jedenaście',
  'dwanaście',
  'trzynaście',
  'czternaście',
  'piętnaście',
  'szesnaście',
  'siedemnaście',
  'osiemnaście',
  'dziewiętnaście',
]
const TENS = [
  '',
  '',
  'dwadzieścia',
  'trzydzieści',
  'czterdzieści',
  'pięćdziesiąt',
  'sześćdziesiąt',
  'siedemdziesiąt',
  'osiemdziesiąt',
  'dziewięćdziesiąt',
]
const HUNDREDS = ['', 'sto', 'dwieście', 'trzysta', 'czterysta', 'pięćset', 'sześćset', 'siedemset', 'osiemset', 'dziewięćset']
const SCALES: readonly Noun[] = [
  masculine(),
  masculine('tysiąc', 'tysiące', 'tysięcy'),
  ...['milion', 'miliard', 'bilion', 'biliard', 'trylion', 'tryliard', 'kwadrylion', 'kwadryliard'].map((name) =>
    masculine(name, `${name}y`, `${name}ów`),
  ),
]

function belowThousand(number: number, gender: Gender): string {
  const rest = number % 100
  const one = rest < 20 ? rest : rest % 10
  const word = one === 2 && gender === 'feminine' ? 'dwie' : (ONES[one] ?? '')
  return joinWords(HUNDREDS[Math.floor(number / 100)] ?? '', rest < 20 ? '' : (TENS[Math.floor(rest / 10)] ?? ''), word)
}

function spell(number: bigint, gender: Gender): string {
  if (number === 0n) return 'zero'
  if (number === 1n) return { masculine: 'jeden', feminine: 'jedna', neuter: 'jedno' }[gender]
  const words = groupsOf(number).map((group, index) => {
    if (group === 0) return ''
    if (index === 0) return belowThousand(group, gender)
    return joinWords(group === 1 ? '' : belowThousand(group, 'masculine'), pluralOf(SCALES[index] as Noun, BigInt(group)))
  })
  return joinWords(...words.toReversed())
}

/** one: 1 only; few: 2 to 4 but not 12 to 14; many: the rest. */
function pluralOf({ forms }: Noun, number: bigint): string {
  const one = number % 10n
  const few = one >= 2n && one <= 4n && (number % 100n < 12n || number % 100n > 14n)
  return forms[number === 1n ? 0 : few ? 1 : 2] ?? ''
}

const ORDINAL_ONES = [
  '',
  'pierwszy',
  'drugi',
  'trzeci',
  'czwarty',
  'piąty',
  'szósty',
  'siódmy',
  'ósmy',
  'dziewiąty',
  'dziesiąty',
  'jedenasty',
  'dwunasty',
  'trzynasty',
  'czternasty',
  'piętnasty',
  'szesnasty',
  'siedemnasty',
  'osiemnasty',
  'dziewiętnasty',
]
const ORDINAL_TENS = [
  '',
  '',
  'dwudziesty',
  'trzydziesty',
  'czterdziesty',
  'pięćdziesiąty',
  'sześćdziesiąty',
  'siedemdziesiąty',
  'osiemdziesiąty',
  'dziewięćdziesiąty',
]
const ORDINAL_HUNDREDS = [
  '',
  'setny',
  'dwusetny',
  'trzechsetny',
  'czterechsetny',
  'pięćsetny',
  'sześćsetny',
  'siedemsetny',
  'osiemsetny',
  'dziewięćsetny',
]
const ORDINAL_SCALES = ['', 'tysięczny', 'milionowy', 'miliardowy', 'bilionowy']
/** First parts of words such as dwutysięczny. */
const PART_ONES = [
  '',
  'jedno',
  'dwu',
  'trzy',
  'cztero',
  'pięcio',
  'sześcio',
  'siedmio',
  'ośmio',
  'dziewięcio',
  'dziesięcio',
  'jedenasto',
  'dwunasto',
  'trzynasto',
  'czternasto',
  'piętnasto',
  'szesnasto',
  'siedemnasto',
  'osiemnasto',
  'dziewiętnasto',
]
const PART_TENS = [
  '',
  '',
  'dwudziesto',
  'trzydziesto',
  'czterdziesto',
  'pięćdziesięcio',
  'sześćdziesięcio',
  'siedemdziesięcio',
  'osiemdziesięcio',
  'dziewięćdziesięcio',
]
const PART_HUNDREDS = ['', 'stu', 'dwustu', 'trzystu', 'czterystu', 'pięćset', 'sześćset', 'siedemset', 'osiemset', 'dziewięćset']

/** Only the last group is an ordinal, and in it tens and ones are both. */
function ordinal(number: bigint, gender: Gender): string {
  const groups = groupsOf(number)
  const lowest = groups.findIndex((group) => group > 0)
  const group = groups[lowest] as number
  const higher = number - BigInt(group) * 1000n ** BigInt(lowest)
  const start = higher > 0n ? spell(higher, 'masculine') : ''
  const last = lowest === 0 ? ordinalBelowThousand(group) : `${group === 1 ? '' : firstPart(group)}${ORDINAL_SCALES[lowest]}`
  return joinWords(start, agree(last, gender))
}

function ordinalBelowThousand(number: number): string {
  const rest = number % 100
  const hundreds = Math.floor(number / 100)
  if (rest === 0) return ORDINAL_HUNDREDS[hundreds] ?? ''
  const tens = rest < 20 ? '' : (ORDINAL_TENS[Math.floor(rest / 10)] ?? '')
  return joinWords(HUNDREDS[hundreds] ?? '', tens, ORDINAL_ONES[rest < 20 ? rest : rest % 10] ?? '')
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
  const vowel = gender === 'feminine' ? 'a' : 'e'
  return ordinals
    .replace(/drugi$/, gender === 'feminine' ? 'druga' : 'drugie')
    .replace(/trzeci$/, `trzeci${vowel}`)
    .replace(/y(?= |$)/g, vowel)
}

/** Polish: long scale, three plural forms. */
export const polish: Speller = {
  minus: 'minus',
  and: ' ',
  ordinalMost: 10n ** 15n - 1n,
  cardinal: spell,
  ordinal,
  decimal: asNumber('przecinek', (number) => spell(number, 'masculine')),
  nounFor: pluralOf,
  amount: (number, noun) => `${spell(number, noun.gender)} ${pluralOf(noun, number)}`,
  money: {
    dollar: { unit: masculine('dolar', 'dolary', 'dolarów'), part: masculine('cent', 'centy', 'centów') },
    euro: { unit: neuter('euro', 'euro', 'euro'), part: masculine('cent', 'centy', 'centów') },
    pound: { unit: masculine('funt', 'funty', 'funtów'), part: masculine('pens', 'pensy', 'pensów') },
    franc: { unit: masculine('frank', 'franki', 'franków'), part: masculine('centym', 'centymy', 'centymów') },
    yen: { unit: masculine('jen', 'jeny', 'jenów'), part: masculine('sen', 'seny', 'senów') },
    yuan: { unit: masculine('juan', 'juany', 'juanów'), part: masculine('fen', 'feny', 'fenów') },
    rupee: { unit: feminine('rupia', 'rupie', 'rupii'), part: feminine('pajsa', 'pajsy', 'pajs') },
    rupiah: { unit: feminine('rupia', 'rupie', 'rupii'), part: masculine('sen', 'seny', 'senów') },
    zloty: { unit: masculine('złoty', 'złote', 'złotych'), part: masculine('grosz', 'grosze', 'groszy') },
    real: { unit: masculine('real', 'reale', 'reali'), part: neuter('centavo', 'centavo', 'centavo') },
    rouble: { unit: masculine('rubel', 'ruble', 'rubli'), part: feminine('kopiejka', 'kopiejki', 'kopiejek') },
    hryvnia: { unit: feminine('hrywna', 'hrywny', 'hrywien'), part: feminine('kopiejka', 'kopiejki', 'kopiejek') },
    peso: { unit: neuter('peso', 'peso', 'peso'), part: neuter('centavo', 'centavo', 'centavo') },
  },
}
