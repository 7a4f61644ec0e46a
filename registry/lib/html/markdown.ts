import type * as z from 'zod'
import { choice } from '../../../engine/core/kit.ts'
import { dropUnseen, baseIn, type Hast, textIn, tidyForMarkdown } from './hast-tidy.ts'
import { tableFailures } from './layout.ts'
import { dropUnsafeAddresses } from './safe-addresses.ts'
import { safeSchema, safeSchemes } from './schema.ts'
import { shiftText } from './raised-text.ts'
import { MOST_CELLS } from './text-table.ts'

/** How Markdown is written. */
export const markdownStyle = {
  headings: choice('Headings', { atx: 'With #', setext: 'Underlined where possible' }),
  bullet: choice('Bullet', ['-', '*', '+'], { named: 'raw' }),
  emphasis: choice('Emphasis', ['*', '_'], { named: 'raw' }),
  links: choice('Links', { inline: 'URL after the text', reference: 'Numbers, URLs at the end' }),
  lacking: choice(
    'Formatting Markdown lacks',
    { html: 'Keep as HTML', text: 'Text only' },
    { help: 'Superscript, subscript, underline, highlights and keyboard keys.', advanced: true },
  ),
}
type MarkdownStyle = z.output<z.ZodObject<typeof markdownStyle>>

type MarkdownResult = {
  readonly markdown: string
  /** Names of elements that left nothing. */
  readonly lost: readonly string[]
  /** How many links and images lost an address that is not safe, or had none. */
  readonly dropped: number
}

type Source = {
  readonly isPage: boolean
  readonly base?: string | undefined
  /** What the ids of notes start with, where the HTML has notes of a document. */
  readonly notes?: string
  /** The field that a failure concerns. */
  readonly field?: string
}

/** HTML as GitHub-flavoured Markdown; scripts and unsafe addresses are left out. @throws ToolError table-too-big */
export async function writeMarkdown(
  html: string,
  { isPage, base, notes, field = 'text' }: Source,
  style: MarkdownStyle,
): Promise<MarkdownResult> {
  const { unified } = await import('unified')
  const { default: rehypeParse } = await import('rehype-parse')
  const { default: rehypeSanitize, defaultSchema } = await import('rehype-sanitize')
  const { default: rehypeRemark } = await import('rehype-remark')
  const { default: remarkGfm } = await import('remark-gfm')
  const { default: remarkStringify } = await import('remark-stringify')

  const tree = unified().use(rehypeParse, { fragment: !isPage }).parse(html) as Hast
  inTable(tree)
  const lost = dropUnseen(tree, baseOf(tree, base))
  dropUnsafeAddresses(tree, safeSchemes(defaultSchema))
  const clean = unified()
    .use(rehypeSanitize, safeSchema(defaultSchema))
    .runSync(tree as never) as Hast
  const dropped = tidyForMarkdown(clean)
  limitTables(clean, field)
  const markdown = unified()
    .use(rehypeRemark, { handlers: handlersFor(style, notes) as never })
    .runSync(clean as never) as unknown as Mdast
  if (style.links === 'reference') referLinks(markdown)
  const text = unified()
    .use(remarkGfm)
    .use(remarkStringify, {
      bullet: style.bullet,
      emphasis: style.emphasis,
      setext: style.headings === 'setext',
      rule: '-',
      listItemIndent: 'one',
      resourceLink: true,
      tightDefinitions: true,
      handlers: { [TAGGED]: writeTagged } as never,
    })
    .stringify(markdown as never)
  return { markdown: text.trim() === '' ? '' : text, lost: [...lost].toSorted(), dropped }
}

function baseOf(tree: Hast, given: string | undefined): string | undefined {
  const own = baseIn(tree)
  if (own === undefined) return given
  return URL.canParse(own, given) ? new URL(own, given).href : given
}

