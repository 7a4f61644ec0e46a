import { useShell } from '../../../../engine/view/shell-context.tsx'
import { MOST_PIXELS, MOST_SIDE } from '../../../../registry/lib/pictures/size.ts'
import { regionOf, resultSize } from '../document.ts'
import { useEditor } from '../editor-context.ts'
import { ChoiceRow, SliderRow } from './rows.tsx'

/** The result’s size; the image keeps its shape. */
export function ResizePanel() {
  const { document, change, settle, say } = useEditor()
  const { locale } = useShell()
  const region = regionOf(document)
  const { width, height } = resultSize(document)
  const share = Math.min(MOST_SIDE / region.width, MOST_SIDE / region.height, Math.sqrt(MOST_PIXELS / (region.width * region.height)))
  const set = (next: number, gesture?: string) => {
    const bounded = Math.min(Math.floor(region.width * share), Math.max(1, Math.round(next)))
    change({ do: 'resize', width: bounded === region.width ? undefined : bounded }, gesture)
  }
  const sides = [
    ['width', width, (value: number) => set(value, 'resize')],
    ['height', height, (value: number) => set((value * region.width) / region.height, 'resize')],
  ] as const
  const percent = Math.round((100 * width) / region.width)
  return (
    <>
      <div className="crop-numbers">
        {sides.map(([name, value, onChange]) => (
          <label key={name}>
            {say(name)}
            <input
              type="number"
              className="control tabular"
              min={1}
              value={value}
              onChange={(event) => event.target.value !== '' && onChange(Number(event.target.value))}
              onBlur={settle}
            />
          </label>
        ))}
      </div>
      <SliderRow
        label={say('percent')}
        unit="%"
        value={percent}
        min={1}
        max={Math.min(200, Math.floor(100 * share))}
        home={100}
        onChange={(value) => set((region.width * value) / 100, 'resize')}
      />
      <ChoiceRow
        label={say('percent')}
        value={String(percent)}
        options={['25', '50', '75', '100'].map((value) => ({
          value,
          label: (Number(value) / 100).toLocaleString(locale, { style: 'percent' }),
        }))}
        onChange={(value) => set((region.width * Number(value)) / 100)}
      />
    </>
  )
}
