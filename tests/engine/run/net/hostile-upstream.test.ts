import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ToolError } from '../../../../engine/core/errors.ts'
import { createNet } from '../../../../engine/run/net/net.ts'
import type { NetOptions } from '../../../../engine/run/net/options.ts'
import { drip, pour, type RawAnswer, type RawUpstream, redirectTo, startRawUpstream } from '../../../support/servers/raw-upstream.ts'

const MOST = 100_000
const ZEROS = Buffer.alloc(20 * 1024 * 1024)
const OK = 'HTTP/1.1 200 OK\r\n'
const CHUNKED = `${OK}transfer-encoding: chunked\r\n\r\n`
const packed = (encoding: string, body: Uint8Array) => (socket: Socket) => {
  socket.write(`${OK}content-encoding: ${encoding}\r\ncontent-length: ${body.length}\r\n\r\n`)
  socket.end(body)
}
/** Begins to answer, waits until that has been sent, and resets the connection. */
const resetAfter = (what: string) => (socket: Socket) => socket.write(what, () => setTimeout(() => socket.resetAndDestroy(), 20))

const ANSWERS: Readonly<Record<string, RawAnswer>> = {
  '/cut-before': (socket) => socket.end(),
  '/cut-in-status': (socket) => socket.end('HTTP/1.1 2'),
  '/cut-in-headers': (socket) => socket.end(`${OK}content-length: 5\r\ncontent-ty`),
  '/cut-in-gzip': (socket) =>
    socket.end(`${OK}content-encoding: gzip\r\ncontent-length: 1000\r\n\r\n${gzipSync('packed').toString('latin1')}`),
  '/cut-in-chunk-size': (socket) => socket.end(`${CHUNKED}5\r\nfirst\r\nff`),
  '/cut-before-trailers': (socket) => socket.end(`${CHUNKED}5\r\nfirst\r\n0\r\n`),
  '/reset-before': (socket) => socket.resetAndDestroy(),
  '/reset-in-headers': resetAfter(`${OK}content-le`),
  '/reset-in-chunk': resetAfter(`${CHUNKED}50\r\nfirst`),
  '/drip-status': (socket) => drip(socket, '\r\n'),
  '/drip-chunks': (socket) => {
    socket.write(CHUNKED)
    drip(socket, '1\r\nx\r\n')
  },
  '/drip-trailers': (socket) => {
    socket.write(`${CHUNKED}0\r\n`)
    drip(socket, 'a: b\r\n')
  },
  '/drip-gzip': (socket) => {
    socket.write(`${OK}content-encoding: gzip\r\n\r\n`)
    drip(socket, gzipSync('packed'))
  },
  '/endless-status': (socket) => pour(socket, Buffer.alloc(4096, 'H')),
  '/endless-reason': (socket) => {
    socket.write('HTTP/1.1 200 ')
    pour(socket, Buffer.alloc(4096, 'x'))
  },
  '/endless-header': (socket) => {
    socket.write(`${OK}a: `)
    pour(socket, Buffer.alloc(4096, 'x'))
  },
  '/endless-headers': (socket) => {
    socket.write(OK)
    pour(socket, 'name: value\r\n'.repeat(100))
  },
  '/endless-continues': (socket) => pour(socket, 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(100)),
  '/endless-chunks': (socket) => {
    socket.write(CHUNKED)
    pour(socket, '1\r\nx\r\n'.repeat(1000))
  },
  '/endless-chunk': (socket) => {
    socket.write(`${CHUNKED}ffffffff\r\n`)
    pour(socket, Buffer.alloc(65_536))
  },
  '/endless-extension': (socket) => {
    socket.write(`${CHUNKED}1;`)
    pour(socket, Buffer.alloc(4096, 'x'))
  },
  '/endless-trailers': (socket) => {
    socket.write(`${CHUNKED}0\r\n`)
    pour(socket, 'name: value\r\n'.repeat(100))
  },
  '/endless-empty-members': (socket) => {
    socket.write(`${OK}content-encoding: gzip\r\n\r\n`)
    pour(socket, gzipSync(''))
  },
  '/says-huge': (socket) => socket.end(`${OK}content-length: 999999999999\r\n\r\nx`),
  '/says-too-huge': (socket) => socket.end(`${OK}content-length: 99999999999999999999999\r\n\r\nx`),
  '/says-negative': (socket) => socket.end(`${OK}content-length: -1\r\n\r\nx`),
  '/says-words': (socket) => socket.end(`${OK}content-length: many\r\n\r\nx`),
  '/says-less': (socket) => socket.end(`${OK}content-length: 5\r\n\r\nwhole and more`),
  '/says-two': (socket) => socket.end(`${OK}content-length: 5, 9\r\n\r\nwhole`),
  '/chunk-wrong': (socket) => socket.end(`${CHUNKED}zz\r\nfirst\r\n0\r\n\r\n`),
  '/chunk-overflow': (socket) => socket.end(`${CHUNKED}fffffffffffffffff\r\nfirst\r\n0\r\n\r\n`),
  '/bare-lf': (socket) => socket.end('HTTP/1.1 200 OK\ncontent-length: 5\n\nwhole'),
  '/header-space': (socket) => socket.end(`${OK}content-length : 5\r\n\r\nwhole`),
  '/upgrade': (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
  '/http-09': (socket) => socket.end('whole'),
  '/http-2': (socket) => socket.end(Buffer.from([0, 0, 18, 4, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 128])),
  '/deflate': packed('deflate', deflateSync('packed')),
  '/br': packed('br', brotliCompressSync('packed')),
  '/x-gzip': packed(' X-GZIP ', gzipSync('packed')),
  '/deflate-bomb': packed('deflate', deflateSync(ZEROS)),
  '/gzip-bomb': packed('gzip', gzipSync(ZEROS)),
  '/br-bomb': packed('br', brotliCompressSync(ZEROS)),
  '/gzip-members-bomb': packed('gzip', Buffer.concat(Array.from({ length: 3 }, () => gzipSync(ZEROS.subarray(0, 50_000))))),
  '/gzip-in-gzip': packed('gzip', gzipSync(gzipSync(ZEROS))),
  '/gzip-then-br': packed('gzip, br', brotliCompressSync(gzipSync(ZEROS))),
  '/br-br-br': packed('br, br, br', brotliCompressSync(brotliCompressSync(brotliCompressSync(ZEROS)))),
  '/br-cut': packed('br', brotliCompressSync('packed'.repeat(100)).subarray(0, 8)),
  '/deflate-cut': packed('deflate', deflateSync('packed'.repeat(100)).subarray(0, 8)),
  '/gzip-wrong-sum': packed('gzip', gzipSync('packed').fill(0, 20)),
  '/gzip-error-page': (socket) =>
    socket.end(Buffer.concat([Buffer.from(`HTTP/1.1 500 No\r\ncontent-encoding: gzip\r\nconnection: close\r\n\r\n`), gzipSync(ZEROS)])),
  '/redirect-with-body': (socket) => {
    socket.write('HTTP/1.1 302 Found\r\nlocation: /whole\r\ntransfer-encoding: chunked\r\n\r\n')
    pour(socket, `ffff\r\n${'x'.repeat(65_535)}\r\n`)
  },
  '/whole': (socket) => socket.end(`${OK}content-length: 5\r\n\r\nwhole`),
  '/to': redirectTo,
  '/loop': (socket) => redirectTo(socket, '/loop'),
  '/one': (socket) => redirectTo(socket, '/other'),
  '/other': (socket) => redirectTo(socket, '/one'),
  '/growing': (socket, query) => redirectTo(socket, `/growing?${query}x`),
  '/no-location': (socket) => socket.end('HTTP/1.1 302 Found\r\ncontent-length: 5\r\n\r\nwhole'),
  '/two-locations': (socket) =>
    socket.end('HTTP/1.1 302 Found\r\nlocation: /whole\r\nlocation: http://10.0.0.1/\r\ncontent-length: 0\r\n\r\n'),
}

let upstream: RawUpstream
beforeAll(async () => {
  upstream = await startRawUpstream(ANSWERS)
})
afterAll(() => upstream.stop())

const signal = new AbortController().signal
/** Only where the deadline itself is tested is it short. */
const PATIENCE_MS = 60_000
const ending = async (path: string, options: NetOptions = {}) => {
  try {
    const net = createNet({ allowPrivate: ['127.0.0.1'], timeMs: PATIENCE_MS, maxBytes: MOST, ...options }, signal)
    const { bytes } = await net.fetch(upstream.origin + path)
    return new TextDecoder().decode(bytes)
  } catch (error) {
    const { failure } = error as ToolError
    if (failure === undefined) throw error
    return failure.code === 'network-failed' ? `network-failed ${failure.params.reason}` : failure.code
  }
}

describe('an answer that is cut or reset', () => {
  it.each([
    '/cut-before',
    '/cut-in-status',
    '/cut-in-headers',
    '/cut-in-gzip',
    '/cut-in-chunk-size',
    '/cut-before-trailers',
    '/reset-before',
    '/reset-in-headers',
    '/reset-in-chunk',
  ])('%s is a failure, and no shorter answer', async (path) => {
    expect(await ending(path)).toMatch(/^network-failed (cut-off|protocol)$/)
  })
})

describe('an answer that does not end', () => {
  it.each(['/drip-status', '/drip-chunks', '/drip-trailers', '/drip-gzip'])('%s ends by our deadline', async (path) => {
    expect(await ending(path, { timeMs: 200 })).toBe('network-failed timeout')
  })

  it.each([
    ['/endless-status', 'protocol'],
    ['/endless-reason', 'protocol'],
    ['/endless-header', 'protocol'],
    ['/endless-headers', 'protocol'],
    ['/endless-extension', 'cut-off'],
    ['/endless-trailers', 'cut-off'],
  ])('%s is ended by its size, as %s', async (path, reason) => {
    expect(await ending(path)).toBe(`network-failed ${reason}`)
  })

  it.each(['/endless-chunks', '/endless-chunk', '/endless-empty-members'])('%s is more than we take', async (path) => {
    expect(await ending(path)).toBe('too-big')
  })

  it('ends by our deadline when it only says that it goes on', async () => {
    expect(await ending('/endless-continues', { timeMs: 200 })).toBe('network-failed timeout')
  })
})

describe('an answer that lies about itself', () => {
  it.each([
    ['/says-huge', 'network-failed cut-off'],
    ['/says-too-huge', 'network-failed protocol'],
    ['/says-negative', 'network-failed protocol'],
    ['/says-words', 'network-failed protocol'],
    ['/says-two', 'network-failed protocol'],
    // What follows the length belongs to no answer.
    ['/says-less', 'whole'],
    ['/chunk-wrong', 'network-failed cut-off'],
    ['/chunk-overflow', 'network-failed cut-off'],
    ['/bare-lf', 'network-failed protocol'],
    ['/header-space', 'network-failed protocol'],
    ['/upgrade', 'network-failed protocol'],
    ['/http-09', 'network-failed protocol'],
    ['/http-2', 'network-failed protocol'],
  ])('%s ends as %s', async (path, expected) => {
    expect(await ending(path)).toBe(expected)
  })
})

describe('a packed answer', () => {
  it.each([
    ['/deflate', 'packed'],
    ['/br', 'packed'],
    ['/x-gzip', 'packed'],
    ['/deflate-bomb', 'too-big'],
    ['/gzip-bomb', 'too-big'],
    ['/br-bomb', 'too-big'],
    ['/gzip-members-bomb', 'too-big'],
    ['/gzip-error-page', 'too-big'],
    // More than one packing is taken by no server in earnest: each of them multiplies.
    ['/gzip-then-br', 'network-failed encoding'],
    ['/br-br-br', 'network-failed encoding'],
    ['/br-cut', 'network-failed encoding'],
    ['/deflate-cut', 'network-failed encoding'],
    ['/gzip-wrong-sum', 'network-failed encoding'],
  ])('%s ends as %s', async (path, expected) => {
    expect(await ending(path)).toBe(expected)
  })

  it('is unpacked once, whatever is in it', async () => {
    expect((await ending('/gzip-in-gzip')).length).toBeLessThan(MOST)
  })
})

describe('redirects', () => {
  it.each([
    ['/loop', 'network-failed redirects'],
    ['/one', 'network-failed redirects'],
    ['/growing', 'network-failed redirects'],
    ['/redirect-with-body', 'whole'],
    ['/no-location', ''],
  ])('%s ends as %s', async (path, expected) => {
    expect(await ending(path)).toBe(expected)
  })

  it('asks four times at most', async () => {
    const before = upstream.requests.length
    await ending('/loop')
    expect(upstream.requests.length - before).toBe(4)
  })

  it('follows one of two locations at most, and checks it', async () => {
    expect(['whole', 'network-refused', 'network-failed protocol']).toContain(await ending('/two-locations'))
  })
})
