import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scientificCalculator } from '../../../../registry/tools/math/scientific-calculator/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const calculate = async (text: string, more = {}, locale = 'en') =>
  (await output(scientificCalculator, { text, ...more }, { locale })).result as string

describe('scientific-calculator', () => {
  it.each([
    // Order of operations, as in the notes.
    ['1 + 2 * 3', '7'],
    ['-2^2', '-4'],
    ['(-2)^2', '4'],
    ['2^3^2', '512'],
    ['2^-1', '0.5'],
    ['2**10', '1024'],
    ['-3!', '-6'],
    ['2^3!', '64'],
    ['10 - 4 - 3', '3'],
    ['100 / 10 / 5', '2'],
    ['--5', '5'],
    ['2 * -3', '-6'],
    ['200 + 10%', '200.1'],
    ['50%', '0.5'],
    ['5²+2³', '33'],
    // A multiplication sign that is left out counts like one that is there.
    ['1/2(4)', '2'],
    ['3(4 + 5)', '27'],
    ['(1+2)(3+4)', '21'],
    // Exactness.
    ['0.1 + 0.2', '0.3'],
    ['1/3 * 3', '1'],
    ['0.1^20', '1e-20'],
    ['2^100', '1267650600228229401496703205376'],
    ['1e308 * 10 / 1e309', '1'],
    ['sqrt(9/4)', '1.5'],
    ['8^(1/3)', '2'],
    ['cbrt(-27)', '-3'],
    ['root(81; 4)', '3'],
    ['√2^2', '2'],
    ['30!', '265252859812191058636308480000000'],
    ['nCr(52; 5)', '2598960'],
    ['nPr(5, 2)', '20'],
    ['gcd(12; 18) + lcm(4; 6)', '18'],
    ['-7 mod 3', '2'],
    ['min(3; 1; 2) + max(1; 2)', '3'],
    ['floor(-2.5)', '-3'],
    ['ceil(-2.5)', '-2'],
    ['round(2.5)', '3'],
    ['trunc(-2.5)', '-2'],
    ['abs(-1/4) + sign(-9)', '-0.75'],
    ['log(1000)', '3'],
    ['log(8; 2)', '3'],
    ['log2(1/1024)', '-10'],
    ['ln(e^2)', '2'],
    // Abramowitz and Stegun, tables 4.2, 4.6 and 4.14; e and π from table 1.1.
    ['sqrt(2)', '1.4142135623731'],
    ['exp(1)', '2.71828182845905'],
    ['ln(2)', '0.693147180559945'],
    ['sin(1)', '0.0174524064372835'],
    ['sinh(1)', '1.1752011936438'],
    ['atanh(0.5)', '0.549306144334055'],
    ['phi', '1.61803398874989'],
    // Angles in degrees.
    ['sin(30)', '0.5'],
    ['cos(60)', '0.5'],
    ['sin(-390)', '-0.5'],
    ['cos(90)', '0'],
    ['tan(45)', '1'],
    ['tan(135)', '-1'],
    ['asin(0.5)', '30'],
    ['acos(-1)', '180'],
    ['atan(1)', '45'],
    ['x = 3\ny = x^2 + 1\n2y', '20'],
    ['5 # five\n\nans * 2', '10'],
    ['1_000 × 2 ÷ 4 − 1', '499'],
  ])('%s is %s', async (text, wanted) => {
    expect(await calculate(text)).toBe(wanted)
  })

  it.each([
    ['sin(pi)', 'radians', '0'],
    ['cos(π)', 'radians', '-1'],
    ['sin(1)', 'radians', '0.841470984807897'],
    ['tan(50)', 'gradians', '1'],
    ['asin(1)', 'gradians', '100'],
    ['atan(1) * 4', 'radians', '3.14159265358979'],
  ])('%s in %s is %s', async (text, angle, wanted) => {
    expect(await calculate(text, { angle })).toBe(wanted)
  })

  it('gives as many digits as are asked for', async () => {
    // OEIS A000796.
    expect(await calculate('pi', { digits: 50 })).toBe('3.1415926535897932384626433832795028841971693993751')
    expect(await calculate('1/7', { digits: 3 })).toBe('0.143')
  })

  it('reads decimal commas where the language has them', async () => {
    expect(await calculate('0,5 + 1,5', {}, 'pl')).toBe('2')
    expect(await calculate('max(1,5; 0.5)', {}, 'pl')).toBe('1.5')
    expect(await calculate('max(1,5)')).toBe('5')
  })

  it('shows each line, with fractions', async () => {
    const { table } = await output(scientificCalculator, { text: 'a = 1/3\n\na + 1/6\nsqrt(2)' })
    expect(table).toEqual([
      { line: 1, expression: 'a = 1/3', result: '0.333333333333333', fraction: '1/3', exact: false },
      { line: 3, expression: 'a + 1/6', result: '0.5', fraction: '1/2', exact: true },
      { line: 4, expression: 'sqrt(2)', result: '1.4142135623731', fraction: '', exact: false },
    ])
  })

  it('agrees with whole-number arithmetic', async () => {
    const number = fc.integer({ min: -999, max: 999 })
    await fc.assert(
      fc.asyncProperty(number, number, number, async (a, b, c) => {
        expect(await calculate(`(${a}) + (${b}) * (${c}) - ${Math.abs(a)}`)).toBe(String(a + b * c - Math.abs(a)))
      }),
      { numRuns: 50 },
    )
  })

  it.each([
    ['1 +', 'unexpected-end', 4],
    ['1 + * 2', 'unexpected', 5],
    ['1 $ 2', 'bad-character', 3],
    ['1 \ud800', 'bad-character', 3],
    ['(1 + 2', 'not-closed', 1],
    ['1 + 2)', 'not-opened', 6],
    ['foo(1)', 'unknown-name', 1],
    ['__proto__ + constructor', 'unknown-name', 1],
    ['pi = 3', 'reserved-name', 1],
    ['sin = 3', 'reserved-name', 1],
    ['root(2)', 'wrong-arguments', 1],
    ['2 + sin 30', 'needs-parentheses', 5],
    ['1/0', 'division-by-zero', 2],
    ['5 mod 0', 'division-by-zero', 3],
    ['0^-1', 'division-by-zero', 2],
    ['sqrt(-1)', 'not-defined', 1],
    ['ln(0)', 'not-defined', 1],
    ['tan(90)', 'not-defined', 1],
    ['asin(2)', 'not-defined', 1],
    ['(-8)^0.5', 'not-defined', 5],
    ['2.5!', 'not-whole', 4],
    ['(-1)!', 'not-whole', 5],
    ['9999!', 'not-whole', 5],
    ['9^9^9', 'too-large', 2],
    ['exp(1e9)', 'too-large', 1],
    ['1e99999', 'too-large', 1],
    [`${'('.repeat(300)}1${')'.repeat(300)}`, 'too-deep', 202],
    [`${'-'.repeat(300)}1`, 'too-deep', 202],
  ])('refuses %s: %s at %i', async (text, code, column) => {
    expect(await failure(scientificCalculator, { text })).toMatchObject({ code, field: 'text', place: { line: 1, column } })
  })

  it('says on which line something is wrong', async () => {
    expect(await failure(scientificCalculator, { text: 'x = 1\nx + y' })).toMatchObject({
      code: 'unknown-name',
      place: { line: 2, column: 5 },
    })
  })

  it('refuses too many lines, and nothing but comments', async () => {
    expect(await failure(scientificCalculator, { text: '1\n'.repeat(300) })).toMatchObject({ code: 'too-many-lines' })
    expect(await failure(scientificCalculator, { text: '# nothing' })).toMatchObject({ code: 'required', field: 'text' })
  })

  it('is quick with long chains and large powers', async () => {
    expect(await calculate(Array.from({ length: 5000 }, () => '1').join('+'))).toBe('5000')
    expect(await calculate('2^50000 / 2^49999')).toBe('2')
    expect(await calculate('x = 1.000000001\nx^1e6')).toMatch(/^1\.0010005/)
  })
})
