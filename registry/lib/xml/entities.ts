import { NOT_XML, normaliseLineEnds, xmlNameAt } from './chars.ts'
import { failAt, type XmlFail } from './failures.ts'

const PREDEFINED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const MOST_LEVELS = 50
/** What all entities of a document may make together, in UTF-16 units. */
const MOST_MADE = 1_000_000

/** A reference whose meaning lies outside the text; it stays as it is written. */
export type XmlUnresolved = { readonly name: string; readonly offset: number }

type Where = 'text' | 'attribute'

/** A reference in content whose replacement text, or what that refers to in turn, is markup. */
export type XmlMarkupReference = { readonly offset: number; readonly end: number; readonly replacement: string }

/** The entities of one document, and what references stand for. */
export type XmlEntities = {
  /** The first declaration of a name counts; `undefined` stands for one in another file, which is XML unless it is unparsed. */
  declare(name: string, replacement: string | undefined, isUnparsed?: boolean): void
  /** Undeclared names may be declared in another file from now on. */
  open(): void
  /** The meaning of text or of an attribute's value from `start` to `end`. */
  decode(start: number, end: number, where: Where): string
  /** The replacement text of an entity whose value is written from `start` to `end`. */
  decodeValue(start: number, end: number): string
  /** The same entities for what an entity stands for, read as a text of its own; faults are at the offset of the reference. */
  within(source: string, offset: number): XmlEntities
  readonly unresolved: readonly XmlUnresolved[]
  /** In the order of the text. */
  readonly markup: readonly XmlMarkupReference[]
}

/** Looks whether the replacement text of an entity, referred to at an offset, is well-formed content. */
type CheckMarkup = (replacement: string, offset: number) => void

type Shared = {
  readonly declared: Map<string, string | undefined>
  readonly unparsed: Set<string>
  readonly known: Readonly<Record<Where, Map<string, string>>>
  readonly unresolved: XmlUnresolved[]
  /** Whether an entity leads to markup. */
  readonly leads: Map<string, boolean>
  /** Entities of markup that are being looked at, or have been found right. */
  readonly checking: Set<string>
  readonly checked: Set<string>
  mayLieOutside: boolean
  made: number
}

/** @param checkMarkup where it is given, references to entities that hold markup are checked by it and stay; otherwise they are refused */
export function createXmlEntities(text: string, fail: XmlFail, checkMarkup?: CheckMarkup): XmlEntities {
  return entitiesOf(text, fail, checkMarkup, {
    declared: new Map(),
    unparsed: new Set(),
    known: { text: new Map(), attribute: new Map() },
    unresolved: [],
    leads: new Map(),
    checking: new Set(),
    checked: new Set(),
    mayLieOutside: false,
    made: 0,
  })
}