/** Rows and cells of a fragment get a table around them. */
function inTable(tree: Hast): void {
  if (!tree.children?.some(({ tagName }) => /^(?:t[rdh]|tbody|thead|tfoot)$/.test(tagName ?? ''))) return
  const rows: Hast[] = []
  for (const child of tree.children) {
    const isCell = child.tagName === 'td' || child.tagName === 'th'
    const row = rows.at(-1)
    if (!isCell) rows.push(child)
    else if (row?.tagName === 'tr' && row.position === undefined) row.children?.push(child)
    else rows.push({ type: 'element', tagName: 'tr', properties: {}, children: [child] })
  }
  tree.children = [{ type: 'element', tagName: 'table', properties: {}, children: rows }]
}

const INLINE = 'ins kbd mark sub sup u'.split(' ')

/** Cells are filled up to the widest row, so that a short text can make a huge table. */
function limitTables(tree: Hast, field: string): void {
  const pending: Hast[] = [tree]
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.tagName === 'table') limitTable(node, field)
    for (const child of node.children ?? []) pending.push(child)
  }
}

function limitTable(table: Hast, field: string): void {
  const rows: Hast[][] = []
  const pending: Hast[] = [table]
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.tagName === 'tr') rows.push([])
    if (node.tagName === 'td' || node.tagName === 'th') rows.at(-1)?.push(node)
    for (const child of node.children?.toReversed() ?? []) pending.push(child)
  }
  const spanOf = ({ properties }: Hast) => Math.min(1000, Math.max(1, Number(properties?.colSpan) || 1))
  const sum = (cells: readonly Hast[]) => cells.reduce((total, cell) => total + spanOf(cell), 0)
  // A lone cell spans the other rows, however far it says.
  const widest = rows.reduce((most, cells) => Math.max(most, cells.length > 1 ? sum(cells) : cells.length), 0)
  let count = widest * rows.length
  for (const cells of rows)
    for (const cell of cells) {
      const columns = Math.min(spanOf(cell), widest)
      const down = Math.max(1, Math.min(rows.length, Number(cell.properties?.rowSpan) || 1))
      cell.properties = { ...cell.properties, colSpan: columns, rowSpan: down }
      count += columns * down
    }
  if (count > MOST_CELLS) tableFailures.fail('table-too-big', { most: MOST_CELLS, field })
}

/** The libraries take this type for a part of a line, and raw HTML for a block. */
const TAGGED = 'textDirective'

/** As much of a Markdown tree (mdast) as is made here. */
type Mdast = { type: string; children?: Mdast[]; value?: string; [key: string]: unknown }
type State = {
  readonly inTable: boolean
  readonly handlers: Readonly<Record<string, Handler>>
  all(node: Hast): Mdast[]
  toFlow(nodes: Mdast[]): Mdast[]
}
type Handler = (state: State, node: Hast) => Mdast | Mdast[] | undefined

function handlersFor({ lacking }: MarkdownStyle, notes: string | undefined): Record<string, Handler> {
  const tagged: Handler = (state, node) => {
    const { tagName = '' } = node
    if (lacking === 'html') return { type: TAGGED, name: tagName, children: state.all(node) }
    return tagName === 'sup' || tagName === 'sub' ? shifted(state.all(node), tagName) : state.all(node)
  }
  const handlers: Record<string, Handler> = Object.fromEntries(INLINE.map((name) => [name, tagged]))
  // A cell cannot hold a line break of Markdown.
  handlers.br = ({ inTable }) => (inTable ? { type: 'html', value: '<br>' } : { type: 'break' })
  // The library writes code as it does a listing, without the blank lines at its end, which are code too.
  handlers.pre = (state, node) => {
    const block = state.handlers.listing?.(state, node) as Mdast
    const code = textIn(node)
    let end = code.length
    while (code[end - 1] === '\n') end--
    return { ...block, value: String(block.value) + '\n'.repeat(Math.max(0, code.length - end - 1)) }
  }
  return notes === undefined ? handlers : { ...handlers, ...noteHandlers(notes, handlers) }
}

