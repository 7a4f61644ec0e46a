import type { Json } from '../account/merge.ts'
import type { Store } from '../account/account.ts'
import { userDataAtom } from '../app/state.ts'
import type { Recipe } from '../../engine/core/recipe.ts'
import { newId } from '../../engine/core/bytes/new-id.ts'

/** A recipe that the visitor keeps, on the device and in the account: an item among the saved inputs, under this in place of a tool. */
const KIND = 'recipe'
/** Most items that are kept, recipes and inputs together; the oldest go first. */
const MOST_SAVED = 200

export type KeptRecipe = { readonly id: string; readonly name: string; readonly recipe: unknown; readonly at: number }

/**
 * Keeps a recipe. One that was kept before is removed and kept anew, so that two devices that change the same one end with both.
 * @returns its id
 */
export function keepRecipe(store: Store, recipe: Recipe, before?: string): string {
  const at = Date.now()
  const id = newId()
  const name = (recipe.name ?? '').slice(0, 200)
  // By JSON, which is what is stored: nothing in it is undefined.
  const input = { recipe: JSON.parse(JSON.stringify(recipe)) as Json }
  store.set(userDataAtom, (data) => {
    const others = data.saved.map((item) =>
      item.id === before && !item.removed ? { id: item.id, at: Math.max(at, item.at), removed: true as const } : item,
    )
    return { ...data, saved: [{ id, tool: KIND, name, input, at }, ...others].slice(0, MOST_SAVED) }
  })
  return id
}

/** What is kept and was not removed, newest first. */
export function keptRecipes(saved: readonly { readonly id: string }[]): readonly KeptRecipe[] {
  type Item = {
    readonly id: string
    readonly at: number
    readonly tool?: string
    readonly name?: string
    readonly removed?: true
    readonly input?: { readonly recipe?: unknown }
  }
  return (saved as readonly Item[]).flatMap(({ id, at, tool, name = '', removed, input }) =>
    removed || tool !== KIND || typeof input?.recipe !== 'object' || input.recipe === null ? [] : [{ id, name, recipe: input.recipe, at }],
  )
}
