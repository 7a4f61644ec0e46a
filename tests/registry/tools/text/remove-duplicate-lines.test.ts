import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { removeDuplicateLines } from '../../../../registry/tools/text/remove-duplicate-lines.ts'
import { noticeCodes, output } from '../../../support/run-tool.ts'

const make = (text: string, input: object = {}) => output(removeDuplicateLines, { text, ...input })
const textOf = async (text: string, input: object = {}) => (await make(text, input)).text

describe('remove-duplicate-lines', () => {
  it('keeps the first or the last of the same lines, in the order that they have', async () => {
    expect(await textOf('a\nb\na\nc')).toBe('a\nb\nc')
    expect(await textOf('a\nb\na\nc', { keep: 'last' })).toBe('b\na\nc')
    expect(await textOf('A\nb\na', { keep: 'last', ignoreCase: true })).toBe('b\na')
  })

  it('shows what repeats, or what does not', async () => {
    expect(await textOf('b\na\nb\n\na\nc', { show: 'repeated' })).toBe('b\na')
    expect(await textOf('b\na\nb\n\na\nc', { show: 'single' })).toBe('c')
  })

  it('compares as asked', async () => {
    expect(await textOf('a\n a \nA')).toBe('a\nA')
    expect(await textOf('a\n a ', { trim: false })).toBe('a\n a ')
    expect(await textOf('Ж\nж\nİ\nI', { ignoreCase: true })).toBe('Ж\nİ\nI')
    // The same letter, composed and not.
    expect(await textOf('é\ne\u0301')).toBe('é')
  })

  it('compares only neighbors, as uniq does', async () => {
    expect(await textOf('a\na\nb\na', { adjacent: true })).toBe('a\nb\na')
    expect(await textOf('a\n\na', { adjacent: true })).toBe('a\n\na')
    expect(await textOf('a\n\na', { adjacent: true, empty: 'remove' })).toBe('a\na')
  })

  it('treats empty lines as asked', async () => {
    expect(await textOf('a\n\nb\n\n a')).toBe('a\n\nb\n')
    expect(await textOf('a\n\nb\n \n', { empty: 'same' })).toBe('a\n\nb\n')
    expect(await textOf('a\n\nb\n\n', { empty: 'remove' })).toBe('a\nb\n')
  })

  it('keeps kind and end of the line breaks', async () => {
    expect(await textOf('a\r\na\r\nb\r\n')).toBe('a\r\nb\r\n')
    expect(await textOf('a\ra')).toBe('a')
    expect(await textOf('')).toBe('')
  })

  it('counts', async () => {
    const { facts, repeats, removed } = await make('x\ny\nx\nz\nz\nx')
    expect(facts).toEqual({ before: 6, after: 3, different: 3, repeated: 2 })
    expect(removed).toBe(3)
    expect(repeats).toEqual([
      { text: 'x', count: 3, first: 1 },
      { text: 'z', count: 2, first: 4 },
    ])
    expect(await textOf('__proto__\nconstructor\n__proto__', { counts: true })).toBe('2\t__proto__\n1\tconstructor')
  })

  it('lists the most frequent repeats, and says how many more there are', async () => {
    const given = await make(Array.from({ length: 1002 }, (_, at) => `${at}\n${at}`).join('\n'))
    expect([given.repeats.length, noticeCodes(given), given.notices[0].params]).toEqual([1000, ['more-repeats'], { count: 2 }])
  })

  it('gives the lines of a set', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.stringMatching(/^[ab]{1,2}$/), { minLength: 1 }), async (lines) => {
        expect((await textOf(lines.join('\n'))).split('\n')).toEqual([...new Set(lines)])
      }),
    )
  })
})
