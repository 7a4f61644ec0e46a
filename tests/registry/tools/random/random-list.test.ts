import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomList } from '../../../../registry/tools/random/random-list.ts'
import { chiSquared, fairBound } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join('\n')
const sizes = (text: string) => text.split('\n').map((line) => line.replace(/^\d+\. /, '').split(', ').length)

describe('random-list', () => {
  it('puts three into each of their six orders equally often', async () => {
    const often = new Map<string, number>()
    for (let seed = 0; seed < 12_000; seed++) {
      const order = (await output(randomList, { text: 'a\nb\nc' }, { seed })).list.join('')
      often.set(order, (often.get(order) ?? 0) + 1)
    }
    expect(often.size).toBe(6)
    expect(chiSquared([...often.values()], 2000)).toBeLessThan(fairBound(5))
  })

  it('keeps every entry, once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.stringMatching(/^\w{1,5}$/), { minLength: 1, maxLength: 60 }), fc.integer(), async (list, seed) => {
        const result = await output(randomList, { text: list.join('\r\n') }, { seed })
        expect(result.list.toSorted()).toEqual(list.toSorted())
        expect(result.log.map(({ place }: { place: number }) => list[place - 1])).toEqual(result.list)
      }),
    )
  })

  it.each([
    [7, { mode: 'groups', groups: 3 }, [3, 2, 2]],
    [6, { mode: 'groups', groups: 6 }, [1, 1, 1, 1, 1, 1]],
    [7, { mode: 'size', size: 3 }, [3, 3, 1]],
    [7, { mode: 'size', size: 3, rest: 'larger' }, [4, 3]],
    [11, { mode: 'size', size: 4, rest: 'larger' }, [6, 5]],
    [2, { mode: 'size', size: 5, rest: 'larger' }, [2]],
    [6, { mode: 'size', size: 3 }, [3, 3]],
  ])('cuts %i with %j into %j', async (count, options, expected) => {
    const result = await output(randomList, { text: numbers(count), ...options })
    expect(sizes(result.text)).toEqual(expected)
    const groups = result.log.map(({ group }: { group: number }) => group)
    expect(groups).toEqual(expected.flatMap((size, index) => Array.from({ length: size }, () => index + 1)))
  })

  it('writes a group on each line, in the order of the log', async () => {
    const { text, log } = await output(randomList, { text: 'a\nb\nc\nd', mode: 'groups' })
    const entries = log.map(({ entry }: { entry: string }) => entry)
    expect(text).toBe(`1. ${entries.slice(0, 2).join(', ')}\n2. ${entries.slice(2).join(', ')}`)
  })

  it('shuffles the same again from a seed, and counts repeats once if asked', async () => {
    const input = { text: numbers(50), seed: 'again' }
    expect(await output(randomList, input, { seed: 1 })).toEqual(await output(randomList, input, { seed: 2 }))
    expect((await output(randomList, { text: 'a, A, b', separator: 'comma', once: true })).list.toSorted()).toEqual(['a', 'b'])
  })

  it.each([
    [{ text: ' ' }, 'required', 'text'],
    [{ text: 'a\n'.repeat(20_001) }, 'too-many-to-shuffle', 'text'],
    [{ text: 'a\nb', mode: 'groups', groups: 3 }, 'too-many-groups', 'groups'],
    [{ text: 'a', mode: 'groups', groups: 1 }, 'too-small', 'groups'],
  ])('refuses %.40j as %s', async (input, code, field) => {
    expect(await failure(randomList, input)).toMatchObject({ code, field })
  })
})
