import type { IncomingMessage } from 'node:http'
import { ToolError } from '../core/errors.ts'
import type { Share } from './in-flight.ts'
import { waitForTurn } from './in-turns.ts'
import { HttpRefusal, noRoom } from './problem.ts'

/** The rest of a refused body would be read as the next request. */
const CLOSE = { connection: 'close' }

/** JSON Lines as different programs name them. */
export const JSON_LINES = ['application/x-ndjson', 'application/jsonl', 'application/x-jsonlines']

/** Refuses what does not say that it is JSON, or is packed. @throws HttpRefusal 415 */
export function requireJson(headers: Headers, types: readonly string[] = ['application/json']): void {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(/\s*;\s*/)
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '')
  const isJson = types.includes(type.trim()) && (charset === undefined || charset === 'utf-8')
  if (isJson && (headers.get('content-encoding') ?? 'identity') === 'identity') return
  throw new HttpRefusal(415, { code: 'bad-media-type', params: {} }, CLOSE)
}

/** A body up to this size comes as it likes. */
const SMALL_BYTES = 64 * 1024

export type BodyLimits = { readonly maxBytes: number; readonly timeMs: number; readonly share: Share }

/**
 * Reads a whole body, counting as it comes. Putting the pieces of a large one together takes its time, so that is left to who needs it.
 * @throws ToolError cancelled · HttpRefusal 413, 408 when it takes longer than `timeMs`, 503 when it does not fit in the share
 */
export async function readBody(
  request: IncomingMessage,
  { maxBytes, timeMs, share }: BodyLimits,
): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const tooBig = () => new HttpRefusal(413, { code: 'too-big', params: { maximum: maxBytes } }, CLOSE)
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > maxBytes) throw tooBig()
  // What could not be held whole is not begun.
  if (!share.take(declared)) throw noRoom()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone)
      settle()
    }
    const refuse = (refusal: Error) =>
      end(() => {
        request.pause()
        reject(refusal)
      })
    const onData = (chunk: Buffer<ArrayBuffer>) => {
      size += chunk.byteLength
      if (size > maxBytes) return refuse(tooBig())
      if (size > declared && !share.take(chunk.byteLength)) return refuse(noRoom())
      pieces.push(chunk)
      if (size > SMALL_BYTES) waitForTurn(request)
    }
    const onEnd = () => end(() => resolve(pieces))
    // The other side went away in the middle.
    const onGone = (cause?: unknown) => end(() => reject(new ToolError('cancelled', {}, {}, { cause })))
    const timer = setTimeout(
      () => refuse(new HttpRefusal(408, { code: 'too-slow', params: { count: Math.ceil(timeMs / 1000) } }, CLOSE)),
      timeMs,
    )
    request.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone)
    // An empty body may have come to its end before anybody listened.
    if (request.readableEnded) onEnd()
    else if (request.destroyed) onGone()
  })
}

/**
 * The pieces of a body as they come. What has come is held in the share until whoever works on it gives it back, so that a caller who
 * sends all before reading anything is not kept waiting.
 * @throws ToolError cancelled · HttpRefusal 413, 408 when nothing comes for `timeMs`, 503 when it does not fit in the share
 */
export async function* streamBody(request: IncomingMessage, { maxBytes, timeMs, share }: BodyLimits): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  let end: { readonly error?: Error } | undefined
  let wake = () => {}
  const finish = (error?: Error) => {
    end ??= { ...(error && { error }) }
    wake()
  }
  const late = () => finish(new HttpRefusal(408, { code: 'too-slow', params: { count: Math.ceil(timeMs / 1000) } }, CLOSE))
  let timer = setTimeout(late, timeMs)
  const onData = (chunk: Buffer<ArrayBuffer>) => {
    clearTimeout(timer)
    timer = setTimeout(late, timeMs)
    size += chunk.byteLength
    if (size > maxBytes) return finish(new HttpRefusal(413, { code: 'too-big', params: { maximum: maxBytes } }, CLOSE))
    if (!share.take(chunk.byteLength)) return finish(noRoom())
    pieces.push(chunk)
    wake()
    if (size > SMALL_BYTES) waitForTurn(request)
  }
  const onEnd = () => finish()
  const onGone = (cause?: unknown) => finish(new ToolError('cancelled', {}, {}, { cause }))
  request.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone)
  if (request.readableEnded) onEnd()
  else if (request.destroyed) onGone()
  try {
    for (;;) {
      const piece = pieces.shift()
      if (piece) yield piece
      else if (end?.error) throw end.error
      else if (end) return
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    clearTimeout(timer)
    request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone)
    if (!request.readableEnded) request.pause()
  }
}
