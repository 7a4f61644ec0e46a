import { decodeBase64, encodeBase64Lines } from '../encoding/base64.ts'

/** A block of a PEM file (RFC 7468). `start` and `end` are where it is in the text, `body` what is between its lines. */
export type PemBlock = {
  readonly label: string
  readonly start: number
  readonly end: number
  readonly body: string
  /** It has the lines of RFC 1421 that older programs write before an encrypted key. */
  readonly hasHeaders: boolean
  /** It ends with its own END line. */
  readonly isClosed: boolean
}

const BEGIN = '-----BEGIN '
const DASHES = '-----'

/** All blocks of a text, with anything between them. */
export function pemBlocks(text: string): PemBlock[] {
  const blocks: PemBlock[] = []
  for (let start = text.indexOf(BEGIN); start >= 0; start = text.indexOf(BEGIN, start + BEGIN.length)) {
    const label = /^[A-Z0-9 #.]{1,60}(?=-----)/.exec(text.slice(start + BEGIN.length, start + 80))?.[0]
    if (label === undefined) continue
    const from = start + BEGIN.length + label.length + DASHES.length
    // The body has no five dashes in a row, so the search stays short however many blocks are not closed.
    const to = text.indexOf(DASHES, from)
    const close = `-----END ${label}-----`
    const isClosed = to >= 0 && text.startsWith(close, to)
    const end = isClosed ? to + close.length : to < 0 ? text.length : to
    const body = text.slice(from, isClosed ? to : end)
    blocks.push({ label, start, end, body, hasHeaders: /^\s*[A-Za-z-]{1,40}:/.test(body), isClosed })
  }
  return blocks
}

/** The bytes of a block. @throws ToolError of base64.ts where it holds something else */
export function pemBytes({ body }: PemBlock): Uint8Array {
  return decodeBase64(body)
}

/** A PEM block with lines of 64 characters and a line break at its end. */
export function writePem(label: string, bytes: Uint8Array): string {
  return `${BEGIN}${label}-----\n${encodeBase64Lines(bytes, 64)}\n-----END ${label}-----\n`
}
