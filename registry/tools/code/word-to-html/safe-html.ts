import type { Hast } from '../../../lib/html/hast-tidy.ts'
import { textIn } from '../../../lib/html/hast-tidy.ts'
import { dropUnsafeAddresses } from '../../../lib/html/safe-addresses.ts'
import { safeSchema, safeSchemes } from '../../../lib/html/schema.ts'

/** Blocks that hold blocks only, so that each can have its own line. */
const HOLDERS = new Set('blockquote ol table tbody tfoot thead tr ul'.split(' '))

type SafeHtml = {
  readonly html: string
  readonly text: string
  readonly heading: string | undefined
  /** How many elements of each name there are. */
  readonly counts: ReadonlyMap<string, number>
}

/** A sanitized fragment of HTML, each block on its own line; an image without a URL is replaced by its description. */
export async function sanitiseHtml(html: string): Promise<SafeHtml> {
  const { unified } = await import('unified')
  const { default: rehypeParse } = await import('rehype-parse')
  const { default: rehypeSanitize, defaultSchema } = await import('rehype-sanitize')
  const { default: rehypeStringify } = await import('rehype-stringify')
  const parsed = unified().use(rehypeParse, { fragment: true }).parse(html)
  dropUnsafeAddresses(parsed as Hast, safeSchemes(defaultSchema))
  const tree = unified().use(rehypeSanitize, safeSchema(defaultSchema)).runSync(parsed) as Hast
  const counts = new Map<string, number>()
  const texts: string[] = []
  let heading: string | undefined
  const walk = (node: Hast) => {
    if (!node.children) return
    node.children = node.children.flatMap((child) => {
      const { tagName, properties = {} } = child
      if (tagName !== 'img' || properties.src) return [child]
      return properties.alt ? [{ type: 'text', value: String(properties.alt) }] : []
    })
    for (const child of node.children) {
      if (child.tagName !== undefined) counts.set(child.tagName, (counts.get(child.tagName) ?? 0) + 1)
      if (/^h[1-6]$/.test(child.tagName ?? '')) heading ??= textIn(child).trim()
      walk(child)
    }
    if (node.type === 'root' || HOLDERS.has(node.tagName ?? '')) node.children = onLines(node.children, node.type === 'root')
  }
  walk(tree)
  for (const block of tree.children ?? []) texts.push(textIn(block))
  const result = unified()
    .use(rehypeStringify)
    .stringify(tree as never)
  return { html: result, text: texts.join('\n'), heading: heading || undefined, counts }
}

function onLines(children: readonly Hast[], isRoot: boolean): Hast[] {
  const lineBreak: Hast = { type: 'text', value: '\n' }
  const blocks = children.filter(({ type, value = '' }) => type !== 'text' || value.trim() !== '')
  const lines = blocks.flatMap((block, index) => (index === 0 ? [block] : [{ ...lineBreak }, block]))
  return isRoot || blocks.length === 0 ? lines : [{ ...lineBreak }, ...lines, { ...lineBreak }]
}
