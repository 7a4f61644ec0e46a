import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Row } from './table.ts'

const SECONDS = 4
const CONNECTIONS = 16
const PAGE = '/base64-encode/'

/** Requests a second for one page: our server, and a bare Node server that sends the same bytes from memory. */
export async function serverRate(port: number): Promise<Row[]> {
  const own = await rate(port, PAGE)
  const api = await rate(port, '/api/tools/base64-encode', JSON.stringify({ input: { text: 'Toolglot' } }))
  const body = readFileSync(`dist/client${PAGE}index.html.br`)
  const bare = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length })
    response.end(body)
  })
  await new Promise<void>((resolve) => bare.listen(0, resolve))
  const reference = await rate((bare.address() as AddressInfo).port, PAGE)
  bare.close()
  return [
    {
      part: 'server',
      what: 'a page, br, our server',
      value: own,
      unit: 'requests/s',
      note: `${((own / reference) * 100).toFixed(0)} % of the bare server`,
    },
    { part: 'server', what: 'the same bytes, bare node:http', value: reference, unit: 'requests/s' },
    { part: 'server', what: 'POST /api/tools/base64-encode', value: api, unit: 'requests/s' },
  ]
}

/** Requests a second over some connections, each with the next request once the last is answered. */
export async function rate(port: number, path: string, body?: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const until = performance.now() + SECONDS * 1000
  let count = 0
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const headers =
        body === undefined ? { 'accept-encoding': 'br' } : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const sent = request({ port, path, agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`))
        response.resume().on('end', resolve)
      })
      sent.on('error', reject)
      sent.end(body)
    })
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) {
        await one()
        count++
      }
    }),
  )
  agent.destroy()
  return count / SECONDS
}

/** Starts the production server on a port of its own. @param settings beside those of the bench */
export async function startServer(port: number, settings: Readonly<Record<string, string>> = {}): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'], {
    env: { ...process.env, PORT: String(port), RATE_LIMIT: '1000000', DATA_DIR: join(tmpdir(), `toolglot-bench-${port}`), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return child
}
