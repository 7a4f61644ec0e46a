import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textRepeater } from '../../../../registry/tools/text/text-repeater.ts'
import { failure, output } from '../../../support/run-tool.ts'

const repeat = async (input: object) => (await output(textRepeater, input)).text

describe('text-repeater', () => {
  it.each([
    [{ text: 'ab', count: 3 }, 'ab\nab\nab'],
    [{ text: 'ab', count: 1 }, 'ab'],
    [{ text: '', count: 5 }, ''],
    [{ text: 'a', count: 2, separator: 'space' }, 'a a'],
    [{ text: 'a', count: 2, separator: 'comma' }, 'a, a'],
    [{ text: 'a', count: 2, separator: 'semicolon' }, 'a; a'],
    [{ text: 'a', count: 2, separator: 'tab' }, 'a\ta'],
    [{ text: '👨‍👩‍👧', count: 2, separator: 'none' }, '👨‍👩‍👧👨‍👩‍👧'],
    [{ text: 'a', count: 2, separator: 'own', own: '\\\\n$&' }, 'a\\n$&a'],
    [{ text: 'a\r\nb', count: 2, separator: 'own', own: '\\t' }, 'a\r\nb\ta\r\nb'],
    [{ text: 'x', count: 3, numbers: 'before', first: 0 }, '0. x\n1. x\n2. x'],
    [{ text: 'x', count: 2, numbers: 'after', first: 99, zeros: true }, 'x 099\nx 100'],
    [{ text: 'x', count: 2, numbers: 'before', first: 9, separator: 'none' }, '9. x10. x'],
  ])('repeats %j', async (input, expected) => {
    expect(await repeat(input)).toBe(expected)
  })

  it('knows its length before it is made', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          text: fc.string(),
          count: fc.integer({ min: 1, max: 120 }),
          separator: fc.constantFrom('line', 'none', 'comma'),
          numbers: fc.constantFrom('none', 'before', 'after'),
          first: fc.integer({ min: 0, max: 1000 }),
          zeros: fc.boolean(),
        }),
        async (input) => {
          const { text, length } = await output(textRepeater, input)
          expect(length).toBe(text.length)
          if (input.numbers === 'none' && input.separator === 'none') expect(text).toBe(input.text.repeat(input.count))
        },
      ),
    )
  })

  it('makes up to twenty million characters', async () => {
    expect((await output(textRepeater, { text: 'x'.repeat(20), count: 1_000_000, separator: 'none' })).length).toBe(20_000_000)
    expect(await failure(textRepeater, { text: 'x'.repeat(20), count: 1_000_000 })).toMatchObject({
      code: 'result-too-long',
      field: 'count',
      params: { most: 20_000_000 },
    })
    expect(await failure(textRepeater, { text: 'x'.repeat(1_000_000), count: 1_000_000, numbers: 'after' })).toMatchObject({
      code: 'result-too-long',
    })
  })

  it('refuses counts out of bounds', async () => {
    expect(await failure(textRepeater, { text: 'a', count: 0 })).toMatchObject({ code: 'too-small', field: 'count' })
    expect(await failure(textRepeater, { text: 'a', count: 1.5 })).toMatchObject({ code: 'not-an-integer', field: 'count' })
  })
})
