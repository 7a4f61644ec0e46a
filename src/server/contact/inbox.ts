import { ToolError } from '../../../engine/core/errors.ts'
import type { Counts } from '../../../engine/http/counts.ts'
import { HttpRefusal } from '../../../engine/http/problem.ts'
import { derivedId } from '../store/ids.ts'
import type { DocumentStore } from '../store/store.ts'
import type { FormToken } from './form-token.ts'
import { CONTACT, type ContactMessage, TO_MAIL } from './message.ts'

export type ContactSettings = {
  /** Messages that are taken in a day, from all callers together. */
  readonly dayCount: number
  /** While as many wait to be mailed, no more are taken. */
  readonly mostWaiting: number
}

export const CONTACT_DEFAULTS: ContactSettings = { dayCount: 500, mostWaiting: 1000 }

type Written = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message' | 'language'>

/** Messages that were taken. */
export type Inbox = {
  /**
   * Keeps a message under the token of its form, which is thereby used up. The same one sent again, after an answer that
   * did not arrive, is kept already.
   * @throws ToolError form-expired when the token was used for another one · HttpRefusal 503 when there were too many
   */
  take(token: FormToken, message: Written): Promise<void>
}

const DAY_SECONDS = 86_400
/** Mail that could not be sent is tried again after as many seconds. */
const MAIL_SECONDS = 600

/** @param isMailed whether messages are mailed at all */
export function createInbox(
  { dayCount, mostWaiting }: ContactSettings,
  store: DocumentStore,
  counts: Counts,
  isMailed: boolean,
  now: () => number,
): Inbox {
  const allOfDay = counts.limiter('messages of all', { burst: dayCount, perSecond: dayCount / DAY_SECONDS }, now)
  const requireSame = (held: Written, message: Written) => {
    const isSame = (Object.keys(message) as (keyof Written)[]).every((key) => held[key] === message[key])
    if (!isSame) throw new ToolError('form-expired', {}, { field: 'token' })
  }
  return {
    async take(token, message) {
      const id = derivedId(CONTACT.name, token.id)
      const held = await store.read(CONTACT, id, 'server')
      if (held) return requireSame(held.data, message)
      if (isMailed && (await store.count(CONTACT, TO_MAIL)) >= mostWaiting) throw full(MAIL_SECONDS)
      const seconds = await allOfDay('all')
      if (seconds > 0) throw full(seconds)
      const written = await store.update(CONTACT, id, 'server', 0, { ...message, mailed: false, refusals: 0, claimedAt: 0 })
      if (!written.ok && written.current) requireSame(written.current.data, message)
    },
  }
}

function full(seconds: number): HttpRefusal {
  return new HttpRefusal(503, { code: 'busy', params: {} }, { 'retry-after': String(seconds) })
}
