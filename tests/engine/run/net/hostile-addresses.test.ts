import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ToolError } from '../../../../engine/core/errors.ts'
import { isPublicAddress } from '../../../../engine/run/net/address.ts'
import { createNet } from '../../../../engine/run/net/net.ts'
import { type RawUpstream, redirectTo, startRawUpstream } from '../../../support/servers/raw-upstream.ts'

/**
 * First and last address of every block of IANA's registries, as of 2026-11, that is not globally reachable, or reachable only
 * through what stands for another address.
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 * @see https://www.iana.org/assignments/ipv4-address-space (multicast)
 */
const SPECIAL = {
  '0.0.0.0/8': ['0.0.0.0', '0.255.255.255'],
  '10.0.0.0/8': ['10.0.0.0', '10.255.255.255'],
  '100.64.0.0/10': ['100.64.0.0', '100.127.255.255'],
  '127.0.0.0/8': ['127.0.0.0', '127.255.255.255'],
  '169.254.0.0/16': ['169.254.0.0', '169.254.255.255'],
  '172.16.0.0/12': ['172.16.0.0', '172.31.255.255'],
  '192.0.0.0/24': ['192.0.0.0', '192.0.0.255'],
  '192.0.2.0/24': ['192.0.2.0', '192.0.2.255'],
  '192.88.99.0/24': ['192.88.99.0', '192.88.99.255'],
  '192.168.0.0/16': ['192.168.0.0', '192.168.255.255'],
  '198.18.0.0/15': ['198.18.0.0', '198.19.255.255'],
  '198.51.100.0/24': ['198.51.100.0', '198.51.100.255'],
  '203.0.113.0/24': ['203.0.113.0', '203.0.113.255'],
  '224.0.0.0/4': ['224.0.0.0', '239.255.255.255'],
  '240.0.0.0/4': ['240.0.0.0', '255.255.255.255'],
  '::/128': ['::', '::'],
  '::1/128': ['::1', '::1'],
  '::/96 (compatible)': ['::8.8.8.8', '::ffff:ffff'],
  '::ffff:0:0/96': ['::ffff:0.0.0.0', '::ffff:255.255.255.255'],
  '::ffff:0:0:0/96 (translated)': ['::ffff:0:8.8.8.8', '::ffff:0:ffff:ffff'],
  '64:ff9b::/96': ['64:ff9b::', '64:ff9b::ffff:ffff'],
  '64:ff9b:1::/48': ['64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  '100::/64': ['100::', '100::ffff:ffff:ffff:ffff'],
  '100:0:0:1::/64': ['100:0:0:1::', '100:0:0:1:ffff:ffff:ffff:ffff'],
  '2001::/23': ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  '2001::/32 (Teredo)': ['2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
  '2001:db8::/32': ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  '2002::/16': ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  '3fff::/20': ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  '5f00::/16': ['5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  'fc00::/7': ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  'fe80::/10': ['fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  'fec0::/10': ['fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  'ff00::/8': ['ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
} as const

describe('special-purpose addresses', () => {
  it.each(Object.entries(SPECIAL))('%s is not public, from its first to its last', (_block, addresses) => {
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(false)
  })

  it.each([
    ['1.0.0.0', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0', '169.253.255.255'],
    ['169.255.0.0', '172.15.255.255', '172.32.0.0', '192.0.1.0', '192.0.3.0', '192.167.255.255', '192.169.0.0', '198.17.255.255'],
    ['198.20.0.0', '223.255.255.255', '2001:200::', '2001:db7:ffff::', '2001:db9::', '2003::', '2400::', '3ffe:ffff::'],
  ])('%s and other neighbors of them are', (...addresses) => {
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(true)
  })

  it.each(['fe80::1%eth0', '::1%lo', '127.1', '0x7f000001', '2130706433', '8.8.8.8/32', ' 8.8.8.8', '8.8.8.8 ', '08.8.8.8', '2400::1%1'])(
    'what is no plain address is not: %j',
    (text) => expect(isPublicAddress(text)).toBe(false),
  )
})

const hex = (address: string) => address.split('.').map((part) => Number(part).toString(16).padStart(2, '0'))
const groups = (address: string) =>
  hex(address)
    .join('')
    .replace(/(.{4})(.{4})/, '$1:$2')
/** All the ways to write an IPv4 address in a URL. */
const spellings = (address: string): string[] => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  const number = ((a * 256 + b) * 256 + c) * 256 + d
  const octal = (part: number) => `0${part.toString(8)}`
  return [
    address,
    `${address}.`,
    String(number),
    `0x${number.toString(16)}`,
    `0X${number.toString(16).toUpperCase()}`,
    `0${number.toString(8)}`,
    [a, b, c, d].map((part) => `0x${part.toString(16)}`).join('.'),
    [a, b, c, d].map(octal).join('.'),
    `${a}.${(b * 256 + c) * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    `${octal(a)}.${b}.0x${(c * 256 + d).toString(16)}`,
    address.replaceAll('.', '。'),
    address.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    address.replaceAll('.', '%2e'),
    `[::ffff:${address}]`,
    `[::ffff:${groups(address)}]`,
    `[0:0:0:0:0:ffff:${groups(address)}]`,
    `[::${address}]`,
    `[::ffff:0:${groups(address)}]`,
    `[64:ff9b::${address}]`,
    `[64:ff9b::${groups(address)}]`,
    `[64:ff9b:1::${groups(address)}]`,
    `[2002:${groups(address)}::]`,
    `[2002:${groups(address)}::1]`,
    `[2001:0:4136:e378:8000:63bf:${groups(address)}]`,
  ]
}

/** Names and addresses that lead inside, in other ways. */
const INSIDE = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.b.localhost',
  'ⓛocalhost',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[fd00:ec2::254]',
  '[fd00:ec2::23]',
  '[fd20:ce::254]',
  '[fe80::a9fe:a9fe]',
  '[fc00::1]',
  '[ff02::1]',
]
const HOSTS = [...['127.0.0.1', '10.0.0.1', '169.254.169.254', '192.168.1.1'].flatMap(spellings), ...INSIDE]

/** What is no page of the web, or on no port of it. */
const ELSEWHERE = [
  'file:///etc/passwd',
  'ftp://8.8.8.8/',
  'gopher://8.8.8.8:70/x',
  'dict://8.8.8.8:2628/d',
  'ldap://8.8.8.8/',
  'ws://8.8.8.8/',
  'whois://8.8.8.8',
  'data:text/plain,a',
  'blob:http://8.8.8.8/1',
  'javascript:1',
  'mailto:a@example.com',
  'http://8.8.8.8:22/',
  'http://8.8.8.8:25/',
  'http://8.8.8.8:6379/',
  'http://8.8.8.8:8080/',
  'https://8.8.8.8:8443/',
  'http://8.8.8.8:43/',
  'http://[2606:4700::1111]:3306/',
  'http://user@8.8.8.8/',
  'http://:pass@8.8.8.8/',
  'http://8.8.8.8@127.0.0.1/',
]

describe('guarded fetch', () => {
  let upstream: RawUpstream
  beforeAll(async () => {
    upstream = await startRawUpstream({
      '/to': redirectTo,
      '/moved': (socket, query) =>
        socket.end(`HTTP/1.1 ${query.slice(0, 3)} Moved\r\nlocation: http://169.254.169.254/\r\ncontent-length: 0\r\n\r\n`),
    })
  })
  afterAll(() => upstream.stop())
  const signal = new AbortController().signal
  const codeOf = ({ failure }: ToolError) => (failure.code === 'network-failed' ? `network-failed ${failure.params.reason}` : failure.code)
  // The one address that may be reached is the hostile server's own: were a guard missing, most of these would come to it.
  const ending = (url: string) =>
    createNet({ allowPrivate: ['127.0.0.9'], timeMs: 60_000 }, signal)
      .fetch(url)
      .then(() => 'answered', codeOf)
  const endingThere = (url: string) =>
    createNet({ upstreams: { 'http://open.test': upstream.origin }, timeMs: 60_000 }, signal)
      .fetch(`http://open.test/to?${encodeURIComponent(url)}`)
      .then(() => 'answered', codeOf)

  it.each(HOSTS)('does not go to %s', async (host) => {
    for (const scheme of ['http', 'https']) expect(await ending(`${scheme}://${host}/`)).toMatch(/^(network-refused|bad-url)$/)
  })

  it.each(HOSTS)('follows no redirect to %s', async (host) => {
    expect(await endingThere(`http://${host}/latest/meta-data/`)).toMatch(/^(network-refused|network-failed protocol)$/)
    expect(await endingThere(`//${host}/`)).toMatch(/^(network-refused|network-failed protocol)$/)
  })

  it.each(ELSEWHERE)('neither asks %s, nor follows a redirect there', async (url) => {
    expect(await ending(url)).toBe('network-refused')
    expect(await endingThere(url)).toBe('network-refused')
  })

  it.each([301, 302, 303, 307, 308])('checks where a redirect of status %i leads', async (status) => {
    const net = createNet({ upstreams: { 'http://open.test': upstream.origin } }, signal)
    await expect(net.fetch(`http://open.test/moved?${status}`)).rejects.toMatchObject({ failure: { code: 'network-refused' } })
  })

  it('asks nobody before the address is checked', async () => {
    const before = upstream.requests.length
    const { port } = new URL(upstream.origin)
    for (const host of spellings('127.0.0.1')) expect(await ending(`http://${host}:${port}/whole`)).toMatch(/^(network-refused|bad-url)$/)
    expect(upstream.requests.length).toBe(before)
  })
})
