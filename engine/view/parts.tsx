import { type ComponentType, use } from 'react'
import { type Control, VIEWS } from '../core/kinds.ts'
import type { ToolData } from '../site/page.ts'
import { ChoiceControl, ChoicesControl, SwitchControl } from './controls/choice-control.tsx'
import { NumberControl } from './controls/number-control.tsx'
import { later } from './controls/later-control.tsx'
import { LineControl, TextAreaControl } from './controls/text-control.tsx'
import type { ControlProps } from './controls/types.ts'
import type { Parts } from './parts-context.tsx'
import { TextView } from './views/text-view.tsx'
import type { ViewProps } from './views/types.ts'
import type { LaterView, Loaders } from './views/later-views.ts'
import { useWords } from './shell-context.tsx'

type AnyControl = ComponentType<ControlProps<never>>

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
  'time-zone': later(LineControl, () => import('./zones/zone-box.tsx').then((module) => module.ZoneBox)),
  size: later(NumberControl, () => import('./size/size-control.tsx').then((module) => module.SizeControl)),
  pages: later(LineControl, () => import('./pages/pages-control.tsx').then((module) => module.PagesControl)),
} satisfies { readonly [C in Control]?: AnyControl }
const BASIC_VIEWS = { text: TextView }

/** The rarer ones come as chunks of their own, only on the pages that use them; what a page preloads is read from these lines. */
const OTHER_CONTROLS: Loaders<Exclude<Control, keyof typeof BASIC_CONTROLS>, AnyControl> = {
  date: () => import('./controls/temporal-control.tsx').then((module) => module.TemporalControl),
  time: () => import('./controls/temporal-control.tsx').then((module) => module.TemporalControl),
  'date-time': () => import('./controls/temporal-control.tsx').then((module) => module.TemporalControl),
  chips: () => import('./controls/chips-control.tsx').then((module) => module.ChipsControl),
  color: () => import('./controls/color-control.tsx').then((module) => module.ColorControl),
  secret: () => import('./controls/secret-control.tsx').then((module) => module.SecretControl),
  slider: () => import('./controls/slider-control.tsx').then((module) => module.SliderControl),
  editor: () => import('./controls/editor-control.tsx').then((module) => module.EditorControl),
  rows: () => import('./controls/rows-control.tsx').then((module) => module.RowsControl),
  file: () => import('./controls/file-control.tsx').then((module) => module.FileControl),
  files: () => import('./controls/file-control.tsx').then((module) => module.FileControl),
  crop: () => import('./controls/crop-control.tsx').then((module) => module.CropControl),
}

/** Results are shown after the page works, so the browser fetches their views, and where those are, without waiting for them. */
const loadViews = async () => (await import('./views/later-views.ts')).LATER_VIEWS
type AnyView = ComponentType<ViewProps<never>>
const LOADED: Record<string, AnyView> = {}
const LOADING: Record<string, Promise<AnyView>> = {}
/** In place of a view that could not be fetched: the rest of the page goes on, and what was typed outlasts the reload. */
const Missing = () => <p role="alert">{useWords()('view-failed')}</p>
const load = async (kind: string) => (LOADED[kind] = (await (await loadViews())[kind as LaterView]?.()) as AnyView)
const fetchView = (kind: string) => (LOADING[kind] ??= load(kind).catch(() => Missing))
/** What has loaded is there at once. As a promise, if only for a moment, it would turn served markup into “Working…”. */
const shownLater = (kind: string) => (props: ViewProps<never>) => {
  const Loaded = LOADED[kind] ?? use(fetchView(kind))
  return <Loaded {...props} />
}
const SHOWN_LATER = Object.fromEntries(Object.keys(VIEWS).map((kind) => [kind, shownLater(kind)]))

/** Loads what a tool's page needs before it works: its controls. On the server, which renders all at once, its views too. */
export async function loadParts(tool: Pick<ToolData, 'fields' | 'views'>): Promise<Parts> {
  const controlKinds = new Set(tool.fields.flatMap((field) => [field.control, ...(field.rows ?? []).map((part) => part.control)]))
  const controls = { ...(await loadKinds(controlKinds, OTHER_CONTROLS)), ...BASIC_CONTROLS }
  const others = import.meta.env.SSR ? await loadKinds(new Set(tool.views.map((view) => view.view)), await loadViews()) : SHOWN_LATER
  const fetchViews = () => Promise.all(tool.views.map(({ view }) => fetchView(view)))
  // They come while the page is taken over: a view that is still missing when its first own result is worked on leaves a gap.
  if (!import.meta.env.SSR) void fetchViews()
  // A control is only ever given the value of its own field, which the schema fixed.
  return { controls, views: { ...others, ...BASIC_VIEWS }, fetchViews, fields: tool.fields } as unknown as Parts
}

/** Of those that have no loader, nothing: they are there. */
async function loadKinds<K extends string, T>(kinds: ReadonlySet<K>, loaders: Partial<Loaders<K, T>>): Promise<Partial<Record<K, T>>> {
  return Object.fromEntries(await Promise.all([...kinds].map(async (kind) => [kind, await loaders[kind]?.()]))) as Partial<Record<K, T>>
}
