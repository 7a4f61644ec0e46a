import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { getServers } from 'node:dns'
import { connect, isIP } from 'node:net'
import type { NetworkReason } from '../../core/context.ts'
import { orAborted, withDeadline } from './deadline.ts'
import { decodeMessage, encodeQuestion, type Message } from './dns-message.ts'

/** No name server answered the question. */
export class DnsFailure extends Error {
  readonly reason: NetworkReason
  constructor(reason: NetworkReason, options?: { cause?: unknown }) {
    super(reason, options)
    this.reason = reason
  }
}

const MOST_SERVERS = 3
const ROUNDS = 2
const NO_ERROR = 0
const NO_SUCH_NAME = 3
const REASONS: Readonly<Record<number, NetworkReason>> = { 2: 'servfail', 5: 'refused' }

type Server = { readonly address: string; readonly port: number }
type Question = { readonly name: string; readonly type: number }

/**
 * Asks the name servers in turn, each twice at most, all within `timeMs`: over UDP from a random port with a random id,
 * over TCP where the answer was cut. Only an answer to this very question from that very server counts.
 * @throws DnsFailure
 */
export async function askDns(
  question: Question,
  servers: readonly string[] | undefined,
  timeMs: number,
  signal: AbortSignal,
): Promise<Message> {
  const all = (servers ?? getServers()).slice(0, MOST_SERVERS).map(parseServer)
  let failure = new DnsFailure('dns')
  for (let round = 0; round < ROUNDS; round++) {
    for (const server of all) {
      if (signal.aborted) throw failure
      try {
        const answer = await askServer(question, server, timeMs / (ROUNDS * all.length), signal)
        if (answer.code === NO_ERROR || answer.code === NO_SUCH_NAME) return answer
        failure = new DnsFailure(REASONS[answer.code] ?? 'protocol')
      } catch (cause) {
        failure = cause instanceof DnsFailure ? cause : new DnsFailure('connect', { cause })
      }
    }
    // A server that refuses, or failed to find an answer, says the same when it is asked again.
    if (failure.reason === 'servfail' || failure.reason === 'refused') break
  }
  throw failure
}

/** `192.0.2.1`, `192.0.2.1:53`, `2001:db8::1`, `[2001:db8::1]:53`. */
function parseServer(text: string): Server {
  const [, bracketed, rest = ''] = /^\[(.+)\](?::(\d+))?$/.exec(text) ?? []
  if (bracketed !== undefined) return { address: bracketed, port: Number(rest || 53) }
  if (isIP(text)) return { address: text, port: 53 }
  const [address = '', port = '53'] = text.split(':')
  return { address, port: Number(port) }
}

function askServer(question: Question, server: Server, timeMs: number, signal: AbortSignal): Promise<Message> {
  const id = randomInt(65_536)
  const packet = encodeQuestion(id, question.name, question.type)
  const read = (bytes: Buffer): Message | undefined => {
    try {
      const message = decodeMessage(bytes)
      const isSame = message.id === id && message.isAnswer && message.question?.type === question.type
      return isSame && message.question?.name === question.name.toLowerCase() ? message : undefined
    } catch {
      // Not a message, or one cut in the middle: as good as none.
      return undefined
    }
  }
  return withDeadline(Math.max(1, timeMs), signal, async (limit) => {
    try {
      const answer = await overUdp(packet, server, read, limit)
      return answer.isCut ? await overTcp(packet, server, read, limit) : answer
    } catch (cause) {
      throw limit.aborted ? new DnsFailure('timeout') : cause
    }
  })
}

type Read = (bytes: Buffer) => Message | undefined

function overUdp(packet: Buffer, { address, port }: Server, read: Read, signal: AbortSignal): Promise<Message> {
  const socket = createSocket(isIP(address) === 6 ? 'udp6' : 'udp4')
  const answered = new Promise<Message>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('message', (bytes) => {
      const answer = read(bytes)
      if (answer) resolve(answer)
    })
    // A connected socket takes datagrams from that address and port only.
    socket.connect(port, address, (error?: Error) => (error ? reject(error) : socket.send(packet)))
  })
  return orAborted(answered, signal).finally(() => socket.close())
}

function overTcp(packet: Buffer, { address, port }: Server, read: Read, signal: AbortSignal): Promise<Message> {
  const socket = connect({ host: address, port })
  const answered = new Promise<Message>((resolve, reject) => {
    let held = Buffer.alloc(0)
    socket.on('error', reject)
    socket.on('close', () => reject(new DnsFailure('cut-off')))
    socket.on('connect', () => socket.write(Buffer.concat([Buffer.from([packet.length >> 8, packet.length & 255]), packet])))
    socket.on('data', (chunk) => {
      held = Buffer.concat([held, chunk])
      if (held.length < 2 || held.length < 2 + held.readUInt16BE(0)) return
      const answer = read(held.subarray(2, 2 + held.readUInt16BE(0)))
      if (answer && !answer.isCut) resolve(answer)
      else reject(new DnsFailure('protocol'))
    })
  })
  return orAborted(answered, signal).finally(() => socket.destroy())
}
