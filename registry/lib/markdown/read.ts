import { wideAttention } from './attention.ts'
import { linkFtp } from './ftp-links.ts'

/** As much of a Markdown tree (mdast) as is looked at here. */
export type MarkdownNode = {
  readonly type: string
  /** Of definitions: the label in small letters. */
  readonly identifier?: string
  readonly children?: readonly MarkdownNode[]
  readonly position?: { readonly start: { readonly offset?: number } }
}
export type MarkdownRoot = { readonly type: 'root'; readonly children: readonly MarkdownNode[] }

/** Piece of source that is parsed at once, in UTF-16 units: the parser takes quadratic time in the number of blocks. */
const WINDOW = 3000

/**
 * Reads GitHub-flavoured Markdown piece by piece, with the same result as at once. Each piece gives all its blocks
 * but the last, which may go on; the next piece starts there. Links and footnotes that are defined in another piece
 * are known on a second reading.
 */
export async function parseMarkdown(text: string, signal: AbortSignal): Promise<MarkdownRoot> {
  const { unified } = await import('unified')
  const { default: remarkParse } = await import('remark-parse')
  const { default: remarkGfm } = await import('remark-gfm')
  const core = await import('micromark-core-commonmark')
  const source = text.replace(/^\ufeff/, '')
  const reader = () =>
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(extend, wideAttention(core), { transforms: [linkFtp] })
  const parser = reader()
  const children = parsePieces(source, (piece) => parser.parse(piece), signal)
  const labels = labelsOf(children)
  if (source.length <= WINDOW || labels.length === 0) return { type: 'root', children }
  const knowing = reader().use(knowLabels, labels)
  return { type: 'root', children: parsePieces(source, (piece) => knowing.parse(piece), signal) }
}

function parsePieces(source: string, parse: (piece: string) => MarkdownRoot, signal: AbortSignal): MarkdownNode[] {
  const blocks: MarkdownNode[] = []
  let at = 0
  let size = WINDOW
  while (at < source.length) {
    signal.throwIfAborted()
    const end = lineEnd(source, at + size)
    const piece = source.slice(at, end)
    const { children } = parse(piece)
    if (end === source.length) return append(blocks, children)
    let final = children.length - 1
    // The title of a link definition may follow on the line after it.
    if (children[final - 1]?.type === 'definition') final--
    if (final === 0) {
      size *= 2
      continue
    }
    append(blocks, children.slice(0, Math.max(0, final)))
    at += final < 0 ? piece.length : lineStart(piece, children[final]?.position?.start.offset ?? 0)
    size = WINDOW
  }
  return blocks
}

function append(blocks: MarkdownNode[], more: readonly MarkdownNode[]): MarkdownNode[] {
  for (const block of more) blocks.push(block)
  return blocks
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end + 1
}

function lineStart(text: string, from: number): number {
  return Math.max(text.lastIndexOf('\n', from - 1), text.lastIndexOf('\r', from - 1)) + 1
}

function labelsOf(children: readonly MarkdownNode[]): MarkdownNode[] {
  return [...nodesOf({ type: 'root', children })].filter((node) => node.type === 'definition' || node.type === 'footnoteDefinition')
}

/** Every node of a tree, parents first. */
export function* nodesOf(root: MarkdownNode): Generator<MarkdownNode> {
  const pending = [root]
  for (let node = pending.pop(); node; node = pending.pop()) {
    yield node
    for (const child of node.children?.toReversed() ?? []) pending.push(child)
  }
}

/** Whether a tree has more levels than `most` below its root. */
export function isDeeper(root: MarkdownNode, most: number): boolean {
  let level = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true
    level = level.flatMap(({ children = [] }) => children)
  }
  return false
}

type LabelParser = { defined: string[]; gfmFootnotes?: string[] }

/** Tells the tokenizer of labels that are defined elsewhere, before it first looks for one: at every square bracket. */
function knowLabels(this: { data(): object }, labels: readonly MarkdownNode[]): void {
  const normal = (type: string) => [
    ...new Set(labels.filter((label) => label.type === type).map(({ identifier = '' }) => identifier.toUpperCase())),
  ]
  const [defined, gfmFootnotes] = [normal('definition'), normal('footnoteDefinition')]
  const construct = {
    tokenize(this: { parser: LabelParser }, _effects: unknown, _ok: unknown, nok: unknown) {
      Object.assign(this.parser, { defined, gfmFootnotes })
      return nok
    },
  }
  extend.call(this, { text: { 91: construct, 93: construct } })
}

/** Adds to how Markdown is read, and to how its tree is made. */
function extend(this: { data(): object }, syntax: object, tree: object = {}): void {
  const data = this.data() as { micromarkExtensions?: object[]; fromMarkdownExtensions?: object[] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), tree]
}
