import { usePartWords } from '../../engine/view/part-words.tsx'
import type { GroupWord } from '../../engine/view/part-words.tsx'

export type RecipeWord = GroupWord<'recipe'>
export type SayRecipe = (word: RecipeWord, params?: Readonly<Record<string, string | number>>) => string

/** The words of the bench, with names and numbers put in. */
export function useRecipeWords(): SayRecipe {
  const word = usePartWords('recipe')
  return (key, params = {}) =>
    Object.entries(params).reduce((text, [name, value]) => text.replaceAll(`{{${name}}}`, () => String(value)), word(key))
}
