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

type Value = string | number | boolean

/** Shown and sent only while another field has this value, or one of these: `{ perLine: false }`, `{ style: ['round', 'square'] }`. */
export type When = Readonly<Record<string, Value | readonly Value[]>>

/** Words that any field, part or column may have, in English, and how its numbers are written. */
type ValueMeta = {
  /** One short sentence under the control or result. */
  readonly help?: string
  /** What a number counts: `characters`, `px`, `%`. Translated like a label. */
  readonly unit?: string
  readonly named?: NamedChoices
  /** Name of the field or output whose value is the ISO 4217 currency of this amount. */
  readonly currency?: string
  /** Decimals shown; amounts of money follow their currency. */
  readonly decimals?: number
}

/** What an entry may say about a field beside its label and bounds. */
export type FieldMeta = ValueMeta & {
  readonly placeholder?: string
  readonly control?: Control
  readonly step?: number
  /** Rarely needed: placed behind “More options”. */
  readonly advanced?: boolean
  /** Of a text that narrows a result which is there without it: nobody waits for it to be filled in. */
  readonly narrows?: boolean
  /** Never stored, linked or logged. */
  readonly sensitive?: boolean
  readonly defaultFrom?: VisitorDefault
  readonly when?: When
  /** Media type of a text, which decides what can be sent on to which tool. */
  readonly media?: string
  /** The programming language of a code field, for colouring; `@field` takes it from that field. */
  readonly language?: string
  readonly accept?: readonly string[]
  readonly maxBytes?: number
  /**
   * Name of the drawer in which the texts of this `editor` are kept on the visitor’s device, several side by side;
   * fields that name the same one share them. Never with `sensitive`.
   */
  readonly drafts?: string
  readonly crop?: CropMeta
  /** Rows of a text area. */
  readonly lines?: number
}

/**
 * Of a `crop` control: the field with the image, and the fields that the control shows and sets itself, so that they have no rows of
 * their own. `rotate` is 0, 90, 180 or 270, `flip` none, horizontal, vertical or both, `straighten` degrees, `shape` rectangle or
 * ellipse, `ratio` free or `4:3`, `preset` none or a size to fill, `1080x1350`.
 */
export type CropMeta = {
  readonly file: string
  readonly ratio?: string
  readonly preset?: string
  readonly rotate?: string
  readonly flip?: string
  readonly straighten?: string
  readonly shape?: string
}

/** What an entry may say about a column of a table or one of several facts. */
export type ColumnMeta = ValueMeta & {
  readonly format?: Format
  /** English label of each value of an enum; without it the values are shown as they are (`named: 'raw'`). */
  readonly choices?: Readonly<Record<string, string>>
  /** What is in this column is copied cell by cell. */
  readonly copyable?: boolean
}

/** What an entry may say about a part of its output. */
export type PartMeta = Omit<ColumnMeta, 'copyable'> & {
  readonly view?: View
  /** Never stored, linked or logged. */
  readonly sensitive?: boolean
  /** Media type of a text or file, which decides what can be sent on to which tool. */
  readonly media?: string
  /** The programming language of a code view, for colouring; `@field` takes it from that field. */
  readonly language?: string
  /** A `headline`'s meaning in words, with `{{value}}` and the names of other outputs. */
  readonly sentence?: string
  /** Name of the text field that this part shows letter for letter: changes made in the view go back there. */
  readonly edits?: string
  /** Names of the two text fields that a `diff` compares: its view puts one text together from both, block by block. */
  readonly merges?: readonly [left: string, right: string]
  /** Name of the file field whose image, or first image, a `compare` shows beside the result. */
  readonly compares?: string
  /** File name offered when this part is downloaded. */
  readonly fileName?: string
}

/** All that is known of a schema beside its type, whoever said it: entries by the kit, and the engine's own schemas. */
export type SchemaMeta = Omit<FieldMeta, 'when'> &
  ColumnMeta &
  PartMeta & {
    readonly kind?: SchemaKind
    /** Inclusive bounds of a decimal, as decimal strings. */
    readonly bounds?: { readonly min?: string; readonly max?: string }
    /** The visible name, in English. */
    readonly label?: string
    readonly when?: { readonly field: string; readonly is: readonly Value[] }
  }
