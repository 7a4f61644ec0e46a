import { ToolError } from '../core/errors.ts'
import { HttpRefusal } from './problem.ts'

/** The rest of a refused body would be read as the next request. */
const CLOSE = { connection: 'close' }

/** Refuses what does not say that it is JSON, or is packed. @throws HttpRefusal 415 */
export function requireJson(headers: Headers): void {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(/\s*;\s*/)
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '')
  const isJson = type.trim() === 'application/json' && (charset === undefined || charset === 'utf-8')
  if (isJson && (headers.get('content-encoding') ?? 'identity') === 'identity') return
  throw new HttpRefusal(415, { code: 'bad-media-type', params: {} }, CLOSE)
}

/**
 * Reads a whole body, counting as it comes.
 * @throws ToolError too-big · HttpRefusal 408 when it takes longer than `timeMs`
 */
export async function readBody(request: Request, maxBytes: number, timeMs: number): Promise<Uint8Array> {
  const tooBig = () => new HttpRefusal(413, { code: 'too-big', params: { maximum: maxBytes } }, CLOSE)
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooBig()
  if (!request.body) return new Uint8Array()
  const reader = request.body.getReader()
  const late = new HttpRefusal(408, { code: 'too-slow', params: { count: Math.ceil(timeMs / 1000) } }, CLOSE)
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), timeMs)
  })
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), timeout])
      if (done) return Buffer.concat(chunks)
      size += value.byteLength
      if (size > maxBytes) throw tooBig()
      chunks.push(value)
    }
  } catch (error) {
    if (error instanceof HttpRefusal) throw error
    // The other side went away in the middle.
    throw new ToolError('cancelled', {}, {}, { cause: error })
  } finally {
    clearTimeout(timer)
    reader.releaseLock()
  }
}
