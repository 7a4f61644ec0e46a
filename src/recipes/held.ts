import type { Recipe } from '../../engine/core/recipe.ts'

/** What this tab holds of a recipe, so that a reload or Back loses nothing: never what is sensitive, nor files. */
type Held = {
  readonly recipe: Recipe
  readonly input?: string | undefined
  /** The recipe that the visitor keeps which this one is a draft of. */
  readonly kept?: string | undefined
}

/** Longest that is held, in UTF-16 units; browsers give a tab about five million for all. */
const HELD_LIMIT = 600_000

/** Where the draft of this page is held: another link means another recipe, and each has a draft of its own. */
export const draftPlace = (): string => `recipe:${location.pathname}${location.search}${location.hash}`

/**
 * @param place see {@link draftPlace}
 * @param input text that may be held
 * @param kept id of the kept recipe that this one comes from
 */
export function holdRecipe(place: string, recipe: Recipe, input: string | undefined, kept?: string): void {
  const text = JSON.stringify({ recipe, input, kept } satisfies Held)
  try {
    if (recipe.steps.length === 0 || text.length > HELD_LIMIT) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, text)
  } catch {
    // The browser keeps nothing, as in some private windows, or has no more room.
  }
}

/** The recipe is still to be checked. */
export function heldRecipe(place: string): { readonly recipe: unknown; readonly input?: string; readonly kept?: string } | undefined {
  try {
    const held = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Partial<Held> | null
    if (!held) return undefined
    return {
      recipe: held.recipe,
      ...(typeof held.input === 'string' && { input: held.input }),
      ...(typeof held.kept === 'string' && { kept: held.kept }),
    }
  } catch {
    return undefined
  }
}
