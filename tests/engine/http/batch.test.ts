import { once } from 'node:events'
import http from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../../src/server/server.ts'
import { ask } from '../../support/servers/ask.ts'
import { startServer } from '../../support/servers/runner-server.ts'

let port = 0
let server: RunningServer
const bugs: string[] = []
beforeAll(async () => {
  const rateLimit = { burst: 100_000, perSecond: 1000 }
  ;({ port, server } = await startServer({
    onBug: (id) => bugs.push(id),
    rateLimit,
    batchLimits: { lines: 500, bytes: 20_000_000, timeMs: 20_000 },
  }))
})
afterAll(() => server.close(0))

type Line = {
  readonly line: number
  readonly output?: Record<string, unknown>
  readonly problem?: { code: string; status: number; detail: string }
}
const LINES = { 'content-type': 'application/x-ndjson' }
const post = async (id: string, body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await ask(port, `/api/tools/${id}/batch`, { method: 'POST', body, headers: { ...LINES, ...headers } })
  return {
    ...answer,
    lines:
      answer.status === 200
        ? (answer.text
            .split('\n')
            .slice(0, -1)
            .map((line) => JSON.parse(line)) as Line[])
        : [],
  }
}
/** A request whose lines are still to be sent. */
const openBatch = () =>
  http.request({ host: '127.0.0.1', port, path: '/api/tools/regex-bomb/batch', method: 'POST', headers: LINES, agent: false })
const base64Of = (output: Line['output']) => atob((output as unknown as { file: { base64: string } }).file.base64)
const bodyOf = (inputs: readonly unknown[]) => inputs.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')

