import { defineFailures } from '../../../../engine/core/define.ts'
import { isLeaf, type JsonLeaf, type JsonSource } from '../../../lib/json/source.ts'
import type { JsonMember, JsonNode } from '../../../lib/json/tree.ts'
import { JSON_INDENTS, type JsonIndentation, jsonWriterFailures, longestJson } from '../../../lib/json/writer.ts'
import { createBoundedText } from '../../../lib/text/bounded-text.ts'
import { isXmlName, makeXmlName, NOT_XML } from '../../../lib/xml/chars.ts'

export const jsonXmlFailures = defineFailures({
  'xml-bad-name':
    '“{{name}}” isn’t an XML name. Start with a letter or “_”, and use only letters, digits, “-”, “_” and “.”, or choose to replace the rest.',
  'xml-bad-character': 'This string holds the character {{code}}, which XML 1.0 doesn’t allow. Remove or replace it.',
  'xml-attribute': 'An attribute can’t hold an object or an array. Rename the key “{{name}}”, or choose another attribute prefix.',
  'xml-two-attributes': 'The attribute “{{name}}” would appear twice in one element. Rename one of the two keys.',
})

export type XmlOptions = {
  readonly rootName: string
  readonly itemName: string
  readonly attributePrefix: string
  readonly textName: string
  readonly names: 'mend' | 'refuse'
  readonly nulls: 'empty' | 'nil' | 'drop'
  readonly declaration: boolean
  readonly indentation: JsonIndentation
}
/** What XML does not say: names that were changed, and arrays without items. */
export type XmlLosses = { readonly mended: { readonly given: string; readonly name: string }[]; emptyArrays: number }

const XSI = 'http://www.w3.org/2001/XMLSchema-instance'

