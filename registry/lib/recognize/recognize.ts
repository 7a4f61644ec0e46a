import { typeOfContents } from '../files/file-type.ts'
import { KINDS, type Kind } from './kinds.ts'
import { MOST_WHOLE, type Sight, lookAt } from './look.ts'
import { RECOGNIZERS } from './recognizers.ts'

/** A kind that was recognized: of what was given, or of what is in it. */
export type Found = Sight & {
  readonly kind: Kind
  /** In what it was found, from the outside in: Base64 within a JSON text. */
  readonly within: readonly Kind[]
  /** What it was found in, where that is not what was given. */
  readonly content?: string | Uint8Array<ArrayBuffer>
}

export type Hints = {
  /** Language of the reader. */
  readonly language: string
  /** Ending of the file that it comes from, in lower case. */
  readonly ending?: string
}

/** Contents are looked into so often: what is Base64 of a URL-encoded JSON text is found. */
const DEEPEST = 2
/** What is found within something else is a little less likely to be what somebody is after. */
const INNER = 0.9
/** Less likely kinds of a content are not worth telling. */
const LEAST_INNER = 0.66

/** All that a text may be, the most likely first. */
export function recognizeText(text: string, { language, ending }: Hints): Found[] {
  return sorted(textKinds(text, language, ending, []))
}

const sorted = (found: readonly Found[]) => found.toSorted((a, b) => b.confidence - a.confidence)

function textKinds(text: string, language: string, ending: string | undefined, within: readonly Kind[]): Found[] {
  const look = lookAt(text, language)
  if (look.text === '') return []
  const own = (Object.keys(RECOGNIZERS) as (keyof typeof RECOGNIZERS)[]).flatMap((kind): Found[] => {
    const sight = RECOGNIZERS[kind](look)
    const isNamed = ending !== undefined && endingsOf(kind).includes(ending)
    if (!sight) return isNamed ? [{ kind, within, confidence: 0.6 }] : []
    // The name of a file is a strong hint, and weighs more than what a few lines look like.
    return [{ ...sight, kind, within, confidence: isNamed ? Math.max(sight.confidence, 0.5) * 0.3 + 0.7 : sight.confidence }]
  })
  const lines = look.isOneLine ? [] : lineKinds(look.lines, look.head.length === look.text.length, language, within)
  const inner = sorted(own)
    .slice(0, 2)
    .flatMap((outer) => inside(outer, text, language))
  return [...own.filter(({ kind }) => !lines.some((one) => one.kind === kind)), ...lines, ...inner]
}

/** Kinds of which people paste several, one in each line. */
const BY_LINE = [
  'base64',
  'binary-number',
  'hex-number',
  'octal-number',
  'roman',
  'url',
  'domain',
  'email',
  'ip',
  'cidr',
  'mac',
  'phone',
  'color',
  'iban',
  'card',
  'ean',
  'isbn',
  'percent',
  'date',
  'date-time',
  'url-encoded',
  'html-entities',
] as const satisfies readonly Kind[]
/** Lines that are looked at. */
const MOST_BY_LINE = 40
/** Even the least likely line must be of the kind. */
const LEAST_BY_LINE = 0.5

/** What every line is by itself. Readings of all lines are put below each other. */
function lineKinds(lines: readonly string[], isWhole: boolean, language: string, within: readonly Kind[]): Found[] {
  const filled = (isWhole ? lines : lines.slice(0, -1))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST_BY_LINE)
  const [first, ...rest] = filled.map((line) => lookAt(line, language))
  if (!first || rest.length === 0) return []
  return BY_LINE.flatMap((kind): Found[] => {
    const recognize = RECOGNIZERS[kind]
    const sights: Sight[] = []
    for (const look of [first, ...rest]) {
      const sight = recognize(look)
      if (!sight || sight.confidence < LEAST_BY_LINE) return []
      sights.push(sight)
    }
    const best = Math.max(...sights.map(({ confidence }) => confidence))
    const names = Object.keys(sights[0]?.readings ?? {})
    // What is beyond the lines that were looked at is not read.
    const isAll = filled.length < MOST_BY_LINE && isWhole
    const readings = Object.fromEntries(
      isAll ? names.map((name) => [name, sights.map((sight) => sight.readings?.[name] ?? '').join('\n')]) : [],
    )
    return [{ kind, within, confidence: best * 0.97, readings }]
  })
}

const endingsOf = (kind: Kind): readonly string[] => KINDS[kind].endings ?? []

/** What is found in what was decoded. */
function inside({ inside: content, kind, within, confidence }: Found, text: string, language: string): Found[] {
  if (content === undefined || content === text || within.length >= DEEPEST || confidence < 0.6) return []
  const path = [...within, kind]
  const found =
    typeof content === 'string'
      ? textKinds(content.slice(0, MOST_WHOLE), language, undefined, path).filter(
          (one) => one.confidence >= LEAST_INNER && one.kind !== 'text',
        )
      : fileKinds(content).map((one): Found => ({ ...one, within: path }))
  return found.map((one) => ({ ...one, content: one.content ?? content, confidence: one.confidence * confidence * INNER }))
}

const OFFICE_WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const ARCHIVES = new Set([
  'application/zip',
  'application/gzip',
  'application/x-bzip2',
  'application/x-xz',
  'application/zstd',
  'application/x-7z-compressed',
  'application/vnd.rar',
  'application/x-tar',
])

const HEAD_BYTES = 4096

/** The kinds of file that bytes are by how they begin. */
export function fileKinds(bytes: Uint8Array): Found[] {
  // How it begins tells; the directory of a zip is at its end. A text is looked at by its words.
  const type = typeOfContents(bytes[0] === 0x50 ? bytes : bytes.subarray(0, HEAD_BYTES))
  const facts = type === 'application/octet-stream' ? undefined : { type }
  const as = (kind: Kind, confidence: number): Found => ({ kind, within: [], confidence, ...(facts && { facts }) })
  const any = as('file', 0.2)
  if (type === 'image/gif') return [as('gif', 0.97), as('image', 0.9), any]
  if (type === 'image/svg+xml') return [any]
  if (type.startsWith('image/')) return [as('image', 0.97), any]
  if (type.startsWith('video/')) return [as('video', 0.97), any]
  if (type.startsWith('audio/')) return [as('audio', 0.95), any]
  if (type === OFFICE_WORD) return [as('word', 0.98), any]
  if (type === 'application/pdf') return [as('pdf', 0.98), any]
  return ARCHIVES.has(type) ? [as('archive', 0.95), any] : [any]
}
