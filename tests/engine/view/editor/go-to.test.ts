import { describe, expect, it } from 'vitest'
import { positionOf } from '../../../../engine/view/editor/go-to.ts'

describe('positionOf', () => {
  it('counts every line break as one', () => {
    expect(positionOf('a\r\nb\r\nc', 6)).toBe(4)
    expect(positionOf('a\nb\rc', 4)).toBe(4)
  })

  it('counts UTF-16 units, and stops at the end', () => {
    expect(positionOf('😀b', 2)).toBe(2)
    expect(positionOf('ab', 9)).toBe(2)
  })
})
