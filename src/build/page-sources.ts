import type { PagePayload, ToolData } from '../../engine/core/page.ts'

const PARTS: Readonly<Record<string, string>> = {
  date: 'controls/temporal-control.tsx',
  time: 'controls/temporal-control.tsx',
  'date-time': 'controls/temporal-control.tsx',
  'time-zone': 'controls/temporal-control.tsx',
  color: 'controls/color-control.tsx',
  rows: 'controls/rows-control.tsx',
  file: 'controls/file-control.tsx',
  files: 'controls/file-control.tsx',
}
const VIEWS: Readonly<Record<string, string>> = {
  table: 'views/table-view.tsx',
  list: 'views/list-view.tsx',
  links: 'views/list-view.tsx',
  notices: 'views/notices-view.tsx',
  image: 'views/media-view.tsx',
  svg: 'views/media-view.tsx',
  audio: 'views/media-view.tsx',
  'files-view': 'views/media-view.tsx',
  html: 'views/html-view.tsx',
  tree: 'views/tree-view.tsx',
  diff: 'views/diff-view.tsx',
  chart: 'views/chart-view.tsx',
  colors: 'views/colors-view.tsx',
}

/** Source files whose chunks a page waits for before it hydrates, so that they load at once. */
export function pageSources(payload: PagePayload): string[] {
  const sources = [`src/pages/${payload.view}-page.tsx`]
  if (payload.view !== 'tool') return sources
  const tool = payload.data as ToolData
  const controls = tool.fields.flatMap((field) => [field.control, ...(field.rows ?? []).map((part) => part.control)])
  const parts = [...controls.map((kind) => PARTS[kind]), ...tool.views.map(({ view }) => VIEWS[view === 'files' ? 'files-view' : view])]
  for (const part of parts) if (part !== undefined) sources.push(`engine/view/${part}`)
  if (tool.workbench) sources.push(`src/workbenches/${tool.workbench}.tsx`)
  return [...new Set(sources)]
}
