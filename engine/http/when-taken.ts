import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What is to be told of each connection that ends. */
const untaken = new WeakMap<Socket, Set<() => void>>()

/**
 * Calls once an answer was taken whole, or cannot be any more. An answer that stands behind another one on its connection is not
 * told itself when that ends.
 */
export function whenTaken(socket: Socket, response: ServerResponse, done: () => void): void {
  if (socket.destroyed) return done()
  const ends = untaken.get(socket) ?? new Set()
  if (!untaken.has(socket)) {
    untaken.set(socket, ends)
    socket.once('close', () => {
      for (const end of ends) end()
    })
  }
  const end = () => {
    if (ends.delete(end)) done()
  }
  ends.add(end)
  response.once('close', end)
}
