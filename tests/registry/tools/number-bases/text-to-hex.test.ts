import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexToText } from '../../../../registry/tools/number-bases/hex-to-text.ts'
import { textToHex } from '../../../../registry/tools/number-bases/text-to-hex.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('text-to-hex', () => {
  it.each([
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
  ])('writes %j as %j', async (input, text) => {
    expect(await output(textToHex, input)).toEqual({ text })
  })

  it('refuses what the encoding cannot carry', async () => {
    expect(await failure(textToHex, { text: 'a😀', encoding: 'windows-1252' })).toMatchObject({
      code: 'not-in-encoding',
      params: { character: '😀' },
      place: { offset: 1 },
    })
    expect(await failure(textToHex, { text: 'ab\udc00' })).toMatchObject({ code: 'lone-surrogate', place: { offset: 2 } })
  })

  it('is read back by its inverse in every form', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('space', 'none', 'comma', 'line'),
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
        fc.constantFrom('space', 'none', 'comma', 'line'),
        fc.constantFrom('none', 'zero', 'backslash'),
        async (text, separator, prefix) => {
          const written = await output(textToHex, { text, separator, prefix })
          expect(await output(hexToText, written)).toEqual({ text })
        },
      ),
    )
  })
})
