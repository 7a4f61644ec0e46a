import ipaddr from 'ipaddr.js'

/** The record types that can be asked for, by number (IANA, DNS parameters). */
export const TYPE_NUMBERS = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  PTR: 12,
  MX: 15,
  TXT: 16,
  AAAA: 28,
  SRV: 33,
  NAPTR: 35,
  DS: 43,
  CAA: 257,
} as const

const TYPE_NAMES = new Map<number, string>(Object.entries(TYPE_NUMBERS).map(([name, number]) => [number, name]))

/** A record with its data as a zone file writes it. */
export type Answer = { readonly name: string; readonly type: string; readonly ttl: number; readonly data: string }
export type Message = {
  readonly id: number
  readonly isAnswer: boolean
  readonly isCut: boolean
  /** 0 for no error, 2 for SERVFAIL, 3 for NXDOMAIN, 5 for REFUSED. */
  readonly code: number
  readonly question: { readonly name: string; readonly type: number } | undefined
  readonly answers: readonly Answer[]
}

/** What a server sent is not a DNS message. */
export class BadMessage extends Error {}

const INTERNET = 1
/** Largest answer over UDP that crosses ordinary networks whole (DNS flag day 2020). */
const UDP_SIZE = 1232

/** A question with recursion desired (RFC 1035, section 4) and EDNS (RFC 6891). @throws BadMessage for a name that cannot be asked */
export function encodeQuestion(id: number, name: string, type: number): Buffer {
  const header = Buffer.from([id >> 8, id & 255, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1])
  const tail = Buffer.from([type >> 8, type & 255, 0, INTERNET])
  const edns = Buffer.from([0, 0, 41, UDP_SIZE >> 8, UDP_SIZE & 255, 0, 0, 0, 0, 0, 0])
  return Buffer.concat([header, encodeName(name), tail, edns])
}

function encodeName(name: string): Buffer {
  const labels = name === '' ? [] : name.split('.')
  const parts = labels.map((label) => Buffer.from(label, 'latin1'))
  const size = parts.reduce((sum, part) => sum + part.length + 1, 1)
  if (size > 255 || parts.some((part) => part.length === 0 || part.length > 63)) throw new BadMessage('name')
  return Buffer.concat([...parts.flatMap((part) => [Buffer.from([part.length]), part]), Buffer.from([0])])
}

/** Reads a message from a stranger. @throws BadMessage, RangeError where it ends too early */
export function decodeMessage(bytes: Buffer): Message {
  const flags = bytes.readUInt16BE(2)
  const questions = bytes.readUInt16BE(4)
  const count = bytes.readUInt16BE(6)
  if (questions > 1) throw new BadMessage('questions')
  let at = 12
  let question: Message['question']
  if (questions === 1) {
    const { name, end } = readName(bytes, at)
    question = { name, type: bytes.readUInt16BE(end) }
    at = end + 4
  }
  const isCut = (flags & 0x200) !== 0
  const answers: Answer[] = []
  // What was cut off is asked again over TCP; what is there of it may end in the middle of a record.
  for (let i = 0; !isCut && i < count; i++) {
    const { name, end } = readName(bytes, at)
    const size = bytes.readUInt16BE(end + 8)
    const start = end + 10
    at = start + size
    if (at > bytes.length) throw new BadMessage('size')
    if (bytes.readUInt16BE(end + 2) !== INTERNET) continue
    const ttl = bytes.readUInt32BE(end + 4)
    const type = bytes.readUInt16BE(end)
    // RFC 2181, section 8: a time to live with the highest bit set counts as zero.
    answers.push({
      name,
      type: TYPE_NAMES.get(type) ?? `TYPE${type}`,
      ttl: ttl > 0x7fffffff ? 0 : ttl,
      data: readData(bytes, type, start, at),
    })
  }
  return { id: bytes.readUInt16BE(0), isAnswer: (flags & 0x8000) !== 0, isCut, code: flags & 15, question, answers }
}

/** A name has 127 labels at most. Without a bound each record of a message could have thousands of pointers followed again. */
const MOST_POINTERS = 127

