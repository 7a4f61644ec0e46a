import { MOST_CHARACTERS } from './tokens.ts'

/** Longest packed code that a link carries; browsers and chat programs cut longer ones. */
const LINK_LIMIT = 32_000

/** Code as a fragment, which browsers send to nobody; undefined when it is too long for a link. */
export async function codeFragment(code: string): Promise<string | undefined> {
  const packed = await read(new Blob([code]).stream().pipeThrough(new CompressionStream('deflate-raw')), LINK_LIMIT)
  if (packed === undefined) return undefined
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
  const safe = text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return safe.length > LINK_LIMIT ? undefined : `#code=${safe}`
}

/** The code in a link; undefined when there is none that can be read. */
export async function codeOfFragment(hash: string): Promise<string | undefined> {
  const [, text] = /^#code=([\w-]{1,40000})$/.exec(hash) ?? []
  if (text === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    const code = await read(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')), MOST_CHARACTERS * 4)
    return code && new TextDecoder().decode(code)
  } catch {
    // A link that was cut short: the page opens without its code.
    return undefined
  }
}

/** A small fragment can unfold to very much; what is more than `most` bytes is not read on. */
async function read(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const chunks: BlobPart[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer())
    chunks.push(value as Uint8Array<ArrayBuffer>)
    size += value.length
    if (size > most) {
      await reader.cancel()
      return undefined
    }
  }
}
