import { VIEWS } from '../core/kinds.ts'
import { mainView } from '../core/main-part.ts'
import type { LabelledView } from '../site/page.ts'
import type { Values } from '../core/run.ts'

/** The part of an output that copy, download and "send to" mean; absent optional parts do not count. */
export function mainPart(views: readonly LabelledView[], output: Values): LabelledView | undefined {
  return mainView(views.filter((view) => output[view.name] !== undefined))
}

/** Whether a part can be copied as text. */
export function isCopied({ view }: LabelledView): boolean {
  return !['file', 'own'].includes(VIEWS[view].data)
}

/** Whether a part can be saved as one file. */
export function isSaved(view: LabelledView, value: unknown): boolean {
  return isCopied(view) || (VIEWS[view.view].data === 'file' && (!Array.isArray(value) || value.length === 1))
}
