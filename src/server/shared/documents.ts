import { ToolError } from '../../../engine/core/errors.ts'
import { KEPT_SECONDS, LIVES, PART_BYTES, SHARED_KINDS, type SharedInfo, type SharedKind } from '../../shared/wire.ts'
import type { Access, StoredDocument } from '../store/document.ts'
import type { Created, DocumentStore, Written } from '../store/store.ts'
import { partId, SHARED, SHARED_PART, type Shared } from './kinds.ts'

/** How long the parts of a document that was opened once may take to be handed out. */
const HANDING_OUT_MS = 2 * 60_000
/** A kept document's life moves on when it is opened, but at most this often. */
const DAY_MS = 86_400_000

type Content = { readonly body?: string | undefined; readonly upload?: { readonly id: string; readonly bytes: number } | undefined }
export type Found = StoredDocument<Shared> & { readonly kind: SharedKind }
export type NewShared = Content & {
  readonly kind: SharedKind
  readonly expiresIn?: number | undefined
  readonly kept: boolean
  readonly burn: boolean
  readonly owner?: string | undefined
  readonly room?: string
  readonly picture?: Shared['picture']
}

/** Shared documents, of which the server knows neither content nor keys. */
export type SharedDocuments = {
  /** Writes a part of a document that is still to come. False when another one is there already. */
  putPart(upload: string, index: number, bytes: Uint8Array, owner: string | undefined): Promise<boolean>
  /** @throws ToolError conflict when a part is not there */
  create(request: NewShared): Promise<Created<Shared>>
  find(id: string): Promise<Found | undefined>
  /**
   * The sealed bytes. Of a document that burns, one caller gets them and they are removed; the others get undefined,
   * as for one that is not there, or that is in another room than the one named.
   */
  open(id: string, room?: string): Promise<{ readonly found: Found; readonly bytes: ReadableStream<Uint8Array> } | undefined>
  update(id: string, access: Access, version: number, content: Content): Promise<Written<Shared>>
  remove(id: string, access: Access): Promise<boolean>
  /** When a document ends, for who has its owner's secret. */
  endFor(id: string, secret: string): Promise<number | undefined>
  ownedBy(owner: string): AsyncIterable<SharedInfo>
}

export function createSharedDocuments(store: DocumentStore, now: () => number = Date.now): SharedDocuments {
  const find = async (id: string): Promise<Found | undefined> => {
    for (const kind of SHARED_KINDS) {
      const document = await store.read(SHARED[kind], id, 'server')
      if (document) return { ...document, kind }
    }
    return undefined
  }

  /** Part by part, each read when it is wanted. Of what burns, each is removed as it goes. */
  async function* partsOf({ upload, bytes, body }: Shared, burns: boolean): AsyncGenerator<Uint8Array> {
    if (body !== undefined) return yield Buffer.from(body, 'base64')
    if (upload === undefined) return undefined
    const ids = Array.from({ length: Math.ceil(bytes / PART_BYTES) }, (_, index) => partId(upload, index))
    try {
      for (const id of ids) {
        const part = await store.read(SHARED_PART, id, 'server')
        // Removed meanwhile; what the reader has is found to be cut off.
        if (!part) return undefined
        if (burns) await store.delete(SHARED_PART, id, 'server')
        yield Buffer.from(part.data.body, 'base64')
      }
    } finally {
      if (burns) for (const id of ids) await store.delete(SHARED_PART, id, 'server')
    }
  }

  return {
    async putPart(upload, index, bytes, owner) {
      const id = partId(upload, index)
      const data = { body: Buffer.from(bytes).toString('base64') }
      const written = await store.update(SHARED_PART, id, owner === undefined ? 'server' : { owner }, 0, data)
      // Sent again after an answer that did not arrive.
      return written.ok || written.current?.data.body === data.body
    },
    create({ kind, expiresIn, owner, kept, burn, room, picture, ...content }) {
      const seconds = kept ? KEPT_SECONDS : (expiresIn ?? LIVES[kind].usual)
      const data = { ...contentOf(content), burn, kept, ...(room !== undefined && { room }), ...(picture && { picture }) }
      return store.create(SHARED[kind], data, { withSecret: true, expiresAt: now() + seconds * 1000, owner })
    },
    find,
    async open(id, room) {
      const found = await find(id)
      if (!found || found.data.burnedAt !== undefined || found.data.room !== room) return undefined
      const { kind, data, version, expiresAt } = found
      if (data.burn) {
        const mark = { bytes: data.bytes, burn: true, kept: data.kept, burnedAt: now() }
        const { ok } = await store.update(SHARED[kind], id, 'server', version, mark, { leavePartsUntil: now() + HANDING_OUT_MS })
        if (!ok) return undefined
      } else if (data.kept && (expiresAt ?? 0) < now() + KEPT_SECONDS * 1000 - DAY_MS) {
        await store.extend(SHARED[kind], id, now() + KEPT_SECONDS * 1000)
      }
      return { found, bytes: streamOf(partsOf(data, data.burn)) }
    },
    async update(id, access, version, content) {
      const found = await find(id)
      if (!found || found.data.burnedAt !== undefined) return { ok: false, current: undefined }
      // An image of what was there before would say what is not so anymore.
      const { body: _, upload: __, picture: ___, ...rest } = found.data
      const options = found.data.kept ? { expiresAt: now() + KEPT_SECONDS * 1000 } : {}
      return store.update(SHARED[found.kind], id, access, version, { ...rest, ...contentOf(content) }, options)
    },
    async remove(id, access) {
      const found = await find(id)
      return found !== undefined && store.delete(SHARED[found.kind], id, access)
    },
    async endFor(id, secret) {
      const found = await find(id)
      return found && (await store.isWriter(SHARED[found.kind], id, { secret })) ? found.expiresAt : undefined
    },
    async *ownedBy(owner) {
      for (const kind of SHARED_KINDS) {
        let after: string | undefined
        do {
          const { documents, next } = await store.list(SHARED[kind], { owner, after })
          for (const document of documents) if (document.data.room === undefined) yield infoOf({ ...document, kind })
          after = next
        } while (after !== undefined)
      }
    },
  }
}

/** What whoever knows the id may know. */
export function infoOf({ id, kind, version, createdAt, changedAt, expiresAt, data }: Found): SharedInfo {
  const { bytes, burn, kept, burnedAt } = data
  const times = { createdAt, changedAt, expiresAt: expiresAt ?? 0, burnedAt }
  return { id, kind, version, bytes, burn, kept, ...times }
}

function contentOf({ body, upload }: Content): Pick<Shared, 'bytes' | 'body' | 'upload'> {
  if (body !== undefined) return { body, bytes: Buffer.byteLength(body, 'base64') }
  if (upload !== undefined) return { upload: upload.id, bytes: upload.bytes }
  throw new ToolError('required', {}, { field: 'body' })
}

function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await parts.return(undefined)
      },
    },
    // Nothing is read ahead of who reads.
    { highWaterMark: 0 },
  )
}
