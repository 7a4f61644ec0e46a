import type { StoredDocument } from '../store/document.ts'
import type { DocumentStore } from '../store/store.ts'
import type { Mailer } from './mailer.ts'
import { CONTACT, type ContactMessage, TO_MAIL } from './message.ts'

/** After this long a server that began to mail a message is taken to have ended. */
const CLAIM_MS = 5 * 60_000

export type Outbox = {
  /** Mails what was not mailed yet; never fails. Calls that meet share one pass and one after it. */
  deliver(): Promise<void>
  /** Waits for the passes that run. */
  settle(): Promise<void>
}

/**
 * Mails stored messages. Each is marked before and after, so that several servers do not send it twice,
 * and one that ends in between does not lose it.
 * @param report told why a pass ended early
 */
export function createOutbox(store: DocumentStore, mailer: Mailer, report: (error: unknown) => void, now: () => number = Date.now): Outbox {
  const write = (message: StoredDocument<ContactMessage>, change: Partial<ContactMessage>) =>
    store.update(CONTACT, message.id, 'server', message.version, { ...message.data, ...change })

  const deliverOne = async (message: StoredDocument<ContactMessage>) => {
    if (now() - message.data.claimedAt < CLAIM_MS) return
    const claimed = await write(message, { claimedAt: now() })
    if (!claimed.ok) return
    const { document } = claimed
    try {
      const isSent = (await mailer.send(document)) === 'sent'
      await write(document, isSent ? { mailed: true, claimedAt: 0 } : { refusals: document.data.refusals + 1, claimedAt: 0 })
    } catch (error) {
      await write(document, { claimedAt: 0 })
      throw error
    }
  }
  const pass = async () => {
    try {
      let after: string | undefined
      do {
        const { documents, next } = await store.list(CONTACT, { tag: TO_MAIL, ...(after !== undefined && { after }) })
        for (const message of documents) await deliverOne(message)
        after = next
      } while (after !== undefined)
    } catch (error) {
      report(error)
    }
  }

  let running: Promise<void> | undefined
  let following: Promise<void> | undefined
  const deliver = (): Promise<void> => {
    if (running) {
      // What was stored after the running pass looked is left to one more.
      following ??= running.then(() => {
        following = undefined
        return deliver()
      })
      return following
    }
    running = pass().finally(() => (running = undefined))
    return running
  }
  return { deliver, settle: async () => following ?? running }
}
