import type { Adjustments } from '../../../../registry/tools/images/online-photo-editor/adjust.ts'
import { useEditor } from '../editor-context.ts'
import { SliderRow } from './rows.tsx'

const SIGNED = ['brightness', 'contrast', 'saturation', 'temperature'] as const
const UNSIGNED = ['sepia', 'fade', 'blur', 'sharpen', 'vignette'] as const

/** Light, color and sharpness by sliders. */
export function AdjustPanel() {
  const { document, change, say } = useEditor()
  const row = (name: keyof Adjustments, min: number, max: number) => (
    <SliderRow
      key={name}
      label={say(name)}
      value={document.adjust[name]}
      min={min}
      max={max}
      home={0}
      unit={name === 'hue' ? '°' : undefined}
      onChange={(value) => change({ do: 'adjust', amounts: { [name]: Math.round(value) } }, name)}
    />
  )
  return (
    <>
      {SIGNED.map((name) => row(name, -100, 100))}
      {row('hue', -180, 180)}
      {UNSIGNED.map((name) => row(name, 0, 100))}
      <button type="button" className="button quiet-button" onClick={() => change({ do: 'reset-colors' })}>
        {say('reset-colors')}
      </button>
    </>
  )
}
