import { type Change, changed } from './change.ts'
import type { PhotoDocument } from './document.ts'

/** Steps that can be taken back. Documents share what did not change, so a step costs little. */
export const MOST_STEPS = 100

export type History = {
  readonly past: readonly PhotoDocument[]
  readonly present: PhotoDocument
  readonly future: readonly PhotoDocument[]
  /** What is being dragged: all changes of one gesture are one step. */
  readonly gesture?: string
}

export type HistoryAction =
  | { readonly type: 'change'; readonly change: Change; readonly gesture?: string }
  /** The gesture is over. */
  | { readonly type: 'settle' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'open'; readonly document: PhotoDocument }

export function startHistory(present: PhotoDocument): History {
  return { past: [], present, future: [] }
}

export function historyReducer(history: History, action: HistoryAction): History {
  const { past, present, future } = history
  switch (action.type) {
    case 'change': {
      const next = changed(present, action.change)
      if (next === present) return history
      const isSame = action.gesture !== undefined && action.gesture === history.gesture
      return { past: isSame ? past : [...past, present].slice(-MOST_STEPS), present: next, future: [], gesture: action.gesture }
    }
    case 'settle':
      return history.gesture === undefined ? history : { past, present, future }
    case 'undo': {
      const before = past.at(-1)
      return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : history
    }
    case 'redo': {
      const [after, ...rest] = future
      return after ? { past: [...past, present], present: after, future: rest } : history
    }
    case 'open':
      return startHistory(action.document)
  }
}
