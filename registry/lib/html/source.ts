import type { DefaultTreeAdapterMap, DefaultTreeAdapterTypes, ParserOptions, Token } from 'parse5'
import { defineFailures } from '../../../engine/core/define.ts'
import { codeFailures } from '../code/failures.ts'

export type HtmlNode = DefaultTreeAdapterTypes.Node
export type HtmlParent = DefaultTreeAdapterTypes.ParentNode
export type HtmlElement = DefaultTreeAdapterTypes.Element
export type HtmlText = DefaultTreeAdapterTypes.TextNode
export type HtmlComment = DefaultTreeAdapterTypes.CommentNode
export type HtmlDoctype = DefaultTreeAdapterTypes.DocumentType

/** A tag, comment, doctype or piece of text: `source.slice(start, end)`. */
export type HtmlToken = {
  readonly kind: 'start' | 'end' | 'comment' | 'doctype' | 'text'
  /** Of tags: the name in small letters. */
  readonly name: string
  readonly start: number
  readonly end: number
  /** Of text: what it says, its references read. */
  readonly value: string
  /** Of tags: the places of the attributes by name, and what they say. */
  readonly attributes: readonly HtmlAttribute[]
}
export type HtmlAttribute = { readonly name: string; readonly value: string; readonly start: number; readonly end: number }

export type HtmlSource = {
  readonly source: string
  readonly root: DefaultTreeAdapterTypes.Document | DefaultTreeAdapterTypes.DocumentFragment
  /** Whether it is a page, with a doctype or html, head or body; else a fragment of one. */
  readonly isPage: boolean
  readonly tokens: readonly HtmlToken[]
}

export const htmlFailures = defineFailures({
  'code-too-deep': codeFailures.words['code-too-deep'],
  'too-many-elements': 'This HTML has more than {{most, number}} elements. Split it into smaller parts.',
})

/** Browsers, too, nest no deeper. The tree can be twice as deep as what is open at once: a form may close around open elements. */
const MOST_LEVELS = 512
/** Misnested tags can make elements in the square of the text’s length. */
const MOST_ELEMENTS = 500_000

/** Ends the reading of a fragment that turns out to be a page. */
const PAGE = Symbol('page')

type Reading = { readonly field?: string; readonly isPage?: boolean; readonly mostLevels?: number }

/**
 * Reads HTML by the algorithm of its standard, scripts switched off, with the place of every node. A byte-order mark
 * at the start is passed over. @throws ToolError code-too-deep, too-many-elements
 */
export async function readHtml(text: string, { isPage, ...reading }: Reading = {}): Promise<HtmlSource> {
  const source = text.replace(/^\ufeff/, '')
  if (isPage === true) return readAs(source, true, reading)
  try {
    return await readAs(source, false, { ...reading, stopsAtPage: isPage === undefined })
  } catch (error) {
    if (error === PAGE) return readAs(source, true, reading)
    throw error
  }
}

async function readAs(
  source: string,
  isPage: boolean,
  { field = 'text', mostLevels = MOST_LEVELS, stopsAtPage = false }: Reading & { readonly stopsAtPage?: boolean },
): Promise<HtmlSource> {
  const { defaultTreeAdapter, Parser } = await import('parse5')
  const tokens: HtmlToken[] = []
  let last: unknown
  let made = 0

  class ReadingParser extends Parser<DefaultTreeAdapterMap> {
    override onItemPush(node: HtmlParent, tagId: number, isTop: boolean): void {
      super.onItemPush(node, tagId, isTop)
      if (this.openElements.stackTop <= mostLevels) return
      const offset = this.currentToken?.location?.startOffset
      htmlFailures.fail('code-too-deep', { field, ...(offset !== undefined && { offset, text: source }) })
    }
    override onStartTag(token: Token.TagToken): void {
      if (stopsAtPage && /^(?:html|head|body|frameset)$/.test(token.tagName)) throw PAGE
      note(token, 'start', token.tagName, '', attributesOf(token))
      super.onStartTag(token)
    }
    override onEndTag(token: Token.TagToken): void {
      note(token, 'end', token.tagName)
      super.onEndTag(token)
    }
    override onComment(token: Token.CommentToken): void {
      note(token, 'comment')
      super.onComment(token)
    }
    override onDoctype(token: Token.DoctypeToken): void {
      if (stopsAtPage) throw PAGE
      note(token, 'doctype')
      super.onDoctype(token)
    }
    override onCharacter(token: Token.CharacterToken): void {
      note(token, 'text', '', token.chars)
      super.onCharacter(token)
    }
    override onWhitespaceCharacter(token: Token.CharacterToken): void {
      note(token, 'text', '', token.chars)
      super.onWhitespaceCharacter(token)
    }
    override onNullCharacter(token: Token.CharacterToken): void {
      note(token, 'text', '', token.chars)
      super.onNullCharacter(token)
    }
  }

  /** One token can pass by twice. */
  function note(token: Token.Token, kind: HtmlToken['kind'], name = '', value = '', attributes: readonly HtmlAttribute[] = []): void {
    if (token === last || !token.location) return
    last = token
    tokens.push({ kind, name, value, attributes, start: token.location.startOffset, end: token.location.endOffset })
  }

  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...given) {
      if (++made > MOST_ELEMENTS) htmlFailures.fail('too-many-elements', { most: MOST_ELEMENTS, field })
      return defaultTreeAdapter.createElement(...given)
    },
  }
  const options: Options = { treeAdapter, sourceCodeLocationInfo: true, scriptingEnabled: false }
  const readFragment = () => {
    const parser = ReadingParser.getFragmentParser<DefaultTreeAdapterMap>(null, options)
    parser.tokenizer.write(source, true)
    return parser.getFragment()
  }
  const root = isPage ? ReadingParser.parse(source, options) : readFragment()
  return { source, root, isPage, tokens }
}

function attributesOf({ attrs, location }: Token.TagToken): HtmlAttribute[] {
  return attrs.flatMap(({ name, value }) => {
    const place = location?.attrs?.[name]
    return place ? [{ name, value, start: place.startOffset, end: place.endOffset }] : []
  })
}

type Options = ParserOptions<DefaultTreeAdapterMap>

/** The children of a node; those of a template stand apart in the tree. */
export function contentOf(node: HtmlNode): readonly DefaultTreeAdapterTypes.ChildNode[] {
  if ('content' in node) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node
}

export function isText(node: HtmlNode): node is HtmlText {
  return node.nodeName === '#text'
}

export function isComment(node: HtmlNode): node is HtmlComment {
  return node.nodeName === '#comment'
}

export function isDoctype(node: HtmlNode): node is HtmlDoctype {
  return node.nodeName === '#documentType'
}

/** All elements below a node in document order, contents of templates included; without recursion. */
export function htmlElementsOf(root: HtmlNode): HtmlElement[] {
  const elements: HtmlElement[] = []
  const pending: HtmlNode[] = [root]
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (isElement(node)) elements.push(node)
    for (const child of contentOf(node).toReversed()) pending.push(child)
  }
  return elements
}

/** The value of an attribute, by its name in small letters. */
export function attributeOf({ attrs }: HtmlElement, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value
}

export function isSvg({ namespaceURI }: HtmlElement): boolean {
  return namespaceURI === 'http://www.w3.org/2000/svg'
}

export function isForeign({ namespaceURI }: HtmlElement): boolean {
  return namespaceURI !== 'http://www.w3.org/1999/xhtml'
}