/** A name at an offset, following pointers, which may only lead back: so it ends. Lower case; the root is the empty name. */
function readName(bytes: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = []
  let at = start
  let lowest = start
  let end: number | undefined
  let size = 0
  let pointers = 0
  for (;;) {
    const length = bytes.readUInt8(at)
    if (length === 0) return { name: labels.join('.').toLowerCase(), end: end ?? at + 1 }
    if (length >= 0xc0) {
      const to = bytes.readUInt16BE(at) & 0x3fff
      if (to >= lowest || ++pointers > MOST_POINTERS) throw new BadMessage('pointer')
      end ??= at + 2
      at = lowest = to
      continue
    }
    size += length + 1
    if (length > 63 || size > 254 || at + 1 + length > bytes.length) throw new BadMessage('label')
    labels.push(escapeLabel(bytes.subarray(at + 1, at + 1 + length)))
    at += length + 1
  }
}

/** RFC 1035, section 5.1: what is not printable as three digits, and what has a meaning of its own behind a backslash. */
function escapeLabel(label: Uint8Array): string {
  return Array.from(label, (byte) =>
    byte < 0x21 || byte > 0x7e
      ? `\\${String(byte).padStart(3, '0')}`
      : '.\\";()@$'.includes(String.fromCharCode(byte))
        ? `\\${String.fromCharCode(byte)}`
        : String.fromCharCode(byte),
  ).join('')
}

function readData(bytes: Buffer, type: number, start: number, end: number): string {
  const nameAt = (at: number) => {
    const found = readName(bytes, at)
    if (found.end > end) throw new BadMessage('name')
    return { ...found, name: found.name || '.' }
  }
  const data = bytes.subarray(start, end)
  switch (type) {
    case TYPE_NUMBERS.A:
      if (data.length !== 4) throw new BadMessage('A')
      return data.join('.')
    case TYPE_NUMBERS.AAAA:
      if (data.length !== 16) throw new BadMessage('AAAA')
      return new ipaddr.IPv6([...data]).toRFC5952String()
    case TYPE_NUMBERS.CNAME:
    case TYPE_NUMBERS.NS:
    case TYPE_NUMBERS.PTR:
      return nameAt(start).name
    case TYPE_NUMBERS.MX:
      return `${data.readUInt16BE(0)} ${nameAt(start + 2).name}`
    case TYPE_NUMBERS.TXT:
      return readBytes(Buffer.concat(readStrings(data)))
    case TYPE_NUMBERS.SRV:
      return `${data.readUInt16BE(0)} ${data.readUInt16BE(2)} ${data.readUInt16BE(4)} ${nameAt(start + 6).name}`
    case TYPE_NUMBERS.SOA: {
      const server = nameAt(start)
      const mailbox = nameAt(server.end)
      const numbers = [0, 4, 8, 12, 16].map((offset) => bytes.readUInt32BE(mailbox.end + offset))
      return [server.name, mailbox.name, ...numbers].join(' ')
    }
    case TYPE_NUMBERS.CAA: {
      const size = data.readUInt8(1)
      const value = quote(readBytes(data.subarray(2 + size)))
      return `${data.readUInt8(0)} ${data.toString('latin1', 2, 2 + size)} ${value}`
    }
    case TYPE_NUMBERS.NAPTR: {
      const texts: string[] = []
      let at = 4
      for (let i = 0; i < 3; i++) {
        const size = data.readUInt8(at)
        texts.push(quote(readBytes(data.subarray(at + 1, at + 1 + size))))
        at += 1 + size
      }
      return [data.readUInt16BE(0), data.readUInt16BE(2), ...texts, nameAt(start + at).name].join(' ')
    }
    case TYPE_NUMBERS.DS:
      return `${data.readUInt16BE(0)} ${data.readUInt8(2)} ${data.readUInt8(3)} ${data.toString('hex', 4).toUpperCase()}`
    default:
      // RFC 3597, section 5.
      return `\\# ${data.length} ${data.toString('hex')}`.trim()
  }
}

function readStrings(data: Buffer): Buffer[] {
  const strings: Buffer[] = []
  for (let at = 0; at < data.length;) {
    const size = data.readUInt8(at)
    if (at + 1 + size > data.length) throw new BadMessage('string')
    strings.push(data.subarray(at + 1, at + 1 + size))
    at += 1 + size
  }
  return strings
}

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Most records that are not ASCII are UTF-8; any other is read as Latin-1, which loses nothing. */
function readBytes(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}
