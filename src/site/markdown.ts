import highlighter from 'highlight.js'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

type Node = { type: string; tagName?: string; value?: string; properties?: Record<string, unknown>; children?: Node[] }

export type Heading = { readonly id: string; readonly text: string; readonly level: number }
export type Article = { readonly html: string; readonly headings: readonly Heading[]; readonly words: number }

const HEADING = /^h([1-6])$/

/**
 * Our own Markdown as HTML: coloured code, headings with anchors, tables that scroll by themselves.
 * @throws Error for a heading of the first level, which is the page's title
 */
export function renderArticle(markdown: string, locale: string): Article {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify, { allowDangerousHtml: true })
  const tree = processor.runSync(processor.parse(markdown)) as unknown as Node
  const headings: Heading[] = []
  dress(tree, headings)
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(textOf(tree))].filter(({ isWordLike }) => isWordLike).length
  return { html: processor.stringify(tree as never), headings, words }
}

function dress(node: Node, headings: Heading[]): void {
  node.children = node.children?.map((child) => {
    dress(child, headings)
    const level = HEADING.exec(child.tagName ?? '')?.[1]
    if (level !== undefined) return withAnchor(child, Number(level), headings)
    if (child.tagName === 'pre') return colored(child)
    if (child.tagName === 'table') return element('div', { className: ['table-scroll'], tabIndex: 0 }, [child])
    if (child.tagName === 'img') child.properties = { ...child.properties, loading: 'lazy' }
    return child
  })
}

function withAnchor(heading: Node, level: number, headings: Heading[]): Node {
  const text = textOf(heading)
  if (level === 1) throw new Error(`“${text}”: the first level is the page's title; begin with ##`)
  const base = slugOf(text)
  const taken = headings.filter(({ id }) => id === base || id.startsWith(`${base}-`)).length
  const id = taken === 0 ? base : `${base}-${taken + 1}`
  headings.push({ id, text, level })
  return { ...heading, properties: { ...heading.properties, id } }
}

/** Letters and digits of any script, the rest as hyphens. */
function slugOf(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'section'
  )
}

function colored(block: Node): Node {
  const code = block.children?.[0]
  const names = code?.properties?.className
  const language = Array.isArray(names) ? String(names[0]).replace(/^language-/, '') : ''
  if (!code || language === '' || !highlighter.getLanguage(language)) return block
  const { value } = highlighter.highlight(textOf(code), { language, ignoreIllegals: true })
  return element('pre', { tabIndex: 0 }, [{ ...code, children: [{ type: 'raw', value }] }])
}

function element(tagName: string, properties: Record<string, unknown>, children: Node[]): Node {
  return { type: 'element', tagName, properties, children }
}

function textOf(node: Node): string {
  return node.type === 'text' ? (node.value ?? '') : (node.children ?? []).map(textOf).join('')
}
