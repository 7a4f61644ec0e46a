import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/** What the clients of an overload do, in a thread of their own, so that they stall nobody who measures. */
export type LoadClients = {
  readonly port: number
  /** `post` reads its answers; `unread` asks and takes nothing. */
  readonly way: 'post' | 'unread'
  readonly path: string
  /** The body; `padBytes` of spaces behind it. */
  readonly body: string
  readonly padBytes?: number
  /** Clients, and among how many callers they are. */
  readonly clients: number
  readonly callers: number
}

const { port, way, path, body, padBytes = 0, clients, callers } = workerData as LoadClients
const bytes = Buffer.from(body.padEnd(Buffer.byteLength(body) + padBytes))
const headersOf = (index: number) => ({
  'content-type': 'application/json',
  'content-length': bytes.length,
  'x-forwarded-for': `192.0.2.${index % callers}`,
})

function post(index: number): Promise<string> {
  const agent = new Agent({ keepAlive: false })
  return new Promise((resolve) => {
    const sent = request({ port, path, agent, method: 'POST', headers: headersOf(index) }, (response) => {
      response.resume().on('close', () => resolve(String(response.statusCode)))
    })
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
    sent.end(bytes)
  })
}

function leaveUnread(index: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', onread: { buffer: Buffer.alloc(1), callback: () => false } })
    socket.on('error', () => {}).on('close', () => resolve('closed'))
    const head = Object.entries({ host: 'localhost', ...headersOf(index) }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.on('connect', () => socket.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n${bytes.toString()}`, () => resolve('asked')))
  })
}

const ends = await Promise.all(Array.from({ length: clients }, (_, index) => (way === 'post' ? post(index) : leaveUnread(index))))
const counts: Record<string, number> = {}
for (const end of ends) counts[end] = (counts[end] ?? 0) + 1
parentPort?.postMessage(counts)
