import { type ReactNode, memo, useEffect, useRef } from 'react'
import type { SearchDocument } from '../../../engine/search/documents.ts'
import { ToolIcon } from '../../../engine/view/icon.tsx'

type Props = {
  readonly id: string
  readonly hit: SearchDocument
  readonly isActive: boolean
  readonly index: number
  readonly onPoint: (index: number) => void
}

/** One hit: a link that is an option of the list. */
export const HitRow = memo(function HitRow({ id, hit, isActive, index, onPoint }: Props) {
  return (
    <Option id={id} isActive={isActive} href={hit.url} onPoint={() => onPoint(index)}>
      <span className={hit.hue === undefined ? 'tile plain-tile' : `tile hue-${hit.hue}`}>
        <ToolIcon name={hit.icon} size={18} />
      </span>
      <span className="hit-text">
        <span>{hit.text}</span>
        <span className="quiet small hit-summary">{hit.summary}</span>
      </span>
      {hit.category !== '' && <span className="quiet small hit-category">{hit.category}</span>}
    </Option>
  )
})

type OptionProps = {
  readonly id: string
  readonly isActive: boolean
  readonly href?: string
  readonly children: ReactNode
  readonly onPoint: () => void
  readonly onClick?: (event: React.MouseEvent) => void
}

/** An option that follows the arrow keys into view. Focus stays in the field, which names it. */
export function Option({ id, isActive, href, children, onPoint, onClick }: OptionProps) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const shared = { id, role: 'option' as const, 'aria-selected': isActive, tabIndex: -1, className: 'hit', onPointerMove: onPoint, onClick }
  return href === undefined ? (
    <div {...shared} ref={row as React.RefObject<HTMLDivElement>}>
      {children}
    </div>
  ) : (
    <a {...shared} href={href} ref={row as React.RefObject<HTMLAnchorElement>}>
      {children}
    </a>
  )
}
