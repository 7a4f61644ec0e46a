import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'

/** How a server answers one path, byte by byte; what follows `?` is handed over as it came. */
export type RawAnswer = (socket: Socket, query: string) => void
export type RawUpstream = {
  readonly origin: string
  /** Heads of all requests so far. */
  readonly requests: readonly string[]
  stop(): void
}

/** A server that speaks no HTTP of its own, so that it can break every rule of it. A path without an answer stays silent. */
export async function startRawUpstream(answers: Readonly<Record<string, RawAnswer>>): Promise<RawUpstream> {
  const sockets = new Set<Socket>()
  const requests: string[] = []
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.once('data', (data) => {
      const head = data.toString('latin1')
      requests.push(head)
      const [, path = '', query = ''] = /^GET (\/[\w-]*)\??(\S*) /.exec(head) ?? []
      answers[path]?.(socket, query)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** The same bytes again and again, every 20 ms, until the other side has enough. */
export function drip(socket: Socket, what: string | Uint8Array): void {
  const timer = setInterval(() => socket.write(what), 20)
  socket.on('close', () => clearInterval(timer))
}

/** The same bytes as fast as they are taken. */
export function pour(socket: Socket, what: string | Uint8Array): void {
  const more = () => void (socket.destroyed || (socket.write(what) ? setImmediate(more) : socket.once('drain', more)))
  more()
}

/** A redirect to whatever the query names. */
export const redirectTo: RawAnswer = (socket, query) =>
  socket.end(`HTTP/1.1 302 Found\r\nlocation: ${decodeURIComponent(query)}\r\ncontent-length: 0\r\n\r\n`)
