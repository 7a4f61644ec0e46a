import { createJsonWriter, type JsonIndentation, type JsonWriter, longestJson } from '../json/writer.ts'
import type { XmlDocument, XmlElement, XmlNode } from './read.ts'
import { normaliseLineEnds } from './chars.ts'
import { isBlank, spaceOf, TOP_SPACE, type XmlSpace } from './space.ts'

/** An attribute's name and meaning; those that only the DOCTYPE gives come last. */
export function* attributesOf({ rules }: XmlDocument, element: XmlElement): Generator<[name: string, value: string]> {
  for (const { name, value } of element.attributes) yield [name, value]
  const given = rules.get(element.name)
  if (!given) return
  const written = new Set(element.attributes.map(({ name }) => name))
  for (const [name, { value }] of given) if (value !== undefined && !written.has(name)) yield [name, value]
}

/** What a comment, instruction, DOCTYPE or declaration says, without its marks. */
function asideOf({ text }: XmlDocument, node: Exclude<XmlNode, XmlElement>): string {
  const inner = normaliseLineEnds(text.slice(node.start, node.end))
  if (node.type === 'comment') return inner.slice(4, -3)
  if (node.type === 'instruction') return inner.slice(2 + node.target.length, -2).trimStart()
  return node.type === 'doctype' ? inner.slice(9, -1).trim() : inner.slice(5, -2).trim()
}

/** Writes a document as a list of its parts in order; nothing but white space that does not count is lost. @throws ToolError json-too-long */
export function writeXmlTree(document: XmlDocument, indentation: JsonIndentation): string {
  type Frame = { readonly isElement: boolean; readonly nodes: Iterator<XmlNode>; readonly space: XmlSpace }
  const writer = createJsonWriter(indentation, longestJson(document.text.length))
  const frames: Frame[] = [{ isElement: false, nodes: document.children.values(), space: TOP_SPACE }]
  writer.open('[')
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const { value: node, done } = frame.nodes.next()
    if (done) {
      writer.close(']')
      if (frame.isElement) writer.close('}')
      frames.pop()
    } else if (node.type === 'element') {
      openElement(document, node, writer)
      if (node.children.length === 0) {
        writer.close('}')
        continue
      }
      writer.name('"children"')
      writer.open('[')
      frames.push({ isElement: true, nodes: node.children.values(), space: spaceOf(document, node, frame.space) })
    } else if (node.type !== 'text') writeAside(document, node, writer)
    else if (!frame.space.isBlock || !isBlank(document.text, node)) writer.value(JSON.stringify(node.value))
  }
  return writer.text()
}

function openElement(document: XmlDocument, element: XmlElement, writer: JsonWriter): void {
  writer.open('{')
  writer.name('"element"')
  writer.value(JSON.stringify(element.name))
  let isFirst = true
  for (const [name, value] of attributesOf(document, element)) {
    if (isFirst) {
      writer.name('"attributes"')
      writer.open('{')
      isFirst = false
    }
    writer.name(JSON.stringify(name))
    writer.value(JSON.stringify(value))
  }
  if (!isFirst) writer.close('}')
}

function writeAside(document: XmlDocument, node: Exclude<XmlNode, XmlElement>, writer: JsonWriter): void {
  writer.open('{')
  if (node.type === 'instruction') {
    writer.name('"instruction"')
    writer.value(JSON.stringify(node.target))
  }
  writer.name(JSON.stringify(node.type === 'instruction' ? 'text' : node.type))
  writer.value(JSON.stringify(node.type === 'cdata' ? node.value : asideOf(document, node)))
  writer.close('}')
}
