/// <reference lib="webworker" />
import { inOrder, zipEnd, zipFile, type ZipRecord } from '../../batch/zip-write.ts'
import { type GrowingFile, growingFile } from '../../run/page/video/growing-file.ts'

/** What is asked of the worker that keeps results: to add a file, or for all so far as an archive. */
export type SpoolQuestion =
  | { readonly ask: 'add'; readonly id: number; readonly path: string; readonly bytes: Uint8Array<ArrayBuffer>; readonly onDisk: boolean }
  | { readonly ask: 'archive'; readonly id: number; readonly paths: readonly string[] }
/** `record`: where the file is in the archive. `isFull`: there is no room on the device. */
export type SpoolAnswer = {
  readonly id: number
  readonly record?: ZipRecord
  readonly archive?: Blob
  readonly isFull?: boolean
  readonly error?: string
}

/** What packing does not make smaller. */
const PACKED = /\.(?:png|jpe?g|gif|webp|avif|mp[34]|webm|mov|ogg|zip|gz|docx|xlsx|pptx|woff2?|7z|br)$/i

const records: ZipRecord[] = []
/** What is written and closed; with the end, it is the archive. */
const segments: Blob[] = []
let open: GrowingFile | undefined
let openBytes = 0
let offset = 0

async function add({ path, bytes, onDisk }: Extract<SpoolQuestion, { ask: 'add' }>): Promise<ZipRecord> {
  const { deflateSync } = await import('fflate')
  const pack = PACKED.test(path) ? undefined : (given: Uint8Array<ArrayBuffer>) => deflateSync(given, { level: 6 })
  const { head, data, record } = zipFile(path, bytes, offset, new Date(), pack)
  if (onDisk) open ??= await growingFile('zip-part')
  if (open) {
    open.write(head, openBytes)
    open.write(data, openBytes + head.byteLength)
    openBytes += head.byteLength + data.byteLength
  } else segments.push(new Blob([head, data]))
  offset += head.byteLength + data.byteLength
  records.push(record)
  return record
}

/** What is written so far is closed; later files begin another segment. It lists the files in the order of these paths. */
async function archive(paths: readonly string[]): Promise<Blob> {
  if (open) segments.push(await open.finish())
  open = undefined
  openBytes = 0
  return new Blob([...segments, zipEnd(inOrder(records, paths), offset)], { type: 'application/zip' })
}

let turn: Promise<void> = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<SpoolQuestion>) => {
  const { id } = data
  const work = async (): Promise<SpoolAnswer> =>
    data.ask === 'add' ? { id, record: await add(data) } : { id, archive: await archive(data.paths) }
  turn = turn
    .then(work)
    .catch((error: unknown): SpoolAnswer => {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
      return { id, isFull, error: String(error) }
    })
    .then((answer) => postMessage(answer))
})
