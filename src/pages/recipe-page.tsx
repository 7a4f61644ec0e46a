import { Suspense, lazy } from 'react'
import type { PagePayload } from '../../engine/site/page.ts'
import type { RecipeData, RecipesData } from '../../engine/site/recipe-data.ts'
import { useIsHydrated } from '../../engine/view/hooks/use-is-hydrated.ts'
import { ToolIcon } from '../../engine/view/icon.tsx'
import { useWords } from '../../engine/view/shell-context.tsx'
import { Overview } from '../recipes/overview.tsx'
import { Developers } from './below/developers.tsx'
import { wordsOf } from './page-words.ts'
import type { PageProps } from './page.ts'
import { ToolLinks } from './tool-links.tsx'

const Bench = lazy(async () => ({ default: (await import('../recipes/bench.tsx')).Bench }))

type Shown = { readonly payload: PagePayload<RecipeData> } | { readonly payload: PagePayload<RecipesData> }

/** The list of all recipes, or one of them. */
export function Page(props: Shown) {
  const { payload } = props
  return 'groups' in payload.data ? (
    <Overview payload={payload as PagePayload<RecipesData>} />
  ) : (
    <Recipe payload={payload as PagePayload<RecipeData>} />
  )
}

/** A recipe: what it does, the bench where it can be run and changed, and how it runs elsewhere. Without scripts it can be read. */
function Recipe({ payload }: Pick<PageProps<RecipeData>, 'payload'>) {
  const w = useWords()
  const say = wordsOf(payload, 'recipe')
  const { data, words = {} } = payload
  const isShown = useIsHydrated()
  const still = <Still data={data} steps={say('steps')} />
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
      {isShown ? (
        <Suspense fallback={still}>
          <Bench key={payload.path} data={data} words={words} />
        </Suspense>
      ) : (
        still
      )}
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

/** The recipe as it was made: its steps, and what they make of the example. */
function Still({ data, steps }: { readonly data: RecipeData; readonly steps: string }) {
  const w = useWords()
  if (!data.recipe) return <p className="recipe-still quiet">{w('working')}</p>
  return (
    <div className="recipe-still">
      <ol className="recipe-steps" aria-label={steps}>
        {data.recipe.steps.map(({ tool: id }, index) => {
          const tool = data.tools[id]
          return (
            <li className="recipe-step" key={index}>
              <a href={tool?.url}>{tool?.title ?? id}</a>
            </li>
          )
        })}
      </ol>
      {data.example && (
        <>
          <p className="small quiet">{w('input')}</p>
          <pre className="code">{data.example.input}</pre>
          <p className="small quiet">{w('result')}</p>
          <pre className="code">{data.example.result}</pre>
        </>
      )}
    </div>
  )
}
