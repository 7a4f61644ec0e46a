import { defineFailures } from '../../../engine/core/define.ts'
import { type TextEncoding, decodeText } from '../encoding/text-encoding.ts'

export const textFileFailures = defineFailures({
  'not-text':
    'This isn’t a text file: it has bytes that never occur in text, the first at position {{position, number}}. Choose another file.',
})

/** A text file as read: its text without a byte-order mark, and how its bytes were understood. */
type TextFile = { readonly text: string; readonly encoding: TextEncoding; readonly hasMark: boolean; readonly isGuess: boolean }

const MARKS: readonly { readonly encoding: TextEncoding; readonly bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]
/** What most old files of a language are in, where it is not Western European. */
const OLD_ENCODINGS: Readonly<Record<string, TextEncoding>> = { pl: 'windows-1250', ru: 'windows-1251' }
const SAMPLE = 64 * 1024

/**
 * Reads a text file: by its byte-order mark, else as UTF-16 by its zero bytes, else as UTF-8 where it is, else in the old
 * 8-bit encoding that is usual in a language, which is a guess.
 * @param encoding read in this encoding instead
 * @throws ToolError not-text, not-this-encoding
 */
export function readTextFile(bytes: Uint8Array, language: string, field: string, encoding?: TextEncoding): TextFile {
  const mark = MARKS.find((one) => (encoding ?? one.encoding) === one.encoding && one.bytes.every((byte, index) => bytes[index] === byte))
  const body = mark ? bytes.subarray(mark.bytes.length) : bytes
  const known = encoding ?? mark?.encoding ?? utf16Of(body) ?? (isUtf8(body) ? 'utf-8' : undefined)
  const used = known ?? OLD_ENCODINGS[language.split('-')[0] ?? ''] ?? 'windows-1252'
  if (!used.startsWith('utf-16')) refuseBinary(body, field)
  return { text: decodeText(body, used, field), encoding: used, hasMark: mark !== undefined, isGuess: known === undefined }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Western text in UTF-16 has a zero in every second byte. */
function utf16Of(bytes: Uint8Array): TextEncoding | undefined {
  const length = Math.min(bytes.length, SAMPLE)
  if (bytes.length % 2 === 1 || length === 0) return undefined
  const zeros = [0, 0] as [number, number]
  for (let i = 0; i < length; i++) if (bytes[i] === 0) zeros[(i % 2) as 0 | 1]++
  if (zeros[1] > length * 0.2 && zeros[0] < length * 0.02) return 'utf-16le'
  return zeros[0] > length * 0.2 && zeros[1] < length * 0.02 ? 'utf-16be' : undefined
}

function refuseBinary(bytes: Uint8Array, field: string): void {
  const zero = bytes.indexOf(0)
  if (zero >= 0) textFileFailures.fail('not-text', { position: zero + 1, field })
}
