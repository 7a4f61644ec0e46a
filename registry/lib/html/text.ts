import { BLOCK_ELEMENTS } from '../../data/web/html-elements.ts'
import { attributeOf, contentOf, type HtmlElement, type HtmlNode, isElement, isText } from './source.ts'

/** Elements whose contents are not shown as text. */
const SKIPPED = new Set(
  'area audio base canvas col colgroup datalist desc head iframe link meta metadata noembed noframes noscript param script source style template title track video'.split(
    ' ',
  ),
)

/** Whether a reader sees nothing of an element; style sheets are not looked at. */
export function isHidden(element: HtmlElement): boolean {
  return (
    SKIPPED.has(element.tagName) ||
    attributeOf(element, 'hidden') !== undefined ||
    /(?:^|;)\s*display\s*:\s*none\b/i.test(attributeOf(element, 'style') ?? '') ||
    (element.tagName === 'dialog' && attributeOf(element, 'open') === undefined)
  )
}

/** Whether the text of an element stands apart from what is around it; in drawings, every piece of text does. */
function isApart({ tagName }: HtmlElement): boolean {
  return BLOCK_ELEMENTS.has(tagName) || tagName === 'text' || tagName === 'svg'
}

/** What is no letter of its own: soft hyphens and places where a word may be broken. */
export const INVISIBLE = /[\u00ad\u200b]/g

/** A text on one line: white space as browsers show it, without what is no letter of its own. */
export function runTogether(text: string): string {
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[ \t\n\f\r]+/g, ' ')
    .replace(/^ | $/g, '')
}

/** The text of an element as it is read, on one line; parts of different blocks do not run together. */
export function textOf(element: HtmlElement): string {
  // Of a title or script, people want what is in it.
  const pieces = SKIPPED.has(element.tagName) ? lettersOf(element) : visiblePieces(element)
  return runTogether(pieces.join(''))
}

function lettersOf(element: HtmlElement): string[] {
  return contentOf(element).flatMap((child) => (isText(child) ? child.value : isElement(child) ? lettersOf(child) : ''))
}

function visiblePieces(element: HtmlElement): string[] {
  const pieces: string[] = []
  const add = (node: HtmlNode) => {
    if (isText(node)) pieces.push(node.value)
    if (!isElement(node) || isHidden(node)) return
    const isBlock = isApart(node) || node.tagName === 'br'
    if (isBlock) pieces.push(' ')
    for (const child of contentOf(node)) add(child)
    if (isBlock) pieces.push(' ')
  }
  for (const child of contentOf(element)) add(child)
  return pieces
}

/** A stretch of text without a block in it: where it starts, and the block that it stands in or the attribute it comes from. */
type TextRun = { readonly line: number; readonly place: string; readonly text: string }

/** All the visible text of a tree in reading order, each piece once. @param hidden text of an element that is not shown */
export function textRunsOf(root: HtmlNode, hidden: (element: HtmlElement) => Omit<TextRun, 'line'> | undefined): TextRun[] {
  const runs: TextRun[] = []
  let block = ''
  let pieces: string[] = []
  let line: number | undefined
  let extras: TextRun[] = []
  const end = () => {
    const text = runTogether(pieces.join(''))
    if (text !== '') runs.push({ line: line ?? 1, place: block, text })
    for (const extra of extras) runs.push(extra)
    pieces = []
    extras = []
    line = undefined
  }
  const addHidden = (element: HtmlElement) => {
    const extra = hidden(element)
    const text = extra && runTogether(extra.text)
    if (extra && text) extras.push({ ...extra, text, line: element.sourceCodeLocation?.startLine ?? 1 })
    if (element.tagName === 'head') for (const child of contentOf(element)) if (isElement(child)) addHidden(child)
  }
  const add = (node: HtmlNode) => {
    if (isText(node)) {
      pieces.push(node.value)
      if (node.value.trim() !== '')
        line ??= (node.sourceCodeLocation?.startLine ?? 1) + (/^\s*/.exec(node.value)?.[0].split('\n').length ?? 1) - 1
    }
    if (!isElement(node)) return
    addHidden(node)
    if (isHidden(node)) return
    if (node.tagName === 'br') pieces.push(' ')
    const around = block
    const isBlock = isApart(node)
    if (isBlock) {
      end()
      block = node.tagName
    }
    for (const child of contentOf(node)) add(child)
    if (isBlock) end()
    block = around
  }
  for (const child of contentOf(root)) add(child)
  end()
  return runs
}
