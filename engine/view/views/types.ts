import type { LabelledView } from '../../site/page.ts'
import type { FormatSettings } from '../format.ts'

/** A field as a result reads and changes it: what it holds may be newer than the result. */
export type ShownField = { readonly read: () => unknown; readonly write: (text: string) => void }
/** Undefined where none may be changed. */
export type FieldOf = (name: string) => ShownField | undefined

/** What every result view gets. `settings` writes values in the reader's language. */
export type ViewProps<V = unknown> = {
  readonly view: LabelledView
  readonly value: V
  readonly settings: FormatSettings
  readonly toolId: string
  /** The field that this part shows, where it may change it. */
  readonly field?: ShownField
  /** The input's texts that this part merges, or the one that it marks. */
  readonly texts?: readonly unknown[]
  /** Parts of the output that are this picture in other formats. */
  readonly formats?: readonly unknown[]
  /** The input's file, or files, that this part is compared with. */
  readonly original?: unknown
}
