/** @module-tag long */
import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../../engine/core/define.ts'
import { type Answer, ask } from '../../support/servers/ask.ts'
import { begin, BUSY, endAll, ends, headersOf, quick, run, start, takeUp, until } from '../../support/servers/callers.ts'

const MEGABYTE = 1024 * 1024
afterEach(endAll)

describe('clients that do not read', () => {
  const HELD = 32
  /** Asks for so much that no buffer on the way takes all of it, and reads nothing. */
  const readNothing = async (port: number, caller: string, requests = 1) => {
    const body = JSON.stringify({ input: { megabytes: HELD } })
    const head = `POST /api/tools/long-result HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${caller}\r\ncontent-type: application/json\r\n`
    const socket = net.connect({ host: '127.0.0.1', port, onread: { buffer: Buffer.alloc(1), callback: () => false } })
    socket.on('error', () => {})
    ends.push(() => socket.destroy())
    await once(socket, 'connect')
    socket.write(`${head}content-length: ${body.length}\r\n\r\n${body}`.repeat(requests))
    return socket
  }

  const some = (port: number, caller: string) => run(port, caller, 'long-result', { megabytes: 2 })

  it('get no more results until they take those they have, and nobody else is held up', async () => {
    const port = await start({ answers: { bytesPerCaller: (HELD + 1) * MEGABYTE } })
    const refused = await takeUp(
      () => readNothing(port, 'greedy'),
      () => some(port, 'greedy'),
    )
    expect(refused).toMatchObject(BUSY)
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'busy' })
    expect((await some(port, 'other')).status).toBe(200)
  })

  it('are bounded together, too, and hold nothing when they leave', async () => {
    const port = await start({ answers: { bytes: (HELD + 1) * MEGABYTE } })
    const sockets: net.Socket[] = []
    const refused = await takeUp(
      // One answer behind another on the same connection.
      async () => sockets.push(await readNothing(port, 'a', 2)),
      () => some(port, 'b'),
    )
    expect(refused).toMatchObject(BUSY)
    for (const socket of sockets) socket.destroy()
    const isFree = ({ status }: Answer) => status === 200
    await until(() => run(port, 'b', 'long-result', { megabytes: HELD }), isFree)
    expect((await run(port, 'a', 'long-result', { megabytes: HELD })).status).toBe(200)
  })

  it('are ended when they take nothing for a while, and hold nothing then', async () => {
    const port = await start({ stallMs: 300, answers: { bytes: (HELD + 1) * MEGABYTE } })
    await takeUp(
      () => readNothing(port, 'a'),
      () => some(port, 'b'),
    )
    // They still read nothing.
    await until(
      () => some(port, 'b'),
      ({ status }) => status === 200,
    )
  })

  it('are told apart from runs that take their time', async () => {
    const port = await start({ stallMs: 100 })
    expect(await run(port, 'a', 'regex-bomb', { text: `${'a'.repeat(40)}!` })).toMatchObject({ status: 422 })
  })

  it('get results up to the size that a tool declares', async () => {
    const port = await start({})
    const most = await run(port, 'a', 'long-result', { megabytes: 32 })
    expect(most.status).toBe(200)
    expect(JSON.parse(most.text)).toEqual({ output: { text: 'x'.repeat(32 * MEGABYTE) } })
    const more = await run(port, 'a', 'long-result', { megabytes: 33 })
    expect(more).toMatchObject({ status: 422, headers: { 'content-type': 'application/problem+json' } })
    expect(JSON.parse(more.text)).toMatchObject({ code: 'result-too-big', errors: [{ params: { maximum: 33 * MEGABYTE } }] })
    expect(DEFAULT_LIMITS.resultBytes).toBe(8 * MEGABYTE)
  })
})

describe('a greedy caller', () => {
  const ENDLESS = { way: 'endless' }

  it('leaves processes to others, and is refused beyond a few that wait', async () => {
    const port = await start({ runMs: 600_000, pool: { size: 2, runs: { queuePerCaller: 3, waitMs: 600_000 } } })
    const own = Array.from({ length: 10 }, () => begin(port, 'greedy', 'memory-hog', ENDLESS))
    await until(
      () => own.filter((status) => status() === 503).length,
      (refused) => refused === 6,
    )
    for (const caller of ['a', 'b', 'c']) expect((await quick(port, caller)).status).toBe(200)
    expect(own.filter((status) => status() === 0)).toHaveLength(4)
    expect(await quick(port, 'greedy')).toMatchObject(BUSY)
  })

  it('may not even with others take all processes by heavy tools', async () => {
    const port = await start({ runMs: 600_000, pool: { size: 2 } })
    const heavy = ['a', 'b', 'c'].map((caller) => begin(port, caller, 'memory-hog', ENDLESS))
    expect((await quick(port, 'd')).status).toBe(200)
    await until(
      () => heavy.filter((status) => status() === 503).length,
      (refused) => refused === 2,
    )
    expect((await quick(port, 'e')).status).toBe(200)
  })

  it('waits no longer than it may, and is told when to come back', async () => {
    const port = await start({ runMs: 600_000, pool: { size: 1, runs: { waitMs: 50 } } })
    const refused = await takeUp(
      () => begin(port, 'a', 'memory-hog', ENDLESS),
      () => quick(port, 'b'),
    )
    expect(refused).toMatchObject(BUSY)
  })
})

