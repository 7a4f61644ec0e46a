import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, decimal, percent, whole } from '../../../engine/core/kit.ts'
import { oneOf, part } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { Exact } from '../../lib/numbers/exact-decimal.ts'
import { decimalWriter } from '../../lib/numbers/local-decimal.ts'
import { writeDecimal } from '../../lib/numbers/plain-decimal.ts'

const BOUNDS = { min: '-1000000000000000', max: '1000000000000000' }
const inMode = (...modes: string[]) => ({ when: { mode: modes } })

/** An example whose price without tax is 200. */
const beforeTax = (percent: string, number: string, difference: string) => ({
  input: { percent, number },
  output: { result: '200', difference, working: `${number} × 100 ÷ (100 + ${percent}) = 200`, rounding: 'exact' as const },
})

export const percentageCalculator = defineTool({
  id: 'percentage-calculator',
  category: 'math',
  icon: 'percent',
  title: 'Percentage calculator',
  summary: 'Calculate a percentage, a share, an increase or decrease, or the number behind a percentage, with exact decimals.',
  keywords: ['percent', 'percentage change', 'percent off', 'percentage increase', 'reverse percentage', 'what percent of'],
  aliases: ['percent-calculator', 'percentage-change-calculator'],
  slugs: {
    es: 'calculadora-de-porcentajes',
    fr: 'calcul-de-pourcentage',
    id: ['kalkulator-persen', 'kalkulator-persentase'],
    it: 'calcolo-percentuale',
    pl: 'kalkulator-procentowy',
    pt: 'calculadora-de-porcentagem',
  },
  recognizes: [{ kind: 'percent', field: 'percent', reading: 'number' }],
  effect: 'pure',
  input: z.object({
    mode: choice('Question', {
      of: 'What is P% of a number?',
      share: 'What percentage is one number of another?',
      change: 'By what percentage did a number change?',
      add: 'What is a number plus P%?',
      subtract: 'What is a number minus P%?',
      whole: 'This is P% of what number?',
      before: 'What was a number before P% was added?',
    }),
    percent: percent('Percentage', { start: '15', optional: true, ...BOUNDS, ...inMode('of', 'add', 'subtract', 'whole', 'before') }),
    number: decimal('Number', { start: '80', optional: true, ...BOUNDS, ...inMode('of', 'add', 'subtract', 'before') }),
    part: decimal('Part', { start: '30', optional: true, ...BOUNDS, ...inMode('share', 'whole') }),
    whole: decimal('Whole', { start: '120', optional: true, ...BOUNDS, ...inMode('share') }),
    from: decimal('Before', { start: '80', optional: true, ...BOUNDS, ...inMode('change') }),
    to: decimal('After', { start: '100', optional: true, ...BOUNDS, ...inMode('change') }),
    decimals: whole('Decimal places', { min: 0, max: 20, default: 4, help: 'Used only if the result has to be rounded.', advanced: true }),
  }),
  output: z.object({
    result: part(value.decimal, 'Result', { view: 'headline' }).optional(),
    percentage: part(value.percent, 'Percentage', { view: 'headline' }).optional(),
    difference: part(value.decimal, 'Difference', { view: 'headline' }).optional(),
    working: part(z.string(), 'Calculation', { view: 'code' }),
    rounding: oneOf('Rounding', { exact: 'The result is exact.', rounded: 'The result is rounded.' }, { view: 'text' }),
  }),
  failures: {
    'whole-is-zero': 'Nothing can be a percentage of zero. Enter a whole other than 0.',
    'before-is-zero': 'A change from zero has no percentage. Enter a “Before” other than 0.',
    'percent-is-zero': 'At 0%, any number would fit. Enter a percentage other than 0.',
    'nothing-left': 'Taking 100% off any number leaves nothing. Enter another percentage.',
    'result-too-large': 'The result has more than 30 digits before the decimal point. Enter smaller numbers.',
  },
  notes: [
    'Decimals are calculated exactly, without the small errors of binary floating point: 0.1% of 300 is exactly 0.3.',
    'A change is measured against the absolute value of the number before: from −50 to −25 is an increase of 50%.',
    'To find what a price was before a 20% discount, ask what it was before −20% was added.',
    'Results are rounded half away from zero. Going up 10% and then down 10% doesn’t bring you back, because the second 10% is taken from a larger number.',
  ],
  examples: [
    {
      title: '15% of 80',
      input: { mode: 'of', percent: '15', number: '80' },
      output: { result: '12', working: '80 × 15 ÷ 100 = 12', rounding: 'exact' },
    },
    { title: 'From 80 to 100', input: { mode: 'change', from: '80', to: '100' }, output: { percentage: '25', difference: '20' } },
    {
      title: '30 out of 45',
      input: { mode: 'share', part: '30', whole: '45', decimals: 2 },
      output: { percentage: '66.67', rounding: 'rounded' },
    },
    { title: 'Price before a 20% discount', input: { mode: 'whole', part: '64', percent: '80' }, output: { result: '80' } },
    {
      title: 'Price before 8.25% sales tax',
      input: { mode: 'before', percent: '8.25', number: '216.5' },
      in: {
        es: beforeTax('21', '242', '42'),
        fr: beforeTax('20', '240', '40'),
        id: beforeTax('11', '222', '22'),
        it: beforeTax('22', '244', '44'),
        pl: beforeTax('23', '246', '46'),
        pt: beforeTax('23', '246', '46'),
        ru: beforeTax('22', '244', '44'),
      },
      output: { result: '200', difference: '16.5', working: '216.5 × 100 ÷ (100 + 8.25) = 200', rounding: 'exact' },
    },
  ],
  transform: (input, { fail, locale }) => {
    const sign = signIn(locale)
    const { mode, decimals } = input
    const read = (field: 'percent' | 'number' | 'part' | 'whole' | 'from' | 'to') => {
      const value = input[field]
      return value === undefined ? fail('required', { field }) : new Exact(value)
    }
    const write = (value: Decimal) => {
      const text = writeDecimal(value, decimals)
      return new Exact(text).abs().gte('1e30') ? fail('result-too-large') : text
    }
    /** numerator ÷ denominator, and whether writing it loses anything. */
    const divide = (numerator: Decimal, denominator: Decimal) => {
      const text = write(numerator.div(denominator))
      return { text, rounding: new Exact(text).times(denominator).eq(numerator) ? ('exact' as const) : ('rounded' as const) }
    }
    switch (mode) {
      case 'of': {
        const [p, number] = [read('percent'), read('number')]
        const { text, rounding } = divide(number.times(p), HUNDRED)
        return { result: text, working: `${sign(number)} × ${sign(p)} ÷ 100 ${equals(rounding)} ${sign(text)}`, rounding }
      }
      case 'add':
      case 'subtract': {
        const [p, number] = [read('percent'), read('number')]
        const share = number.times(p)
        const added = mode === 'add' ? share : share.times(-1)
        const { text, rounding } = divide(number.times(100).plus(added), HUNDRED)
        const operator = mode === 'add' ? '+' : '−'
        return {
          result: text,
          difference: divide(added, HUNDRED).text,
          working: `${sign(number)} ${operator} ${sign(number)} × ${sign(p)} ÷ 100 ${equals(rounding)} ${sign(text)}`,
          rounding,
        }
      }
      case 'share': {
        const [part, whole] = [read('part'), read('whole')]
        if (whole.eq(0)) fail('whole-is-zero', { field: 'whole' })
        const { text, rounding } = divide(part.times(100), whole)
        return { percentage: text, working: `${sign(part)} ÷ ${sign(whole)} × 100 ${equals(rounding)} ${sign(text)}`, rounding }
      }
      case 'change': {
        const [from, to] = [read('from'), read('to')]
        if (from.eq(0)) fail('before-is-zero', { field: 'from' })
        const difference = to.minus(from)
        const { text, rounding } = divide(difference.times(100), from.abs())
        const working = `(${sign(to)} − ${sign(from)}) ÷ ${sign(from.abs())} × 100 ${equals(rounding)} ${sign(text)}`
        return { percentage: text, difference: writeDecimal(difference, 20), working, rounding }
      }
      case 'whole': {
        const [part, p] = [read('part'), read('percent')]
        if (p.eq(0)) fail('percent-is-zero', { field: 'percent' })
        const { text, rounding } = divide(part.times(100), p)
        return { result: text, working: `${sign(part)} × 100 ÷ ${sign(p)} ${equals(rounding)} ${sign(text)}`, rounding }
      }
      case 'before': {
        const [p, number] = [read('percent'), read('number')]
        const whole = p.plus(100)
        if (whole.eq(0)) fail('nothing-left', { field: 'percent' })
        const { text, rounding } = divide(number.times(100), whole)
        const working = `${sign(number)} × 100 ÷ (100 + ${sign(p)}) ${equals(rounding)} ${sign(text)}`
        return { result: text, difference: divide(number.times(p), whole).text, working, rounding }
      }
    }
  },
})

const HUNDRED = new Exact(100)

/** In working, with a true minus and in brackets where negative. */
function signIn(locale: string): (value: Decimal | string) => string {
  const written = decimalWriter(locale)
  return (value) => {
    const text = typeof value === 'string' ? value : value.toFixed()
    return text.startsWith('-') ? `(−${written(text.slice(1))})` : written(text)
  }
}

function equals(rounding: 'exact' | 'rounded'): string {
  return rounding === 'exact' ? '=' : '≈'
}
