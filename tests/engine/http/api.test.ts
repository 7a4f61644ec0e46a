import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_SERVER_MS } from '../../../engine/core/define.ts'
import type { ToolBug } from '../../../engine/run/node/client.ts'
import type { RunningServer } from '../../../src/server/server.ts'
import { ask, type Question } from '../../support/servers/ask.ts'
import { JSON_TYPE, until } from '../../support/servers/callers.ts'
import { startServer } from '../../support/servers/runner-server.ts'

let port = 0
let server: RunningServer
const bugs: { id: string; bug: ToolBug }[] = []
beforeAll(async () => {
  ;({ port, server } = await startServer({ onBug: (id, bug) => bugs.push({ id, bug }) }))
})
afterAll(() => server.close(0))

const post = async (id: string, body: unknown, question: Question = {}) => {
  const text = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
  const answer = await ask(port, `/api/tools/${id}`, {
    method: 'POST',
    body: text,
    ...question,
    headers: { ...JSON_TYPE, ...question.headers },
  })
  return { ...answer, json: JSON.parse(answer.text) as Record<string, unknown> }
}

describe('POST /api/tools/{id}', () => {
  it('runs a tool', async () => {
    expect(await post('regex-bomb', { input: { text: 'aaa' } })).toMatchObject({
      status: 200,
      json: { output: { matches: true } },
      headers: { 'cache-control': 'no-store' },
    })
  })

  it('passes files both ways', async () => {
    const file = { base64: 'AQID', type: 'a/b', name: 'c' }
    expect((await post('file-reverse', { input: { file } })).json).toEqual({ output: { file: { base64: 'AwIB', type: 'a/b', name: 'c' } } })
  })

  it('passes clock, zone and language', async () => {
    const body = { input: { text: 'a' }, now: '2026-11-21T12:00:00+01:00', timeZone: 'Europe/Warsaw' }
    const { json } = await post('all-fields', body, { headers: { 'accept-language': 'pt-PT,pl;q=0.5' } })
    expect(json).toMatchObject({ output: { facts: { now: '2026-11-21T11:00:00.000Z', zone: 'Europe/Warsaw', locale: 'pt-BR' } } })
  })

  it('answers failures as a problem in the language asked for', async () => {
    const answer = await post('all-fields', { input: { text: 'odd' } }, { headers: { 'accept-language': 'de, fr-CH;q=0.9, en;q=0.8' } })
    const message = 'fr all-fields too-odd {"given":"odd"}'
    expect(answer).toMatchObject({
      status: 422,
      headers: {
        'content-type': 'application/problem+json',
        'content-language': 'fr',
        vary: expect.stringContaining('Accept-Language') as string,
      },
      json: { type: 'about:blank', title: 'Unprocessable Entity', status: 422, code: 'too-odd', detail: message },
    })
    expect(answer.json.errors).toEqual([
      { code: 'too-odd', params: { given: 'odd' }, message, field: 'text', place: { offset: 1, line: 1, column: 2 } },
    ])
  })

  it('names every wrong field', async () => {
    const { json } = await post('all-fields', { input: { text: 1, lineLength: -1, alphabet: 'x' } })
    expect((json.errors as { field: string }[]).map(({ field }) => field)).toEqual(['text', 'lineLength', 'alphabet'])
  })

  it.each([
    ['no such tool', 'nothing', { input: {} }, 404, 'unknown-tool'],
    ['a name of every object', 'constructor', { input: {} }, 404, 'unknown-tool'],
    ['a tool of the page', 'camera', { input: {} }, 501, 'browser-only'],
    ['no input', 'all-fields', {}, 422, 'required'],
    ['an input that is a list', 'all-fields', { input: [] }, 422, 'wrong-type'],
    ['a body that is a list', 'all-fields', [], 422, 'wrong-type'],
    ['null', 'all-fields', 'null', 422, 'wrong-type'],
    ['an unknown part', 'all-fields', { input: {}, extra: 1 }, 422, 'unknown-field'],
    ['an unknown field', 'all-fields', { input: { text: '', other: 1 } }, 422, 'unknown-field'],
    ['__proto__ in the input', 'all-fields', '{"input": {"text": "a", "__proto__": {"padding": false}}}', 422, 'unknown-field'],
    ['__proto__ in the body', 'all-fields', '{"input": {"text": "a"}, "__proto__": {"seed": 1}}', 422, 'unknown-field'],
    ['a date that is none', 'all-fields', { input: { text: '' }, now: '2026-02-30T00:00:00Z' }, 422, 'bad-date-time'],
    ['a zone that is none', 'all-fields', { input: { text: '' }, timeZone: 'Mars/Olympus' }, 422, 'bad-time-zone'],
    ['broken JSON', 'all-fields', '{"input": ', 400, 'bad-json'],
    ['an empty body', 'all-fields', '', 400, 'bad-json'],
    ['bytes that are not UTF-8', 'all-fields', new Uint8Array([0x22, 0xff, 0x22]), 422, 'bad-encoding'],
    ['deep lists', 'all-fields', `{"input": ${'['.repeat(3_000_000)}`, 400, 'too-deep'],
    ['deep objects', 'all-fields', `{"input": ${'{"a":'.repeat(100)}1${'}'.repeat(101)}`, 400, 'too-deep'],
  ])('refuses %s', async (_, id, body, status, code) => {
    const answer = await post(id, body)
    expect(answer).toMatchObject({ status, json: { status, code }, headers: { 'content-type': 'application/problem+json' } })
  })

  it.each(['text/plain', 'multipart/form-data', '', 'application/json; charset=latin1', 'application/jsonx'])(
    'refuses the media type %j',
    async (type) => {
      expect(await post('regex-bomb', { input: { text: 'a' } }, { headers: { 'content-type': type } })).toMatchObject({ status: 415 })
    },
  )

  it('takes JSON with its charset, and refuses packed JSON', async () => {
    expect(
      (await post('regex-bomb', { input: { text: 'a' } }, { headers: { 'content-type': 'Application/JSON; Charset="UTF-8"' } })).status,
    ).toBe(200)
    expect((await post('regex-bomb', { input: { text: 'a' } }, { headers: { 'content-encoding': 'gzip' } })).status).toBe(415)
  })

  it('ends a regex bomb and serves others meanwhile', { tags: 'long' }, async () => {
    const bomb = post('regex-bomb', { input: { text: `${'a'.repeat(40)}!` } })
    expect((await post('regex-bomb', { input: { text: 'a' } })).status).toBe(200)
    expect(await bomb).toMatchObject({ status: 422, json: { code: 'time-limit' } })
  })

  it('gives a tool that computes no more time than a server has, whatever its entry allows on the visitor’s own device', async () => {
    const own = await startServer({ runMs: 250 })
    const body = JSON.stringify({ input: { text: `${'a'.repeat(40)}!` } })
    const answer = await ask(own.port, '/api/tools/regex-bomb', { method: 'POST', body, headers: JSON_TYPE })
    expect(answer.status).toBe(422)
    // Said in whole seconds, rounded up; the entry allows 1.1.
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'time-limit', detail: 'en regex-bomb time-limit {"count":1}' })
    await own.server.close(0)
    expect(MOST_SERVER_MS).toBeLessThanOrEqual(30_000)
  })

  it('tells a bug without what the visitor typed', async () => {
    const answer = await post('broken', { input: { text: 'my secret' } })
    expect(answer).toMatchObject({ status: 500, json: { code: 'bug' } })
    expect(answer.text).not.toContain('secret')
    expect(bugs.at(-1)?.id).toBe('broken')
    expect(bugs.at(-1)?.bug.frames.join('\n')).not.toContain('secret')
  })

  it('refuses what only POST does', async () => {
    expect(await ask(port, '/api/tools/all-fields')).toMatchObject({ status: 405, headers: { allow: 'POST' } })
    expect(await ask(port, '/api/nothing')).toMatchObject({ status: 404, headers: { 'content-type': 'application/problem+json' } })
  })
})

