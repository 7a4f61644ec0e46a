import { ToolIcon } from '../../engine/view/icon.tsx'
import type { IconLink } from '../../engine/site/page.ts'

/** Tools in a list, each with its icon. */
export function ToolLinks({ tools, id }: { readonly tools: readonly IconLink[]; readonly id?: string }) {
  return (
    <ul className="tool-links" id={id}>
      {tools.map((tool) => (
        <li key={tool.id}>
          <a href={tool.url}>
            <ToolIcon name={tool.icon} size={18} /> {tool.text}
          </a>
        </li>
      ))}
    </ul>
  )
}
