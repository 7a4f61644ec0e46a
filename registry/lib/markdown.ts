import type { Definition, FootnoteDefinition, Nodes, Root, RootContent } from 'mdast'

/** Piece of source that is parsed at once, in UTF-16 units: the parser takes quadratic time in the number of blocks. */
const WINDOW = 3000

/**
 * Reads GitHub-flavoured Markdown piece by piece, with the same result as at once. Each piece gives all its blocks
 * but the last, which may go on; the next piece starts there. Links and footnotes that are defined in another piece
 * are known on a second reading.
 */
export async function parseMarkdown(text: string, signal: AbortSignal): Promise<Root> {
  const { unified } = await import('unified')
  const { default: remarkParse } = await import('remark-parse')
  const { default: remarkGfm } = await import('remark-gfm')
  const source = text.replace(/^\ufeff/, '')
  const parser = unified().use(remarkParse).use(remarkGfm)
  const children = parsePieces(source, (piece) => parser.parse(piece), signal)
  const labels = labelsOf(children)
  if (source.length <= WINDOW || labels.length === 0) return { type: 'root', children }
  const knowing = unified().use(remarkParse).use(remarkGfm).use(knowLabels, labels)
  return { type: 'root', children: parsePieces(source, (piece) => knowing.parse(piece), signal) }
}

function parsePieces(source: string, parse: (piece: string) => Root, signal: AbortSignal): RootContent[] {
  const blocks: RootContent[] = []
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

function append(blocks: RootContent[], more: readonly RootContent[]): RootContent[] {
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

function labelsOf(blocks: readonly RootContent[]): (Definition | FootnoteDefinition)[] {
  return [...nodesOf({ type: 'root', children: [...blocks] })].filter((node) => node.type === 'definition' || node.type === 'footnoteDefinition')
}

/** Every node of a tree, parents first. */
export function* nodesOf(root: Nodes): Generator<Nodes> {
  const pending: Nodes[] = [root]
  for (let node = pending.pop(); node; node = pending.pop()) {
    yield node
    if ('children' in node) for (const child of node.children.toReversed()) pending.push(child)
  }
}

/** Whether a tree has more levels than `most` below its root. */
export function isDeeper(root: Nodes, most: number): boolean {
  let level: Nodes[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true
    level = level.flatMap((node) => ('children' in node ? (node.children as Nodes[]) : []))
  }
  return false
}

type LabelParser = { defined: string[]; gfmFootnotes?: string[] }

/** Tells the tokenizer of labels that are defined elsewhere, before it first looks for one: at every square bracket. */
function knowLabels(this: { data(): object }, labels: readonly (Definition | FootnoteDefinition)[]): void {
  const normal = (type: string) => [...new Set(labels.filter((label) => label.type === type).map(({ identifier }) => identifier.toUpperCase()))]
  const [defined, gfmFootnotes] = [normal('definition'), normal('footnoteDefinition')]
  const construct = {
    tokenize(this: { parser: LabelParser }, _effects: unknown, _ok: unknown, nok: unknown) {
      Object.assign(this.parser, { defined, gfmFootnotes })
      return nok
    },
  }
  const data = this.data() as { micromarkExtensions?: object[] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { text: { 91: construct, 93: construct } }]
}
