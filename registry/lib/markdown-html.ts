import { FOOTNOTE_WORDS } from '../data/footnote-words.ts'
import type { MarkdownRoot } from './markdown.ts'

/** As much of an HTML tree (hast) as is looked at here. */
export type HtmlNode = {
  readonly type: string
  readonly tagName?: string
  readonly value?: string
  readonly properties?: Record<string, unknown>
  readonly children?: readonly HtmlNode[]
}

/** Turns read Markdown into a sanitised HTML tree; raw HTML is left out. @param locale language of the footnotes' own words */
export async function renderMarkdown(markdown: MarkdownRoot, locale: string): Promise<HtmlNode> {
  const { unified } = await import('unified')
  const { default: remarkRehype } = await import('remark-rehype')
  const { default: rehypeSanitize, defaultSchema } = await import('rehype-sanitize')
  const { title, back } = FOOTNOTE_WORDS[locale.split('-')[0] ?? ''] ?? (FOOTNOTE_WORDS.en as { title: string; back: string })
  const renderer = unified()
    .use(remarkRehype, {
      clobberPrefix: '',
      footnoteLabel: title,
      footnoteBackLabel: (reference: number, again: number) => `${back} ${reference + 1}${again > 1 ? `-${again}` : ''}`,
    })
    // The only ids at this point are those of footnotes; a prefix here would part them from the links to them.
    .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: '' })
  return renderer.runSync(markdown as never) as HtmlNode
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
  const headings: HtmlNode[] = []
  const pending = [tree]
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (/^h[1-6]$/.test(node.tagName ?? '')) headings.push(node)
    for (const child of node.children?.toReversed() ?? []) pending.push(child)
  }
  return headings
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
