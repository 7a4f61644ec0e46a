import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ToolError } from '../../../../engine/core/errors.ts'
import { createNet } from '../../../../engine/run/net/net.ts'
import type { NetOptions } from '../../../../engine/run/net/options.ts'
import { dnsName } from '../../../support/servers/dns-server.ts'
import { A, AAAA, CNAME, dnsAnswer, type DnsAnswering, type DnsQuery, framed, startRawDns } from '../../../support/servers/raw-dns.ts'
import { drip, pour, type RawUpstream, redirectTo, startRawUpstream } from '../../../support/servers/raw-upstream.ts'

const HERE = Buffer.from([127, 0, 0, 1])
const PRIVATE = Buffer.from([10, 0, 0, 1])
const PUBLIC = Buffer.from([8, 8, 8, 8])
const six = (text: string) => Buffer.from(text.replaceAll(':', ''), 'hex')
const MAPPED = six('0000:0000:0000:0000:0000:ffff:7f00:0001')
const NAT64 = six('0064:ff9b:0000:0000:0000:0000:a9fe:a9fe')
const SIX_TO_FOUR = six('2002:7f00:0001:0000:0000:0000:0000:0001')
const EC2 = six('fd00:0ec2:0000:0000:0000:0000:0000:0254')

const signal = new AbortController().signal
let upstream: RawUpstream
let port = ''
beforeAll(async () => {
  upstream = await startRawUpstream({
    '/whole': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nwhole'),
    '/to': redirectTo,
  })
  ;({ port } = new URL(upstream.origin))
})
afterAll(() => upstream.stop())

/** How a fetch of `http://name.test` ends when its name server answers so. This machine counts as public, so that a guard missing shows. */
async function ending(
  overUdp: DnsAnswering,
  { path = '/whole', overTcp, ...options }: NetOptions & { path?: string; overTcp?: (query: DnsQuery, socket: Socket) => void } = {},
): Promise<string> {
  const dns = await startRawDns(overUdp, overTcp)
  try {
    const access = createNet({ allowPrivate: ['127.0.0.1'], timeMs: 60_000, dnsServers: [dns.address], ...options }, signal)
    return new TextDecoder().decode((await access.fetch(`http://name.test:${port}${path}`)).bytes)
  } catch (error) {
    const { failure } = error as ToolError
    if (failure === undefined) throw error
    return failure.code === 'network-failed' ? `network-failed ${failure.params.reason}` : failure.code
  } finally {
    dns.stop()
  }
}
/** Answers each type of question with its records of the name. */
const zone =
  (a: readonly Uint8Array[], aaaa: readonly Uint8Array[] = []): DnsAnswering =>
  (query, send) =>
    send(
      dnsAnswer(
        query,
        (query.type === A ? a : aaaa).map((data) => [query.name, query.type, data]),
      ),
    )

describe('what a name server says', () => {
  it('is used where it is in order', async () => {
    expect(await ending(zone([HERE]))).toBe('whole')
  })

  it.each([
    ['private', zone([PRIVATE])],
    ['private beside public', zone([HERE, PRIVATE])],
    ['public before private', zone([PUBLIC, HERE, PRIVATE])],
    ['private in IPv6 only', zone([HERE], [EC2])],
    ['mapped', zone([], [MAPPED])],
    ['mapped beside public', zone([HERE], [MAPPED])],
    ['behind NAT64', zone([], [NAT64])],
    ['6to4', zone([], [SIX_TO_FOUR])],
    ['metadata', zone([Buffer.from([169, 254, 169, 254])])],
    ['unspecified', zone([Buffer.from([0, 0, 0, 0])])],
    ['broadcast', zone([Buffer.from([255, 255, 255, 255])])],
  ])('is refused where an address is %s', async (_what, answering) => {
    const before = upstream.requests.length
    expect(await ending(answering)).toBe('network-refused')
    expect(upstream.requests.length).toBe(before)
  })

  it('is checked behind aliases too', async () => {
    const aliased =
      (target: string, data: Uint8Array): DnsAnswering =>
      (query, send) =>
        send(
          dnsAnswer(
            query,
            query.type === A
              ? [
                  [query.name, CNAME, dnsName(target)],
                  [target, A, data],
                ]
              : [],
          ),
        )
    expect(await ending(aliased('other.test', HERE))).toBe('whole')
    expect(await ending(aliased('other.test', PRIVATE))).toBe('network-refused')
    expect(await ending(aliased('localhost', PRIVATE))).toBe('network-refused')
  })

  it('counts for the name that was asked for, and no other', async () => {
    const beside: DnsAnswering = (query, send) =>
      send(
        dnsAnswer(
          query,
          query.type === A
            ? [
                ['other.test', A, HERE],
                ['name.test.other.test', A, HERE],
              ]
            : [],
        ),
      )
    expect(await ending(beside)).toBe('network-failed dns')
    // An address of another type than the one that was asked for is none either.
    const wrongType: DnsAnswering = (query, send) => send(dnsAnswer(query, query.type === AAAA ? [[query.name, A, HERE]] : []))
    expect(await ending(wrongType)).toBe('network-failed dns')
  })

  it('leads nowhere by aliases in a circle, or too many of them', async () => {
    const circle: DnsAnswering = (query, send) =>
      send(
        dnsAnswer(query, [
          [query.name, CNAME, dnsName('b.test')],
          ['b.test', CNAME, dnsName(query.name)],
        ]),
      )
    expect(await ending(circle)).toBe('network-failed dns')
    const names = Array.from({ length: 40 }, (_, index) => `n${index}.test`)
    const many: DnsAnswering = (query, send) =>
      send(
        dnsAnswer(query, [
          ...[query.name, ...names].map((name, index) => [name, CNAME, dnsName(names[index] ?? 'end.test')] as const),
          ['end.test', A, HERE],
        ]),
      )
    expect(await ending(many)).toBe('network-failed dns')
  })
})

