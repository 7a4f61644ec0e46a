import type { DocumentStore } from '../store/store.ts'
import type { Identity } from './token.ts'

/** Everything that the store holds of a person, as one JSON text, written while it is read. */
export function exportOf({ uid, email }: Identity, store: DocumentStore, now: number): ReadableStream<Uint8Array> {
  const text = parts()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await text.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => void text.return(undefined),
  })

  async function* parts(): AsyncGenerator<string> {
    const head = JSON.stringify({ exportedAt: new Date(now).toISOString(), account: { uid, email } })
    yield `${head.slice(0, -1)},"documents":[`
    let separator = ''
    for await (const { kind, id, version, createdAt, changedAt, expiresAt, data } of store.owned(uid)) {
      const times = { createdAt: isoOf(createdAt), changedAt: isoOf(changedAt), expiresAt: isoOf(expiresAt) }
      yield `${separator}${JSON.stringify({ kind, id, version, ...times, data })}`
      separator = ','
    }
    yield ']}'
  }
}

function isoOf(time: number | undefined): string | undefined {
  return time === undefined ? undefined : new Date(time).toISOString()
}
