import type * as CssTree from 'css-tree'
import { codeFailures, refuseChange } from '../code/failures.ts'
import { type CssFault, type CssItem, type CssToken, type TokenRange, cssTokens, readCss } from './syntax.ts'

type CssMinifying = {
  /** Keep comments that carry a licence. */
  readonly licences: boolean
  /** Write numbers and colours in fewer characters. */
  readonly shorten: boolean
}

/** What a parser would say, in the English of parsers. */
const REASONS: Readonly<Record<CssFault, string>> = {
  'unclosed-bracket': 'Unclosed bracket',
  'stray-bracket': 'Unexpected closing bracket',
  'unclosed-string': 'Unclosed string',
  'unclosed-comment': 'Unclosed comment',
  'bad-url': 'Bad URL',
  'colon-missing': 'Colon expected',
  'block-missing': 'Block expected',
  'value-missing': 'Value expected',
}
/** Faults after which nobody knows how the rest is meant; the others concern one declaration, which stays as it is. */
const FATAL: readonly CssFault[] = ['unclosed-bracket', 'stray-bracket', 'unclosed-string', 'unclosed-comment', 'bad-url', 'block-missing']

type Context = 'value' | 'selector' | 'prelude'

/** Style sheet without what browsers pass over. @throws ToolError where its brackets or strings do not close */
export async function minifyCss(text: string, options: CssMinifying): Promise<string> {
  const library = await import('css-tree')
  const sheet = readCss(text, library)
  const fatal = sheet.faults.find(({ fault }) => FATAL.includes(fault))
  if (fatal) codeFailures.fail('code-syntax', { reason: REASONS[fatal.fault], field: 'text', offset: fatal.offset, text })
  const plain = new Printer(text, sheet.tokens, library, { ...options, shorten: false }).print(sheet.items)
  refuseChange(
    [contentOf(text, library), treeOf(text, library)],
    [contentOf(plain, library), treeOf(text, library) && treeOf(plain, library)],
  )
  if (!options.shorten) return plain
  const short = new Printer(text, sheet.tokens, library, options).print(sheet.items)
  refuseChange([contentOf(plain, library)], [contentOf(short, library)])
  return short
}

/** All that is neither space, comment nor semicolon; numbers and colours in their longest form. */
function contentOf(code: string, library: typeof CssTree): string {
  const { tokenTypes: T } = library
  return cssTokens(code, library)
    .filter(({ type }) => type !== T.WhiteSpace && type !== T.Comment && type !== T.Semicolon)
    .map(({ type, text }) =>
      type === T.Hash ? longColour(text) : isNumeric(type, T) ? longNumber(text) : type === T.Url ? tightUrl(text) : text,
    )
    .join('')
}

/** A second opinion: how css-tree understands the code; undefined where that library cannot follow. */
function treeOf(code: string, library: typeof CssTree): string | undefined {
  let failed = false
  const tree = library.parse(code, { onParseError: () => (failed = true) })
  library.walk(tree, (node, item, list) => {
    if (node.type === 'Comment') list?.remove(item)
    // What css-tree leaves unread, such as a custom property, is compared by its other characters only.
    if (node.type === 'Raw') node.value = node.value.replaceAll(/\s+/g, '')
  })
  // css-tree counts doubled semicolons as declarations of nothing.
  return failed ? undefined : library.generate(tree).replaceAll(/;+(?=[;}])/g, '')
}

function isNumeric(type: number, T: typeof CssTree.tokenTypes): boolean {
  return type === T.Number || type === T.Percentage || type === T.Dimension
}

/** A colour with two digits a channel in small letters; other names, which are told apart by case, stay. */
function longColour(text: string): string {
  if (!/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) return text
  return (text.length < 6 ? text.replaceAll(/[0-9a-f]/gi, '$&$&') : text).toLowerCase()
}

const DECIMAL = /^([+-]?)(\d*)\.(\d+)/

function longNumber(text: string): string {
  return text.replace(DECIMAL, (_, sign: string, whole: string, fraction: string) => {
    const decimals = fraction.replace(/0+$/, '')
    return `${sign}${whole.replace(/^0+/, '') || '0'}.${decimals || fraction}`
  })
}

/** Whole numbers written with a point keep it: `z-index: 1.0` is refused by browsers, `1` is not. */
function shortNumber(text: string): string {
  return text.replace(DECIMAL, (all, sign: string, whole: string, fraction: string) => {
    const decimals = fraction.replace(/0+$/, '')
    return decimals === '' ? all : `${sign}${whole.replace(/^0+/, '')}.${decimals}`
  })
}

const tightUrl = (text: string): string => text.replace(/^(url\()\s+/i, '$1').replace(/\s+\)$/, ')')

