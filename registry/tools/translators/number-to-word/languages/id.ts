import { type MoneyNouns, type Noun, type Speller, digitByDigit, groupsOf, joinWords, neuter } from '../speller.ts'

const ONES = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan', 'sepuluh', 'sebelas']
const SCALES = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun', 'kuintiliun', 'sekstiliun', 'septiliun', 'oktiliun']

function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100)
  return joinWords(hundreds === 0 ? '' : hundreds === 1 ? 'seratus' : `${ONES[hundreds]} ratus`, belowHundred(number % 100))
}

function belowHundred(number: number): string {
  if (number < 12) return ONES[number] ?? ''
  if (number < 20) return `${ONES[number - 10]} belas`
  return joinWords(ONES[Math.floor(number / 10)] ?? '', 'puluh', ONES[number % 10] ?? '')
}

function spell(number: bigint): string {
  if (number === 0n) return 'nol'
  const words = groupsOf(number).map((group, index) => {
    if (group === 0) return ''
    return index === 1 && group === 1 ? 'seribu' : joinWords(belowThousand(group), SCALES[index] ?? '')
  })
  return joinWords(...words.toReversed())
}

const named = (unit: string, part: string): MoneyNouns => ({ unit: neuter(unit), part: neuter(part) })

const onlyForm = ({ forms }: Noun): string => forms[0] ?? ''

/** Indonesian: short scale with miliar, no genders and no plurals. */
export const indonesian: Speller = {
  minus: 'minus',
  and: ' ',
  ordinalMost: 10n ** 30n - 1n,
  cardinal: spell,
  ordinal: (number) => (number === 1n ? 'pertama' : `ke${spell(number)}`),
  decimal: digitByDigit('koma', spell),
  nounFor: onlyForm,
  amount: (number, noun) => `${spell(number)} ${onlyForm(noun)}`,
  money: {
    dollar: named('dolar', 'sen'),
    euro: named('euro', 'sen'),
    pound: named('pound', 'penny'),
    franc: named('franc', 'sen'),
    yen: named('yen', 'sen'),
    yuan: named('yuan', 'fen'),
    rupee: named('rupee', 'paisa'),
    rupiah: named('rupiah', 'sen'),
    zloty: named('zloty', 'grosz'),
    real: named('real', 'centavo'),
    rouble: named('rubel', 'kopek'),
    hryvnia: named('hryvnia', 'kopiyka'),
    peso: named('peso', 'centavo'),
  },
}
