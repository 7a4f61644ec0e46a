/** @module-tag long */
import { afterAll, describe, expect, it } from 'vitest'
import { hasFace, isEverything, ownChoice } from '../../scripts/choose.ts'
import { REGISTRY_URL, tools } from '../support/real-registry.ts'
import { TOOL_CHECKS } from '../support/tool-checks.ts'
import { openToolWorld } from '../support/tool-world.ts'

// Tools that were asked for by name get everything; all of them together, the first inputs where they are slow, and long lines of a tenth.
const isThorough = !isEverything(ownChoice())
const world = await openToolWorld(REGISTRY_URL, isThorough)
afterAll(() => world.close())

const TITLES: Readonly<Record<string, string>> = {
  generated: 'answers or refuses generated inputs',
  hostile: 'answers or refuses hostile texts in every field',
  limits: 'answers or refuses one line of very many letters',
}
const checks = TOOL_CHECKS.filter(({ name, face }) => Object.hasOwn(TITLES, name) && (!face || hasFace(ownChoice(), face)))

describe.skipIf(checks.length === 0).each(tools.map((tool) => [tool.id, tool] as const))('%s', (_, tool) => {
  for (const { name, faults } of checks.filter(({ fits }) => fits(tool)))
    it(TITLES[name] as string, async () => {
      expect(await faults(world, tool)).toEqual([])
    })
})
