/** How a field is entered. Derived from the schema where possible; named in `meta` where it is not. */
export const CONTROLS = [
  'line',
  'multiline',
  'code',
  'editor',
  'number',
  'integer',
  'slider',
  'money',
  'percent',
  'switch',
  'choice',
  'choices',
  'date',
  'time',
  'date-time',
  'time-zone',
  'color',
  'secret',
  'rows',
  'file',
  'files',
  'crop',
] as const
export type Control = (typeof CONTROLS)[number]

/** Texts of many lines: `editor` adds colours, line numbers and search to `code`. */
export const LONG_TEXTS: readonly Control[] = ['multiline', 'code', 'editor']

/** How a part of an output is shown. */
export const VIEWS = [
  'text',
  'code',
  'headline',
  'facts',
  'table',
  'list',
  'links',
  'image',
  'compare',
  'svg',
  'audio',
  'files',
  'html',
  'tree',
  'diff',
  'chart',
  'colors',
  'icons',
  'statistics',
  'notices',
] as const
export type View = (typeof VIEWS)[number]

/** How a single value is written in the reader's language. Decimal strings and numbers both work. */
export const FORMATS = [
  'plain',
  'code',
  'editor',
  'number',
  'percent',
  'money',
  'bytes',
  'date',
  'time',
  'date-time',
  'duration',
  'language',
  'region',
  'currency',
  'yes-no',
] as const
export type Format = (typeof FORMATS)[number]

/** Where a field's first value comes from when the visitor has given none. */
export const VISITOR_DEFAULTS = ['locale', 'time-zone', 'today', 'now', 'currency', 'region'] as const
export type VisitorDefault = (typeof VISITOR_DEFAULTS)[number]

/** Choices that Intl names in every language, so that they need no words of ours. */
export const NAMED_CHOICES = ['language', 'currency', 'region', 'time-zone', 'raw'] as const
export type NamedChoices = (typeof NAMED_CHOICES)[number]

export type SchemaKind = 'file' | 'decimal' | 'time-zone' | 'color' | 'json'

/** What an entry may say about a field or a part of an output beside its schema. */
export type ToolMeta = {
  /** Set by this engine's own schemas (`file()`, `decimal()` …), never by an entry. */
  kind?: SchemaKind
  /** Inclusive bounds of a decimal, as decimal strings. */
  bounds?: { readonly min?: string; readonly max?: string }
  /** The visible name, in English. */
  label?: string
  /** One short sentence under the control or result. */
  help?: string
  placeholder?: string
  /** What a number counts: `characters`, `px`, `%`. Translated like a label. */
  unit?: string
  control?: Control
  view?: View
  format?: Format
  /** English label of each value of an enum; without it the values are shown as they are (`named: 'raw'`). */
  choices?: Readonly<Record<string, string>>
  named?: NamedChoices
  /** Name of the field or output whose value is the ISO 4217 currency of this amount. */
  currency?: string
  /** Decimals shown; amounts of money follow their currency. */
  decimals?: number
  step?: number
  /** Rarely needed: placed behind “More options”. */
  advanced?: boolean
  /** Of a text that narrows a result which is there without it: nobody waits for it to be filled in. */
  narrows?: boolean
  /** Never stored, linked or logged. */
  sensitive?: boolean
  defaultFrom?: VisitorDefault
  /** Shown and sent only while another field has one of these values. */
  when?: { readonly field: string; readonly is: readonly (string | number | boolean)[] }
  /** Media type of a text or file, which decides what can be sent on to which tool. */
  media?: string
  /** The programming language of a code field or view, for colouring; `@field` takes it from that field. */
  language?: string
  accept?: readonly string[]
  maxBytes?: number
  /** A `headline`'s meaning in words, with `{{value}}` and the names of other outputs. */
  sentence?: string
  /** Of a column: what stands in it is copied cell by cell. */
  copyable?: boolean
  /** Name of the text field that this part shows letter for letter: changes made in the view go back there. */
  edits?: string
  /** Names of the two text fields that a `diff` compares: its view puts one text together from both, block by block. */
  merges?: readonly [left: string, right: string]
  /** Name of the file field whose image, or first image, a `compare` shows beside the result. */
  compares?: string
  /**
   * Name of the drawer in which the texts of this `editor` are kept on the visitor’s device, several side by side;
   * fields that name the same one share them. Never with `sensitive`.
   */
  drafts?: string
  /**
   * Of a `crop` control: the field with the image, and the fields that the control shows and sets itself, so that they have no rows of
   * their own. `rotate` is 0, 90, 180 or 270, `flip` none, horizontal, vertical or both, `straighten` degrees, `shape` rectangle or
   * ellipse, `ratio` free or `4:3`, `preset` none or a size to fill, `1080x1350`.
   */
  crop?: {
    readonly file: string
    readonly ratio?: string
    readonly preset?: string
    readonly rotate?: string
    readonly flip?: string
    readonly straighten?: string
    readonly shape?: string
  }
  /** File name offered when this part is downloaded. */
  fileName?: string
  /** Rows of a text area. */
  lines?: number
}

export const META_KEYS: readonly (keyof ToolMeta)[] = [
  'kind',
  'bounds',
  'label',
  'help',
  'placeholder',
  'unit',
  'control',
  'view',
  'format',
  'choices',
  'named',
  'currency',
  'decimals',
  'step',
  'advanced',
  'narrows',
  'sensitive',
  'defaultFrom',
  'when',
  'media',
  'language',
  'accept',
  'maxBytes',
  'sentence',
  'copyable',
  'edits',
  'merges',
  'compares',
  'drafts',
  'crop',
  'fileName',
  'lines',
]

declare module 'zod' {
  interface GlobalMeta extends ToolMeta {}
}
