import { isXmlSpace, skipXmlSpace, xmlNameAt, xmlTokenAt } from './chars.ts'
import type { XmlEntities } from './entities.ts'
import { failAt, type XmlFail } from './failures.ts'

/** What a DOCTYPE says about an attribute: whether white space in it counts, and its value where it is left out. */
type XmlAttributeRule = { readonly isCdata: boolean; readonly value?: string }
export type XmlAttributeRules = ReadonlyMap<string, ReadonlyMap<string, XmlAttributeRule>>

/** A name with a colon where namespaces have no place (Namespaces in XML 1.0, section 7). */
export type XmlColonName = { readonly name: string; readonly offset: number }
type XmlDoctype = {
  readonly name: string
  readonly end: number
  readonly rules: XmlAttributeRules
  readonly colonNames: readonly XmlColonName[]
}

type Declared = {
  readonly isStandalone: boolean
  readonly rules: Map<string, Map<string, XmlAttributeRule>>
  /** What parameter entities stand for; `undefined` where it is in another file. */
  readonly parameters: Map<string, string | undefined>
  readonly colonNames: XmlColonName[]
  /** Parameter entities that are being read, the outermost first. */
  readonly open: string[]
  /** Length of all that parameter entities have brought, in UTF-16 units. */
  brought: number
  /** Behind a parameter entity that is not read: what follows might be declared in it already, and does not count (XML 1.0, 5.1). */
  isBlind: boolean
}

/** Bounds of parameter entities: how deep they may be nested, and what they may bring. */
const MOST_OPEN = 50
const MOST_BROUGHT = 1_000_000

/**
 * Reads the DOCTYPE that starts at an offset. Entities and attribute lists are taken in; what they say of elements
 * and notations is passed over, and no other file is read.
 */
export function readXmlDoctype(text: string, start: number, isStandalone: boolean, entities: XmlEntities, fail: XmlFail): XmlDoctype {
  const declared: Declared = { isStandalone, rules: new Map(), parameters: new Map(), colonNames: [], open: [], brought: 0, isBlind: false }
  return doctypeReader(text, start + '<!DOCTYPE'.length, declared, entities, fail).doctype(start)
}

type DoctypeReader = {
  doctype(start: number): XmlDoctype
  /** Declarations up to the end of the text. */
  declarations(): void
}