describe('a name that points elsewhere the second time', () => {
  /** The first question is answered by this machine, every later one by a private address. */
  const rebinding = () => {
    let asked = 0
    const answering: DnsAnswering = (query, send) => {
      if (query.type !== A) return send(dnsAnswer(query, []))
      asked++
      return send(dnsAnswer(query, [[query.name, A, asked === 1 ? HERE : PRIVATE]]))
    }
    return { answering, asked: () => asked }
  }

  it('is asked for once, and the connection goes to the address that was checked', async () => {
    const { answering, asked } = rebinding()
    expect(await ending(answering)).toBe('whole')
    expect(asked()).toBe(1)
  })

  it('is refused where a redirect leads to it again', async () => {
    const { answering, asked } = rebinding()
    expect(await ending(answering, { path: `/to?${encodeURIComponent('/whole')}` })).toBe('network-refused')
    expect(asked()).toBe(2)
  })

  it('is refused at the next fetch', async () => {
    const { answering } = rebinding()
    const dns = await startRawDns(answering)
    const access = createNet({ allowPrivate: ['127.0.0.1'], dnsServers: [dns.address], timeMs: 60_000 }, signal)
    const url = `http://name.test:${port}/whole`
    expect((await access.fetch(url)).status).toBe(200)
    await expect(access.fetch(url)).rejects.toMatchObject({ failure: { code: 'network-refused' } })
    dns.stop()
  })
})

describe('a name server that answers wrongly', () => {
  const damaged: Readonly<Record<string, DnsAnswering>> = {
    nothing: (_query, send) => send(Buffer.alloc(0)),
    'a header alone': (query, send) => send(dnsAnswer(query, []).subarray(0, 12)),
    'an address of three bytes': (query, send) => send(dnsAnswer(query, [[query.name, query.type, Buffer.from([8, 8, 8])]])),
    'a record that ends before its end': (query, send) => send(dnsAnswer(query, [[query.name, A, HERE]]).subarray(0, -2)),
    'more records than there are': (query, send) => {
      const message = dnsAnswer(query, [[query.name, A, HERE]])
      message.writeUInt16BE(65_535, 6)
      send(message)
    },
    'a name that points to itself': (query, send) => {
      const message = dnsAnswer(query, [['x', A, HERE]])
      const at = message.length - 17
      message.writeUInt16BE(0xc000 | at, at)
      send(message)
    },
    'another question': ({ bytes, name, type }, send) => {
      const message = dnsAnswer({ bytes, name, type }, [[name, type, HERE]])
      message.writeUInt8(message.readUInt8(13) ^ 1, 13)
      send(message)
    },
  }
  it.each(Object.entries(damaged))('gets nowhere by %s', async (_what, answering) => {
    expect(await ending(answering, { timeMs: 250 })).toBe('network-failed timeout')
  })

  it('gets nowhere by guessing many ids', async () => {
    const flood: DnsAnswering = (query, send) => {
      for (let id = 0; id < 3_000; id++) {
        const message = dnsAnswer(query, [[query.name, query.type, HERE]])
        if (query.bytes.readUInt16BE(0) === id) continue
        message.writeUInt16BE(id, 0)
        send(message)
      }
    }
    expect(await ending(flood, { timeMs: 250 })).toBe('network-failed timeout')
  })

  it.each([
    [1, 'protocol'],
    [2, 'servfail'],
    [3, 'dns'],
    [4, 'protocol'],
    [5, 'refused'],
    [15, 'protocol'],
  ])('by code %i is told as %s', async (code, reason) => {
    expect(await ending((query, send) => send(dnsAnswer(query, [], { code })))).toBe(`network-failed ${reason}`)
  })
})

