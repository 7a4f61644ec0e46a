import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '../../../engine/view/lazy-part.ts'
import type { WorkbenchProps } from '../workbench.ts'
import { AdjustPanel } from './panels/adjust-panel.tsx'
import { CropPanel } from './panels/crop-panel.tsx'
import { DrawPanel } from './panels/draw-panel.tsx'
import { ExportPanel } from './panels/export-panel.tsx'
import { FilterPanel } from './panels/filter-panel.tsx'
import { LayersPanel } from './panels/layers-panel.tsx'
import { ResizePanel } from './panels/resize-panel.tsx'
import { SelectPanel } from './panels/select-panel.tsx'
import { ShapesPanel } from './panels/shapes-panel.tsx'
import { ShortcutsPanel } from './panels/shortcuts-panel.tsx'
import { TextPanel } from './panels/text-panel.tsx'
import { type EditorTool, useEditor } from './editor-context.ts'

const StickersPanel = lazyPart(() => import('./panels/stickers-panel.tsx').then((module) => module.StickersPanel))

const PANELS: Readonly<Record<Exclude<EditorTool, 'export'>, ComponentType>> = {
  select: SelectPanel,
  crop: CropPanel,
  resize: ResizePanel,
  filters: FilterPanel,
  adjust: AdjustPanel,
  text: TextPanel,
  shapes: ShapesPanel,
  draw: DrawPanel,
  stickers: StickersPanel,
  layers: LayersPanel,
}

type Props = Pick<WorkbenchProps, 'askTool'> & {
  readonly entry: WorkbenchProps['tool']
  readonly file: File
  readonly helps: boolean
  readonly onHelp: (helps: boolean) => void
}

/** What the chosen tool offers; beside the stage, or below it in a narrow window. */
export function Panel({ entry, askTool, file, helps, onHelp }: Props) {
  const { tool, say } = useEditor()
  const Body = tool === 'export' ? undefined : PANELS[tool]
  return (
    <div className="photo-panel" role="group" aria-label={say(tool)}>
      {helps && <ShortcutsPanel onClose={() => onHelp(false)} />}
      <h2>{say(tool)}</h2>
      <Suspense>{Body ? <Body /> : <ExportPanel entry={entry} askTool={askTool} file={file} />}</Suspense>
    </div>
  )
}