describe('POST /api/tools/{id}/batch', () => {
  it('answers each line in order, with its number', { tags: 'long' }, async () => {
    const inputs = Array.from({ length: 300 }, (_, index) => ({ input: { file: { base64: btoa(String(index)) } } }))
    const { status, headers, lines } = await post('file-reverse', bodyOf(inputs))
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    })
    expect(lines.map(({ line }) => line)).toEqual(inputs.map((_, index) => index + 1))
    expect(lines.map(({ output }) => base64Of(output))).toEqual(inputs.map((_, index) => [...String(index)].toReversed().join('')))
  })

  it('goes on after every kind of wrong line, each a problem with its number in the language asked for', async () => {
    const body = bodyOf([
      { input: { text: 'a' } },
      '',
      '{"input": ',
      'null',
      {},
      { input: { text: 'odd' } },
      { input: { text: 'a' }, extra: 1 },
      '['.repeat(100_000),
      { input: { text: 'a' }, now: 'today' },
      { input: { text: 'a' } },
    ])
    const { lines, headers } = await post('all-fields', body, { 'accept-language': 'fr' })
    expect(headers['content-language']).toBe('fr')
    expect(lines.map(({ line, problem }) => [line, problem?.code ?? 'ok'])).toEqual([
      [1, 'ok'],
      [3, 'bad-json'],
      [4, 'wrong-type'],
      [5, 'required'],
      [6, 'too-odd'],
      [7, 'unknown-field'],
      [8, 'too-deep'],
      [9, 'bad-date-time'],
      [10, 'ok'],
    ])
    expect(lines[4]?.problem).toMatchObject({ status: 422, detail: 'fr all-fields too-odd {"given":"odd"}' })
  })

  it('tells of a bug, and goes on', async () => {
    const { lines } = await post('broken', bodyOf([{ input: { text: 'x' } }, { input: { text: 'x' } }]))
    expect(lines.map(({ problem }) => problem?.code)).toEqual(['bug', 'bug'])
    expect(bugs).toEqual(['broken', 'broken'])
  })

  it('answers a line before the next is sent', async () => {
    const request = openBatch()
    const response = once(request, 'response') as Promise<[http.IncomingMessage]>
    request.write('{"input":{"text":"aaa"}}\n')
    const [incoming] = await response
    const next = async () => JSON.parse(String((await once(incoming, 'data'))[0])) as Line
    incoming.pause()
    incoming.resume()
    expect(await next()).toEqual({ line: 1, output: { matches: true } })
    request.write('{"input":{"text":"aab"}}\n')
    expect(await next()).toEqual({ line: 2, output: { matches: false } })
    request.end()
    await once(incoming, 'end')
  })

  it('passes large lines and large answers', { tags: 'long' }, async () => {
    const base64 = Buffer.alloc(3_000_000, 'a').toString('base64')
    const { lines } = await post('file-reverse', bodyOf([{ input: { file: { base64 } } }, { input: { file: { base64: 'YWI=' } } }]))
    expect(lines.map(({ output, problem }) => (output?.file as { base64: string })?.base64.length ?? problem?.code)).toEqual([4_000_000, 4])
  })

  it('refuses a line, or a body, that is too large, and more lines than it may have', { tags: 'long' }, async () => {
    const large = JSON.stringify({ input: { text: 'a'.repeat(9_000_000) } })
    const small = JSON.stringify({ input: { text: 'a' } })
    const one = await post('regex-bomb', [small, large, small].join('\n'))
    expect(one.lines.map(({ line, problem }) => [line, problem?.code])).toEqual([
      [1, undefined],
      [2, 'too-big'],
      [3, undefined],
    ])
    // The server answers before all has come, and may close before all is taken.
    const request = openBatch()
    request.on('error', () => {})
    request.end([small, large, large, large].join('\n'))
    const [incoming] = (await once(request, 'response')) as [http.IncomingMessage]
    expect((await incoming.toArray()).join('').trimEnd().split('\n').at(-1)).toContain('"code":"too-big"')
    const many = await post('regex-bomb', Array.from({ length: 600 }, () => small).join('\n'))
    expect(many.lines.length).toBe(501)
    expect(many.lines.at(-1)).toMatchObject({ line: 501, problem: { code: 'too-many' } })
  })

  it.each([
    ['nothing', '{}', {}, 404, 'unknown-tool'],
    ['camera', '{}', {}, 501, 'browser-only'],
    ['regex-bomb', '{}', { 'content-type': 'application/json' }, 415, 'bad-media-type'],
  ])('refuses %s', async (id, body, headers, status, code) => {
    const answer = await post(id, body, headers)
    expect([answer.status, (JSON.parse(answer.text) as { code: string }).code]).toEqual([status, code])
  })

  it('is asked by POST alone', async () => expect((await ask(port, '/api/tools/regex-bomb/batch')).status).toBe(405))

  it('stops working when its caller is gone', async () => {
    const request = http.request({
      host: '127.0.0.1',
      port,
      path: '/api/tools/spinner/batch',
      method: 'POST',
      headers: LINES,
      agent: false,
    })
    request.on('error', () => {})
    request.end(bodyOf(Array.from({ length: 50 }, () => ({ input: { text: 'x' } }))))
    await once(request, 'socket')
    await new Promise((resolve) => setTimeout(resolve, 300))
    request.destroy()
    // Fifty spins of their whole time would hold the processes for long.
    const { lines } = await post('regex-bomb', '{"input":{"text":"aaa"}}')
    expect(lines).toEqual([{ line: 1, output: { matches: true } }])
  })
})

describe('a caller beyond the rate', () => {
  it('waits for each line instead of being refused, while others are answered', { tags: 'long' }, async () => {
    const slow = await startServer({ rateLimit: { burst: 3, perSecond: 10 } })
    try {
      const began = performance.now()
      const answer = await ask(slow.port, '/api/tools/regex-bomb/batch', {
        method: 'POST',
        headers: LINES,
        body: bodyOf(Array.from({ length: 6 }, () => ({ input: { text: 'a' } }))),
      })
      expect(
        answer.text
          .split('\n')
          .slice(0, -1)
          .map((line) => (JSON.parse(line) as Line).output),
      ).toEqual(Array.from({ length: 6 }, () => ({ matches: true })))
      // Three at once, one of them the request; then a second is waited for, as a refusal would have asked for.
      expect(performance.now() - began).toBeGreaterThan(900)
    } finally {
      await slow.server.close(0)
    }
  })
})