const shortColour = (text: string): string => text.replace(/^#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3(?:([0-9a-f])\4)?$/i, '#$1$2$3$4')

class Printer {
  readonly #text: string
  readonly #tokens: readonly CssToken[]
  readonly #library: typeof CssTree
  readonly #options: CssMinifying

  constructor(text: string, tokens: readonly CssToken[], library: typeof CssTree, options: CssMinifying) {
    this.#text = text
    this.#tokens = tokens
    this.#library = library
    this.#options = options
  }

  print(items: readonly CssItem[]): string {
    return this.#items(items, 0, this.#tokens.length, true)
  }

  #items(items: readonly CssItem[], from: number, to: number, top = false): string {
    const parts: string[] = []
    let at = from
    items.forEach((item, index) => {
      parts.push(this.#marks(at, item.start))
      const { code, needsEnd } = this.#item(item)
      parts.push(code)
      if (needsEnd && (top || index < items.length - 1 || this.#marks(item.end, to) !== '')) parts.push(';')
      at = item.end
    })
    parts.push(this.#marks(at, to))
    return parts.join('')
  }

  #item(item: CssItem): { code: string; needsEnd: boolean } {
    if (item.kind === 'declaration') {
      const [from, to] = item.value
      const isRaw = item.name.startsWith('--')
      const hasValue = from < to || this.#tokens[from - 1]?.type === this.#library.tokenTypes.Colon
      if (!hasValue) return { code: this.#tight([item.start, item.end], 'prelude'), needsEnd: true }
      // The name may hold comments that browsers pass over.
      const name = this.#tight([item.start, from], 'prelude').replace(/\s+(?=:$)/, '')
      return { code: name + (isRaw ? this.#raw(item.value) : this.#tight(item.value, 'value')), needsEnd: true }
    }
    const prelude = this.#tight(item.prelude, item.kind === 'rule' ? 'selector' : 'prelude')
    const body = (items: readonly CssItem[]) => `{${this.#items(items, item.prelude[1] + 1, item.end - 1)}}`
    if (item.kind === 'rule') return { code: prelude + body(item.items), needsEnd: false }
    const name = this.#tokens[item.start]?.text ?? ''
    const isApart = this.#isSpace(item.start + 1) || this.#isComment(item.start + 1)
    const head = name + (isApart && prelude !== '' ? ' ' : '') + prelude
    return item.items ? { code: head + body(item.items), needsEnd: false } : { code: head, needsEnd: true }
  }

  /** The value of a custom property, which scripts can read, stays to the letter. */
  #raw([from, to]: TokenRange): string {
    const value = this.#text.slice(this.#tokens[from]?.start ?? this.#text.length, this.#tokens[to]?.start ?? this.#text.length)
    return value.trim() === '' && value !== '' ? ' ' : value.trim()
  }

  /** Comments and marks between rules that are kept. */
  #marks(from: number, to: number): string {
    const { CDO, CDC } = this.#library.tokenTypes
    return this.#tokens
      .slice(from, to)
      .filter((token) => this.#isKept(token) || token.type === CDO || token.type === CDC)
      .map(({ text }) => text)
      .join('')
  }

  #isKept({ type, text }: CssToken): boolean {
    return type === this.#library.tokenTypes.Comment && this.#options.licences && /^\/\*!|@(?:license|preserve)\b/.test(text)
  }

  #isSpace(index: number): boolean {
    return this.#tokens[index]?.type === this.#library.tokenTypes.WhiteSpace
  }

  #isComment(index: number): boolean {
    return this.#tokens[index]?.type === this.#library.tokenTypes.Comment
  }

  #tight([from, to]: TokenRange, context: Context): string {
    const isFilter = context === 'value' && this.#tokens.slice(from, to).some(({ text }) => /^progid$/i.test(text))
    let code = ''
    let last: CssToken | undefined
    let before: CssToken | undefined
    let gap: '' | 'comment' | 'space' = ''
    for (let i = from; i < to; i++) {
      const token = this.#tokens[i] as CssToken
      if (this.#isSpace(i)) gap = 'space'
      else if (this.#isComment(i) && !this.#isKept(token)) gap ||= 'comment'
      else {
        if (last && gap !== '') code += this.#between(before, last, token, { context, gap })
        code += isFilter ? token.text : this.#short(token, context)
        before = last
        last = token
        gap = ''
      }
    }
    return code
  }

  #short({ type, text }: CssToken, context: Context): string {
    const { tokenTypes: T } = this.#library
    if (type === T.Url) return tightUrl(text)
    if (!this.#options.shorten || context === 'selector') return text
    return isNumeric(type, T) ? shortNumber(text) : type === T.Hash && context === 'value' ? shortColour(text) : text
  }

  /** What must stay where space or a comment stood. */
  #between(before: CssToken | undefined, last: CssToken, next: CssToken, { context, gap }: { context: Context; gap: string }): string {
    if (gap === 'space' && !isLoose(before, last, next, context)) return ' '
    if (!this.#merges(last.text, next.text)) return ''
    return gap === 'space' ? ' ' : '/**/'
  }

  #merges(last: string, next: string): boolean {
    if (/^[,;:(){}[\]]$/.test(last) || /^[,;:)}[\]{]$/.test(next)) return false
    let end: number | undefined
    this.#library.tokenize(last + next, (_, __, tokenEnd) => (end ??= tokenEnd))
    return end !== last.length
  }
}

/** Whether space between two tokens means nothing. */
function isLoose(before: CssToken | undefined, last: CssToken, next: CssToken, context: Context): boolean {
  if (/^(?:[(,[]|[\w-]+\()$/.test(last.text) || /^[),\]]$/.test(next.text)) return true
  const either = (signs: RegExp) => signs.test(last.text) || signs.test(next.text)
  if (context === 'value') return either(/^[!/*]$/)
  if (context === 'selector') return either(/^[>+~=]$/)
  return either(/^[<>=]$/) || last.text === ':' || (next.text === ':' && /^(?:style|supports)?\($/i.test(before?.text ?? ''))
}
