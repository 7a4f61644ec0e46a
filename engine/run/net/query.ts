import { connect } from 'node:net'
import { once } from 'node:events'
import type { NetworkAccess } from '../../core/context.ts'
import { ToolError } from '../../core/errors.ts'
import { withDeadline } from './deadline.ts'
import { targetOf } from './address.ts'
import { readBounded } from './body.ts'
import type { NetJob } from './fetch.ts'
import type { NetOptions } from './options.ts'

const DEFAULT_TIME_MS = 8_000
const DEFAULT_MAX_BYTES = 256 * 1024
const LONGEST_QUESTION = 512

/**
 * A question to port 43 of a public host, and its whole answer (RFC 3912: it ends when the server closes the connection).
 * @throws ToolError network-refused, network-failed, upstream-down, busy, too-big
 */
export async function guardedQuery(
  host: string,
  text: string,
  { maxBytes = DEFAULT_MAX_BYTES }: NonNullable<Parameters<NetworkAccess['query']>[2]>,
  options: NetOptions,
  job: NetJob,
): Promise<Uint8Array> {
  // One line only: a second one would be a question that nobody checked.
  const isLine = text.length <= LONGEST_QUESTION && /^[\x20-\x7e]+$/.test(text)
  if (!isLine || !/^[a-z0-9.-]+$/i.test(host) || !URL.canParse(`whois://${host}`))
    throw new ToolError('network-refused', { host: host.slice(0, 253) })
  const url = new URL(`whois://${host.toLowerCase()}`)
  const fail = (reason: string, cause: unknown) =>
    job.signal.aborted ? new ToolError('cancelled') : new ToolError('network-failed', { host, reason }, {}, { cause })
  return withDeadline(options.timeMs ?? DEFAULT_TIME_MS, job.signal, async (limit) => {
    try {
      return await job.upstreams.use(`${host}:43`, job.caller, limit, async () => {
        try {
          const { addresses, port } = await targetOf(url, options, limit)
          return await ask(addresses[0], port, text, maxBytes, limit)
        } catch (cause) {
          if (limit.aborted) throw fail('timeout', cause)
          throw cause instanceof ToolError
            ? cause
            : fail((cause as NodeJS.ErrnoException).code === 'ECONNRESET' ? 'cut-off' : 'connect', cause)
        }
      })
    } catch (cause) {
      throw cause instanceof ToolError ? cause : fail('timeout', cause)
    }
  })
}

async function ask(host: string, port: number, text: string, maxBytes: number, signal: AbortSignal): Promise<Uint8Array> {
  const socket = connect({ host, port, signal })
  try {
    await once(socket, 'connect', { signal })
    socket.write(`${text}\r\n`)
    return await readBounded(socket as AsyncIterable<Buffer>, maxBytes)
  } finally {
    socket.destroy()
  }
}
