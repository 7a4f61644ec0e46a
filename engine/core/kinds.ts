/** JSON shapes of the value of a field; a decimal is an exact number as a string. */
export type FieldValue = 'string' | 'number' | 'boolean' | 'decimal' | 'strings' | 'rows' | 'file' | 'files'

type ControlKind = {
  /** Shape of what it enters, a string where nothing is said; `number` is for exact decimals, too. */
  readonly value?: Exclude<FieldValue, 'string' | 'decimal'>
  /**
   * Of what fills the input pane and travels in a link only when asked; other fields are options.
   * `main` may be the main field; `beside` is only shown next to one.
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
  /** Is not offered to other tools. */
  readonly stays?: true
  /** Has no heading of its own. */
  readonly plain?: true
  /** Needs the whole width of the page, so that a result with it comes below the input. */
  readonly wide?: true
  /** A group of words that it shares with other views. */
  readonly words?: string
  /** Said beside a result: it follows the headlines that a result begins with, and on the command line it is no part of the answer. */
  readonly aside?: true
}

const line: ControlKind = {}
const longText: ControlKind = { pane: 'main' }
const number: ControlKind = { value: 'number' }

const controls = <K extends string>(kinds: Record<K, ControlKind>): Readonly<Record<K, ControlKind>> => kinds

/**
 * How a field is entered. Derived from the schema where possible; named in the entry where it is not.
 * A new one is a row here and its component in `engine/view/parts.tsx`.
 */
export const CONTROLS = controls({
  line,
  multiline: longText,
  code: longText,
  // Adds colors, line numbers and search to `code`.
  editor: { pane: 'main', drafts: true },
  number,
  integer: number,
  slider: number,
  // Two sides of an image, held to its shape.
  size: number,
  money: number,
  percent: number,
  switch: { value: 'boolean', labelled: true },
  choice: line,
  // A few values side by side, each in its own looks where the field has `samples`.
  chips: line,
  choices: { value: 'strings' },
  date: { format: 'date' },
  time: { format: 'time' },
  'date-time': { format: 'date-time' },
  'time-zone': { format: 'zone' },
  color: { format: '#rrggbb' },
  secret: { secret: true },
  rows: { value: 'rows', pane: 'beside' },
  file: { value: 'file', pane: 'main' },
  files: { value: 'files', pane: 'main' },
  crop: { pane: 'beside' },
  // Which pages of a file: a line, and its pages in small.
  pages: { pane: 'beside' },
})
export type Control = keyof typeof CONTROLS

const text: ViewKind = { data: 'text', words: 'lines' }
const file: ViewKind = { data: 'file' }
const facts: ViewKind = { data: 'facts' }
const own: ViewKind = { data: 'own' }
/** A list that is no use as another tool’s text. */
const shownList: ViewKind = { data: 'list', stays: true }

const views = <K extends string>(kinds: Record<K, ViewKind>): Readonly<Record<K, ViewKind>> => kinds

/**
 * How a part of an output is shown. The part of the highest row is the main one: copied, downloaded and sent on first.
 * A new one is a row here and its component in `engine/view/views/later-views.ts`.
 */
export const VIEWS = views({
  code: text,
  text,
  tree: text,
  svg: { data: 'text', media: 'image/svg+xml' },
  image: { data: 'file', media: 'image/*' },
  // An image beside the one that it was made from.
  compare: { data: 'file', media: 'image/*' },
  audio: file,
  files: file,
  list: { data: 'list' },
  table: { data: 'rows' },
  // Signs to copy with one touch: the first column is the sign, the second its name, and the others are told of the one in use.
  tiles: { data: 'rows', wide: true },
  // One large row for each text: the column that is `copyable` in full, the first other one as its name.
  showcase: { data: 'rows' },
  headline: { data: 'value', plain: true },
  colors: shownList,
  icons: { data: 'own', wide: true },
  html: { data: 'text', media: 'text/html' },
  facts,
  diff: { data: 'own', wide: true },
  // A text of the input with some places in it marked.
  marked: own,
  // A day in several time zones, with a slider of the moment.
  hours: own,
  statistics: facts,
  links: shownList,
  chart: own,
  notices: { data: 'own', plain: true, aside: true },
})
export type View = keyof typeof VIEWS
