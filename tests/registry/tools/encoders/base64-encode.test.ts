import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base64Decode } from '../../../../registry/tools/encoders/base64-decode.ts'
import { base64Encode } from '../../../../registry/tools/encoders/base64-encode.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('base64-encode', () => {
  // RFC 4648, section 10.
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('writes the test vector %j as %j', async (text, base64) => {
    expect(await output(base64Encode, { text })).toEqual({ text: base64 })
  })

  it('breaks lines without a trailing line break', async () => {
    const { text } = await output(base64Encode, { text: 'a'.repeat(60), lineLength: 76 })
    expect(text.split('\n').map((line: string) => line.length)).toEqual([76, 4])
  })

  it('writes each line by itself, whatever their length', async () => {
    const text = 'f\r\n\nfoo\n'
    expect(await output(base64Encode, { text, perLine: true, lineLength: 4 })).toEqual({ text: 'Zg==\r\n\nZm9v\n' })
    // Half of this letter is the byte of a line feed.
    expect(await output(base64Encode, { text: '\u0a41\nb', perLine: true, encoding: 'utf-16le' })).toEqual({ text: 'QQo=\nYgA=' })
    expect(await failure(base64Encode, { text: 'ab\nc€', perLine: true, encoding: 'koi8-r' })).toMatchObject({
      code: 'not-in-encoding',
      place: { offset: 4, line: 2, column: 2 },
    })
  })

  it('breaks long texts into the shortest lines', async () => {
    expect((await output(base64Encode, { text: 'abc'.repeat(1_000_000), lineLength: 1 })).text).toHaveLength(7_999_999)
  })

  it('names the character that an encoding cannot carry', async () => {
    expect(await failure(base64Encode, { text: 'zł€', encoding: 'iso-8859-2' })).toMatchObject({
      code: 'not-in-encoding',
      params: { character: '€' },
      field: 'text',
      place: { offset: 2, line: 1, column: 3 },
    })
  })

  it('refuses a lone surrogate instead of writing a replacement', async () => {
    expect(await failure(base64Encode, { text: 'a\ud800' })).toMatchObject({ code: 'lone-surrogate', place: { offset: 1 } })
  })

  it('is undone by base64-decode for every text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.constantFrom('standard', 'url'), fc.boolean(), async (text, alphabet, padding) => {
        const encoded = await output(base64Encode, { text, alphabet, padding })
        expect(await output(base64Decode, encoded)).toEqual({ text })
      }),
    )
  })
})
