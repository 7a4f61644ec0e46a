import { useAtomValue } from 'jotai/react'
import type { HomeData } from '../../engine/site/page.ts'
import { ToolIcon } from '../../engine/view/icon.tsx'
import { useWords } from '../../engine/view/shell-context.tsx'
import { favouritesAtom, recentAtom } from '../app/state.ts'
import { ToolSearch } from '../app/search/tool-search.tsx'
import { useToolLinks } from '../app/search/use-tool-links.ts'
import { CategoryTile } from './category-tile.tsx'
import type { PageProps } from './page.ts'

/** Search first, then the visitor's own tools, then every tool under its category. */
export function Page({ payload }: PageProps<HomeData>) {
  const w = useWords()
  const { groups, count } = payload.data
  return (
    <div className="home">
      <h1 className="home-title">{w('home-title')}</h1>
      <p className="home-lead">{count}</p>
      <ToolSearch tools={groups.flatMap((group) => group.tools)} />
      <OwnTools />
      {groups.map(({ category, tools }) => (
        <section key={category.id} className="group" aria-labelledby={`group-${category.id}`}>
          <h2 id={`group-${category.id}`}>
            <CategoryTile category={category} />
            <a href={category.url}>{category.text}</a> <span className="count">{tools.length}</span>
          </h2>
          <ul className="tool-links">
            {tools.map((tool) => (
              <li key={tool.id}>
                <a href={tool.url}>
                  <ToolIcon name={tool.icon} size={18} /> {tool.text}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function OwnTools() {
  const w = useWords()
  const favourites = useToolLinks(useAtomValue(favouritesAtom))
  const recent = useToolLinks(useAtomValue(recentAtom))
  return [
    { key: 'favourites', title: w('favourites'), tools: favourites },
    { key: 'recent', title: w('recent'), tools: recent },
  ]
    .filter((group) => group.tools.length > 0)
    .map((group) => (
      <section key={group.key} className="group own" aria-labelledby={`own-${group.key}`}>
        <h2 id={`own-${group.key}`}>{group.title}</h2>
        <ul className="tool-links">
          {group.tools.map((tool) => (
            <li key={tool.id}>
              <a href={tool.url}>
                <ToolIcon name={tool.icon} size={18} /> {tool.text}
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))
}
