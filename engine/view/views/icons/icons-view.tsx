import { useState } from 'react'
import { useRoving } from '../../hooks/use-roving.ts'
import { usePartWords } from '../../part-words.tsx'
import { IconDetails } from './icon-details.tsx'
import { type IconItem, isInk, toDataUri } from './icon-formats.ts'
import { IconSelection } from './icon-selection.tsx'
import type { ViewProps } from '../types.ts'
import './icons-view.css'

const keyOf = ({ set, name }: IconItem) => `${set} ${name}`

/** Icons as tiles. A touch shows one with its license and all forms to copy; several can be taken at once. */
export function IconsView({ view, value, toolId }: ViewProps<readonly IconItem[]>) {
  const say = usePartWords('icons')
  const [shown, setShown] = useState<IconItem>()
  const [chosen, setChosen] = useState<ReadonlyMap<string, IconItem>>(new Map())
  const { grid, current, setCurrent, onKeyDown } = useRoving<HTMLUListElement>(value.length, '.icon-tile')
  const toggle = (icon: IconItem) => {
    const next = new Map(chosen)
    if (!next.delete(keyOf(icon))) next.set(keyOf(icon), icon)
    setChosen(next)
  }
  return (
    <div className="icons-view">
      <IconSelection
        chosen={[...chosen.values()]}
        all={value}
        toolId={toolId}
        onChoose={(icons) => setChosen(new Map(icons.map((icon) => [keyOf(icon), icon])))}
      />
      {shown && (
        <IconDetails
          key={keyOf(shown)}
          icon={shown}
          isChosen={chosen.has(keyOf(shown))}
          onToggle={() => toggle(shown)}
          onClose={() => setShown(undefined)}
        />
      )}
      <ul className="icon-grid" ref={grid} aria-label={`${view.label}. ${say('keys')}`} onKeyDown={onKeyDown}>
        {value.map((icon, index) => (
          <li key={keyOf(icon)}>
            <button
              type="button"
              className="icon-tile"
              tabIndex={index === current ? 0 : -1}
              aria-pressed={chosen.has(keyOf(icon))}
              aria-label={`${icon.name}, ${icon.set}`}
              title={`${icon.name} · ${icon.set} · ${icon.license}`}
              onFocus={() => setCurrent(index)}
              onKeyDown={(event) => {
                if (event.key !== ' ') return
                event.preventDefault()
                toggle(icon)
              }}
              onClick={(event) => (event.ctrlKey || event.metaKey || event.shiftKey ? toggle(icon) : setShown(icon))}
            >
              <img className={isInk(icon.svg) ? 'icon-drawing is-ink' : 'icon-drawing'} src={toDataUri(icon.svg)} alt="" />
              <span className="icon-name">{icon.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
