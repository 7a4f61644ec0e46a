import { describe, expect, it } from 'vitest'
import { base32Decode } from '../../../../registry/tools/encoders/base32-decode.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('base32-decode', () => {
  it.each(['MZXW6YQ=', 'mzxw6yq', ' MZXW\r\n6YQ =\t'])('reads %j', async (text) => {
    expect(await output(base32Decode, { text })).toEqual({ text: 'foob' })
  })

  it.each([
    ['CPNMUOJ1E8======', 'hex', 'foobar'],
    ['CSQPYRK1E8', 'crockford', 'foobar'],
    ['csqpyrkIE8', 'crockford', 'foobar'],
    ['csqpyrklE8', 'crockford', 'foobar'],
    ['CS-QPYRK1-E8======', 'crockford', 'foobar'],
    ['OO', 'crockford', '\0'],
    ['', 'standard', ''],
    [' \n', 'standard', ''],
  ])('reads %j in the alphabet %s', async (text, alphabet, read) => {
    expect(await output(base32Decode, { text, alphabet })).toEqual({ text: read })
  })

  it.each([
    ['MZXW6Y1=', 'standard', 'bad-character', 6],
    ['MZXW-6YQ', 'standard', 'bad-character', 4],
    ['CPNMUOW1', 'hex', 'bad-character', 6],
    ['CSQUYRK1', 'crockford', 'bad-character', 3],
    ['MZ=XW6YQ', 'standard', 'early-padding', 2],
    ['MZXW😀', 'standard', 'bad-character', 4],
    ['MZXW6YQ==', 'standard', 'bad-padding', 7],
    ['MZXQ=', 'standard', 'bad-padding', 4],
    ['=', 'standard', 'bad-padding', 0],
    ['M', 'standard', 'bad-length', 1],
    ['MZX', 'standard', 'bad-length', 3],
    ['MZXW6Y', 'standard', 'bad-length', 6],
    ['MZ======', 'standard', 'bad-bits', 1],
    ['MZXR', 'standard', 'bad-bits', 3],
    ['MZXW7', 'standard', 'bad-bits', 4],
    ['MZXW6YR', 'standard', 'bad-bits', 6],
  ])('refuses %j in the alphabet %s as %s at %i', async (text, alphabet, code, offset) => {
    expect(await failure(base32Decode, { text, alphabet })).toMatchObject({ code, field: 'text', place: { offset } })
  })

  it('refuses bytes that are not text in the encoding', async () => {
    expect(await failure(base32Decode, { text: '74======' })).toMatchObject({ code: 'not-this-encoding', field: 'text' })
    expect(await output(base32Decode, { text: '74======', encoding: 'iso-8859-1' })).toEqual({ text: 'ÿ' })
  })
})
