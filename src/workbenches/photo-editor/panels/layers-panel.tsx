import { dropPlace } from '../../../../engine/view/hooks/use-order.ts'
import { Icon } from '../../../../engine/view/icon.tsx'
import { useWords } from '../../../../engine/view/shell-context.tsx'
import { ToolButton } from '../../../../engine/view/tool-button.tsx'
import type { UiIcon } from '../../../../engine/view/ui-icons.ts'
import { MOST_LAYERS } from '../change.ts'
import type { Layer } from '../document.ts'
import { useEditor } from '../editor-context.ts'
import { SliderRow } from './rows.tsx'
import { useLayerDrag } from './use-layer-drag.ts'

const ICONS: Readonly<Record<Layer['kind'], UiIcon>> = { text: 'type', shape: 'shapes', drawing: 'brush', sticker: 'smile' }

/** All layers, the uppermost first: to select, hide, lock, order by buttons or by dragging, rename, make fainter, copy and delete. */
export function LayersPanel() {
  const { document, selected, select, change, say } = useEditor()
  const w = useWords()
  const { layers } = document
  const shown = layers.toReversed()
  const { drag, handlers } = useLayerDrag((from, to) => {
    const layer = shown[from]
    if (layer) change({ do: 'reorder', id: layer.id, to: layers.length - 1 - to })
  })
  if (layers.length === 0) return <p className="field-help">{say('no-layers')}</p>
  return (
    <>
      <ul className="photo-layers" aria-label={say('layers')}>
        {shown.map((layer, row) => {
          const title = titleOf(layer, say)
          const at = layers.indexOf(layer)
          const edit = (patch: Partial<Layer>) => change({ do: 'edit', id: layer.id, patch })
          return (
            <li key={layer.id} className={rowClass(layer.id === selected?.id, row, drag)}>
              <button
                type="button"
                className="photo-layer"
                aria-pressed={layer.id === selected?.id}
                onClick={() => select(layer.id)}
                {...handlers(row)}
              >
                <span className="photo-grip">
                  <Icon name={ICONS[layer.kind]} size={16} />
                </span>
                <span className="photo-name" dir="auto">
                  {title}
                </span>
              </button>
              <ToolButton
                isSmall
                icon="arrow-up"
                label={`${say('up')}${w('colon')}${title}`}
                isOff={at === layers.length - 1}
                onClick={() => change({ do: 'reorder', id: layer.id, to: at + 1 })}
              />
              <ToolButton
                isSmall
                icon="arrow-down"
                label={`${say('down')}${w('colon')}${title}`}
                isOff={at === 0}
                onClick={() => change({ do: 'reorder', id: layer.id, to: at - 1 })}
              />
              <ToolButton
                isSmall
                icon={layer.isHidden ? 'eye-off' : 'eye'}
                label={`${say('hide')}${w('colon')}${title}`}
                isOn={layer.isHidden ?? false}
                onClick={() => edit({ isHidden: !layer.isHidden })}
              />
              <ToolButton
                isSmall
                icon={layer.isLocked ? 'lock' : 'lock-open'}
                label={`${say('lock')}${w('colon')}${title}`}
                isOn={layer.isLocked ?? false}
                onClick={() => edit({ isLocked: !layer.isLocked })}
              />
            </li>
          )
        })}
      </ul>
      {selected && (
        <div className="photo-own">
          <label className="photo-field">
            {say('name')}
            <input
              className="control"
              type="text"
              maxLength={60}
              value={selected.name ?? ''}
              placeholder={titleOf({ ...selected, name: '' }, say)}
              onChange={(event) => change({ do: 'edit', id: selected.id, patch: { name: event.target.value } }, `name-${selected.id}`)}
            />
          </label>
          <SliderRow
            label={say('opacity')}
            unit="%"
            value={selected.opacity}
            min={0}
            max={100}
            onChange={(opacity) => change({ do: 'edit', id: selected.id, patch: { opacity } }, `opacity-${selected.id}`)}
          />
          <SliderRow
            label={say('rotation')}
            unit="°"
            value={Math.round(selected.rotation)}
            min={-180}
            max={180}
            home={0}
            onChange={(rotation) => change({ do: 'edit', id: selected.id, patch: { rotation } }, `rotation-${selected.id}`)}
          />
          <p className="actions">
            <button
              type="button"
              className="button quiet-button"
              disabled={layers.length >= MOST_LAYERS}
              onClick={() => change({ do: 'duplicate', id: selected.id, by: selected.height / 4 + 4 })}
            >
              <Icon name="copy-plus" size={16} /> {say('duplicate')}
            </button>
            <button
              type="button"
              className="button quiet-button"
              disabled={selected.isLocked ?? false}
              onClick={() => change({ do: 'remove', id: selected.id })}
            >
              <Icon name="trash-2" size={16} /> {w('remove')}
            </button>
          </p>
        </div>
      )}
    </>
  )
}

/** While a row is dragged, a line shows where it would go. */
function rowClass(isSelected: boolean, row: number, drag: ReturnType<typeof useLayerDrag>['drag']): string {
  return [isSelected && 'selected', dropPlace(drag, row)].filter(Boolean).join(' ')
}

/** A layer by its name, else by what it shows. */
function titleOf(layer: Layer, say: ReturnType<typeof useEditor>['say']): string {
  if (layer.name) return layer.name
  if (layer.kind === 'text') return layer.text.split('\n')[0]?.slice(0, 40) || say('text')
  if (layer.kind === 'sticker') return layer.emoji
  return layer.kind === 'shape' ? say(layer.shape) : say('drawing')
}
