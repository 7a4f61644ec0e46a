import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as timeout } from 'node:timers/promises'

export type Ending = {
  /** For how long new connections are still taken, in milliseconds. */
  readonly graceMs?: number
  /** For how long connections are left as they are once no new ones are taken, and then must be silent before they are closed. */
  readonly lingerMs?: number
}

/** The connections of a server, and how they end without losing a request that was sent. */
export type Connections = {
  /** Whether the server is about to take no more connections. */
  isEnding(): boolean
  /** Told of each request before it is answered. */
  take(request: IncomingMessage, response: ServerResponse): void
  /**
   * The answer, or the refusal where the server cannot wait for it any longer.
   * @param make rejects as it likes
   */
  answer<T>(make: () => Promise<T>, refuse: () => T | Promise<T>): Promise<T>
  /**
   * Goes on for the grace, then takes no more connections, and waits at most `waitMs` for those that are open.
   * @param onClosed told once no more are taken
   */
  end(waitMs: number, onClosed: () => void, pace?: Ending): Promise<void>
}

/** What has gone on over a connection: the newest answer, and how much had been read at the last look. */
type Traffic = { response?: ServerResponse; bytesSeen: number }

/** How long refusals may take to be sent at the very end, in milliseconds. */
const LAST_WORDS_MS = 1_000

export function createConnections(server: Server): Connections {
  const open = new Map<Socket, Traffic>()
  const unanswered = new Set<() => void>()
  let isEnding = false
  let isLast = false

  server.on('connection', (socket: Socket) => {
    open.set(socket, { bytesSeen: 0 })
    socket.once('close', () => open.delete(socket))
  })

  const isIdle = ({ response }: Traffic) => response?.writableFinished ?? true
  const closeIdle = () => {
    for (const [socket, traffic] of open) if (isIdle(traffic)) socket.destroySoon()
  }
  /** Closes what is idle and has been silent since the last look: a request on its way shows by its bytes. */
  const look = () => {
    for (const [socket, traffic] of open) {
      if (isIdle(traffic) && socket.bytesRead === traffic.bytesSeen) socket.destroySoon()
      traffic.bytesSeen = socket.bytesRead
    }
  }
  const sayLast = (response: ServerResponse | undefined) => {
    if (response && !response.headersSent) response.setHeader('connection', 'close')
  }

  return {
    isEnding: () => isEnding,
    take(request, response) {
      const traffic = open.get(request.socket)
      if (traffic) traffic.response = response
      if (isLast) sayLast(response)
    },
    async answer(make, refuse) {
      const { promise, resolve: giveUp } = Promise.withResolvers<void>()
      unanswered.add(giveUp)
      try {
        return await Promise.race([make(), promise.then(refuse)])
      } finally {
        unanswered.delete(giveUp)
      }
    },
    async end(waitMs, onClosed, { graceMs = 0, lingerMs = 1_000 } = {}) {
      isEnding = true
      if (graceMs > 0) {
        await timeout(graceMs)
        // A turn takes all who have connected, so that hardly anybody is between connecting and being taken after it.
        await nextTurn()
      }
      // Not the way of http.Server, which also closes connections whose next request has been sent and not yet read.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
      onClosed()
      // Nobody is sent away before other processes that listen on the port have closed it too: whoever then came to one that is
      // about to would be cut off.
      const settleMs = Math.min(lingerMs, waitMs)
      await Promise.race([closed, timeout(settleMs, undefined, { ref: false })])
      isLast = true
      for (const [socket, traffic] of open) {
        sayLast(traffic.response)
        traffic.bytesSeen = socket.bytesRead
      }
      // Each look comes after a turn's reading: a process that stood still has unread requests, and its timers come first.
      const looks = setInterval(() => setImmediate(look), lingerMs)
      await Promise.race([closed, timeout(waitMs - settleMs, undefined, { ref: false })])
      clearInterval(looks)
      await nextTurn()
      closeIdle()
      for (const giveUp of unanswered) giveUp()
      if (unanswered.size > 0) await Promise.race([closed, timeout(LAST_WORDS_MS, undefined, { ref: false })])
      server.closeAllConnections()
      await closed
    },
  }
}
