import { ToolError } from '../../../engine/core/errors.ts'
import {
  type Access,
  type AnyKind,
  type Change,
  documentOf,
  envelopeOf,
  fingerprint,
  type Kind,
  MAX_DATA_BYTES,
  mayRead,
  mayWrite,
  type Row,
  type RowQuery,
  type Rows,
  type StoredDocument,
} from './document.ts'
import { isId, randomId } from './ids.ts'

/** `current` is what stands there instead; undefined also when the caller may not change it. */
export type Written<D> =
  | { readonly ok: true; readonly document: StoredDocument<D> }
  | { readonly ok: false; readonly current: StoredDocument<D> | undefined }

export type Created<D> = {
  readonly document: StoredDocument<D>
  /** Shown this once, to whoever made the document. */
  readonly secret: string | undefined
}

export type Page<D> = { readonly documents: readonly StoredDocument<D>[]; readonly next: string | undefined }
export type OwnedDocument = StoredDocument<unknown> & { readonly kind: string }
export type Removal = { readonly removed: Readonly<Record<string, number>>; readonly isDone: boolean }

/** Small documents of typed kinds. What a caller may not see looks as if it did not exist. */
export type DocumentStore = {
  /** A new document with a random id. @throws ToolError too-big; conflict when one of its parts is not there */
  create<D>(
    kind: Kind<D>,
    data: D,
    options?: { readonly owner?: string; readonly withSecret?: boolean; readonly expiresAt?: number },
  ): Promise<Created<D>>
  read<D>(kind: Kind<D>, id: string, access: Access): Promise<StoredDocument<D> | undefined>
  /**
   * Changes a document if it is still at the expected version; version 0 makes one that must not exist yet.
   * @throws ToolError too-big
   */
  update<D>(
    kind: Kind<D>,
    id: string,
    access: Access,
    expected: number,
    data: D,
    options?: {
      readonly expiresAt?: number
      /** Parts that the document has no more last until then; without it they go at once. */
      readonly leavePartsUntil?: number
    },
  ): Promise<Written<D>>
  /** Lets a document and its parts last until then; its version stays. Whether it was there. */
  extend<D>(kind: Kind<D>, id: string, expiresAt: number): Promise<boolean>
  /** Whether the document is there and may be changed by whoever asks. */
  isWriter(kind: AnyKind, id: string, access: Access): Promise<boolean>
  /** Whether there was something to delete. */
  delete(kind: AnyKind, id: string, access: Access): Promise<boolean>
  /** Documents of a kind in pages; a page may hold fewer than `limit` although more follow. */
  list<D>(kind: Kind<D>, query?: Partial<Pick<RowQuery, 'owner' | 'tag' | 'after' | 'limit'>>): Promise<Page<D>>
  /** How many documents of a kind have the tag, some of which may have expired. */
  count(kind: AnyKind, tag: string): Promise<number>
  /** Everything of an owner, of every kind. */
  owned(owner: string): AsyncIterable<OwnedDocument>
  /** Deletes some of an owner's documents; to be called again until it is done. */
  deleteOwned(owner: string, limit?: number): Promise<Removal>
  /** Deletes what has expired, and counts it. */
  sweep(): Promise<number>
  /** Bytes that everything in it takes up, more or less. */
  size(): Promise<number>
  close(): Promise<void>
}

const PAGE = 20
const BATCH = 100

