import { placeAt } from '../../../engine/core/errors.ts'
import { isXmlSpace, normaliseLineEnds, skipXmlSpace, xmlNameAt } from './chars.ts'
import { commentEnd, instructionEnd, normaliseAttribute, readXmlDoctype, type XmlAttributeRules, type XmlColonName } from './doctype.ts'
import { createXmlEntities, type XmlEntities, type XmlUnresolved } from './entities.ts'
import { includeMarkup, type XmlOrigin } from './include.ts'
import { checkXmlCharacters, failAt, failIn, type XmlFail } from './failures.ts'

/** Offsets are UTF-16 units, the end excluded: `text.slice(start, end)` is the spelling. */
type Span = { readonly start: number; readonly end: number }

/** `value` is the meaning: references replaced, white space as the reader of XML sees it. */
export type XmlAttribute = Span & { readonly name: string; readonly value: string }
export type XmlElement = {
  readonly type: 'element'
  readonly name: string
  readonly attributes: readonly XmlAttribute[]
  readonly children: XmlNode[]
  readonly start: number
  /** Where the content starts, and where it ends; equal for an empty element. */
  readonly contentStart: number
  contentEnd: number
  end: number
  /** Written as `<a/>`. */
  readonly isShort: boolean
}
type XmlText = Span & { readonly type: 'text' | 'cdata'; readonly value: string }
type XmlAside = Span & { readonly type: 'comment' | 'doctype' | 'declaration' }
type XmlInstruction = Span & { readonly type: 'instruction'; readonly target: string }
export type XmlNode = XmlElement | XmlText | XmlAside | XmlInstruction

export type XmlDocument = {
  /** With the markup of entities included, unless references are kept. */
  readonly text: string
  /** Where a place of the text comes from. */
  readonly origin: XmlOrigin
  /** Everything at the top but white space, in order. */
  readonly children: readonly XmlNode[]
  readonly root: XmlElement
  readonly version: string | undefined
  readonly encoding: string | undefined
  readonly rules: XmlAttributeRules
  readonly colonNames: readonly XmlColonName[]
  /** References to what stands in another file; they are left in the values as they are written. */
  readonly unresolved: readonly XmlUnresolved[]
}

const DECLARATION =
  /<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"(1\.\d+)"|'(1\.\d+)')(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"([A-Za-z][\w.-]*)"|'([A-Za-z][\w.-]*)'))?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(yes|no)"|'(yes|no)'))?[ \t\r\n]*\?>/y

type XmlReading = {
  readonly field?: string
  /** References to entities that hold markup stay in the text as they are, once their markup has been found well-formed; otherwise it is included. */
  readonly keepsReferences?: boolean
}

/**
 * Reads a well-formed document (XML 1.0, fifth edition, as a processor that does not validate and reads no other file).
 * Without recursion, so that depth is bounded by memory only. A leading byte-order mark is passed over.
 * @throws ToolError one of the failures of XML at the place of the fault
 */
export function readXml(text: string, { field = 'text', keepsReferences = false }: XmlReading = {}): XmlDocument {
  const fail = failIn(text, field)
  const read = readWithEntities(text, fail)
  checkXmlCharacters(text, field)
  const origin: XmlOrigin = { text, offsetOf: (offset) => offset }
  return keepsReferences
    ? { ...read.document, origin }
    : includeMarkup(
        { ...read, origin },
        (wider, from) => readWithEntities(wider, (code, offset, params) => fail(code, from.offsetOf(offset), params)),
        fail,
      )
}

type XmlRead = { readonly document: Omit<XmlDocument, 'origin'>; readonly entities: XmlEntities }

function readWithEntities(text: string, fail: XmlFail): XmlRead {
  const checkMarkup = (replacement: string, offset: number) => {
    // Whatever closes this element, or stands behind it, is a fault; so is a DOCTYPE within it.
    const element = `<entity>${replacement}</entity>`
    readDocument(element, failAt(fail, offset), entities.within(element, offset))
  }
  const entities = createXmlEntities(text, fail, checkMarkup)
  return { document: readDocument(text, fail, entities), entities }
}

