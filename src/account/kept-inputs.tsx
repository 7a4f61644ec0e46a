import { useAtomValue, useStore } from 'jotai/react'
import { Icon } from '../../engine/view/icon.tsx'
import { useWords } from '../../engine/view/shell-context.tsx'
import { userDataAtom } from '../app/state.ts'
import { removeInput, savedInputs } from './saved.ts'

/** What the visitor kept of one tool, to open again. */
export function KeptInputs({ tool }: { tool: string }) {
  const w = useWords()
  const store = useStore()
  const kept = savedInputs(useAtomValue(userDataAtom).saved).filter((item) => item.tool === tool)
  const open = (link: string) => {
    // The same page with another input: only a full load reads the link.
    history.replaceState(history.state, '', `${location.pathname}${link}`)
    location.reload()
  }
  return (
    <details className="kept-inputs">
      <summary>
        <Icon name="bookmark" size={16} /> {w('saved-inputs')} <span className="count">{kept.length}</span>
      </summary>
      <ul>
        {kept.map(({ id, name, link }) => (
          <li key={id}>
            <button type="button" className="link-button" onClick={() => open(link)}>
              {name || '…'}
            </button>
            <button
              type="button"
              className="icon-button small-button"
              aria-label={w('remove', name)}
              onClick={() => removeInput(store, id)}
            >
              <Icon name="x" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
