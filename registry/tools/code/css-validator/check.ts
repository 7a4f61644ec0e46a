import type * as CssTree from 'css-tree'
import { type CssFault, type CssItem, type CssSheet, type TokenRange, readCss } from '../../../lib/css/syntax.ts'

export type CssProblem = {
  readonly kind: CssFault | 'bad-selector' | 'unknown-property' | 'unknown-descriptor' | 'unknown-at-rule' | 'bad-value' | 'bad-at-rule'
  readonly offset: number
  readonly found: string
  /** What the specification allows there, in its own notation. */
  readonly expected: string
}

type CssReport = { readonly problems: readonly CssProblem[]; readonly rules: number; readonly declarations: number }

/** Depends on what only the browser knows, or is an extension of one browser. */
const OPEN_VALUE = /(?:^|[^\w-])(?:(?:var|env|attr|if|inherit)\(|--[\w-]+\(|-(?:webkit|moz|ms|o)-)/i
/** At-rules that css-tree does not list by name: boxes of a page's margin, parts of font features, and newer ones. */
const OTHER_AT_RULES =
  /^(?:(?:top|bottom)-(?:left|center|right)(?:-corner)?|(?:left|right)-(?:top|middle|bottom)|stylistic|styleset|character-variant|swash|ornaments|annotation|historical-forms|function|color-profile)$/
/** Their declarations are neither properties nor descriptors that css-tree knows. */
const FREE_AT_RULES = /^(?:stylistic|styleset|character-variant|swash|ornaments|annotation|historical-forms|function|color-profile)$/
const LONGEST = 120
/** Longer values, mostly pictures in the address itself, take too long to match. */
const LONGEST_VALUE = 2000

/** Everything that is wrong or doubtful in a style sheet, in the order of the text. */
export async function checkCss(text: string): Promise<CssReport> {
  const library = await import('css-tree')
  const sheet = readCss(text, library)
  const checker = new Checker(text, sheet, library)
  checker.check(sheet.items)
  const faults = sheet.faults.map(({ fault, offset, text: found }) => ({ kind: fault, offset, found, expected: '' }))
  return {
    problems: [...faults, ...checker.problems].toSorted((a, b) => a.offset - b.offset),
    rules: checker.rules,
    declarations: checker.declarations,
  }
}

type Mismatch = { readonly at: number; readonly expected: string } | 'none'

class Checker {
  readonly problems: CssProblem[] = []
  rules = 0
  declarations = 0
  readonly #text: string
  readonly #sheet: CssSheet
  readonly #library: typeof CssTree
  /** Where a fault of the build was found already, a second report would only confuse. */
  readonly #faulty: ReadonlySet<number>
  /** Style sheets say the same thing over and over. */
  readonly #mismatches = new Map<string, Mismatch>()

  constructor(text: string, sheet: CssSheet, library: typeof CssTree) {
    this.#text = text
    this.#sheet = sheet
    this.#library = library
    this.#faulty = new Set(sheet.faults.map(({ offset }) => offset))
  }

  /** @param around the at-rule whose descriptors these are; undefined within a style rule */
  check(items: readonly CssItem[], around?: string, nested = false): void {
    for (const item of items) {
      if (item.kind === 'declaration') {
        this.declarations++
        if (!this.#isFaulty(item.start)) this.#declaration(item, around)
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
    const known = this.#library.lexer.getAtrule(item.name) as object | null
    if (!known) {
      if (!OTHER_AT_RULES.test(item.name) && !item.name.startsWith('-')) this.#say('unknown-at-rule', at, `@${item.name}`)
      return
    }
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
    const { lexer } = this.#library
    const descriptors =
      around === undefined ? undefined : (lexer.getAtrule(around) as { descriptors?: Record<string, unknown> } | null)?.descriptors
    const isDescriptor = descriptors !== undefined && descriptors !== null && Object.hasOwn(descriptors, name.toLowerCase())
    if (!isDescriptor && !lexer.getProperty(name)) {
      this.#say(descriptors && around !== 'page' ? 'unknown-descriptor' : 'unknown-property', this.#offsetOf(start), name)
      return
    }
    const { code, offset } = this.#slice(value)
    const bare = code.replace(/\s*!\s*important$/i, '')
    if (bare.length > LONGEST_VALUE || OPEN_VALUE.test(bare) || this.#isFaultyWithin(value)) return
    const key = `${isDescriptor ? around : ''} ${name} ${bare}`
    const mismatch = this.#mismatches.get(key) ?? this.#match(name, bare, isDescriptor ? around : undefined)
    this.#mismatches.set(key, mismatch)
    if (mismatch !== 'none') this.#say('bad-value', offset + mismatch.at, bare, mismatch.expected)
  }

  #match(name: string, value: string, around: string | undefined): Mismatch {
    const { lexer, parse } = this.#library
    try {
      const tree = parse(value, { context: 'value', positions: true })
      const { error } = (around === undefined ? lexer.matchProperty(name, tree) : lexer.matchAtruleDescriptor(around, name, tree)) as {
        error: (Error & { syntax?: string; loc?: { start?: { offset?: number } } }) | null
      }
      return error?.name === 'SyntaxMatchError' ? { at: error.loc?.start?.offset ?? 0, expected: error.syntax ?? '' } : 'none'
    } catch (error) {
      return { at: faultOf(error), expected: '' }
    }
  }
}

/** Where css-tree stopped reading. */
function faultOf(error: unknown): number {
  if (error instanceof SyntaxError || (error instanceof Error && error.name === 'SyntaxError'))
    return (error as { offset?: number }).offset ?? 0
  throw error
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
