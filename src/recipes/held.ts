import type { Recipe } from '../../engine/core/recipe.ts'

/** What this tab holds of a recipe, so that a reload or Back loses nothing: never what is sensitive, nor files. */
type Held = { readonly link: string; readonly recipe: Recipe; readonly input?: string | undefined }

/** Longest that is held, in UTF-16 units; browsers give a tab about five million for all. */
const HELD_LIMIT = 600_000

const key = () => `recipe:${location.pathname}`
/** Another link means another recipe. */
const link = () => location.search + location.hash

/** @param input text that may be held */
export function holdRecipe(recipe: Recipe, input: string | undefined): void {
  const text = JSON.stringify({ link: link(), recipe, input } satisfies Held)
  try {
    if (recipe.steps.length === 0 || text.length > HELD_LIMIT) sessionStorage.removeItem(key())
    else sessionStorage.setItem(key(), text)
  } catch {
    // The browser keeps nothing, as in some private windows, or has no more room.
  }
}

/** The recipe is still to be checked. */
export function heldRecipe(): { readonly recipe: unknown; readonly input?: string | undefined } | undefined {
  try {
    const held = JSON.parse(sessionStorage.getItem(key()) ?? 'null') as Partial<Held> | null
    if (!held || held.link !== link()) return undefined
    return { recipe: held.recipe, ...(typeof held.input === 'string' && { input: held.input }) }
  } catch {
    return undefined
  }
}
