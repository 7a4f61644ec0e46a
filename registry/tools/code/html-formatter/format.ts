import type { Options } from 'prettier'
import { ToolError } from '../../../../engine/core/errors.ts'
import { codeFailures, refuseChange } from '../../../lib/code/failures.ts'
import { type EmbeddedCode, embeddedCodes, layoutEmbedded } from './embedded.ts'
import { flowMeaning, flowOf, WIDE_BREAK } from '../../../lib/html/flow.ts'
import { type HtmlSource, type HtmlToken, readHtml } from '../../../lib/html/source.ts'
import { formatWithPrettier } from '../../../lib/code/prettier-format.ts'

type Layout = {
  readonly embedded: boolean
  readonly tabWidth: number
  readonly useTabs: boolean
  readonly printWidth: number
  readonly singleAttributePerLine: boolean
}

/** Older browsers read what is in them as HTML. */
const CONDITIONAL = /^<!--\[if\b[^]*\[endif\]-->$/i

/**
 * Lays out HTML so that a browser shows the same.
 * @returns the result, and how many scripts and styles were asked for but could not be formatted
 * @throws ToolError where the code has a fault, or the result would be shown otherwise
 */
export async function formatHtml(text: string, { embedded, ...options }: Layout): Promise<{ result: string; left: number }> {
  const given = await readHtml(text)
  if (given.source.trim() === '') return { result: '', left: 0 }
  const codes = embeddedCodes(given.source, given.root)
  const comments = given.tokens.filter((token) => isConditional(token, given.source))
  const breaks = breaksBetweenWide(given)
  const mark = freeCharacter(given.source)
  // What must stay to the letter is taken out first, and put back by its number.
  const parts = [
    ...codes.filter(({ code }) => code.trim() !== '').map(({ start, end }) => ({ start, end, text: '0' })),
    ...comments.map(({ start, end }) => ({ start, end, text: '<!--[if]><![endif]-->' })),
    ...breaks.map(({ start, end }) => ({ start, end, text: mark })),
  ]
  const bare = replaceParts(given.source, parts)
  const plugins = [await import('prettier/plugins/html')]
  const layout = async (sensitivity: 'css' | 'strict') => {
    const settings: Options = { ...options, parser: 'html', plugins, htmlWhitespaceSensitivity: sensitivity }
    const laidOut = await formatWithPrettier(bare, settings).catch((error: unknown) => refuseAtOriginal(error, given.source, parts))
    let number = 0
    const whole = laidOut.replaceAll(mark, () => {
      const { start, end } = breaks[number++] ?? { start: 0, end: 0 }
      return given.source.slice(start, end)
    })
    return fill(whole, given, codes, comments, embedded ? options : undefined)
  }
  // The stricter way keeps every space apart; it is needed where a script is in the middle of a word.
  const { result, left, contents } = await layout('css').catch((error: unknown) => {
    if (error instanceof ToolError && error.failure.code === 'code-changed') return layout('strict')
    throw error
  })
  const after = await readHtml(result, { isPage: given.isPage })
  const codesAfter = embeddedCodes(after.source, after.root).map(({ code }) => code)
  refuseChange([contents], [codesAfter])
  return { result, left }
}

function isConditional({ kind, start, end }: HtmlToken, source: string): boolean {
  return kind === 'comment' && CONDITIONAL.test(source.slice(start, end))
}

/** Between characters of Chinese or Japanese, a line break is shown as nothing by some browsers, and a space is not. */
function breaksBetweenWide({ tokens, source }: HtmlSource): { start: number; end: number }[] {
  return tokens
    .filter(({ kind }) => kind === 'text')
    .flatMap((token) => {
      // The parser gives a text's white space apart.
      const from = Math.max(0, token.start - 1)
      return [...source.slice(from, token.end + 1).matchAll(WIDE_BREAK)].map(({ index, 0: run }) => ({
        start: from + index,
        end: from + index + run.length,
      }))
    })
}

/** A character for private use that the text does not hold. */
function freeCharacter(text: string): string {
  for (let code = 0xe000; code < 0xf8ff; code++) if (!text.includes(String.fromCharCode(code))) return String.fromCharCode(code)
  return codeFailures.fail('code-changed', { field: 'text' })
}

/** The place of a fault counts in what was given. */
function refuseAtOriginal(error: unknown, source: string, parts: readonly Part[]): never {
  if (!(error instanceof ToolError) || error.failure.code !== 'code-syntax' || !error.failure.place) throw error
  let offset = error.failure.place.offset
  for (const { start, end, text } of parts.toSorted((a, b) => a.start - b.start)) if (start < offset) offset += end - start - text.length
  return codeFailures.fail('code-syntax', { reason: String(error.failure.params.reason), field: 'text', offset, text: source })
}

type Part = { readonly start: number; readonly end: number; readonly text: string }

function replaceParts(source: string, parts: readonly Part[]): string {
  let at = 0
  const pieces: string[] = []
  for (const { start, end, text } of parts.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue
    pieces.push(source.slice(at, start), text)
    at = end
  }
  return pieces.join('') + source.slice(at)
}

/** Puts scripts, styles and conditional comments into the formatted page, once it is sure to be the same without them. */
async function fill(
  laidOut: string,
  given: HtmlSource,
  codes: readonly EmbeddedCode[],
  comments: readonly HtmlToken[],
  options: Omit<Layout, 'embedded'> | undefined,
) {
  const page = await readHtml(laidOut, { isPage: given.isPage })
  const places = embeddedCodes(page.source, page.root)
  const marks = page.tokens.filter((token) => isConditional(token, page.source))
  refuseChange([...meaningOf(given), codes.length, comments.length], [...meaningOf(page), places.length, marks.length])
  const parts: Part[] = marks.map(({ start, end }, index) => {
    const comment = comments[index] as HtmlToken
    return { start, end, text: given.source.slice(comment.start, comment.end) }
  })
  let left = 0
  for (const [index, place] of places.entries()) {
    const code = codes[index] as EmbeddedCode
    const before = /^[ \t]*/.exec(lineBefore(page.source, place.element.sourceCodeLocation?.startOffset ?? 0))?.[0] ?? ''
    const indent = before + (options?.useTabs ? '\t' : ' '.repeat(options?.tabWidth ?? 2))
    const done =
      options && code.code.trim() !== ''
        ? await layoutEmbedded(
            code,
            { ...options, printWidth: Math.max(20, options.printWidth - widthOf(indent, options.tabWidth)) },
            indent,
          )
        : undefined
    if (options && code.code.trim() !== '' && done === undefined) left++
    parts.push({ start: place.start, end: place.end, text: done === undefined ? code.code : `\n${done}\n${before}` })
  }
  const contents = parts.slice(marks.length).map(({ text }) => text)
  return { result: replaceParts(page.source, parts), left, contents }
}

function lineBefore(source: string, offset: number): string {
  return source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset)
}

function widthOf(indent: string, tabWidth: number): number {
  return indent.length + (indent.split('\t').length - 1) * (tabWidth - 1)
}

/** All that is shown, without the contents of scripts, styles and conditional comments. */
function meaningOf({ root }: HtmlSource): string[] {
  return flowMeaning(flowOf(root, { collapse: true, keepsComment: () => true }), {
    rawText: () => '',
    comment: (comment) => (CONDITIONAL.test(`<!--${comment}-->`) ? '[if]' : comment),
  })
}
