import type { FailureWords } from './fail.ts'
import type { Control, View } from './kinds.ts'
import type { Language } from './language.ts'

/** How a single value is written in the reader's language. Decimal strings and numbers both work. */
export const FORMATS = [
  'plain',
  'code',
  'number',
  'ratio',
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
  'script',
  'yes-no',
] as const
export type Format = (typeof FORMATS)[number]

/** Where a field's first value comes from when the visitor has given none. */
export type VisitorDefault = 'locale' | 'time-zone' | 'today' | 'now' | 'currency' | 'region'

/**
 * Choices that need no words of ours: Intl names them in every language, or they are called what they are (`raw`), or by
 * names that no language translates (`{ 'utf-8': 'UTF-8' }`).
 */
export type NamedChoices = 'language' | 'currency' | 'region' | 'time-zone' | 'raw' | Readonly<Record<string, string>>

export type SchemaKind = 'file' | 'decimal' | 'time-zone' | 'color' | 'json'

type Value = string | number | boolean

/**
 * Shown and sent only while another field has this value, or one of these: `{ perLine: false }`, `{ style: ['round', 'square'] }`.
 * `defineTool` refuses a field that is not there and a value that it never has. A field that is required only then is optional in
 * the schema, and the transform fails with `required`.
 */
export type When = Readonly<Record<string, Value | readonly Value[]>>

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

/**
 * Of a `size` control, which enters the width: the field with the image, and those that the control shows and sets beside it.
 * `preset` is none or a size, `1080x1350`; choosing one sets `fit`, which says what becomes of another shape, to `cover`.
 */
export type SizeMeta = { readonly file: string; readonly height: string; readonly preset?: string; readonly fit?: string }

/**
 * Of a `pages` control, a text that names pages of a file: the field with the file, and that with its password where there is one.
 * `order` says with which value of which field the order of the pages counts, or that it always does; in a text of `ranges` it
 * counts, too, which of them are in a range together. Where the field holds several files, the text has many lines (`multiline`), one
 * for each file, and the list of the files shows their pages.
 */
export type PagesMeta = { readonly file: string; readonly password?: string; readonly order?: When | true; readonly ranges?: true }

/** All that may be said of a field, a column or a part beside its type, each key once. */
type Said = {
  /** The visible name, in English. */
  readonly label: string
  /** One short sentence under the control or result. */
  readonly help: string
  readonly placeholder: string
  /** What a number counts: `px`, `%`, or with plural forms `character|characters`. Translated like a label. */
  readonly unit: string
  /** A `headline`'s meaning in words, with `{{value}}`; its plural forms where that counts something. */
  readonly sentence: FailureWords
  /**
   * English label of each value of an enum, or of each series of a chart; without it the values are shown as they are
   * (`named: 'raw'`). A label that is its own value (`JavaScript`) is a name, which no language translates.
   */
  readonly choices: Readonly<Record<string, string>>
  readonly named: NamedChoices
  /**
   * Values of a choice that mean something only where certain languages are spoken, such as the law of one country: the pages of
   * other languages do not offer them, and have no such field where one value is left. API and command line take them everywhere.
   */
  readonly onlyIn: Readonly<Record<string, readonly Language[] | undefined>>
  /** What a value of `chips` looks like, where that says more than its label, which is then read out: `{ upper: 'ABC' }`. */
  readonly samples: Readonly<Record<string, string>>
  /** Colors of each value of `chips`, shown before its label: `{ sea: ['#0b3c5d', '#1b6ca8'] }`. */
  readonly swatches: Readonly<Record<string, readonly string[]>>
  /** Name of the field or output whose value is the ISO 4217 currency of this amount. */
  readonly currency: string
  /** Decimals shown; amounts of money follow their currency. */
  readonly decimals: number
  readonly control: Control
  readonly step: number
  /** Rarely needed: placed behind “More options”. */
  readonly advanced: boolean
  /** The main field though it is one line, which no control says by itself. */
  readonly main: boolean
  /** Of a text that narrows a result which is there without it, such as a search: nobody waits for it to be filled in. */
  readonly narrows: boolean
  /** Never stored, linked or logged. */
  readonly sensitive: boolean
  /**
   * What stands in the field when its page opens; not what is taken where it is left out, as on the command line. The kit says of
   * which type it is: `InLanguages` of the field's own.
   */
  readonly start: unknown
  /** `region`: the country of the page's language. */
  readonly defaultFrom: VisitorDefault
  /** On which value of which field it depends whether this one is shown and sent; an entry writes it as {@link When}. */
  readonly when: { readonly field: string; readonly is: readonly Value[] }
  /** Media type of a text or file, which decides what can be sent on to which tool. */
  readonly media: string
  /** The programming language of a code field or view, for coloring; `@field` takes it from that field. */
  readonly language: string
  readonly accept: readonly string[]
  readonly maxBytes: number
  /** Of several files: their order counts, so that the list lets it be changed. */
  readonly ordered: boolean
  /** Of a file with an image: a camera may be held to what the tool reads, whose images are run until one gives a result. */
  readonly camera: boolean
  /**
   * Name of the drawer in which the texts of this `editor` are kept on the visitor’s device, several side by side;
   * fields that name the same one share them. Text that did not come from typing (file, sample, link) is a draft of its own.
   * Never with `sensitive`.
   */
  readonly drafts: string
  /** Names of other `editor` fields that stand beside this one as tabs, such as the style sheet of a page; of `drafts`, all are one text. */
  readonly tabs: readonly string[]
  readonly crop: CropMeta
  readonly size: SizeMeta
  readonly pages: PagesMeta
  /** Rows of a text area. */
  readonly lines: number
  readonly view: View
  /** Output values are raw (decimal strings for money, ISO dates, codes); this says how they are written for a reader. */
  readonly format: Format
  /** What is in this column is copied cell by cell. */
  readonly copyable: boolean
  /** Name of the text field that this part shows letter for letter: changes made in the view go back there. */
  readonly edits: string
  /**
   * Names of the two text fields that a `diff` compares: its view puts one text together from both, block by block. The first part
   * of each block carries its `span`, the lines of both texts; merging cuts the author's own text there, and what is equal keeps the left.
   */
  readonly merges: readonly [left: string, right: string]
  /** Name of the text field in which a `marked` part marks places; its offsets are UTF-16 units of that text. */
  readonly marks: string
  /** Name of the file field whose image, or first image, a `compare` shows beside the result. */
  readonly compares: string
  /**
   * Of a picture: names of the parts that are the same picture, or all of it, as files. They are offered beside it as formats to save,
   * and not shown once more.
   */
  readonly formats: readonly string[]
  /** Of `html`: what its scripts say, and what goes wrong in them, is shown below it. */
  readonly console: boolean
  /** Of `html`: written text, not a page. It is set in the site’s type, light and dark, and nothing in it may run. */
  readonly prose: boolean
  /** File name offered when this part is downloaded. */
  readonly fileName: string
}