function doctypeReader(text: string, first: number, declared: Declared, entities: XmlEntities, fail: XmlFail): DoctypeReader {
  const { isStandalone, rules, parameters } = declared
  let at = first

  const wrong = () => fail('xml-doctype', at, {})
  const space = () => {
    const next = skipXmlSpace(text, at)
    if (next === at) wrong()
    at = next
  }
  const maySpace = () => void (at = skipXmlSpace(text, at))
  const name = (): string => {
    const found = xmlNameAt(text, at)
    if (found === '') wrong()
    at += found.length
    return found
  }
  /** Of an entity or a notation. What a parameter entity brings has no place of its own. */
  const plainName = (): string => {
    const offset = at
    const called = name()
    if (called.includes(':') && declared.open.length === 0) declared.colonNames.push({ name: called, offset })
    return called
  }
  const take = (word: string): boolean => {
    if (!text.startsWith(word, at)) return false
    at += word.length
    return true
  }
  const literal = (): [start: number, end: number] => {
    const quote = text[at]
    if (quote !== '"' && quote !== "'") return wrong()
    const close = text.indexOf(quote, at + 1)
    if (close < 0) fail('xml-unclosed-value', at, {})
    const inner: [number, number] = [at + 1, close]
    at = close + 1
    return inner
  }
  /** Whether a place outside follows; a notation may have a public name alone. */
  const external = (isNotation = false): boolean => {
    if (take('SYSTEM')) {
      space()
      literal()
      return true
    }
    if (!take('PUBLIC')) return false
    space()
    const [from, to] = literal()
    if (!/^[- \r\na-zA-Z0-9'()+,./:=?;!*#@$_%]*$/.test(text.slice(from, to))) {
      at = from
      wrong()
    }
    const before = at
    maySpace()
    if (isNotation && text[at] === '>') return true
    if (before === at) wrong()
    literal()
    return true
  }
  const close = () => {
    maySpace()
    if (!take('>')) wrong()
  }
  const entity = () => {
    space()
    const isParameter = take('%')
    if (isParameter) space()
    const called = plainName()
    space()
    const declare = (replacement: string | undefined, isUnparsed = false) => {
      if (!isParameter && !declared.isBlind) entities.declare(called, replacement, isUnparsed)
      if (isParameter && !parameters.has(called)) parameters.set(called, declared.isBlind ? undefined : replacement)
    }
    if (external()) {
      let isUnparsed = false
      if (!isParameter && skipXmlSpace(text, at) > at && text.startsWith('NDATA', skipXmlSpace(text, at))) {
        space()
        take('NDATA')
        space()
        name()
        isUnparsed = true
      }
      declare(undefined, isUnparsed)
    } else {
      const [from, to] = literal()
      const percent = text.slice(from, to).indexOf('%')
      if (percent >= 0) refuseParameter(from + percent)
      declare(entities.decodeValue(from, to))
    }
    close()
  }
  const refuseParameter = (offset: number): never =>
    fail('xml-parameter-entity', offset, { name: xmlNameAt(text, skipXmlSpace(text, offset + 1)).slice(0, 100) })

  /** Between declarations, what a parameter entity stands for is read as if it were written here. */
  const parameter = () => {
    const offset = at++
    const called = name()
    if (!take(';')) wrong()
    // With a parameter entity, names that are not declared here are no fault of form any more (XML 1.0, 4.1).
    if (!isStandalone) entities.open()
    const replacement = parameters.get(called)
    if (replacement === undefined) {
      if (!parameters.has(called) && isStandalone) refuseParameter(offset)
      declared.isBlind ||= !isStandalone
      return
    }
    declared.brought += replacement.length
    if (declared.open.includes(called) || declared.open.length >= MOST_OPEN || declared.brought > MOST_BROUGHT) refuseParameter(offset)
    declared.open.push(called)
    doctypeReader(replacement, 0, declared, entities.within(replacement, offset), failAt(fail, offset)).declarations()
    declared.open.pop()
  }

  const attributeList = () => {
    space()
    const owner = name()
    const known = rules.get(owner) ?? new Map<string, XmlAttributeRule>()
    rules.set(owner, known)
    for (maySpace(); text[at] !== '>'; maySpace()) {
      if (!isXmlSpace(text, at - 1, at)) wrong()
      const attribute = name()
      space()
      const isCdata = attributeType()
      space()
      const rule = attributeDefault(isCdata)
      // Preserved white space is kept even where the rule might not count: that loses nothing.
      if (!known.has(attribute) && (!declared.isBlind || (attribute === 'xml:space' && rule.value === 'preserve')))
        known.set(attribute, rule)
    }
    at++
  }
  const attributeType = (): boolean => {
    if (text[at] === '(') {
      group(xmlTokenAt)
      return false
    }
    const type = name()
    if (type === 'NOTATION') {
      space()
      if (text[at] !== '(') wrong()
      group(xmlNameAt)
    } else if (!/^(?:CDATA|IDREFS?|ID|ENTITY|ENTITIES|NMTOKENS?)$/.test(type)) wrong()
    return type === 'CDATA'
  }
  const group = (read: (text: string, at: number) => string) => {
    do {
      at++
      maySpace()
      const token = read(text, at)
      if (token === '') wrong()
      at += token.length
      maySpace()
    } while (text[at] === '|')
    if (!take(')')) wrong()
  }
  const attributeDefault = (isCdata: boolean): XmlAttributeRule => {
    if (take('#REQUIRED') || take('#IMPLIED')) return { isCdata }
    if (take('#FIXED')) space()
    const [from, to] = literal()
    const sign = text.slice(from, to).indexOf('<')
    if (sign >= 0) fail('xml-attribute-less-than', from + sign, {})
    return { isCdata, value: normaliseAttribute(entities.decode(from, to, 'attribute'), isCdata) }
  }
  const element = () => {
    space()
    name()
    space()
    if (text[at] === '(') contentModel()
    else if (!take('EMPTY') && !take('ANY')) wrong()
    close()
  }
  const contentModel = () => {
    const inner = skipXmlSpace(text, at + 1)
    if (!text.startsWith('#PCDATA', inner)) return childModel()
    at = inner + '#PCDATA'.length
    let names = 0
    for (maySpace(); take('|'); maySpace()) {
      maySpace()
      name()
      names++
    }
    if (!take(')') || (!take('*') && names > 0)) wrong()
  }
  /** Names and groups of them, in one group all parted by the same sign. */
  const childModel = () => {
    const signs: string[] = []
    const repeat = () => void (/[?*+]/.test(text[at] ?? '') && at++)
    do {
      maySpace()
      if (take('(')) {
        signs.push('')
        continue
      }
      name()
      repeat()
      for (maySpace(); signs.length > 0 && take(')'); maySpace()) {
        signs.pop()
        repeat()
      }
      if (signs.length === 0) return
      const sign = text[at] ?? ''
      if ((sign !== '|' && sign !== ',') || (signs.at(-1) || sign) !== sign) wrong()
      signs[signs.length - 1] = sign
      at++
    } while (at < text.length)
    wrong()
  }
  const part = () => {
    if (take('<!ENTITY')) entity()
    else if (take('<!ATTLIST')) attributeList()
    else if (take('<!ELEMENT')) element()
    else if (take('<!NOTATION')) {
      space()
      plainName()
      space()
      if (!external(true)) wrong()
      close()
    } else if (text.startsWith('<!--', at)) at = commentEnd(text, at, fail)
    else if (text.startsWith('<?', at)) at = instructionEnd(text, at, fail).end
    else if (text[at] === '%') parameter()
    else wrong()
  }

  const doctype = (start: number): XmlDoctype => {
    space()
    const root = name()
    const before = at
    maySpace()
    if (text[at] !== '>' && text[at] !== '[') {
      if (before === at) wrong()
      if (!external()) wrong()
      if (!isStandalone) entities.open()
      maySpace()
    }
    if (take('[')) {
      for (maySpace(); text[at] !== ']'; maySpace()) {
        if (at >= text.length) fail('xml-unclosed-part', start, { close: ']>' })
        part()
      }
      at++
    }
    maySpace()
    if (at >= text.length) fail('xml-unclosed-part', start, { close: '>' })
    if (!take('>')) wrong()
    return { name: root, end: at, rules, colonNames: declared.colonNames }
  }
  const declarations = () => {
    for (maySpace(); at < text.length; maySpace()) part()
  }
  return { doctype, declarations }
}

/** White space at the ends of names and lists of names does not count. */
export function normaliseAttribute(value: string, isCdata: boolean): string {
  return isCdata ? value : value.replace(/ +/g, ' ').replace(/^ | $/g, '')
}

export function commentEnd(text: string, start: number, fail: XmlFail): number {
  const dashes = text.indexOf('--', start + 4)
  if (dashes < 0) return fail('xml-unclosed-part', start, { close: '-->' })
  return text[dashes + 2] === '>' ? dashes + 3 : fail('xml-comment-dashes', dashes, {})
}

/** The end of the processing instruction at an offset, and what it is for. */
export function instructionEnd(text: string, start: number, fail: XmlFail): { readonly end: number; readonly target: string } {
  const target = xmlNameAt(text, start + 2)
  if (target === '') fail('xml-name-expected', start + 2, { found: String.fromCodePoint(text.codePointAt(start + 2) ?? 32).toWellFormed() })
  if (/^xml$/i.test(target)) fail('xml-declaration-place', start, {})
  const close = text.indexOf('?>', start + 2)
  if (close < 0) return fail('xml-unclosed-part', start, { close: '?>' })
  const after = start + 2 + target.length
  if (close !== after && !isXmlSpace(text, after, after + 1))
    fail('xml-space-missing', after, { found: String.fromCodePoint(text.codePointAt(after) as number).toWellFormed() })
  return { end: close + 2, target }
}
