import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base32Decode } from '../../../../registry/tools/encoders/base32-decode.ts'
import { base32Encode } from '../../../../registry/tools/encoders/base32-encode.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('base32-encode', () => {
  // RFC 4648, section 10.
  it.each([
    ['', '', ''],
    ['f', 'MY======', 'CO======'],
    ['fo', 'MZXQ====', 'CPNG===='],
    ['foo', 'MZXW6===', 'CPNMU==='],
    ['foob', 'MZXW6YQ=', 'CPNMUOG='],
    ['fooba', 'MZXW6YTB', 'CPNMUOJ1'],
    ['foobar', 'MZXW6YTBOI======', 'CPNMUOJ1E8======'],
  ])('writes the test vector %j', async (text, standard, hex) => {
    expect(await output(base32Encode, { text })).toEqual({ text: standard })
    expect(await output(base32Encode, { text, alphabet: 'hex' })).toEqual({ text: hex })
    expect(await output(base32Encode, { text, padding: false })).toEqual({ text: standard.replaceAll('=', '') })
  })

  it.each([
    [{ text: 'foobar', alphabet: 'crockford' }, 'CSQPYRK1E8'],
    [{ text: 'foobar', letterCase: 'lower' }, 'mzxw6ytboi======'],
    [{ text: 'foobar', lineLength: 10 }, 'MZXW6YTBOI\n======'],
    [{ text: 'é', encoding: 'iso-8859-1' }, '5E======'],
    [{ text: 'ÿÿÿÿÿ', encoding: 'iso-8859-1', alphabet: 'crockford' }, 'ZZZZZZZZ'],
  ])('writes %j', async (input, text) => {
    expect(await output(base32Encode, input)).toEqual({ text })
  })

  it('refuses what the encoding cannot carry', async () => {
    expect(await failure(base32Encode, { text: 'aλ', encoding: 'windows-1252' })).toMatchObject({
      code: 'not-in-encoding',
      field: 'text',
      place: { offset: 1 },
    })
    expect(await failure(base32Encode, { text: 'a\ud800' })).toMatchObject({ code: 'lone-surrogate', place: { offset: 1 } })
  })

  it('is read back by its inverse in every form', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('standard', 'hex', 'crockford'),
        fc.boolean(),
        fc.constantFrom('upper', 'lower'),
        fc.nat({ max: 20 }),
        async (text, alphabet, padding, letterCase, lineLength) => {
          const { text: base32 } = await output(base32Encode, { text, alphabet, padding, letterCase, lineLength })
          expect(await output(base32Decode, { text: base32, alphabet })).toEqual({ text })
        },
      ),
    )
  })
})
