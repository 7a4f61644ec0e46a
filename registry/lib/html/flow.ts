import {
  ATOMIC_ELEMENTS,
  BLOCK_ELEMENTS,
  HIDDEN_ELEMENTS,
  PREFORMATTED_ELEMENTS,
  RAW_TEXT_ELEMENTS,
  SVG_TEXT_ELEMENTS,
} from '../../data/web/html-elements.ts'
import {
  attributeOf,
  contentOf,
  type HtmlComment,
  type HtmlDoctype,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  type HtmlText,
  isComment,
  isDoctype,
  isElement,
  isForeign,
  isSvg,
  isText,
} from './source.ts'

/** Text as it is shown: white space run together, with what is left of it before and after. */
export type FlowText = {
  readonly kind: 'text'
  readonly node: HtmlText
  /** Whether the text stands to the letter, because white space counts there. */
  readonly isKept: boolean
  /** Whether a space goes before; of white space alone, whether any is left. */
  before: boolean
  after: boolean
}
export type FlowItem =
  | { readonly kind: 'open'; readonly element: HtmlElement }
  | { readonly kind: 'close'; readonly element: HtmlElement }
  | { readonly kind: 'comment'; readonly node: HtmlComment }
  | { readonly kind: 'doctype'; readonly node: HtmlDoctype }
  | FlowText

type FlowOptions = {
  /** Run white space together; otherwise every text stands to the letter. */
  readonly collapse: boolean
  readonly keepsComment: (comment: string) => boolean
}

/** What counts as white space in HTML; a no-break space does not. */
const SPACE = /[ \t\n\f\r]+/g
const NO_SPACE = /[^ \t\n\f\r]/
const STARTS_WITH_SPACE = /^[ \t\n\f\r]/
const ENDS_WITH_SPACE = /[ \t\n\f\r]$/

/** `tight` drops space wherever it stands; `letter` keeps it all. */
type Mode = 'flow' | 'tight' | 'letter'

/**
 * The contents of a tree in reading order, with the white space that a browser shows: none at the edges of blocks, one
 * space elsewhere, all of it in pre, textarea, and where a style attribute speaks of white-space.
 */
export function flowOf(root: HtmlParent, { collapse, keepsComment }: FlowOptions): FlowItem[] {
  const items: FlowItem[] = []
  /** Nothing stands before in this line. */
  let isStart = true
  /** Where the last space is, when only tags have come since. */
  let space: FlowText | undefined

  const endLine = () => {
    if (space) space[isBlank(space) ? 'before' : 'after'] = false
    space = undefined
    isStart = true
  }
  const standAsCharacter = () => {
    space = undefined
    isStart = false
  }
  /** Contents that have no part in the line around them. */
  const apart = (work: () => void) => {
    const around = { isStart, space }
    isStart = true
    space = undefined
    work()
    endLine()
    ;({ isStart, space } = around)
  }

  const addText = (node: HtmlText, mode: Mode) => {
    const { value } = node
    const item: FlowText = { kind: 'text', node, isKept: mode === 'letter', before: false, after: false }
    items.push(item)
    if (mode === 'letter') return standAsCharacter()
    const takesSpace = mode === 'flow' && !isStart && !space
    item.before = takesSpace && STARTS_WITH_SPACE.test(value)
    if (!NO_SPACE.test(value)) {
      if (item.before) space = item
      return
    }
    item.after = mode === 'flow' && ENDS_WITH_SPACE.test(value)
    space = item.after ? item : undefined
    isStart = false
  }

  const addElement = (element: HtmlElement, mode: Mode) => {
    const name = element.tagName
    const open = () => items.push({ kind: 'open', element })
    const close = () => items.push({ kind: 'close', element })
    const inside = (next: Mode) => {
      for (const child of contentOf(element)) add(child, next)
    }
    if (!collapse || mode === 'letter') {
      open()
      inside('letter')
      close()
    } else if (isForeign(element) && name !== 'svg' && name !== 'math') {
      const isInline = isSvg(element) && SVG_TEXT_ELEMENTS.has(name) && mode === 'flow' && name !== 'title' && name !== 'desc'
      open()
      if (isInline) inside('flow')
      else apart(() => inside(modeInForeign(element)))
      close()
    } else if (HIDDEN_ELEMENTS.has(name) || name === 'noscript') {
      open()
      apart(() => {
        // With scripts, nobody sees a noscript; without, it is part of the line.
        if (name === 'noscript') isStart = false
        inside(RAW_TEXT_ELEMENTS.has(name) ? 'letter' : 'flow')
        if (name === 'noscript') space = undefined
      })
      close()
    } else if (ATOMIC_ELEMENTS.has(name)) {
      open()
      apart(() => inside(modeIn(element, name === 'svg' ? 'tight' : 'flow')))
      standAsCharacter()
      close()
    } else if (BLOCK_ELEMENTS.has(name) || name === 'br') {
      endLine()
      open()
      inside(modeIn(element, 'flow'))
      endLine()
      close()
    } else {
      open()
      inside(modeIn(element, mode))
      close()
    }
  }

  const add = (node: HtmlNode, mode: Mode) => {
    if (isText(node)) addText(node, collapse ? mode : 'letter')
    else if (isElement(node)) addElement(node, mode)
    else if (isComment(node)) {
      if (keepsComment(node.data)) items.push({ kind: 'comment', node })
    } else if (isDoctype(node)) items.push({ kind: 'doctype', node })
  }

  for (const child of contentOf(root)) add(child, 'flow')
  endLine()
  return items
}

