import { once } from 'node:events'
import { askOnAndOn } from '../tests/support/servers/ask-on-and-on.ts'
import { rate, startServer } from './server.ts'
import type { Row } from './table.ts'

const ROUNDS = 20
const CLIENTS = 16

/** Requests a second of one process and of two. Whoever asks takes a core too, so two show their worth from three cores on. */
export async function workerRates(port: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const workers of ['1', '2']) {
    const server = await startServer(port, { WORKERS: workers })
    try {
      const page = await rate(port, '/base64-encode/')
      const run = await rate(port, '/api/tools/base64-encode', JSON.stringify({ input: { text: 'Toolglot' } }))
      rows.push({ part: 'workers', what: `a page, WORKERS=${workers}`, value: page, unit: 'requests/s' })
      rows.push({ part: 'workers', what: `POST /api/tools/base64-encode, WORKERS=${workers}`, value: run, unit: 'requests/s' })
    } finally {
      server.kill()
      await once(server, 'exit')
    }
  }
  return rows
}

/** Requests of clients that keep their connections, sent and never answered because the server was told to end. */
export async function lostAtTheEnd(port: number): Promise<Row> {
  const lost: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServer(port)
    const clients = Array.from({ length: CLIENTS }, () => askOnAndOn(port, lost))
    await Promise.all(clients.map(({ isAnswered }) => isAnswered))
    server.kill('SIGTERM')
    await Promise.all([...clients.map(({ hasEnded }) => hasEnded), once(server, 'exit')])
  }
  const what = `requests lost in ${ROUNDS} ends by SIGTERM, ${CLIENTS} clients`
  return { part: 'ending', what, value: lost.length, unit: 'requests', bound: 0, note: [...new Set(lost)].join(', ') }
}
