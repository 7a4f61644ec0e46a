import { useAtomValue } from 'jotai/react'
import { type ComponentType, Suspense, lazy, useState } from 'react'
import type { HomeData } from '../../engine/site/page.ts'
import { Icon, ToolIcon } from '../../engine/view/icon.tsx'
import { useWords } from '../../engine/view/shell-context.tsx'
import type { UiIcon } from '../../engine/view/ui-icons.ts'
import { favouritesAtom, recentAtom } from '../app/state.ts'
import type { SayGuess } from '../app/guess/guess-list.tsx'
import { ToolSearch } from '../app/search/tool-search.tsx'
import { useToolLinks } from '../app/search/use-tool-links.ts'
import { CategoryTile } from './category-tile.tsx'
import { wordsOf } from './page-words.ts'
import type { PageProps } from './page.ts'
import { ToolLinks } from './tool-links.tsx'
import '../app/guess/guess.css'
import './home-page.css'

const TRUST: readonly UiIcon[] = ['shield-check', 'sparkles', 'wifi-off', 'globe']

type BoxProps = { readonly say: SayGuess }
type Extra = { readonly Box: ComponentType<BoxProps> }

const loadBox = async () => (await import('../app/guess/paste-box.tsx')).PasteBox
/** The box is in the page as it was made, and comes to life when its code arrives; until then, and where that fails, it stays as it is. */
const LaterBox = lazy(async () => ({ default: await loadBox().catch(() => new Promise<never>(() => {})) }))

export const prepare = async (): Promise<Extra> => ({ Box: import.meta.env.SSR ? await loadBox() : LaterBox })

/** Search, what people come for, the visitor's own tools, then every tool under its category. */
export function Page({ payload, extra }: PageProps<HomeData, Extra>) {
  const w = useWords()
  const say = wordsOf(payload, 'home')
  const { groups, popular, count, trust } = payload.data
  const [opened, setOpened] = useState<readonly string[]>([])
  const toggle = (id: string) => setOpened(opened.includes(id) ? opened.filter((other) => other !== id) : [...opened, id])
  return (
    <div className="home">
      <section className="hero">
        <h1 className="home-title">{w('home-title')}</h1>
        <p className="home-lead">{count}</p>
        <ToolSearch />
        <Suspense>
          <extra.Box say={(word) => payload.words?.[`guess.${word}`] ?? word} />
        </Suspense>
        <ul className="trust">
          {trust.map((text, index) => (
            <li key={text}>
              <Icon name={TRUST[index] ?? 'check'} size={16} /> {text}
            </li>
          ))}
        </ul>
      </section>
      <OwnTools title={say('yours')} />
      <section aria-labelledby="popular">
        <h2 id="popular" className="home-heading">
          {say('popular')}
        </h2>
        <ul className="popular">
          {popular.map((tool) => (
            <li key={tool.id}>
              <a className={`popular-card hue-${tool.hue}`} href={tool.url}>
                <span className="tile">
                  <ToolIcon name={tool.icon} size={22} />
                </span>
                <span className="card-title">{tool.text}</span>
                <span className="quiet small popular-summary">{tool.summary}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <div className="catalogue">
        <nav className="jumps" aria-label={say('jump')}>
          {groups.map(({ category }) => (
            <a
              key={category.id}
              className="jump"
              href={`#group-${category.id}`}
              onClick={() => opened.includes(category.id) || toggle(category.id)}
            >
              <CategoryTile category={category} size={14} /> {category.text}
            </a>
          ))}
        </nav>
        <div className="groups">
          {groups.map(({ category, tools }) => (
            <section
              key={category.id}
              className={`group${opened.includes(category.id) ? ' opened' : ''}`}
              aria-labelledby={`group-${category.id}`}
            >
              <div className="group-head">
                <h2 id={`group-${category.id}`}>
                  <CategoryTile category={category} />
                  <a href={category.url}>{category.text}</a> <span className="count">{tools.length}</span>
                </h2>
                <button
                  type="button"
                  className="group-toggle"
                  aria-label={category.text}
                  aria-expanded={opened.includes(category.id)}
                  aria-controls={`tools-${category.id}`}
                  onClick={() => toggle(category.id)}
                >
                  <Icon name="chevron-down" size={20} />
                </button>
              </div>
              <ToolLinks tools={tools} id={`tools-${category.id}`} />
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Favourites and recently used tools in one strip, each once; its place is kept before the page works. */
function OwnTools({ title }: { title: string }) {
  const w = useWords()
  const favourites = useAtomValue(favouritesAtom)
  const recent = useAtomValue(recentAtom)
  const tools = useToolLinks([...new Set([...favourites, ...recent])])
  return (
    <section className={`yours${tools.length > 0 ? ' filled' : ''}`} aria-labelledby="own">
      <h2 id="own" className="home-heading">
        {title}
      </h2>
      <ul className="own-tools">
        {tools.map((tool) => (
          <li key={tool.id}>
            <a className={`own-tool hue-${tool.hue}`} href={tool.url}>
              <span className="tile">
                <ToolIcon name={tool.icon} size={16} />
              </span>
              {tool.text}
              {favourites.includes(tool.id) && (
                <span className="own-star">
                  <Icon name="star" size={14} /> <span className="hidden">{w('favourite')}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
