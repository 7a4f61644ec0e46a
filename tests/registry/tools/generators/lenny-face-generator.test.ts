import { expect, it } from 'vitest'
import { ARMS, CHEEKS, EYES, KNOWN_FACES, MOUTHS } from '../../../../registry/data/symbols/lenny-faces.ts'
import { lennyFaceGenerator } from '../../../../registry/tools/generators/lenny-face-generator.ts'
import { output, run } from '../../../support/run-tool.ts'

type Row = { text: string }
const faces = async (input: object, seed?: string): Promise<string[]> =>
  ((await output(lennyFaceGenerator, input, seed === undefined ? undefined : { seed })).faces as Row[]).map(({ text }) => text)

it('puts the chosen parts together, whatever the chance', async () => {
  const chosen = { eyes: '͡° ͡°', mouth: '͜ʖ', cheeks: '( )', arms: '╯ ╯' }
  for (const seed of ['a', 'b', 'c']) expect(await faces(chosen, seed)).toEqual(['╯( ͡° ͜ʖ ͡°)╯'])
  expect(await faces({ ...chosen, arms: 'none' })).toEqual([KNOWN_FACES.lenny])
})

it('gives as many different faces as asked, or as the parts make', async () => {
  const many = await faces({ count: 100 })
  expect(new Set(many).size).toBe(100)
  const bears = await faces({ eyes: '• •', cheeks: 'ʕ ʔ', arms: 'none', count: 100 })
  expect(bears.toSorted()).toEqual(
    Object.values(MOUTHS)
      .map((mouth) => `ʕ•${mouth}•ʔ`)
      .toSorted(),
  )
})

it('makes only faces of its parts, all of them different', () => {
  const all = new Set(
    [['', ''] as const, ...Object.values(ARMS)].flatMap(([a, b]) =>
      Object.values(CHEEKS).flatMap(([c, d]) =>
        Object.values(EYES).flatMap(([e, f]) => Object.values(MOUTHS).map((mouth) => `${a}${c}${e}${mouth}${f}${d}${b}`)),
      ),
    ),
  )
  expect(all.size).toBe(16 * 10 * 28 * 22)
})

it('repeats with the same seed and differs with another', async () => {
  expect(await faces({ seed: 'x', count: 5 }, '1')).toEqual(await faces({ seed: 'x', count: 5 }, '2'))
  expect(await faces({ seed: 'x', count: 5 })).not.toEqual(await faces({ seed: 'y', count: 5 }))
  expect(await faces({ count: 5 }, '1')).not.toEqual(await faces({ count: 5 }, '2'))
})

it('draws every mouth equally often', async () => {
  const counts = new Map<string, number>()
  const draws = 11_000
  for (let index = 0; index < draws; index++) {
    const [face = ''] = await faces({ eyes: '• •', cheeks: '( )', arms: 'none', count: 1, seed: `draw ${index}` })
    counts.set(face, (counts.get(face) ?? 0) + 1)
  }
  const expected = draws / Object.keys(MOUTHS).length
  const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  expect(counts.size).toBe(22)
  // 21 degrees of freedom: above 88 with a chance below 1e-9.
  expect(chiSquared).toBeLessThan(88)
})

it('lists known faces, well formed and once each', async () => {
  const { known } = await output(lennyFaceGenerator, { count: 1 })
  expect(known).toHaveLength(Object.keys(KNOWN_FACES).length)
  expect(new Set(known.map(({ text }: Row) => text)).size).toBe(known.length)
  for (const { text } of known) expect(text.isWellFormed()).toBe(true)
})

it('refuses parts that it does not have', async () => {
  for (const input of [{ eyes: '__proto__' }, { arms: 'toString' }, { count: 0 }, { count: 101 }])
    expect((await run(lennyFaceGenerator, input)).ok).toBe(false)
})
