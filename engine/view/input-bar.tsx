import { memo } from 'react'
import type { ToolForm } from './hooks/use-tool-form.ts'
import { Icon } from './icon.tsx'
import type { ToolData } from '../site/page.ts'
import { useShell, useWords } from './shell-context.tsx'
import { takeText } from './form-values.ts'
import type { UiIcon } from './ui-icons.ts'

type Props = { readonly tool: ToolData; readonly toolForm: ToolForm; readonly onSwap: (() => void) | undefined }

/** Paste, file, sample, swap, clear and reset for the input pane. */
export const InputBar = memo(function InputBar({ tool, toolForm, onSwap }: Props) {
  const w = useWords()
  const { notify } = useShell()
  const { form, main, sample, clear, reset } = toolForm
  const isText = main?.value === 'string'
  // The files of an example are not part of the page.
  const hasSample = !main || isText
  const paste = async () => {
    try {
      form.setValue(main?.name ?? '', await takeText(await navigator.clipboard.readText()))
    } catch {
      notify('info', w('paste-refused'))
    }
  }
  return (
    <div className="bar">
      <h2 className="bar-title">{w('input')}</h2>
      {isText && <BarButton icon="clipboard-paste" label={w('paste')} onClick={() => void paste()} />}
      {isText && (
        <label className="bar-button" title={w('open-file')}>
          <Icon name="file-up" size={16} /> <span className="bar-label">{w('open-file')}</span>
          <input
            type="file"
            className="hidden"
            onChange={(event) => {
              const file = event.target.files?.[0]
              // A draft bears the name of its file.
              if (file && main.drafts) form.setValue(main.name, file)
              else if (file) void takeText(file).then((value) => form.setValue(main.name, value))
              event.target.value = ''
            }}
          />
        </label>
      )}
      {hasSample && <BarButton icon="flask-conical" label={w('sample')} onClick={() => sample(tool.examples[0]?.input ?? {})} />}
      {onSwap && <BarButton icon="arrow-left-right" label={w('swap')} onClick={onSwap} />}
      {main && <BarButton icon="eraser" label={w('clear')} onClick={clear} />}
      <BarButton icon="rotate-ccw" label={w('reset')} onClick={reset} />
    </div>
  )
})

export function BarButton({ icon, label, onClick, disabled }: { icon: UiIcon; label: string; onClick: () => void; disabled?: boolean }) {
  return (
    <button type="button" className="bar-button" title={label} onClick={onClick} disabled={disabled}>
      <Icon name={icon} size={16} /> <span className="bar-label">{label}</span>
    </button>
  )
}
