import { useId, useState } from 'react'
import { matchTools } from './match-tools.ts'
import type { IconLink } from '../../../engine/site/page.ts'
import { Icon, ToolIcon } from '../../../engine/view/icon.tsx'
import { useWords } from '../../../engine/view/shell-context.tsx'

/** The search of the home and error pages: tools whose name contains what is typed. */
export function ToolSearch({ tools }: { tools: readonly IconLink[] }) {
  const w = useWords()
  const id = useId()
  const [text, setText] = useState('')
  const matches = matchTools(tools, text)
  return (
    <search className="tool-search">
      <label className="hidden" htmlFor={id}>
        {w('search')}
      </label>
      <span className="tool-search-box">
        <Icon name="search" />
        <input
          id={id}
          data-home-search=""
          type="search"
          placeholder={w('search-placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </span>
      {text !== '' && (
        <div className="tool-search-results">
          {matches.length > 0 && (
            <ul className="tool-links">
              {matches.map((tool) => (
                <li key={tool.id}>
                  <a href={tool.url}>
                    <ToolIcon name={tool.icon} /> {tool.text}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <p role="status">{matches.length === 0 ? w('search-no-match') : ''}</p>
        </div>
      )}
    </search>
  )
}
