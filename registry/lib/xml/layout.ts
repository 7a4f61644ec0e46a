import { createBoundedText } from '../text/bounded-text.ts'
import { JSON_INDENTS, type JsonIndentation, jsonWriterFailures, longestJson } from '../json/writer.ts'
import { readXml, type XmlDocument, type XmlElement, type XmlNode } from './read.ts'
import { normaliseLineEnds } from './chars.ts'
import { isSameXml } from './compare.ts'
import { isBlank, spaceOf, TOP_SPACE, type XmlSpace } from './space.ts'

type XmlLayout = {
  readonly indentation: JsonIndentation
  /** Each attribute on a line of its own where a tag has several. */
  readonly splitTags?: boolean
  readonly removeComments?: boolean
  /** `keep` writes empty elements as they stand, `short` all as `<a/>`. */
  readonly emptyElements?: 'keep' | 'short'
}

type Frame = { readonly element?: XmlElement; readonly nodes: readonly XmlNode[]; next: number; readonly space: XmlSpace }

/**
 * Writes a document in another layout; text that counts, attributes' values and asides keep their spelling.
 * @throws ToolError json-too-long
 */
function layoutXml(document: XmlDocument, layout: XmlLayout): string {
  const { text } = document
  const indent: string = JSON_INDENTS[layout.indentation]
  const writer = createBoundedText(longestJson(text.length), (most) => jsonWriterFailures.fail('json-too-long', { most }))
  const frames: Frame[] = [{ nodes: document.children, next: 0, space: TOP_SPACE }]
  let isFirst = true

  const put = (piece: string) => writer.put(normaliseLineEnds(piece))
  const breakLine = (depth: number) => {
    if (indent !== '' && !isFirst) put(`\n${indent.repeat(depth)}`)
    isFirst = false
  }
  const putTag = (element: XmlElement, isLoose: boolean, depth: number) => {
    const splits = layout.splitTags && indent !== '' && isLoose && element.attributes.length > 1
    const gap = splits ? `\n${indent.repeat(depth + 1)}` : ' '
    put(`<${element.name}`)
    for (const { name, start, end } of element.attributes) {
      put(`${gap}${name}=`)
      put(text.slice(text.indexOf('=', start + name.length) + 1, end).trimStart())
    }
  }
  const open = (element: XmlElement, outer: XmlSpace, depth: number) => {
    putTag(element, outer.isBlock, depth)
    const isEmpty = element.children.every(({ type }) => type === 'comment' && layout.removeComments)
    if (element.isShort || (isEmpty && layout.emptyElements === 'short')) return put('/>')
    put('>')
    frames.push({ element, nodes: element.children, next: 0, space: spaceOf(document, element, outer) })
  }

  /** What a comment keeps apart may not be written without it: `]]` and `>`. */
  const isNeeded = (next: XmlNode | undefined) => next?.type === 'text' && /^[\]>]/.test(text.slice(next.start, next.end))

  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const depth = frames.length - 1
    const { space, element } = frame
    const node = frame.nodes[frame.next++]
    if (!node) {
      frames.pop()
      if (!element) continue
      if (space.isBlock) breakLine(depth - 1)
      put(`</${element.name}>`)
      continue
    }
    if (space.isBlock && isBlank(text, node)) continue
    if (node.type === 'comment' && layout.removeComments && !isNeeded(frame.nodes[frame.next])) continue
    if (space.isBlock) breakLine(depth)
    if (node.type === 'element') open(node, space, depth)
    else put(text.slice(node.start, node.end))
  }
  return writer.text()
}

/** Lays out a document and reads the result again; no reference is replaced. @throws ToolError one of the failures of XML, json-too-long */
export function layoutXmlSafely(text: string, layout: XmlLayout): string {
  const document = readXml(text, { keepsReferences: true })
  const result = layoutXml(document, layout)
  if (!isSameXml(document, readXml(result, { keepsReferences: true }), layout.removeComments ?? false))
    throw new Error('the laid-out XML does not read back as what was given')
  return result
}
