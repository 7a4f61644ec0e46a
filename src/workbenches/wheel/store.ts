import type { Looks } from './looks.ts'

/** A wheel as it is kept on the device: its entries as typed, and how they look. */
export type KeptWheel = { readonly name: string; readonly text: string; readonly looks: Looks }

const TABLE = 'wheels'

/** The wheels kept in this browser, by name. @throws DOMException where its database is closed or full */
export const keptWheels = {
  all: () => inTable<KeptWheel[]>('readonly', (table) => table.getAll()),
  put: (wheel: KeptWheel) => inTable('readwrite', (table) => table.put(wheel)),
  remove: (name: string) => inTable('readwrite', (table) => table.delete(name)),
}

async function inTable<T>(mode: IDBTransactionMode, work: (table: IDBObjectStore) => IDBRequest): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(TABLE, mode)
      const request = work(transaction.objectStore(TABLE))
      transaction.addEventListener('complete', () => resolve(request.result as T))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new DOMException('aborted', 'AbortError')))
    })
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('wheels', 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE, { keyPath: 'name' }))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new DOMException('closed', 'InvalidStateError')))
  })
}
