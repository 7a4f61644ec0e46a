import { describe, expect, it } from 'vitest'
import { romanNumeralConverter } from '../../../../registry/tools/math/roman-numeral-converter.ts'
import { failure, output } from '../../../support/run-tool.ts'

const convert = async (text: string, more = {}): Promise<string> => (await output(romanNumeralConverter, { text, ...more })).text

/** An independent writer: a numeral for each decimal digit. */
function byDigits(number: number): string {
  const tables = ['IVX', 'XLC', 'CDM', 'M  ']
  return Array.from(String(number), (digit, index) => {
    const [one = '', five = '', ten = ''] = tables[String(number).length - 1 - index] as string
    return ['', 'a', 'aa', 'aaa', 'ab', 'b', 'ba', 'baa', 'baaa', 'ac'][Number(digit)]
      ?.replaceAll('a', one)
      .replaceAll('b', five)
      .replaceAll('c', ten)
  }).join('')
}
const over = (numeral: string) => Array.from(numeral, (letter) => `${letter}\u0305`).join('')

describe('roman-numeral-converter', () => {
  it('writes and reads every number to 3,999', async () => {
    const numbers = Array.from({ length: 3999 }, (_, index) => index + 1)
    const numerals = numbers.map(byDigits)
    expect(await convert(numbers.join('\n'))).toBe(numerals.join('\n'))
    expect(await convert(numerals.join('\n'))).toBe(numbers.join('\n'))
    expect(await convert(numerals.join('\n').toLowerCase())).toBe(numbers.join('\n'))
  })

  it('writes and reads thousands under overlines', async () => {
    const numbers = [4000, 4001, 5000, 6999, 10_000, 400_000, 999_999, 1_000_000, 1_234_567, 3_999_999]
    const numerals = numbers.map((number) => over(byDigits(Math.floor(number / 1000))) + (number % 1000 ? byDigits(number % 1000) : ''))
    expect(await convert(numbers.join('\n'), { overline: true })).toBe(numerals.join('\n'))
    expect(await convert(numerals.join('\n'))).toBe(numbers.join('\n'))
    expect(await convert('3999\n4', { overline: true })).toBe('MMMCMXCIX\nIV')
    // The macron is easier to type than the overline.
    expect(await convert('I\u0304V\u0304\n\u012aV\u0304\nV\u0305\u012a')).toBe('4000\n4000\n6000')
  })

  it.each([
    ['Ⅳ', '4'],
    ['ⅻ', '12'],
    ['ⅯⅭⅯⅩⅭⅠⅤ', '1994'],
    ['ↁ', '5000'],
    ['ↂↁ', '15000'],
    ['ↀↀⅩ', '2010'],
    ['ↆ', '50'],
    ['ↅ', '6'],
    ['ↈↇ', '150000'],
  ])('reads the sign %s as %s', async (text, number) => {
    expect(await convert(text)).toBe(number)
  })

  it.each([
    ['', ''],
    ['\n \n', '\n\n'],
    ['  X \r\nIX\t', '10\n9'],
    ['1 999\n1_999\n1\u00a0999\n+12\n007', 'MCMXCIX\nMCMXCIX\nMCMXCIX\nXII\nVII'],
  ])('keeps the lines of %j', async (text, result) => {
    expect(await convert(text)).toBe(result)
  })

  it('takes a single number apart', async () => {
    expect(await output(romanNumeralConverter, { text: 'MMMCDXLIV', letterCase: 'lower' })).toEqual({
      text: '3444',
      parts: [
        { numeral: 'mmm', value: 3000 },
        { numeral: 'cd', value: 400 },
        { numeral: 'xl', value: 40 },
        { numeral: 'iv', value: 4 },
      ],
    })
    expect((await output(romanNumeralConverter, { text: '9000', overline: true })).parts).toEqual([{ numeral: over('IX'), value: 9000 }])
    expect((await output(romanNumeralConverter, { text: '1\n2' })).parts).toBeUndefined()
  })

  it.each([
    ['IIII', 4, 'IV', 3],
    ['IC', 99, 'XCIX', 1],
    ['VX', 5, 'V', 1],
    ['IIX', 8, 'VIII', 2],
    ['VV', 10, 'X', 1],
    ['LC', 50, 'L', 1],
    ['XLX', 50, 'L', 2],
    ['IXI', 10, 'X', 2],
    ['XCX', 100, 'C', 2],
    ['CMC', 1000, 'M', 2],
    ['MDD', 2000, 'MM', 2],
    ['IM', 999, 'CMXCIX', 1],
    ['XIIII', 14, 'XIV', 4],
    ['VIIII', 9, 'IX', 4],
    ['DCCCC', 900, 'CM', 4],
    ['MMMM', 4000, over('IV'), 3],
    [over('I'), 1000, 'M', 0],
    [`${over('V')}M`, 6000, over('VI'), 2],
    ['X\nXXXX', 40, 'XL', 5],
  ])('refuses %s and says how %i is written', async (text, value, proper, offset) => {
    expect(await failure(romanNumeralConverter, { text })).toMatchObject({
      code: 'not-canonical',
      field: 'text',
      params: { value, proper },
      place: { offset },
    })
  })

  it.each([
    ['XIA', 'bad-sign', 2],
    // A Cyrillic letter that looks like X.
    ['I\u0425', 'bad-sign', 1],
    ['X I', 'bad-sign', 1],
    ['Í', 'bad-sign', 0],
    ['\ud800', 'bad-sign', 0],
    ['XII\n😀', 'bad-sign', 4],
    ['\u0305', 'bad-overline', 0],
    ['I\u0305\u0305', 'bad-overline', 2],
    ['IIIIIIIIIIIX', 'no-numeral', 3],
    [over('MMMM'), 'no-numeral', 6],
    ['1.5', 'not-whole', 0],
    ['5\n1,999', 'not-whole', 2],
    ['-5', 'not-whole', 0],
    ['12a', 'not-whole', 0],
    ['0', 'out-of-range', 0],
    ['4000000', 'out-of-range', 0],
    ['9'.repeat(400), 'out-of-range', 0],
    ['4000', 'needs-overline', 0],
  ])('refuses %j as %s at %i', async (text, code, offset) => {
    expect(await failure(romanNumeralConverter, { text })).toMatchObject({ code, field: 'text', place: { offset } })
  })

  it('names the character that looks like a letter', async () => {
    expect(await failure(romanNumeralConverter, { text: '\u0425' })).toMatchObject({ params: { character: '\u0425', code: 'U+0425' } })
    expect(await failure(romanNumeralConverter, { text: '0', overline: true })).toMatchObject({ params: { most: 3_999_999 } })
  })
})
