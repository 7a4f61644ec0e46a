import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const TIME_BYTES = 6
const CHANCE_BYTES = 10
/** Clocks of several copies may differ by this much. */
const SKEW_MS = 60_000

export type FormToken = {
  /** What tells it from all others, however it is written. */
  readonly id: string
  /** Since it was issued. */
  readonly ageMs: number
}

/** Says when a form was opened, in a way that only the server can write. Nothing is kept for it. */
export type FormTokens = {
  issue(): string
  /** Undefined when it is not ours or lasted out. */
  read(token: string): FormToken | undefined
}

export function createFormTokens(key: string, lastsMs: number, now: () => number = Date.now): FormTokens {
  const sign = (payload: Buffer) => createHmac('sha256', key).update('contact-form').update(payload).digest()
  return {
    issue() {
      const time = Buffer.alloc(TIME_BYTES)
      time.writeUIntBE(now(), 0, TIME_BYTES)
      const payload = Buffer.concat([time, randomBytes(CHANCE_BYTES)])
      return `${payload.toString('base64url')}.${sign(payload).toString('base64url')}`
    },
    read(token) {
      const [payload = Buffer.alloc(0), signature = Buffer.alloc(0)] = token.split('.').map((part) => Buffer.from(part, 'base64url'))
      const wanted = sign(payload)
      if (signature.length !== wanted.length || !timingSafeEqual(signature, wanted)) return undefined
      const age = now() - payload.readUIntBE(0, TIME_BYTES)
      return age < -SKEW_MS || age > lastsMs ? undefined : { id: payload.toString('base64url'), ageMs: Math.max(0, age) }
    },
  }
}
