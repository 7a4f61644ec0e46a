import { ToolButton } from '../../../../engine/view/tool-button.tsx'
import { CropNumbers } from '../../../../engine/view/crop/crop-numbers.tsx'
import { shapeRect } from '../../../../engine/view/crop/crop-rect.ts'
import { usePartWords } from '../../../../engine/view/part-words.tsx'
import { regionOf, standing } from '../document.ts'
import { useEditor } from '../editor-context.ts'
import { SliderRow } from './rows.tsx'

const RATIOS = ['1:1', '4:3', '3:2', '16:9', '9:16'] as const

/** Crop, rotate, flip, straighten. */
export function CropPanel() {
  const { document, change, settle, ratio, setRatio, setTool, say } = useEditor()
  const crop = usePartWords('crop')
  const bounds = standing(document)
  const rect = regionOf(document)
  const shape = (next: number | undefined) => {
    setRatio(next)
    if (next !== undefined) change({ do: 'crop', rect: shapeRect(rect, next, bounds) })
    settle()
  }
  const own = bounds.width / bounds.height
  const chip = (label: string, value: number | undefined) => (
    <button key={label} type="button" className="crop-chip" aria-pressed={ratio === value} onClick={() => shape(value)}>
      {label}
    </button>
  )
  const turn = (times: number) => {
    for (let i = 0; i < times; i++) change({ do: 'turn' }, 'turn')
    settle()
    setRatio(undefined)
  }
  return (
    <>
      <div className="photo-choices" role="group" aria-label={crop('ratio')}>
        {chip(crop('free'), undefined)}
        {chip(crop('original'), own)}
        {RATIOS.map((name) => {
          const [width = 1, height = 1] = name.split(':').map(Number)
          return chip(name, width / height)
        })}
      </div>
      <CropNumbers rect={rect} bounds={bounds} ratio={ratio} onChange={(next) => change({ do: 'crop', rect: next }, 'crop')} />
      <div className="photo-icons">
        <ToolButton icon="rotate-ccw" label={crop('left')} onClick={() => turn(3)} />
        <ToolButton icon="rotate-cw" label={crop('right')} onClick={() => turn(1)} />
        <ToolButton icon="flip-vertical-2" label={crop('mirror-x')} onClick={() => change({ do: 'flip', axis: 'x' })} />
        <ToolButton icon="flip-horizontal-2" label={crop('mirror-y')} onClick={() => change({ do: 'flip', axis: 'y' })} />
      </div>
      <SliderRow
        label={crop('straighten')}
        unit="°"
        value={document.stand.straighten}
        min={-45}
        max={45}
        step={0.1}
        home={0}
        onChange={(degrees) => change({ do: 'straighten', degrees }, 'straighten')}
      />
      <p className="actions">
        <button type="button" className="button primary" onClick={() => setTool('select')}>
          {say('done')}
        </button>
        <button
          type="button"
          className="button quiet-button"
          onClick={() => {
            setRatio(undefined)
            change({ do: 'crop', rect: undefined })
          }}
        >
          {crop('whole')}
        </button>
      </p>
      <p className="field-help">{crop('keys')}</p>
    </>
  )
}
