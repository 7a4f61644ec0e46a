import { type Note, defineFailures } from '../../../engine/core/define.ts'
import { isDeeper, type MarkdownNode, nodesOf, parseMarkdown } from './read.ts'
import { addHeadingIds, headingsOf, renderMarkdown, stringifyHtml, textOf } from './html.ts'

/** Cells of a table are filled up to its header's width, so that a short text can make a huge table. */
const MOST_CELLS = 500_000

/** The libraries recurse; a bound of our own gives every platform the same answer. */
const MOST_LEVELS = 200

export const markdownFailures = defineFailures({
  'nested-too-deep': 'Quotes or lists are nested too deeply to convert to HTML. Remove some levels.',
  'too-many-elements': 'This HTML has more than {{most, number}} elements. Split it into smaller parts.',
  'table-too-big': 'A table would have more than {{most, number}} cells. Shorten it or remove it.',
})

type MarkdownResult = {
  /** Safe HTML, without a page around it. */
  readonly html: string
  /** Every heading in order, with its level and plain text. */
  readonly headings: readonly { readonly level: number; readonly heading: string }[]
  /** The text that a reader sees, with its white space run together. */
  readonly visible: string
}

/** Sentences for what sanitising left out. */
export const markdownNotices = {
  'html-dropped': {
    warning: {
      one: '{{count, number}} piece of raw HTML was removed for safety. The text between tags stays.',
      other: '{{count, number}} pieces of raw HTML were removed for safety. The text between tags stays.',
    },
  },
  'address-dropped': {
    warning: {
      one: '{{count, number}} link or image lost its URL because it isn’t a safe kind.',
      other: '{{count, number}} links or images lost their URLs because they aren’t a safe kind.',
    },
  },
} as const

type Options = {
  readonly anchors: boolean
  readonly locale: string
  readonly signal: AbortSignal
  readonly note: Note<typeof markdownNotices>
  readonly field: string
}

/** Turns Markdown (CommonMark with GitHub's additions) into sanitised HTML. @throws ToolError one of {@link markdownFailures} */
export async function convertMarkdown(text: string, options: Options): Promise<MarkdownResult> {
  try {
    return await convert(text, options)
  } catch (error) {
    // A text nested thousands of levels deep can exhaust the stack while it is read.
    if (error instanceof RangeError) return markdownFailures.fail('nested-too-deep', { field: options.field })
    throw error
  }
}

async function convert(text: string, { anchors, locale, signal, note, field }: Options): Promise<MarkdownResult> {
  const markdown = await parseMarkdown(text, signal)
  if (isDeeper(markdown, MOST_LEVELS)) markdownFailures.fail('nested-too-deep', { field })
  const nodes = [...nodesOf(markdown)]
  if (nodes.some((node) => node.type === 'table' && cellsOf(node) > MOST_CELLS))
    markdownFailures.fail('table-too-big', { most: MOST_CELLS, field })
  const { tree, droppedHtml, droppedAddresses } = await renderMarkdown(markdown, locale, (most) =>
    markdownFailures.fail('too-many-elements', { most, field }),
  )
  if (anchors) addHeadingIds(tree)
  if (droppedHtml > 0) note('html-dropped', { count: droppedHtml })
  if (droppedAddresses > 0) note('address-dropped', { count: droppedAddresses })
  return {
    html: await stringifyHtml(tree),
    headings: headingsOf(tree).map((element) => ({ level: Number(element.tagName?.slice(1)), heading: textOf(element) })),
    visible: textOf(tree).replace(/\s+/g, ' ').trim(),
  }
}

function cellsOf({ children = [] }: MarkdownNode): number {
  return children.length * (children[0]?.children?.length ?? 0)
}