function modeIn(element: HtmlElement, otherwise: Mode): Mode {
  const isLetter =
    PREFORMATTED_ELEMENTS.has(element.tagName) ||
    RAW_TEXT_ELEMENTS.has(element.tagName) ||
    /white-space/i.test(attributeOf(element, 'style') ?? '')
  return isLetter ? 'letter' : otherwise
}

function modeInForeign(element: HtmlElement): Mode {
  const { tagName: name } = element
  if (name === 'style' || name === 'script' || attributeOf(element, 'space') === 'preserve') return 'letter'
  if (!isSvg(element) || name === 'foreignObject') return modeIn(element, 'flow')
  return name === 'text' || name === 'title' || name === 'desc' ? modeIn(element, 'flow') : 'tight'
}

function isBlank({ node }: FlowText): boolean {
  return !NO_SPACE.test(node.value)
}

/** White space with a line break between characters of Chinese or Japanese, where it may mean no space at all. */
export const WIDE_BREAK =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef])[ \t\f\r]*\n[ \t\n\f\r]*(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef])/gu

/** @param spelling the text's value, or how the source spells it */
export function flowTextOf(item: FlowText, spelling = item.node.value): string {
  if (item.isKept) return spelling
  const words = spelling
    .split(WIDE_BREAK)
    .map((part) => part.replace(SPACE, ' '))
    .join('\n')
    .replace(/^ | $/g, '')
  if (words === '') return item.before ? ' ' : ''
  return (item.before ? ' ' : '') + words + (item.after ? ' ' : '')
}

/** What may differ in writing and mean the same; by default nothing. */
export type FlowMeanings = {
  readonly attribute?: (element: HtmlElement, name: string, value: string) => string
  readonly rawText?: (element: HtmlElement, value: string) => string
  readonly comment?: (comment: string) => string
}

/** A flow as texts that can be compared: equal where both mean the same to a browser. */
export function flowMeaning(items: readonly FlowItem[], meanings: FlowMeanings = {}): string[] {
  const found: string[] = []
  let text = ''
  const say = (more: string) => {
    if (text !== '') found.push(`"${text}`)
    text = ''
    found.push(more)
  }
  for (const item of items) {
    if (item.kind === 'text') text += meaningOfText(item, meanings)
    else if (item.kind === 'open') say(`<${item.element.namespaceURI} ${item.element.tagName} ${attributesOf(item.element, meanings)}`)
    else if (item.kind === 'close') say(`/${item.element.tagName}`)
    else if (item.kind === 'comment') say(`!${meanings.comment?.(item.node.data) ?? item.node.data}`)
    else say(`?${JSON.stringify([item.node.name, item.node.publicId, item.node.systemId])}`)
  }
  say('')
  return found
}

function meaningOfText(item: FlowText, { rawText }: FlowMeanings): string {
  const { parentNode } = item.node
  const isRaw = rawText && parentNode && isElement(parentNode) && (parentNode.tagName === 'script' || parentNode.tagName === 'style')
  return isRaw ? rawText(parentNode, item.node.value) : flowTextOf(item)
}

function attributesOf(element: HtmlElement, { attribute }: FlowMeanings): string {
  const pairs = element.attrs.map(({ prefix = '', name, value }) => [`${prefix}:${name}`, attribute?.(element, name, value) ?? value])
  return JSON.stringify(pairs.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)))
}
