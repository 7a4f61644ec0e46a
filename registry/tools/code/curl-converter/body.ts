import { hasRawBytes } from './bytes.ts'
import type { Piece, Request } from './request.ts'
import { base64Of } from './literals.ts'

/** How a language writes the pieces of a body: as text, as bytes, and read from files. All but `text` are bytes. */
export type BodyWords = {
  readonly text: (value: string) => string
  readonly bytes: (value: string) => string
  readonly raw: (path: string) => string
  readonly lines: (path: string) => string
  readonly encoded: (path: string) => string
  readonly join: (bytes: readonly string[]) => string
}

/** The expression of a body: a text where it is one, else bytes. */
export function bodyOf(pieces: readonly Piece[], words: BodyWords): string {
  const [only] = pieces
  if (pieces.length === 1 && only && 'text' in only && !hasRawBytes(only.text)) return words.text(only.text)
  const parts = pieces.map((piece) => ('text' in piece ? words.bytes(piece.text) : words[piece.as](piece.file)))
  return parts.length === 1 ? (parts[0] as string) : words.join(parts)
}

/** Credentials as the header that carries them, for libraries without a setting of their own. */
export function withBasic({ headers, user }: Pick<Request, 'headers' | 'user'>): Request['headers'] {
  return user ? [...headers, { name: 'Authorization', value: `Basic ${base64Of(`${user.name}:${user.password}`)}` }] : headers
}

/** Lines of an argument list or object: each with a comma, indented. */
export function indented(lines: readonly string[], by: string): string {
  return lines.map((line) => line.replaceAll(/^(?=.)/gm, by)).join('\n')
}