function readDocument(text: string, fail: XmlFail, entities: XmlEntities): Omit<XmlDocument, 'origin'> {
  const top: XmlNode[] = []
  const opened: XmlElement[] = []
  let root: XmlElement | undefined
  let rules: XmlAttributeRules = new Map()
  let colonNames: readonly XmlColonName[] = []
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0

  const found = (offset: number) => String.fromCodePoint(text.codePointAt(offset) as number).toWellFormed()
  const add = (node: XmlNode) => void (opened.at(-1)?.children ?? top).push(node)

  const readDeclaration = () => {
    if (!/^<\?xml[ \t\r\n?]/.test(text.slice(at, at + 6))) return undefined
    DECLARATION.lastIndex = at
    const match = DECLARATION.exec(text) ?? fail('xml-declaration', at, {})
    add({ type: 'declaration', start: at, end: at + match[0].length })
    at += match[0].length
    return { version: match[1] ?? match[2], encoding: match[3] ?? match[4], isStandalone: (match[5] ?? match[6]) === 'yes' }
  }
  const readText = () => {
    const next = text.indexOf('<', at)
    const end = next < 0 ? text.length : next
    if (opened.length === 0) {
      if (!isXmlSpace(text, at, end)) fail('xml-text-outside', skipXmlSpace(text, at), {})
    } else {
      const section = text.slice(at, end).indexOf(']]>')
      if (section >= 0) fail('xml-section-end', at + section, {})
      add({ type: 'text', start: at, end, value: entities.decode(at, end, 'text') })
    }
    at = end
  }
  const readSection = () => {
    if (opened.length === 0) fail('xml-text-outside', at, {})
    const close = text.indexOf(']]>', at)
    if (close < 0) fail('xml-unclosed-part', at, { close: ']]>' })
    add({ type: 'cdata', start: at, end: close + 3, value: normaliseLineEnds(text.slice(at + 9, close)) })
    at = close + 3
  }
  const readAside = (type: 'comment' | 'doctype', end: number) => {
    add({ type, start: at, end })
    at = end
  }
  const readInstruction = () => {
    const { end, target } = instructionEnd(text, at, fail)
    add({ type: 'instruction', start: at, end, target })
    at = end
  }
  const readDoctype = (isStandalone: boolean) => {
    if (root !== undefined || top.some(({ type }) => type === 'doctype')) fail('xml-doctype-place', at, {})
    const doctype = readXmlDoctype(text, at, isStandalone, entities, fail)
    ;({ rules, colonNames } = doctype)
    readAside('doctype', doctype.end)
  }
  const readAttribute = (start: number, seen: Set<string>, element: string): XmlAttribute => {
    const name = xmlNameAt(text, start)
    const shown = name.slice(0, 100)
    if (name === '') fail('xml-name-expected', start, { found: found(start) })
    if (seen.has(name)) fail('xml-repeated-attribute', start, { name: shown })
    seen.add(name)
    const equals = skipXmlSpace(text, start + name.length)
    const open = skipXmlSpace(text, equals + 1)
    const quote = text[open] ?? ''
    if (text[equals] !== '=' || (quote !== '"' && quote !== "'")) fail('xml-attribute-value', start, { name: shown })
    const close = text.indexOf(quote, open + 1)
    if (close < 0) fail('xml-unclosed-value', open, {})
    const sign = text.slice(open + 1, close).indexOf('<')
    if (sign >= 0) fail('xml-attribute-less-than', open + 1 + sign, {})
    const isCdata = rules.get(element)?.get(name)?.isCdata ?? true
    const value = normaliseAttribute(entities.decode(open + 1, close, 'attribute'), isCdata)
    return { name, value, start, end: close + 1 }
  }
  const readTag = () => {
    const start = at
    const name = xmlNameAt(text, at + 1)
    if (name === '') fail('xml-stray-less-than', at, {})
    if (opened.length === 0 && root) fail('xml-second-root', at, { name: name.slice(0, 100) })
    const attributes: XmlAttribute[] = []
    const seen = new Set<string>()
    for (at += name.length + 1; ;) {
      const next = skipXmlSpace(text, at)
      if (next >= text.length) fail('xml-unclosed-tag', start, {})
      if (text[next] === '>' || (text[next] === '/' && text[next + 1] === '>')) {
        at = next
        break
      }
      if (next === at) fail(xmlNameAt(text, next) === '' ? 'xml-name-expected' : 'xml-space-missing', next, { found: found(next) })
      const attribute = readAttribute(next, seen, name)
      attributes.push(attribute)
      at = attribute.end
    }
    const isShort = text[at] === '/'
    at += isShort ? 2 : 1
    const element: XmlElement = {
      type: 'element',
      name,
      attributes,
      children: [],
      start,
      contentStart: at,
      contentEnd: at,
      end: at,
      isShort,
    }
    add(element)
    if (opened.length === 0) root = element
    if (!isShort) opened.push(element)
  }
  const readClose = () => {
    const name = xmlNameAt(text, at + 2)
    if (name === '') fail('xml-stray-less-than', at, {})
    const shown = name.slice(0, 100)
    const element = opened.at(-1) ?? fail('xml-stray-close', at, { name: shown })
    if (element.name !== name)
      fail('xml-wrong-close', at, { found: shown, opened: element.name.slice(0, 100), line: placeAt(text, element.start).line })
    const end = skipXmlSpace(text, at + 2 + name.length)
    if (text[end] !== '>') fail('xml-unclosed-tag', at, {})
    opened.pop()
    element.contentEnd = at
    at = end + 1
    element.end = at
  }

  const declaration = readDeclaration()
  while (at < text.length) {
    if (text[at] !== '<') readText()
    else if (text[at + 1] === '/') readClose()
    else if (text[at + 1] === '?') readInstruction()
    else if (text.startsWith('<!--', at)) readAside('comment', commentEnd(text, at, fail))
    else if (text.startsWith('<![CDATA[', at)) readSection()
    else if (text.startsWith('<!DOCTYPE', at)) readDoctype(declaration?.isStandalone ?? false)
    else readTag()
  }
  const open = opened.at(-1)
  if (open) fail('xml-unclosed-element', open.start, { name: open.name.slice(0, 100) })
  if (!root) return fail('xml-no-root', at, {})
  const { version, encoding } = declaration ?? {}
  return { text, children: top, root, version, encoding, rules, colonNames, unresolved: entities.unresolved }
}
