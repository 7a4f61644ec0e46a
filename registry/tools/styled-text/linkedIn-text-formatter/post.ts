import type { MarkdownNode } from '../../../lib/markdown/read.ts'
import { type TextStyle, styleText } from '../../../lib/styled/styles.ts'
import { writeAroundWorking } from '../../../lib/styled/lines.ts'

/** What is read of a node of Markdown’s tree (mdast). */
type Node = Omit<MarkdownNode, 'children' | 'position'> & {
  readonly children?: readonly Node[]
  readonly value?: string
  readonly url?: string
  readonly alt?: string | null
  readonly ordered?: boolean | null
  readonly start?: number | null
  readonly checked?: boolean | null
  readonly label?: string | null
  readonly position?: { readonly start: { readonly line: number }; readonly end: { readonly line: number } }
}

type Look = { readonly bold?: boolean; readonly italic?: boolean; readonly code?: boolean; readonly struck?: boolean }
type Addresses = ReadonlyMap<string, string>

/** The levels of bullets, the last for all below. */
const BULLETS = ['•', '◦', '▪'] as const
/** Not an ordinary space, which posts may drop at the start of a line. */
const INDENT = '\u2003'
const RULE = '─'.repeat(10)

/** Most line breaks in a row. */
const MOST_BREAKS = 3
/** Between blocks that were read apart, whose lines are not counted from the same place. */
const USUAL_BREAKS = 2

/** A Markdown tree as the text of a post: emphasis by styled letters, blocks as far apart as they were. */
export function writePost(root: MarkdownNode): string {
  const addresses = new Map<string, string>()
  const { children = [] } = root as Node
  for (const node of children)
    if (node.type === 'definition' && node.identifier !== undefined && !addresses.has(node.identifier))
      addresses.set(node.identifier, node.url ?? '')
  return writeBlocks(children, addresses, 0)
}

function writeBlocks(nodes: readonly Node[], addresses: Addresses, level: number): string {
  return stack(
    nodes.filter(({ type }) => type !== 'definition'),
    (node) => writeBlock(node, addresses, level),
  )
}

function stack(nodes: readonly Node[], write: (node: Node, index: number) => string): string {
  return nodes.map((node, index) => '\n'.repeat(index === 0 ? 0 : breaksBetween(nodes[index - 1], node)) + write(node, index)).join('')
}

function breaksBetween(before: Node | undefined, after: Node): number {
  const lines = (after.position?.start.line ?? 0) - (before?.position?.end.line ?? 0)
  return lines < 1 ? USUAL_BREAKS : Math.min(lines, MOST_BREAKS)
}

function writeBlock(node: Node, addresses: Addresses, level: number): string {
  const inline = (look: Look) => writeInline(node.children ?? [], look, addresses)
  switch (node.type) {
    case 'paragraph':
      return inline({})
    case 'heading':
      return inline({ bold: true })
    case 'list':
      return writeList(node, addresses, level)
    case 'blockquote':
      return prefixLines(writeBlocks(node.children ?? [], addresses, level), '│ ')
    case 'code':
      return styled(node.value ?? '', { code: true })
    case 'thematicBreak':
      return RULE
    case 'table':
      return (node.children ?? [])
        .map((row, index) =>
          (row.children ?? []).map((cell) => writeInline(cell.children ?? [], { bold: index === 0 }, addresses)).join(' │ '),
        )
        .join('\n')
    case 'footnoteDefinition':
      return `[${node.label ?? node.identifier}] ${writeBlocks(node.children ?? [], addresses, level)}`
    default:
      return node.value ?? ''
  }
}

function writeList(node: Node, addresses: Addresses, level: number): string {
  const bullet = BULLETS[Math.min(level, BULLETS.length - 1)]
  const first = node.start ?? 1
  return stack(node.children ?? [], (item, index) => {
    const mark = typeof item.checked === 'boolean' ? (item.checked ? '☑' : '☐') : node.ordered ? `${first + index}.` : bullet
    return `${mark} ${prefixLines(writeBlocks(item.children ?? [], addresses, level + 1), INDENT).slice(INDENT.length)}`
  })
}

const prefixLines = (text: string, prefix: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? prefix.trimEnd() : prefix + line))
    .join('\n')

function writeInline(nodes: readonly Node[], look: Look, addresses: Addresses): string {
  return nodes.map((node) => writeSpan(node, look, addresses)).join('')
}

function writeSpan(node: Node, look: Look, addresses: Addresses): string {
  const inner = (more: Look = {}) => writeInline(node.children ?? [], { ...look, ...more }, addresses)
  switch (node.type) {
    case 'text':
      return styled(node.value ?? '', look)
    case 'strong':
      return inner({ bold: true })
    case 'emphasis':
      return inner({ italic: true })
    case 'delete':
      return inner({ struck: true })
    case 'inlineCode':
      return styled(node.value ?? '', { ...look, code: true })
    case 'break':
      return '\n'
    case 'link':
      return withAddress(node, inner(), node.url)
    case 'linkReference':
      return withAddress(node, inner(), addresses.get(node.identifier ?? ''))
    case 'image':
      return withAddress(node, node.alt ?? '', node.url)
    case 'imageReference':
      return withAddress(node, node.alt ?? '', addresses.get(node.identifier ?? ''))
    case 'footnoteReference':
      return `[${node.label ?? node.identifier}]`
    default:
      return node.value ?? ''
  }
}

/** A post has no links of its own; a bare address is left as it was typed. */
function withAddress(node: Node, text: string, url = ''): string {
  const [only] = node.children ?? []
  const typed = node.children?.length === 1 ? (only?.value ?? '') : ''
  if (url === '' || (typed !== '' && (url === typed || url.endsWith(`/${typed}`) || url === `mailto:${typed}`))) return typed || text
  return text === '' ? url : `${text} (${url})`
}

function styled(text: string, { bold, italic, code, struck }: Look): string {
  const style: TextStyle | undefined = code
    ? 'monospace'
    : bold && italic
      ? 'sansBoldItalic'
      : bold
        ? 'sansBold'
        : italic
          ? 'sansItalic'
          : undefined
  const write = (part: string) => {
    const letters = style === undefined ? part : styleText(part, style)
    return struck ? styleText(letters, 'strikethrough') : letters
  }
  return writeAroundWorking(text, write)
}
