import { once } from 'node:events'
import net from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../../src/server/server.ts'
import { ask } from '../../support/servers/ask.ts'
import { startServer } from '../../support/servers/runner-server.ts'

let port = 0
let server: RunningServer
let hasty = 0
let hastyServer: RunningServer
beforeAll(async () => {
  ;({ port, server } = await startServer({ hsts: 'max-age=31536000' }))
  ;({ port: hasty, server: hastyServer } = await startServer({ patience: { headersMs: 300, requestMs: 600, checkMs: 50 } }))
})
afterAll(async () => {
  await server.close(0)
  await hastyServer.close(0)
})

type RawAnswer = { readonly status: number; readonly headers: Headers; readonly body: string; readonly all: string }

/** What comes back until the server closes the connection, for bytes that are sent as they are. */
async function sending(to: number, begin: (socket: net.Socket) => void): Promise<RawAnswer> {
  const socket = net.connect(to, '127.0.0.1')
  let all = ''
  socket.on('data', (data) => (all += data.toString()))
  socket.on('error', () => {})
  await once(socket, 'connect')
  begin(socket)
  await once(socket, 'close')
  const [head = '', body = ''] = all.split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  const headers = new Headers(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]))
  return { status: Number(status.split(' ')[1] ?? 0), headers, body, all }
}
const raw = (bytes: string) => sending(port, (socket) => socket.write(bytes))

const expectOurs = ({ status, headers, body }: RawAnswer, code: string) => {
  expect(headers.get('content-type')).toBe('application/problem+json')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('connection')).toBe('close')
  expect(headers.get('date')).not.toBeNull()
  expect(Number(headers.get('content-length'))).toBe(Buffer.byteLength(body))
  expect(JSON.parse(body)).toMatchObject({ status, code, title: expect.any(String), detail: expect.stringContaining(code) as string })
}

describe('a request that is no HTTP/1.1', () => {
  it.each([
    ['HTTP/0.9', 'GET /\r\n\r\n', 505],
    ['HTTP/0.9 by name', 'GET / HTTP/0.9\r\nHost: a\r\n\r\n', 505],
    ['HTTP/2.0 by name', 'GET / HTTP/2.0\r\nHost: a\r\n\r\n', 505],
    ['HTTP/1.2', 'GET / HTTP/1.2\r\nHost: a\r\n\r\n', 400],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001', 400],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['a host with a space', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['a bare LF after the request line', 'GET / HTTP/1.1\nHost: a\r\n\r\n', 400],
    ['a bare LF after a header', 'GET / HTTP/1.1\r\nHost: a\n\r\n', 400],
    ['bare LFs throughout', 'GET / HTTP/1.1\nHost: a\n\n', 400],
    ['a bare LF at the end', 'GET / HTTP/1.1\r\nHost: a\r\n\n', 400],
    ['a bare CR', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n', 400],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\n X: b\r\n\r\n', 400],
    ['a space before the colon', 'GET / HTTP/1.1\r\nHost: a\r\nX : b\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx', 400],
    ['length and chunks', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
  ])('is refused: %s', async (_what, bytes, status) => {
    const answer = await raw(bytes)
    expect(answer.status).toBe(status)
    expectOurs(answer, 'bad-http')
    expect(answer.all.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  })

  it('is told of the transport security as every other', async () => {
    expect((await raw('GET / HTTP/1.1\nHost: a\n\n')).headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect((await ask(port, '/healthz')).headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('is refused by its chunks too, before there is an answer', async () => {
    const head = 'POST /api/tools/all-fields HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
    const answer = await sending(port, (socket) => {
      socket.write(head)
      setTimeout(() => socket.write('1\nx\n0\n\n'), 50)
    })
    expect(answer.status).toBe(400)
    expectOurs(answer, 'bad-http')
  })

  it('is not answered into the middle of another answer', async () => {
    const answer = await sending(port, (socket) => {
      socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
      socket.once('data', () => socket.write('nonsense\r\n\r\n'))
    })
    expect(answer.all).toMatch(/^HTTP\/1\.1 200 [^]*\{"status":"ok"\}HTTP\/1\.1 400 /)
  })

  it('is refused where it expects what nobody promises', async () => {
    const answer = await raw('GET / HTTP/1.1\r\nHost: a\r\nExpect: nonsense\r\n\r\n')
    expect(answer.status).toBe(417)
    expectOurs(answer, 'bad-http')
  })

  it('leaves HTTP/1.0 and the spelling of Host alone', async () => {
    expect((await raw('GET /healthz HTTP/1.0\r\nHost: a\r\n\r\n')).status).toBe(200)
    expect((await raw('GET /healthz HTTP/1.1\r\nhOST: a\r\nConnection: close\r\n\r\n')).status).toBe(200)
  })
})

describe('headers that are too large', () => {
  it.each([
    ['one', `X: ${'a'.repeat(20_000)}\r\n`],
    ['many', 'X: a\r\n'.repeat(5_000)],
  ])('are refused: %s', async (_what, lines) => {
    const answer = await raw(`GET / HTTP/1.1\r\nHost: a\r\n${lines}\r\n`)
    expect(answer.status).toBe(431)
    expectOurs(answer, 'too-big')
  })

  it('are refused in the address too', async () => {
    expect((await raw(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)).status).toBe(431)
  })
})

describe('a request that does not come', () => {
  const dripping = (begin: string, more: string) => (socket: net.Socket) => {
    socket.write(begin)
    const timer = setInterval(() => socket.write(more), 30)
    socket.on('close', () => clearInterval(timer))
  }

  it.each([
    ['nothing at all', () => {}],
    ['half a request line', (socket: net.Socket) => void socket.write('GET /')],
    ['headers without end', dripping('GET / HTTP/1.1\r\nHost: a\r\n', 'X: b\r\n')],
    ['a header byte by byte', dripping('GET / HTTP/1.1\r\nHost: a\r\nX: ', 'b')],
  ])('is ended with 408: %s', async (_what, begin) => {
    const answer = await sending(hasty, begin)
    expect(answer.status).toBe(408)
    expectOurs(answer, 'too-slow')
  })

  it('is ended where its body drips, whatever has been answered', async () => {
    const head = 'POST /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n'
    expect((await sending(hasty, dripping(head, 'x'))).all).toMatch(/^HTTP\/1\.1 \d{3} /)
  })

  it('is ended on a connection that has brought one already', async () => {
    const answer = await sending(hasty, (socket) => {
      socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
      socket.once('data', () => dripping('GET /', 'a')(socket))
    })
    expect(answer.all).toMatch(/^HTTP\/1\.1 200 [^]*HTTP\/1\.1 408 /)
  })
})

describe('security.txt', () => {
  it('tells where to report, and is valid for less than a year', async () => {
    const found = await startServer({ securityTxt: { contact: 'mailto:security@example.com', origin: 'https://tools.example' } })
    const answer = await ask(found.port, '/.well-known/security.txt')
    await found.server.close(0)
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': expect.stringMatching(/^text\/plain; ?charset=utf-8$/i) as string },
    })
    const fields = new Map(
      answer.text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/s) as [string, string]),
    )
    expect(fields.get('Contact')).toBe('mailto:security@example.com')
    expect(fields.get('Canonical')).toBe('https://tools.example/.well-known/security.txt')
    // RFC 9116, section 2.5.5: a date-time of RFC 3339, in the future, best less than a year away.
    expect(fields.get('Expires')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(170)
    expect(days).toBeLessThan(365)
  })

  it('is not there without an address', async () => {
    expect((await ask(port, '/.well-known/security.txt')).status).toBe(404)
  })
})
