import { isText, type SharedPart, textOf } from '../shared/contents.ts'
import { readOptions, type SnapshotOptions } from './options.ts'

/** The part of a shared snapshot that holds its options, as JSON; the other one is its code. */
export const OPTIONS_PART = 'snapshot.json'

/** Code and options of a shared snapshot; undefined when it is none. Options that do not fit are passed over. */
export function readShared(parts: readonly SharedPart[]): { code: string; options: SnapshotOptions } | undefined {
  const code = parts.find(isText)
  if (!code) return undefined
  const said = parts.find(({ name }) => name === OPTIONS_PART)
  try {
    return { code: textOf(code), options: readOptions(said && JSON.parse(textOf(said))) }
  } catch {
    return { code: textOf(code), options: readOptions(null) }
  }
}

const COPY = 'snapshot-copy'

/** Hands a snapshot to the editor's page, in this tab only. Where storage is switched off, that page starts as ever. */
export function handOver(snapshot: { code: string; options: SnapshotOptions }): void {
  try {
    sessionStorage.setItem(COPY, JSON.stringify(snapshot))
  } catch {
    // The link is followed all the same.
  }
}

/** What was handed over, once. */
export function takeOver(): { code: string; options: SnapshotOptions } | undefined {
  try {
    const text = sessionStorage.getItem(COPY)
    if (text === null) return undefined
    sessionStorage.removeItem(COPY)
    const { code, options } = JSON.parse(text) as { code?: unknown; options?: unknown }
    return typeof code === 'string' ? { code, options: readOptions(options) } : undefined
  } catch {
    return undefined
  }
}
