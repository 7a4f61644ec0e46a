import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { acceptsEncoding } from '../../engine/http/packed.ts'

/** One representation of a file, ready to be sent. */
export type StoredFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string; readonly encoding?: 'br' | 'gzip' }

/** Reads files below one folder, small ones from memory while they do not change on disk. */
export type FileStore = {
  /** The best representation that the caller accepts; undefined when there is no such file. */
  read(segments: readonly string[], acceptEncoding?: string): Promise<StoredFile | undefined>
}

const MAX_KEPT_FILE = 512 * 1024
const MAX_KEPT_ALL = 64 * 1024 * 1024
const VARIANTS = [
  { ending: '.br', encoding: 'br' },
  { ending: '.gz', encoding: 'gzip' },
] as const

/** A file that changes on disk is answered anew at most so many milliseconds later; to look at each request halves the pages a second. */
const LOOK_MS = 1_000

type OnDisk = { readonly version: string; readonly mtimeMs: number }
type Seen = { readonly at: number; readonly file: OnDisk }
type Kept = { readonly version: string; readonly file: StoredFile }
/** A file too large to be kept, as long as somebody is sent it: however many ask, there is one copy of it. */
type Sent = {
  readonly version: string
  readonly etag: string
  readonly buffer: WeakRef<ArrayBuffer>
  readonly offset: number
  readonly length: number
}

/** @param now milliseconds of a clock that never goes back */
export function createFileStore(root: string, now = () => performance.now()): FileStore {
  const kept = new Map<string, Kept>()
  const sent = new Map<string, Sent>()
  const reading = new Map<string, Promise<StoredFile>>()
  const seen = new Map<string, Seen>()
  let keptBytes = 0

  const forget = (path: string) => {
    keptBytes -= kept.get(path)?.file.bytes.byteLength ?? 0
    kept.delete(path)
  }
  const sentNow = (path: string, version: string, encoding?: 'br' | 'gzip'): StoredFile | undefined => {
    const known = sent.get(path)
    const buffer = known?.version === version ? known.buffer.deref() : undefined
    return known && buffer && { bytes: new Uint8Array(buffer, known.offset, known.length), etag: known.etag, encoding }
  }
  const readAnew = async (path: string, version: string, encoding?: 'br' | 'gzip'): Promise<StoredFile> => {
    const bytes = await readFile(path)
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const file: StoredFile = { bytes, etag, encoding: encoding || undefined }
    if (kept.has(path)) forget(path)
    if (bytes.byteLength > MAX_KEPT_FILE) {
      sent.set(path, { version, etag, buffer: new WeakRef(bytes.buffer), offset: bytes.byteOffset, length: bytes.byteLength })
      return file
    }
    kept.set(path, { version, file })
    keptBytes += bytes.byteLength
    for (const [oldest] of kept) {
      if (keptBytes <= MAX_KEPT_ALL) break
      forget(oldest)
    }
    return file
  }
  const load = (path: string, version: string, encoding?: 'br' | 'gzip'): Promise<StoredFile> | StoredFile => {
    const known = kept.get(path)
    if (known?.version === version) return known.file
    const key = `${version} ${path}`
    const file = sentNow(path, version, encoding) ?? reading.get(key)
    if (file) return file
    const read = readAnew(path, version, encoding).finally(() => reading.delete(key))
    reading.set(key, read)
    return read
  }

  const look = async (path: string): Promise<OnDisk | undefined> => {
    const last = seen.get(path)
    if (last && now() - last.at < LOOK_MS) return last.file
    const file = await fileAt(path)
    // What is not there is not remembered: its names have no end.
    if (file) seen.set(path, { at: now(), file })
    else seen.delete(path)
    return file
  }
  /** Of a file that is there only as it was packed: as it is, or unpacked for who does not take it so. */
  const loadPacked = async (path: string, acceptEncoding: string): Promise<StoredFile | undefined> => {
    const packed = await look(`${path}.br`)
    if (!packed) return undefined
    const file = await load(`${path}.br`, packed.version, 'br')
    if (acceptsEncoding(acceptEncoding, 'br')) return file
    const bytes = new Uint8Array(await promisify(brotliDecompress)(file.bytes))
    return { bytes, etag: file.etag.replace(/"$/, '-plain"') }
  }

  return {
    async read(segments, acceptEncoding = '') {
      const path = join(root, ...segments)
      const plain = await look(path)
      if (!plain) return loadPacked(path, acceptEncoding)
      for (const { ending, encoding } of VARIANTS) {
        if (!acceptsEncoding(acceptEncoding, encoding)) continue
        const packed = await look(path + ending)
        // A file written again after the build must not be answered by its old packed form.
        if (packed && packed.mtimeMs >= plain.mtimeMs) return load(path + ending, packed.version, encoding)
      }
      return load(path, plain.version)
    },
  }
}

async function fileAt(path: string): Promise<OnDisk | undefined> {
  try {
    const { mtimeMs, size, ...info } = await stat(path)
    return (info.mode & 0o170000) === 0o100000 ? { version: `${mtimeMs} ${size}`, mtimeMs } : undefined
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
