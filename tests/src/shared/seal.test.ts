import { createCipheriv, createHash, hkdfSync, pbkdf2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { seal, type SealKey, unseal } from '../../../src/shared/seal.ts'
import { SealError } from '../../../src/shared/seal-error.ts'

type Bytes = Uint8Array<ArrayBuffer>
const FRAME = 262_144
const HEADER = 25
const SECRET = Uint8Array.from({ length: 32 }, (_, index) => index)
const bytesOf = (text: string): Bytes => new TextEncoder().encode(text)
/** Chance that counts: 1, 1, 1 … then 2, 2, 2 … */
const counting = () => {
  let call = 0
  return (length: number): Bytes => new Uint8Array(length).fill(++call)
}
const patternOf = (length: number): Bytes => Uint8Array.from({ length }, (_, index) => (index * 31) % 251)

/** The format once more, by Node's own ciphers and from its description alone. */
function reference(kind: string, content: Uint8Array, secret: Uint8Array, passphrase?: string, iterations = 0): Buffer {
  const random = counting()
  const salt = random(16)
  const count = Buffer.alloc(4)
  count.writeUInt32BE(iterations)
  const header = Buffer.concat([Buffer.from('TGS\x01'), Buffer.of(passphrase === undefined ? 0 : 1), count, salt])
  const stretched = passphrase === undefined ? Buffer.alloc(0) : pbkdf2Sync(passphrase, salt, iterations, 32, 'sha256')
  const key = Buffer.from(hkdfSync('sha256', Buffer.concat([secret, stretched]), salt, `toolglot shared 1 ${kind}`, 32))
  const frames = [header]
  const number = Math.max(1, Math.ceil(content.length / FRAME))
  for (let index = 0; index < number; index++) {
    const nonce = random(12)
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    const place = Buffer.alloc(5)
    place.writeUInt32BE(index)
    place[4] = index === number - 1 ? 1 : 0
    cipher.setAAD(Buffer.concat([header, Buffer.from(kind), place]))
    const body = Buffer.concat([cipher.update(content.subarray(index * FRAME, (index + 1) * FRAME)), cipher.final()])
    frames.push(Buffer.from(nonce), body, cipher.getAuthTag())
  }
  return Buffer.concat(frames)
}

const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'opened',
    (error: unknown) => (error instanceof SealError ? error.fault : String(error)),
  )

describe('seal', () => {
  it('writes the format that Node’s own ciphers write', { tags: 'long' }, async () => {
    for (const length of [0, 1, FRAME - 1, FRAME, FRAME + 1, 2 * FRAME, 2 * FRAME + 5])
      for (const kind of ['clip', 'note', 'snapshot'] as const) {
        const content = patternOf(length)
        const sealed = await seal(kind, content, { secret: SECRET }, { random: counting() })
        expect(reference(kind, content, SECRET).equals(sealed), `${kind} ${length}`).toBe(true)
      }
    const sealed = await seal('clip', bytesOf('x'), { secret: SECRET, passphrase: 'pa\u0301ss' }, { random: counting(), iterations: 1000 })
    expect(Buffer.from(sealed)).toEqual(reference('clip', bytesOf('x'), SECRET, 'páss', 1000))
  })

  it('writes these very bytes, so that what is shared today can be opened tomorrow', async () => {
    const sealed = await seal('clip', bytesOf('Toolglot'), { secret: SECRET }, { random: counting() })
    expect(Buffer.from(sealed).toString('hex')).toBe(KNOWN)
    const large = await seal('note', patternOf(600_000), { secret: SECRET, passphrase: 'x' }, { random: counting(), iterations: 600_000 })
    expect(createHash('sha256').update(large).digest('hex')).toBe(KNOWN_LARGE)
  })

  it('takes chance anew each time', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => seal('clip', bytesOf('same'), { secret: SECRET })))
    expect(one).not.toEqual(other)
    expect(one?.slice(9, 25)).not.toEqual(other?.slice(9, 25))
  })
})

