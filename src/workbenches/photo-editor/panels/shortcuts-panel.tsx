import { ToolButton } from '../../../../engine/view/tool-button.tsx'
import { useEditor } from '../editor-context.ts'

const KEYS = [
  ['V C R F A T S B E K L', 'keys-tools'],
  ['Ctrl Z', 'undo'],
  ['Ctrl Shift Z', 'redo'],
  ['← ↑ → ↓', 'keys-move'],
  ['Shift ← ↑ → ↓', 'keys-far'],
  ['Delete', 'keys-delete'],
  ['Ctrl D', 'duplicate'],
  ['[ ]', 'keys-order'],
  ['+ − 0', 'keys-zoom'],
  ['Ctrl S', 'export'],
  ['?', 'shortcuts'],
] as const

/** What the keyboard can do. */
export function ShortcutsPanel({ onClose }: { onClose: () => void }) {
  const { say } = useEditor()
  return (
    <section className="photo-keys" aria-label={say('shortcuts')}>
      <h2>
        {say('shortcuts')} <ToolButton icon="x" label={say('close')} onClick={onClose} />
      </h2>
      <dl>
        {KEYS.map(([keys, word]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{say(word)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
