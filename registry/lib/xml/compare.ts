import type { XmlDocument, XmlNode } from './read.ts'
import { normaliseLineEnds } from './chars.ts'
import { isBlank, isXmlText, spaceOf, TOP_SPACE, type XmlSpace } from './space.ts'

/** Whether two documents say the same: all but white space that does not count, and comments if they are left out. */
export function isSameXml(a: XmlDocument, b: XmlDocument, withoutComments: boolean): boolean {
  const [left, right] = [piecesOf(a, withoutComments), piecesOf(b, withoutComments)]
  for (;;) {
    const [one, other] = [left.next(), right.next()]
    if (one.done || other.done) return one.done === other.done
    if (one.value !== other.value) return false
  }
}

/** What a document says, piece by piece; text that only a left-out comment parts is one piece. */
function* piecesOf(document: XmlDocument, withoutComments: boolean): Generator<string> {
  type Frame = { readonly nodes: Iterator<XmlNode>; readonly space: XmlSpace }
  const frames: Frame[] = [{ nodes: document.children.values(), space: TOP_SPACE }]
  let text: string[] = []
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const { value: node, done } = frame.nodes.next()
    if (!done && node.type === 'text') {
      if (!frame.space.isBlock || !isBlank(document.text, node)) text.push(node.value)
      continue
    }
    if (!done && node.type === 'comment' && withoutComments) continue
    if (text.length > 0) {
      yield `text ${text.join('')}`
      text = []
    }
    if (done) {
      frames.pop()
      yield 'end'
    } else if (node.type === 'element') {
      yield `element ${node.name} ${JSON.stringify(node.attributes.map(({ name, value }) => [name, value]))}`
      frames.push({ nodes: node.children.values(), space: spaceOf(document, node, frame.space) })
    } else if (isXmlText(node)) yield `cdata ${node.value}`
    else yield `${node.type} ${normaliseLineEnds(document.text.slice(node.start, node.end))}`
  }
}
