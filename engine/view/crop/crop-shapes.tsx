import { useState } from 'react'
import type { LabelledField } from '../../site/page.ts'
import type { Size } from '../../core/image-frame.ts'
import { usePartWords } from '../part-words.tsx'
import type { CropFields } from './use-crop-fields.ts'

const RATIOS = ['1:1', '4:3', '3:2', '16:9', '9:16']

type Props = {
  readonly crop: CropFields
  /** The image as it stands, whose own shape can be kept. */
  readonly bounds: Size
  /** The field whose choices are sizes to fill, such as `1080x1350`. */
  readonly presets: LabelledField | undefined
  readonly onRatio: (ratio: string) => void
  readonly onPreset: (preset: string) => void
}

/** Shapes that the frame can keep: free, the common ones, one typed, and sizes by name. */
export function CropShapes({ crop, bounds, presets, onRatio, onPreset }: Props) {
  const say = usePartWords('crop')
  const own = `${bounds.width}:${bounds.height}`
  const current = crop.preset === 'none' ? crop.ratioText : undefined
  const isKnown = current === undefined || ['free', own, ...RATIOS].includes(current)
  const [typed, setTyped] = useState(isKnown ? ['5', '7'] : current.split(':'))
  const [isTyping, setTyping] = useState(!isKnown)
  const chip = (ratio: string, label: string) => (
    <button
      key={ratio}
      type="button"
      className="crop-chip"
      aria-pressed={!isTyping && current === ratio}
      onClick={() => {
        setTyping(false)
        onRatio(ratio)
      }}
    >
      {label}
    </button>
  )
  const type = (sides: string[]) => {
    setTyped(sides)
    setTyping(true)
    onRatio(sides.join(':'))
  }
  return (
    <div className="crop-tools" role="group" aria-label={say('ratio')}>
      {chip('free', say('free'))}
      {chip(own, say('original'))}
      {RATIOS.map((ratio) => chip(ratio, ratio))}
      <button type="button" className="crop-chip" aria-pressed={isTyping} onClick={() => type(typed)}>
        {say('custom')}
      </button>
      {isTyping && (
        <span className="crop-custom">
          {[0, 1].map((side) => (
            <input
              key={side}
              className="control tabular"
              type="number"
              min={1}
              step="any"
              aria-label={say(side === 0 ? 'ratio-width' : 'ratio-height')}
              value={typed[side]}
              onChange={(event) => type(typed.map((value, other) => (other === side ? event.target.value : value)))}
            />
          ))}
        </span>
      )}
      {presets && (
        <select
          className="control crop-preset"
          aria-label={presets.label}
          value={crop.preset}
          onChange={(event) => {
            setTyping(false)
            onPreset(event.target.value)
          }}
        >
          {presets.choices?.map(({ value, label }) => (
            <option key={value} value={value}>
              {value === 'none' ? `${presets.label} …` : `${label} · ${value.replace('x', ' × ')}`}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
