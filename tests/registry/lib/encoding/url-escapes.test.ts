import fc from 'fast-check'
import { expect, it } from 'vitest'
import { percentDecode, percentEncode } from '../../../../registry/lib/encoding/url-escapes.ts'

const PARTS = [
  'a',
  '+',
  '%',
  '%2',
  '%25',
  '%41',
  '%c3',
  '%A9',
  '%E2%82%AC',
  '%F0%9F%98%80',
  '%ED%A0%80',
  '%C0%AF',
  '%F4%90%80%80',
  'é',
  '😀',
]

/** The whole text as bytes, read at once; undefined where an escape or the bytes are wrong. */
function decodeBytes(text: string): string | undefined {
  if (/%(?![0-9a-f]{2})/i.test(text)) return undefined
  const bytes: number[] = []
  for (const [part] of text.matchAll(/%[0-9a-f]{2}|[^%]/giu))
    bytes.push(...(part.startsWith('%') ? [Number.parseInt(part.slice(1), 16)] : new TextEncoder().encode(part)))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}

function decode(text: string, plusAsSpace: boolean): string | undefined {
  try {
    return percentDecode(text, 'utf-8', plusAsSpace)
  } catch {
    return undefined
  }
}

it('decodes what its bytes say, and refuses what is no text', { tags: 'long' }, () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PARTS), { maxLength: 8 }), (parts) => {
      const text = parts.join('')
      expect(decode(text, false)).toBe(decodeBytes(text))
      expect(decode(text, true)).toBe(decodeBytes(text.replaceAll('+', '%20')))
    }),
    { numRuns: 10_000 },
  )
})

it('encodes byte by byte', () => {
  const options = { strict: false, keepLines: false, keepEscapes: false, encoding: 'utf-8' } as const
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const escaped = Array.from(new TextEncoder().encode(text), (byte) => {
        const letter = String.fromCharCode(byte)
        return /[\w.!~*'()-]/.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
      })
      expect(percentEncode(text, 'component', options)).toBe(escaped.join(''))
    }),
    { numRuns: 3000 },
  )
})
