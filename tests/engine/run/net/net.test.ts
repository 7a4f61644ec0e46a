import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ToolError } from '../../../../engine/core/errors.ts'
import { isPublicAddress } from '../../../../engine/run/net/address.ts'
import type { NetOptions } from '../../../../engine/run/net/options.ts'
import { createNet } from '../../../../engine/run/net/net.ts'
import { dnsName, startDnsServer } from '../../../support/servers/dns-server.ts'

const signal = new AbortController().signal
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: ToolError) => error.failure?.code ?? error,
  )
const fetching = (url: string, options: NetOptions = {}) => code(createNet(options, signal).fetch(url))

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111', '2a00:1450::1'])('accepts %s', (address) => expect(isPublicAddress(address)).toBe(true))
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    '::127.0.0.1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fc00::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '100::1',
    'nonsense',
    '',
  ])('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('guarded fetch', () => {
  let origin = ''
  const seen: http.IncomingMessage[] = []
  const server = http.createServer((request, response) => {
    seen.push(request)
    const { searchParams, pathname } = new URL(request.url ?? '', 'http://local')
    if (pathname === '/to') response.writeHead(302, { location: searchParams.get('url') ?? '' }).end()
    else if (pathname === '/loop') response.writeHead(302, { location: '/loop' }).end()
    else if (pathname === '/big') response.end(Buffer.alloc(200_000))
    else if (pathname === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
    else if (pathname !== '/slow') response.writeHead(200, { 'x-a': 'b', 'set-cookie': 'a=b' }).end('hello')
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const open: NetOptions = { allowPrivate: ['127.0.0.1'] }

  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://[::]/',
    'http://[64:ff9b::7f00:1]/',
    'http://10.1.2.3/',
    'https://192.168.0.1/',
    'http://8.8.8.8:22/',
    'http://8.8.8.8:8080/',
    'ftp://8.8.8.8/',
    'file:///etc/passwd',
    'http://user:pass@8.8.8.8/',
    'data:text/plain,a',
  ])('refuses %s', async (url) => {
    expect(await fetching(url)).toBe('network-refused')
  })

  it('refuses what is no address', async () => {
    expect(await fetching('nonsense')).toBe('bad-url')
  })

  it('refuses a name that stands for a private address, even beside a public one', async () => {
    const dns = await startDnsServer({
      'inside.test A': [Buffer.from([127, 0, 0, 1])],
      'mixed.test A': [Buffer.from([8, 8, 8, 8]), Buffer.from([10, 0, 0, 1])],
      'six.test AAAA': [Buffer.from([...Array(15).fill(0), 1])],
    })
    const options = { dnsServers: [dns.address] }
    expect(await fetching('http://inside.test/', options)).toBe('network-refused')
    expect(await fetching('http://mixed.test/', options)).toBe('network-refused')
    expect(await fetching('http://six.test/', options)).toBe('network-refused')
    expect(await fetching('http://absent.test/', options)).toBe('network-failed')
    dns.stop()
  })

  it('connects to the very address it checked, under the name that was asked for', async () => {
    const dns = await startDnsServer({ 'inside.test A': [Buffer.from([127, 0, 0, 1])] })
    const url = `${origin.replace('127.0.0.1', 'inside.test')}/`
    const answer = await createNet({ ...open, dnsServers: [dns.address] }, signal).fetch(url)
    expect(new TextDecoder().decode(answer.bytes)).toBe('hello')
    expect(seen.at(-1)?.headers.host).toMatch(/^inside\.test:\d+$/)
    dns.stop()
  })

  it('answers status, headers and bytes, without cookies', async () => {
    const answer = await createNet(open, signal).fetch(`${origin}/page`, {
      headers: { accept: 'text/html', cookie: 'a=b', Authorization: 'c', host: 'evil.test' },
    })
    expect(answer).toMatchObject({ status: 200, url: `${origin}/page`, headers: { 'x-a': 'b' } })
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(seen.at(-1)?.headers).toMatchObject({ accept: 'text/html', host: new URL(origin).host })
    expect(seen.at(-1)?.headers).not.toHaveProperty('cookie')
    expect(seen.at(-1)?.headers).not.toHaveProperty('authorization')
  })

  it('follows redirects, checking each', async () => {
    const to = (url: string) => `${origin}/to?url=${encodeURIComponent(url)}`
    const answer = await createNet(open, signal).fetch(to(`${origin}/page`))
    expect(answer).toMatchObject({ status: 200, url: `${origin}/page` })
    expect(await fetching(to('http://127.0.0.2/'), open)).toBe('network-refused')
    expect(await fetching(to('http://[::1]/'), open)).toBe('network-refused')
    expect(await fetching(to('http://169.254.169.254/'), open)).toBe('network-refused')
    expect(await fetching(to('file:///etc/passwd'), open)).toBe('network-refused')
    expect(await fetching(to('http://'), open)).toBe('network-failed')
    expect(await fetching(`${origin}/loop`, open)).toBe('network-failed')
  })

  it('bounds size and time, and does not unpack', async () => {
    expect(await fetching(`${origin}/big`, { ...open, maxBytes: 100_000 })).toBe('too-big')
    expect(await fetching(`${origin}/slow`, { ...open, timeMs: 100 })).toBe('network-failed')
    expect(await fetching(`${origin}/packed`, open)).toBe('network-failed')
  })
})

describe('resolveDns', () => {
  let dns: Awaited<ReturnType<typeof startDnsServer>>
  beforeAll(async () => {
    dns = await startDnsServer({
      'a.test A': [Buffer.from([93, 184, 216, 34])],
      'a.test MX': [Buffer.concat([Buffer.from([0, 20]), dnsName('b.a.test')]), Buffer.concat([Buffer.from([0, 10]), dnsName('m.a.test')])],
      'a.test TXT': [Buffer.from('\x03one\x03two')],
      // A pair of bytes may be parted between two strings; the last is Latin-1, as it is no UTF-8.
      'utf.test TXT': [Buffer.concat([Buffer.from([2, 0x7a, 0xc5, 2, 0xbc, 0x21])]), Buffer.from([2, 0x7a, 0xe9])],
      'a.test NS': 'none',
      'broken.test A': 'fail',
    })
  })
  afterAll(() => dns.stop())
  const resolve = (name: string, type: string) => createNet({ dnsServers: [dns.address], timeMs: 60_000 }, signal).resolveDns(name, type)

  it('answers records as a zone file writes them', async () => {
    expect(await resolve('a.test', 'A')).toEqual([{ name: 'a.test', type: 'A', ttl: 300, data: '93.184.216.34' }])
    expect((await resolve('a.test', 'MX')).map(({ data }) => data)).toEqual(['10 m.a.test', '20 b.a.test'])
    expect(await resolve('a.test', 'TXT')).toEqual([{ name: 'a.test', type: 'TXT', ttl: 300, data: 'onetwo' }])
    expect((await resolve('utf.test', 'TXT')).map(({ data }) => data)).toEqual(['zż!', 'zé'])
  })

  it('tells no such record from no such name, and both from a failure', async () => {
    expect(await resolve('a.test', 'NS')).toEqual([])
    expect(await code(resolve('absent.test', 'A'))).toBe('not-found')
    expect(await code(resolve('broken.test', 'A'))).toBe('network-failed')
    expect(await code(resolve('a.test', 'constructor'))).toBe('not-a-choice')
  })
})
