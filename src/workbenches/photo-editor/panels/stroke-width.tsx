import { useEditor } from '../editor-context.ts'
import { unitOf } from '../new-layers.ts'
import { SliderRow } from './rows.tsx'

type Props = {
  readonly value: number
  /** How many of the widest make up the image. */
  readonly parts: number
  readonly onChange: (width: number) => void
}

/** How wide a line is, in pixels of the image. */
export function StrokeWidth({ value, parts, onChange }: Props) {
  const { document, say } = useEditor()
  const max = Math.max(20, Math.round(unitOf(document) / parts))
  return <SliderRow label={say('stroke-width')} unit="px" value={value} min={1} max={max} onChange={onChange} />
}
