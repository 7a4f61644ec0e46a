import { defineFailures } from '../../../../engine/core/define.ts'
import { SVG_TEXT_ELEMENTS } from '../../../data/web/html-elements.ts'
import { REACT_ATTRIBUTES } from '../../../data/web/react-attributes.ts'
import { codeFailures } from '../../../lib/code/failures.ts'
import { jsText } from '../../../lib/code/js-text.ts'
import { readDeclarations, reactProperty, withCurrentColour } from './style.ts'
import type { XmlAttribute, XmlDocument, XmlElement, XmlNode } from '../../../lib/xml/read.ts'

type JsxStyle = {
  readonly indent: string
  readonly quotes: 'single' | 'double'
  readonly comments: boolean
  readonly removeSize: boolean
  readonly currentColor: boolean
  readonly typescript: boolean
  /** What the outermost element gets besides its attributes, such as `{...props}`. */
  readonly extra: readonly string[]
}

export type JsxResult = {
  readonly lines: readonly string[]
  /** Comments before the root element. */
  readonly comments: readonly string[]
  /** Names of elements and attributes that React has no form for. */
  readonly dropped: readonly string[]
  readonly hasImportant: boolean
  readonly hasStyleSheet: boolean
  /** A custom property makes a style that TypeScript must be told of. */
  readonly hasCustomProperty: boolean
}

export const svgFailures = defineFailures({
  'not-svg': 'The root element is “{{name}}”. Paste a complete SVG, from <svg> to </svg>.',
  'code-too-deep': codeFailures.words['code-too-deep'],
})

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const WIDTH = 100
const MOST_LEVELS = 512

/** An SVG document as an element of JSX. @throws ToolError not-svg, code-too-deep */
export function writeJsx({ children, root, text: source }: XmlDocument, style: JsxStyle): JsxResult {
  const writer = new JsxWriter(source, prefixesIn(root), style)
  if (writer.nameOf(root.name) !== 'svg')
    svgFailures.fail('not-svg', { name: root.name.slice(0, 100), field: 'text', offset: root.start, text: source })
  writer.element(root, '', 0, true)
  const before = children
    .filter(({ type, start }) => type === 'comment' && start < root.start)
    .map(({ start, end }) => source.slice(start + 4, end - 3))
  return { ...writer.found, lines: writer.lines, comments: style.comments ? before : [], dropped: [...writer.dropped].toSorted() }
}

/** What the prefixes of names stand for, wherever they are declared. */
function prefixesIn(root: XmlElement): ReadonlyMap<string, string> {
  const prefixes = new Map<string, string>([['xlink', XLINK]])
  const pending = [root]
  for (let element = pending.pop(); element; element = pending.pop()) {
    for (const { name, value } of element.attributes) if (name.startsWith('xmlns:')) prefixes.set(name.slice(6), value)
    for (const child of element.children) if (child.type === 'element') pending.push(child)
  }
  return prefixes
}

/** How white space counts in an element: where there is text, and where none of it is run together. */
type Around = { readonly isText: boolean; readonly isKept: boolean }

class JsxWriter {
  readonly lines: string[] = []
  readonly dropped = new Set<string>()
  readonly found = { hasImportant: false, hasStyleSheet: false, hasCustomProperty: false }
  readonly #source: string
  readonly #prefixes: ReadonlyMap<string, string>
  readonly #style: JsxStyle

  constructor(source: string, prefixes: ReadonlyMap<string, string>, style: JsxStyle) {
    this.#source = source
    this.#prefixes = prefixes
    this.#style = style
  }

  /** The name without a prefix that stands for SVG; undefined with another one. */
  nameOf(name: string): string | undefined {
    const [prefix = '', local] = name.split(':')
    return local === undefined ? name : this.#prefixes.get(prefix) === SVG ? local : undefined
  }