/**
 * Of which of the three a key is said, and what becomes of it there: a `word` is translated, the page gets `data` as it stands,
 * and what is `read` decides how the rest is made.
 */
const KEYS = {
  label: { field: 'word', column: 'word', part: 'word' },
  help: { field: 'word', column: 'word', part: 'word' },
  placeholder: { field: 'word' },
  unit: { field: 'word', column: 'word', part: 'word' },
  sentence: { part: 'word' },
  choices: { column: 'read', part: 'read' },
  named: { field: 'data', column: 'data', part: 'read' },
  onlyIn: { field: 'data' },
  samples: { field: 'data' },
  swatches: { field: 'data' },
  currency: { field: 'data', column: 'data', part: 'read' },
  decimals: { field: 'data', column: 'data', part: 'read' },
  control: { field: 'read' },
  step: { field: 'data' },
  advanced: { field: 'data' },
  main: { field: 'data' },
  narrows: { field: 'data' },
  sensitive: { field: 'data', part: 'data' },
  start: { field: 'data' },
  defaultFrom: { field: 'data' },
  when: { field: 'data' },
  media: { field: 'data', part: 'data' },
  language: { field: 'data', part: 'data' },
  accept: { field: 'data' },
  maxBytes: { field: 'data' },
  ordered: { field: 'data' },
  camera: { field: 'data' },
  drafts: { field: 'data' },
  tabs: { field: 'data' },
  crop: { field: 'data' },
  size: { field: 'data' },
  pages: { field: 'data' },
  lines: { field: 'data' },
  view: { part: 'read' },
  format: { column: 'read', part: 'read' },
  copyable: { column: 'data' },
  edits: { part: 'data' },
  merges: { part: 'data' },
  marks: { part: 'data' },
  compares: { part: 'data' },
  formats: { part: 'data' },
  console: { part: 'data' },
  prose: { part: 'data' },
  fileName: { part: 'data' },
} as const satisfies Record<keyof Said, { readonly [T in Thing]?: Use }>

export type Thing = 'field' | 'column' | 'part'
type Use = 'word' | 'data' | 'read'
type Keys = typeof KEYS
type KeysOf<T extends Thing, U extends Use = Use> = { [K in keyof Keys]: Keys[K] extends { readonly [P in T]: U } ? K : never }[keyof Keys]

/** The keys of a field, column or part whose values become this. */
export function keysOf<T extends Thing, U extends Use>(thing: T, use: U): KeysOf<T, U>[] {
  const uses = Object.entries<{ readonly [P in Thing]?: Use }>(KEYS)
  return uses.filter(([, of]) => of[thing] === use).map(([key]) => key as KeysOf<T, U>)
}

/** What the page gets of it as it stands. */
export type DataOf<T extends Thing> = Partial<Pick<Said, KeysOf<T, 'data'>>>

/** A sentence in a language; its plural forms by their names where it counts something. */
export type Sentence = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>
/** What the page gets of it in its language. */
export type WordsOf<T extends Thing> = { readonly label: string } & {
  readonly [K in Exclude<KeysOf<T, 'word'>, 'label'>]?: K extends 'sentence' ? Sentence : string
}

/** What an entry may say about a field, its label and bounds aside. */
export interface FieldMeta extends Partial<Pick<Said, Exclude<KeysOf<'field'>, 'label' | 'when'>>> {
  readonly when?: When
}

/** What an entry may say about a column of a table or one of several facts, its label aside. */
export interface ColumnMeta extends Partial<Pick<Said, Exclude<KeysOf<'column'>, 'label' | 'help'>>> {
  readonly help?: string
}

/** What an entry may say about a part of its output, its label aside. */
export interface PartMeta extends Partial<Pick<Said, Exclude<KeysOf<'part'>, 'label' | 'view'>>> {
  readonly view?: View
}

/** All that is known of a schema beside its type, whoever said it: entries by the kit, and the engine's own schemas. */
export type SchemaMeta = Partial<Said> & {
  readonly kind?: SchemaKind
  /** Inclusive bounds of a decimal, as decimal strings, and whether it is whole. */
  readonly bounds?: { readonly min?: string; readonly max?: string; readonly integer?: boolean }
  /** What JSON Schema has to say of it beyond its type. */
  readonly json?: object
}
