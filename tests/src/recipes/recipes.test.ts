import { createStore } from 'jotai/vanilla'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Recipe } from '../../../engine/core/recipe.ts'
import { MOST_STEPS } from '../../../engine/core/recipes/limits.ts'
import type { StepTool } from '../../../engine/core/recipes/shape.ts'
import { mergeUserData } from '../../../src/account/merge.ts'
import { removeInput, savedInputs } from '../../../src/account/saved.ts'
import { userDataAtom } from '../../../src/app/state.ts'
import { goesOn } from '../../../src/recipes/first-recipe.ts'
import { keepRecipe, keptRecipes } from '../../../src/recipes/kept.ts'
import { readRecipeFragment, recipeFragment } from '../../../src/recipes/recipe-link.ts'
import { benchStep, changed, keptRecipe, moved, recipeOf } from '../../../src/recipes/steps.ts'
import { USER_DATA_SCHEMA } from '../../../src/server/account/user-data.ts'

const RECIPE: Recipe = {
  toolglot: 'recipe',
  version: 1,
  name: 'Mine',
  steps: [{ tool: 'base64-decode' }, { tool: 'json-formatter', options: { indentation: '4' } }],
}

describe('the steps on the bench', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((tool) => benchStep({ tool })) as [
    ReturnType<typeof benchStep>,
    ReturnType<typeof benchStep>,
    ReturnType<typeof benchStep>,
  ]

  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 99, 'bca'],
    [7, 0, 'abc'],
  ])('are moved from %i to %i', (from, to, expected) => {
    expect(
      moved([a, b, c], from, to)
        .map(({ step }) => step.tool)
        .join(''),
    ).toBe(expected)
  })

  it('keep their keys when they change, and leave out what is undefined', () => {
    const [, other] = changed([a, b], b.key, { off: true })
    expect(other).toEqual({ key: b.key, step: { tool: 'b', off: true } })
    expect(recipeOf(changed([a, other as typeof b], b.key, { off: undefined } as never)).steps).toEqual([{ tool: 'a' }, { tool: 'b' }])
  })

  it('are kept without secrets', () => {
    const step = benchStep({ tool: 'x', options: { password: 'hush', mode: 'encrypt' } })
    const tool = {
      id: 'x',
      effect: 'pure',
      views: [],
      fields: [{ name: 'password', control: 'secret', value: 'string', sensitive: true }],
    } as const
    expect(keptRecipe('', [step], () => tool)).toEqual({
      toolglot: 'recipe',
      version: 1,
      steps: [{ tool: 'x', options: { mode: 'encrypt' } }],
    })
  })
})

describe('a step from a tool’s page', () => {
  const tool = (id: string, takes: 'string' | 'file') =>
    ({
      id,
      effect: 'pure',
      views: [{ name: 'text', view: 'text' }],
      fields: [{ name: 'input', control: takes === 'file' ? 'file' : 'editor', value: takes, main: true }],
    }) as unknown as StepTool
  const tools: Readonly<Record<string, StepTool>> = { text: tool('text', 'string'), file: tool('file', 'file') }
  const follows = (draft: readonly string[], id: string) =>
    goesOn(
      draft.map((name) => ({ tool: name })),
      { tool: id },
      (name) => tools[name],
    )

  it('goes behind a draft that gives what it takes, and nowhere else', () => {
    expect(follows(['text'], 'text')).toBe(true)
    expect(follows(['file', 'text'], 'text')).toBe(true)
    expect(follows(['text'], 'file')).toBe(false)
    expect(follows([], 'text')).toBe(false)
    expect(follows(['gone'], 'text')).toBe(false)
    expect(
      follows(
        Array.from({ length: MOST_STEPS }, () => 'text'),
        'text',
      ),
    ).toBe(false)
    // A fault that was there before is not of the new step.
    expect(follows(['text', 'file'], 'text')).toBe(true)
  })
})

describe('a link', () => {
  it('holds the recipe, and the input only where it was asked for', async () => {
    expect(await readRecipeFragment((await recipeFragment(RECIPE)) ?? '')).toEqual({ recipe: RECIPE })
    expect(await readRecipeFragment((await recipeFragment(RECIPE, 'é\n')) ?? '')).toEqual({ recipe: RECIPE, input: 'é\n' })
  })

  it('is none for too long an input', async () => {
    const noise = Array.from(crypto.getRandomValues(new Uint8Array(60_000)), (byte) => byte.toString(16)).join('')
    expect(await recipeFragment(RECIPE, noise)).toBeUndefined()
  })

  it.each(['', '#in=abc', '#recipe=', '#recipe=!!', '#recipe=AAAA', `#recipe=${'A'.repeat(50_000)}`])(
    'gives nothing for %s',
    async (hash) => {
      expect(await readRecipeFragment(hash)).toBeUndefined()
    },
  )

  it('does not unfold to gigabytes', async () => {
    const bomb = await recipeFragment({ ...RECIPE, name: 'x'.repeat(20_000_000) })
    expect(bomb).toBeDefined()
    expect(await readRecipeFragment(bomb ?? '')).toBeUndefined()
  })
})

describe('a kept recipe', () => {
  let store = createStore()
  beforeEach(() => {
    store = createStore()
  })
  const kept = () => keptRecipes(store.get(userDataAtom).saved)

  it('is there under its name, is no saved input, and goes to the account as it is', () => {
    keepRecipe(store, RECIPE)
    expect(kept()).toMatchObject([{ name: 'Mine', recipe: RECIPE }])
    expect(savedInputs(store.get(userDataAtom).saved)).toEqual([])
    expect(USER_DATA_SCHEMA.safeParse(store.get(userDataAtom)).success).toBe(true)
  })

  it('is replaced when it is kept again, and gone when it is removed', () => {
    const id = keepRecipe(store, RECIPE)
    const next = keepRecipe(store, { ...RECIPE, name: 'Better' }, id)
    expect(kept().map(({ name }) => name)).toEqual(['Better'])
    removeInput(store, next)
    expect(kept()).toEqual([])
  })

  it('that two devices changed stays as both left it', () => {
    const id = keepRecipe(store, RECIPE)
    const here = createStore()
    here.set(userDataAtom, store.get(userDataAtom))
    keepRecipe(here, { ...RECIPE, name: 'Here' }, id)
    keepRecipe(store, { ...RECIPE, name: 'There' }, id)
    const both = mergeUserData(here.get(userDataAtom), store.get(userDataAtom))
    expect(
      keptRecipes(both.saved)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Here', 'There'])
  })

  it('is passed over when it is none', () => {
    const at = Date.now()
    expect(
      keptRecipes([
        { id: '1', tool: 'recipe', name: '', input: {}, at },
        { id: '2', tool: 'recipe', input: { recipe: null }, at },
      ] as never),
    ).toEqual([])
  })
})
