import { expect, it } from 'vitest'
import { createTextCoder } from '../../../../engine/core/bytes/text-coder.ts'
import { encodeUtf8 } from '../../../../engine/core/bytes/utf8.ts'

it('has the bytes still of what it decoded, and encodes the rest', () => {
  const coder = createTextCoder()
  const [bytes, other] = [encodeUtf8('\ufeffŻółć 😀'), encodeUtf8('Zażółć')]
  expect(coder.decode(bytes)).toBe('\ufeffŻółć 😀')
  expect(coder.decode(other)).toBe('Zażółć')
  expect(coder.encode('\ufeffŻółć 😀')).toBe(bytes)
  expect(coder.encode('Zażółć')).toBe(other)
  expect(coder.encode('Zazolc')).toEqual(encodeUtf8('Zazolc'))
})

it('has no exact bytes of half a surrogate pair', () => {
  const coder = createTextCoder()
  const bytes = encodeUtf8('Zażółć 😀')
  expect(coder.encodeExactly(coder.decode(bytes))).toBe(bytes)
  expect(coder.encodeExactly('😀')).toEqual(encodeUtf8('😀'))
  expect(coder.encodeExactly('a\ud83d')).toBeUndefined()
  expect(coder.encodeExactly('\udc00a')).toBeUndefined()
})

it('refuses bytes that are no UTF-8, about the field that they came in', () => {
  expect(() => createTextCoder().decode(Uint8Array.of(0xff), 'text')).toThrow(
    expect.objectContaining({ failure: expect.objectContaining({ code: 'bad-encoding', field: 'text' }) }),
  )
})
