import type { DefaultTreeAdapterMap, DefaultTreeAdapterTypes, Token } from 'parse5'
import type { HtmlFault } from '../../data/web/html-faults.ts'

type Node = DefaultTreeAdapterTypes.Node
type ParentNode = DefaultTreeAdapterTypes.ParentNode
type Location = Pick<Token.Location, 'startLine' | 'startCol'>
export type HtmlElement = DefaultTreeAdapterTypes.Element
type HtmlDocument = DefaultTreeAdapterTypes.Document

/** What is wrong at a place; lines and columns from 1. */
export type HtmlProblem = { readonly fault: HtmlFault; readonly line: number; readonly column: number }

/** Elements whose closing tag may be left out, so that others close them. */
const OPTIONAL_END = new Set(
  'html head body li dd dt p option optgroup rb rp rt rtc caption colgroup tbody td tfoot th thead tr'.split(' '),
)

/**
 * Parses a page or fragment as browsers do. parse5 passes silently over closing tags that close nothing or too much
 * and over elements left open; these are watched for here.
 * @param onFault each fault, roughly in order
 * @param onElement each element that is made; may throw to stop a text that makes too many
 */
export async function parseHtml(text: string, onFault: (problem: HtmlProblem) => void, onElement: () => void): Promise<HtmlDocument> {
  const { defaultTreeAdapter, Parser } = await import('parse5')
  const report = (fault: HtmlFault, place: Location | null) => onFault({ fault, line: place?.startLine ?? 1, column: place?.startCol ?? 1 })

  class WatchingParser extends Parser<DefaultTreeAdapterMap> {
    readonly open = new Map<string, number>()
    watched: unknown

    override onItemPush(node: ParentNode, tagId: number, isTop: boolean): void {
      super.onItemPush(node, tagId, isTop)
      this.open.set(node.nodeName, (this.open.get(node.nodeName) ?? 0) + 1)
    }
    override onItemPop(node: ParentNode, isTop: boolean): void {
      super.onItemPop(node, isTop)
      this.open.set(node.nodeName, (this.open.get(node.nodeName) ?? 1) - 1)
    }
    override onEndTag(token: Token.TagToken): void {
      // One tag can pass through here twice.
      if (token !== this.watched) this.watchEndTag(token)
      this.watched = token
      super.onEndTag(token)
    }
    override onEof(token: Token.EOFToken): void {
      if (this.watched !== token)
        for (const node of this.openElements.items.slice(0, this.openElements.stackTop + 1))
          if (!OPTIONAL_END.has(node.nodeName) && 'sourceCodeLocation' in node)
            report('open-elements-left-after-eof', node.sourceCodeLocation ?? null)
      this.watched = token
      super.onEof(token)
    }
    watchEndTag({ tagName, location }: Token.TagToken): void {
      if (tagName === 'html' || tagName === 'body') return
      if (!this.open.get(tagName)) return report('end-tag-without-matching-open-element', location)
      let top = this.openElements.stackTop
      while (OPTIONAL_END.has(this.openElements.items[top]?.nodeName ?? '') && this.openElements.items[top]?.nodeName !== tagName) top--
      if (this.openElements.items[top]?.nodeName !== tagName) report('closing-of-element-with-open-child-elements', location)
    }
  }

  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...given) {
      onElement()
      return defaultTreeAdapter.createElement(...given)
    },
  }
  return WatchingParser.parse(text, { treeAdapter, onParseError: (error) => report(error.code, error) })
}

/** Every node below (and with) the given one in document order, contents of templates included; without recursion. */
export function* htmlNodesOf(root: Node): Generator<Node> {
  const pending: Node[] = [root]
  for (let node = pending.pop(); node; node = pending.pop()) {
    yield node
    if ('content' in node) pending.push(node.content)
    if ('childNodes' in node) for (let i = node.childNodes.length - 1; i >= 0; i--) pending.push(node.childNodes[i] as Node)
  }
}

export function isHtmlElement(node: Node): node is HtmlElement {
  return 'tagName' in node
}

/** Elements that stand within a line; the text of all others begins and ends apart from what is around it. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q rb rp rt rtc ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

/** The text of a node with its white space run together, as a reader sees it. */
export function htmlTextOf(root: Node): string {
  const pieces: string[] = []
  // A node, or the place where an element of its own line ends.
  const pending: (Node | undefined)[] = [root]
  while (pending.length > 0) {
    const node = pending.pop()
    const isApart = !node || (isHtmlElement(node) && !INLINE.has(node.tagName))
    if (isApart) pieces.push(' ')
    if (!node) continue
    if (node.nodeName === '#text' && 'value' in node && !isHidden(node)) pieces.push(node.value)
    if (isApart) pending.push(undefined)
    if ('content' in node) pending.push(node.content)
    if ('childNodes' in node) for (let i = node.childNodes.length - 1; i >= 0; i--) pending.push(node.childNodes[i] as Node)
  }
  return pieces.join('').replace(/\s+/g, ' ').trim()
}

function isHidden({ parentNode }: DefaultTreeAdapterTypes.TextNode): boolean {
  return parentNode !== null && ['script', 'style', 'title', 'noscript', 'iframe', 'noembed', 'noframes'].includes(parentNode.nodeName)
}
