import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { Control, View } from '../core/meta.ts'
import type { ToolData } from '../core/page.ts'
import { ChoiceControl, ChoicesControl, SwitchControl } from './controls/choice-control.tsx'
import { NumberControl, SliderControl } from './controls/number-control.tsx'
import { LineControl, SecretControl, TextAreaControl } from './controls/text-control.tsx'
import type { ControlProps } from './controls/types.ts'
import { FactsView, HeadlineView } from './views/facts-view.tsx'
import { TextView } from './views/text-view.tsx'
import type { ViewProps } from './views/types.ts'

type AnyControl = ComponentType<ControlProps<never>>
type AnyView = ComponentType<ViewProps<never>>

/** The components that a page's fields and views need, loaded before it is shown. */
export type Parts = {
  readonly controls: { readonly [C in Control]?: ComponentType<ControlProps> }
  readonly views: { readonly [V in View]?: ComponentType<ViewProps> }
}

const BASIC_CONTROLS: { readonly [C in Control]?: AnyControl } = {
  line: LineControl,
  multiline: TextAreaControl,
  code: TextAreaControl,
  number: NumberControl,
  integer: NumberControl,
  money: NumberControl,
  percent: NumberControl,
  switch: SwitchControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  slider: SliderControl,
  secret: SecretControl,
}
const BASIC_VIEWS: { readonly [V in View]?: AnyView } = { text: TextView, code: TextView, headline: HeadlineView, facts: FactsView, statistics: FactsView }

/** The rarer ones come as chunks of their own, only on the pages that use them. */
const OTHER_CONTROLS: { readonly [C in Control]?: () => Promise<AnyControl> } = {
  date: () => import('./controls/temporal-control.tsx').then((module) => module.TemporalControl),
  time: () => import('./controls/temporal-control.tsx').then((module) => module.TemporalControl),
  'date-time': () => import('./controls/temporal-control.tsx').then((module) => module.TemporalControl),
  'time-zone': () => import('./controls/temporal-control.tsx').then((module) => module.TimeZoneControl),
  color: () => import('./controls/color-control.tsx').then((module) => module.ColorControl),
  rows: () => import('./controls/rows-control.tsx').then((module) => module.RowsControl),
  file: () => import('./controls/file-control.tsx').then((module) => module.FileControl),
  files: () => import('./controls/file-control.tsx').then((module) => module.FileControl),
}
const OTHER_VIEWS: { readonly [V in View]?: () => Promise<AnyView> } = {
  table: () => import('./views/table-view.tsx').then((module) => module.TableView),
  list: () => import('./views/list-view.tsx').then((module) => module.ListView),
  links: () => import('./views/list-view.tsx').then((module) => module.LinksView),
  notices: () => import('./views/notices-view.tsx').then((module) => module.NoticesView),
  image: () => import('./views/media-view.tsx').then((module) => module.ImageView),
  svg: () => import('./views/media-view.tsx').then((module) => module.SvgView),
  audio: () => import('./views/media-view.tsx').then((module) => module.AudioView),
  files: () => import('./views/media-view.tsx').then((module) => module.FilesView),
  html: () => import('./views/html-view.tsx').then((module) => module.HtmlView),
  tree: () => import('./views/tree-view.tsx').then((module) => module.TreeView),
  diff: () => import('./views/diff-view.tsx').then((module) => module.DiffView),
  chart: () => import('./views/chart-view.tsx').then((module) => module.ChartView),
  colors: () => import('./views/colors-view.tsx').then((module) => module.ColorsView),
}

/** Loads what a tool's page needs; resolves at once when that is only the basic parts. */
export async function loadParts(tool: Pick<ToolData, 'fields' | 'views'>): Promise<Parts> {
  const controlKinds = new Set(tool.fields.flatMap((field) => [field.control, ...(field.rows ?? []).map((part) => part.control)]))
  const viewKinds = new Set(tool.views.map((view) => view.view))
  const controls = { ...BASIC_CONTROLS, ...(await loadKinds(controlKinds, OTHER_CONTROLS)) }
  const views = { ...BASIC_VIEWS, ...(await loadKinds(viewKinds, OTHER_VIEWS)) }
  // A control is only ever given the value of its own field, which the schema fixed.
  return { controls, views } as unknown as Parts
}

async function loadKinds<K extends string, T>(kinds: ReadonlySet<K>, loaders: { readonly [P in K]?: () => Promise<T> }): Promise<Partial<Record<K, T>>> {
  const loaded: Partial<Record<K, T>> = {}
  await Promise.all(
    [...kinds].map(async (kind) => {
      const component = await loaders[kind]?.()
      if (component !== undefined) loaded[kind] = component
    }),
  )
  return loaded
}

const PartsContext = createContext<Parts | undefined>(undefined)

export function PartsProvider({ parts, children }: { parts: Parts; children: ReactNode }) {
  return <PartsContext value={parts}>{children}</PartsContext>
}

export function useParts(): Parts {
  const parts = use(PartsContext)
  if (!parts) throw new Error('no PartsProvider above')
  return parts
}
