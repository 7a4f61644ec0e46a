import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base64EncodeFile } from '../../../../registry/tools/encoders/base64-encode-file.ts'
import { failure, output } from '../../../support/run-tool.ts'

const fileOf = (bytes: Uint8Array, type = 'image/png', name = 'a.png') => ({ name, type, bytes })

describe('base64-encode-file', () => {
  // RFC 4648, section 10.
  it.each([
    ['', ''],
    ['fo', 'Zm8='],
    ['foobar', 'Zm9vYmFy'],
  ])('writes the test vector %j as %j', async (text, base64) => {
    expect((await output(base64EncodeFile, { file: fileOf(new TextEncoder().encode(text)) })).text).toBe(base64)
  })

  it('breaks lines as MIME does', async () => {
    const { text, facts } = await output(base64EncodeFile, { file: fileOf(new Uint8Array(100)), lineLength: 76 })
    expect(text.split('\n').map((line: string) => line.length)).toEqual([76, 60])
    expect(facts).toEqual({ name: 'a.png', type: 'image/png', size: 100, encodedSize: 137 })
  })

  it('writes a data: address in one line of the standard alphabet, whatever else is set', async () => {
    const input = { file: fileOf(Uint8Array.of(255, 255, 255, 255)), dataUri: true, alphabet: 'url', padding: false, lineLength: 4 }
    expect((await output(base64EncodeFile, input)).text).toBe('data:image/png;base64,/////w==')
  })

  it.each([
    ['', 'application/octet-stream'],
    ['text/plain; charset=utf-8', 'text/plain'],
    ['text/html,<script>', 'application/octet-stream'],
  ])('takes the type %j as %s', async (type, expected) => {
    const { text } = await output(base64EncodeFile, { file: fileOf(new Uint8Array(), type), dataUri: true })
    expect(text).toBe(`data:${expected};base64,`)
  })

  it('asks for a file', async () => {
    expect(await failure(base64EncodeFile, {})).toMatchObject({ code: 'required', field: 'file' })
  })

  it('is read back by the platform', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), async (bytes) => {
        const { text } = await output(base64EncodeFile, { file: fileOf(bytes) })
        expect(Uint8Array.from(atob(text), (character) => character.charCodeAt(0))).toEqual(bytes)
      }),
    )
  })
})
