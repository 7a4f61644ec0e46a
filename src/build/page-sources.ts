import type { PagePayload, ToolData } from '../../engine/core/page.ts'

/** Controls that come as chunks of their own; the others are part of the form. */
const CONTROL_FILES: Readonly<Record<string, string>> = {
  date: 'engine/view/controls/temporal-control.tsx',
  time: 'engine/view/controls/temporal-control.tsx',
  'date-time': 'engine/view/controls/temporal-control.tsx',
  'time-zone': 'engine/view/controls/temporal-control.tsx',
  color: 'engine/view/controls/color-control.tsx',
  editor: 'engine/view/controls/editor-control.tsx',
  rows: 'engine/view/controls/rows-control.tsx',
  file: 'engine/view/controls/file-control.tsx',
  files: 'engine/view/controls/file-control.tsx',
  crop: 'engine/view/controls/crop-control.tsx',
}
/** Source files whose chunks a page waits for before it hydrates, so that they load at once. */
export function pageSources(payload: PagePayload): string[] {
  const sources = [`src/pages/${payload.component}-page.tsx`]
  if (payload.component === 'tool-result') return [...sources, 'engine/view/parts.tsx', 'engine/view/result-view.tsx']
  if (payload.component !== 'tool') return sources
  const tool = payload.data as ToolData
  const controls = tool.fields.flatMap((field) => [field.control, ...(field.rows ?? []).map((part) => part.control)])
  const parts = controls.flatMap((kind) => CONTROL_FILES[kind] ?? [])
  if (tool.workbench) return [...new Set([...sources, `src/workbenches/${tool.workbench}.tsx`, ...parts])]
  return [...new Set([...sources, 'engine/view/parts.tsx', 'engine/view/tool-view.tsx', ...parts])]
}
