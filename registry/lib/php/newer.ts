type Token = { readonly type: string; readonly text: string }

/** Words that may name a part of a namespace since PHP 8.0, or a method anywhere. */
const WORD = /^[a-z_]\w*$/i
const NAMES: ReadonlySet<string> = new Set(['T_STRING', 'T_VARIABLE'])
const OPENING: ReadonlySet<string> = new Set(['(', '[', '{', 'T_CURLY_OPEN', 'T_DOLLAR_OPEN_CURLY_BRACES', 'T_ATTRIBUTE'])
/** Constants that the parser does not take for the name of a constant of a class after a comma. */
const MAGIC: ReadonlySet<string> = new Set(['T_CLASS_C', 'T_TRAIT_C', 'T_FUNC_C', 'T_METHOD_C', 'T_LINE', 'T_FILE', 'T_DIR', 'T_NS_C'])
const MODIFIERS: ReadonlySet<string> = new Set([
  'T_PUBLIC',
  'T_PROTECTED',
  'T_PRIVATE',
  'T_READ_ONLY',
  'T_STATIC',
  'T_VAR',
  'T_FINAL',
  'T_ABSTRACT',
])

/**
 * Writes valid PHP that the parser does not read yet as something of the same length that it reads:
 * the calls `exit()` and `clone()`, `(void)`, names that were keywords, closures as statements, types in brackets …
 * Every place stays. Of no use for anything but the question whether the code is valid.
 */
export function inOlderWords(given: readonly (string | readonly [string, string, number])[], version: string): string {
  const tokens = given.map((token): Token =>
    typeof token === 'string' ? { type: token, text: token } : { type: token[0], text: token[1] },
  )
  return new Rewriter(tokens, Number(version)).write()
}

class Rewriter {
  readonly #tokens: readonly Token[]
  readonly #version: number
  readonly #result: string[]
  /** Places of what means something: neither space nor comment. */
  readonly #places: readonly number[]
  readonly #open: { readonly at: number; readonly before: string; readonly twoBefore: string }[] = []

  constructor(tokens: readonly Token[], version: number) {
    this.#tokens = tokens
    this.#version = version
    this.#result = tokens.map(({ text }) => text)
    this.#places = [...tokens.keys()].filter((at) => !/^T_(?:WHITESPACE|COMMENT|DOC_COMMENT)$/.test(tokens[at]?.type ?? ''))
  }

