import type { ZipRecord } from '../../batch/zip-write.ts'
import type { SpoolAnswer, SpoolQuestion } from './spool-worker.ts'

/** There is no room on the device for another result. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
}

/** Keeps results outside of the page's memory, as the archive that they are saved as. */
export type Spool = {
  /** @throws DiskFull */
  add(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<ZipRecord>
  /** All that was added, where it lies, listed in the order of these paths. */
  archive(paths: readonly string[]): Promise<Blob>
  close(): void
}

/** @param onDisk results may be written to the site's private files on the device, which is not for what is sensitive */
export function openSpool(onDisk: boolean): Spool {
  const worker = new Worker(new URL('./spool-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, { resolve: (answer: SpoolAnswer) => void; reject: (error: Error) => void }>()
  worker.addEventListener('message', ({ data }: MessageEvent<SpoolAnswer>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.isFull) asked?.reject(new DiskFull())
    else if (data.error !== undefined) asked?.reject(new Error(data.error))
    else asked?.resolve(data)
  })
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'the worker could not be loaded'))
    waiting.clear()
  })
  let lastId = 0
  const ask = (question: SpoolQuestion, transfer: Transferable[] = []) =>
    new Promise<SpoolAnswer>((resolve, reject) => {
      waiting.set(question.id, { resolve, reject })
      worker.postMessage(question, transfer)
    })
  return {
    async add(path, bytes) {
      const isWhole = bytes.byteLength === bytes.buffer.byteLength
      const { record } = await ask({ ask: 'add', id: ++lastId, path, bytes, onDisk }, isWhole ? [bytes.buffer] : [])
      return record as ZipRecord
    },
    archive: async (paths) => (await ask({ ask: 'archive', id: ++lastId, paths })).archive as Blob,
    close: () => worker.terminate(),
  }
}
