import type { Options, Plugin } from 'prettier'
import { ToolError } from '../../../../engine/core/errors.ts'
import { attributeOf, contentOf, type HtmlElement, htmlElementsOf, type HtmlParent, isText } from '../../../lib/html/source.ts'
import { formatWithPrettier } from '../../../lib/code/prettier-format.ts'
import { styleTokens } from '../../../lib/css/tokens.ts'

type Language = 'babel' | 'json' | 'css' | 'scss' | 'less'

/** A script or style and where its content is, if it is closed. */
export type EmbeddedCode = { readonly element: HtmlElement; readonly start: number; readonly end: number; readonly code: string }

/** Scripts and styles with something in them, in the order of the source. */
export function embeddedCodes(source: string, root: HtmlParent): EmbeddedCode[] {
  return htmlElementsOf(root).flatMap((element) => {
    const { startTag, endTag } = element.sourceCodeLocation ?? {}
    if ((element.tagName !== 'script' && element.tagName !== 'style') || !startTag || !endTag) return []
    return [{ element, start: startTag.endOffset, end: endTag.startOffset, code: source.slice(startTag.endOffset, endTag.startOffset) }]
  })
}

const JAVASCRIPT = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/babel)$/i
const JSON_TYPE = /^(?:application\/(?:[\w.-]+\+)?json|importmap|speculationrules)$/i

function languageOf(element: HtmlElement): Language | undefined {
  const type = (attributeOf(element, 'type') ?? '').trim()
  const dialect = (attributeOf(element, 'lang') ?? '').trim().toLowerCase()
  if (contentOf(element).some((child) => !isText(child))) return undefined
  if (element.tagName === 'style') {
    if (dialect === 'scss' || dialect === 'less') return dialect
    return (type === '' || /^text\/css$/i.test(type)) && (dialect === '' || dialect === 'css') ? 'css' : undefined
  }
  if (dialect !== '' && !/^jsx?$/.test(dialect)) return undefined
  if (type === '' || JAVASCRIPT.test(type)) return 'babel'
  return JSON_TYPE.test(type) ? 'json' : undefined
}

/**
 * Lays out a script or style, each line indented. Without result where its language is unknown or its code cannot be read.
 * @param indent what goes before each line
 */
export async function layoutEmbedded({ element, code }: EmbeddedCode, options: Options, indent: string): Promise<string | undefined> {
  const language = languageOf(element)
  if (language === undefined || /^\s*(?:<!--|<!\[CDATA\[)/.test(code)) return undefined
  const settings: Options = { ...options, parser: language, plugins: await pluginsFor(language) }
  const tokens = (text: string) => styleTokens(text, { lineComments: language !== 'css' })
  const isStyle = element.tagName === 'style'
  try {
    const result = await formatWithPrettier(code, settings, isStyle ? tokens : undefined)
    if (result.trim() === '' || /<(?:\/script|\/style|!--)/i.test(result)) return undefined
    const fixed = language === 'babel' ? await linesInsideTexts(result, settings) : new Set<number>()
    const indented = result
      .trimEnd()
      .split('\n')
      .map((line, index) => (line === '' || fixed.has(index) ? line : indent + line))
      .join('\n')
    return isStyle && JSON.stringify(tokens(indented)) !== JSON.stringify(tokens(result)) ? result.trimEnd() : indented
  } catch (error) {
    if (error instanceof ToolError) return undefined
    throw error
  }
}

async function pluginsFor(language: Language): Promise<Plugin[]> {
  if (language !== 'babel' && language !== 'json') return [await import('prettier/plugins/postcss')]
  return Promise.all([import('prettier/plugins/babel'), import('prettier/plugins/estree') as Promise<Plugin>])
}

type Tree = { readonly type?: string; readonly start?: number; readonly end?: number }
type Inspector = { parse(text: string, options: Options): Promise<{ readonly ast: Tree }> }

/** Numbers of the lines that start within a template literal or another text, where more space would mean more text. */
async function linesInsideTexts(code: string, settings: Options): Promise<ReadonlySet<number>> {
  const inside = new Set<number>()
  if (!/`|\\\n/.test(code)) return inside
  const prettier = await import('prettier/standalone')
  const { __debug: inspector } = prettier as unknown as { __debug: Inspector }
  const { ast } = await inspector.parse(code, settings)
  const starts = [...code.matchAll(/\n/g)].map(({ index }) => index + 1)
  const pending: unknown[] = [ast]
  while (pending.length > 0) {
    const part = pending.pop()
    if (typeof part !== 'object' || part === null) continue
    const { type, start = 0, end = 0 } = part as Tree
    if (type === 'TemplateElement' || type === 'StringLiteral' || type === 'DirectiveLiteral')
      starts.forEach((offset, index) => {
        if (offset > start && offset <= end) inside.add(index + 1)
      })
    else pending.push(...Object.values(part))
  }
  return inside
}
