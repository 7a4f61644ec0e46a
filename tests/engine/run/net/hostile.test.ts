import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FetchOptions } from '../../../../engine/core/context.ts'
import type { ToolError } from '../../../../engine/core/errors.ts'
import type { NetOptions } from '../../../../engine/run/net/options.ts'
import { createNet } from '../../../../engine/run/net/net.ts'
import { startDnsServer } from '../../../support/servers/dns-server.ts'
import { drip } from '../../../support/servers/raw-upstream.ts'

/** How a hostile server answers each path, byte by byte. */
const ANSWERS: Readonly<Record<string, (socket: Socket) => void>> = {
  '/whole': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nwhole'),
  '/no-length': (socket) => socket.end('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nto the end'),
  '/short': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nonly this'),
  '/chunk-open': (socket) => socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nfirst\r\n'),
  '/chunk-half': (socket) => socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n50\r\nfirst'),
  '/reset': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nonly this', () => setTimeout(() => socket.resetAndDestroy(), 20))
  },
  '/reset-open-end': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nonly this', () => setTimeout(() => socket.resetAndDestroy(), 20))
  },
  '/drip': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n')
    drip(socket, 'x')
  },
  '/drip-open-end': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n')
    drip(socket, 'x')
  },
  '/drip-headers': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    drip(socket, 'a: b\r\n')
  },
  '/endless': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n')
    const more = () =>
      void (socket.destroyed || (socket.write(Buffer.alloc(65_536, 120)) ? setImmediate(more) : socket.once('drain', more)))
    more()
  },
  '/early-hints': (socket) => drip(socket, 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'),
  '/big-header': (socket) => socket.end(`HTTP/1.1 200 OK\r\na: ${'b'.repeat(100_000)}\r\ncontent-length: 0\r\n\r\n`),
  '/two-lengths': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 9\r\n\r\nwholewhole'),
  '/smuggle': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'),
  '/nonsense': (socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'),
  '/silent': () => {},
  '/gzip': (socket) => send(socket, gzipSync('packed'), 'gzip'),
  '/gzip-short': (socket) => send(socket, gzipSync('packed '.repeat(100)).subarray(0, 30), 'gzip'),
  '/gzip-bomb': (socket) => send(socket, gzipSync(Buffer.alloc(50 * 1024 * 1024)), 'gzip'),
  '/br-bomb': (socket) => send(socket, brotliCompressSync(Buffer.alloc(50 * 1024 * 1024)), 'br'),
  '/gzip-twice': (socket) => send(socket, gzipSync(gzipSync('packed')), 'gzip, gzip'),
  '/zstd': (socket) => send(socket, Buffer.from('x'), 'zstd'),
  '/image': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-type: image/png; a=b\r\ncontent-length: 1\r\n\r\nx'),
  '/html': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 1\r\n\r\nx'),
  '/missing': (socket) => socket.end('HTTP/1.1 404 Not Found\r\ncontent-type: text/html\r\ncontent-length: 1\r\n\r\nx'),
}

function send(socket: Socket, body: Uint8Array, encoding: string): void {
  socket.write(`HTTP/1.1 200 OK\r\ncontent-encoding: ${encoding}\r\ncontent-length: ${body.length}\r\n\r\n`)
  socket.end(body)
}

const signal = new AbortController().signal
const requests: string[] = []
const sockets = new Set<Socket>()
const server = net.createServer((socket) => {
  sockets.add(socket)
  socket.on('error', () => {})
  socket.once('data', (data) => {
    const head = data.toString()
    requests.push(head)
    const [, path = '', rest = ''] = /^GET (\/[\w-]*)(\S*) /.exec(head) ?? []
    if (path === '/hop') {
      const left = Number(rest.slice(1))
      socket.end(`HTTP/1.1 302 Found\r\nlocation: ${left > 0 ? `/hop?${left - 1}` : '/whole'}\r\ncontent-length: 0\r\n\r\n`)
    } else if (path === '/to')
      socket.end(`HTTP/1.1 302 Found\r\nlocation: ${decodeURIComponent(rest.slice(1))}\r\ncontent-length: 0\r\n\r\n`)
    else ANSWERS[path]?.(socket)
  })
})
let origin = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

/** Only where the deadline itself is tested is it short. */
const PATIENCE_MS = 60_000
const open: NetOptions = { allowPrivate: ['127.0.0.1'], timeMs: PATIENCE_MS }
const ending = async (path: string, request: FetchOptions = {}, options: NetOptions = {}) => {
  try {
    const { bytes } = await createNet({ ...open, ...options }, signal).fetch(path.startsWith('/') ? origin + path : path, request)
    return new TextDecoder().decode(bytes)
  } catch (error) {
    const { code, params } = (error as ToolError).failure
    return code === 'network-failed' ? `${code} ${params.reason}` : code
  }
}

describe('a body that was cut off', () => {
  it.each(['/short', '/chunk-open', '/chunk-half', '/reset', '/reset-open-end'])('%s is a failure, not a shorter answer', async (path) => {
    expect(await ending(path)).toBe('network-failed cut-off')
  })

  it.each(['/drip', '/drip-open-end', '/drip-headers', '/early-hints', '/silent'])(
    '%s ends by our deadline, as a failure',
    async (path) => {
      expect(await ending(path, {}, { timeMs: 150 })).toBe('network-failed timeout')
    },
  )

  it('is whole when the length was reached, or the server closed where it gave none', async () => {
    expect(await ending('/whole')).toBe('whole')
    expect(await ending('/no-length')).toBe('to the end')
  })
})

describe('bounds', () => {
  it.each([
    ['/endless', 'too-big'],
    ['/big-header', 'network-failed protocol'],
    ['/two-lengths', 'network-failed protocol'],
    ['/smuggle', 'network-failed protocol'],
    ['/nonsense', 'network-failed protocol'],
  ])('%s is refused as %s', async (path, expected) => {
    expect(await ending(path, { maxBytes: 1_000_000 })).toBe(expected)
  })

  it.each([
    ['/gzip', 'packed'],
    ['/gzip-bomb', 'too-big'],
    ['/br-bomb', 'too-big'],
    ['/gzip-short', 'network-failed encoding'],
    ['/gzip-twice', 'network-failed encoding'],
    ['/zstd', 'network-failed encoding'],
  ])('%s unpacks to %s', async (path, expected) => {
    expect(await ending(path, { maxBytes: 1_000_000 })).toBe(expected)
  })

  it('follows three redirects, and no more', async () => {
    expect(await ending('/hop?2')).toBe('whole')
    expect(await ending('/hop?3')).toBe('network-failed redirects')
  })

  it('takes good answers of the wanted types only', async () => {
    expect(await ending('/image', { accept: ['image/*'] })).toBe('x')
    expect(await ending('/image', { accept: ['text/html', 'image/png'] })).toBe('x')
    expect(await ending('/html', { accept: ['image/*'] })).toBe('network-failed type')
    expect(await ending('/whole', { accept: ['image/*'] })).toBe('network-failed type')
    expect(await ending('/missing', { accept: ['image/*'] })).toBe('x')
  })
})

describe('addresses', () => {
  const inside = [
    'http://169.254.169.254/latest/',
    'http://[fd00:ec2::254]/',
    'http://[fd20:ce::254]/',
    'http://100.100.100.200/',
    'http://168.63.129.16/',
    'http://192.0.0.192/',
    'http://161.26.0.10/',
    'http://[::ffff:169.254.169.254]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://[2002:a9fe:a9fe::]/',
    'http://[2001:0:a9fe:a9fe::1]/',
    'http://100.64.0.1/',
    'http://localhost/',
    'http://a.localhost/',
  ]
  it.each(inside)('%s is refused', async (url) => {
    expect(await ending(url)).toBe('network-refused')
  })

  it.each(inside)('a redirect to %s is refused', async (url) => {
    expect(await ending(`/to?${encodeURIComponent(url)}`)).toBe('network-refused')
  })

  it('refuses a name whose address changes between two questions: each connection is checked by itself', async () => {
    // The first hop is public by the name server; the redirect to the same name finds it pointing inside.
    let asked = 0
    const zone = new Proxy({} as Record<string, readonly Uint8Array[]>, {
      get: (_, key) => (key === 'rebind.test A' ? [asked++ === 0 ? Buffer.from([127, 0, 0, 1]) : Buffer.from([10, 0, 0, 1])] : undefined),
      ownKeys: () => ['rebind.test A', 'rebind.test AAAA'],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    })
    const dns = await startDnsServer(zone)
    const { port } = new URL(origin)
    const again = `http://rebind.test:${port}/to?${encodeURIComponent(`http://rebind.test:${port}/whole`)}`
    expect(await ending(again, {}, { dnsServers: [dns.address] })).toBe('network-refused')
    expect(asked).toBe(2)
    dns.stop()
  })

  it('refuses names that lead to where clouds keep secrets', async () => {
    const dns = await startDnsServer({
      'meta.test A': [Buffer.from([169, 254, 169, 254])],
      'azure.test A': [Buffer.from([168, 63, 129, 16])],
      'mapped.test AAAA': [Buffer.from([...Array<number>(10).fill(0), 255, 255, 8, 8, 8, 8])],
    })
    for (const name of ['meta.test', 'azure.test', 'mapped.test'])
      expect(await ending(`http://${name}/`, {}, { dnsServers: [dns.address] })).toBe('network-refused')
    dns.stop()
  })

  it('keeps the look-up of a name inside its one deadline', async () => {
    const dns = await startDnsServer({ 'slow.test A': 'silent', 'slow.test AAAA': 'silent' })
    expect(await ending('http://slow.test/', {}, { dnsServers: [dns.address], timeMs: 200 })).toBe('network-failed timeout')
    dns.stop()
  })

  it('uses a stand-in for exactly the origin that it stands in for, on this machine only', async () => {
    const upstreams = { 'https://real.test': origin }
    expect(await ending('https://real.test/whole', {}, { upstreams })).toBe('whole')
    expect(requests.at(-1)).toContain('host: real.test\r\n')
    expect(await ending('http://169.254.169.254/', {}, { upstreams })).toBe('network-refused')
    await expect(
      createNet({ upstreams: { 'https://real.test': 'http://10.0.0.1:80' } }, signal).fetch('https://real.test/'),
    ).rejects.toThrow()
  })
})

describe('what is sent', () => {
  const upstreams = () => ({ 'https://api.test': origin, 'https://other.test': origin, 'https://www.youtube.com': origin })
  const keys = { A_KEY: { value: 's3cret', header: 'x-key', hosts: ['api.test'] } }
  const ask = (url: string, request: FetchOptions, needs: readonly string[] = ['A_KEY']) =>
    createNet({ ...open, upstreams: upstreams(), keys, consentCookies: { 'youtube.com': 'SOCS=CAI' } }, signal, { needs }).fetch(
      url,
      request,
    )

  it('sends a key to its own host only, and only for a tool that names it', async () => {
    await ask('https://api.test/whole', { key: 'A_KEY' })
    expect(requests.at(-1)).toContain('x-key: s3cret')
    await ask('https://other.test/whole', { key: 'A_KEY' })
    expect(requests.at(-1)).not.toContain('s3cret')
    await ask('https://api.test/whole', { key: 'A_KEY' }, [])
    expect(requests.at(-1)).not.toContain('s3cret')
    const answer = await ask(`https://api.test/to?${encodeURIComponent('https://other.test/whole')}`, { key: 'A_KEY' })
    expect(requests.at(-1)).not.toContain('s3cret')
    expect(JSON.stringify(answer)).not.toContain('s3cret')
  })

  it('tells whether there is a key, to a tool that names it', () => {
    expect(createNet({ keys }, signal, { needs: ['A_KEY'] }).hasKey('A_KEY')).toBe(true)
    expect(createNet({ keys }, signal).hasKey('A_KEY')).toBe(false)
    expect(createNet({}, signal, { needs: ['A_KEY'] }).hasKey('A_KEY')).toBe(false)
  })

  it('sends the cookie that declines tracking where it is wanted, when asked to', async () => {
    await ask('https://www.youtube.com/whole', { consent: true })
    expect(requests.at(-1)).toContain('cookie: SOCS=CAI')
    await ask('https://www.youtube.com/whole', {})
    expect(requests.at(-1)).not.toContain('cookie')
    await ask('https://other.test/whole', { consent: true })
    expect(requests.at(-1)).not.toContain('cookie')
  })

  it('gives the caller to a tool that needs it', () => {
    const caller = { id: 'a', address: '192.0.2.1' }
    expect(createNet({}, signal, { caller, needs: ['caller'] }).caller).toBe('192.0.2.1')
    expect(createNet({}, signal, { caller }).caller).toBeUndefined()
  })
})
