import { Icon } from '../../../../engine/view/icon.tsx'
import { useEditor } from '../editor-context.ts'
import { unitOf } from '../new-layers.ts'
import { ChoiceRow, ColorRow, SliderRow } from './rows.tsx'

/** A pen, and an eraser for what was drawn with it. */
export function DrawPanel() {
  const { document, brush, setBrush, selected, select, say } = useEditor()
  return (
    <>
      <ChoiceRow
        label={say('draw')}
        value={brush.erases ? 'eraser' : 'pen'}
        options={[
          { value: 'pen', label: say('pen') },
          { value: 'eraser', label: say('eraser') },
        ]}
        onChange={(which) => setBrush({ ...brush, erases: which === 'eraser' })}
      />
      {!brush.erases && <ColorRow label={say('color')} value={brush.color} onChange={(color) => setBrush({ ...brush, color })} />}
      <SliderRow
        label={say('stroke-width')}
        unit="px"
        value={brush.width}
        min={1}
        max={Math.max(20, Math.round(unitOf(document) / 6))}
        onChange={(width) => setBrush({ ...brush, width })}
      />
      <p className="field-help">{say(brush.erases ? 'eraser-help' : 'draw-help')}</p>
      {selected?.kind === 'drawing' && (
        <button type="button" className="button quiet-button" onClick={() => select(undefined)}>
          <Icon name="plus" size={16} /> {say('new-drawing')}
        </button>
      )}
    </>
  )
}
