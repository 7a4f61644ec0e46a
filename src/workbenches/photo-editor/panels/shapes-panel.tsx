import { Icon } from '../../../../engine/view/icon.tsx'
import type { ShapeKind, ShapeLayer } from '../document.ts'
import { useEditor } from '../editor-context.ts'
import { middleOf, newShape, unitOf } from '../new-layers.ts'
import { ChoiceRow, ColorRow } from './rows.tsx'
import { StrokeWidth } from './stroke-width.tsx'

const SHAPES = [
  ['rectangle', 'square'],
  ['ellipse', 'circle'],
  ['line', 'slash'],
  ['arrow', 'move-up-right'],
] as const

/** Chooses the shape to drag on the image, or puts one in its middle. */
export function ShapesPanel() {
  const { document, brush, setBrush, selected, add, say } = useEditor()
  const own = selected?.kind === 'shape' ? selected : undefined
  const put = () => {
    const { x, y } = middleOf(document)
    const reach = unitOf(document) / 5
    add(newShape(brush, { x: x - reach, y: y - reach }, { x: x + reach, y: y + reach }, false))
  }
  return (
    <>
      <ChoiceRow<ShapeKind>
        label={say('shapes')}
        value={brush.shape}
        options={SHAPES.map(([value, icon]) => ({ value, label: say(value), face: <Icon name={icon} /> }))}
        onChange={(shape) => setBrush({ ...brush, shape })}
      />
      <button type="button" className="button" onClick={put}>
        <Icon name="plus" size={16} /> {say('add-shape')}
      </button>
      {own ? (
        <ShapeFields layer={own} />
      ) : (
        <>
          <BrushFields />
          <p className="field-help">{say('shape-help')}</p>
        </>
      )}
    </>
  )
}

function BrushFields() {
  const { brush, setBrush, say } = useEditor()
  return (
    <>
      <ColorRow label={say('stroke')} value={brush.color} onChange={(color) => setBrush({ ...brush, color })} />
      <ColorRow label={say('fill')} value={brush.fill} none={say('no-fill')} onChange={(fill) => setBrush({ ...brush, fill })} />
      <StrokeWidth value={brush.width} parts={8} onChange={(width) => setBrush({ ...brush, width })} />
    </>
  )
}

export function ShapeFields({ layer }: { layer: ShapeLayer }) {
  const { change, say } = useEditor()
  const set = (patch: Partial<ShapeLayer>, gesture: string) => change({ do: 'edit', id: layer.id, patch }, `${gesture}-${layer.id}`)
  const isOpen = layer.shape === 'line' || layer.shape === 'arrow'
  return (
    <>
      <ColorRow
        label={say('stroke')}
        value={layer.stroke}
        none={isOpen ? undefined : say('no-stroke')}
        onChange={(stroke) => set({ stroke }, 'stroke')}
      />
      {!isOpen && <ColorRow label={say('fill')} value={layer.fill} none={say('no-fill')} onChange={(fill) => set({ fill }, 'fill')} />}
      <StrokeWidth value={layer.strokeWidth} parts={8} onChange={(strokeWidth) => set({ strokeWidth }, 'stroke-width')} />
    </>
  )
}