  element(element: XmlElement, indent: string, depth: number, isRoot = false, around: Around = { isText: false, isKept: false }): void {
    if (depth > MOST_LEVELS) svgFailures.fail('code-too-deep', { field: 'text', offset: element.start, text: this.#source })
    const name = this.nameOf(element.name)
    // React refuses names with a prefix, and runs no scripts.
    if (name === undefined || name === 'script' || !/^[a-z][\w-]*$/.test(name)) return void this.dropped.add(element.name)
    const attributes = [...this.#attributes(element, isRoot), ...(isRoot ? this.#style.extra : [])]
    const isKept =
      around.isKept ||
      element.attributes.some(
        (one) => (one.name === 'xml:space' && one.value === 'preserve') || (one.name === 'style' && /white-space/i.test(one.value)),
      )
    const isText = around.isText || SVG_TEXT_ELEMENTS.has(name) || name === 'foreignObject'
    const inner = name === 'style' ? this.#styleSheet(element, indent) : this.#children(element, indent, depth, { isText, isKept })
    const open = this.#open(name, attributes, indent)
    if (inner.length === 0) return void this.lines.push(...open.slice(0, -1), open.length > 1 ? `${open.at(-1)}/>` : `${open[0]} />`)
    const lone = inner.length === 1 && open.length === 1 ? `${open[0]}>${inner[0]?.trimStart()}</${name}>` : ''
    if (lone !== '' && lone.length <= WIDTH && !inner[0]?.trimStart().startsWith('<')) return void this.lines.push(lone)
    this.lines.push(...open.slice(0, -1), open.length === 1 ? `${open[0]}>` : `${open.at(-1)}>`, ...inner, `${indent}</${name}>`)
  }

  /** The start of a tag, without its end; on several lines where it is long. */
  #open(name: string, attributes: readonly string[], indent: string): string[] {
    const line = `${indent}<${[name, ...attributes].join(' ')}`
    if (line.length + 2 <= WIDTH || attributes.length < 2) return [line]
    return [`${indent}<${name}`, ...attributes.map((attribute) => indent + this.#style.indent + attribute), indent]
  }

  #children(element: XmlElement, indent: string, depth: number, around: Around): string[] {
    const outer = this.lines.splice(0)
    const deeper = indent + this.#style.indent
    const nodes = together(element.children, around.isText)
    for (const [index, node] of nodes.entries()) {
      if (node.type === 'element') this.element(node, deeper, depth + 1, false, around)
      else if (node.type === 'comment') {
        if (this.#style.comments)
          this.lines.push(`${deeper}{/*${this.#source.slice(node.start + 4, node.end - 3).replaceAll('*/', '* /')}*/}`)
      } else if (node.type === 'text') {
        const isEdge = /^(?:text|title|desc)$/.test(element.name)
        const shown = around.isKept ? node.value : shownText(node.value, isEdge && index === 0, isEdge && index === nodes.length - 1)
        if (shown !== '') this.lines.push(deeper + this.#text(shown))
      }
    }
    const inner = this.lines.splice(0)
    this.lines.push(...outer)
    return inner
  }

  /** JSX passes over space at the ends of lines, and brackets and ampersands mean something. */
  #text(text: string): string {
    return /^[^\s{}<>&\\](?:[^{}<>&\\\n]*[^\s{}<>&\\])?$/.test(text) && !/ {2}|\t/.test(text)
      ? text
      : `{${jsText(text, this.#style.quotes)}}`
  }

  #styleSheet(element: XmlElement, indent: string): string[] {
    const css = element.children.map((child) => (child.type === 'text' || child.type === 'cdata' ? child.value : '')).join('')
    if (css.trim() === '') return []
    this.found.hasStyleSheet = true
    const escaped = css.trim().replaceAll(/\\|`|\$\{/g, String.raw`\$&`)
    return [`${indent}${this.#style.indent}{\`${escaped}\`}`]
  }

  #attributes(element: XmlElement, isRoot: boolean): string[] {
    const { removeSize, currentColor } = this.#style
    const written = element.attributes.flatMap((attribute) => {
      const { name } = attribute
      if (isRoot && removeSize && (name === 'width' || name === 'height')) return []
      return this.#attribute(attribute)
    })
    const has = (name: string) => element.attributes.some((attribute) => attribute.name === name)
    if (isRoot && removeSize && !has('viewBox')) {
      const [width, height] = ['width', 'height'].map((name) => sizeIn(element.attributes, name))
      if (width !== undefined && height !== undefined) written.push(`viewBox="0 0 ${width} ${height}"`)
    }
    // What doesn’t state its color is black.
    if (isRoot && currentColor && !has('fill') && !/(?:^|;)\s*fill\s*:/i.test(valueIn(element.attributes, 'style') ?? ''))
      written.push('fill="currentColor"')
    return written
  }

  #attribute({ name, value }: XmlAttribute): string[] {
    if (name === 'style') return this.#styleObject(value)
    const known = this.#reactName(name)
    if (known === undefined) {
      if (!name.startsWith('xmlns:')) this.dropped.add(name)
      return []
    }
    const shown = this.#style.currentColor ? withCurrentColour(name, value) : value
    return [`${known}=${/["&\n\r\t\\]/.test(shown) ? `{${jsText(shown, this.#style.quotes)}}` : `"${shown}"`}`]
  }

  #reactName(name: string): string | undefined {
    const [prefix = '', local] = name.split(':')
    if (/^on[a-z]/i.test(name)) return undefined
    if (local === undefined) return REACT_ATTRIBUTES.get(name) ?? (/^[a-z_][\w.-]*$/i.test(name) && !name.includes('.') ? name : undefined)
    return REACT_ATTRIBUTES.get(this.#prefixes.get(prefix) === XLINK && prefix !== 'xmlns' ? `xlink:${local}` : name)
  }

  #styleObject(style: string): string[] {
    const pairs = new Map<string, string>()
    for (const { property, value, isImportant } of readDeclarations(style)) {
      this.found.hasImportant ||= isImportant
      this.found.hasCustomProperty ||= property.startsWith('--')
      pairs.set(reactProperty(property), this.#style.currentColor ? withCurrentColour(property, value) : value)
    }
    if (pairs.size === 0) return []
    const { quotes, typescript } = this.#style
    const members = Array.from(
      pairs,
      ([name, value]) => `${/^[a-z_$][\w$]*$/i.test(name) ? name : jsText(name, quotes)}: ${jsText(value, quotes)}`,
    )
    const isCustom = [...pairs.keys()].some((name) => name.startsWith('--'))
    return [`style={{ ${members.join(', ')} }${typescript && isCustom ? ' as CSSProperties' : ''}}`]
  }
}

type JsxNode =
  | XmlElement
  | { readonly type: 'text'; value: string }
  | { readonly type: 'comment'; readonly start: number; readonly end: number }

/** Text and sections side by side as one text; space between elements counts only where there is text. */
function together(nodes: readonly XmlNode[], isText: boolean): JsxNode[] {
  const found: JsxNode[] = []
  for (const node of nodes) {
    const before = found.at(-1)
    if (node.type === 'text' || node.type === 'cdata') {
      if (before?.type === 'text') before.value += node.value
      else found.push({ type: 'text', value: node.value })
    } else if (node.type === 'element') found.push(node)
    else if (node.type === 'comment') found.push({ type: 'comment', start: node.start, end: node.end })
  }
  return found.filter((node) => node.type !== 'text' || isText || node.value.trim() !== '')
}

/** White space as SVG shows it. */
function shownText(text: string, isFirst: boolean, isLast: boolean): string {
  const shown = text.replaceAll(/[ \t\n\r]+/g, ' ')
  const started = isFirst ? shown.trimStart() : shown
  return isLast ? started.trimEnd() : started
}

function valueIn(attributes: readonly XmlAttribute[], wanted: string): string | undefined {
  return attributes.find(({ name }) => name === wanted)?.value
}

function sizeIn(attributes: readonly XmlAttribute[], name: string): string | undefined {
  return /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(valueIn(attributes, name) ?? '')?.[1]
}
