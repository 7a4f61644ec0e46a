import { FOOTNOTE_WORDS } from '../../data/text/footnote-words.ts'
import { dropUnsafeAddresses } from '../html/safe-addresses.ts'
import { parseHtml } from '../html/tree.ts'
import type { MarkdownRoot } from './read.ts'

/** As much of an HTML tree (hast) as is looked at here. */
type HtmlNode = {
  readonly type: string
  readonly tagName?: string
  value?: string
  readonly properties?: Record<string, unknown>
  readonly children?: readonly HtmlNode[]
}

/** Tags that change how the text after them is read; GitHub writes them out as text too. */
const SWALLOWING = /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)\b)/gi

/** Elements made of raw HTML; misnested tags can make them in the square of its length. */
const MOST_ELEMENTS = 500_000

type RenderedMarkdown = {
  readonly tree: HtmlNode
  /** Elements and attributes of raw HTML that are not safe. */
  readonly droppedHtml: number
  /** Links and pictures whose address is not of a safe kind. */
  readonly droppedAddresses: number
}

/**
 * Turns read Markdown into a sanitised HTML tree; of raw HTML stays what is harmless.
 * @param locale language of the footnotes' own words
 * @param onTooMany called when raw HTML would make more than {@link MOST_ELEMENTS} elements
 */
export async function renderMarkdown(
  markdown: MarkdownRoot,
  locale: string,
  onTooMany: (most: number) => never,
): Promise<RenderedMarkdown> {
  const { unified } = await import('unified')
  const { default: remarkRehype } = await import('remark-rehype')
  const { default: rehypeSanitize, defaultSchema } = await import('rehype-sanitize')
  const { title, back } = FOOTNOTE_WORDS[locale.split('-')[0] ?? ''] ?? (FOOTNOTE_WORDS.en as { title: string; back: string })
  const renderer = unified().use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: '',
    footnoteLabel: title,
    footnoteBackLabel: (reference: number, again: number) => `${back} ${reference + 1}${again > 1 ? `-${again}` : ''}`,
  })
  const rendered = renderer.runSync(markdown as never) as HtmlNode
  const hasRaw = [...htmlNodes(rendered)].some(({ type }) => type === 'raw')
  const whole = hasRaw ? await parseRaw(rendered, onTooMany) : rendered
  const before = count(whole)
  dropUnsafeAddresses(whole, { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), 'tel', 'ftp'] })
  const schema = {
    ...defaultSchema,
    // Addresses are judged beforehand: the library takes no scheme in capital letters.
    protocols: {},
    // The only ids left at this point are those of footnotes; a prefix here would part them from the links to them.
    clobberPrefix: '',
  }
  const tree = unified()
    .use(rehypeSanitize, schema)
    .runSync(whole as never) as HtmlNode
  const after = count(tree)
  return { tree, droppedHtml: hasRaw ? Math.max(0, before.parts - after.parts) : 0, droppedAddresses: before.addresses - after.addresses }
}

/** Reads raw HTML and what Markdown made as one text, as browsers do. Ids that are not of footnotes go: others could shadow a page's own. */
async function parseRaw(tree: HtmlNode, onTooMany: (most: number) => never): Promise<HtmlNode> {
  const { unified } = await import('unified')
  const { default: rehypeParse } = await import('rehype-parse')
  const { default: rehypeStringify } = await import('rehype-stringify')
  for (const node of htmlNodes(tree)) if (node.type === 'raw') node.value = node.value?.replace(SWALLOWING, '&lt;') ?? ''
  const html = unified()
    .use(rehypeStringify, { allowDangerousHtml: true })
    .stringify(tree as never)
  let made = 0
  await parseHtml(
    html,
    () => {},
    () => {
      if (++made > MOST_ELEMENTS) onTooMany(MOST_ELEMENTS)
    },
  )
  const parsed = unified().use(rehypeParse, { fragment: true }).parse(html) as HtmlNode
  for (const { properties } of htmlNodes(parsed)) {
    if (!properties) continue
    delete properties.name
    if (!/^(?:fn|fnref)-|^footnote-label$/.test(String(properties.id ?? ''))) delete properties.id
  }
  return parsed
}

function* htmlNodes(root: HtmlNode): Generator<HtmlNode> {
  const pending = [root]
  for (let node = pending.pop(); node; node = pending.pop()) {
    yield node
    for (const child of node.children?.toReversed() ?? []) pending.push(child)
  }
}

/** Addresses, and elements with their other attributes. */
function count(tree: HtmlNode): { addresses: number; parts: number } {
  let [addresses, parts] = [0, 0]
  for (const { type, properties = {} } of htmlNodes(tree)) {
    const own = Number('href' in properties) + Number('src' in properties)
    addresses += own
    if (type === 'element') parts += 1 + Object.keys(properties).length - own
  }
  return { addresses, parts }
}

export async function stringifyHtml(tree: HtmlNode): Promise<string> {
  const { unified } = await import('unified')
  const { default: rehypeStringify } = await import('rehype-stringify')
  return unified()
    .use(rehypeStringify)
    .stringify(tree as never)
}

/** The headings of a tree, in order. */
export function headingsOf(tree: HtmlNode): HtmlNode[] {
  return [...htmlNodes(tree)].filter((node) => /^h[1-6]$/.test(node.tagName ?? ''))
}

export function textOf({ type, value = '', children = [] }: HtmlNode): string {
  return type === 'text' ? value : children.map(textOf).join('')
}

/** Gives every heading without one an id made of its text, as GitHub does: `What’s new?` is `whats-new`. */
export function addHeadingIds(tree: HtmlNode): void {
  const headings = headingsOf(tree)
  const taken = new Set<unknown>(headings.map(({ properties }) => properties?.id))
  const next = new Map<string, number>()
  for (const heading of headings) {
    if (!heading.properties || heading.properties.id !== undefined) continue
    const base = slugOf(textOf(heading))
    let id = base
    let number = next.get(base) ?? 1
    while (taken.has(id)) id = `${base}-${number++}`
    next.set(base, number)
    taken.add(id)
    heading.properties.id = id
  }
}

function slugOf(text: string): string {
  const slug = text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
  return slug === '' ? 'section' : slug
}