describe('unseal', () => {
  const open = (sealed: Bytes, key: SealKey = { secret: SECRET }) => unseal('clip', sealed, key)

  it.each([0, 1, FRAME - 1, FRAME, FRAME + 1, 3 * FRAME])('gives back %i bytes', async (length) => {
    expect(Buffer.from(await open(await seal('clip', patternOf(length), { secret: SECRET }))).equals(patternOf(length))).toBe(true)
  })

  it('needs the passphrase, in whatever way its letters were composed', async () => {
    const sealed = await seal('clip', bytesOf('secret'), { secret: SECRET, passphrase: 'é' }, { iterations: 1000 })
    expect(await open(sealed, { secret: SECRET, passphrase: 'e\u0301' })).toEqual(bytesOf('secret'))
    expect(await faultOf(open(sealed))).toBe('needs-passphrase')
    expect(await faultOf(open(sealed, { secret: SECRET, passphrase: 'e' }))).toBe('wrong-key')
    expect(await faultOf(open(sealed, { secret: SECRET, passphrase: '' }))).toBe('wrong-key')
  })

  it('uses 600,000 iterations unless a test says otherwise', async () => {
    const sealed = await seal('clip', bytesOf('x'), { secret: SECRET, passphrase: 'x' })
    expect(new DataView(sealed.buffer).getUint32(5)).toBe(600_000)
  })

  it('refuses another key and another kind', async () => {
    const sealed = await seal('clip', bytesOf('x'), { secret: SECRET })
    expect(await faultOf(open(sealed, { secret: Uint8Array.from(SECRET).fill(9, 31) }))).toBe('wrong-key')
    expect(await faultOf(unseal('note', sealed, { secret: SECRET }))).toBe('wrong-key')
  })

  it('notices a change of any single byte of header, nonce, content and tag', async () => {
    const sealed = await seal('clip', patternOf(FRAME + 40), { secret: SECRET })
    const second = HEADER + 12 + FRAME + 16
    const places = [
      ...Array.from({ length: HEADER + 12 + 20 }, (_, index) => index),
      HEADER + 12 + FRAME - 1,
      ...Array.from({ length: 16 }, (_, index) => HEADER + 12 + FRAME + index),
      ...Array.from({ length: sealed.length - second }, (_, index) => second + index),
    ]
    for (const place of places) {
      const changed = Uint8Array.from(sealed)
      changed[place] = (changed[place] ?? 0) ^ 1
      expect(await faultOf(open(changed)), `byte ${place}`).toMatch(/^(wrong-key|not-sealed|newer)$/)
    }
  })

  it('notices every cut', async () => {
    const sealed = await seal('clip', patternOf(2 * FRAME + 10), { secret: SECRET })
    const frame = 12 + FRAME + 16
    expect(await faultOf(open(sealed.slice(0, HEADER + frame)))).toBe('cut-off')
    expect(await faultOf(open(sealed.slice(0, HEADER + 2 * frame)))).toBe('cut-off')
    for (const length of [0, 3, HEADER - 1]) expect(await faultOf(open(sealed.slice(0, length)))).toBe('not-sealed')
    for (const length of [HEADER, HEADER + 27, HEADER + 2 * frame + 5]) expect(await faultOf(open(sealed.slice(0, length)))).toBe('cut-off')
    for (const length of [HEADER + 1000, HEADER + frame + 100, sealed.length - 1])
      expect(await faultOf(open(sealed.slice(0, length)))).toBe('wrong-key')
  })

  it('notices frames that changed places, were repeated, or came from elsewhere', async () => {
    const [sealed, other] = (await Promise.all([1, 2].map(() => seal('clip', patternOf(3 * FRAME), { secret: SECRET })))) as [Bytes, Bytes]
    const frame = 12 + FRAME + 16
    const part = (of: Bytes, index: number) => of.slice(HEADER + index * frame, HEADER + (index + 1) * frame)
    const made = (...parts: Bytes[]) => Uint8Array.from(Buffer.concat([sealed.slice(0, HEADER), ...parts]))
    expect(await faultOf(open(made(part(sealed, 0), part(sealed, 1), part(sealed, 2))))).toBe('opened')
    for (const mixed of [
      made(part(sealed, 1), part(sealed, 0), part(sealed, 2)),
      made(part(sealed, 0), part(sealed, 2), part(sealed, 1)),
      made(part(sealed, 0), part(sealed, 1), part(sealed, 1), part(sealed, 2)),
      made(part(sealed, 0), part(sealed, 1), part(sealed, 2), part(sealed, 2)),
      made(part(sealed, 0), part(other, 1), part(sealed, 2)),
    ])
      expect(await faultOf(open(mixed))).toBe('wrong-key')
  })

  it('refuses a header that asks for hours of work, and a version to come', async () => {
    const sealed = await seal('clip', bytesOf('x'), { secret: SECRET, passphrase: 'x' }, { iterations: 1000 })
    const costly = Uint8Array.from(sealed)
    costly.fill(0xff, 5, 9)
    expect(await faultOf(open(costly, { secret: SECRET, passphrase: 'x' }))).toBe('not-sealed')
    const newer = Uint8Array.from(sealed)
    newer[3] = 2
    expect(await faultOf(open(newer))).toBe('newer')
  })
})

const KNOWN = '544753010000000000010101010101010101010101010101010202020202020202020202029d7865cdca88da39f190cf4f2bd45e97dacddda5fbcaed1e'
const KNOWN_LARGE = 'be3f62e9b38dab2375ce85d6839c2a0d59051a91e972834a935e2bc923de1419'
