import { describe, expect, it } from 'vitest'
import { createPool } from '../../../engine/run/node/pool.ts'
import { runAskedRecipe } from '../../../engine/run/node/recipes.ts'
import { readyRecipes } from '../../../engine/read/registry.ts'
import { checkRecipes } from '../../../engine/site/check-recipes.ts'
import { defineRecipe } from '../../../engine/site/recipe-entry.ts'
import { catalogue, registry, REGISTRY_URL } from '../../support/real-registry.ts'

const pool = createPool({ size: 1 })
const ready = await readyRecipes(REGISTRY_URL)()

describe('ready recipes', () => {
  it('are at least twenty', () => {
    expect(registry.recipes.length).toBeGreaterThanOrEqual(20)
  })

  it.each(registry.recipes.flatMap((recipe) => recipe.examples.map((example) => ({ id: recipe.id, ...example }))))(
    '$id gives what its example says',
    async ({ id, input, result }) => {
      const asked = { recipe: id, input, options: { locale: 'en', seed: 'recipe', now: Date.UTC(2026, 10, 23) }, timeMs: 30_000, ready }
      const answer = await runAskedRecipe(catalogue, pool, asked)
      expect(answer.ok ? JSON.parse(answer.output.json as string) : answer.failures).toMatchObject({ result })
    },
  )

  it('name no secret among their options', () => {
    const secrets = registry.recipes.flatMap(({ id, steps }) =>
      steps.flatMap(({ tool, options = {} }) =>
        Object.keys(options)
          .filter((name) => /password|secret|key$/i.test(name))
          .map((name) => `${id}: ${tool}.${name}`),
      ),
    )
    expect(secrets).toEqual([])
  })
})

describe('the check of the registry', () => {
  const right = registry.recipes[0] as (typeof registry.recipes)[number]
  const problems = (change: Partial<typeof right>) =>
    checkRecipes({ ...registry, recipes: [defineRecipe({ ...right, ...change })] }, { hasIcon: (name) => name !== 'nothing' }).map(
      ({ key }) => key,
    )

  it.each<[string, Partial<typeof right>, string[]]>([
    ['nothing wrong', {}, []],
    ['an icon', { icon: 'nothing' }, ['icon']],
    ['a category', { category: 'nowhere' }, ['category']],
    ['a slug', { slugs: { ...right.slugs, fr: 'É' } }, ['slugs.fr']],
    ['a long summary', { summary: 'x'.repeat(156) }, ['summary']],
    ['a tool', { steps: [{ tool: 'nowhere' }] }, ['steps.0']],
    ['an option', { steps: [{ tool: 'json-formatter', options: { indentation: '9' } }] }, ['steps.0.options.indentation']],
    ['a step that does not fit', { steps: [{ tool: 'base64-decode' }, { tool: 'image-compressor' }] }, ['steps.1']],
  ])('tells of %s', (_, change, keys) => {
    expect(problems(change)).toEqual(keys)
  })

  it('tells of a slug that two have', () => {
    const other = { ...right, id: 'another' }
    const keys = checkRecipes({ ...registry, recipes: [right, other] }, { hasIcon: () => true }).map(({ key }) => key)
    expect(keys).toContain('slugs.fr')
  })
})
