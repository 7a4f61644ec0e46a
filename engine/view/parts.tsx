import { lazy, type ComponentType } from 'react'
import type { Control, View } from '../core/kinds.ts'
import type { ToolData } from '../site/page.ts'
import { ChoiceControl, ChoicesControl, SwitchControl } from './controls/choice-control.tsx'
import { NumberControl } from './controls/number-control.tsx'
import { LineControl, TextAreaControl } from './controls/text-control.tsx'
import type { ControlProps } from './controls/types.ts'
import type { Parts } from './parts-context.tsx'
import { TextView } from './views/text-view.tsx'
import type { ViewProps } from './views/types.ts'

type AnyControl = ComponentType<ControlProps<never>>
type AnyView = ComponentType<ViewProps<never>>

const BASIC_CONTROLS = {
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
} satisfies { readonly [C in Control]?: AnyControl }
const BASIC_VIEWS = { text: TextView } satisfies { readonly [V in View]?: AnyView }

type Loaders<K extends string, T> = { readonly [P in K]: () => Promise<T> }

/** The rarer ones come as chunks of their own, only on the pages that use them; what a page preloads is read from these lines. */
const OTHER_CONTROLS: Loaders<Exclude<Control, keyof typeof BASIC_CONTROLS>, AnyControl> = {
  date: () => import('./controls/temporal-control.tsx').then((module) => module.TemporalControl),
  time: () => import('./controls/temporal-control.tsx').then((module) => module.TemporalControl),
  'date-time': () => import('./controls/temporal-control.tsx').then((module) => module.TemporalControl),
  'time-zone': () => import('./controls/temporal-control.tsx').then((module) => module.TimeZoneControl),
  chips: () => import('./controls/chips-control.tsx').then((module) => module.ChipsControl),
  color: () => import('./controls/color-control.tsx').then((module) => module.ColorControl),
  secret: () => import('./controls/secret-control.tsx').then((module) => module.SecretControl),
  slider: () => import('./controls/slider-control.tsx').then((module) => module.SliderControl),
  size: () => import('./controls/size-control.tsx').then((module) => module.SizeControl),
  editor: () => import('./controls/editor-control.tsx').then((module) => module.EditorControl),
  rows: () => import('./controls/rows-control.tsx').then((module) => module.RowsControl),
  file: () => import('./controls/file-control.tsx').then((module) => module.FileControl),
  files: () => import('./controls/file-control.tsx').then((module) => module.FileControl),
  crop: () => import('./controls/crop-control.tsx').then((module) => module.CropControl),
}
const OTHER_VIEWS: Loaders<Exclude<View, keyof typeof BASIC_VIEWS>, AnyView> = {
  headline: () => import('./views/facts-view.tsx').then((module) => module.HeadlineView),
  facts: () => import('./views/facts-view.tsx').then((module) => module.FactsView),
  statistics: () => import('./views/facts-view.tsx').then((module) => module.FactsView),
  table: () => import('./views/table/table-view.tsx').then((module) => module.TableView),
  tiles: () => import('./views/tiles/tiles-view.tsx').then((module) => module.TilesView),
  showcase: () => import('./views/showcase/showcase-view.tsx').then((module) => module.ShowcaseView),
  code: () => import('./views/code/code-view.tsx').then((module) => module.CodeView),
  list: () => import('./views/list-view.tsx').then((module) => module.ListView),
  links: () => import('./views/list-view.tsx').then((module) => module.LinksView),
  notices: () => import('./views/notices-view.tsx').then((module) => module.NoticesView),
  image: () => import('./views/media-view.tsx').then((module) => module.ImageView),
  compare: () => import('./views/compare/compare-view.tsx').then((module) => module.CompareView),
  svg: () => import('./views/picture/svg-view.tsx').then((module) => module.SvgView),
  audio: () => import('./views/media-view.tsx').then((module) => module.AudioView),
  files: () => import('./views/media-view.tsx').then((module) => module.FilesView),
  html: () => import('./views/html/html-view.tsx').then((module) => module.HtmlView),
  tree: () => import('./views/tree/tree-view.tsx').then((module) => module.TreeView),
  diff: () => import('./views/diff/diff-view.tsx').then((module) => module.DiffView),
  marked: () => import('./views/marked/marked-view.tsx').then((module) => module.MarkedView),
  hours: () => import('./views/hours/hours-view.tsx').then((module) => module.HoursView),
  chart: () => import('./views/chart/chart-view.tsx').then((module) => module.ChartView),
  icons: () => import('./views/icons/icons-view.tsx').then((module) => module.IconsView),
  colors: () => import('./views/colors-view.tsx').then((module) => module.ColorsView),
}

/** Results are shown after the page works, so the browser fetches their rarer views without waiting for them. */
const LATER_VIEWS = Object.fromEntries(
  Object.entries(OTHER_VIEWS).map(([kind, load]) => [kind, lazy(async () => ({ default: (await load()) as ComponentType }))]),
)

/**
 * Loads what a tool's page needs before it works: its controls.
 * @param whole also waits for the views, for rendering on the server
 */
export async function loadParts(tool: Pick<ToolData, 'fields' | 'views'>, whole: boolean): Promise<Parts> {
  const controlKinds = new Set(tool.fields.flatMap((field) => [field.control, ...(field.rows ?? []).map((part) => part.control)]))
  const controls = { ...BASIC_CONTROLS, ...(await loadKinds(controlKinds, OTHER_CONTROLS)) }
  const others = whole ? await loadKinds(new Set(tool.views.map((view) => view.view)), OTHER_VIEWS) : LATER_VIEWS
  const views = { ...BASIC_VIEWS, ...others }
  // A control is only ever given the value of its own field, which the schema fixed.
  return { controls, views, fields: tool.fields } as unknown as Parts
}

async function loadKinds<K extends string, T>(kinds: ReadonlySet<K>, loaders: Partial<Loaders<K, T>>): Promise<Partial<Record<K, T>>> {
  const loaded: Partial<Record<K, T>> = {}
  await Promise.all(
    [...kinds].map(async (kind) => {
      const component = await loaders[kind]?.()
      if (component !== undefined) loaded[kind] = component
    }),
  )
  return loaded
}
