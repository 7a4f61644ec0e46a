import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askDns, type DnsFailure } from '../../../../engine/run/net/dns-client.ts'
import { BadMessage, decodeMessage, encodeQuestion } from '../../../../engine/run/net/dns-message.ts'
import { answer, dnsName, type Zone } from '../../../support/servers/dns-server.ts'

const signal = new AbortController().signal
const ZONE: Zone = { 'a.test A': [Buffer.from([192, 0, 2, 1])] }
const LIE: Zone = { 'a.test A': [Buffer.from([6, 6, 6, 6])], 'other.test A': [Buffer.from([6, 6, 6, 6])] }

/** A name server that answers as it is told; also over TCP on the same port when asked to. */
async function withServer<T>(
  reply: (query: Buffer, peer: RemoteInfo, socket: Socket) => void,
  work: (address: string) => Promise<T>,
  overTcp?: (query: Buffer) => Buffer | undefined,
): Promise<T> {
  const socket = createSocket('udp4')
  const tcp = net.createServer((connection) => {
    connection.on('error', () => {})
    connection.once('data', (data) => {
      const message = overTcp?.(data.subarray(2))
      if (message) connection.end(Buffer.concat([Buffer.from([message.length >> 8, message.length & 255]), message]))
      else connection.destroy()
    })
  })
  tcp.listen(0, '127.0.0.1')
  await once(tcp, 'listening')
  const { port } = tcp.address() as AddressInfo
  socket.bind(port, '127.0.0.1')
  await once(socket, 'listening')
  socket.on('message', (query, peer) => reply(query, peer, socket))
  try {
    return await work(`127.0.0.1:${port}`)
  } finally {
    socket.close()
    tcp.close()
  }
}

const ask = (address: string, timeMs = 120_000) =>
  askDns({ name: 'a.test', type: 1 }, [address], timeMs, signal).then(
    ({ answers }) => answers.map(({ data }) => data).join(),
    (error: DnsFailure) => error.reason,
  )
const send = (socket: Socket, peer: RemoteInfo, message: Buffer | undefined) => message && socket.send(message, peer.port, peer.address)
const cut = (message: Buffer | undefined) => {
  if (message) message[2] = (message[2] ?? 0) | 2
  return message
}

describe('askDns', () => {
  it('takes no answer with another id, to another question, or from another place', async () => {
    const stranger = createSocket('udp4')
    const found = await withServer(
      (query, peer, socket) => {
        const wrongId = answer(query, LIE)
        wrongId?.writeUInt16BE((query.readUInt16BE(0) + 1) & 0xffff, 0)
        send(socket, peer, wrongId)
        send(socket, peer, answer(Buffer.concat([query.subarray(0, 12), dnsName('other.test'), Buffer.from([0, 1, 0, 1])]), LIE))
        // A question sent back is no answer.
        send(socket, peer, query)
        send(socket, peer, Buffer.from('nonsense'))
        stranger.send(answer(query, LIE) as Buffer, peer.port, peer.address, () =>
          setTimeout(() => send(socket, peer, answer(query, ZONE)), 20),
        )
      },
      (address) => ask(address),
    )
    expect(found).toBe('192.0.2.1')
    stranger.close()
  })

  it('asks over TCP where the answer was cut', async () => {
    const reply = (query: Buffer, peer: RemoteInfo, socket: Socket) => send(socket, peer, cut(answer(query, LIE)))
    expect(await withServer(reply, ask, (query) => answer(query, ZONE))).toBe('192.0.2.1')
    expect(await withServer(reply, ask, () => undefined)).toBe('cut-off')
    expect(await withServer(reply, ask, (query) => cut(answer(query, ZONE)))).toBe('protocol')
  })

  it('asks the next server when one fails, and says why when all do', async () => {
    const good = (query: Buffer, peer: RemoteInfo, socket: Socket) => send(socket, peer, answer(query, ZONE))
    const bad = (query: Buffer, peer: RemoteInfo, socket: Socket) => send(socket, peer, answer(query, { 'a.test A': 'fail' }))
    const both = await withServer(bad, (first) =>
      withServer(good, async (second) => (await askDns({ name: 'a.test', type: 1 }, [first, second], 120_000, signal)).answers.length),
    )
    expect(both).toBe(1)
    expect(await withServer(bad, ask)).toBe('servfail')
    expect(
      await withServer(
        () => {},
        (address) => ask(address, 100),
      ),
    ).toBe('timeout')
  })

  it('uses another id and another port each time', async () => {
    const seen: string[] = []
    await withServer(
      (query, peer, socket) => {
        seen.push(`${query.readUInt16BE(0)} ${peer.port}`)
        send(socket, peer, answer(query, ZONE))
      },
      async (address) => {
        for (let i = 0; i < 5; i++) await ask(address)
      },
    )
    expect(new Set(seen).size).toBe(5)
  })
})

