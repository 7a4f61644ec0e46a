import { joinBytes } from '../../engine/core/bytes/join.ts'
import { type Bytes, fromBase64Url, randomBytes, SECRET_BYTES, toBase64, toBase64Url } from './bytes.ts'
import { packParts, type SharedPart, unpackParts } from './contents.ts'
import { writeFragment } from './link.ts'
import { forgetShared, type OwnShared, rememberShared } from './mine.ts'
import { seal, type SealKey, unseal } from './seal.ts'
import { asJson, jsonOf, request, ShareError } from './share-error.ts'
import {
  type CreateAnswer,
  MOST_CONTENT_BYTES,
  MOST_SEALED_BYTES,
  PART_BYTES,
  type SharedBody,
  type SharedInfo,
  type SharedKind,
  WHOLE_BYTES,
} from './wire.ts'

export { sharedOfMine } from './mine.ts'

type Sending = {
  /** An ID token of the signed-in visitor, so that the document belongs to the account. */
  readonly token?: string | undefined
  readonly signal?: AbortSignal
  /** Told how much of it has been sent or has come, from 0 to 1. */
  readonly onProgress?: (done: number) => void
}

export type ShareOptions = Sending & {
  /** Path of the page that opens it, such as `/online-clipboard/`. */
  readonly path: string
  /** What the visitor knows it by in their own list; stays on this device. */
  readonly label: string
  /** Seconds, within LIVES of the kind; its usual one without it. Not with `kept`. */
  readonly expiresIn?: number
  /** Until a year after it was last opened or changed; not for clips. */
  readonly kept?: boolean
  /** Can be opened once. */
  readonly burn?: boolean
  readonly passphrase?: string
  /** Shown by link previews, unsealed: a PNG, and its title. */
  readonly picture?: { readonly bytes: Bytes; readonly title: string } | undefined
}

const TRIES = 3

/** Seals parts here, leaves them with the server, and remembers how to change and delete them. @throws ShareError */
export async function createShared(
  kind: SharedKind,
  parts: readonly SharedPart[],
  options: ShareOptions,
): Promise<OwnShared & { url: string }> {
  const { path, label, expiresIn, kept = false, burn = false, passphrase, picture } = options
  const secret = randomBytes(SECRET_BYTES)
  const sealed = await sealParts(kind, parts, { secret, passphrase })
  const body = await send(sealed, options)
  const answer = await jsonOf<CreateAnswer>(
    await request('/api/shared', {
      method: 'POST',
      ...asJson(
        {
          kind,
          ...body,
          burn,
          kept,
          expiresIn: kept ? undefined : expiresIn,
          picture: picture && { png: toBase64(picture.bytes), title: picture.title },
        },
        bearer(options.token),
      ),
      ...signalOf(options),
    }),
  )
  const own: OwnShared = {
    kind,
    ...answer,
    key: toBase64Url(secret),
    hasPassphrase: passphrase !== undefined,
    burn,
    kept,
    path,
    label,
    hasPicture: picture ? true : undefined,
    createdAt: Date.now(),
  }
  rememberShared(own)
  return { ...own, url: urlOf(own) }
}

type LinkParts = Pick<OwnShared, 'path' | 'id' | 'key' | 'hasPassphrase' | 'hasPicture'>

/** The link to a document, with its key after `#`. Its id comes before that only where the server has to put an image into the page. */
export function urlOf({ path, id, key, hasPassphrase, hasPicture = false }: LinkParts): string {
  return new URL(
    path + (hasPicture ? `?id=${id}` : '') + writeFragment({ id, secret: fromBase64Url(key) ?? new Uint8Array(), hasPassphrase }),
    location.origin,
  ).href
}

/** What is known of a document without opening it. @throws ShareError gone */
export async function infoOfShared(id: string): Promise<SharedInfo> {
  return jsonOf(await request(`/api/shared/${id}`))
}

/**
 * Takes the sealed bytes. Of a document that can be opened once they are gone from the server then,
 * so they are to be held until they could be unsealed.
 * @throws ShareError gone, burned
 */
export async function takeSealed(
  id: string,
  { onProgress, ...options }: Sending & { bytes?: number } = {},
): Promise<{ sealed: Bytes; version: number }> {
  const response = await request(`/api/shared/${id}/open`, { method: 'POST', ...signalOf(options) })
  const version = Number(/\d+/.exec(response.headers.get('etag') ?? '')?.[0] ?? 0)
  return { sealed: await readSealed(response, onProgress, options.bytes), version }
}

/** @param bytes that are expected, for the progress. @throws ShareError */
export async function readSealed(
  response: Response,
  onProgress?: (done: number) => void,
  bytes: number = MOST_SEALED_BYTES,
): Promise<Bytes> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    if (response.body)
      for (let reader = response.body.getReader(); ;) {
        const { done, value } = await reader.read()
        if (done) break
        chunks.push(value)
        size += value.length
        if (size > MOST_SEALED_BYTES) throw new ShareError('too-large')
        onProgress?.(Math.min(1, size / bytes))
      }
  } catch (cause) {
    throw cause instanceof ShareError ? cause : new ShareError('offline', undefined, { cause })
  }
  return joinBytes(chunks)
}

