import { useEditor } from '../editor-context.ts'
import { LayersPanel } from './layers-panel.tsx'
import { ShapeFields } from './shapes-panel.tsx'
import { TextFields } from './text-panel.tsx'

/** How the selected layer looks, and the list to select from. */
export function SelectPanel() {
  const { selected, document, say } = useEditor()
  return (
    <>
      {selected?.kind === 'text' && <TextFields layer={selected} />}
      {selected?.kind === 'shape' && <ShapeFields layer={selected} />}
      {document.layers.length === 0 ? <p className="field-help">{say('select-help')}</p> : <LayersPanel />}
    </>
  )
}
