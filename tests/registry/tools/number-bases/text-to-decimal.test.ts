import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalToText } from '../../../../registry/tools/number-bases/decimal-to-text.ts'
import { textToDecimal } from '../../../../registry/tools/number-bases/text-to-decimal.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('text-to-decimal', () => {
  it.each([
    [{ text: '' }, ''],
    [{ text: '', unit: 'codePoints' }, ''],
    [{ text: '\0\n~' }, '0 10 126'],
    [{ text: 'A≢Α.' }, '65 226 137 162 206 145 46'],
    [{ text: 'A≢Α.', unit: 'codePoints', separator: 'comma' }, '65,8802,913,46'],
    [{ text: 'ÿ', encoding: 'iso-8859-1' }, '255'],
    [{ text: '\u{10ffff}a', unit: 'codePoints', separator: 'line' }, '1114111\n97'],
    [{ text: '€', encoding: 'utf-16le' }, '172 32'],
  ])('writes %j as %j', async (input, text) => {
    expect(await output(textToDecimal, input)).toEqual({ text })
  })

  it('refuses what the encoding cannot carry', async () => {
    expect(await failure(textToDecimal, { text: 'a😀', encoding: 'windows-1252' })).toMatchObject({
      code: 'not-in-encoding',
      params: { character: '😀' },
      place: { offset: 1 },
    })
    expect(await failure(textToDecimal, { text: 'ab\udc00', unit: 'codePoints' })).toMatchObject({
      code: 'lone-surrogate',
      place: { offset: 2 },
    })
  })

  it('is read back by its inverse', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('space', 'comma', 'line'),
        fc.constantFrom('bytes', 'codePoints'),
        async (text, separator, unit) => {
          const { text: numbers } = await output(textToDecimal, { text, separator, unit })
          expect(await output(decimalToText, { text: numbers, unit })).toEqual({ text })
        },
      ),
    )
  })
})
