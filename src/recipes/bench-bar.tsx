import { Icon } from '../../engine/view/icon.tsx'
import { BarItem } from '../../engine/view/input-bar.tsx'
import { Menu } from '../../engine/view/menu.tsx'
import { useWords } from '../../engine/view/shell-context.tsx'
import type { UiIcon } from '../../engine/view/ui-icons.ts'
import { useRecipeWords } from './words.ts'

type Props = {
  readonly name: string
  readonly onName: (name: string) => void
  readonly isEmpty: boolean
  readonly hasInput: boolean
  readonly onNew: () => void
  readonly onKeep: () => void
  readonly onLink: (withInput: boolean) => void
  readonly onExport: () => void
  readonly onImport: (file: File) => void
  readonly onReverse: () => void
}

/** The recipe's name, and what can be done with all of it. */
export function BenchBar({ name, onName, isEmpty, hasInput, onNew, onKeep, onLink, onExport, onImport, onReverse }: Props) {
  const w = useWords()
  const say = useRecipeWords()
  const item = (icon: UiIcon, label: string, onClick: () => void, isOff = isEmpty) => (
    <button type="button" className="menu-item" disabled={isOff} onClick={onClick}>
      <Icon name={icon} size={16} /> {label}
    </button>
  )
  return (
    <div className="recipe-bar">
      <div className="field">
        <label htmlFor="recipe-name">{say('name')}</label>
        <input
          id="recipe-name"
          className="control"
          type="text"
          maxLength={200}
          value={name}
          placeholder={say('untitled')}
          autoComplete="off"
          onChange={(event) => onName(event.target.value)}
        />
      </div>
      <div className="recipe-actions">
        <button type="button" className="button" disabled={isEmpty} onClick={onKeep}>
          <Icon name="bookmark" size={16} /> {say('save')}
        </button>
        <Menu label={w('share')} icon="share-2" className="button quiet-button">
          {item('link', say('copy-link'), () => onLink(false))}
          {item('link', w('copy-link-input'), () => onLink(true), isEmpty || !hasInput)}
          {item('download', say('export'), onExport)}
          <p className="quiet small menu-note">{w('link-note')}</p>
        </Menu>
        <Menu label={w('more')} icon="ellipsis" className="button quiet-button">
          {item('plus', say('new'), onNew)}
          {item('arrow-up-down', say('reverse'), onReverse)}
          <BarItem icon="file-up" label={say('import')} className="menu-item" onFile={(file) => file && onImport(file)} />
        </Menu>
      </div>
    </div>
  )
}