/** Writes a document as XML. @throws ToolError one of {@link jsonXmlFailures}, json-too-long */
export function writeXml(source: JsonSource, options: XmlOptions): { readonly text: string; readonly losses: XmlLosses } {
  const losses: XmlLosses = { mended: [], emptyArrays: 0 }
  const known = new Map<string, string>()
  const out = createBoundedText(longestJson(source.text.length), (most) => jsonWriterFailures.fail('json-too-long', { most }))
  const indent = JSON_INDENTS[options.indentation]
  const newLine = indent === '' ? '' : '\n'
  const where = (offset: number) => ({ field: source.field, offset, text: source.text })

  const nameOf = (given: string, offset: number): string => {
    const before = known.get(given)
    if (before !== undefined) return before
    const name = isXmlName(given) && !/^[^:]*:(?:.*:|$)|^:/.test(given) ? given : makeXmlName(given)
    if (name !== given && options.names === 'refuse')
      jsonXmlFailures.fail('xml-bad-name', { name: given.slice(0, 100).toWellFormed(), ...where(offset) })
    if (name !== given) losses.mended.push({ given, name })
    known.set(given, name)
    return name
  }
  const textOf = (leaf: JsonLeaf): string => {
    if (leaf.type === 'null') return ''
    const text = leaf.type === 'string' ? source.string(leaf) : source.spell(leaf)
    const bad = NOT_XML.exec(text)?.[0]
    if (bad !== undefined)
      jsonXmlFailures.fail('xml-bad-character', {
        code: `U+${(bad.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`,
        ...where(leaf.start),
      })
    return text
  }
  const attributesOf = (members: readonly JsonMember[]): string => {
    const used = new Set<string>()
    return members
      .map(({ name, start, value }) => {
        if (!isLeaf(value)) return jsonXmlFailures.fail('xml-attribute', { name: name.slice(0, 100).toWellFormed(), ...where(start) })
        const own = nameOf(name.slice(options.attributePrefix.length), start)
        if (used.has(own)) jsonXmlFailures.fail('xml-two-attributes', { name: own, ...where(start) })
        used.add(own)
        return ` ${own}="${escapeAttribute(textOf(value))}"`
      })
      .join('')
  }
  const isAttribute = ({ name }: JsonMember) =>
    options.attributePrefix !== '' && name.startsWith(options.attributePrefix) && name !== options.textName
  const textsOf = (node: JsonNode): JsonLeaf[] => (node.type === 'array' ? node.items.filter(isLeaf) : isLeaf(node) ? [node] : [])
  const isText = ({ name, value }: JsonMember) =>
    name === options.textName && (isLeaf(value) || (value.type === 'array' && value.items.every(isLeaf)))

  /** @param space what comes before it; undefined in the midst of text, where white space would count */
  const write = (name: string, node: JsonNode, space: string | undefined, extra = ''): void => {
    if (node.type === 'null' && options.nulls === 'drop') return
    const lead = space === undefined ? '' : space
    const end = space === undefined ? '' : newLine
    const nil = node.type === 'null' && options.nulls === 'nil' ? ' xsi:nil="true"' : ''
    if (isLeaf(node)) {
      const text = escapeText(textOf(node))
      return out.put(text === '' ? `${lead}<${name}${extra}${nil}/>${end}` : `${lead}<${name}${extra}>${text}</${name}>${end}`)
    }
    const members = node.type === 'object' ? node.members : []
    const texts = members.filter(isText).flatMap(({ value }) => textsOf(value))
    const children = node.type === 'object' ? members.filter((member) => !isAttribute(member) && !isText(member)) : undefined
    const attributes = attributesOf(members.filter(isAttribute))
    const written = texts.map((leaf) => escapeText(textOf(leaf))).join('')
    const isEmpty = node.type === 'array' ? node.items.length === 0 : children?.length === 0
    if (node.type === 'array' && isEmpty) losses.emptyArrays++
    if (isEmpty) return out.put(`${lead}<${name}${extra}${attributes}${written === '' ? '/' : `>${written}</${name}`}>${end}`)
    const isMixed = space === undefined || texts.length > 0
    const inner = isMixed ? undefined : lead + indent
    out.put(`${lead}<${name}${extra}${attributes}>${isMixed ? written : newLine}`)
    if (node.type === 'array') for (const item of node.items) write(options.itemName, item, inner)
    else for (const member of children ?? []) writeMember(member, inner)
    out.put(`${isMixed ? '' : lead}</${name}>${end}`)
  }
  const writeMember = ({ name, start, value }: JsonMember, space: string | undefined) => {
    const own = nameOf(name, start)
    if (value.type !== 'array') return write(own, value, space)
    if (value.items.length === 0) losses.emptyArrays++
    for (const item of value.items) write(own, item, space)
  }

  if (options.declaration) out.put(`<?xml version="1.0" encoding="UTF-8"?>${newLine}`)
  const { root } = source
  const only = root.type === 'object' && root.members.length === 1 ? root.members[0] : undefined
  const isRoot = only && only.value.type !== 'array' && !isAttribute(only) && !isText(only)
  const extra = options.nulls === 'nil' && hasNull(root) ? ` xmlns:xsi="${XSI}"` : ''
  if (only && isRoot) write(nameOf(only.name, only.start), only.value, '', extra)
  else write(nameOf(options.rootName, 0), root, '', extra)
  return { text: out.text(), losses }
}

function hasNull(node: JsonNode): boolean {
  if (node.type === 'array') return node.items.some(hasNull)
  return node.type === 'object' ? node.members.some(({ value }) => hasNull(value)) : node.type === 'null'
}

const escapeText = (text: string): string =>
  text.replace(/[&<>\r]/g, (unit) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[unit] ?? '&#13;')

/** White space other than a space would become one when it is read. */
const escapeAttribute = (text: string): string =>
  text.replace(/[&<"\t\n\r]/g, (unit) => ({ '&': '&amp;', '<': '&lt;', '"': '&quot;' })[unit] ?? `&#${unit.charCodeAt(0)};`)
