import { describe, expect, it } from 'vitest'
import { base64Decode } from '../../../../registry/tools/encoders/base64-decode.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('base64-decode', () => {
  it.each([
    'Zm9vYg==',
    'Zm9vYg',
    ' Zm9v\r\nYg== ',
    '\ufeffZm9v\u00a0\u2028\fYg==',
    '"Zm9vYg=="',
    'data:text/plain;base64,Zm9vYg==',
    'data:text/plain;charset=utf-8;base64,Zm9vYg%3D%3D',
    'data:,foob',
  ])('reads %j', async (text) => {
    expect(await output(base64Decode, { text })).toEqual({ text: 'foob' })
  })

  it.each([
    ['Zm9vY', 'bad-length', 5],
    ['Zm9vYg=', 'bad-padding', 6],
    ['Zm9vYg=== \n', 'bad-padding', 6],
    ['Zm9=v', 'early-padding', 3],
    ['Zg==\nZm8=', 'early-padding', 2],
    ['Zm9v*', 'bad-character', 4],
    ['Zm9vYh==', 'bad-bits', 5],
    ['Zm9 \n', 'bad-bits', 2],
    ['data:text/plain;base64', 'no-comma', 0],
    ['data:text/plain;base64,Zm9v*', 'bad-character', 27],
    ['data:,\ud800', 'lone-surrogate', 6],
  ])('refuses %j as %s at %i', async (text, code, offset) => {
    expect(await failure(base64Decode, { text })).toMatchObject({ code, field: 'text', place: { offset } })
  })

  it('reads each line by itself', async () => {
    expect(await output(base64Decode, { text: 'Zg==\r\n\nZm8= \nYg', perLine: true })).toEqual({ text: 'f\r\n\nfo\nb' })
    expect(await failure(base64Decode, { text: 'Zg==\nZm8=\nZm9=v', perLine: true })).toMatchObject({
      code: 'early-padding',
      place: { offset: 13, line: 3, column: 4 },
    })
    expect(await failure(base64Decode, { text: 'Zg==\r\n/w==', perLine: true })).toMatchObject({
      code: 'not-this-encoding',
      place: { offset: 6, line: 2, column: 1 },
    })
    expect(await output(base64Decode, { text: '8A==\n8Q==', perLine: true, encoding: 'koi8-r' })).toEqual({ text: 'П\nЯ' })
  })

  it('refuses bytes that are not text in the encoding', async () => {
    expect(await failure(base64Decode, { text: '/w==' })).toMatchObject({ code: 'not-this-encoding' })
    expect(await output(base64Decode, { text: '/w==', encoding: 'iso-8859-1' })).toEqual({ text: 'ÿ' })
  })

  it.each([
    // “abÿc”: the third byte begins in the third character.
    ['YWL/Yw==', 'utf-8', 2],
    ['\nYW\u00a0L/\nYw==', 'utf-8', 4],
    ['data:;base64,YWL/Yw==', 'utf-8', 15],
    // A character cut off at its first byte.
    ['YWLD', 'utf-8', 2],
    ['YQA9', 'utf-16le', 2],
    ['YWI=\nYWL/Yw==', 'utf-8', 7, true],
  ])('tells where %j is no text in %s', async (text, encoding, offset, perLine = false) => {
    expect(await failure(base64Decode, { text, encoding, perLine })).toMatchObject({ code: 'not-this-encoding', place: { offset } })
  })

  it('tells no place in escaped data', async () => {
    for (const text of ['data:,%FF', 'data:;base64,YWL%2FYw==']) expect((await failure(base64Decode, { text })).place).toBeUndefined()
  })
})