  write(): string {
    for (let i = 0; i < this.#places.length; i++) {
      this.#token(i)
      const type = this.#type(i)
      if (OPENING.has(type)) this.#open.push({ at: i, before: this.#type(i - 1), twoBefore: this.#type(this.#matching(i - 1) - 1) })
      else if (/^[)\]}]$/.test(type)) this.#open.pop()
    }
    return this.#result.join('')
  }

  #type(i: number): string {
    return this.#tokens[this.#places[i] ?? -1]?.type ?? ''
  }

  #text(i: number): string {
    return this.#tokens[this.#places[i] ?? -1]?.text ?? ''
  }

  #put(i: number, text: string): void {
    const at = this.#places[i]
    if (at !== undefined) this.#result[at] = text.padEnd(this.#text(i).length)
  }

  #rename(i: number): void {
    this.#put(i, 'x'.repeat(this.#text(i).length))
  }

  /** The opening bracket of a closing one. */
  #matching(i: number): number {
    let depth = 0
    for (let at = i; at >= 0 && i - at < 2000; at--) {
      if (this.#type(at) === ')') depth++
      else if (this.#type(at) === '(' && --depth <= 0) return at
      if (depth === 0) return at
    }
    return i
  }

  #isStart(i: number): boolean {
    return /^(?:[;{}]|T_OPEN_TAG)$/.test(this.#type(i - 1))
  }

  #token(i: number): void {
    const [type, next, before, v] = [this.#type(i), this.#type(i + 1), this.#type(i - 1), this.#version]
    const around = this.#open.at(-1)
    if (type === 'T_EXIT' && next === '(' && v >= 8.4) this.#rename(i)
    if (type === 'T_CLONE' && next === '(' && v >= 8.5) this.#rename(i)
    if (
      type === '(' &&
      this.#text(i + 1).toLowerCase() === 'void' &&
      this.#type(i + 2) === ')' &&
      v >= 8.5 &&
      /^(?:[;{}(,]|T_OPEN_TAG)$/.test(before)
    )
      this.#put(i + 1, 'bool')
    if (type === 'T_READ_ONLY' && v >= 8.3 && before === 'T_FUNCTION' && next === '(') this.#rename(i)
    if (type === 'T_READ_ONLY' && v >= 8.3 && next === '(' && this.#isStart(i)) this.#rename(i)
    if (type === 'T_READ_ONLY' && v < 8.1 && /^T_(?:CLASS|INTERFACE|TRAIT|NEW|EXTENDS|IMPLEMENTS|INSTANCEOF|FUNCTION)$/.test(before))
      this.#rename(i)
    if (type === 'T_INSTANCEOF' && next === '(' && v >= 8) this.#put(i, '+')
    if (type === ',' && next === 'T_DOUBLE_ARROW' && v >= 8 && this.#text(around?.at ?? 0) === '{' && around?.twoBefore === 'T_MATCH')
      this.#put(i, ' ')
    if (type === ',' && next === ')' && v >= 8 && around?.before === 'T_USE') this.#put(i, ' ')
    if (type === 'T_STRING' && /^b$/i.test(this.#text(i)) && next === 'T_START_HEREDOC') this.#put(i, ' ')
    if (
      type === 'T_FINAL' &&
      v >= 8.5 &&
      around !== undefined &&
      this.#text(around.at) === '(' &&
      /^(?:[(,]|T_(?:PUBLIC|PROTECTED|PRIVATE|READ_ONLY))$/.test(before)
    )
      this.#put(i, ' ')
    if (
      MAGIC.has(type) &&
      next === '=' &&
      /^(?:,|T_CONST)$/.test(before) &&
      around &&
      ![around.before, around.twoBefore].includes('T_NAMESPACE')
    )
      this.#rename(i)
    if (before === 'T_NAMESPACE' && v >= 8 && !NAMES.has(type) && WORD.test(this.#text(i))) this.#rename(i)
    if (MODIFIERS.has(before) && type === '(' && v >= 8.2) this.#bracketedType(i)
    if (this.#isStart(i)) this.#statement(i)
    if (around?.before !== undefined && this.#text(around.at) === '{') this.#adaptation(i, around.at)
  }

  /** `public (A&B)|C $p` becomes `public A        $p`. */
  #bracketedType(from: number): void {
    let end = from
    while (/^(?:[()|&]|T_STRING|T_NS_SEPARATOR|T_ARRAY|T_CALLABLE|T_STATIC|T_AMPERSAND\w*)$/.test(this.#type(end))) end++
    if (this.#type(end) !== 'T_VARIABLE' || !/^(?:\(.*\)\|.*|.*\|\(.*\))$/.test(this.#between(from, end))) return
    for (let i = from; i < end; i++) this.#put(i, i === from + 1 ? this.#text(i) : ' ')
    this.#put(from, ' ')
    for (let i = from + 2; i < end; i++) this.#put(i, ' ')
  }

  #between(from: number, end: number): string {
    return Array.from({ length: end - from }, (_, i) => this.#text(from + i)).join('')
  }

  #statement(i: number): void {
    const [type, next] = [this.#type(i), this.#type(i + 1)]
    // A constant alone; a variable is read just as well.
    if (type === 'T_STRING' && next === ';') this.#put(i, this.#text(i).length > 1 ? `$${'x'.repeat(this.#text(i).length - 1)}` : '1')
    const isClosure =
      (type === 'T_FUNCTION' && (next === '(' || (this.#text(i + 1).startsWith('&') && this.#type(i + 2) === '('))) ||
      (type === 'T_STATIC' && /^T_(?:FN|FUNCTION)$/.test(next))
    const place = (this.#places[i] ?? 0) - 1
    const space = this.#tokens[place]
    if (isClosure && space?.type === 'T_WHITESPACE') this.#result[place] = `${space.text.slice(0, -1)}@`
    // `<?= function () {};` writes what would only be passed over.
    else if (isClosure && space?.type === 'T_OPEN_TAG') this.#result[place] = '<?='.padEnd(space.text.length)
    if (type === 'T_DECLARE' && next === '(') this.#declare(i)
  }

  /** `declare(a=1) $b;` is a declaration for one statement. */
  #declare(i: number): void {
    let end = i + 1
    while (end < this.#places.length && this.#type(end) !== ')') end++
    if (/^[;{:]$|^$|^T_CLOSE_TAG$/.test(this.#type(end + 1))) return
    for (let at = i; at <= end; at++) this.#put(at, ' ')
  }

  /** Within `use T { … }` a method may have the name of a keyword. */
  #adaptation(i: number, brace: number): void {
    let at = brace - 1
    while (/^(?:T_STRING|T_NS_SEPARATOR|,)$/.test(this.#type(at))) at--
    if (this.#type(at) !== 'T_USE' || this.#type(at - 1) === ')') return
    const [type, before, next] = [this.#type(i), this.#type(i - 1), this.#type(i + 1)]
    if (NAMES.has(type) || !WORD.test(this.#text(i)) || /^T_(?:AS|INSTEADOF|NS_SEPARATOR)$/.test(type)) return
    if (type === 'T_NAMESPACE' && next === 'T_NS_SEPARATOR') return
    // The parser wants a name after it, which PHP does not.
    const isVisibility = /^T_(?:PUBLIC|PROTECTED|PRIVATE|FINAL)$/.test(type) && before === 'T_AS' && next !== ';'
    if (!isVisibility) this.#rename(i)
  }
}
