import { createSocket } from 'node:dgram'
import { once } from 'node:events'
// Only the numbers: questions are read and answers written here, and `dns-client.test.ts` holds the numbers against IANA's.
import { TYPE_NUMBERS } from '../../../engine/run/net/dns-message.ts'

/** Answers by `NAME TYPE`: the raw data of each record, `none` for no such record, `fail` for a server failure, `silent` for no answer. */
export type Zone = Readonly<Record<string, readonly Uint8Array[] | 'none' | 'fail' | 'silent'>>

/** A real name server on a local port; a name that the zone does not hold does not exist. */
export async function startDnsServer(zone: Zone): Promise<{ address: string; stop(): void }> {
  const socket = createSocket('udp4')
  socket.on('message', (query, peer) => {
    const message = answer(query, zone)
    if (message) socket.send(message, peer.port, peer.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() }
}

export function answer(query: Buffer, zone: Zone): Buffer | undefined {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  const number = query.readUInt16BE(at + 1)
  const [type = '?'] = Object.entries(TYPE_NUMBERS).find(([, known]) => known === number) ?? []
  const name = labels.join('.').toLowerCase()
  const found = zone[`${name} ${type}`]
  if (found === 'silent') return undefined
  const known = found !== undefined || Object.keys(zone).some((key) => key.startsWith(`${name} `))
  const records = Array.isArray(found) ? (found as Uint8Array[]) : []
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (found === 'fail' ? 2 : known ? 0 : 3), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  const sections = records.map((data) => {
    const record = Buffer.alloc(12)
    record.writeUInt16BE(0xc00c, 0)
    record.writeUInt16BE(number, 2)
    record.writeUInt16BE(1, 4)
    record.writeUInt32BE(300, 6)
    record.writeUInt16BE(data.length, 10)
    return Buffer.concat([record, data])
  })
  return Buffer.concat([header, query.subarray(12, at + 5), ...sections])
}

/** A domain name as labels, each after its length. */
export function dnsName(name: string): Buffer {
  return Buffer.concat([...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])), Buffer.from([0])])
}

/** A text record of one string. */
export function dnsText(text: string): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([Buffer.from([bytes.length]), bytes])
}
