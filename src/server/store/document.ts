import { createHash, timingSafeEqual } from 'node:crypto'
import type * as z from 'zod'

/** Most bytes of JSON in one document: a document of the hosted store may have 1 MiB, its other fields included. */
export const MAX_DATA_BYTES = 900 * 1024

/** A sort of document: what it holds, how large it may be, who may read it. */
export type Kind<D> = {
  /** Lower-case words joined by hyphens, never reused for another shape. */
  readonly name: string
  /** What is stored. It must read what earlier versions of itself wrote. */
  readonly schema: z.ZodType<D>
  /** At most {@link MAX_DATA_BYTES}. */
  readonly maxBytes: number
  /** `holder`: its owner or who has its secret. `anyone`: whoever knows the id, which nobody can guess. */
  readonly readBy: 'holder' | 'anyone'
  /** Milliseconds after which a new document is gone, unless its writer says otherwise. */
  readonly lifetimeMs?: number
  /** A short mark to find documents by, such as those with work left to do. */
  readonly tagOf?: (data: D) => string | undefined
  /**
   * Ids of documents that hold the rest of it, where it is larger than one document may be.
   * They are written before it, last as long as it does, and go with it.
   */
  readonly partsOf?: (data: D) => readonly string[]
}

/** What of a kind matters where its content does not. */
export type AnyKind = Pick<Kind<never>, 'name' | 'readBy' | 'partsOf'>

/** Who asks. `server` is our own code with no visitor behind it. */
export type Access = 'server' | 'anyone' | { readonly owner: string } | { readonly secret: string }

export type StoredDocument<D> = {
  readonly id: string
  readonly owner: string | undefined
  /** Starts at 1 and grows with each change. */
  readonly version: number
  /** Times are in milliseconds since 1970. */
  readonly createdAt: number
  readonly changedAt: number
  readonly expiresAt: number | undefined
  readonly data: D
}

/** A document as the stores keep it. */
export type Row = {
  readonly id: string
  readonly kind: string
  readonly owner: string | null
  /** Fingerprint of the secret. */
  readonly secret: string | null
  readonly tag: string | null
  readonly version: number
  readonly createdAt: number
  readonly changedAt: number
  readonly expiresAt: number | null
  /** JSON. */
  readonly data: string
}

export type RowQuery = {
  readonly owner?: string
  readonly kind?: string
  readonly tag?: string
  /** Ids above this one. */
  readonly after?: string
  readonly limit: number
}

/** One of several changes that happen together. */
export type Change =
  | { readonly insert: Row }
  /** Of a row that must be there at this version. */
  | { readonly replace: Row; readonly version: number }
  | { readonly remove: string; readonly version: number }
  /** Whether or not it is still there. */
  | { readonly discard: string }
  /** A row that must be there lasts until then; its version stays. */
  | { readonly keep: string; readonly until: number | null }

/** What a store must be able to do; each call happens wholly or not at all, and has lasted when it answers. */
export type Rows = {
  get(id: string): Promise<Row | undefined>
  /** False when the id is taken. */
  insert(row: Row): Promise<boolean>
  /** False unless the row is there at this version. */
  replace(row: Row, version: number): Promise<boolean>
  /** False unless the row is there at this version. */
  remove(id: string, version: number): Promise<boolean>
  /** All of the changes, or none and false when one cannot be made. At most a hundred, to rows that differ. */
  commit(changes: readonly Change[]): Promise<boolean>
  /** Bytes that all rows take up, more or less. */
  size(): Promise<number>
  /** In the order of ids; expired rows included. */
  page(query: RowQuery): Promise<readonly Row[]>
  /** How many rows of a kind have the tag; expired rows included. */
  count(kind: string, tag: string): Promise<number>
  /** Removes some rows of an owner and names the kind of each. */
  removeOwned(owner: string, limit: number): Promise<readonly string[]>
  /** Removes some rows that expired at this time or before, and counts them. */
  removeExpired(time: number, limit: number): Promise<number>
  close(): Promise<void>
}

/** Secrets are 128 random bits, so that a plain hash of one cannot be turned back. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

export function mayWrite(row: Row, access: Access): boolean {
  if (typeof access === 'string') return access === 'server'
  if ('owner' in access) return row.owner !== null && row.owner === access.owner
  if (row.secret === null) return false
  const [own, given] = [Buffer.from(row.secret), Buffer.from(fingerprint(access.secret))]
  return own.length === given.length && timingSafeEqual(own, given)
}

export function mayRead(kind: AnyKind, row: Row, access: Access): boolean {
  return kind.readBy === 'anyone' || mayWrite(row, access)
}

/** @throws z.ZodError when the row is not what its kind says, which is a defect of ours */
export function documentOf<D>(kind: Kind<D>, row: Row): StoredDocument<D> {
  return { ...envelopeOf(row), data: kind.schema.parse(JSON.parse(row.data)) }
}

export function envelopeOf({ id, owner, version, createdAt, changedAt, expiresAt }: Row): Omit<StoredDocument<unknown>, 'data'> {
  return { id, owner: owner ?? undefined, version, createdAt, changedAt, expiresAt: expiresAt ?? undefined }
}
