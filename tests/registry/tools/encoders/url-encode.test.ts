import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { urlDecode } from '../../../../registry/tools/encoders/url-decode.ts'
import { urlEncode } from '../../../../registry/tools/encoders/url-encode.ts'
import { failure, output } from '../../../support/run-tool.ts'

const ASCII = String.fromCharCode(...Array.from({ length: 128 }, (_, code) => code))

describe('url-encode', () => {
  it('agrees with the functions of ECMA-262 and the URL Standard', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.constant(ASCII), fc.string({ unit: 'binary' })), async (text) => {
        expect((await output(urlEncode, { text })).text).toBe(encodeURIComponent(text))
        expect((await output(urlEncode, { text, mode: 'whole', keepEscapes: false })).text).toBe(encodeURI(text))
        expect(`t=${(await output(urlEncode, { text, mode: 'form' })).text}`).toBe(String(new URLSearchParams({ t: text })))
      }),
    )
  })

  it('keeps only the unreserved marks of RFC 3986 when strict', async () => {
    const { text } = await output(urlEncode, { text: ASCII, strict: true })
    expect(text.replace(/%../g, '').replace(/[A-Za-z0-9]/g, '')).toBe('-._~')
  })

  it('keeps also the reserved marks of RFC 3986 in a strict whole address', async () => {
    const { text } = await output(urlEncode, { text: 'http://[::1]/{a}', mode: 'whole', strict: true })
    expect(text).toBe('http://[::1]/%7Ba%7D')
  })

  it('keeps escapes of a whole address, but no broken ones', async () => {
    expect(await output(urlEncode, { text: '/%C3%A9 100% %4', mode: 'whole' })).toEqual({ text: '/%C3%A9%20100%25%20%254' })
  })

  it('writes other encodings', async () => {
    expect(await output(urlEncode, { text: 'Привет', encoding: 'windows-1251' })).toEqual({ text: '%CF%F0%E8%E2%E5%F2' })
  })

  it('keeps line breaks when each line stands by itself', async () => {
    expect(await output(urlEncode, { text: 'a b\r\nc d\n', perLine: true })).toEqual({ text: 'a%20b\r\nc%20d\n' })
    expect(await output(urlEncode, { text: 'a\nb' })).toEqual({ text: 'a%0Ab' })
  })

  it('takes no half of a letter in UTF-16 for a line break or an escape', async () => {
    const lines = { text: '\u0a41\r\nb', encoding: 'utf-16le' }
    const encoded = await output(urlEncode, { ...lines, perLine: true })
    expect(encoded).toEqual({ text: 'A%0A\r\nb%00' })
    expect((await output(urlDecode, { ...encoded, encoding: 'utf-16le' })).text).toBe(lines.text)
    expect(await output(urlEncode, { text: '\u3425\u0031', encoding: 'utf-16le', mode: 'whole' })).toEqual({ text: '%2541%00' })
  })

  it('refuses what cannot be written, with its place', async () => {
    expect(await failure(urlEncode, { text: 'a\nb€', encoding: 'iso-8859-2', perLine: true })).toMatchObject({
      code: 'not-in-encoding',
      place: { offset: 3, line: 2, column: 2 },
    })
    expect(await failure(urlEncode, { text: '\ud83d' })).toMatchObject({ code: 'lone-surrogate' })
  })

  it('is undone by url-decode in every mode and encoding', async () => {
    const modes = fc.constantFrom('component', 'form')
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        modes,
        fc.constantFrom('utf-8', 'utf-16le', 'utf-16be'),
        fc.boolean(),
        async (text, mode, encoding, strict) => {
          const encoded = await output(urlEncode, { text, mode, encoding, strict })
          expect((await output(urlDecode, { ...encoded, encoding, plusAsSpace: mode === 'form', parameters: false })).text).toBe(text)
        },
      ),
    )
  })
})
