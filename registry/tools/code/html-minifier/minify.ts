import { BOOLEAN_ATTRIBUTES, PREFORMATTED_ELEMENTS, RAW_TEXT_ELEMENTS, VOID_ELEMENTS } from '../../../data/web/html-elements.ts'
import { ToolError } from '../../../../engine/core/errors.ts'
import { refuseChange } from '../../../lib/code/failures.ts'
import { minifyCss } from '../../../lib/css/minify.ts'
import { type FlowItem, type FlowMeanings, flowMeaning, flowOf, flowTextOf, type FlowText } from '../../../lib/html/flow.ts'
import { mayLackEnd, mayLackStart } from './optional-tags.ts'
import {
  attributeOf,
  contentOf,
  type HtmlComment,
  type HtmlElement,
  htmlElementsOf,
  type HtmlSource,
  isElement,
  isForeign,
  isText,
  readHtml,
} from '../../../lib/html/source.ts'

type HtmlMinifying = {
  readonly whiteSpace: boolean
  readonly comments: boolean
  readonly quotes: boolean
  readonly booleans: boolean
  readonly optionalTags: boolean
  readonly styles: boolean
}

/** Comments that browsers, servers or scripts act on. */
const ACTIVE_COMMENT = /^\[if\b|\[endif\]$|^[!#?]|^\s*\/?ko\b/i

/** How faithfully tags and characters keep to the source; the first way that reads the same is taken. */
type Way = { readonly spelling: 'source' | 'escaped'; readonly tags: 'fewest' | 'source' | 'all' }
const WAYS: readonly Way[] = [
  { spelling: 'source', tags: 'fewest' },
  { spelling: 'source', tags: 'source' },
  { spelling: 'escaped', tags: 'source' },
  { spelling: 'escaped', tags: 'all' },
]

/** HTML without what browsers pass over. @throws ToolError where no shorter form reads the same */
export async function minifyHtml(text: string, options: HtmlMinifying): Promise<string> {
  const given = await readHtml(text)
  const styles = options.styles ? await shortStyles(given) : new Map<string, string>()
  const meanings = meaningsWith(options, styles)
  const items = itemsOf(given, options)
  const wanted = flowMeaning(items, meanings)
  let found: readonly string[] = []
  for (const way of WAYS) {
    if (way.tags === 'fewest' && !options.optionalTags) continue
    const result = new Printer(given.source, items, { ...options, ...way }, styles).print()
    found = flowMeaning(itemsOf(await readHtml(result, { isPage: given.isPage }), options), meanings)
    if (found.length === wanted.length && found.every((part, index) => part === wanted[index])) return result
  }
  refuseChange(wanted, found)
  return text
}

function itemsOf({ root }: HtmlSource, { whiteSpace, comments }: HtmlMinifying): FlowItem[] {
  return flowOf(root, { collapse: whiteSpace, keepsComment: (comment) => !comments || ACTIVE_COMMENT.test(comment) })
}

function meaningsWith({ booleans }: HtmlMinifying, styles: ReadonlyMap<string, string>): FlowMeanings {
  return {
    attribute: (element, name, value) =>
      isBoolean(element, name) && booleans ? '' : name === 'style' ? (styles.get(styleKey(value)) ?? value) : value,
    rawText: (element, value) => (element.tagName === 'style' ? (styles.get(value) ?? value) : value),
  }
}

function isBoolean(element: HtmlElement, name: string): boolean {
  return !isForeign(element) && BOOLEAN_ATTRIBUTES.has(name)
}

/** The declarations of a style attribute as a rule, told from a style sheet of the same text. */
const styleKey = (declarations: string): string => `*{${declarations}}`

/** Every style sheet and style attribute with its short form, and each short form with itself. What cannot be read stays. */
async function shortStyles({ root }: HtmlSource): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const shorten = async (code: string) =>
    minifyCss(code, { licences: true, shorten: true }).catch((error: unknown) => {
      if (error instanceof ToolError) return undefined
      throw error
    })
  for (const element of htmlElementsOf(root)) {
    const declarations = attributeOf(element, 'style')
    if (declarations !== undefined && !found.has(styleKey(declarations))) {
      const short = await shorten(styleKey(declarations))
      const inner = short && /^\*\{([^]*)\}$/.exec(short)?.[1]
      // A bracket in the wrong place would end the rule.
      if (inner !== undefined && inner !== '' && !/[{}]/.test(declarations)) {
        found.set(styleKey(declarations), inner)
        found.set(styleKey(inner), inner)
      }
    }
    if (element.tagName !== 'style' || isForeign(element) || !/^(?:|text\/css)$/i.test(attributeOf(element, 'type') ?? '')) continue
    const code = contentOf(element)
      .map((child) => (isText(child) ? child.value : ''))
      .join('')
    if (found.has(code) || /<!--/.test(code)) continue
    const short = await shorten(code)
    if (short === undefined || /<\/style/i.test(short)) continue
    found.set(code, short)
    found.set(short, short)
  }
  return found
}

type Printing = HtmlMinifying & Way

class Printer {
  readonly #source: string
  readonly #items: readonly FlowItem[]
  readonly #options: Printing
  readonly #styles: ReadonlyMap<string, string>

  constructor(source: string, items: readonly FlowItem[], options: Printing, styles: ReadonlyMap<string, string>) {
    this.#source = source
    // Nothing is left of some white space.
    this.#items = items.filter((item) => item.kind !== 'text' || flowTextOf(item) !== '')
    this.#options = options
    this.#styles = styles
  }

  print(): string {
    return this.#items.map((item, index) => this.#item(item, index)).join('')
  }

  #item(item: FlowItem, index: number): string {
    switch (item.kind) {
      case 'text':
        return this.#text(item)
      case 'comment':
        return this.#comment(item.node)
      case 'doctype':
        return this.#doctype(item.node.sourceCodeLocation)
      case 'open':
        return this.#hasStart(item.element, index) ? this.#open(item.element, index) : ''
      case 'close':
        return this.#hasEnd(item.element, index) ? `</${item.element.tagName}>` : ''
    }
  }

  #hasStart(element: HtmlElement, index: number): boolean {
    const { tags } = this.#options
    if (tags !== 'all' && !element.sourceCodeLocation?.startTag) return false
    return !(tags === 'fewest' && mayLackStart(this.#items, index))
  }

  #hasEnd(element: HtmlElement, index: number): boolean {
    const { tags } = this.#options
    if ((VOID_ELEMENTS.has(element.tagName) && !isForeign(element)) || element.tagName === 'plaintext') return false
    if (isForeign(element) && this.#items[index - 1]?.kind === 'open' && this.#isShort(element)) return false
    if (tags !== 'all' && (!element.sourceCodeLocation || (!element.sourceCodeLocation.endTag && !isForeign(element)))) return false
    return !(tags === 'fewest' && mayLackEnd(this.#items, index))
  }

  /** Whether an element of SVG or MathML without content may be written as one tag. */
  #isShort(element: HtmlElement): boolean {
    return contentOf(element).length === 0
  }

  #open(element: HtmlElement, index: number): string {
    const { tagName, attrs } = element
    const parts = attrs.map(({ prefix = '', name, value }) => this.#attribute(element, prefix === '' ? name : `${prefix}:${name}`, value))
    const tag = `<${[tagName, ...parts].join(' ')}`
    const next = this.#items[index + 1]
    if (isForeign(element) && next?.kind === 'close' && next.element === element && this.#isShort(element))
      return `${tag}${/[^"']$/.test(parts.at(-1) ?? '"') ? ' ' : ''}/>`
    // The parser drops a line break at the start.
    const needsBreak = PREFORMATTED_ELEMENTS.has(tagName) && next?.kind === 'text' && next.node.value.startsWith('\n')
    return `${tag}>${needsBreak ? '\n' : ''}`
  }

  #attribute(element: HtmlElement, name: string, given: string): string {
    const { quotes, booleans, spelling } = this.#options
    const short = name === 'style' ? this.#styles.get(styleKey(given)) : undefined
    const value = short ?? given
    if ((booleans && isBoolean(element, name)) || (value === '' && quotes)) return name
    const spelled = spelling === 'source' && short === undefined ? this.#spelledAttribute(element, name) : undefined
    const plain = spelled ?? value.replaceAll(/&(?=[#a-z])/gi, '&amp;')
    if (quotes && /^[^\s"'`=<>]+$/.test(plain)) return `${name}=${plain}`
    const isSingle = plain.includes('"') && !plain.includes("'")
    return isSingle ? `${name}='${plain}'` : `${name}="${plain.replaceAll('"', '&quot;')}"`
  }

  /** An attribute's value as the source has it, without its quotation marks. */
  #spelledAttribute({ sourceCodeLocation }: HtmlElement, name: string): string | undefined {
    const place = sourceCodeLocation?.attrs?.[name.toLowerCase()]
    const raw = place && this.#source.slice(place.startOffset, place.endOffset)
    const value = raw && /^[^=]+?\s*=\s*(?:"([^"]*)"|'([^']*)'|([^"'\s]\S*))$/.exec(raw)
    return value ? (value[1] ?? value[2] ?? value[3])?.replaceAll(/\r\n?/g, '\n') : undefined
  }

  #text(item: FlowText): string {
    const { parentNode, value } = item.node
    if (parentNode && isElement(parentNode) && RAW_TEXT_ELEMENTS.has(parentNode.tagName) && !isForeign(parentNode))
      return parentNode.tagName === 'style' ? (this.#styles.get(value) ?? value) : value
    const escaped = flowTextOf(item, value.replaceAll(/&(?=[#a-z])/gi, '&amp;').replaceAll('<', '&lt;'))
    if (this.#options.spelling === 'escaped') return escaped
    const place = item.node.sourceCodeLocation
    const raw = place ? this.#source.slice(place.startOffset, place.endOffset).replaceAll(/\r\n?/g, '\n') : ''
    const spelled = flowTextOf(item, raw)
    // Text can surround a tag that nobody opened; and whitespace written as a reference does not separate words.
    return raw !== '' && !raw.includes('<') && wordsIn(spelled) === wordsIn(flowTextOf(item)) ? spelled : escaped
  }

  /** Old browsers tell `<![if]>` from `<!--[if]-->`, and servers look for `<?`. */
  #comment({ data, sourceCodeLocation: place }: HtmlComment): string {
    return place ? this.#source.slice(place.startOffset, place.endOffset).replaceAll(/\r\n?/g, '\n') : `<!--${data}-->`
  }

  #doctype(place: { startOffset: number; endOffset: number } | null | undefined): string {
    const raw = place ? this.#source.slice(place.startOffset, place.endOffset) : '<!doctype html>'
    return /^<!doctype\s+html\s*>$/i.test(raw) ? '<!doctype html>' : raw.replaceAll(/\s+/g, ' ')
  }
}

const wordsIn = (text: string): number => text.split(/[ \t\n\f]/).length
