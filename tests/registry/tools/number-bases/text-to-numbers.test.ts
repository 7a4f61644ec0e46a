import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Tool } from '../../../../engine/core/define.ts'
import { binaryToText } from '../../../../registry/tools/number-bases/binary-to-text.ts'
import { decimalToText } from '../../../../registry/tools/number-bases/decimal-to-text.ts'
import { hexToText } from '../../../../registry/tools/number-bases/hex-to-text.ts'
import { octalToText } from '../../../../registry/tools/number-bases/octal-to-text.ts'
import { textToBinary } from '../../../../registry/tools/number-bases/text-to-binary.ts'
import { textToDecimal } from '../../../../registry/tools/number-bases/text-to-decimal.ts'
import { textToHex } from '../../../../registry/tools/number-bases/text-to-hex.ts'
import { textToOctal } from '../../../../registry/tools/number-bases/text-to-octal.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Family = { readonly tool: Tool; readonly writes: readonly (readonly [input: object, text: string])[] }

const TOOLS: readonly Family[] = [
  {
    tool: textToBinary,
    writes: [
      [{ text: '' }, ''],
      [{ text: '\0' }, '00000000'],
      // RFC 3629, section 7: A≢Α.
      [{ text: 'A≢Α.', separator: 'none' }, '01000001111000101000100110100010110011101001000100101110'],
      [{ text: 'ab', separator: 'comma' }, '01100001,01100010'],
      [{ text: 'ab', prefix: true }, '0b01100001 0b01100010'],
      [{ text: 'ab', separator: 'line' }, '01100001\n01100010'],
      [{ text: '€', encoding: 'utf-16be' }, '00100000 10101100'],
    ],
  },
  {
    tool: textToDecimal,
    writes: [
      [{ text: '' }, ''],
      [{ text: '', unit: 'codePoints' }, ''],
      [{ text: '\0\n~' }, '0 10 126'],
      [{ text: 'A≢Α.' }, '65 226 137 162 206 145 46'],
      [{ text: 'A≢Α.', unit: 'codePoints', separator: 'comma' }, '65,8802,913,46'],
      [{ text: 'ÿ', encoding: 'iso-8859-1' }, '255'],
      [{ text: '\u{10ffff}a', unit: 'codePoints', separator: 'line' }, '1114111\n97'],
      [{ text: '€', encoding: 'utf-16le' }, '172 32'],
    ],
  },
  {
    tool: textToHex,
    writes: [
      [{ text: '' }, ''],
      [{ text: '\0\r\n' }, '00 0D 0A'],
      // RFC 3629, section 7.
      [{ text: 'A≢Α.' }, '41 E2 89 A2 CE 91 2E'],
      [{ text: '日本語', letterCase: 'lower', separator: 'none' }, 'e697a5e69cace8aa9e'],
      [{ text: '𣎴', encoding: 'utf-16be' }, 'D8 4C DF B4'],
      [{ text: 'Привет', encoding: 'koi8-r' }, 'F0 D2 C9 D7 C5 D4'],
      [{ text: 'ab', separator: 'comma', prefix: 'zero' }, '0x61,0x62'],
      [{ text: 'ab', separator: 'line', prefix: 'backslash' }, String.raw`\x61` + '\n' + String.raw`\x62`],
      [{ text: 'e\u0301שלום' }, '65 CC 81 D7 A9 D7 9C D7 95 D7 9D'],
    ],
  },
  {
    tool: textToOctal,
    writes: [
      [{ text: '' }, ''],
      [{ text: '\0\n' }, '000 012'],
      [{ text: 'A≢Α.', separator: 'none' }, '101342211242316221056'],
      [{ text: 'ÿ', encoding: 'iso-8859-1' }, '377'],
      [{ text: 'ab', separator: 'comma', prefix: 'zero' }, '0o141,0o142'],
      [{ text: 'ab', separator: 'line' }, '141\n142'],
      [{ text: '€', encoding: 'utf-16be' }, '040 254'],
    ],
  },
]

