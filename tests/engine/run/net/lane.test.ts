/** @module-tag long */
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPool, type PoolJob } from '../../../../engine/run/node/pool.ts'
import { startDnsServer } from '../../../support/servers/dns-server.ts'

const tool = (id: string) => new URL(`../../../support/fixtures/runner/tools/trial/${id}.ts`, import.meta.url).href
const DNS_LOOKUP = new URL('../../../../registry/tools/network/dns-lookup.ts', import.meta.url).href

let silent = ''
let quick = ''
const pending = new Set<http.ServerResponse>()
let dns: Awaited<ReturnType<typeof startDnsServer>>
const server = http.createServer((request, response) => {
  if (request.headers.host === 'silent.test') pending.add(response)
  else response.end('quick')
})
beforeAll(async () => {
  dns = await startDnsServer({ 'silent.test A': 'silent', 'quick.test A': [Buffer.from([192, 0, 2, 1])] })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  silent = quick = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  dns.stop()
  server.closeAllConnections()
  server.close()
})

const options = () => ({
  size: 1,
  net: { dnsServers: [dns.address], timeMs: 60_000, upstreams: { 'http://silent.test': silent, 'http://quick.test': quick } },
})
const page = (host: string, caller: string): PoolJob => ({
  module: tool('page-title'),
  effect: 'network',
  input: { url: `http://${host}.test/` },
  caller: { id: caller },
  limits: { timeMs: 60_000 },
})
const name = (host: string, caller: string): PoolJob => ({
  module: DNS_LOOKUP,
  effect: 'network',
  input: { name: `${host}.test`, types: ['A'] },
  caller: { id: caller },
  limits: { timeMs: 60_000 },
})

/** What became of a promise so far. */
function watch<T>(promise: Promise<T>): () => T | 'pending' {
  let state: T | 'pending' = 'pending'
  void promise.then((value) => (state = value))
  return () => state
}

describe('the lane of the network', () => {
  it('lets others through while a greedy caller waits for what never answers', async () => {
    const pool = createPool(options())
    const stop = new AbortController()
    const greedy = Array.from({ length: 10 }, (_, index) =>
      watch(pool.run(index % 2 ? page('silent', 'greedy') : name('silent', 'greedy'), stop.signal)),
    )
    // The processes of ordinary tools are free as well.
    expect(await pool.run({ module: tool('regex-bomb'), input: { text: 'aaa' } })).toMatchObject({ ok: true })
    expect(await pool.run(page('quick', 'other'))).toMatchObject({ ok: true, output: { text: 'quick' } })
    expect(await pool.run(name('quick', 'other'))).toMatchObject({ ok: true })
    expect(greedy.map((state) => state())).toEqual(Array(10).fill('pending'))
    stop.abort()
    await pool.close()
  })

  it('refuses more of one caller as busy, and nobody else', async () => {
    const pool = createPool({ ...options(), lane: { perCaller: 2, queuePerCaller: 1 } })
    const stop = new AbortController()
    const own = Array.from({ length: 3 }, () => pool.run(page('silent', 'greedy'), stop.signal))
    expect(await pool.run(page('quick', 'greedy'))).toMatchObject({ ok: false, failures: [{ code: 'busy' }] })
    expect(await pool.run(page('quick', 'other'))).toMatchObject({ ok: true })
    stop.abort()
    for (const result of await Promise.all(own)) expect(result).toMatchObject({ failures: [{ code: 'cancelled' }] })
    // What was given up is free again.
    expect(await pool.run(page('quick', 'greedy'))).toMatchObject({ ok: true })
    await pool.close()
  })

  it('ends a look-up by its own time limit, and leaves the others', async () => {
    const pool = createPool(options())
    const late = watch(pool.run(page('silent', 'a')))
    expect(await pool.run({ ...page('silent', 'b'), limits: { timeMs: 50 } })).toMatchObject({ failures: [{ code: 'time-limit' }] })
    expect(late()).toBe('pending')
    await pool.close()
  })

  it.each([
    ['cpu', 'time-limit', 500],
    // The heap is to be full before the time is over, however slow the machine.
    ['memory', 'memory-limit', 120_000],
  ])('survives a tool that takes all %s: it ends as %s, and no other run is lost', async (way, code, timeMs) => {
    const pool = createPool({ ...options(), memoryMb: 64 })
    pending.clear()
    const waiting = pool.run(page('silent', 'a'))
    while (pending.size === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    const bug = pool.run({ module: tool('spinner'), effect: 'network', input: { way }, caller: { id: 'b' }, limits: { timeMs } })
    expect(await bug).toMatchObject({ failures: [{ code }] })
    // It was asked a second time, from a process of its own, and gets its answer there.
    while (pending.size < 2) await new Promise((resolve) => setTimeout(resolve, 10))
    for (const response of pending) response.end('late')
    expect(await waiting).toMatchObject({ ok: true, output: { text: 'late' } })
    expect(await pool.run(page('quick', 'a'))).toMatchObject({ ok: true })
    await pool.close()
  })

  it('leaves one of the processes for tools under suspicion to others', async () => {
    const pool = createPool(options())
    const spin = (caller: string, timeMs: number): PoolJob => ({
      module: tool('spinner'),
      effect: 'network',
      input: { way: 'cpu' },
      caller: { id: caller },
      limits: { timeMs },
    })
    expect(await pool.run(spin('a', 100))).toMatchObject({ failures: [{ code: 'time-limit' }] })
    const stop = new AbortController()
    const greedy = [1, 2].map(() => watch(pool.run(spin('greedy', 600_000), stop.signal)))
    expect(await pool.run(spin('a', 100))).toMatchObject({ failures: [{ code: 'time-limit' }] })
    expect(greedy.map((state) => state())).toContain('pending')
    stop.abort()
    await pool.close()
  })

  it('ends what runs when it is closed', async () => {
    const pool = createPool(options())
    const running = pool.run(page('silent', 'a'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    await pool.close()
    expect(await running).toMatchObject({ failures: [{ code: 'cancelled' }] })
  })
})
