import { fail } from '../../../engine/core/define.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { SEPARATOR_LABELS } from '../text/separators.ts'

const { line, comma, semicolon } = SEPARATOR_LABELS
const SEPARATORS = ['line', 'comma', 'semicolon'] as const
type EntrySeparator = (typeof SEPARATORS)[number]

/** A line break ends an entry whatever else does. */
const PARTS: Readonly<Record<EntrySeparator, RegExp>> = { line: /[^\r\n]+/g, comma: /[^,\r\n]+/g, semicolon: /[^;\r\n]+/g }

/** The text that holds the entries. */
export const entriesText = (help = 'One per line.') => text('Entries', { max: 1024 * 1024, help, control: 'multiline', lines: 8 })

/** How a list of entries is read. */
export const entryFields = {
  once: flag('Count duplicates once'),
  separator: choice('Separator', { line, comma, semicolon }, { default: 'line', advanced: true }),
}

/** An entry without the spaces around it, its place in the list counted from 1, and where in the text it starts. */
export type Entry = { readonly text: string; readonly place: number; readonly offset: number }

/**
 * The entries of a text; empty ones are passed over and have no place.
 * @throws ToolError required when there is none
 */
export function readEntries(text: string, separator: EntrySeparator = 'line', field = 'text'): Entry[] {
  const entries: Entry[] = []
  for (const { 0: part, index } of text.matchAll(PARTS[separator])) {
    const trimmed = part.trim()
    if (trimmed !== '') entries.push({ text: trimmed, place: entries.length + 1, offset: index })
  }
  return entries.length > 0 ? entries : fail('required', { field })
}

/** The first of entries that read alike, capitals and the way accents are stored aside. */
export function withoutRepeats(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>()
  return entries.filter(({ text }) => {
    const key = entryKey(text)
    return !seen.has(key) && seen.add(key)
  })
}

/** Equal for entries that read alike. */
export function entryKey(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
