import type { DocumentReference, DocumentSnapshot, Firestore, Query, Transaction } from '@google-cloud/firestore'
import { ToolError } from '../../../engine/core/errors.ts'
import type { Change, Row, Rows } from './document.ts'
import { createFaultLog } from './faults.ts'

export type FirestoreSettings = { readonly project: string; readonly collection: string }

/** Codes of gRPC for a service that is away, overloaded or too slow: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, UNAVAILABLE. */
const BUSY_CODES: readonly unknown[] = [4, 8, 10, 14]
/** PERMISSION_DENIED, UNAUTHENTICATED, DATA_LOSS: what the operator has to mend. */
const FAILED_CODES: readonly unknown[] = [7, 15, 16]
const ALREADY_EXISTS = 6

/**
 * The hosted store: one collection, a document for each row under its id.
 * The content is one JSON text, because Firestore takes no list in a list and no deep nesting.
 * @param log gets lines for the operator about what keeps it from being used
 */
export async function openFirestoreRows({ project, collection }: FirestoreSettings, log: (line: string) => void = () => {}): Promise<Rows> {
  const tell = createFaultLog(log)
  /** @throws ToolError busy · storage-failed */
  const run = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call()
    } catch (cause) {
      const { code } = cause as { code?: unknown }
      if (BUSY_CODES.includes(code)) throw new ToolError('busy', {}, {}, { cause })
      if (!FAILED_CODES.includes(code)) throw cause
      tell('storage-failed', cause)
      throw new ToolError('storage-failed', {}, {}, { cause })
    }
  }
  const { AggregateField, FieldPath, Firestore, Timestamp } = await import('@google-cloud/firestore')
  const database: Firestore = new Firestore({ projectId: project })
  const all = database.collection(collection)
  // A moment of Firestore's own type, because only such a field can say when a document is to be removed.
  const momentOf = (time: number | null) => (time === null ? null : Timestamp.fromMillis(time))
  // Its size stands beside it, because only fields can be summed.
  const fieldsOf = ({ expiresAt, ...row }: Row) => ({ ...row, bytes: Buffer.byteLength(row.data), expiresAt: momentOf(expiresAt) })

  /** Carries out a change if the row is still at the version. */
  const ifAt = (id: string, version: number, change: (transaction: Transaction, ref: DocumentReference) => void) =>
    database.runTransaction(async (transaction) => {
      const found = await transaction.get(all.doc(id))
      const isThere = found.get('version') === version
      if (isThere) change(transaction, found.ref)
      return isThere
    })
  const canBeMade = (change: Change, found: DocumentSnapshot): boolean => {
    if ('insert' in change) return !found.exists
    if ('keep' in change) return found.exists
    return 'discard' in change || found.get('version') === change.version
  }
  const make = (transaction: Transaction, change: Change, ref: DocumentReference): unknown => {
    if ('insert' in change) return transaction.create(ref, fieldsOf(change.insert))
    if ('replace' in change) return transaction.set(ref, fieldsOf(change.replace))
    if ('keep' in change) return transaction.update(ref, { expiresAt: momentOf(change.until) })
    return transaction.delete(ref)
  }
  const removeEach = async (query: Query): Promise<readonly DocumentSnapshot[]> => {
    const { docs } = await query.get()
    const batch = database.batch()
    for (const { ref } of docs) batch.delete(ref)
    if (docs.length > 0) await batch.commit()
    return docs
  }

  return {
    get: (id) => run(async () => rowOf(await all.doc(id).get())),
    insert: (row) =>
      run(() =>
        all
          .doc(row.id)
          .create(fieldsOf(row))
          .then(
            () => true,
            (error: { code?: unknown }) => {
              if (error.code === ALREADY_EXISTS) return false
              throw error
            },
          ),
      ),
    replace: (row, version) => run(() => ifAt(row.id, version, (transaction, ref) => transaction.set(ref, fieldsOf(row)))),
    remove: (id, version) => run(() => ifAt(id, version, (transaction, ref) => transaction.delete(ref))),
    commit: (changes) =>
      run(() =>
        database.runTransaction(async (transaction) => {
          const refs = changes.map((change) => all.doc(idOf(change)))
          const found = await transaction.getAll(...refs, { fieldMask: ['version'] })
          const isWhole = changes.every((change, index) => canBeMade(change, found[index] as DocumentSnapshot))
          if (isWhole) for (const [index, change] of changes.entries()) make(transaction, change, refs[index] as DocumentReference)
          return isWhole
        }),
      ),
    size: () =>
      run(async () => {
        const sums = await all.aggregate({ bytes: AggregateField.sum('bytes') }).get()
        return sums.data().bytes
      }),
    page: ({ after, limit, ...wanted }) =>
      run(async () => {
        // Only equalities, and the order of ids: the indexes that Firestore makes by itself are enough.
        let query: Query = all.orderBy(FieldPath.documentId()).limit(limit)
        for (const [field, value] of Object.entries(wanted)) if (value !== undefined) query = query.where(field, '==', value)
        if (after !== undefined) query = query.startAfter(after)
        return (await query.get()).docs.flatMap((found) => rowOf(found) ?? [])
      }),
    count: (kind, tag) => run(async () => (await all.where('kind', '==', kind).where('tag', '==', tag).count().get()).data().count),
    removeOwned: (owner, limit) =>
      run(async () =>
        (await removeEach(all.where('owner', '==', owner).select('kind').limit(limit))).map((row) => String(row.get('kind'))),
      ),
    removeExpired: (time, limit) =>
      run(async () => (await removeEach(all.where('expiresAt', '<=', Timestamp.fromMillis(time)).select().limit(limit))).length),
    close: () => database.terminate(),
  }
}

function idOf(change: Change): string {
  if ('insert' in change) return change.insert.id
  if ('replace' in change) return change.replace.id
  if ('keep' in change) return change.keep
  return 'remove' in change ? change.remove : change.discard
}

function rowOf(found: DocumentSnapshot): Row | undefined {
  const fields = found.data() as (Omit<Row, 'expiresAt'> & { bytes: number; expiresAt: { toMillis(): number } | null }) | undefined
  if (!fields) return undefined
  const { bytes: _, expiresAt, ...row } = fields
  return { ...row, expiresAt: expiresAt?.toMillis() ?? null }
}
