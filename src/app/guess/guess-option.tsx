import { ToolIcon } from '../../../engine/view/icon.tsx'
import { Option } from '../search/hit-row.tsx'
import { isPlain } from '../routing/plain-click.ts'
import type { GuessedTool } from './guesser.ts'

type Props = {
  readonly id: string
  readonly tool: GuessedTool
  readonly preview: string | undefined
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onOpen: () => void
}

/** A tool that fits what was pasted, as an option of the palette. */
export function GuessOption({ id, tool, preview, isActive, onPoint, onOpen }: Props) {
  return (
    <Option
      id={id}
      isActive={isActive}
      href={tool.url}
      onPoint={onPoint}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        onOpen()
      }}
    >
      <span className={`tile hue-${tool.hue}`}>
        <ToolIcon name={tool.icon} size={18} />
      </span>
      <span className="hit-text">
        <span>{tool.text}</span>
        <span className="quiet small hit-summary">{preview ?? ''}</span>
      </span>
      <span className="quiet small hit-category">{tool.label}</span>
    </Option>
  )
}
