import type { IncomingMessage, ServerResponse } from 'node:http'

/** A body may go on for so long after its request was refused, and be so large; then its connection is ended. */
const REST_MS = 1_000
const REST_BYTES = 64 * 1024 * 1024

/** How many bodies get a piece in at each turn of the event loop; a piece is 64 KiB. */
const AT_ONCE = 16

const waiting: IncomingMessage[] = []

function letIn(): void {
  for (const request of waiting.splice(0, AT_ONCE)) request.resume()
  if (waiting.length > 0) setImmediate(letIn)
}

/**
 * Lets the next piece of a body in when it is its turn, and everything else that is ready has had its own.
 * Left to itself, Node reads up to 2 MB of each connection before it turns to the next: some hundred large bodies would stall all else.
 */
export function waitForTurn(request: IncomingMessage): void {
  request.pause()
  if (waiting.push(request) === 1) setImmediate(letIn)
}

/** Throws away, in turns, what comes of a body after its request was answered, so that whoever still sends it can read the answer. */
export function discardRest(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  // Asked for once, the body is left to us; otherwise Node itself lets all of it in at once.
  request.read(0)
  response.on('finish', () => {
    if (request.readableEnded) return
    let bytes = 0
    const end = () => request.socket.destroySoon()
    const timer = setTimeout(end, REST_MS).unref()
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength
      if (bytes > REST_BYTES) end()
      else waitForTurn(request)
    })
    request.on('close', () => clearTimeout(timer)).resume()
  })
}
