import type { LabelledView } from '../../site/page.ts'
import type { FormatSettings } from '../format.ts'

/** What every result view gets. `settings` writes values in the reader's language. */
export type ViewProps<V = unknown> = {
  readonly view: LabelledView
  readonly value: V
  readonly settings: FormatSettings
  readonly toolId: string
  /** Puts a changed text back into the field that this part shows; false when that no longer holds the text it was made `from`. */
  readonly onEdit?: (from: string, to: string) => boolean
  /** The input's texts that this part merges, or the one that it marks. */
  readonly texts?: readonly unknown[]
  /** Parts of the output that are this picture in other formats. */
  readonly formats?: readonly unknown[]
  /** The input's file, or files, that this part is compared with. */
  readonly original?: unknown
}
