import { Icon } from '../../../../engine/view/icon.tsx'
import { ToolButton } from '../../../../engine/view/tool-button.tsx'
import type { TextLayer } from '../document.ts'
import { useEditor } from '../editor-context.ts'
import { FONTS, measured, unitOf } from '../new-layers.ts'
import { ColorRow, SliderRow } from './rows.tsx'

const ALIGN = [
  ['left', 'text-align-start'],
  ['center', 'text-align-center'],
  ['right', 'text-align-end'],
] as const

/** Adds text, and shows how the selected text is set. */
export function TextPanel() {
  const { selected, addText, say } = useEditor()
  return (
    <>
      <button type="button" className="button" onClick={() => addText()}>
        <Icon name="plus" size={16} /> {say('add-text')}
      </button>
      {selected?.kind === 'text' ? <TextFields layer={selected} /> : <p className="field-help">{say('text-help')}</p>}
    </>
  )
}

export function TextFields({ layer }: { layer: TextLayer }) {
  const { change, settle, document, say } = useEditor()
  const set = (patch: Partial<TextLayer>, gesture = 'text') => {
    const next = measured({ ...layer, ...patch })
    change({ do: 'edit', id: layer.id, patch: { ...patch, width: next.width, height: next.height } }, `${gesture}-${layer.id}`)
  }
  return (
    <>
      <label className="photo-field">
        {say('text')}
        <textarea
          className="control photo-text"
          rows={2}
          maxLength={2000}
          dir="auto"
          value={layer.text}
          onChange={(event) => set({ text: event.target.value })}
          onBlur={settle}
        />
      </label>
      <label className="photo-field">
        {say('font')}
        <select className="control" value={layer.font} onChange={(event) => set({ font: event.target.value }, 'font')}>
          {FONTS.map(({ name, family }) => (
            <option key={family} value={family} style={{ fontFamily: family }}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <SliderRow
        label={say('size')}
        unit="px"
        value={Math.round(layer.size)}
        min={4}
        max={Math.max(40, Math.round(unitOf(document)))}
        onChange={(size) => set({ size }, 'size')}
      />
      <div className="photo-icons">
        {ALIGN.map(([align, icon]) => (
          <ToolButton
            key={align}
            icon={icon}
            label={say(`align-${align}`)}
            isOn={layer.align === align}
            onClick={() => set({ align }, 'align')}
          />
        ))}
        <ToolButton icon="bold" label={say('bold')} isOn={layer.isBold} onClick={() => set({ isBold: !layer.isBold }, 'bold')} />
        <ToolButton
          icon="italic"
          label={say('italic')}
          isOn={layer.isItalic}
          onClick={() => set({ isItalic: !layer.isItalic }, 'italic')}
        />
      </div>
      <ColorRow label={say('color')} value={layer.color} onChange={(color) => set({ color }, 'color')} />
      <ColorRow label={say('outline')} value={layer.outline} onChange={(outline) => set({ outline }, 'outline')} />
      <SliderRow
        label={say('outline-width')}
        unit="%"
        value={layer.outlineWidth}
        min={0}
        max={30}
        onChange={(outlineWidth) => set({ outlineWidth }, 'outline-width')}
      />
    </>
  )
}
