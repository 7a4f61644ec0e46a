import { describe, expect, it } from 'vitest'
import { decimalToText } from '../../../../registry/tools/number-bases/decimal-to-text.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('decimal-to-text', () => {
  it.each([
    [{ text: '' }, ''],
    [{ text: '65 226 137 162 206 145 46' }, 'A≢Α.'],
    [{ text: '[72,105]' }, 'Hi'],
    [{ text: '072;0000105' }, 'Hi'],
    [{ text: '255', encoding: 'iso-8859-1' }, 'ÿ'],
    [{ text: '65,8802 1114111', unit: 'codePoints' }, 'A≢\u{10ffff}'],
  ])('reads %j as %j', async (input, text) => {
    expect(await output(decimalToText, input)).toEqual({ text })
  })

  it.each([
    [{ text: '72 256' }, 'above-most', 3],
    [{ text: '72101108' }, 'above-most', 0],
    [{ text: '72 -101' }, 'bad-digit', 3],
    [{ text: '72.5' }, 'bad-digit', 2],
    [{ text: '0x48' }, 'bad-digit', 1],
    [{ text: '72 195 40' }, 'bad-bytes', 3],
    [{ text: '233' }, 'bad-bytes', 0],
    [{ text: '72 1114112', unit: 'codePoints' }, 'above-most', 3],
    [{ text: '9'.repeat(400), unit: 'codePoints' }, 'above-most', 0],
    [{ text: '72 55357', unit: 'codePoints' }, 'surrogate', 3],
    [{ text: 'a', unit: 'codePoints' }, 'bad-digit', 0],
  ])('refuses %j as %s at %i', async (input, code, offset) => {
    expect(await failure(decimalToText, input)).toMatchObject({ code, field: 'text', place: { offset } })
  })
})
