import type { Draft } from './draft.ts'

/**
 * What closing pages put down. A database may give up what it began when its page goes; this store is written before the call returns.
 * It is small: what has no room in it goes to the database after all.
 */
const PREFIX = 'draft-left-'

/** @returns whether there was room */
export function putLeft(draft: Draft): boolean {
  try {
    localStorage.setItem(PREFIX + draft.id, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** All texts that were put down and not taken up yet. */
export function allLeft(): Draft[] {
  try {
    const ids = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    return ids.flatMap((key) => parse(localStorage.getItem(key)) ?? [])
  } catch {
    // A browser that closes this store puts nothing down in it.
    return []
  }
}

export function dropLeft(ids: readonly string[]): void {
  try {
    for (const id of ids) localStorage.removeItem(PREFIX + id)
  } catch {
    // Closed: there is nothing in it.
  }
}

function parse(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? '') as Partial<Draft> | null
    return typeof draft?.id === 'string' && typeof draft.text === 'string' && draft.follows ? (draft as Draft) : undefined
  } catch {
    return undefined
  }
}
