import type * as CssTree from 'css-tree'
import { type CssFault, type CssItem, type CssSheet, type TokenRange, readCss } from '../../../lib/css/syntax.ts'
import { CssGrammar, type Mismatch, faultOf } from './grammar.ts'

export type CssProblem = {
  readonly kind: CssFault | 'bad-selector' | 'unknown-property' | 'unknown-descriptor' | 'unknown-at-rule' | 'bad-value' | 'bad-at-rule'
  readonly offset: number
  readonly found: string
  /** What the specification allows there, in its own notation. */
  readonly expected: string
}

type CssReport = { readonly problems: readonly CssProblem[]; readonly rules: number; readonly declarations: number }

/** Depends on what only the browser knows, is an extension of one browser, or is specified in prose, as relative colors are. */
const OPEN_VALUE =
  /(?:^|[^\w-])(?:(?:var|env|attr|if|inherit|calc-size|contrast-color|sibling-(?:index|count)|random|random-item)\(|[\w-]+\(\s*from\s|--[\w-]+\(|-(?:webkit|moz|ms|o)-)/i
/** Their declarations are neither properties nor descriptors of a grammar. */
const FREE_AT_RULES = /^(?:stylistic|styleset|character-variant|swash|ornaments|annotation|historical-forms|function|color-profile)$/
const LONGEST = 120
/** Longer values, mostly pictures in the address itself, take too long to match. */
const LONGEST_VALUE = 2000

/** Everything that is wrong or doubtful in a style sheet, in the order of the text. */
export async function checkCss(text: string): Promise<CssReport> {
  const library = await import('css-tree')
  const sheet = readCss(text, library)
  const checker = new Checker(text, sheet, library, await CssGrammar.load(library))
  checker.check(sheet.items)
  const faults = sheet.faults.map(({ fault, offset, text: found }) => ({ kind: fault, offset, found, expected: '' }))
  return {
    problems: [...faults, ...checker.problems].toSorted((a, b) => a.offset - b.offset),
    rules: checker.rules,
    declarations: checker.declarations,
  }
}

class Checker {
  readonly problems: CssProblem[] = []
  rules = 0
  declarations = 0
  readonly #text: string
  readonly #sheet: CssSheet
  readonly #library: typeof CssTree
  readonly #grammar: CssGrammar
  /** Where a fault of the build was found already, a second report would only confuse. */
  readonly #faulty: ReadonlySet<number>
  /** Style sheets say the same thing over and over. */
  readonly #mismatches = new Map<string, Mismatch>()

  constructor(text: string, sheet: CssSheet, library: typeof CssTree, grammar: CssGrammar) {
    this.#text = text
    this.#sheet = sheet
    this.#library = library
    this.#grammar = grammar
    this.#faulty = new Set(sheet.faults.map(({ offset }) => offset))
  }

  /** @param around the at-rule whose descriptors these are; undefined within a style rule */
  check(items: readonly CssItem[], around?: string, nested = false): void {
    for (const item of items) {
      if (item.kind === 'declaration') {
        // What has no colon is none.
        if (this.#isFaulty(item.start)) continue
        this.declarations++
        this.#declaration(item, around)
      } else if (item.kind === 'rule') {
        this.rules++
        if (!this.#isFaultyWithin(item.prelude)) this.#selector(item.prelude, nested)
        this.check(item.items, undefined, true)
      } else {
        this.#atRule(item)
        if (item.items) this.check(item.items, item.name, nested)
      }
    }
  }

  #isFaulty(index: number): boolean {
    return this.#faulty.has(this.#offsetOf(index))
  }

  #isFaultyWithin([from, to]: TokenRange): boolean {
    for (let i = from; i < to; i++) if (this.#isFaulty(i)) return true
    return false
  }

  #offsetOf(index: number): number {
    return this.#sheet.tokens[index]?.start ?? this.#text.length
  }

  /** The part of the text that tokens span, without space and comments around it, and where it starts. */
  #slice([from, to]: TokenRange): { code: string; offset: number } {
    const { WhiteSpace, Comment } = this.#library.tokenTypes
    const isBlank = (index: number) => [WhiteSpace, Comment].includes(this.#sheet.tokens[index]?.type as number)
    let [first, last] = [from, to]
    while (first < last && isBlank(first)) first++
    while (last > first && isBlank(last - 1)) last--
    const offset = this.#offsetOf(first)
    return { code: this.#text.slice(offset, first < last ? this.#offsetOf(last) : offset), offset }
  }

  #say(kind: CssProblem['kind'], offset: number, found: string, expected = ''): void {
    this.problems.push({ kind, offset, found: short(found), expected: short(expected) })
  }

  #selector(prelude: TokenRange, nested: boolean): void {
    const { code, offset } = this.#slice(prelude)
    try {
      const list = this.#library.parse(code, { context: 'selectorList', positions: true })
      const outermost: ReadonlySet<CssTree.CssNode> = new Set(list.type === 'SelectorList' ? list.children.toArray() : [])
      this.#library.walk(list, (node) => {
        if (node.type !== 'Selector') return
        const isCombinator = node.children.toArray().map(({ type }) => type === 'Combinator')
        // Selectors within `:has()` start with a combinator too, and css-tree itself refuses those that may not.
        const wrong = isCombinator.at(-1) || isCombinator.some((is, index) => is && isCombinator[index + 1])
        if (wrong || (outermost.has(node) && !nested && isCombinator[0]))
          this.#say('bad-selector', offset + (node.loc?.start.offset ?? 0), code.slice(node.loc?.start.offset, node.loc?.end.offset))
      })
      if (code === '') this.#say('bad-selector', offset, this.#text.slice(offset, offset + 1))
    } catch (error) {
      this.#say('bad-selector', offset + faultOf(error), code)
    }
  }

  #atRule(item: Extract<CssItem, { kind: 'at-rule' }>): void {
    const at = this.#offsetOf(item.start)
    if (!this.#grammar.knowsAtRule(item.name)) {
      if (!item.name.startsWith('-')) this.#say('unknown-at-rule', at, `@${item.name}`)
      return
    }
    if (!this.#library.lexer.getAtrule(item.name)) return
    const { code, offset } = this.#slice(item.prelude)
    if (this.#isFaultyWithin(item.prelude)) return
    // The typings leave out that a missing prelude is null.
    const prelude = (code === '' ? null : code) as string
    const { error } = this.#library.lexer.matchAtrulePrelude(item.name, prelude) as { error: Error | null }
    if (error) this.#say('bad-at-rule', code === '' ? at : offset, code === '' ? `@${item.name}` : code)
  }

  #declaration({ name, start, value }: Extract<CssItem, { kind: 'declaration' }>, around: string | undefined): void {
    if (name.startsWith('--') || (around !== undefined && FREE_AT_RULES.test(around))) return
    // Browsers alone decide about names with their own prefix.
    if (/^[*_]?-(?:webkit|moz|ms|o|epub|apple)-/i.test(name)) return
    const read = this.#grammar.readName(name).toLowerCase()
    const rule = around?.toLowerCase()
    const isDescriptor = rule !== undefined && this.#grammar.knowsDescriptor(rule, read)
    if (!isDescriptor && !this.#grammar.knowsProperty(read)) {
      const kind = rule !== undefined && rule !== 'page' && this.#grammar.hasDescriptors(rule) ? 'unknown-descriptor' : 'unknown-property'
      this.#say(kind, this.#offsetOf(start), name)
      return
    }
    const { code, offset } = this.#slice(value)
    const bare = code.replace(/\s*!\s*important$/i, '')
    if (bare.length > LONGEST_VALUE || OPEN_VALUE.test(bare) || this.#isFaultyWithin(value)) return
    const key = `${isDescriptor ? rule : ''} ${read} ${bare}`
    const mismatch = this.#mismatches.get(key) ?? this.#grammar.match(read, bare, isDescriptor ? rule : undefined)
    this.#mismatches.set(key, mismatch)
    if (mismatch !== 'none') this.#say('bad-value', offset + mismatch.at, bare, mismatch.expected)
  }
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
