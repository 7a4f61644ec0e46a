import type { FrameSaid } from './frame-messages.ts'

const LEVELS: readonly string[] = ['log', 'info', 'warn', 'error'] satisfies FrameSaid['level'][]
/** Longest message that is shown, in UTF-16 units. */
const LONGEST = 2000

/** A message of the console, if what came from the frame is one: its document may send anything. */
export function readSaid(data: unknown): FrameSaid | undefined {
  if (typeof data !== 'object' || data === null || !('level' in data) || !('text' in data)) return undefined
  const { level, text } = data
  if (typeof text !== 'string' || typeof level !== 'string' || !LEVELS.includes(level)) return undefined
  return { level: level as FrameSaid['level'], text: text.slice(0, LONGEST).toWellFormed() }
}
