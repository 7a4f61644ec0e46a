import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binaryToText } from '../../../../registry/tools/number-bases/binary-to-text.ts'
import { textToBinary } from '../../../../registry/tools/number-bases/text-to-binary.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('text-to-binary', () => {
  it.each([
    [{ text: '' }, ''],
    [{ text: '\0' }, '00000000'],
    // RFC 3629, section 7: A≢Α.
    [{ text: 'A≢Α.', separator: 'none' }, '01000001111000101000100110100010110011101001000100101110'],
    [{ text: 'ab', separator: 'comma' }, '01100001,01100010'],
    [{ text: 'ab', prefix: true }, '0b01100001 0b01100010'],
    [{ text: 'ab', separator: 'line' }, '01100001\n01100010'],
    [{ text: '€', encoding: 'utf-16be' }, '00100000 10101100'],
  ])('writes %j', async (input, text) => {
    expect(await output(textToBinary, input)).toEqual({ text })
  })

  it('refuses what the encoding cannot carry', async () => {
    expect(await failure(textToBinary, { text: 'a😀', encoding: 'windows-1252' })).toMatchObject({
      code: 'not-in-encoding',
      params: { character: '😀' },
      place: { offset: 1 },
    })
    expect(await failure(textToBinary, { text: '\udc00' })).toMatchObject({ code: 'lone-surrogate' })
  })

  it('holds every byte of the text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const { text: bits } = await output(textToBinary, { text })
        const bytes = bits === '' ? [] : bits.split(' ').map((group: string) => Number.parseInt(group, 2))
        expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(bytes))).toBe(text)
      }),
    )
  })

  it('is undone by binary-to-text with every separator and prefix', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('space', 'none', 'comma', 'line'),
        fc.boolean(),
        async (text, separator, prefix) => {
          const written = await output(textToBinary, { text, separator, prefix })
          expect(await output(binaryToText, written)).toEqual({ text })
        },
      ),
    )
  })
})
