import type { Values } from '../../core/run.ts'
import type { SendTarget, ToolData } from '../../site/page.ts'
import { isEmbeddable } from './embeddable.ts'
import { type FormValues, startValues } from '../form-values.ts'
import { optionsQuery } from '../link.ts'
import { Icon, ToolIcon } from '../icon.tsx'
import { embedHtml, embedSrc, type ShareAction, share } from './share.ts'
import { useLoneWords } from '../hooks/use-lone-words.ts'
import { bringToRecipe } from './recipe-outbox.ts'
import { type Word, useShell, useWords } from '../shell-context.tsx'
import type { UiIcon } from '../ui-icons.ts'

type SendProps = {
  readonly tool: ToolData
  readonly values: () => FormValues
  readonly output: Values | undefined
  readonly onSend: (target: SendTarget) => unknown
}

/** The tools that take this result, and a recipe that begins with this one. */
export function SendItems({ tool, values, output, onSend }: SendProps) {
  const { send, recipe } = tool
  return (
    <>
      {send.map((target) => (
        <button key={target.link.id} type="button" className="menu-item" disabled={output === undefined} onClick={() => onSend(target)}>
          <ToolIcon name={target.link.icon} size={16} /> {target.link.text}
        </button>
      ))}
      {recipe && (
        <button
          type="button"
          className="menu-item"
          onClick={() => {
            bringToRecipe(tool, values())
            void onSend({ from: '', field: '', link: { id: 'recipe', icon: 'workflow', ...recipe } })
          }}
        >
          <ToolIcon name="workflow" size={16} /> {recipe.text}
        </button>
      )}
    </>
  )
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
  const isThere = { result: tool.resultUrl !== undefined, keep: shell.page === undefined }
  const actions = ACTIONS.filter(({ action }) => isThere[action as keyof typeof isThere] ?? true)
  return (
    <>
      {actions.map(({ action, icon, word }) => (
        <button key={action} type="button" className="menu-item" onClick={() => void share(action, tool, values(), shell, copy)}>
          <Icon name={icon} size={16} /> {w(word)}
        </button>
      ))}
      <EmbedItem tool={tool} values={values} copy={copy} />
      <p className="quiet small menu-note">{w('link-note')}</p>
    </>
  )
}

/** One line of HTML that shows the tool with these options in a page of others. */
function EmbedItem({ tool, values, copy }: Parameters<typeof ShareItems>[0]) {
  const e = useLoneWords('embed')
  const { page, language, numberMarks } = useShell()
  // Only from the page of a tool with a form, whose address says where it is.
  if (!e || page !== undefined || !isEmbeddable(tool, tool.views) || !document.querySelector('.workarea')) return null
  const copyHtml = () => {
    const query = optionsQuery(tool.fields, values(), startValues(tool.fields, numberMarks), numberMarks)
    return copy(embedHtml(embedSrc(language, query), tool.title))
  }
  return (
    <button type="button" className="menu-item" onClick={() => void copyHtml()}>
      <Icon name="square-terminal" size={16} /> {e('copy-html')}
    </button>
  )
}
