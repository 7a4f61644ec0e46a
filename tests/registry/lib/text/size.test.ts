import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countUtf8Bytes } from '../../../../registry/lib/text/size.ts'

const units = fc.array(fc.constantFrom('a', 'ß', '日', '😀', '\ud83d', '\ude00'), { maxLength: 8 }).map((parts) => parts.join(''))

it('counts as an encoder does, halves of pairs and the seams between chunks included', () => {
  fc.assert(
    fc.property(units, fc.integer({ min: 65_525, max: 65_540 }), units, (before, filling, after) => {
      for (const text of [before, `${before}${'a'.repeat(filling)}${after}`, `${'日'.repeat(filling)}${after}`])
        expect(countUtf8Bytes(text)).toBe(new TextEncoder().encode(text).length)
    }),
  )
})
