import type { FlowItem } from '../../../lib/html/flow.ts'
import { type HtmlElement, isForeign } from '../../../lib/html/source.ts'

/**
 * Which tags may be left out.
 * @see https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
 */
const set = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Elements that close an open paragraph. */
const AFTER_P = set(
  'address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section table ul',
)
/** Parents in which a paragraph at the end needs its closing tag. */
const P_KEEPS_END = set('a audio del ins map noscript video')

/** The siblings before which a closing tag may lack; `isLast` where it may lack at the end of its parent, too. */
const END_RULES: Readonly<Record<string, { readonly before: ReadonlySet<string>; readonly isLast: boolean }>> = {
  li: { before: set('li'), isLast: true },
  dt: { before: set('dt dd'), isLast: false },
  dd: { before: set('dd dt'), isLast: true },
  p: { before: AFTER_P, isLast: true },
  rt: { before: set('rt rp'), isLast: true },
  rp: { before: set('rt rp'), isLast: true },
  optgroup: { before: set('optgroup hr'), isLast: true },
  option: { before: set('option optgroup hr'), isLast: true },
  thead: { before: set('tbody tfoot'), isLast: false },
  tbody: { before: set('tbody tfoot'), isLast: true },
  tfoot: { before: set(''), isLast: true },
  tr: { before: set('tr'), isLast: true },
  td: { before: set('td th'), isLast: true },
  th: { before: set('td th'), isLast: true },
}

/** Elements whose closing tag may lack before anything but white space and comments. */
const LOOSE_END = set('html head body caption colgroup')

/** @param index where the element closes among the items */
export function mayLackEnd(items: readonly FlowItem[], index: number): boolean {
  const item = items[index]
  if (item?.kind !== 'close' || isForeign(item.element)) return false
  const next = items[index + 1]
  const name = item.element.tagName
  if (LOOSE_END.has(name)) return next?.kind !== 'comment' && !startsWithSpace(next)
  const rule = END_RULES[name]
  if (!rule) return false
  if (next?.kind === 'open') return rule.before.has(next.element.tagName) && !isForeign(next.element)
  // At the end of a fragment nobody knows what it will be put before.
  if (!rule.isLast || next?.kind !== 'close') return false
  return !(name === 'p' && (P_KEEPS_END.has(next.element.tagName) || isForeign(next.element) || next.element.tagName.includes('-')))
}

/** @param index where the element opens among the items */
export function mayLackStart(items: readonly FlowItem[], index: number): boolean {
  const item = items[index]
  if (item?.kind !== 'open' || isForeign(item.element) || item.element.attrs.length > 0) return false
  const next = items[index + 1]
  switch (item.element.tagName) {
    case 'html':
      return next?.kind !== 'comment'
    case 'head':
      return next?.kind === 'open' || closes(next, item.element)
    case 'body':
      if (next === undefined || closes(next, item.element)) return true
      if (next.kind === 'open') return !/^(?:meta|noscript|link|script|style|template)$/.test(next.element.tagName)
      return next.kind === 'text' && !startsWithSpace(next)
    case 'colgroup':
      return next?.kind === 'open' && next.element.tagName === 'col' && !leavesOpen(items, index, /^colgroup$/)
    case 'tbody':
      return next?.kind === 'open' && next.element.tagName === 'tr' && !leavesOpen(items, index, /^(?:tbody|thead|tfoot)$/)
    default:
      return false
  }
}

/** Whether a sibling right before would swallow what follows, its closing tag being left out. */
function leavesOpen(items: readonly FlowItem[], index: number, names: RegExp): boolean {
  const before = items[index - 1]
  return before?.kind === 'close' && names.test(before.element.tagName) && mayLackEnd(items, index - 1)
}

function closes(item: FlowItem | undefined, element: HtmlElement): boolean {
  return item?.kind === 'close' && item.element === element
}

function startsWithSpace(item: FlowItem | undefined): boolean {
  return item?.kind === 'text' && (item.before || (item.isKept && /^[ \t\n\f]/.test(item.node.value)))
}
