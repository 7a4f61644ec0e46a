import { useAtomValue } from 'jotai/react'
import { Icon, ToolIcon } from '../../../engine/view/icon.tsx'
import { useWords } from '../../../engine/view/shell-context.tsx'
import { homePath } from '../routing/paths.ts'
import { useToolLinks } from './use-tool-links.ts'
import { useSite } from '../site-context.tsx'
import { favouritesAtom, recentAtom } from '../state.ts'

const MOST = 10

/** What is the visitor's own, in the header's menu: favourites, recently used tools, settings. */
export function OwnMenu() {
  const w = useWords()
  const { shell } = useSite()
  const favourites = useAtomValue(favouritesAtom)
  const recent = useAtomValue(recentAtom)
  const links = useToolLinks([...new Set([...favourites, ...recent])].slice(0, MOST))
  return (
    <>
      {favourites.length === 0 && <p className="quiet small menu-note">{w('no-favourites')}</p>}
      {links.map((tool) => (
        <a key={tool.id} className="menu-item" href={tool.url}>
          <ToolIcon name={tool.icon} size={16} /> {tool.text}
          {favourites.includes(tool.id) && (
            <span className="own-star">
              <Icon name="star" size={14} /> <span className="hidden">{w('favourite')}</span>
            </span>
          )}
        </a>
      ))}
      <a className="menu-item menu-last" href={`${homePath(shell.language)}setting/`}>
        <Icon name="settings" size={16} /> {w('settings')}
      </a>
    </>
  )
}
