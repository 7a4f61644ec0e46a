import { useAtomValue, useStore } from 'jotai/react'
import { Icon } from '../../engine/view/icon.tsx'
import type { Recipe } from '../../engine/core/recipe.ts'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import { removeInput } from '../account/saved.ts'
import { userDataAtom } from '../app/state.ts'
import { keepRecipe, keptRecipes } from './kept.ts'
import './recipe.css'

/** The recipes that the visitor keeps, to open or remove. */
export function OwnRecipes({ builder, title, empty }: { readonly builder: string; readonly title: string; readonly empty: string }) {
  const w = useWords()
  const store = useStore()
  const { notifyUndo } = useShell()
  const kept = keptRecipes(useAtomValue(userDataAtom).saved)
  const remove = (id: string, recipe: unknown) => {
    removeInput(store, id)
    // Kept anew: another device may have seen by then that it was removed.
    notifyUndo('setting-cleared', () => void keepRecipe(store, recipe as Recipe))
  }
  return (
    <section aria-labelledby="own-recipes">
      <h2 id="own-recipes">{title}</h2>
      {kept.length === 0 && <p className="quiet">{empty}</p>}
      <ul className="tool-links">
        {kept.map(({ id, name, recipe }) => (
          <li key={id} className="with-button">
            <a href={`${builder}?kept=${id}`}>
              <Icon name="bookmark" size={16} /> {name || '…'}
            </a>
            <button type="button" className="icon-button" aria-label={w('remove', name)} onClick={() => remove(id, recipe)}>
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
