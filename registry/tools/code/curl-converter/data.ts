import { toBytes } from './bytes.ts'
import type { Word } from './command.ts'
import { requestFailures } from './failures.ts'
import type { Piece } from './request.ts'
import { percent } from './url.ts'

/** What one option of data adds to a body, or to a query. */
export function readData(option: string, { text: given, at }: Word, text: string): readonly Piece[] {
  const file = (path: string, as: 'raw' | 'lines' | 'encoded'): Piece => {
    if (path === '-' || path === '.') requestFailures.fail('standard-input', { value: `@${path}`, field: 'text', offset: at, text })
    return { file: path, as }
  }
  switch (option) {
    case 'data-raw':
      return [{ text: given }]
    case 'data-binary':
    case 'json':
      return given.startsWith('@') ? [file(given.slice(1), 'raw')] : [{ text: given }]
    case 'data-urlencode':
      return encoded(given, file)
    case 'url-query':
      return given.startsWith('+') ? [{ text: given.slice(1) }] : encoded(given, file)
    default:
      return given.startsWith('@') ? [file(given.slice(1), 'lines')] : [{ text: given }]
  }
}

/** The five forms: `content`, `=content`, `name=content`, `@file` and `name@file`. */
function encoded(given: string, file: (path: string, as: 'encoded') => Piece): readonly Piece[] {
  const sign = given.includes('=') ? given.indexOf('=') : given.indexOf('@')
  const before = sign <= 0 ? [] : [{ text: `${given.slice(0, sign)}=` }]
  const content = given.slice(sign + 1)
  return given[sign] === '@' ? [...before, file(content, 'encoded')] : [...before, { text: encodeForm(content) }]
}

/** As curl does since 7.84: a space becomes a plus sign, everything else but unreserved characters a percent escape. */
function encodeForm(value: string): string {
  return value.replaceAll(/[^\w.~-]+/g, (found) => percent(toBytes(found)).replaceAll('%20', '+'))
}

/** Text side by side is one piece. */
export function joinPieces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  let run: string[] = []
  for (const piece of pieces)
    if ('text' in piece) run.push(piece.text)
    else {
      if (run.join('') !== '') joined.push({ text: run.join('') })
      run = []
      joined.push(piece)
    }
  if (joined.length === 0 || run.join('') !== '') joined.push({ text: run.join('') })
  return joined
}
