/// <reference lib="webworker" />
import type { CanvasAccess } from '../../core/context.ts'
import { ToolError } from '../../core/errors.ts'
import type { PageReply, PageRequest } from '../protocol.ts'

/** How long the page may take. A drawing that never ends would otherwise keep its run until the limit of the tool. */
const REPLY_MS = 60_000

/** Asks the page of a worker for drawings: only a document has images that show SVG. @param post sends a request with its port */
export function svgDrawer(signal: AbortSignal, post: (request: PageRequest, port: MessagePort) => void) {
  return async (...[svg, width, height]: Parameters<CanvasAccess['svg']>): Promise<ImageBitmap> => {
    // What the page will load has then come; a page that cannot load it would say nothing.
    await import('./draw-svg.ts').catch((cause: unknown) => {
      throw new ToolError('offline', {}, {}, { cause })
    })
    signal.throwIfAborted()
    const { port1: own, port2: port } = new MessageChannel()
    const { promise, resolve, reject } = Promise.withResolvers<PageReply>()
    const stop = () => reject(signal.reason)
    const timer = setTimeout(() => resolve({ fault: 'svg-not-drawn' }), REPLY_MS)
    signal.addEventListener('abort', stop)
    own.addEventListener('message', ({ data }: MessageEvent<PageReply>) => resolve(data))
    own.start()
    try {
      post({ type: 'svg', svg, width, height, port }, port)
      const reply = await promise
      if ('fault' in reply) throw new ToolError(reply.fault)
      return reply.bitmap
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      own.close()
    }
  }
}
