import { describe, expect, it } from 'vitest'
import { romanNumeralFontGenerator } from '../../../../registry/tools/styled-text/roman-numeral-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('roman-numeral-font-generator', () => {
  // Roman numerals by the usual rules; U+1D400 is bold A, so that bold M is U+1D40C.
  it.each([
    ['1', '\u{1d408}'],
    ['4', '\u{1d408}\u{1d415}'],
    ['1990', '\u{1d40c}\u{1d402}\u{1d40c}\u{1d417}\u{1d402}'],
    ['007', '\u{1d415}\u{1d408}\u{1d408}'],
    ['4000', '\u{1d408}\u0305\u{1d415}\u0305'],
  ])('writes %s', async (text, written) => {
    expect(await output(romanNumeralFontGenerator, { text })).toEqual({ text: written })
  })

  it.each([
    ['1 4 12', '\u2160 \u2163 \u216b'],
    ['13 2026', '\u2169\u2160\u2160\u2160 \u216f\u216f\u2169\u2169\u2164\u2160'],
    ['5000', '\u2164\u0305'],
  ])('writes %s in signs of their own', async (text, written) => {
    expect((await output(romanNumeralFontGenerator, { text, style: 'signs' })).text).toBe(written)
  })

  it('leaves words and the digits in them alone, or styles the words too', async () => {
    expect((await output(romanNumeralFontGenerator, { text: 'mp3, 2nd, B2B, Café 2', style: 'doubleStruck' })).text).toBe(
      'mp3, 2nd, B2B, Café 𝕀𝕀',
    )
    expect((await output(romanNumeralFontGenerator, { text: 'Part 2!', style: 'doubleStruck', rest: true })).text).toBe('ℙ𝕒𝕣𝕥 𝕀𝕀!')
    expect((await output(romanNumeralFontGenerator, { text: 'Part 2!', style: 'signs', rest: true })).text).toBe('Part Ⅱ!')
  })

  it('names the numbers that cannot be written', async () => {
    expect(await output(romanNumeralFontGenerator, { text: `0, 3999999, 4000000, 0, ${'9'.repeat(400)}` })).toMatchObject({
      notices: [{ code: 'not-roman', params: { most: 3_999_999, numbers: `0 4000000 ${'9'.repeat(20)}…` } }],
    })
  })

  it('says that a number with point or comma was written part by part, but not so for dates', async () => {
    expect(await output(romanNumeralFontGenerator, { text: '3.14 1,234' })).toEqual({
      text: '𝐈𝐈𝐈.𝐗𝐈𝐕 𝐈,𝐂𝐂𝐗𝐗𝐗𝐈𝐕',
      notices: [{ code: 'fraction', params: { numbers: '3.14 1,234' }, level: 'info' }],
    })
    expect((await output(romanNumeralFontGenerator, { text: '24.12.2026' })).notices).toBeUndefined()
  })

  it('takes an empty text', async () => {
    expect(await output(romanNumeralFontGenerator, { text: '' })).toEqual({ text: '' })
  })
})
