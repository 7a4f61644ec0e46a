import type { IconLink } from '../../engine/site/page.ts'
import { ToolIcon } from '../../engine/view/icon.tsx'

/** A category's drawing on its own hue. */
export function CategoryTile({ category, size = 18, icon = category.icon }: { category: IconLink; size?: number; icon?: string }) {
  return (
    <span className={`tile hue-${category.hue}`}>
      <ToolIcon name={icon} size={size} />
    </span>
  )
}
