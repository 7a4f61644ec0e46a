import { readOptions, type SnapshotOptions } from './options.ts'
import { MOST_CHARACTERS } from './tokens.ts'

const OPTIONS = 'snapshot-options'
const CODE = 'snapshot-code'
const FORMER = 'snapshot-former'
const MOST_FORMER = 5

/** What this device remembers; storage may be full or switched off, and then nothing is. */
function read(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

function write(name: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch {
    // The page works without memory.
  }
}

export function keptOptions(): SnapshotOptions {
  try {
    return readOptions(JSON.parse(read(OPTIONS) ?? 'null'))
  } catch {
    return readOptions(null)
  }
}

export const keptCode = (): string | undefined => read(CODE)
export const keepOptions = (options: SnapshotOptions): void => write(OPTIONS, JSON.stringify(options))
export const keepCode = (code: string): void => write(CODE, code.length > MOST_CHARACTERS ? undefined : code)

/** Code and its options. */
export type Work = { readonly code: string; readonly options: SnapshotOptions }

/** What other code took the place of on this device, newest first. */
export function formerWork(): readonly Work[] {
  try {
    const list: unknown = JSON.parse(read(FORMER) ?? '[]')
    if (!Array.isArray(list)) return []
    return list.flatMap((item: { code?: unknown; options?: unknown } | null) =>
      typeof item?.code === 'string' ? [{ code: item.code, options: readOptions(item.options) }] : [],
    )
  } catch {
    return []
  }
}

export function keepFormer(list: readonly Work[]): readonly Work[] {
  const most = list.slice(0, MOST_FORMER)
  write(FORMER, most.length === 0 ? undefined : JSON.stringify(most))
  return most
}
