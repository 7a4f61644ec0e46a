import { describe, expect, it } from 'vitest'
import { base64Decode } from '../../../../registry/tools/encoders/base64-decode.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('base64-decode', () => {
  it.each(['Zm9vYg==', 'Zm9vYg', ' Zm9v\r\nYg== '])('reads %j', async (text) => {
    expect(await output(base64Decode, { text })).toEqual({ text: 'foob' })
  })

  it.each([
    ['Zm9vY', 'bad-length', 5],
    ['Zm9vYg=', 'bad-padding', 7],
    ['Zm9vYg===', 'bad-padding', 9],
    ['Zm9=v', 'bad-character', 3],
    ['Zm9v*', 'bad-character', 4],
    ['Zm9vYh==', 'bad-bits', 8],
  ])('refuses %j as %s at %i', async (text, code, offset) => {
    expect(await failure(base64Decode, { text })).toMatchObject({ code, field: 'text', place: { offset } })
  })

  it('refuses bytes that are not text in the encoding', async () => {
    expect(await failure(base64Decode, { text: '/w==' })).toMatchObject({ code: 'not-this-encoding' })
    expect(await output(base64Decode, { text: '/w==', encoding: 'iso-8859-1' })).toEqual({ text: 'ÿ' })
  })
})
