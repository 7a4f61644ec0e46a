import { expect } from 'vitest'
import type { Tool } from '../../engine/core/define.ts'
import { chiSquared, fairBound } from './chi-squared.ts'
import { output } from './run-tool.ts'

/** At least 20,000 draws with repeats come from the whole list and nothing else, each entry equally often. */
export async function expectEvenDraw(tool: Tool, input: object, entries: readonly string[], part: string): Promise<void> {
  const counts = new Map(entries.map((entry) => [entry, 0]))
  const total = Math.max(20_000, 1000 * Math.ceil(entries.length / 25))
  for (let seed = 0; seed < total / 1000; seed++) {
    const drawn = (await output(tool, { ...input, count: 1000, unique: false }, { seed }))[part] as string[]
    for (const entry of drawn) {
      expect(counts.has(entry), entry).toBe(true)
      counts.set(entry, (counts.get(entry) as number) + 1)
    }
  }
  expect(Math.min(...counts.values())).toBeGreaterThan(0)
  expect(chiSquared([...counts.values()])).toBeLessThan(fairBound(entries.length - 1))
}

/** Without repeats no entry comes twice; the visitor’s seed decides alone. */
export async function expectRepeatable(tool: Tool, input: object, part: string): Promise<void> {
  const drawn = async (seed: string, chance: number) =>
    (await output(tool, { ...input, count: 20, seed }, { seed: chance }))[part] as string[]
  const first = await drawn('Łódź 🎲', 1)
  expect(new Set(first).size).toBe(20)
  expect(await drawn('Łódź 🎲', 2)).toEqual(first)
  expect(await drawn('Łódź 🎯', 1)).not.toEqual(first)
  expect(await drawn('', 1)).not.toEqual(await drawn('', 2))
}
