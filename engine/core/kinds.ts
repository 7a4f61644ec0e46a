/** JSON shapes of the value of a field; a decimal is an exact number as a string. */
export type FieldValue = 'string' | 'number' | 'boolean' | 'decimal' | 'strings' | 'rows' | 'file' | 'files'

type ControlKind = {
  /** Shape of what it enters; `number` is for exact decimals, too. */
  readonly value: Exclude<FieldValue, 'decimal'>
  /**
   * Of what fills the input pane and travels in a link only when asked; other fields stand with the options.
   * `main` may be the main field, `beside` only stands beside one.
   */
  readonly pane?: 'main' | 'beside'
  /** What the value looks like, as the command line says it. Its text has bounds in itself; any other needs a maximum. */
  readonly format?: string
  /** Never in a link, and its field must be `sensitive`. */
  readonly secret?: true
  /** Keeps several texts side by side on the device, when its field names a drawer (`drafts`). */
  readonly drafts?: true
  /** Shows the field’s label itself. */
  readonly labelled?: true
}

type ViewKind = {
  /**
   * Shape of the part, from which it follows how it is copied, saved and printed:
   * a text and a single value as they are, facts as `label: value`, rows as a table, a list item by item, a file as a file.
   * `own` is a shape that only this view and its builder know; nothing is copied or saved, and no labels are asked for inside.
   */
  readonly data: 'text' | 'value' | 'facts' | 'rows' | 'list' | 'file' | 'own'
  /** Media type where the part names none. */
  readonly media?: string
  /** Of a list that is no use as another tool’s text. */
  readonly stays?: true
  /** Has no heading of its own. */
  readonly plain?: true
  /** Said beside a result: not there when empty, and on the command line it is no part of the answer. */
  readonly aside?: true
}

const controls = <K extends string>(kinds: Record<K, ControlKind>): Readonly<Record<K, ControlKind>> => kinds
const views = <K extends string>(kinds: Record<K, ViewKind>): Readonly<Record<K, ViewKind>> => kinds

/**
 * How a field is entered. Derived from the schema where possible; named in the entry where it is not.
 * A new one is a row here and its component in `engine/view/parts.tsx`.
 */
export const CONTROLS = controls({
  line: { value: 'string' },
  multiline: { value: 'string', pane: 'main' },
  code: { value: 'string', pane: 'main' },
  // Adds colors, line numbers and search to `code`.
  editor: { value: 'string', pane: 'main', drafts: true },
  number: { value: 'number' },
  integer: { value: 'number' },
  slider: { value: 'number' },
  money: { value: 'number' },
  percent: { value: 'number' },
  switch: { value: 'boolean', labelled: true },
  choice: { value: 'string' },
  choices: { value: 'strings' },
  date: { value: 'string', format: 'date' },
  time: { value: 'string', format: 'time' },
  'date-time': { value: 'string', format: 'date-time' },
  'time-zone': { value: 'string', format: 'zone' },
  color: { value: 'string', format: '#rrggbb' },
  secret: { value: 'string', secret: true },
  rows: { value: 'rows', pane: 'beside' },
  file: { value: 'file', pane: 'main' },
  files: { value: 'files', pane: 'main' },
  crop: { value: 'string', pane: 'beside' },
})
export type Control = keyof typeof CONTROLS

/**
 * How a part of an output is shown. The part of the highest row is the main one: copied, downloaded and sent on first.
 * A new one is a row here and its component in `engine/view/parts.tsx`.
 */
export const VIEWS = views({
  code: { data: 'text' },
  text: { data: 'text' },
  tree: { data: 'text' },
  svg: { data: 'text', media: 'image/svg+xml' },
  image: { data: 'file', media: 'image/*' },
  audio: { data: 'file' },
  files: { data: 'file' },
  list: { data: 'list' },
  table: { data: 'rows' },
  headline: { data: 'value', plain: true },
  colors: { data: 'list', stays: true },
  icons: { data: 'own' },
  html: { data: 'text', media: 'text/html' },
  facts: { data: 'facts' },
  diff: { data: 'own' },
  statistics: { data: 'facts' },
  links: { data: 'list', stays: true },
  compare: { data: 'file' },
  chart: { data: 'own' },
  notices: { data: 'own', plain: true, aside: true },
})
export type View = keyof typeof VIEWS