/** @param now a clock in milliseconds */
export function createDocumentStore(rows: Rows, now: () => number = Date.now): DocumentStore {
  const isExpired = ({ expiresAt }: Row) => expiresAt !== null && expiresAt <= now()
  /** A row of this kind, even if it has expired. */
  const find = async (kind: AnyKind, id: string) => {
    const row = isId(id) ? await rows.get(id) : undefined
    return row?.kind === kind.name ? row : undefined
  }
  const findLive = async (kind: AnyKind, id: string) => {
    const row = await find(kind, id)
    return row && !isExpired(row) ? row : undefined
  }
  const contentOf = <D>(kind: Kind<D>, data: D) => ({ tag: kind.tagOf?.(data) ?? null, changedAt: now(), data: encode(kind, data) })
  const newRow = <D>(kind: Kind<D>, id: string, data: D, owner: string | undefined, expiresAt: number | undefined): Row => {
    const content = contentOf(kind, data)
    const end = expiresAt ?? (kind.lifetimeMs === undefined ? null : content.changedAt + kind.lifetimeMs)
    return { id, kind: kind.name, owner: owner ?? null, secret: null, version: 1, createdAt: content.changedAt, expiresAt: end, ...content }
  }

  const store: DocumentStore = {
    async create(kind, data, { owner, withSecret, expiresAt } = {}) {
      const secret = withSecret ? randomId() : undefined
      const row = { ...newRow(kind, randomId(), data, owner, expiresAt), secret: secret === undefined ? null : fingerprint(secret) }
      const parts = kind.partsOf?.(data) ?? []
      if (parts.length === 0) {
        if (!(await rows.insert(row))) throw new Error('two random ids are alike')
      } else if (!(await rows.commit([{ insert: row }, ...keepAll(parts, row.expiresAt)]))) throw new ToolError('conflict')
      return { document: documentOf(kind, row), secret }
    },
    async read(kind, id, access) {
      const row = await findLive(kind, id)
      return row && mayRead(kind, row, access) ? documentOf(kind, row) : undefined
    },
    async update(kind, id, access, expected, data, { expiresAt, leavePartsUntil } = {}) {
      const found = await find(kind, id)
      const row = found && !isExpired(found) ? found : undefined
      if (row ? !mayWrite(row, access) : expected !== 0) return { ok: false, current: undefined }
      if (row && row.version !== expected) return { ok: false, current: documentOf(kind, row) }
      const next: Row = row
        ? { ...row, ...contentOf(kind, data), version: expected + 1, expiresAt: expiresAt ?? row.expiresAt }
        : { ...newRow(kind, id, data, ownerOf(access), expiresAt), version: (found?.version ?? 0) + 1 }
      // A row that has expired still has its id, until it is swept away.
      const own: Change = found ? { replace: next, version: found.version } : { insert: next }
      const changes = [own, ...partChanges(found ? partsIn(kind, found) : [], kind.partsOf?.(data) ?? [], next.expiresAt, leavePartsUntil)]
      const isWritten = await (changes.length > 1 ? rows.commit(changes) : found ? rows.replace(next, found.version) : rows.insert(next))
      return isWritten ? { ok: true, document: documentOf(kind, next) } : { ok: false, current: await store.read(kind, id, access) }
    },
    async delete(kind, id, access) {
      for (;;) {
        const row = await findLive(kind, id)
        if (!row || !mayWrite(row, access)) return false
        const parts = partsIn(kind, row)
        const isGone = await (parts.length > 0
          ? rows.commit([{ remove: id, version: row.version }, ...parts.map((part) => ({ discard: part }))])
          : rows.remove(id, row.version))
        if (isGone) return true
      }
    },
    async isWriter(kind, id, access) {
      const row = await findLive(kind, id)
      return row !== undefined && mayWrite(row, access)
    },
    async extend(kind, id, expiresAt) {
      const row = await findLive(kind, id)
      return row !== undefined && rows.commit(keepAll([id, ...partsIn(kind, row)], expiresAt))
    },
    async list(kind, { limit = PAGE, ...query } = {}) {
      const found = await rows.page({ ...query, kind: kind.name, limit })
      return { documents: found.filter((row) => !isExpired(row)).map((row) => documentOf(kind, row)), next: nextOf(found, limit) }
    },
    count: (kind, tag) => rows.count(kind.name, tag),
    async *owned(owner) {
      let after: string | undefined
      do {
        const found = await rows.page({ owner, limit: PAGE, ...(after !== undefined && { after }) })
        for (const row of found) if (!isExpired(row)) yield { kind: row.kind, ...envelopeOf(row), data: JSON.parse(row.data) as unknown }
        after = nextOf(found, PAGE)
      } while (after !== undefined)
    },
    async deleteOwned(owner, limit = BATCH) {
      const kinds = await rows.removeOwned(owner, limit)
      return { removed: countEach(kinds), isDone: kinds.length < limit }
    },
    async sweep() {
      let count = 0
      for (;;) {
        const removed = await rows.removeExpired(now(), BATCH)
        count += removed
        if (removed < BATCH) return count
      }
    },
    size: () => rows.size(),
    close: () => rows.close(),
  }
  return store
}

const keepAll = (ids: readonly string[], until: number | null): Change[] => ids.map((id) => ({ keep: id, until }))

function partsIn(kind: AnyKind, row: Row): readonly string[] {
  return kind.partsOf?.(JSON.parse(row.data) as never) ?? []
}

/** What becomes of the parts of a document that changes. */
function partChanges(old: readonly string[], now: readonly string[], expiresAt: number | null, leaveUntil: number | undefined): Change[] {
  const gone = old.filter((part) => !now.includes(part))
  return [...keepAll(now, expiresAt), ...(leaveUntil === undefined ? gone.map((part) => ({ discard: part })) : keepAll(gone, leaveUntil))]
}

function encode<D>(kind: Kind<D>, data: D): string {
  const text = JSON.stringify(kind.schema.parse(data))
  const maximum = Math.min(kind.maxBytes, MAX_DATA_BYTES)
  if (Buffer.byteLength(text) > maximum) throw new ToolError('too-big', { maximum })
  return text
}

function ownerOf(access: Access): string | undefined {
  if (access === 'server') return undefined
  if (typeof access === 'object' && 'owner' in access) return access.owner
  throw new TypeError('a document of its own name is made by its owner or by the server')
}

function nextOf(found: readonly Row[], limit: number): string | undefined {
  return found.length < limit ? undefined : found.at(-1)?.id
}

function countEach(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
