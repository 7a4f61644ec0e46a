import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, text, whole } from '../../../../engine/core/kit.ts'
import { column, part, table } from '../../../../engine/core/parts.ts'
import { calculatorFailures } from './failures.ts'
import { evaluate, isReserved } from './evaluate.ts'
import { type Value, numbersOf, writeValue } from './numbers.ts'
import { tokensOf } from './tokens.ts'
import { inText } from '../../../lib/words/in-text.ts'

const MOST_LINES = 200
const COMMA_SUM = '0,1 + 0,2'

export const scientificCalculator = defineTool({
  id: 'scientific-calculator',
  category: 'math',
  icon: 'calculator',
  title: 'Scientific calculator',
  summary: 'Calculate expressions with functions, fractions and variables over several lines, exactly where possible.',
  keywords: [
    'online calculator',
    'math expression evaluator',
    'sin cos tan',
    'square root',
    'logarithm',
    'factorial',
    'high precision',
    'fraction result',
  ],
  aliases: ['calculator', 'math-calculator', 'expression-calculator', 'math-evaluator'],
  slugs: {
    es: 'calculadora-cientifica',
    fr: 'calculatrice-scientifique',
    id: 'kalkulator-ilmiah',
    it: 'calcolatrice-scientifica',
    pl: 'kalkulator-naukowy',
    pt: 'calculadora-cientifica',
    ru: 'inzhenernyy-kalkulyator',
  },
  recognizes: [{ kind: 'expression' }],
  effect: 'pure',
  input: z.object({
    text: text('Expressions', {
      max: 20_000,
      control: 'multiline',
      lines: 6,
      start: 'x = 3\n2x^2 + 1/3\nsqrt(2) * sin(45)',
      placeholder: '2 * (3 + 4)',
      help: 'One per line. Set variables with x = 3; ans is the result of the line before.',
    }),
    angle: choice('Angles in', { degrees: 'Degrees', radians: 'Radians', gradians: 'Gradians' }),
    digits: whole('Significant digits', { min: 1, max: 100, default: 15, help: 'For results whose decimals don’t end.' }),
  }),
  output: z.object({
    result: part(z.string(), 'Result', { view: 'headline', format: 'number' }),
    table: table(
      'Lines',
      {
        line: column(z.int(), 'Line'),
        expression: column(z.string(), 'Expression', { format: 'code' }),
        result: column(z.string(), 'Result', { format: 'number', copyable: true }),
        fraction: column(z.string(), 'As a fraction'),
        exact: column(z.boolean(), 'Exact'),
      },
      { fileName: 'results.csv' },
    ),
  }),
  failures: calculatorFailures.words,
  notes: [
    'Order: parentheses; then ! and %; then ^ from right to left (2^3^2 = 2^9); then the minus in front, so -2^2 = -4; then * and / from left to right; then + and -. A multiplication sign can be left out, as in 2x or 3(4 + 5), and then counts like *: 1/2x is (1/2) · x. A percent sign divides by 100: 200 + 10% = 200.1.',
    'Functions: sqrt, cbrt, root(x; n), abs, exp, ln, log (base 10, or log(x; base)), log2, sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, asinh, acosh, atanh, floor, ceil, round, trunc, sign, min, max, gcd, lcm, nCr, nPr, fact; a mod b. Values are separated by semicolons; a comma works too where it isn’t the decimal mark. Constants: pi (π), tau (τ), e, phi (φ).',
    'Sums, products, quotients and integer powers are kept as exact fractions, so 0.1 + 0.2 is 0.3 and 1/3 * 3 is 1. Roots and sines are exact where they can be, such as sqrt(9/4) and sin(30) in degrees. Everything else is calculated with 30 digits more than shown, and rounded half away from zero.',
    'Text after # is a comment. Factorials go up to 5000!.',
  ],
  examples: [
    {
      title: 'Exact decimals',
      input: { text: '0.1 + 0.2' },
      in: inText({ es: COMMA_SUM, fr: COMMA_SUM, id: COMMA_SUM, it: COMMA_SUM, pl: COMMA_SUM, pt: COMMA_SUM, ru: COMMA_SUM }),
      output: { result: '0.3', table: [{ line: 1, expression: '0.1 + 0.2', result: '0.3', fraction: '3/10', exact: true }] },
    },
    {
      title: 'Variables over several lines',
      input: { text: 'radius = 5\npi * radius^2\nans / 2' },
      in: inText({
        es: 'radio = 5\npi * radio^2\nans / 2',
        fr: 'rayon = 5\npi * rayon^2\nans / 2',
        id: 'r = 5\npi * r^2\nans / 2',
        it: 'raggio = 5\npi * raggio^2\nans / 2',
        pl: 'promień = 5\npi * promień^2\nans / 2',
        pt: 'raio = 5\npi * raio^2\nans / 2',
        ru: 'радиус = 5\npi * радиус^2\nans / 2',
      }),
      output: {
        result: '39.2699081698724',
        table: [
          { line: 1, result: '5' },
          { line: 2, result: '78.5398163397448' },
          { line: 3, result: '39.2699081698724' },
        ],
      },
    },
    {
      title: 'Powers and fractions',
      input: { text: '-2^2\n2^3^2\n(1/2 + 1/3)^2' },
      output: { table: [{ result: '-4' }, { result: '512' }, { result: '0.694444444444444', fraction: '25/36', exact: false }] },
    },
    {
      title: 'In radians',
      input: { text: 'sin(pi / 6)\ncos(pi)', angle: 'radians' },
      output: { table: [{ result: '0.5' }, { result: '-1' }] },
    },
  ],
  transform: ({ text, angle, digits }, { locale, fail, signal }) => {
    const lines = text.split('\n')
    if (lines.length > MOST_LINES) fail('too-many-lines', { count: lines.length, maximum: MOST_LINES, field: 'text' })
    const numbers = numbersOf(digits, angle)
    const decimalComma = new Intl.NumberFormat(locale).formatToParts(0.5).some(({ type, value }) => type === 'decimal' && value === ',')
    const variables = new Map<string, Value>()
    const rows = []
    let start = 0
    for (const [index, line] of lines.entries()) {
      signal.throwIfAborted()
      const from = start
      const at = (offset: number) => ({ field: 'text', offset: from + offset, text })
      start += line.length + 1
      const tokens = tokensOf(line, decimalComma, at)
      if (tokens.length === 0) continue
      const [name, equals] = tokens
      const isSet = name?.kind === 'name' && equals?.kind === 'sign' && equals.text === '='
      if (isSet && (isReserved(name.text) || name.text === 'ans')) fail('reserved-name', { name: name.text, ...at(name.at) })
      const value = evaluate(isSet ? tokens.slice(2) : tokens, { numbers, variables, at, length: line.length })
      if (isSet) variables.set(name.text, value)
      variables.set('ans', value)
      const written = writeValue(value, numbers)
      rows.push({ line: index + 1, expression: line.trim(), result: written.text, fraction: written.fraction ?? '', exact: written.exact })
    }
    const last = rows.at(-1)
    if (!last) return fail('required', { field: 'text' })
    return { result: last.result, table: rows }
  },
})