describe('an answer that goes on over TCP', () => {
  const cut: DnsAnswering = (query, send) => send(dnsAnswer(query, [], { isCut: true }))
  const many = (query: DnsQuery, last: Uint8Array) =>
    framed(dnsAnswer(query, [...Array.from({ length: 1_500 }, () => [query.name, A, HERE] as const), [query.name, A, last]]))

  it('is read whole, and every address of it is checked', async () => {
    const give = (last: Uint8Array) => (query: DnsQuery, socket: Socket) =>
      socket.end(query.type === A ? many(query, last) : framed(dnsAnswer(query, [])))
    expect(await ending(cut, { overTcp: give(HERE) })).toBe('whole')
    expect(await ending(cut, { overTcp: give(PRIVATE) })).toBe('network-refused')
  })

  it.each([
    ['/silent', () => {}],
    ['/drip', (_query: DnsQuery, socket: Socket) => drip(socket, Buffer.from([255]))],
    [
      '/half',
      (query: DnsQuery, socket: Socket) => {
        socket.write(framed(dnsAnswer(query, [[query.name, A, HERE]])).subarray(0, -1))
      },
    ],
  ])('ends by our deadline where it does not: %s', async (_what, overTcp) => {
    expect(await ending(cut, { timeMs: 250, overTcp })).toBe('network-failed timeout')
  })

  it.each([
    ['closed', (_query: DnsQuery, socket: Socket) => socket.end()],
    ['reset', (_query: DnsQuery, socket: Socket) => socket.resetAndDestroy()],
    ['endless', (_query: DnsQuery, socket: Socket) => pour(socket, Buffer.alloc(65_536, 255))],
    ['nonsense', (_query: DnsQuery, socket: Socket) => socket.end(framed(Buffer.from('nonsense')))],
    ['cut again', (query: DnsQuery, socket: Socket) => socket.end(framed(dnsAnswer(query, [], { isCut: true })))],
  ])('fails where it is %s', async (_what, overTcp) => {
    expect(await ending(cut, { overTcp })).toMatch(/^network-failed (cut-off|protocol|connect)$/)
  })

  it('is refused where its names point back and forth without an end in sight', async () => {
    // 8,000 pointers, each to the one before, which every record would have to follow again.
    const chained = (query: DnsQuery) => {
      const end = query.bytes.indexOf(0, 12) + 5
      const pointers = Buffer.alloc(16_000)
      const start = end + 11
      for (let at = 2; at < pointers.length; at += 2) pointers.writeUInt16BE(0xc000 | (start + at - 2), at)
      const head = Buffer.alloc(11)
      head.writeUInt16BE(99, 1)
      head.writeUInt16BE(1, 3)
      head.writeUInt16BE(pointers.length, 9)
      const record = Buffer.alloc(16)
      record.writeUInt16BE(0xc000 | Math.min(0x3fff, start + pointers.length - 2), 0)
      record.writeUInt16BE(A, 2)
      record.writeUInt16BE(1, 4)
      record.writeUInt16BE(4, 10)
      HERE.copy(record, 12)
      const records = Array.from({ length: 3_000 }, () => record)
      const header = Buffer.alloc(12)
      query.bytes.copy(header, 0, 0, 2)
      header.writeUInt16BE(0x8180, 2)
      header.writeUInt16BE(1, 4)
      header.writeUInt16BE(1 + records.length, 6)
      return Buffer.concat([header, query.bytes.subarray(12, end), head, pointers, ...records])
    }
    expect(await ending(cut, { overTcp: (query, socket) => socket.end(framed(chained(query))) })).toBe('network-failed protocol')
  })
})