describe('large and slow bodies', () => {
  it('refuses 20 MB by their declared length, through an ordinary client', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/tools/all-fields`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: 'x'.repeat(20 * 1024 * 1024),
    })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'too-big' })
  })

  it('refuses 20 MB that come without a length, after reading no more than the limit', async () => {
    const request = http.request({
      host: '127.0.0.1',
      port,
      path: '/api/tools/all-fields',
      method: 'POST',
      headers: JSON_TYPE,
      agent: false,
    })
    request.on('error', () => {})
    const answered = once(request, 'response') as Promise<[http.IncomingMessage]>
    const chunk = Buffer.alloc(1024 * 1024, 120)
    for (let i = 0; i < 20; i++) request.write(chunk)
    request.end()
    const [response] = await answered
    expect(response.statusCode).toBe(413)
    response.resume()
  })

  it('gives up on a body that does not come', async () => {
    const hasty = await startServer({ bodyTimeMs: 300 })
    const socket = net.connect(hasty.port, '127.0.0.1')
    socket.write('POST /api/tools/all-fields HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"input"')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /)
    socket.destroy()
    await hasty.server.close(0)
  })

  it('survives callers that leave in the middle', async () => {
    const socket = net.connect(port, '127.0.0.1')
    socket.write('POST /api/tools/all-fields HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"input"')
    await new Promise((resolve) => setTimeout(resolve, 30))
    socket.destroy()
    expect((await post('regex-bomb', { input: { text: 'a' } })).status).toBe(200)
  })

  it('cancels the run of a caller that leaves', { tags: 'long' }, async () => {
    const single = await startServer({ runMs: 600_000, pool: { size: 1, runs: { queue: 0 } } })
    const run = { host: '127.0.0.1', port: single.port, path: '/api/tools/memory-hog', method: 'POST', headers: JSON_TYPE, agent: false }
    const body = '{"input":{"text":"a"}}'
    const quick = async () => (await ask(single.port, '/api/tools/regex-bomb', { method: 'POST', headers: JSON_TYPE, body })).status
    let request: http.ClientRequest | undefined
    // Asks again where a quick run was in the way.
    const hold = () => {
      request = http.request(run, (response) => void response.resume().on('end', hold))
      request.on('error', () => {}).end('{"input":{"way":"endless"}}')
    }
    hold()
    // The only process is held, and would be for ten minutes.
    await until(quick, (status) => status === 503)
    request?.destroy()
    expect(await until(quick, (status) => status !== 503)).toBe(200)
    await single.server.close(0)
  })
})

describe('lists and documents', () => {
  it.each(['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'])('lists the tools in %s', async (language) => {
    const answer = await ask(port, `/api/${language}/tools`)
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/json', 'content-language': language, 'access-control-allow-origin': '*' },
    })
    expect(JSON.parse(answer.text)).toEqual([{ text: language, url: `/${language}/a/`, icon: '<svg/>' }])
  })

  it.each(['de', 'EN', 'constructor', '..%2f'])('refuses the language %s', async (language) => {
    const answer = await ask(port, `/api/${language}/tools`)
    expect(answer).toMatchObject({ status: 404 })
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'unknown-language' })
  })

  it('describes every tool that a server runs', async () => {
    const answer = await ask(port, '/api/openapi.json')
    const document = JSON.parse(answer.text) as { openapi: string; paths: Record<string, unknown> }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual([
      '/api/{lang}/tools',
      '/api/guess',
      '/api/tools/{id}/batch',
      '/api/recipes/run',
      ...['all-fields', 'broken', 'caller-address', 'file-reverse', 'long-result', 'memory-hog', 'page-title', 'regex-bomb', 'spinner'].map(
        (id) => `/api/tools/${id}`,
      ),
    ])
  })

  it('lets pages of other sites ask, without credentials', async () => {
    const preflight = await ask(port, '/api/tools/all-fields', {
      method: 'OPTIONS',
      headers: { origin: 'https://other.test', 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    })
    expect(preflight).toMatchObject({ status: 204, headers: { 'access-control-allow-origin': '*' } })
    expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials')
  })
})

it('finishes what runs when it is stopped, and takes nothing new', { tags: 'long' }, async () => {
  const stopping = await startServer()
  const bomb = ask(stopping.port, '/api/tools/regex-bomb', {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ input: { text: `${'a'.repeat(40)}!` } }),
  })
  // Answered after the bomb has come in, as connections are taken in order.
  await ask(stopping.port, '/healthz')
  await ask(stopping.port, '/healthz')
  const closed = stopping.server.close()
  await expect(ask(stopping.port, '/healthz')).rejects.toThrow('ECONNREFUSED')
  expect((await bomb).status).toBe(422)
  await closed
})
