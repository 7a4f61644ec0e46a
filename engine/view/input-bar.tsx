import { memo, type ReactNode } from 'react'
import type { ToolForm } from './hooks/use-tool-form.ts'
import { Icon } from './icon.tsx'
import type { ToolData } from '../site/page.ts'
import { useShell, useWords } from './shell-context.tsx'
import { takeText } from './form-values.ts'
import { Menu } from './menu.tsx'
import { Toolbar } from './toolbar.tsx'
import type { UiIcon } from './ui-icons.ts'

type Props = { readonly tool: ToolData; readonly toolForm: ToolForm; readonly onSwap: (() => void) | undefined }

/** So many buttons have their words where there is little room; the others go into a menu there. */
const MAIN_BUTTONS = 2

/** Paste, file, sample, swap, clear and reset for the input pane. */
export const InputBar = memo(function InputBar({ tool, toolForm, onSwap }: Props) {
  const w = useWords()
  const { notify } = useShell()
  const { form, main, sample, clear, reset } = toolForm
  const isText = main?.value === 'string'
  const paste = async () => {
    try {
      form.setValue(main?.name ?? '', await takeText(await navigator.clipboard.readText()), { shouldDirty: true })
    } catch {
      notify('info', w('paste-refused'))
    }
  }
  const open = (file: File | undefined) => {
    // A draft bears the name of its file.
    if (file && main?.drafts) form.setValue(main.name, file)
    else if (file) void takeText(file).then((value) => form.setValue(main?.name ?? '', value, { shouldDirty: true }))
  }
  const buttons: readonly (BarAction | false)[] = [
    isText && { icon: 'clipboard-paste', label: w('paste'), onClick: () => void paste() },
    // The files of an example are not part of the page.
    (!main || isText) && { icon: 'flask-conical', label: w('sample'), onClick: () => void sample(tool.examples[0]?.input ?? {}) },
    isText && { icon: 'file-up', label: w('open-file'), onFile: open },
    onSwap !== undefined && { icon: 'arrow-left-right', label: w('swap'), onClick: onSwap },
    main !== undefined && { icon: 'eraser', label: w('clear'), onClick: clear },
    { icon: 'rotate-ccw', label: w('reset'), onClick: () => void reset() },
  ]
  const shown = buttons.filter((button) => button !== false)
  const rare = shown.length > MAIN_BUTTONS + 1 ? shown.slice(MAIN_BUTTONS) : []
  return (
    <div className="bar">
      <h2 className="bar-title">{w('input')}</h2>
      <Toolbar label={w('input')}>
        {shown.map((button) => (
          <BarItem key={button.icon} {...button} className={rare.includes(button) ? 'bar-button rare' : undefined} />
        ))}
        {rare.length > 0 && (
          <Menu label={w('more')} icon="ellipsis" className="bar-button icon-only" only="narrow" isLater>
            {rare.map((button) => (
              <BarItem key={button.icon} {...button} className="menu-item" />
            ))}
          </Menu>
        )}
      </Toolbar>
    </div>
  )
})

type BarAction = { readonly icon: UiIcon; readonly label: string } & (
  | { readonly onClick: () => void; readonly onFile?: undefined }
  | { readonly onFile: (file: File | undefined) => void; readonly onClick?: undefined }
)

/** A button of a bar, or a label that opens a file. Where there is little room, its word is hidden. */
export function BarItem({
  icon,
  label,
  onClick,
  onFile,
  className = 'bar-button',
  disabled,
}: BarAction & { className?: string; disabled?: boolean }): ReactNode {
  const inside = (
    <>
      <Icon name={icon} size={16} /> <span className="bar-label">{label}</span>
    </>
  )
  if (onClick)
    return (
      <button type="button" className={className} title={label} onClick={onClick} disabled={disabled}>
        {inside}
      </button>
    )
  return (
    <label className={className} title={label}>
      {inside}
      <input
        type="file"
        className="hidden"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </label>
  )
}