describe.each(TOOLS)('$tool.id', ({ tool, writes }) => {
  it.each(writes)('writes %j as %j', async (input, text) => {
    expect(await output(tool, input)).toEqual({ text })
  })

  it('refuses what the encoding cannot carry', async () => {
    expect(await failure(tool, { text: 'a😀', encoding: 'windows-1252' })).toMatchObject({
      code: 'not-in-encoding',
      params: { character: '😀' },
      place: { offset: 1 },
    })
  })
})

describe('text-to-binary', () => {
  it('refuses half a character', async () => {
    expect(await failure(textToBinary, { text: '\udc00' })).toMatchObject({ code: 'lone-surrogate' })
  })

  it('holds every byte of the text', { tags: 'long' }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const { text: bits } = await output(textToBinary, { text })
        const bytes = bits === '' ? [] : bits.split(' ').map((group: string) => Number.parseInt(group, 2))
        expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(bytes))).toBe(text)
      }),
    )
  })

  it('is undone by binary-to-text with every separator and prefix', { tags: 'long' }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('space', 'none', 'comma', 'commaSpace', 'semicolon', 'colon', 'hyphen', 'line'),
        fc.boolean(),
        async (text, separator, prefix) => {
          const written = await output(textToBinary, { text, separator, prefix })
          expect(await output(binaryToText, written)).toEqual({ text })
        },
      ),
    )
  })
})

describe('text-to-decimal', () => {
  it('refuses half a character', async () => {
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

describe('text-to-hex', () => {
  it('refuses half a character', async () => {
    expect(await failure(textToHex, { text: 'ab\udc00' })).toMatchObject({ code: 'lone-surrogate', place: { offset: 2 } })
  })

  it('is read back by its inverse in every form', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('space', 'none', 'comma', 'commaSpace', 'semicolon', 'colon', 'hyphen', 'line'),
        fc.constantFrom('none', 'zero', 'backslash'),
        fc.constantFrom('utf-8', 'utf-16le'),
        async (text, separator, prefix, encoding) => {
          // Written without a space between them, 0x61 and 0x62 cannot be told apart.
          if (separator === 'none' && prefix === 'zero') return
          const { text: hex } = await output(textToHex, { text, separator, prefix, encoding })
          expect(await output(hexToText, { text: hex, encoding })).toEqual({ text })
        },
      ),
    )
  })

  it('agrees with the platform', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const { text: hex } = await output(textToHex, { text, separator: 'none', letterCase: 'lower' })
        expect(hex).toBe(Buffer.from(text).toString('hex'))
      }),
    )
  })

  it('is undone by hex-to-text with every separator and prefix', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('space', 'none', 'comma', 'commaSpace', 'semicolon', 'colon', 'hyphen', 'line'),
        fc.constantFrom('none', 'zero', 'backslash', 'percent'),
        async (text, separator, prefix) => {
          const written = await output(textToHex, { text, separator, prefix })
          expect(await output(hexToText, written)).toEqual({ text })
        },
      ),
    )
  })
})

describe('text-to-octal', () => {
  it('refuses half a character', async () => {
    expect(await failure(textToOctal, { text: 'ab\udc00' })).toMatchObject({ code: 'lone-surrogate', place: { offset: 2 } })
  })

  it('is read back by its inverse', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('space', 'none', 'comma', 'commaSpace', 'semicolon', 'colon', 'hyphen', 'line'),
        fc.constantFrom('none', 'backslash'),
        async (text, separator, prefix) => {
          const { text: octal } = await output(textToOctal, { text, separator, prefix })
          expect(await output(octalToText, { text: octal })).toEqual({ text })
        },
      ),
    )
  })

  it('is undone by octal-to-text with every separator and prefix', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('space', 'none', 'comma', 'commaSpace', 'semicolon', 'colon', 'hyphen', 'line'),
        fc.constantFrom('none', 'zero', 'backslash'),
        async (text, separator, prefix) => {
          const written = await output(textToOctal, { text, separator, prefix })
          expect(await output(octalToText, written)).toEqual({ text })
        },
      ),
    )
  })
})
