import { expect, it } from 'vitest'
import { readToolTests } from '../../scripts/check.ts'
import { checkRegistry, formatProblem } from '../../engine/site/check-registry.ts'
import { AROUND } from '../support/surroundings.ts'
import { registry, tools } from '../support/real-registry.ts'

// What `npm run check` says of the whole registry, here for the tools that this run is about.
const problems = checkRegistry(registry, { ...AROUND, tests: await readToolTests('tests/registry/tools') })

it.each(tools.map(({ id }) => id))('%s is declared in full, with examples and a test', (id) => {
  const file = registry.files.get(id)
  expect(problems.filter((problem) => problem.file === file).map(formatProblem)).toEqual([])
})
