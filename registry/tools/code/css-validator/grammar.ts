import type * as CssTree from 'css-tree'

/** What a value should have been, and where it goes wrong; `none` where it is right or cannot be judged. */
export type Mismatch = { readonly at: number; readonly expected: string } | 'none'

type Definition = { readonly name: string; readonly syntax?: string }
type AtRule = Definition & { readonly descriptors: readonly Definition[] }
type Specifications = {
  readonly properties: readonly Definition[]
  readonly types: readonly Definition[]
  readonly functions: readonly Definition[]
  readonly atrules: readonly AtRule[]
}
type Match = { readonly error: (Error & { syntax?: string; loc?: { start?: { offset?: number } } }) | null }

/**
 * Grammars of properties and values: those of css-tree, which know what browsers take, and those that W3C reads out of
 * its specifications (@webref/css), which know what is new. What either allows is right.
 */
export class CssGrammar {
  readonly #tree: typeof CssTree
  readonly #specified: CssTree.Lexer
  readonly #properties: ReadonlySet<string>
  readonly #atRules: ReadonlyMap<string, ReadonlyMap<string, string>>

  constructor(tree: typeof CssTree, { properties, types, functions, atrules }: Specifications) {
    this.#tree = tree
    this.#specified = (
      tree.fork({ properties: syntaxesOf(properties), types: syntaxesOf([...types, ...functions]) }) as typeof CssTree
    ).lexer
    this.#properties = new Set(properties.map(({ name }) => name))
    this.#atRules = new Map(atrules.map(({ name, descriptors }) => [name.slice(1), new Map(Object.entries(syntaxesOf(descriptors)))]))
  }

  static async load(tree: typeof CssTree): Promise<CssGrammar> {
    const { default: specifications } = await import('@webref/css/css.json', { with: { type: 'json' } })
    return new CssGrammar(tree, specifications)
  }

  knowsAtRule(name: string): boolean {
    return this.#tree.lexer.getAtrule(name) !== null || this.#atRules.has(name.toLowerCase())
  }

  knowsProperty(name: string): boolean {
    return this.#tree.lexer.getProperty(name) !== null || this.#properties.has(name.toLowerCase())
  }

  /** Whether an at-rule has its own descriptors: css-tree says null for those that have none. */
  hasDescriptors(atRule: string): boolean {
    return Boolean(this.#descriptorsOf(atRule)) || (this.#atRules.get(atRule)?.size ?? 0) > 0
  }

  knowsDescriptor(atRule: string, name: string): boolean {
    const known = this.#descriptorsOf(atRule)
    return (known !== undefined && Object.hasOwn(known, name)) || this.#atRules.get(atRule)?.has(name) === true
  }

  #descriptorsOf(atRule: string): Record<string, unknown> | undefined {
    return (this.#tree.lexer.getAtrule(atRule) as { descriptors?: Record<string, unknown> } | null)?.descriptors ?? undefined
  }

  /** Compares the value of a property, or of a descriptor where `atRule` is named. */
  match(name: string, value: string, atRule: string | undefined): Mismatch {
    let tree: CssTree.CssNode
    try {
      tree = this.#tree.parse(value, { context: 'value', positions: true })
    } catch (error) {
      return { at: faultOf(error), expected: '' }
    }
    this.#readEscapes(tree)
    const { lexer } = this.#tree
    const { error } = (atRule === undefined ? lexer.matchProperty(name, tree) : lexer.matchAtruleDescriptor(atRule, name, tree)) as Match
    const isMatched = error === null && (atRule === undefined || this.#descriptorsOf(atRule) !== undefined)
    if (isMatched || this.#isSpecified(name, tree, atRule)) return 'none'
    return error?.name === 'SyntaxMatchError' ? { at: error.loc?.start?.offset ?? 0, expected: error.syntax ?? '' } : 'none'
  }

  #isSpecified(name: string, tree: CssTree.CssNode, atRule: string | undefined): boolean {
    const syntax = atRule === undefined ? undefined : this.#atRules.get(atRule)?.get(name)
    if (atRule === undefined ? !this.#properties.has(name) : syntax === undefined) return false
    try {
      const { error } = (syntax === undefined ? this.#specified.matchProperty(name, tree) : this.#specified.match(syntax, tree)) as Match
      return error === null
    } catch (error) {
      // Some specifications describe a part in prose alone: what only they could allow is not judged.
      if (error instanceof Error && error.message.startsWith('Bad syntax reference')) return true
      throw error
    }
  }

  /** A name means the same with escapes (CSS Syntax 3, 4.3.7); those that could not be written otherwise stay. */
  #readEscapes(tree: CssTree.CssNode): void {
    this.#tree.walk(tree, (node) => {
      if ((node.type === 'Identifier' || node.type === 'Function') && node.name.includes('\\')) node.name = this.readName(node.name)
      if (node.type === 'Dimension' && node.unit.includes('\\')) node.unit = this.readName(node.unit)
    })
  }

  /** A name without its escapes, where it needs none. */
  readName(name: string): string {
    const plain = name.includes('\\') ? this.#tree.ident.decode(name) : name
    return /^-?[a-z_][\w-]*$/i.test(plain) ? plain : name
  }
}

/** Syntaxes by name; of a name that means several things in several places, all are allowed. */
function syntaxesOf(definitions: readonly Definition[]): Record<string, string> {
  const syntaxes = new Map<string, Set<string>>()
  for (const { name, syntax } of definitions) if (syntax !== undefined) syntaxes.set(name, (syntaxes.get(name) ?? new Set()).add(syntax))
  return Object.fromEntries([...syntaxes].map(([name, all]) => [name, [...all].join(' | ')]))
}

/** Where css-tree stopped reading. */
export function faultOf(error: unknown): number {
  if (error instanceof SyntaxError || (error instanceof Error && error.name === 'SyntaxError'))
    return (error as { offset?: number }).offset ?? 0
  throw error
}