describe('decodeMessage', () => {
  const header = (answers: number) => Buffer.from([0, 1, 0x81, 0x80, 0, 1, 0, answers, 0, 0, 0, 0])
  const question = Buffer.concat([dnsName('a.test'), Buffer.from([0, 1, 0, 1])])
  const record = (name: Buffer, type: number, data: Buffer, ttl = 60) => {
    const fixed = Buffer.alloc(10)
    fixed.writeUInt16BE(type, 0)
    fixed.writeUInt16BE(1, 2)
    fixed.writeUInt32BE(ttl, 4)
    fixed.writeUInt16BE(data.length, 8)
    return Buffer.concat([name, fixed, data])
  }
  const POINTER = Buffer.from([0xc0, 12])
  const data = (type: number, bytes: Buffer) =>
    decodeMessage(Buffer.concat([header(1), question, record(POINTER, type, bytes)])).answers[0]?.data

  it('writes data as zone files do', () => {
    expect(data(28, Buffer.from('20010db8000000000000000000000001', 'hex'))).toBe('2001:db8::1')
    expect(data(15, Buffer.concat([Buffer.from([0, 0]), dnsName('')]).subarray(0, 3))).toBe('0 .')
    expect(data(33, Buffer.concat([Buffer.from([0, 1, 0, 2, 0x14, 0x95]), dnsName('sip.a.test')]))).toBe('1 2 5269 sip.a.test')
    expect(data(257, Buffer.from('\x00\x05issueca.test; x="y"', 'latin1'))).toBe('0 issue "ca.test; x=\\"y\\""')
    expect(data(43, Buffer.from([0x12, 0x34, 13, 2, 0xab, 0xcd]))).toBe('4660 13 2 ABCD')
    expect(
      data(
        6,
        Buffer.concat([dnsName('ns.a.test'), dnsName('mail.a.test'), Buffer.from('0000000100000002000000030000000400000005', 'hex')]),
      ),
    ).toBe('ns.a.test mail.a.test 1 2 3 4 5')
    expect(data(35, Buffer.concat([Buffer.from('\x00\x01\x00\x02\x01U\x03SIP\x00', 'latin1'), dnsName('')]).subarray(0, 12))).toBe(
      '1 2 "U" "SIP" "" .',
    )
    // With those above, every number of IANA's that is named here.
    expect(data(1, Buffer.from([192, 0, 2, 1]))).toBe('192.0.2.1')
    for (const type of [2, 12]) expect(data(type, dnsName('b.test'))).toBe('b.test')
    expect(data(16, Buffer.from('\x03two\x06 words', 'latin1'))).toBe('two words')
    expect(data(99, Buffer.from([1, 2]))).toBe('\\# 2 0102')
    expect(data(5, Buffer.from('\x03a.b\x02\x00"\x00', 'latin1'))).toBe('a\\.b.\\000\\"')
  })

  it('counts a time to live with the highest bit as none', () => {
    expect(decodeMessage(Buffer.concat([header(1), question, record(POINTER, 1, Buffer.alloc(4), 0xffffffff)])).answers[0]?.ttl).toBe(0)
  })

  it.each([
    ['a pointer to itself', Buffer.from([0xc0, 24])],
    ['a pointer ahead', Buffer.from([0xc0, 40])],
    ['an unknown kind of label', Buffer.from([0x80, 1, 0])],
    ['a label that is cut', Buffer.from([63, 1])],
  ])('refuses %s', (_, name) => {
    expect(() => decodeMessage(Buffer.concat([header(1), question, name]))).toThrow()
  })

  it.each([
    [1, Buffer.alloc(3)],
    [28, Buffer.alloc(15)],
    [16, Buffer.from([9, 65])],
    [5, Buffer.from([3, 97])],
    [6, dnsName('a')],
  ])('refuses data of type %i that does not fit', (type, bytes) => {
    expect(() => data(type, bytes)).toThrow()
  })

  it('ends for any bytes, with a message or an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 0, maxLength: 300 }), (tail) => {
        try {
          decodeMessage(Buffer.concat([header(5), question, tail]))
        } catch (error) {
          expect(error instanceof BadMessage || error instanceof RangeError).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  it.each(['a..b', `${'a'.repeat(64)}.test`, `${'a.'.repeat(130)}test`])('asks no question about %s', (name) => {
    expect(() => encodeQuestion(1, name, 1)).toThrow(BadMessage)
  })
})