type Writer = { containerPhrasing(node: Mdast, info: object): string }

function writeTagged(node: Mdast, _parent: unknown, state: Writer, info: object): string {
  const name = String(node.name)
  return `<${name}>${state.containerPhrasing(node, { ...info, before: '>', after: '<' })}</${name}>`
}

function shifted(nodes: Mdast[], direction: 'sup' | 'sub'): Mdast[] {
  const [only] = nodes
  return nodes.length === 1 && only?.type === 'text' ? [{ ...only, value: shiftText(String(only.value), direction) }] : nodes
}

/** Notes of a document as notes of Markdown: a link in raised text, and a list of what it leads to. */
function noteHandlers(prefix: string, handlers: Record<string, Handler>): Record<string, Handler> {
  const numberIn = (id: unknown, kind: 'reference' | 'note') => {
    const match = /^((?:foot|end)note)-(ref-)?(.+)$/.exec(String(id).startsWith(prefix) ? String(id).slice(prefix.length) : '')
    return match && (match[2] === 'ref-') === (kind === 'reference') ? `${match[1] === 'endnote' ? 'e' : ''}${match[3]}` : undefined
  }
  return {
    sup: (state, node) => {
      const [link, ...others] = node.children ?? []
      const number = others.length === 0 && link?.tagName === 'a' ? numberIn(link.properties?.id, 'reference') : undefined
      return number === undefined ? handlers.sup?.(state, node) : { type: 'footnoteReference', identifier: number, label: number }
    },
    li: (state, node) => {
      const number = numberIn(node.properties?.id, 'note')
      const content = state.toFlow(state.all(number === undefined ? node : withoutBackLinks(node, prefix)))
      if (number !== undefined) return { type: 'footnoteDefinition', identifier: number, label: number, children: content }
      return {
        type: 'listItem',
        spread: content.length > 1 && content.some(({ type }, index) => index > 0 && type === 'paragraph'),
        checked: null,
        children: content,
      }
    },
    ol: (state, node) => {
      const items = node.children?.filter(({ tagName }) => tagName === 'li') ?? []
      const areNotes = items.length > 0 && items.every(({ properties }) => numberIn(properties?.id, 'note') !== undefined)
      const children = state.all(node)
      if (areNotes) return children
      const start = Number(node.properties?.start)
      return {
        type: 'list',
        ordered: true,
        start: Number.isInteger(start) ? start : 1,
        spread: children.some(({ spread }) => spread === true),
        children,
      }
    },
  }
}

function withoutBackLinks(node: Hast, prefix: string): Hast {
  const isBackLink = (child: Hast) =>
    child.tagName === 'a' && String(child.properties?.href).startsWith(`#${prefix}`) && textIn(child) === '↑'
  const children = node.children?.filter((child) => !isBackLink(child)).map((child) => withoutBackLinks(child, prefix))
  return { ...node, ...(children && { children }) }
}

/** Writes the addresses of links and images as a list at the end. */
function referLinks(tree: Mdast): void {
  const numbers = new Map<string, { label: string; url: unknown; title: unknown }>()
  const pending: Mdast[] = [tree]
  for (let node = pending.pop(); node; node = pending.pop()) {
    const { type, url, title } = node
    if (type === 'link' || type === 'image') {
      const key = JSON.stringify([url, title])
      const known = numbers.get(key) ?? { label: String(numbers.size + 1), url, title }
      numbers.set(key, known)
      Object.assign(node, { type: `${type}Reference`, identifier: known.label, label: known.label, referenceType: 'full' })
    }
    for (const child of node.children?.toReversed() ?? []) pending.push(child)
  }
  for (const { label, url, title } of numbers.values()) tree.children?.push({ type: 'definition', identifier: label, label, url, title })
}