function entitiesOf(text: string, fail: XmlFail, checkMarkup: CheckMarkup | undefined, shared: Shared): XmlEntities {
  const { declared, unparsed, known, unresolved, leads, checking, checked } = shared
  const markup: XmlMarkupReference[] = []

  const characterOf = (reference: string, offset: number): string => {
    const code = reference.startsWith('&#x') ? Number.parseInt(reference.slice(3), 16) : Number.parseInt(reference.slice(2), 10)
    const isCharacter = code <= 0x10ffff && !NOT_XML.test(String.fromCodePoint(code))
    return isCharacter ? String.fromCodePoint(code) : fail('xml-bad-reference', offset, { reference: reference.slice(0, 40) })
  }
  /** `offset` is where the document refers, however deep the entity is nested. */
  const expand = (name: string, where: Where, offset: number, outer: readonly string[]): string => {
    const shown = name.slice(0, 100)
    if (Object.hasOwn(PREDEFINED, name)) return PREDEFINED[name] as string
    if (!declared.has(name) && !shared.mayLieOutside) fail('xml-unknown-entity', offset, { name: shown })
    const replacement = declared.get(name)
    // An attribute refers to no other file (XML 1.0, 3.1), and nothing refers to what is not XML (4.1), a text or image for example.
    if (unparsed.has(name) || (where === 'attribute' && declared.has(name) && replacement === undefined))
      fail('xml-entity-place', offset, { name: shown })
    if (replacement === undefined) {
      unresolved.push({ name: shown, offset })
      return `&${name};`
    }
    const ready = known[where].get(name)
    if (ready !== undefined) return ready
    if (outer.includes(name)) fail('xml-entity-recursion', offset, { name: shown })
    if (outer.length >= MOST_LEVELS) fail('xml-entity-depth', offset, { name: shown, most: MOST_LEVELS })
    if (replacement.includes('<')) {
      if (where === 'attribute' || !checkMarkup) fail('xml-entity-markup', offset, { name: shown })
      else keepMarkup(name, replacement, offset, checkMarkup)
      return `&${name};`
    }
    const before = unresolved.length
    const result = replaceAll(replacement, where, (inner) => expand(inner, where, offset, [...outer, name]), offset)
    if (before === unresolved.length) known[where].set(name, result)
    return result
  }
  const keepMarkup = (name: string, replacement: string, offset: number, check: CheckMarkup) => {
    const shown = name.slice(0, 100)
    if (checked.has(name)) return
    if (checking.has(name)) fail('xml-entity-recursion', offset, { name: shown })
    if (checking.size >= MOST_LEVELS) fail('xml-entity-depth', offset, { name: shown, most: MOST_LEVELS })
    checking.add(name)
    check(replacement, offset)
    checking.delete(name)
    checked.add(name)
  }
  /** Of a name that has been expanded, so nothing leads back to itself. */
  const leadsToMarkup = (name: string): boolean => {
    const replacement = declared.get(name) ?? ''
    const ready = leads.get(name)
    if (ready !== undefined) return ready
    const inner = [...replacement.matchAll(/&([^#;&][^;&]*);/g)].map(([, called = '']) => called)
    const found = replacement.includes('<') || inner.some(leadsToMarkup)
    leads.set(name, found)
    return found
  }
  const spend = (piece: string, offset: number): string => {
    if (piece.length > MOST_MADE || shared.made > MOST_MADE) fail('xml-entity-bomb', offset, { most: MOST_MADE })
    return piece
  }
  /** `fixed` is the offset for all faults where the source is not part of the document. */
  const replaceAll = (source: string, where: Where, resolve: (name: string, offset: number) => string, fixed?: number, base = 0) => {
    const isDocument = fixed === undefined
    let result = ''
    let at = 0
    for (let mark = source.indexOf('&'); mark >= 0; mark = source.indexOf('&', at)) {
      const offset = fixed ?? base + mark
      result += plain(source.slice(at, mark), where, isDocument)
      const reference = referenceAt(source, mark) ?? fail('xml-stray-ampersand', offset, {})
      result += reference[1] === '#' ? characterOf(reference, offset) : resolve(reference.slice(1, -1), offset)
      if (fixed !== undefined) spend(result, offset)
      at = mark + reference.length
    }
    return at === 0 ? plain(source, where, isDocument) : result + plain(source.slice(at), where, isDocument)
  }
  return {
    unresolved,
    markup,
    declare(name, replacement, isUnparsed = false) {
      if (declared.has(name)) return
      declared.set(name, replacement)
      if (isUnparsed) unparsed.add(name)
    },
    open: () => void (shared.mayLieOutside = true),
    within: (source, offset) =>
      entitiesOf(source, failAt(fail, offset), checkMarkup && ((replacement) => checkMarkup(replacement, offset)), shared),
    decode: (start, end, where) => {
      const resolve = (name: string, offset: number) => {
        const piece = expand(name, where, offset, [])
        if (where === 'text' && leadsToMarkup(name))
          markup.push({ offset, end: offset + name.length + 2, replacement: declared.get(name) ?? '' })
        if (!Object.hasOwn(PREDEFINED, name)) shared.made += piece.length
        return spend(piece, offset)
      }
      return replaceAll(text.slice(start, end), where, resolve, undefined, start)
    },
    decodeValue: (start, end) => replaceAll(text.slice(start, end), 'text', (name) => `&${name};`, undefined, start),
  }
}

/** Line ends are made equal in the document itself only: what an entity brings has been read before. */
function plain(piece: string, where: Where, isDocument: boolean): string {
  const text = isDocument ? normaliseLineEnds(piece) : piece
  return where === 'attribute' ? text.replace(/[\t\n\r]/g, ' ') : text
}

const CHARACTER = /&#(?:[0-9]+|x[0-9a-fA-F]+);/y

function referenceAt(source: string, at: number): string | undefined {
  if (source[at + 1] === '#') {
    CHARACTER.lastIndex = at
    return CHARACTER.exec(source)?.[0]
  }
  const name = xmlNameAt(source, at + 1)
  return name !== '' && source[at + 1 + name.length] === ';' ? `&${name};` : undefined
}
