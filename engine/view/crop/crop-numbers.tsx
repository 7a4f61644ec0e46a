import { useState } from 'react'
import type { Rect, Size } from '../../core/image-frame.ts'
import { usePartWords } from '../part-words.tsx'
import { measureRect } from './crop-rect.ts'

type Props = { readonly rect: Rect; readonly bounds: Size; readonly ratio?: number | undefined; readonly onChange: (rect: Rect) => void }

const MEASURES = ['x', 'y', 'width', 'height'] as const

/** The rectangle in numbers, in step with the frame. */
export function CropNumbers({ rect, bounds, ratio, onChange }: Props) {
  const say = usePartWords('crop')
  return (
    <div className="crop-numbers">
      {MEASURES.map((measure) => (
        <label key={measure}>
          {say(measure)}
          <WholeNumber value={rect[measure]} onChange={(value) => onChange(measureRect(rect, measure, value, bounds, ratio))} />
        </label>
      ))}
    </div>
  )
}

/** While a number is typed it stays as typed, even where the rectangle cannot follow. */
function WholeNumber({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: number }>()
  const isHeld = typed !== undefined && (typed.over === value || Number(typed.text) === value)
  return (
    <input
      className="control tabular"
      type="number"
      min={0}
      step={1}
      value={isHeld ? typed.text : value}
      onChange={(event) => {
        setTyped({ text: event.target.value, over: value })
        const number = Math.round(Number(event.target.value))
        if (event.target.value !== '' && number >= 0) onChange(number)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
