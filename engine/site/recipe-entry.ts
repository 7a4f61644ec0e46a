import type { OtherLanguage } from '../core/define.ts'
import type { Recipe, RecipeStep } from '../core/recipe.ts'

/** What a ready recipe makes of a text; the first one is what its page shows. */
export type RecipeExample = { readonly input: string; readonly result: string }

/** A ready recipe: a page of its own, and a name by which the command line and the API run it. */
export type RecipeEntry = {
  readonly kind: 'recipe'
  /** English slug below the page of all recipes, and the name. */
  readonly id: string
  readonly icon: string
  readonly category: string
  readonly title: string
  readonly summary: string
  /** What else people type when they look for it. */
  readonly keywords: readonly string[]
  /** The slug in each language. */
  readonly slugs: { readonly [L in OtherLanguage]: string }
  readonly steps: readonly [RecipeStep, ...RecipeStep[]]
  /** Run by the tests, by the runner of every face. */
  readonly examples: readonly [RecipeExample, ...RecipeExample[]]
}

export function defineRecipe(entry: Omit<RecipeEntry, 'kind'>): RecipeEntry {
  return { ...entry, kind: 'recipe' }
}

/** A ready recipe as it is linked, exported and run. @param name as its page calls it */
export function recipeOf({ id, steps }: Pick<RecipeEntry, 'id' | 'steps'>, name: string = id): Recipe {
  return { toolglot: 'recipe', version: 1, name, steps: [...steps] }
}
