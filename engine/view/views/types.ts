import type { LabelledView } from '../../core/page.ts'
import type { FormatSettings } from '../format.ts'

/** What every result view gets. `settings` writes values in the reader's language. */
export type ViewProps<V = unknown> = {
  readonly view: LabelledView
  readonly value: V
  readonly settings: FormatSettings
  readonly toolId: string
  /** Puts a changed value back into the field that this part shows. */
  readonly onEdit?: (value: string) => void
}
