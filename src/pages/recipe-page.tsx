import { type ComponentProps, type ComponentType, Suspense, lazy, useMemo } from 'react'
import type { PagePayload } from '../../engine/site/page.ts'
import type { RecipeData, RecipesData } from '../../engine/site/recipe-data.ts'
import { ToolIcon } from '../../engine/view/icon.tsx'
import { useWords } from '../../engine/view/shell-context.tsx'
import type { Bench } from '../recipes/bench.tsx'
import { Overview } from '../recipes/overview.tsx'
import { Developers } from './below/developers.tsx'
import { wordsOf } from './page-words.ts'
import type { PageProps } from './page.ts'
import { ToolLinks } from './tool-links.tsx'

/** The bench of a recipe, with what its steps need; the list of all needs nothing. */
type Extra = { readonly Bench: ComponentType<Omit<ComponentProps<typeof Bench>, 'parts'>> }

/** On the server the bench is rendered at once; in the browser it comes to life when its code arrives, which the page does not wait for. */
export async function prepare(data: RecipeData | RecipesData): Promise<Extra | undefined> {
  if ('groups' in data) return undefined
  const load = async () => {
    const { Bench: Loaded, loadBenchParts } = await import('../recipes/bench.tsx')
    const parts = await loadBenchParts(data.tools)
    return (props: ComponentProps<Extra['Bench']>) => <Loaded {...props} parts={parts} />
  }
  if (import.meta.env.SSR) return { Bench: await load() }
  const loading = load()
  // What fails is told where it is shown.
  loading.catch(() => {})
  return { Bench: lazy(async () => ({ default: await loading })) }
}

/** The list of all recipes, or one of them. */
export function Page({ payload, extra }: PageProps<RecipeData | RecipesData, Extra | undefined>) {
  return extra === undefined ? (
    <Overview payload={payload as PagePayload<RecipesData>} />
  ) : (
    <Recipe payload={payload as PagePayload<RecipeData>} extra={extra} />
  )
}

const NO_WORDS = {}

/** A recipe: what it does, the bench where it can be run and changed, and how it runs elsewhere. */
function Recipe({ payload, extra }: PageProps<RecipeData, Extra>) {
  const w = useWords()
  const say = wordsOf(payload, 'recipe')
  const { data, words = NO_WORDS } = payload
  const working = w('working')
  // The same element for good: one that is made anew before its code is here would have React take what was prerendered off the page.
  const bench = useMemo(
    () => (
      <Suspense fallback={<p className="quiet">{working}</p>}>
        <extra.Bench data={data} words={words} />
      </Suspense>
    ),
    [extra, data, words, working],
  )
  return (
    <article className="recipe">
      <nav className="breadcrumb" aria-label={w('breadcrumb')}>
        <a href={data.overview.url}>{data.overview.text}</a>
      </nav>
      <h1>
        <span className="tile plain-tile">
          <ToolIcon name={data.icon} size={22} />
        </span>{' '}
        {data.title}
      </h1>
      <p className="lead">{data.summary}</p>
      {bench}
      <div className="notes">
        {data.others.length > 0 && (
          <nav aria-labelledby="others">
            <h2 id="others">{say('others')}</h2>
            <ToolLinks tools={data.others} />
          </nav>
        )}
        {data.developers && <Developers {...data.developers} />}
      </div>
    </article>
  )
}
