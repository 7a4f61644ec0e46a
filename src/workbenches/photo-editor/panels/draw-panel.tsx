import { Icon } from '../../../../engine/view/icon.tsx'
import { useEditor } from '../editor-context.ts'
import { ChoiceRow, ColorRow } from './rows.tsx'
import { StrokeWidth } from './stroke-width.tsx'

/** A pen, and an eraser for what was drawn with it. */
export function DrawPanel() {
  const { brush, setBrush, selected, select, say } = useEditor()
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
      <StrokeWidth value={brush.width} parts={6} onChange={(width) => setBrush({ ...brush, width })} />
      <p className="field-help">{say(brush.erases ? 'eraser-help' : 'draw-help')}</p>
      {selected?.kind === 'drawing' && (
        <button type="button" className="button quiet-button" onClick={() => select(undefined)}>
          <Icon name="plus" size={16} /> {say('new-drawing')}
        </button>
      )}
    </>
  )
}
