import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binaryToText } from '../../../../registry/tools/number-bases/binary-to-text.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('binary-to-text', () => {
  it.each([
    [{ text: '' }, ''],
    [{ text: '01000001111000101000100110100010110011101001000100101110' }, 'A≢Α.'],
    [{ text: '0b01001000,0B01101001' }, 'Hi'],
    [{ text: '0100 1000 0110 1001' }, 'Hi'],
    [{ text: '0100_1000 0110_1001' }, 'Hi'],
    [{ text: '0100100001101001\n00100001' }, 'Hi!'],
    [{ text: '00100000 10101100', encoding: 'utf-16be' }, '€'],
  ])('reads %j as %j', async (input, text) => {
    expect(await output(binaryToText, input)).toEqual({ text })
  })

  it.each([
    [{ text: '010010000110100' }, 'cut-byte', 0],
    [{ text: '01001000 011' }, 'cut-byte', 9],
    [{ text: '01001000 110' }, 'cut-byte', 9],
    [{ text: '0100 1000 0110' }, 'cut-byte', 10],
    [{ text: '1010' }, 'cut-byte', 0],
    [{ text: '0b' }, 'cut-byte', 0],
    [{ text: '01001002' }, 'bad-digit', 7],
    [{ text: '01001000 11000011 00101000' }, 'bad-bytes', 9],
    [{ text: '1100 0011 0010 1000' }, 'bad-bytes', 0],
  ])('refuses %j as %s at %i', async (input, code, offset) => {
    expect(await failure(binaryToText, input)).toMatchObject({ code, field: 'text', place: { offset } })
  })

  it('says when it puts zeros before short groups', async () => {
    const padded = (count: number) => [{ code: 'padded', params: { count } }]
    // 7-bit ASCII, and numbers from their first 1 on: space, line feed.
    expect(await output(binaryToText, { text: '1001000 0100000 1101001' })).toEqual({ text: 'H i', notices: padded(3) })
    expect(await output(binaryToText, { text: '01001000 100000 1010 0b1' })).toEqual({ text: 'H \n\x01', notices: padded(3) })
  })

  it('reads what the platform writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const bits = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(2).padStart(8, '0')).join('')
        expect(await output(binaryToText, { text: bits })).toEqual({ text })
      }),
    )
  })
})
