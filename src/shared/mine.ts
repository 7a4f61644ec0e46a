import { SHARED_KINDS, type SharedKind } from './wire.ts'

/** A document that was shared from this device: what it takes to open, change and delete it. Kept here only. */
export type OwnShared = {
  readonly kind: SharedKind
  readonly id: string
  /** Allows its owner to change and delete it. */
  readonly secret: string
  /** The link's key, in base64url. */
  readonly key: string
  readonly hasPassphrase: boolean
  readonly burn: boolean
  readonly kept: boolean
  /** Path of the page that opens it. */
  readonly path: string
  /** Link previews show an image of it. */
  readonly hasPicture?: boolean
  /** What the visitor knows it by; never sent. */
  readonly label: string
  readonly version: number
  readonly createdAt: number
  readonly expiresAt: number
}

const KEY = 'shared-of-mine'
const MOST = 200
/** Told to other parts of this page; other tabs hear of it by themselves. */
const CHANGED = 'shared-of-mine'

/** What was shared from this device and has not expired, newest first. */
export function sharedOfMine(kind?: SharedKind, now: number = Date.now()): readonly OwnShared[] {
  return read().filter((own) => own.expiresAt > now && (kind === undefined || own.kind === kind))
}

/** Puts a document on the list, or in place of what is there under its id. */
export function rememberShared(own: OwnShared): void {
  write([own, ...read().filter(({ id }) => id !== own.id)].slice(0, MOST))
}

export function forgetShared(id: string): void {
  write(read().filter((own) => own.id !== id))
}

/** The live clipboard that this device was in last, so that it is found again without its link. */
export const LAST_ROOM = 'live-clipboard'

/** The fragment of that link. */
export function lastRoom(): string | undefined {
  try {
    return localStorage.getItem(LAST_ROOM) ?? undefined
  } catch {
    return undefined
  }
}

/** Whether this device keeps anything of shared documents. */
export function keepsShared(): boolean {
  try {
    return localStorage.getItem(KEY) !== null || localStorage.getItem(LAST_ROOM) !== null
  } catch {
    return false
  }
}

/** Calls when the list changes, here or in another tab. @returns what ends it */
export function watchMine(changed: () => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) changed()
  }
  addEventListener('storage', stored)
  addEventListener(CHANGED, changed)
  return () => {
    removeEventListener('storage', stored)
    removeEventListener(CHANGED, changed)
  }
}

function read(): readonly OwnShared[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter(isOwn) : []
  } catch {
    // Nothing can be kept here, or what is kept is not ours.
    return []
  }
}

function write(list: readonly OwnShared[]): void {
  try {
    const live = list.filter(({ expiresAt }) => expiresAt > Date.now())
    if (live.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(live))
  } catch {
    // A private window may refuse to keep it; the link still works.
  }
  dispatchEvent(new Event(CHANGED))
}

function isOwn(item: unknown): item is OwnShared {
  const { kind, id, secret, key, path, label, expiresAt } = (item ?? {}) as Partial<Record<keyof OwnShared, unknown>>
  const isText = [id, secret, key, path, label].every((value) => typeof value === 'string')
  return isText && typeof expiresAt === 'number' && SHARED_KINDS.some((known) => known === kind) && String(path).startsWith('/')
}
