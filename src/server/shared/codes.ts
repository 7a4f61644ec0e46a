import { createHmac, randomInt } from 'node:crypto'
import * as z from 'zod'
import {
  CODE_ALPHABET,
  CODE_LOOKUP_LENGTH,
  CODE_SECONDS,
  type CodeAnswer,
  type CodeTarget,
  type FoundCode,
  SHARED_KINDS,
} from '../../shared/wire.ts'
import { fingerprint, type Kind } from '../store/document.ts'
import { derivedId } from '../store/ids.ts'
import type { DocumentStore } from '../store/store.ts'
import { idSchema } from './kinds.ts'

/** Wrong tries after which a code is gone, whoever made them. */
const MOST_WRONG = 5
/** Tries to find a first half that is free. */
const DRAWS = 20

const bytes = (length: number) => z.base64url().length(Math.ceil((length * 4) / 3))
const target = { kind: z.enum([...SHARED_KINDS, 'room']), id: idSchema }

/** A code as its maker leaves it here. */
export const CODE_REQUEST = z.strictObject({
  ...target,
  secret: z.string().max(100),
  salt: bytes(16),
  proof: bytes(32),
  wrapped: bytes(12 + 32 + 16),
  hasPassphrase: z.boolean().default(false),
})
export const CODE_TRY = z.strictObject({ proof: bytes(32) })
export const LOOKUP = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LOOKUP_LENGTH}}$`)

const CODE: Kind<{ kind: CodeTarget['kind']; id: string; salt: string; proof: string; wrapped: string; wrong: number }> = {
  name: 'shared-code',
  schema: z.strictObject({ ...target, salt: z.string(), proof: z.string(), wrapped: z.string(), wrong: z.int() }),
  maxBytes: 2000,
  readBy: 'holder',
}

export type SharedCodes = {
  /** @param lastsUntil of what the code stands for */
  make(request: z.output<typeof CODE_REQUEST>, lastsUntil: number): Promise<CodeAnswer>
  /** The salt of a code; of one that does not exist as well, and the same each time. */
  saltOf(lookup: string): Promise<string>
  /** What the code stands for, if the proof holds. A wrong one counts, and the last of them removes the code. */
  find(lookup: string, proof: string): Promise<FoundCode | undefined>
}

/** @param key from which salts of codes that do not exist are made */
export function createSharedCodes(store: DocumentStore, key: () => Promise<string>, now: () => number = Date.now): SharedCodes {
  const idOf = (lookup: string) => derivedId(CODE.name, lookup)
  return {
    async make({ kind, id, salt, proof, wrapped, hasPassphrase }, lastsUntil) {
      const expiresAt = hasPassphrase ? lastsUntil : Math.min(lastsUntil, now() + CODE_SECONDS * 1000)
      const data = { kind, id, salt, wrapped, proof: fingerprint(proof), wrong: 0 }
      for (let draw = 0; draw < DRAWS; draw++) {
        const lookup = randomLookup()
        const written = await store.update(CODE, idOf(lookup), 'server', 0, data, { expiresAt })
        if (written.ok) return { lookup, expiresAt }
      }
      throw new Error('no code is free')
    },
    async saltOf(lookup) {
      const held = await store.read(CODE, idOf(lookup), 'server')
      const made = createHmac('sha256', await key())
        .update(`shared-code\n${lookup}`)
        .digest()
        .subarray(0, 16)
        .toString('base64url')
      return held?.data.salt ?? made
    },
    async find(lookup, proof) {
      for (;;) {
        const held = await store.read(CODE, idOf(lookup), 'server')
        if (!held) return undefined
        const { kind, id, wrapped, wrong, proof: right } = held.data
        // Fingerprints are compared, so the time it takes says nothing about the proof.
        if (fingerprint(proof) === right) return { kind, id, wrapped }
        const isOver = wrong + 1 >= MOST_WRONG
        const options = isOver ? { expiresAt: now() } : {}
        const counted = await store.update(CODE, held.id, 'server', held.version, { ...held.data, wrong: wrong + 1 }, options)
        if (counted.ok || !counted.current) return undefined
      }
    },
  }
}

function randomLookup(): string {
  return Array.from({ length: CODE_LOOKUP_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
}
