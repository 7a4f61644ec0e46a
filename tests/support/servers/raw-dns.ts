import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import { dnsName } from './dns-server.ts'

/** What a server is asked: the question as it came, its name and its type. */
export type DnsQuery = { readonly bytes: Buffer; readonly name: string; readonly type: number }
/** Sends an answer, or whatever else is to pass for one. */
export type DnsAnswering = (query: DnsQuery, send: (bytes: Buffer) => void) => void
export type RawDns = { readonly address: string; readonly queries: readonly DnsQuery[]; stop(): void }

export const A = 1
export const CNAME = 5
export const AAAA = 28

/** A name server that answers as it is told, over UDP and, on the same port, over TCP, where the connection itself is handed over. */
export async function startRawDns(overUdp: DnsAnswering, overTcp?: (query: DnsQuery, socket: Socket) => void): Promise<RawDns> {
  const queries: DnsQuery[] = []
  const sockets = new Set<Socket>()
  const read = (bytes: Buffer): DnsQuery => {
    const labels: string[] = []
    let at = 12
    for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) {
      labels.push(bytes.toString('latin1', at + 1, at + 1 + length))
      at += length + 1
    }
    const query = { bytes, name: labels.join('.'), type: bytes.readUInt16BE(at + 1) }
    queries.push(query)
    return query
  }
  const tcp = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', (data) => (overTcp ? overTcp(read(data.subarray(2)), socket) : socket.destroy()))
  })
  tcp.listen(0, '127.0.0.1')
  await once(tcp, 'listening')
  const { port } = tcp.address() as AddressInfo
  const udp = createSocket('udp4')
  udp.bind(port, '127.0.0.1')
  await once(udp, 'listening')
  let isOpen = true
  udp.on('message', (bytes, peer) => overUdp(read(bytes), (answer) => void (isOpen && udp.send(answer, peer.port, peer.address))))
  return {
    address: `127.0.0.1:${port}`,
    queries,
    stop() {
      isOpen = false
      udp.close()
      tcp.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

export type DnsRecordBytes = readonly [name: string, type: number, data: Uint8Array]

/** An answer to a question with these records, by default without failure and whole. */
export function dnsAnswer({ bytes }: DnsQuery, records: readonly DnsRecordBytes[], { isCut = false, code = 0 } = {}): Buffer {
  const header = Buffer.alloc(12)
  bytes.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (isCut ? 0x200 : 0) | code, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  const end = bytes.indexOf(0, 12) + 5
  const sections = records.map(([name, type, data]) => {
    const fixed = Buffer.alloc(10)
    fixed.writeUInt16BE(type, 0)
    fixed.writeUInt16BE(1, 2)
    fixed.writeUInt32BE(300, 4)
    fixed.writeUInt16BE(data.length, 8)
    return Buffer.concat([dnsName(name), fixed, data])
  })
  return Buffer.concat([header, bytes.subarray(12, end), ...sections])
}

/** A message as it goes over TCP: its length before it. */
export function framed(message: Buffer): Buffer {
  return Buffer.concat([Buffer.from([message.length >> 8, message.length & 255]), message])
}
