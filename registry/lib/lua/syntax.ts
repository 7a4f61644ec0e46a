import { codeFailures, reasonOf } from '../code/failures.ts'
import type { LuaToken } from './tokens.ts'

export type LuaRole = 'unary' | 'binary' | 'call' | 'index' | 'angle' | 'label'

type LuaBlock = {
  /** Index of the token that opens it, such as `then`, and of the one that closes it. */
  readonly open: number
  readonly close: number
  readonly statements: number
  /** Index of `function` where it is the body of one. */
  readonly functionAt?: number
}

/** What the grammar tells of each token; comments have no part in it. All numbers are indices into `tokens`. */
export type LuaSyntax = {
  readonly tokens: readonly LuaToken[]
  readonly roles: ReadonlyMap<number, LuaRole>
  readonly statements: ReadonlySet<number>
  /** By the index of their first token. */
  readonly blocks: ReadonlyMap<number, LuaBlock>
  readonly tables: ReadonlyMap<number, { readonly close: number; readonly fields: readonly number[] }>
}

/** Lua itself gives up at 200 levels. */
const MOST_LEVELS = 250
const BINARY: ReadonlySet<string> = new Set('+ - * / % ^ & ~ | << >> // .. == ~= <= >= < > and or'.split(' '))
const UNARY: ReadonlySet<string> = new Set(['-', '#', '~', 'not'])

/**
 * Reads the tokens of a program by the grammar of Lua 5.1 to 5.4.
 * @throws ToolError where they are none
 */
export function readLua(all: readonly LuaToken[], text: string): LuaSyntax {
  return new Parser(all, text).read()
}

class Parser {
  readonly #tokens: readonly LuaToken[]
  readonly #text: string
  readonly #roles = new Map<number, LuaRole>()
  readonly #statements = new Set<number>()
  readonly #blocks = new Map<number, LuaBlock>()
  readonly #tables = new Map<number, { close: number; fields: number[] }>()
  #at = 0
  #depth = 0

  constructor(all: readonly LuaToken[], text: string) {
    this.#tokens = all.filter(({ kind }) => kind !== 'comment')
    this.#text = text
  }

  read(): LuaSyntax {
    if (this.#tokens[0]?.kind === 'shebang') this.#at++
    this.#statementsUntil([])
    if (this.#at < this.#tokens.length) this.#refuse('<eof>')
    return { tokens: this.#tokens, roles: this.#roles, statements: this.#statements, blocks: this.#blocks, tables: this.#tables }
  }

  #is(text: string, ahead = 0): boolean {
    const token = this.#tokens[this.#at + ahead]
    return token?.text === text && token.kind !== 'string'
  }

  #isName(ahead = 0): boolean {
    return this.#tokens[this.#at + ahead]?.kind === 'name'
  }

  #accept(text: string): boolean {
    if (!this.#is(text)) return false
    this.#at++
    return true
  }

  #expect(text: string): void {
    if (!this.#accept(text)) this.#refuse(text)
  }

  #name(): void {
    if (!this.#isName()) this.#refuse('<name>')
    this.#at++
  }

  #refuse(expected?: string): never {
    const token = this.#tokens[this.#at]
    const near = token ? `'${token.text.slice(0, 40)}'` : '<eof>'
    const reason = expected === undefined ? `unexpected symbol near ${near}` : `'${expected}' expected near ${near}`
    return codeFailures.fail('code-syntax', {
      reason: reasonOf(reason),
      field: 'text',
      offset: token?.start ?? this.#text.length,
      text: this.#text,
    })
  }

