import { BOOLEAN_ATTRIBUTES, PREFORMATTED_ELEMENTS } from '../../../data/web/html-elements.ts'
import { defineFailures } from '../../../../engine/core/define.ts'
import { type FlowItem, flowOf, flowTextOf, type FlowText } from '../../../lib/html/flow.ts'
import { attributeOf, type HtmlElement, type HtmlSource, isElement } from '../../../lib/html/source.ts'
import { jsText } from '../../../lib/code/js-text.ts'

type PugStyle = { readonly indent: string; readonly quotes: 'single' | 'double'; readonly shorthand: boolean; readonly comments: boolean }

export const pugFailures = defineFailures({
  'no-pug-form': 'Pug can’t write the tag “{{name}}”. Tag names in Pug have only letters, digits, hyphens and colons.',
})

/** What an element contains, or one of the things next to elements. */
type Part =
  | { readonly kind: 'element'; readonly element: HtmlElement; readonly parts: Part[] }
  | { kind: 'text'; text: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'doctype'; readonly text: string }

/** What HTML text without tags says. */
type ReadText = (html: string) => string

/** HTML in the language of Pug templates. @throws ToolError no-pug-form */
export async function writePug({ source, root }: HtmlSource, style: PugStyle): Promise<string> {
  const { parseFragment } = await import('parse5')
  const readText = (html: string) =>
    parseFragment(html)
      .childNodes.map((node) => ('value' in node ? node.value : ''))
      .join('')
  const parts = partsOf(flowOf(root, { collapse: true, keepsComment: () => style.comments }), source, readText)
  const lines: string[] = []
  const write = (part: Part, depth: number) => {
    const indent = style.indent.repeat(depth)
    if (part.kind === 'text') lines.push(...pipes(part.text).map((line) => indent + line))
    else if (part.kind === 'doctype') lines.push(indent + part.text)
    else if (part.kind === 'comment') lines.push(...commentLines(part.text, style.indent).map((line) => (line === '' ? '' : indent + line)))
    else {
      const head = indent + tagOf(part.element, style)
      const [only, ...others] = part.parts
      const code = codeLines(part)
      if (code) lines.push(`${head}.`, ...code.map((line) => (line === '' ? '' : indent + style.indent + line)))
      else if (only?.kind === 'text' && others.length === 0 && !only.text.includes('\n')) lines.push(`${head} ${escapeMarks(only.text)}`)
      else {
        lines.push(head)
        for (const inner of part.parts) write(inner, depth + 1)
      }
    }
  }
  for (const part of parts) write(part, 0)
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`
}

/** Elements that the parser makes where their tags lack. */
const ADDED = new Set(['html', 'head', 'body', 'tbody', 'tr', 'colgroup'])

/** The flow as a tree again, without elements that the parser has added, and adjacent text as one. */
function partsOf(items: readonly FlowItem[], source: string, readText: ReadText): Part[] {
  const top: Part[] = []
  const opened: Part[][] = [top]
  const inside = () => opened.at(-1) as Part[]
  const isAdded = ({ tagName, sourceCodeLocation, attrs }: HtmlElement) =>
    ADDED.has(tagName) && !sourceCodeLocation?.startTag && attrs.length === 0
  for (const item of items) {
    if (item.kind === 'open') {
      if (isAdded(item.element)) continue
      const parts: Part[] = []
      inside().push({ kind: 'element', element: item.element, parts })
      opened.push(parts)
    } else if (item.kind === 'close') {
      if (!isAdded(item.element)) opened.pop()
    } else if (item.kind === 'text') {
      const text = textFor(item, source, readText)
      const before = inside().at(-1)
      if (before?.kind === 'text') before.text += text
      else if (text !== '') inside().push({ kind: 'text', text })
    } else if (item.kind === 'comment') inside().push({ kind: 'comment', text: item.node.data })
    else inside().push({ kind: 'doctype', text: doctypeFor(item.node) })
  }
  return top
}

/** Text goes into the page as is, so references stay references. */
function textFor(item: FlowText, source: string, readText: ReadText): string {
  const { value, parentNode, sourceCodeLocation: place } = item.node
  const parent = parentNode && isElement(parentNode) ? parentNode.tagName : ''
  if (parent === 'script' || parent === 'style') return value
  const escaped = flowTextOf(item, value.replaceAll(/&(?=[#a-z])/gi, '&amp;').replaceAll('<', '&lt;'))
  const raw = place ? source.slice(place.startOffset, place.endOffset).replaceAll(/\r\n?/g, '\n') : ''
  const spelled = flowTextOf(item, raw)
  // White space written as a reference parts no words.
  const isSame = !raw.includes('<') && (raw === value || readText(raw) === value) && wordsIn(spelled) === wordsIn(flowTextOf(item))
  const text = isSame ? spelled : escaped
  // A space at either end becomes a separate line, which editors do not cut off.
  if (!item.isKept) return text.replace(/^ | $/g, '\n')
  // The parser drops a line break at the start.
  return PREFORMATTED_ELEMENTS.has(parent) && text.startsWith('\n') ? `\n${text}` : text
}

const wordsIn = (text: string): number => text.split(/[ \t\n\f]/).length

function doctypeFor({ name, publicId, systemId }: { name: string; publicId: string; systemId: string }): string {
  const keyword = publicId === '' ? 'SYSTEM' : 'PUBLIC'
  const ids = [publicId, systemId].filter((id) => id !== '').map((id) => ` "${id.replaceAll(/["\n]/g, '')}"`)
  return `doctype ${name}${ids.length > 0 ? ` ${keyword}${ids.join('')}` : ''}`
}

