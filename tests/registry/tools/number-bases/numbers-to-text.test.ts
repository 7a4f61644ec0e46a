import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Tool } from '../../../../engine/core/define.ts'
import { binaryToText } from '../../../../registry/tools/number-bases/binary-to-text.ts'
import { decimalToText } from '../../../../registry/tools/number-bases/decimal-to-text.ts'
import { hexToText } from '../../../../registry/tools/number-bases/hex-to-text.ts'
import { octalToText } from '../../../../registry/tools/number-bases/octal-to-text.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Family = {
  readonly tool: Tool
  readonly reads: readonly (readonly [input: object, text: string])[]
  readonly refuses: readonly (readonly [input: object, code: string, offset: number])[]
}

const TOOLS: readonly Family[] = [
  {
    tool: binaryToText,
    reads: [
      [{ text: '' }, ''],
      [{ text: '01000001111000101000100110100010110011101001000100101110' }, 'A≢Α.'],
      [{ text: '0b01001000,0B01101001' }, 'Hi'],
      [{ text: '0100 1000 0110 1001' }, 'Hi'],
      [{ text: '0100_1000 0110_1001' }, 'Hi'],
      [{ text: '0100100001101001\n00100001' }, 'Hi!'],
      [{ text: '00100000 10101100', encoding: 'utf-16be' }, '€'],
    ],
    refuses: [
      [{ text: '010010000110100' }, 'cut-byte', 0],
      [{ text: '01001000 011' }, 'cut-byte', 9],
      [{ text: '01001000 110' }, 'cut-byte', 9],
      [{ text: '0100 1000 0110' }, 'cut-byte', 10],
      [{ text: '1010' }, 'cut-byte', 0],
      [{ text: '0b' }, 'cut-byte', 0],
      [{ text: '01001002' }, 'bad-digit', 7],
      [{ text: '01001000 11000011 00101000' }, 'bad-bytes', 9],
      [{ text: '1100 0011 0010 1000' }, 'bad-bytes', 0],
    ],
  },
  {
    tool: decimalToText,
    reads: [
      [{ text: '' }, ''],
      [{ text: '65 226 137 162 206 145 46' }, 'A≢Α.'],
      [{ text: '[72,105]' }, 'Hi'],
      [{ text: '072;0000105' }, 'Hi'],
      [{ text: '255', encoding: 'iso-8859-1' }, 'ÿ'],
      [{ text: '65,8802 1114111', unit: 'codePoints' }, 'A≢\u{10ffff}'],
    ],
    refuses: [
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
    ],
  },
  {
    tool: hexToText,
    reads: [
      [{ text: '' }, ''],
      [{ text: ' \r\n\t' }, ''],
      [{ text: '41E289A2CE912E' }, 'A≢Α.'],
      [{ text: 'efbbbf 41' }, '\ufeffA'],
      [{ text: '48:65:6c' }, 'Hel'],
      [{ text: '%48%65%6c' }, 'Hel'],
      [{ text: '$48 $65/6c#21' }, 'Hel!'],
      [{ text: '48-65-6C' }, 'Hel'],
      [{ text: '4865 6c6c\n6f' }, 'Hello'],
      [{ text: String.raw`"\x48\x69"` }, 'Hi'],
      [{ text: '[0X48,0xA, 0x4869]' }, 'H\nHi'],
      [{ text: 'd84cdfb4', encoding: 'utf-16be' }, '𣎴'],
      [{ text: 'f0 d2 c9', encoding: 'koi8-r' }, 'При'],
      [{ text: '00' }, '\0'],
      [{ text: '0x480x65' }, 'He'],
    ],
    refuses: [
      [{ text: '48 6' }, 'cut-byte', 3],
      [{ text: 'A' }, 'cut-byte', 0],
      [{ text: '0x486' }, 'cut-byte', 2],
      [{ text: '48 0x' }, 'cut-byte', 3],
      [{ text: '48 6g' }, 'bad-digit', 4],
      [{ text: '48h' }, 'bad-digit', 2],
      [{ text: '48\\' }, 'bad-digit', 2],
      [{ text: '0x480x' }, 'cut-byte', 4],
      [{ text: '48.65' }, 'bad-digit', 2],
      [{ text: '48 c3 28' }, 'bad-bytes', 3],
      [{ text: '48 c3' }, 'bad-bytes', 3],
      [{ text: '4142ff43' }, 'bad-bytes', 4],
      // RFC 3629, section 3: surrogates and overlong forms are no UTF-8.
      [{ text: 'eda080' }, 'bad-bytes', 0],
      [{ text: '41 c080' }, 'bad-bytes', 3],
      [{ text: '41 00 00 d8 41 00', encoding: 'utf-16le' }, 'bad-bytes', 6],
      [{ text: '48😀' }, 'bad-digit', 2],
    ],
  },
  {
    tool: octalToText,
    reads: [
      [{ text: '' }, ''],
      [{ text: '101342211242316221056' }, 'A≢Α.'],
      [{ text: '101 12, 7' }, 'A\n\x07'],
      [{ text: '0o110 0O151' }, 'Hi'],
      [{ text: '377', encoding: 'iso-8859-1' }, 'ÿ'],
    ],
    refuses: [
      [{ text: '110 1511' }, 'cut-byte', 4],
      [{ text: '0o' }, 'cut-byte', 0],
      [{ text: '118' }, 'bad-digit', 2],
      [{ text: '110 400' }, 'above-most', 4],
      [{ text: '110777' }, 'above-most', 3],
      [{ text: '110 303 050' }, 'bad-bytes', 4],
    ],
  },
]

describe.each(TOOLS)('$tool.id', ({ tool, reads, refuses }) => {
  it.each(reads)('reads %j as %j', async (input, text) => {
    expect(await output(tool, input)).toEqual({ text })
  })

  it.each(refuses)('refuses %j as %s at %i', async (input, code, offset) => {
    expect(await failure(tool, input)).toMatchObject({ code, field: 'text', place: { offset } })
  })
})

describe('binary-to-text', () => {
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

describe('hex-to-text', () => {
  it('names the whole character that is no digit', async () => {
    expect(await failure(hexToText, { text: '48😀' })).toMatchObject({ params: { character: '😀', allowed: '0–9, A–F' } })
  })
})
