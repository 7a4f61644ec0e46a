import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip'
type Bytes = Uint8Array<ArrayBuffer>

/** A text that is answered often: each of its packed forms is made once, when first asked for. */
export type PackedText = {
  /** The best form that the caller takes. Its `etag` is of these very bytes. */
  for(acceptEncoding: string | undefined): Promise<{ readonly bytes: Bytes; readonly headers: Readonly<Record<string, string>> }>
}

/** From 8 on, Brotli fills a table of 16 MB and more for each text, however small. */
const BROTLI_QUALITY = 7
const GZIP_LEVEL = 9
/** A shorter text goes in one packet as it is. */
const LEAST_BYTES = 1_024

const PACKERS: Readonly<Record<Encoding, (bytes: Bytes) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: GZIP_LEVEL }),
}

export function packedText(text: string): PackedText {
  const plain: Bytes = new TextEncoder().encode(text)
  const made = new Map<Encoding, Promise<Bytes>>()
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const pack = (encoding: Encoding) => {
    const bytes = made.get(encoding) ?? PACKERS[encoding](plain).then((packed) => new Uint8Array(packed))
    made.set(encoding, bytes)
    return bytes
  }
  return {
    async for(acceptEncoding = '') {
      const headers = { vary: 'Accept-Encoding', etag: `"${hash}"` }
      const encoding =
        plain.length < LEAST_BYTES ? undefined : (['br', 'gzip'] as const).find((name) => acceptsEncoding(acceptEncoding, name))
      if (!encoding) return { bytes: plain, headers }
      const packed: Readonly<Record<string, string>> = { ...headers, etag: `"${hash}-${encoding}"`, 'content-encoding': encoding }
      return { bytes: await pack(encoding), headers: packed }
    },
  }
}

/** Whether a caller has the very bytes already, as its If-None-Match says. */
export function isHeld(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Whether an Accept-Encoding names this encoding, and not as one that is unwanted. */
export function acceptsEncoding(header: string, encoding: string): boolean {
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', quality] = part.trim().split(/\s*;\s*q=/)
    if (name === encoding) return quality === undefined || Number(quality) > 0
  }
  return false
}
