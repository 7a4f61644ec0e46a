import type { SendTarget, ToolData } from '../site/page.ts'
import type { FormValues } from './form-values.ts'
import { Icon, ToolIcon } from './icon.tsx'
import { type ShareAction, share } from './share.ts'
import { type Word, useShell, useWords } from './shell-context.tsx'
import type { UiIcon } from './ui-icons.ts'

/** The tools that take this result. */
export function SendItems({
  targets,
  isOff,
  onSend,
}: {
  targets: readonly SendTarget[]
  isOff: boolean
  onSend: (target: SendTarget) => void
}) {
  return targets.map((target) => (
    <button key={target.link.id} type="button" className="menu-item" disabled={isOff} onClick={() => onSend(target)}>
      <ToolIcon name={target.link.icon} size={16} /> {target.link.text}
    </button>
  ))
}

const ACTIONS: readonly { readonly action: ShareAction; readonly icon: UiIcon; readonly word: Word }[] = [
  { action: 'options', icon: 'link', word: 'copy-link' },
  { action: 'input', icon: 'link', word: 'copy-link-input' },
  { action: 'result', icon: 'link', word: 'copy-link-result' },
  { action: 'keep', icon: 'bookmark', word: 'save-input' },
]

/** Links with options, with input too, to the result alone; and keeping the input. */
export function ShareItems({ tool, values, copy }: { tool: ToolData; values: () => FormValues; copy: (text: string) => Promise<void> }) {
  const w = useWords()
  const shell = useShell()
  const actions = ACTIONS.filter(({ action }) => action !== 'result' || tool.resultUrl !== undefined)
  return (
    <>
      {actions.map(({ action, icon, word }) => (
        <button key={action} type="button" className="menu-item" onClick={() => void share(action, tool, values(), shell, copy)}>
          <Icon name={icon} size={16} /> {w(word)}
        </button>
      ))}
      <p className="quiet small menu-note">{w('link-note')}</p>
    </>
  )
}
