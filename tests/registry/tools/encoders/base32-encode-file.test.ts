import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base32EncodeFile } from '../../../../registry/tools/encoders/base32-encode-file.ts'
import { failure, output } from '../../../support/run-tool.ts'

const fileOf = (bytes: Uint8Array, type = 'image/png', name = 'a.png') => ({ name, type, bytes })

describe('base32-encode-file', () => {
  // RFC 4648, section 10.
  it.each([
    ['', ''],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI======'],
  ])('writes the test vector %j as %j', async (text, base32) => {
    expect((await output(base32EncodeFile, { file: fileOf(new TextEncoder().encode(text)) })).text).toBe(base32)
  })

  it('breaks lines and says what the file was', async () => {
    const { text, facts } = await output(base32EncodeFile, { file: fileOf(new Uint8Array(100), 'text/plain; charset=x'), lineLength: 76 })
    expect(text.split('\n').map((line: string) => line.length)).toEqual([76, 76, 8])
    expect(facts).toEqual({ name: 'a.png', type: 'text/plain', size: 100, encodedSize: 162 })
  })

  it('writes the other alphabets', async () => {
    const file = fileOf(Uint8Array.of(255, 255))
    expect((await output(base32EncodeFile, { file, alphabet: 'hex' })).text).toBe('VVVG====')
    expect((await output(base32EncodeFile, { file, alphabet: 'crockford', letterCase: 'lower' })).text).toBe('zzzg')
  })

  it('asks for a file', async () => {
    expect(await failure(base32EncodeFile, {})).toMatchObject({ code: 'required', field: 'file' })
  })

  it('holds the bits of the file, the highest first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), async (bytes) => {
        const { text } = await output(base32EncodeFile, { file: fileOf(bytes), padding: false })
        const bits = (values: Iterable<number>, size: number) =>
          Array.from(values, (value) => value.toString(2).padStart(size, '0')).join('')
        const read = bits(
          Array.from(text as string, (character) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character)),
          5,
        )
        const expected = bits(bytes, 8)
        expect(read).toBe(expected.padEnd(Math.ceil(expected.length / 5) * 5, '0'))
      }),
    )
  })
})
