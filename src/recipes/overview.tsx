import { Suspense, lazy } from 'react'
import type { RecipesData } from '../../engine/site/recipe-data.ts'
import { useIsHydrated } from '../../engine/view/hooks/use-is-hydrated.ts'
import { Icon, ToolIcon } from '../../engine/view/icon.tsx'
import { askForEmptyRecipe } from '../../engine/view/share/recipe-outbox.ts'
import { isPlain } from '../app/routing/plain-click.ts'
import { wordsOf } from '../pages/page-words.ts'
import type { PageProps } from '../pages/page.ts'

const OwnRecipes = lazy(async () => ({ default: (await import('./own-recipes.tsx')).OwnRecipes }))

/** All ready recipes by category, and above them the visitor's own. */
export function Overview({ payload }: Pick<PageProps<RecipesData>, 'payload'>) {
  const say = wordsOf(payload, 'recipe')
  const { title, summary, groups, builder } = payload.data
  const isShown = useIsHydrated()
  // As high as what most visitors have there, which is nothing yet.
  const place = (
    <section>
      <h2>{say('own')}</h2>
      <p className="quiet own-place">{say('none-own')}</p>
    </section>
  )
  return (
    <div className="category recipes">
      <h1>{title}</h1>
      <p className="lead">{summary}</p>
      <p className="actions">
        <a className="button primary" href={builder} onClick={(event) => isPlain(event) && askForEmptyRecipe()}>
          <Icon name="plus" size={16} /> {say('new')}
        </a>
      </p>
      {isShown ? (
        <Suspense fallback={place}>
          <OwnRecipes builder={builder} title={say('own')} empty={say('none-own')} />
        </Suspense>
      ) : (
        place
      )}
      {groups.map(({ category, recipes }) => (
        <section key={category} className="recipe-group">
          <h2>{category}</h2>
          <ul className="cards">
            {recipes.map(({ id, url, icon, hue, text, summary: said, steps }) => (
              <li key={id}>
                <a className="card" href={url}>
                  <span className={hue === undefined ? 'tile plain-tile' : `tile hue-${hue}`}>
                    <ToolIcon name={icon} size={20} />
                  </span>
                  <span className="card-title">{text}</span>
                  <span className="quiet small">{said}</span>
                  <span className="quiet small recipe-way">{steps.join(' → ')}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
