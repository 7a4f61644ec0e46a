import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PagePayload, ToolData } from '../../engine/site/page.ts'

const PARTS = 'engine/view/parts.tsx'
/** The group of modules that every form needs, as vite.config.ts names it. */
const FORM = 'form'
/** Comes later, but the page as it was made wears its styles. */
const RECIPES = 'src/recipes/bench.tsx'
const PAGES = 'src/pages/components.ts'
const LATER_VIEWS = 'engine/view/views/later-views.ts'

/** Source files of the controls that come as chunks of their own, read from where they are loaded: `rows: () => import('./…')`. */
export const lazyControls = (parts: string) => lazyParts(parts, 'OTHER_CONTROLS', PARTS)

function lazyParts(parts: string, name: string, file: string): ReadonlyMap<string, string> {
  const table = new RegExp(`\\b${name}\\b[^{]*\\{([^}]*)\\}`).exec(parts)?.[1]
  if (table === undefined) throw new Error(`${file} has no table ${name}`)
  const loaders = table.matchAll(/([\w-]+)'?:\s*\(\)\s*=>\s*import\('([^']+)'\)/g)
  return new Map(Array.from(loaders, ([, kind, path]) => [kind as string, join(dirname(file), path as string)]))
}

let own: ReadonlyMap<string, string> | undefined
const ownControls = () => (own ??= lazyControls(readFileSync(PARTS, 'utf8')))
let pages: ReadonlyMap<string, string> | undefined
const ownPages = () => (pages ??= lazyParts(readFileSync(PAGES, 'utf8'), 'PAGE_COMPONENTS', PAGES))
let views: ReadonlyMap<string, string> | undefined
const ownViews = () => (views ??= lazyParts(readFileSync(LATER_VIEWS, 'utf8'), 'LATER_VIEWS', LATER_VIEWS))

/** Source files of the views of a page: the browser fetches them later, but what they show is in the page and needs their styles. */
export function styledSources(payload: PagePayload): string[] {
  if (payload.component === 'recipe') return [RECIPES]
  if (payload.component !== 'tool' && payload.component !== 'tool-result') return []
  const { tool } = payload.data as { readonly tool?: ToolData }
  const shown = tool ?? (payload.data as ToolData)
  return [...new Set(shown.views.flatMap(({ view }) => ownViews().get(view) ?? []))]
}

/** The same for a tool that is shown in pages of others, without the page around it. */
export const embedSources = (payload: PagePayload): string[] => pageSources(payload).slice(1)

/** Source files whose chunks a page waits for before it hydrates, so that they load at once; views it does not wait for. */
export function pageSources(payload: PagePayload, lazy = ownControls()): string[] {
  const page = ownPages().get(payload.component)
  if (page === undefined) throw new Error(`${PAGES} has no "${payload.component}"`)
  const sources = [page]
  if (payload.component === 'tool-result') return [...sources, FORM, 'engine/view/result-view.tsx']
  if (payload.component !== 'tool') return sources
  const tool = payload.data as ToolData
  const controls = tool.fields.flatMap((field) => [field.control, ...(field.rows ?? []).map((part) => part.control)])
  const parts = controls.flatMap((kind) => lazy.get(kind) ?? [])
  if (tool.workbench) return [...new Set([...sources, 'src/workbenches/workbenches.ts', `src/workbenches/${tool.workbench}.tsx`, ...parts])]
  return [...new Set([...sources, FORM, 'engine/view/tool-view.tsx', ...parts])]
}
