import { BLOCK_ELEMENTS } from '../../data/web/html-elements.ts'

/** As much of an HTML tree (hast) as is changed here. */
export type Hast = {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Hast[]
  /** Of what stands in the source. */
  position?: object
}

/** Elements that Markdown has no form for, and whose contents are no text either. */
const LOST = new Set('audio canvas embed iframe input math object select svg textarea video'.split(' '))
/** Marks of emphasis do not go with spaces on their inside. */
const MARKED = new Set('a b code del em i ins kbd mark s strike strong sub sup u'.split(' '))

/** Takes out what a reader does not see, and makes addresses whole. @returns names of elements that are lost */
export function dropUnseen(tree: Hast, base: string | undefined): Set<string> {
  const lost = new Set<string>()
  const walk = (node: Hast) => {
    if (!node.children) return
    node.children = node.children.filter((child) => !isUnseen(child))
    for (const child of node.children) {
      const { tagName = '', properties = {} } = child
      if (LOST.has(tagName) && !(tagName === 'input' && properties.type === 'checkbox')) lost.add(tagName)
      for (const name of ['href', 'src']) {
        const address = properties[name]
        if (base !== undefined && typeof address === 'string' && !address.startsWith('#') && URL.canParse(address, base))
          properties[name] = URL.canParse(address) ? address : new URL(address, base).href
      }
      walk(child)
    }
  }
  walk(tree)
  return lost
}

function isUnseen({ type, tagName, properties = {} }: Hast): boolean {
  if (type !== 'element') return type === 'comment' || type === 'doctype'
  return properties.hidden !== undefined || /(?:^|;)\s*display\s*:\s*none\b/i.test(String(properties.style ?? '')) || tagName === 'template'
}

/** The first base element’s address. */
export function baseIn(tree: Hast): string | undefined {
  for (const node of nodesIn(tree)) if (node.tagName === 'base' && typeof node.properties?.href === 'string') return node.properties.href
  return undefined
}

function* nodesIn(root: Hast): Generator<Hast> {
  const pending = [root]
  for (let node = pending.pop(); node; node = pending.pop()) {
    yield node
    for (const child of node.children?.toReversed() ?? []) pending.push(child)
  }
}

export function textIn(node: Hast): string {
  let text = ''
  for (const { type, value } of nodesIn(node)) if (type === 'text') text += value
  return text
}

/**
 * Gives a sanitised tree the shape that Markdown can hold: captions before their tables, cells and headings on one line,
 * spaces outside of emphasis, text in place of links and images that lead nowhere.
 * @returns how many links and images lost their address
 */
export function tidyForMarkdown(tree: Hast): number {
  let dropped = 0
  const walk = (node: Hast) => {
    // White space in preformatted text is text.
    if (!node.children || node.tagName === 'pre') return
    for (const child of node.children) walk(child)
    node.children = node.children.flatMap((child) => {
      const { tagName = '', properties = {}, children = [] } = child
      if (tagName === 'a' && !properties.href) {
        if (properties.name === undefined && properties.id === undefined) dropped++
        return children
      }
      if (tagName === 'img' && !properties.src) {
        dropped++
        return properties.alt ? [text(String(properties.alt))] : []
      }
      if (tagName === 'table') return [...captionsOf(child), ...([...nodesIn(child)].some((one) => one.tagName === 'tr') ? [child] : [])]
      if (/^h[1-6]$/.test(tagName)) for (const one of nodesIn(child)) if (one.tagName === 'br') Object.assign(one, text(' '))
      if (tagName === 'td' || tagName === 'th') child.children = inOneLine(children)
      return MARKED.has(tagName) ? spacesOutside(child) : [child]
    })
  }
  walk(tree)
  return dropped
}

const text = (value: string): Hast => ({ type: 'text', value })
const lineBreak = (): Hast => ({ type: 'element', tagName: 'br', properties: {}, children: [] })

function captionsOf(table: Hast): Hast[] {
  const captions = table.children?.filter(({ tagName }) => tagName === 'caption') ?? []
  table.children = table.children?.filter(({ tagName }) => tagName !== 'caption') ?? []
  return captions.map((caption) => ({ ...caption, tagName: 'p', properties: {} }))
}

/** What a cell holds without blocks: a break between them, signs before the items of a list. */
function inOneLine(nodes: readonly Hast[]): Hast[] {
  const line: Hast[] = []
  let isStart = true
  const endLine = () => {
    if (!isStart) line.push(lineBreak())
    isStart = true
  }
  const add = (node: Hast, mark?: string) => {
    const { type, tagName = '', children = [], value = '' } = node
    if (type === 'text' && isStart && value.trim() === '') return
    if (tagName === 'br' || tagName === 'hr') return endLine()
    if (type === 'text' || !BLOCK_ELEMENTS.has(tagName)) {
      line.push(node)
      isStart = false
      return
    }
    endLine()
    if (mark !== undefined) {
      line.push(text(mark))
      isStart = false
    }
    if (tagName === 'pre') {
      for (const row of textIn(node).replace(/\n$/, '').split('\n')) {
        line.push({ type: 'element', tagName: 'code', properties: {}, children: [text(row)] }, lineBreak())
        isStart = true
      }
      return
    }
    let number = Number(node.properties?.start) || 1
    for (const child of children) add(child, child.tagName === 'li' ? (tagName === 'ol' ? `${number++}. ` : '• ') : undefined)
    if (!isStart && /^t[dh]$/.test(tagName)) line.push(text(' '))
    else endLine()
  }
  for (const node of nodes) add(node)
  while (line.at(-1)?.tagName === 'br') line.pop()
  return line
}

/** `a<b> b </b>c` becomes `a <b>b</b> c`. */
function spacesOutside(element: Hast): Hast[] {
  const before = takeSpace(element, 'start')
  const after = takeSpace(element, 'end')
  const isEmpty =
    textIn(element) === '' && ![...nodesIn(element)].some(({ tagName }) => tagName === 'img' || tagName === 'br' || tagName === 'input')
  return [...(before ? [text(' ')] : []), ...(isEmpty ? [] : [element]), ...(after ? [text(' ')] : [])]
}

function takeSpace(element: Hast, side: 'start' | 'end'): boolean {
  const node = side === 'start' ? element.children?.[0] : element.children?.at(-1)
  if (node?.type !== 'text' || node.value === undefined) return false
  const rest = side === 'start' ? node.value.replace(/^[ \t\n\f\r]+/, '') : node.value.replace(/[ \t\n\f\r]+$/, '')
  const isTaken = rest !== node.value
  node.value = rest
  return isTaken
}
