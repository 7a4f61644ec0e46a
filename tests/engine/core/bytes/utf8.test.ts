import { describe, expect, test } from 'vitest'
import { ToolError } from '../../../../engine/core/errors.ts'
import { decodeUtf8, encodeUtf8 } from '../../../../engine/core/bytes/utf8.ts'

const PIECE = 64 * 1024
/** Texts in which something begins shortly before the place where a piece ends. */
const around = (something: string) => [-3, -2, -1, 0, 1].map((shift) => `${'a'.repeat(PIECE + shift)}${something}${'b'.repeat(PIECE)}`)
const TEXTS = ['', 'a', '\ufeffa', 'ż€😀', ...around('😀'), ...around('ż'), ...around('€'), ...around('😀😀')]

describe('a text as UTF-8', () => {
  test('has the bytes that the platform makes of it, and reads back', () => {
    for (const text of TEXTS) {
      const bytes = encodeUtf8(text)
      expect(Buffer.from(text).equals(bytes)).toBe(true)
      expect(decodeUtf8(bytes) === text).toBe(true)
    }
  })

  test('owns its buffer, so that it can be handed over', () => {
    const bytes = encodeUtf8(`${'a'.repeat(PIECE)}ż`)
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  })

  test('has U+FFFD for half a surrogate pair, wherever it is', () => {
    for (const half of ['\ud83d', '\ude00', '\ud83d\ud83d'])
      for (const text of around(half)) expect(decodeUtf8(encodeUtf8(text)) === text.toWellFormed()).toBe(true)
  })
})

describe('bytes that are no UTF-8', () => {
  const code = (bytes: Uint8Array, field?: string) => {
    try {
      return decodeUtf8(bytes, field)
    } catch (error) {
      return error instanceof ToolError && error.failure
    }
  }
  test('are refused at their field, nothing is replaced', () => {
    const failure = { code: 'bad-encoding', params: { encoding: 'UTF-8' }, field: 'text', place: undefined }
    expect(code(Uint8Array.of(0x61, 0xff), 'text')).toEqual(failure)
    expect(code(new Uint8Array(PIECE + 1).fill(0x61).fill(0xc5, PIECE), 'text')).toEqual(failure)
  })

  test('are refused when they end within a character', () => {
    expect(code(encodeUtf8(`${'a'.repeat(PIECE - 1)}€`).subarray(0, -1))).toMatchObject({ code: 'bad-encoding', field: undefined })
  })
})