function pipes(text: string): string[] {
  return text.split('\n').map((line) => (line === '' ? '|' : `| ${escapeMarks(line)}`))
}

/** Marks of interpolation lose their meaning after a backslash. */
function escapeMarks(text: string): string {
  return text.replaceAll(/[#!]\{|#\[/g, String.raw`\$&`)
}

function tagOf(element: HtmlElement, style: PugStyle): string {
  const { tagName: name, attrs } = element
  if (!/^\w(?:[-:\w]*\w)?$/.test(name)) pugFailures.fail('no-pug-form', { name: name.slice(0, 100).toWellFormed(), field: 'text' })
  const id = style.shorthand ? attributeOf(element, 'id') : undefined
  const classes = style.shorthand ? attributeOf(element, 'class') : undefined
  const hasId = id !== undefined && /^[\w-]+$/.test(id)
  const names = (classes ?? '').split(/[ \t\n\f\r]+/).filter((one) => one !== '')
  const hasClasses = names.length > 0 && names.every((one) => /^[\w-]*[a-z_][\w-]*$/i.test(one))
  const short = (hasId ? `#${id}` : '') + (hasClasses ? names.map((one) => `.${one}`).join('') : '')
  const others = attrs.filter((attribute) => !(hasId && attribute.name === 'id') && !(hasClasses && attribute.name === 'class'))
  const list = others.map(({ prefix = '', name: attribute, value }) =>
    attributeFor(prefix === '' ? attribute : `${prefix}:${attribute}`, value, style),
  )
  return (name === 'div' && short !== '' ? '' : name) + short + (list.length > 0 ? `(${list.join(' ')})` : '')
}

function attributeFor(name: string, value: string, { quotes }: PugStyle): string {
  const key = /^[a-z_:@][\w:@.-]*$/i.test(name) ? name : `'${name.replaceAll(/['\\]/g, String.raw`\$&`)}'`
  if (BOOLEAN_ATTRIBUTES.has(name) && (value === '' || value === name)) return key
  return `${key}=${jsText(value, quotes)}`
}

/** A comment on one line, or a block of lines. Right after the slashes, a hyphen would hide it. */
function commentLines(comment: string, indent: string): string[] {
  if (!comment.includes('\n')) return [`//${comment.startsWith('-') ? ' ' : ''}${comment}`]
  return [
    '//',
    ...comment
      .replace(/^[ \t]*\n|\n[ \t]*$/g, '')
      .split('\n')
      .map((line) => (line.trim() === '' ? '' : indent + line)),
  ]
}

/** A script or style as a block, the space that all its lines have in front taken off; undefined where that could change it. */
function codeLines(part: Extract<Part, { kind: 'element' }>): string[] | undefined {
  const [only] = part.parts
  if (!/^(?:script|style)$/.test(part.element.tagName) || part.parts.length !== 1 || only?.kind !== 'text') return undefined
  const code = only.text.replace(/^(?:[ \t]*\n)+/, '').replace(/\s+$/, '')
  // Within a template literal, space at the start of a line is text.
  if (code === '' || (code.includes('\n') && code.includes('`'))) return undefined
  const lines = code.split('\n').map((line) => (line.trim() === '' ? '' : line))
  const filled = lines.filter((line) => line !== '')
  const common = filled.reduce(
    (prefix, line) => commonStart(prefix, /^[ \t]*/.exec(line)?.[0] ?? ''),
    /^[ \t]*/.exec(filled[0] ?? '')?.[0] ?? '',
  )
  const dedented = lines.map((line) => escapeMarks(line.slice(common.length)))
  return /^[ \t]/.test(dedented[0] ?? '') ? undefined : dedented
}

function commonStart(a: string, b: string): string {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return a.slice(0, length)
}
