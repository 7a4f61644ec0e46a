import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
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

type Kept = { readonly version: string; readonly file: StoredFile }
/** A file too large to be kept, as long as somebody is sent it: however many ask, there is one copy of it. */
type Sent = {
  readonly version: string
  readonly etag: string
  readonly buffer: WeakRef<ArrayBuffer>
  readonly offset: number
  readonly length: number
}

export function createFileStore(root: string): FileStore {
  const kept = new Map<string, Kept>()
  const sent = new Map<string, Sent>()
  const reading = new Map<string, Promise<StoredFile>>()
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

  return {
    async read(segments, acceptEncoding = '') {
      const path = join(root, ...segments)
      const plain = await fileAt(path)
      if (!plain) return undefined
      for (const { ending, encoding } of VARIANTS) {
        if (!acceptsEncoding(acceptEncoding, encoding)) continue
        const packed = await fileAt(path + ending)
        // A file written again after the build must not be answered by its old packed form.
        if (packed && packed.mtimeMs >= plain.mtimeMs) return load(path + ending, packed.version, encoding)
      }
      return load(path, plain.version)
    },
  }
}

async function fileAt(path: string): Promise<{ version: string; mtimeMs: number } | undefined> {
  try {
    const { mtimeMs, size, ...info } = await stat(path)
    return (info.mode & 0o170000) === 0o100000 ? { version: `${mtimeMs} ${size}`, mtimeMs } : undefined
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
