import { WINDOWS_1252_HIGH } from '../../../lib/encoding/windows-1252.ts'

/** Longest name that may lack its semicolon. */
const OLD_LONGEST = 6
/** Most references that are remembered, and the longest form of one. */
const REMEMBERED_MOST = 20
const SHOWN_MOST = 40
/** Most references whose reading is kept for the next time. */
const KNOWN_MOST = 5000

type OddReferences = {
  /** References by a name that does not exist. */
  readonly unknown: Set<string>
  /** Numbers that are not a character. */
  readonly replaced: Set<string>
  /** Numbers that stand for another character than Unicode's. */
  readonly remapped: Set<string>
}

/** Every name that ends in a semicolon, and what it stands for. */
type Names = Readonly<Record<string, string>>

/**
 * Reads character references as the HTML standard says (13.2.5.72 and on); what is none stays.
 * @param odd takes what a careful reader would want to know
 */
export function decodeHtmlReferences(text: string, place: 'text' | 'attribute', names: Names, odd: OddReferences): string {
  const oldNames = oldNamesOf(names)
  const known = new Map<string, string>()
  return text.replace(/&(?:#[xX][0-9a-fA-F]+|#[0-9]+|[A-Za-z][A-Za-z0-9]*);?/g, (reference: string, offset: number) => {
    const next = place === 'attribute' ? (text[offset + reference.length] ?? '') : ''
    const read = known.get(reference + next) ?? readReference(reference, next, place, names, oldNames, odd)
    if (known.size < KNOWN_MOST && reference.length <= SHOWN_MOST) known.set(reference + next, read)
    return read
  })
}

/** @param next the character after it, which matters in attributes */
function readReference(
  reference: string,
  next: string,
  place: 'text' | 'attribute',
  names: Names,
  oldNames: ReadonlySet<string>,
  odd: OddReferences,
): string {
  const hasEnd = reference.endsWith(';')
  const name = reference.slice(1, hasEnd ? -1 : undefined)
  if (name.startsWith('#'))
    return numbered(reference, /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10), odd)
  if (hasEnd && Object.hasOwn(names, name)) return names[name] as string
  const old = longestStart(name, oldNames)
  if (old === undefined) {
    if (hasEnd) remember(odd.unknown, reference)
    return reference
  }
  const after = reference[old.length + 1] ?? next
  return place === 'attribute' && /[A-Za-z0-9=]/.test(after) ? reference : names[old] + reference.slice(old.length + 1)
}

function numbered(reference: string, code: number, odd: OddReferences): string {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) {
    remember(odd.replaced, reference)
    return '\ufffd'
  }
  // HTML standard, 13.2.5.80: these are read as the characters of Windows-1252.
  const mapped = code >= 0x80 && code <= 0x9f ? (WINDOWS_1252_HIGH[code - 0x80] as string) : String.fromCodePoint(code)
  if (mapped.codePointAt(0) !== code) remember(odd.remapped, reference)
  return mapped
}

function longestStart(name: string, oldNames: ReadonlySet<string>): string | undefined {
  for (let length = Math.min(OLD_LONGEST, name.length); length > 1; length--) {
    const start = name.slice(0, length)
    if (oldNames.has(start)) return start
  }
  return undefined
}

/**
 * Names that may lack their semicolon: those of HTML 4 for Latin-1, which the table has before any other of the same
 * character, and ten more.
 */
function oldNamesOf(names: Names): ReadonlySet<string> {
  const old = new Set(['amp', 'AMP', 'lt', 'LT', 'gt', 'GT', 'quot', 'QUOT', 'COPY', 'REG'])
  const seen = new Set<string>()
  for (const [name, characters] of Object.entries(names)) {
    if (!/^[\u00a0-\u00ff]$/.test(characters) || seen.has(characters)) continue
    seen.add(characters)
    old.add(name)
  }
  return old
}

function remember(found: Set<string>, reference: string): void {
  if (found.size < REMEMBERED_MOST) found.add(reference.length > SHOWN_MOST ? `${reference.slice(0, SHOWN_MOST)}…` : reference)
}
