import { BLOCK_ELEMENTS, RAW_TEXT_ELEMENTS } from '../../../data/web/html-elements.ts'
import { codeFailures } from '../../../lib/code/failures.ts'
import { type HtmlAttribute, type HtmlSource, type HtmlToken, readHtml } from '../../../lib/html/source.ts'

type HtmlStripping = {
  /** Whether the tags of this name stay; a doctype’s name is `!doctype`. */
  readonly keepsTag: (name: string) => boolean
  /** Whether a tag that stays keeps this attribute. */
  readonly keepsAttribute: (attribute: HtmlAttribute) => boolean
  readonly keepsComments: boolean
  /** Keep what is in scripts and styles though their tags go. */
  readonly keepsCodes: boolean
  /** Break the line where the tag of a block goes, so that words do not run together. */
  readonly breaksLines: boolean
}

type StrippedHtml = {
  readonly html: string
  /** What is left of the text, its references read. */
  readonly text: string
  readonly tags: number
  readonly attributes: number
  readonly comments: number
}

/**
 * Takes tags out of HTML; the rest stays to the letter.
 * @throws ToolError code-changed where what is left would read as other tags or text
 */
export async function stripHtml(given: string, options: HtmlStripping): Promise<StrippedHtml> {
  const source = await readHtml(given)
  // Pieces on both sides of a removed tag can make a new tag or reference; then characters are written as references.
  for (const escapes of [false, true]) {
    const { meaning, ...stripped } = strip(source, options, escapes)
    const after = await readHtml(stripped.html, { isPage: source.isPage })
    if (meaningOf(after.tokens) === meaning) return stripped
  }
  return codeFailures.fail('code-changed', { field: 'text' })
}

/** Ends the words of one cell, without ending the row. */
const CELLS = new Set(['td', 'th'])

function strip({ source, tokens }: HtmlSource, options: HtmlStripping, escapes: boolean): StrippedHtml & { meaning: string } {
  const pieces: string[] = []
  const texts: string[] = []
  const kept: HtmlToken[] = []
  const count = { tags: 0, attributes: 0, comments: 0 }
  /** The tag in which text is no HTML, and whether it is taken out with the text. */
  let raw: { name: string; keepsTag: boolean } | undefined
  /** What parts the words on both sides of a removed tag, where nothing else does. */
  let gap = ''
  let hasText = false
  /** White space since the last word. */
  let space = ''

  const fillGap = (next: string) => {
    const around = space + (/^\s*/.exec(next)?.[0] ?? '')
    if (hasText && (gap === '\n' ? !around.includes(gap) : gap !== '' && around === '')) {
      pieces.push(gap)
      texts.push(gap)
      kept.push({ kind: 'text', name: '', value: gap, attributes: [], start: 0, end: 0 })
      space += gap
    }
    gap = ''
  }
  const say = (token: HtmlToken, piece: string) => {
    const { kind, value } = token
    if (kind === 'start' || (kind === 'text' && value.trim() !== '')) fillGap(value)
    pieces.push(piece)
    kept.push(token)
    if (kind !== 'text') return
    texts.push(value)
    hasText ||= value.trim() !== ''
    space = (value.trim() === '' ? space : '') + (/\s*$/.exec(value)?.[0] ?? '')
  }
  const drop = (name: string) => {
    count.tags++
    if (!options.breaksLines) return
    if (CELLS.has(name)) gap ||= ' '
    else if (BLOCK_ELEMENTS.has(name) || name === 'br') gap = '\n'
  }

  for (const token of tokens) {
    const slice = source.slice(token.start, token.end)
    const { kind, name } = token
    if (kind === 'comment') {
      if (options.keepsComments) say(token, slice)
      else count.comments++
    } else if (kind === 'doctype') {
      if (options.keepsTag('!doctype')) say(token, slice)
      else count.tags++
    } else if (kind === 'text') {
      if (raw && !raw.keepsTag && !options.keepsCodes && (raw.name === 'script' || raw.name === 'style')) continue
      const isHtml = raw === undefined || raw.keepsTag
      const isSection = slice.startsWith('<![CDATA[')
      say(token, isHtml && !isSection && (!escapes || raw?.keepsTag) ? slice : escapeText(token.value))
    } else {
      const keepsTag = options.keepsTag(name)
      if (kind === 'end') raw = undefined
      else if (RAW_TEXT_ELEMENTS.has(name) || name === 'textarea' || name === 'title') raw = { name, keepsTag }
      if (!keepsTag) drop(name)
      else {
        const attributes = token.attributes.filter((attribute) => options.keepsAttribute(attribute))
        count.attributes += token.attributes.length - attributes.length
        say({ ...token, attributes }, kind === 'end' ? slice : tagWith(source, token, attributes))
      }
    }
  }
  return { html: pieces.join(''), text: texts.join(''), ...count, meaning: meaningOf(kept) }
}

function escapeText(text: string): string {
  return text.replaceAll(/&(?=[#a-z]|$)/gi, '&amp;').replaceAll('<', '&lt;')
}

/** A start tag with some of its attributes only. */
function tagWith(source: string, token: HtmlToken, kept: readonly HtmlAttribute[]): string {
  const { start, end, name, attributes } = token
  if (kept.length === attributes.length) return source.slice(start, end)
  const isClosed = source.slice(end - 2, end) === '/>' && attributes.every((attribute) => attribute.end < end - 1)
  const parts = kept.map((attribute) => source.slice(attribute.start, attribute.end))
  return `<${[source.slice(start + 1, start + 1 + name.length), ...parts].join(' ')}${isClosed ? ' /' : ''}>`
}

/** Tags with their attributes, and the text between them; comments and doctypes by their being there. */
function meaningOf(tokens: readonly HtmlToken[]): string {
  const parts: unknown[] = []
  let text = ''
  for (const { kind, name, value, attributes } of tokens) {
    if (kind === 'text') text += value
    else {
      parts.push(
        text,
        kind,
        name,
        attributes.map((attribute) => [attribute.name, attribute.value]),
      )
      text = ''
    }
  }
  return JSON.stringify([...parts, text])
}