/** @throws SealError */
export async function openSealed(kind: SharedKind, sealed: Bytes, key: SealKey): Promise<SharedPart[]> {
  requireSecureContext()
  return unpackParts(await unseal(kind, sealed, key))
}

/** Takes a document and opens it. @throws ShareError, SealError */
export async function openShared(
  kind: SharedKind,
  id: string,
  key: SealKey,
  options: Sending = {},
): Promise<{ parts: SharedPart[]; version: number }> {
  const { sealed, version } = await takeSealed(id, options)
  return { parts: await openSealed(kind, sealed, key), version }
}

/** Puts other parts in the place of what is shared; the link stays. @throws ShareError conflict when it was changed elsewhere */
export async function updateShared(
  own: OwnShared,
  parts: readonly SharedPart[],
  options: Sending & { passphrase?: string } = {},
): Promise<OwnShared> {
  if (own.hasPassphrase && options.passphrase === undefined) throw new ShareError('needs-passphrase')
  const key = { secret: fromBase64Url(own.key) ?? new Uint8Array(), passphrase: own.hasPassphrase ? (options.passphrase ?? '') : undefined }
  const body = await send(await sealParts(own.kind, parts, key), options)
  const headers = { 'If-Match': `"${own.version}"`, 'X-Shared-Secret': own.secret, ...bearer(options.token) }
  const answer = await jsonOf<{ version: number; expiresAt: number }>(
    await request(`/api/shared/${own.id}`, { method: 'PUT', ...asJson(body, headers), ...signalOf(options) }),
  )
  const next = { ...own, ...answer }
  rememberShared(next)
  return next
}

/** Deletes a document for everybody; one that is gone already counts as deleted. @throws ShareError */
export async function revokeShared({ id, secret }: Pick<OwnShared, 'id' | 'secret'>): Promise<void> {
  await request(`/api/shared/${id}`, { method: 'DELETE', headers: { 'X-Shared-Secret': secret } }).catch((error: unknown) => {
    if (!(error instanceof ShareError) || error.fault !== 'gone') throw error
  })
  forgetShared(id)
}

/** What belongs to the account of a signed-in visitor; its keys are only where it was shared. @throws ShareError */
export async function sharedOfAccount(token: string): Promise<readonly SharedInfo[]> {
  return (await jsonOf<{ documents: readonly SharedInfo[] }>(await request('/api/shared/mine', { headers: bearer(token) }))).documents
}

/** Deletes a document of the account, or ends its live clipboard, from any device. @throws ShareError */
export async function revokeOfAccount({ id, kind }: Pick<SharedInfo, 'id' | 'kind'>, token: string): Promise<void> {
  await request(`/api/${kind === 'room' ? 'rooms' : 'shared'}/${id}`, { method: 'DELETE', headers: bearer(token) })
  forgetShared(id)
}

/** @throws ShareError too-large, insecure */
export async function sealParts(kind: SharedKind, parts: readonly SharedPart[], key: SealKey): Promise<Bytes> {
  requireSecureContext()
  if (parts.reduce((sum, { bytes }) => sum + bytes.length, 0) > MOST_CONTENT_BYTES) throw new ShareError('too-large')
  return seal(kind, packParts(parts), key)
}

/** A small document goes with its request, a large one ahead of it in parts. */
export async function send(sealed: Bytes, { onProgress, token, ...options }: Sending): Promise<SharedBody> {
  if (sealed.length <= WHOLE_BYTES) return { body: toBase64(sealed) }
  const id = toBase64Url(randomBytes(16))
  for (let index = 0; index * PART_BYTES < sealed.length; index++) {
    const body = sealed.slice(index * PART_BYTES, (index + 1) * PART_BYTES)
    const part = { method: 'PUT', body, headers: { 'Content-Type': 'application/octet-stream', ...bearer(token) }, ...signalOf(options) }
    await again(() => request(`/api/shared/uploads/${id}/${index}`, part))
    onProgress?.(Math.min(1, ((index + 1) * PART_BYTES) / sealed.length))
  }
  return { upload: { id, bytes: sealed.length } }
}

/** A part that did not arrive is sent again. */
async function again<T>(call: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left--)
    try {
      return await call()
    } catch (error) {
      if (left === 0 || !(error instanceof ShareError) || error.fault !== 'offline') throw error
    }
}

const bearer = (token: string | undefined): Readonly<Record<string, string>> =>
  token === undefined ? {} : { Authorization: `Bearer ${token}` }
const signalOf = ({ signal }: Sending): { signal?: AbortSignal } => (signal ? { signal } : {})

/** Browsers encrypt for pages that came over TLS, or from this very machine. @throws ShareError insecure */
function requireSecureContext(): void {
  if (globalThis.crypto?.subtle === undefined) throw new ShareError('insecure')
}