  /** Every way down the grammar passes here. */
  #deeper(read: () => void): void {
    if (++this.#depth > MOST_LEVELS)
      codeFailures.fail('code-too-deep', { field: 'text', offset: this.#tokens[this.#at]?.start ?? 0, text: this.#text })
    read()
    this.#depth--
  }

  #statementsUntil(closers: readonly string[]): number {
    let count = 0
    while (this.#at < this.#tokens.length && !closers.some((closer) => this.#is(closer))) {
      if (this.#accept(';')) continue
      this.#statements.add(this.#at)
      count++
      const isLast = this.#is('return')
      this.#deeper(() => this.#statement(closers))
      while (this.#accept(';'));
      if (isLast) break
    }
    return count
  }

  /** The opener has been passed already. */
  #block(closers: readonly string[], functionAt?: number): void {
    const open = this.#at - 1
    const statements = this.#statementsUntil(closers)
    if (!closers.some((closer) => this.#is(closer))) this.#refuse(closers[0])
    this.#blocks.set(open, { open, close: this.#at, statements, functionAt })
  }

  #statement(closers: readonly string[]): void {
    const start = this.#at
    if (this.#accept('if')) this.#if()
    else if (this.#accept('while')) {
      this.#expression()
      this.#do()
    } else if (this.#is('do')) this.#do()
    else if (this.#accept('for')) this.#for()
    else if (this.#accept('repeat')) {
      this.#block(['until'])
      this.#at++
      this.#expression()
    } else if (this.#accept('function')) {
      this.#name()
      while (this.#accept('.')) this.#name()
      if (this.#accept(':')) this.#name()
      this.#functionBody(start)
    } else if (this.#accept('local') || this.#isGlobal()) this.#local()
    else if (this.#accept('return')) {
      if (!this.#is(';') && this.#at < this.#tokens.length && !closers.some((closer) => this.#is(closer))) this.#expressions()
    } else if (this.#accept('break')) return
    else if (this.#is('goto') && this.#isName(1)) this.#at += 2
    else if (this.#is('::')) this.#label()
    else this.#callOrAssignment()
  }

  /** Lua 5.5 declares globals; before it, `global` was a name like any other. */
  #isGlobal(): boolean {
    const declares = this.#is('global') && (this.#isName(1) || ['function', '*', '<'].some((text) => this.#is(text, 1)))
    if (declares) this.#at++
    return declares
  }

  #label(): void {
    this.#roles.set(this.#at, 'label')
    this.#at++
    this.#name()
    if (this.#is('::')) this.#roles.set(this.#at, 'label')
    this.#expect('::')
  }

  #if(): void {
    do {
      this.#expression()
      this.#expect('then')
      this.#block(['end', 'else', 'elseif'])
    } while (this.#accept('elseif'))
    if (this.#accept('else')) this.#block(['end'])
    this.#expect('end')
  }

  #do(): void {
    this.#expect('do')
    this.#block(['end'])
    this.#at++
  }

  #for(): void {
    this.#name()
    if (this.#accept('=')) {
      // From, to, and perhaps a step.
      this.#expression()
      this.#expect(',')
      this.#expression()
      if (this.#accept(',')) this.#expression()
    } else {
      while (this.#accept(',')) this.#name()
      this.#expect('in')
      this.#expressions()
    }
    this.#do()
  }

  #local(): void {
    if (this.#is('function')) {
      const functionAt = this.#at++
      this.#name()
      this.#functionBody(functionAt)
      return
    }
    this.#attribute()
    if (this.#accept('*')) return
    do {
      this.#name()
      this.#attribute()
    } while (this.#accept(','))
    if (this.#accept('=')) this.#expressions()
  }

  #attribute(): void {
    if (!this.#is('<')) return
    this.#roles.set(this.#at++, 'angle')
    this.#name()
    if (this.#is('>')) this.#roles.set(this.#at, 'angle')
    this.#expect('>')
  }

  #callOrAssignment(): void {
    let end = this.#suffixed()
    if (this.#is('=') || this.#is(',')) {
      // Each must be a place for a value: neither a call nor something in parentheses.
      while (end === 'place' && this.#accept(',')) end = this.#suffixed()
      if (end !== 'place') this.#refuse()
      this.#expect('=')
      this.#expressions()
    } else if (end !== 'call') this.#refuse(this.#at < this.#tokens.length ? undefined : '=')
  }

  #expressions(): void {
    do this.#expression()
    while (this.#accept(','))
  }

  /** Operators and their operands in a row: which binds more strongly does not matter to a layout. */
  #expression(): void {
    do {
      while (UNARY.has(this.#tokens[this.#at]?.text ?? '') && this.#tokens[this.#at]?.kind !== 'string')
        this.#roles.set(this.#at++, 'unary')
      this.#deeper(() => this.#operand())
    } while (this.#acceptBinary())
  }

  #acceptBinary(): boolean {
    const token = this.#tokens[this.#at]
    if (!token || token.kind === 'string' || !BINARY.has(token.text)) return false
    this.#roles.set(this.#at++, 'binary')
    return true
  }

  #operand(): void {
    const token = this.#tokens[this.#at]
    if (token?.kind === 'number' || token?.kind === 'string') this.#at++
    else if (['nil', 'true', 'false', '...'].some((text) => this.#accept(text))) return
    else if (this.#is('{')) this.#table()
    else if (this.#is('function')) {
      const functionAt = this.#at++
      this.#functionBody(functionAt)
    } else this.#suffixed()
  }

  /** @returns what it ends with */
  #suffixed(): 'call' | 'place' | 'parentheses' {
    let end: 'call' | 'place' | 'parentheses' = 'place'
    if (this.#accept('(')) {
      this.#expression()
      this.#expect(')')
      end = 'parentheses'
    } else if (this.#isName()) this.#at++
    else this.#refuse()
    for (;;) {
      if (this.#accept('.')) {
        this.#name()
        end = 'place'
      } else if (this.#is('[')) {
        this.#roles.set(this.#at++, 'index')
        this.#expression()
        this.#expect(']')
        end = 'place'
      } else if (this.#accept(':')) {
        this.#name()
        if (!this.#arguments()) this.#refuse('(')
        end = 'call'
      } else if (this.#arguments()) end = 'call'
      else return end
    }
  }

  #arguments(): boolean {
    if (this.#is('(')) {
      this.#roles.set(this.#at++, 'call')
      if (this.#accept(')')) return true
      this.#expressions()
      this.#expect(')')
      return true
    }
    if (this.#is('{')) this.#deeper(() => this.#table())
    else if (this.#tokens[this.#at]?.kind === 'string') this.#at++
    else return false
    return true
  }

  #table(): void {
    const open = this.#at++
    const fields: number[] = []
    while (!this.#is('}')) {
      fields.push(this.#at)
      if (this.#accept('[')) {
        this.#expression()
        this.#expect(']')
        this.#expect('=')
      } else if (this.#isName() && this.#is('=', 1)) this.#at += 2
      this.#expression()
      if (!this.#accept(',') && !this.#accept(';')) break
    }
    if (!this.#is('}')) this.#refuse('}')
    this.#tables.set(open, { close: this.#at++, fields })
  }

  #functionBody(functionAt: number): void {
    if (this.#is('(')) this.#roles.set(this.#at, 'call')
    this.#expect('(')
    if (!this.#is(')'))
      do {
        if (this.#accept('...')) {
          // Lua 5.5 may name the table of further arguments.
          if (this.#isName()) this.#at++
          break
        }
        this.#name()
      } while (this.#accept(','))
    this.#expect(')')
    this.#block(['end'], functionAt)
    this.#at++
  }
}
