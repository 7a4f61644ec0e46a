import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { LoadClients } from './load-clients.ts'
import { startServer } from './server.ts'
import type { Row } from './table.ts'

const MEGABYTE = 1024 * 1024
const PAGE = '/base64-encode/'
const SMALL = JSON.stringify({ input: { text: 'Toolglot' } })

/** What the others notice while callers overload the server, and what it holds for them. */
export async function overload(port: number): Promise<Row[]> {
  const silent = createServer(() => {}).listen(0)
  await once(silent, 'listening')
  const upstreams = { 'http://silent.test': `http://127.0.0.1:${(silent.address() as AddressInfo).port}` }
  const rows: Row[] = []
  for (const measure of [largeBodies, greedyCaller, silentUpstream, unreadAnswers]) {
    const server = await startServer(port, {
      TRUST_PROXY: '1',
      LOOKUP_RATE_LIMIT: '1000000',
      TOOLGLOT_TEST_UPSTREAMS: JSON.stringify(upstreams),
    })
    try {
      // What is loaded once is loaded before.
      for (const warm of [{ path: PAGE }, { path: '/api/tools/base64-encode', body: SMALL }]) await rate(port, warm, () => wait(500))
      rows.push(...(await measure(port, server)))
    } finally {
      server.kill()
      await once(server, 'exit')
    }
  }
  silent.closeAllConnections()
  silent.close()
  return rows
}

async function largeBodies(port: number): Promise<Row[]> {
  const body = JSON.stringify({ input: { text: 'x'.repeat(10 * MEGABYTE), password: 'bench' } })
  const clients = startClients({ port, way: 'post', path: '/api/tools/encrypt-decrypt', body, clients: 200, callers: 20 })
  let counts = {}
  const times = await rate(port, { path: PAGE }, async () => (counts = await clients.end))
  return [
    { part: 'load', what: 'a page while 200 × 10 MB arrive', ...p99(times), bound: 100, note: `${noteOf(times)}; bodies: ${said(counts)}` },
  ]
}

async function greedyCaller(port: number): Promise<Row[]> {
  const body = JSON.stringify({ input: { text: 'x', password: 'bench', key: 'scrypt', cost: 'high' } })
  const clients = startClients({ port, way: 'post', path: '/api/tools/encrypt-decrypt', body, clients: 200, callers: 1 })
  const times = await rate(port, { path: '/api/tools/base64-encode', body: SMALL }, () => Promise.race([clients.end, wait(5_000)]))
  await clients.stop()
  return [{ part: 'load', what: 'a run while one caller has 200 long ones', ...p99(times), bound: 1_000, note: noteOf(times) }]
}

async function silentUpstream(port: number): Promise<Row[]> {
  const body = JSON.stringify({ input: { text: 'http://silent.test/a.png' } })
  const clients = startClients({ port, way: 'post', path: '/api/tools/online-image-downloader', body, clients: 30, callers: 1 })
  await wait(300)
  // An address that is refused before anything is sent: all of the way of a look-up but the other site.
  const other = { path: '/api/tools/online-image-downloader', body: JSON.stringify({ input: { text: 'http://127.0.0.1/a.png' } }) }
  const times = await rate(port, other, () => wait(3_000), 1)
  await clients.stop()
  return [{ part: 'load', what: 'a look-up while one caller waits for silence', ...p99(times), bound: 1_000, note: noteOf(times) }]
}

async function unreadAnswers(port: number, server: ChildProcess): Promise<Row[]> {
  const before = heldBy(server)
  const body = JSON.stringify({ input: { text: 'abcdefg', count: 1_000_000, separator: 'none' } })
  const clients = startClients({ port, way: 'unread', path: '/api/tools/text-repeater', body, clients: 400, callers: 20 })
  await clients.end
  const times = await rate(port, { path: PAGE }, () => wait(10_000))
  const row = { part: 'load', what: 'memory for 400 × 7 MB that nobody reads', value: heldBy(server) - before, unit: 'MB', bound: 700 }
  await clients.stop()
  return [{ ...row, note: `${before.toFixed(0)} MB before; pages p99 ${p99(times).value.toFixed(0)} ms` }]
}

function startClients(options: LoadClients): { end: Promise<Record<string, number>>; stop(): Promise<unknown> } {
  const worker = new Worker(new URL('load-clients.ts', import.meta.url), { workerData: options })
  const end = once(worker, 'message').then(([counts]) => counts as Record<string, number>)
  return { end, stop: () => worker.terminate() }
}

/** Times of one request after another over a few connections, in milliseconds, until the work is done. */
async function rate(
  port: number,
  { path, body }: { path: string; body?: string },
  work: () => Promise<unknown>,
  connections = 4,
): Promise<{ readonly ms: number; readonly status: number }[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: { ms: number; status: number }[] = []
  let isOver = false
  const headers = {
    'x-forwarded-for': '198.51.100.7',
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  }
  const one = () =>
    new Promise<void>((resolve) => {
      const started = performance.now()
      const end = (status: number) => {
        times.push({ ms: performance.now() - started, status })
        resolve()
      }
      const sent = request({ port, path, agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
        response.resume().on('close', () => end(response.statusCode ?? 0))
      })
      // A connection that was reset counts as status 0.
      sent.on('error', () => end(0)).end(body)
    })
  const askOn = async () => {
    while (!isOver) {
      await one()
      await wait(5)
    }
  }
  const asking = Array.from({ length: connections }, askOn)
  await work()
  isOver = true
  await Promise.all(asking)
  agent.destroy()
  return times
}

function p99(times: readonly { readonly ms: number }[]): { value: number; unit: string } {
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return { value: sorted[Math.floor(sorted.length * 0.99)] ?? 0, unit: 'ms p99' }
}

function noteOf(times: readonly { readonly ms: number; readonly status: number }[]): string {
  const counts: Record<string, number> = {}
  for (const { status } of times) counts[status] = (counts[status] ?? 0) + 1
  return `longest ${Math.max(...times.map(({ ms }) => ms)).toFixed(0)} ms; ${said(counts)}`
}

function said(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ')
}

/** Memory of a process in megabytes, as Linux counts it. */
function heldBy({ pid }: ChildProcess): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}
