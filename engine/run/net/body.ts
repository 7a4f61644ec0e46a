import type http from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { joinBytes } from '../../core/bytes/join.ts'
import { ToolError } from '../../core/errors.ts'

const UNPACKERS = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const

/**
 * A whole body, unpacked, of at most `maxBytes` before and after unpacking. One that was cut off is a failure: Node tells by
 * `complete` whether as much came as the length or the last chunk promised.
 * @throws ToolError too-big, network-failed
 */
export async function readWhole(response: http.IncomingMessage, maxBytes: number, host: string, signal: AbortSignal): Promise<Uint8Array> {
  const { socket } = response
  const packed = await readBounded(response, maxBytes)
  // A body without a length ends with its connection: Node calls it complete even when that was reset, or ended by our own deadline.
  if (!response.complete || socket.errored !== null || signal.aborted) throw new ToolError('network-failed', { host, reason: 'cut-off' })
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || packed.byteLength === 0) return packed
  const unpack = Object.hasOwn(UNPACKERS, encoding) ? UNPACKERS[encoding as keyof typeof UNPACKERS] : undefined
  if (!unpack) throw new ToolError('network-failed', { host, reason: 'encoding' })
  try {
    return joinBytes([await unpack(packed, { maxOutputLength: maxBytes })])
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new ToolError('too-big', { maximum: maxBytes })
    throw new ToolError('network-failed', { host, reason: 'encoding' }, {}, { cause })
  }
}

/** What comes from a stream, until it ends or is more than `maxBytes`. @throws ToolError too-big, and what the stream throws */
export async function readBounded(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > maxBytes) throw new ToolError('too-big', { maximum: maxBytes })
    chunks.push(chunk)
  }
  // Its buffer is its own: small buffers of Node share one.
  return joinBytes(chunks)
}
