import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  EMPTY_USER_DATA,
  type Json,
  mergeUserData,
  RECENT_LIMIT,
  type RemovedInput,
  type SavedInput,
  type UserData,
} from '../../../src/account/merge.ts'

const EMPTY = EMPTY_USER_DATA
const merge = (...copies: Partial<UserData>[]) =>
  copies.map((copy) => ({ ...EMPTY, ...copy })).reduce((one, other) => mergeUserData(one, other), EMPTY)
const saved = (id: string, at: number, text: string): SavedInput => ({ id, tool: 'base64-encode', name: 'Mine', input: { text }, at })
const removed = (id: string, at: number): RemovedInput => ({ id, at, removed: true })

// Few values, so that copies meet: in time, in id, and in content.
const at = fc.integer({ min: 0, max: 6 })
const tool = fc.constantFrom('a', 'b', 'c')
const removal = fc.constantFrom({}, { removed: true as const }, { removed: undefined })
const arbitrary: fc.Arbitrary<UserData> = fc.record({
  favourites: fc.array(
    fc.tuple(fc.record({ tool, at }), removal).map(([item, mark]) => ({ ...item, ...mark })),
    { maxLength: 6 },
  ),
  recents: fc.array(fc.record({ tool, at }), { maxLength: 6 }),
  settings: fc.dictionary(
    fc.constantFrom('mode', 'size', '__proto__', 'constructor'),
    fc.record({ value: fc.constantFrom('x', 'y', 1, true, null), at }),
    { maxKeys: 4 },
  ),
  saved: fc.array(
    fc.oneof(
      fc.record({ id: tool, at, removed: fc.constant(true as const) }),
      fc.record({
        id: tool,
        at,
        tool,
        name: fc.constantFrom('n', 'm'),
        input: fc.constantFrom<Record<string, Json>[]>({ x: 1, y: [2] }, { y: [2], x: 1 }, { x: 2 }),
      }),
    ),
    { maxLength: 6 },
  ),
})
/** As it is sent: names in any order are the same, and `__proto__` is a name like any other. */
const plain = (data: UserData) => ({
  ...data,
  settings: Object.entries(data.settings).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  favourites: data.favourites.map(({ removed: mark, ...item }) => (mark ? { ...item, removed: mark } : item)),
})

