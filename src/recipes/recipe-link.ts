import type { Recipe } from '../../engine/core/recipe.ts'
import { LINK_LIMIT, packText, unpackText } from '../../engine/view/link.ts'

/** What a link to a recipe holds: its steps and options, and its input only where that was asked for. */
export type LinkedRecipe = { readonly recipe: unknown; readonly input?: string | undefined }

/** The fragment of a link; undefined for what is too long for one. */
export async function recipeFragment(recipe: Recipe, input?: string): Promise<string | undefined> {
  const packed = await packText(JSON.stringify({ recipe, ...(input !== undefined && { input }) }))
  return packed.length > LINK_LIMIT ? undefined : `#recipe=${packed}`
}

/** What a fragment holds; undefined for one that is not about a recipe or cannot be read. The recipe is still to be checked. */
export async function readRecipeFragment(hash: string): Promise<LinkedRecipe | undefined> {
  const [, packed] = /^#recipe=([\w-]{1,40000})$/.exec(hash) ?? []
  if (packed === undefined) return undefined
  try {
    const { recipe, input } = JSON.parse(await unpackText(packed)) as Record<string, unknown>
    return { recipe, ...(typeof input === 'string' && { input }) }
  } catch {
    return undefined
  }
}
