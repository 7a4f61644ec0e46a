import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomNamePicker } from '../../../../registry/tools/random/random-name-picker.ts'
import { chiSquared, fairBound } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('random-name-picker', () => {
  it('lets everyone win equally often', async () => {
    const counts = [0, 0, 0, 0, 0, 0, 0]
    for (let seed = 0; seed < 10_500; seed++) {
      const { log } = await output(randomNamePicker, { text: 'a\nb\nc\nd\ne\nf\ng' }, { seed })
      counts[log[0].place - 1]!++
    }
    expect(chiSquared(counts, 1500)).toBeLessThan(fairBound(6))
  })

  it('draws winners and reserves from the list, nobody twice, as the log says', async () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[A-Za-z]{1,8}$/), { minLength: 2, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(names, fc.nat(), fc.integer(), async (list, some, seed) => {
        const count = 1 + (some % (list.length - 1))
        const result = await output(randomNamePicker, { text: list.join('\n'), count, reserves: 1 }, { seed })
        const drawn = [...result.winners, ...result.reserves]
        expect(result.winners).toHaveLength(count)
        expect(new Set(drawn).size).toBe(count + 1)
        expect(drawn).toHaveLength(count + 1)
        for (const { order, entry, place } of result.log) {
          expect(drawn[order - 1]).toBe(entry)
          expect(list[place - 1]).toBe(entry)
        }
      }),
    )
  })

  it('has no reserves unless asked', async () => {
    expect(await output(randomNamePicker, { text: 'Ada' })).toEqual({
      winners: ['Ada'],
      log: [{ order: 1, entry: 'Ada', place: 1 }],
      method: { entries: 1, drawn: 1, source: 'device', seed: '' },
    })
  })

  it('counts repeats once, and leaves out earlier winners, whatever their capitals or the way accents are stored', async () => {
    const text = 'Chlo\u00e9\nBEA\n chloe\u0301 \nbea\nDan'
    const { method } = await output(randomNamePicker, { text })
    expect(method.entries).toBe(5)
    const once = await output(randomNamePicker, { text, once: true, count: 3 })
    expect(once.winners.toSorted()).toEqual(['BEA', 'Chlo\u00e9', 'Dan'])
    expect(await output(randomNamePicker, { text, excluded: 'bea, CHLOÉ' })).toMatchObject({ winners: ['Dan'], log: [{ place: 5 }] })
  })

  it('leaves out names that hold a comma', async () => {
    expect((await output(randomNamePicker, { text: 'Doe, Jane\nRoe, Jo', excluded: 'doe, jane;' })).winners).toEqual(['Roe, Jo'])
    expect((await output(randomNamePicker, { text: 'a\nb', excluded: ' ' })).method.entries).toBe(2)
  })

  it('refuses a list of separators for names left out', async () => {
    expect(await failure(randomNamePicker, { text: 'a', excluded: ',,' })).toMatchObject({ code: 'required', field: 'excluded' })
  })

  it('draws the same again from a seed', async () => {
    const input = { text: 'a\nb\nc\nd\ne\nf', count: 3, reserves: 2, seed: 'Łódź' }
    expect(await output(randomNamePicker, input, { seed: 1 })).toEqual(await output(randomNamePicker, input, { seed: 2 }))
  })

  it.each([
    [{ text: '\n' }, 'required', 'text'],
    [{ text: 'a\nb', count: 3 }, 'too-few-to-draw', 'count'],
    [{ text: 'a\nb', count: 2, reserves: 1 }, 'too-few-names', 'reserves'],
    [{ text: 'a\nb', count: 3, reserves: 1 }, 'too-few-names', 'count'],
    [{ text: 'a\nB', excluded: 'A,b' }, 'all-left-out', 'excluded'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(randomNamePicker, input)).toMatchObject({ code, field })
  })
})