describe('mergeUserData', () => {
  it('does not depend on order or grouping, nor on what comes twice', () => {
    fc.assert(
      fc.property(arbitrary, arbitrary, arbitrary, (a, b, c) => {
        const ab = mergeUserData(a, b)
        expect(plain(mergeUserData(b, a))).toEqual(plain(ab))
        expect(plain(mergeUserData(ab, c))).toEqual(plain(mergeUserData(a, mergeUserData(b, c))))
        expect(plain(mergeUserData(ab, b))).toEqual(plain(ab))
        expect(plain(mergeUserData(ab, ab))).toEqual(plain(ab))
        expect(plain(mergeUserData(ab, EMPTY))).toEqual(plain(ab))
      }),
      { numRuns: 500 },
    )
  })

  it('loses no saved input that nobody removed, and keeps none that was removed later', () => {
    fc.assert(
      fc.property(arbitrary, arbitrary, (a, b) => {
        const all = [...a.saved, ...b.saved]
        const kept = mergeUserData(a, b).saved
        const contentOf = (item: UserData['saved'][number]) =>
          item.removed ? '' : JSON.stringify([item.id, item.tool, item.name, Object.entries(item.input).toSorted()])
        const isRemoved = (item: SavedInput) => all.some((other) => other.removed && other.id === item.id && other.at >= item.at)
        const wanted = all.filter((item): item is SavedInput => !item.removed && !isRemoved(item)).map(contentOf)
        expect(new Set(kept.filter((item) => !item.removed).map(contentOf))).toEqual(new Set(wanted))
      }),
      { numRuns: 500 },
    )
  })

  it('takes the last change of a favourite, removals included', () => {
    const star = { favourites: [{ tool: 'a', at: 1 }] }
    const unstar = { favourites: [{ tool: 'a', at: 2, removed: true as const }] }
    expect(merge(star, unstar).favourites).toEqual([{ tool: 'a', at: 2, removed: true }])
    expect(merge(unstar, { favourites: [{ tool: 'a', at: 3 }] }).favourites).toEqual([{ tool: 'a', at: 3 }])
    expect(merge({ favourites: [{ tool: 'a', at: 2 }] }, unstar).favourites).toEqual([{ tool: 'a', at: 2, removed: true }])
  })

  it('keeps favourites of both devices', () => {
    const both = merge({ favourites: [{ tool: 'a', at: 1 }] }, { favourites: [{ tool: 'b', at: 2 }] })
    expect(both.favourites.map((item) => item.tool)).toEqual(['b', 'a'])
  })

  it('keeps the tools used last, each once, newest first', () => {
    const early = Array.from({ length: RECENT_LIMIT }, (_, index) => ({ tool: `early-${index}`, at: index }))
    const late = Array.from({ length: 10 }, (_, index) => ({ tool: `late-${index}`, at: 1000 + index }))
    const { recents } = merge({ recents: early }, { recents: [...late, { tool: 'early-49', at: 2000 }] })
    expect(recents).toHaveLength(RECENT_LIMIT)
    expect(recents.slice(0, 2)).toEqual([
      { tool: 'early-49', at: 2000 },
      { tool: 'late-9', at: 1009 },
    ])
    expect(recents.filter((item) => item.tool === 'early-49')).toHaveLength(1)
  })

  it('does not depend on grouping when some are left out', () => {
    const used = fc.array(fc.record({ tool: fc.integer({ min: 0, max: 80 }).map(String), at: fc.integer({ min: 0, max: 99 }) }), {
      minLength: 40,
      maxLength: 70,
    })
    fc.assert(
      fc.property(used, used, used, (a, b, c) => {
        const [one, two, three] = [
          { ...EMPTY, recents: a },
          { ...EMPTY, recents: b },
          { ...EMPTY, recents: c },
        ]
        expect(mergeUserData(mergeUserData(one, two), three)).toEqual(mergeUserData(one, mergeUserData(two, three)))
      }),
    )
  })

  it('takes the last value of each setting', () => {
    const { settings } = merge(
      { settings: { mode: { value: 'dark', at: 5 }, size: { value: 1, at: 1 } } },
      { settings: { mode: { value: 'light', at: 4 }, size: { value: 2, at: 2 } } },
    )
    expect(settings).toEqual({ mode: { value: 'dark', at: 5 }, size: { value: 2, at: 2 } })
  })

  it('keeps both of two different inputs of one id, and one of two that are alike', () => {
    expect(merge({ saved: [saved('x', 1, 'one')] }, { saved: [saved('x', 2, 'two')] }).saved).toEqual([
      saved('x', 2, 'two'),
      saved('x', 1, 'one'),
    ])
    expect(merge({ saved: [saved('x', 1, 'one')] }, { saved: [saved('x', 2, 'one')] }).saved).toEqual([saved('x', 2, 'one')])
    const [one, other] = [
      { b: 1, a: [{ d: 1, c: 2 }] },
      { a: [{ c: 2, d: 1 }], b: 1 },
    ].map((input, index) => ({ ...saved('x', index, ''), input }))
    expect(merge({ saved: [one as SavedInput] }, { saved: [other as SavedInput] }).saved).toEqual([other])
  })

  it('keeps what two devices made of one saved input', () => {
    const before = [saved('x', 1, 'old')]
    const phone = { saved: [removed('x', 10), saved('y', 10, 'from the phone')] }
    const laptop = { saved: [removed('x', 12), saved('z', 12, 'from the laptop')] }
    expect(merge({ saved: before }, phone, { saved: before }, laptop).saved).toEqual([
      removed('x', 12),
      saved('z', 12, 'from the laptop'),
      saved('y', 10, 'from the phone'),
    ])
  })

  it('makes no prototype out of a name', () => {
    const hostile = JSON.parse('{"__proto__": {"value": "x", "at": 1}}') as UserData['settings']
    const { settings } = merge({ settings: hostile })
    expect(Object.getPrototypeOf(settings)).toBe(Object.prototype)
    expect(Object.keys(settings)).toEqual(['__proto__'])
  })

  it('needs neither zod nor Node', async () => {
    const { readFile } = await import('node:fs/promises')
    expect(await readFile('src/account/merge.ts', 'utf8')).not.toMatch(/^import/m)
  })
})
