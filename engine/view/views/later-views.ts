import type { ComponentType } from 'react'
import type { View } from '../../core/kinds.ts'
import type { ViewProps } from './types.ts'

type AnyView = ComponentType<ViewProps<never>>
export type Loaders<K extends string, T> = { readonly [P in K]: () => Promise<T> }
/** A text is the most usual result, and always at hand. */
export type LaterView = Exclude<View, 'text'>

/** The views of results, which come when the page works; whose styles a page needs before that is read from these lines. */
export const LATER_VIEWS: Loaders<LaterView, AnyView> = {
  headline: () => import('./facts-view.tsx').then((module) => module.HeadlineView),
  facts: () => import('./facts-view.tsx').then((module) => module.FactsView),
  statistics: () => import('./facts-view.tsx').then((module) => module.FactsView),
  table: () => import('./table/table-view.tsx').then((module) => module.TableView),
  tiles: () => import('./tiles/tiles-view.tsx').then((module) => module.TilesView),
  showcase: () => import('./showcase/showcase-view.tsx').then((module) => module.ShowcaseView),
  code: () => import('./code/code-view.tsx').then((module) => module.CodeView),
  list: () => import('./list-view.tsx').then((module) => module.ListView),
  links: () => import('./list-view.tsx').then((module) => module.LinksView),
  notices: () => import('./notices-view.tsx').then((module) => module.NoticesView),
  image: () => import('./media-view.tsx').then((module) => module.ImageView),
  compare: () => import('./compare/compare-view.tsx').then((module) => module.CompareView),
  svg: () => import('./picture/svg-view.tsx').then((module) => module.SvgView),
  audio: () => import('./media-view.tsx').then((module) => module.AudioView),
  files: () => import('./media-view.tsx').then((module) => module.FilesView),
  html: () => import('./html/html-view.tsx').then((module) => module.HtmlView),
  tree: () => import('./tree/tree-view.tsx').then((module) => module.TreeView),
  diff: () => import('./diff/diff-view.tsx').then((module) => module.DiffView),
  marked: () => import('./marked/marked-view.tsx').then((module) => module.MarkedView),
  hours: () => import('./hours/hours-view.tsx').then(async (module) => (await module.loadPageZones(), module.HoursView)),
  chart: () => import('./chart/chart-view.tsx').then((module) => module.ChartView),
  icons: () => import('./icons/icons-view.tsx').then((module) => module.IconsView),
  colors: () => import('./colors-view.tsx').then((module) => module.ColorsView),
}
