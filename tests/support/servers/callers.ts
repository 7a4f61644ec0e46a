import http from 'node:http'
import type { ServerOptions } from '../../../src/server/server.ts'
import { type Answer, ask } from './ask.ts'
import { startServer } from './runner-server.ts'

export const JSON_TYPE = { 'content-type': 'application/json' }
/** What the running test has begun; its file ends all of it after each. */
export const ends: (() => unknown)[] = []
export async function endAll(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end()
}

/** A server behind a proxy, so that each request says who asks. */
export async function start(options: Partial<ServerOptions>): Promise<number> {
  const { port, server } = await startServer({ proxies: 1, ...options })
  ends.push(() => server.close(0))
  return port
}
export const headersOf = (caller: string) => ({ ...JSON_TYPE, 'x-forwarded-for': caller })
export const run = (port: number, caller: string, id: string, input: unknown): Promise<Answer> =>
  ask(port, `/api/tools/${id}`, { method: 'POST', headers: headersOf(caller), body: JSON.stringify({ input }) })
export const quick = (port: number, caller: string) => run(port, caller, 'regex-bomb', { text: 'a' })

/** A run whose answer may come whenever it likes; what has come so far. */
export function begin(port: number, caller: string, id: string, input: unknown): () => number {
  let status = 0
  const request = http.request({
    host: '127.0.0.1',
    port,
    path: `/api/tools/${id}`,
    method: 'POST',
    headers: headersOf(caller),
    agent: false,
  })
  request.on('response', (response) => (status = response.resume().statusCode ?? 0)).on('error', () => {})
  request.end(JSON.stringify({ input }))
  ends.push(() => request.destroy())
  return () => status
}
/** Asks again until an answer is the one that is waited for. */
export async function until<T>(work: () => T | Promise<T>, isIt: (result: T) => boolean): Promise<T> {
  for (;;) {
    const result = await work()
    if (isIt(result)) return result
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
/** Takes up room until whoever else asks finds none: what was asked at the same time may have been in the way. */
export async function takeUp(take: () => unknown, probe: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    await take()
    const answer = await probe()
    if (answer.status !== 200) return answer
  }
}
export const BUSY = { status: 503, headers: { 'retry-after': '5', 'content-type': 'application/problem+json', 'content-language': 'en' } }