describe('large bodies', () => {
  const SOME = 700_000
  /** A request whose body stays open after so many bytes, and how it is answered in the end. */
  const keepOpen = (port: number, caller: string) => {
    const headers = headersOf(caller)
    const request = http.request({ host: '127.0.0.1', port, path: '/api/tools/regex-bomb', method: 'POST', headers, agent: false })
    const answered = Promise.withResolvers<http.IncomingMessage | undefined>()
    request.on('error', () => answered.resolve(undefined)).on('response', (response) => answered.resolve(response.resume()))
    request.write(Buffer.alloc(SOME, ' '))
    ends.push(() => request.destroy())
    return { request, answered: answered.promise }
  }
  const send = (port: number, caller: string) =>
    ask(port, '/api/tools/regex-bomb', { method: 'POST', headers: headersOf(caller), body: '{"input":{"text":"a"}}'.padEnd(SOME) })

  it('find no room: 503 for this caller, and nobody else is held up', async () => {
    const port = await start({ bodies: { bytesPerCaller: MEGABYTE } })
    const open: ReturnType<typeof keepOpen>[] = []
    const refused = await takeUp(
      () => open.push(keepOpen(port, 'greedy')),
      () => send(port, 'greedy'),
    )
    expect(refused).toMatchObject(BUSY)
    expect((await send(port, 'other')).status).toBe(200)
    for (const { request } of open) request.end('{"input":{"text":"a"}}')
    const answers = await Promise.all(open.map(({ answered }) => answered))
    expect(answers.filter((answer) => answer?.statusCode === 200)).toHaveLength(1)
    // What was held is free again.
    expect((await send(port, 'greedy')).status).toBe(200)
  })

  it('are bounded together, too, whether or not they say how long they are, and hold nothing once given up', async () => {
    const port = await start({ bodies: { bytes: MEGABYTE } })
    const open: ReturnType<typeof keepOpen>[] = []
    await takeUp(
      () => open.push(keepOpen(port, 'a')),
      () => send(port, 'b'),
    )
    expect(await keepOpen(port, 'c').answered).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } })
    for (const { request } of open) request.destroy()
    await until(
      () => send(port, 'b'),
      ({ status }) => status === 200,
    )
  })

  it('are read in a process: whoever gets none learns nothing of them', async () => {
    const port = await start({ runMs: 600_000, pool: { size: 1, runs: { queue: 0 } } })
    await takeUp(
      () => begin(port, 'a', 'memory-hog', { way: 'endless' }),
      () => quick(port, 'b'),
    )
    const broken = (bytes: number) =>
      ask(port, '/api/tools/regex-bomb', { method: 'POST', headers: headersOf('b'), body: '{"input":'.padEnd(bytes) })
    expect(JSON.parse((await broken(256 * 1024)).text)).toMatchObject({ code: 'bad-json' })
    expect(JSON.parse((await broken(256 * 1024 + 1)).text)).toMatchObject({ code: 'busy' })
  })

  it('are answered as small ones are', async () => {
    const port = await start({})
    const post = (id: string, body: string) => ask(port, `/api/tools/${id}`, { method: 'POST', headers: headersOf('a'), body })
    const bytes = Buffer.alloc(MEGABYTE, 'abc')
    const input = { file: { base64: bytes.toString('base64'), type: 'a/b', name: 'c' } }
    const reversed = await post('file-reverse', JSON.stringify({ input }))
    expect(reversed).toMatchObject({ status: 200, headers: { 'content-type': 'application/json', 'content-language': 'en' } })
    expect(JSON.parse(reversed.text)).toEqual({
      output: { file: { base64: Buffer.from(bytes.toReversed()).toString('base64'), type: 'a/b', name: 'c' } },
    })
    for (const [body, status, code] of [
      ['{"input": ', 400, 'bad-json'],
      ['{"input":{"text":"a"},"extra":1}', 422, 'unknown-field'],
      ['[]', 422, 'wrong-type'],
      [`{"input":${'['.repeat(100)}`, 400, 'too-deep'],
    ] as const) {
      const answer = await post('all-fields', body.padEnd(300_000))
      expect(answer.status).toBe(status)
      expect(JSON.parse(answer.text)).toMatchObject({ code })
    }
    const clocked = JSON.stringify({ input: { text: 'a' }, now: '2026-11-21T12:00:00+01:00', timeZone: 'Europe/Warsaw' })
    const facts = { now: '2026-11-21T11:00:00.000Z', zone: 'Europe/Warsaw', locale: 'en' }
    expect(JSON.parse((await post('all-fields', clocked.padEnd(300_000))).text)).toMatchObject({ output: { facts } })
  })
})
