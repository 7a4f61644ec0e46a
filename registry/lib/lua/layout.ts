import type { LuaRole, LuaSyntax } from './syntax.ts'
import { type LuaToken, luaNeedsSpace } from './tokens.ts'

export type LuaStyle = {
  /** One level of indentation. */
  readonly indent: string
  /** Columns that one level takes. */
  readonly indentWidth: number
  readonly lineWidth: number
}

type Frame = {
  readonly kind: 'block' | 'table' | 'bracket'
  readonly close: number
  readonly isBroken: boolean
  /** Of the line that its closing token starts. */
  readonly indent: number
  /** Of the line that the statement read last starts. */
  statementIndent: number
}

/** Lua with every statement on a line of its own, indented by its nesting; only white space changes. */
export function layoutLua(all: readonly LuaToken[], syntax: LuaSyntax, style: LuaStyle): string {
  return new Layout(all, syntax, style).write()
}

class Layout {
  readonly #all: readonly LuaToken[]
  readonly #syntax: LuaSyntax
  readonly #style: LuaStyle
  readonly #shape: Shape
  readonly #frames: Frame[] = [{ kind: 'block', close: -1, isBroken: true, indent: -1, statementIndent: 0 }]
  readonly #functionIndents: number[] = []
  readonly #lines: string[] = []
  #line = ''
  #lineIndent = 0
  /** Up to this token, everything stays on one line. */
  #flatUntil = -1
  #isJustOpened = true

  constructor(all: readonly LuaToken[], syntax: LuaSyntax, style: LuaStyle) {
    this.#all = all
    this.#syntax = syntax
    this.#style = style
    this.#shape = shapeOf(all, syntax)
  }

  write(): string {
    let index = 0
    this.#all.forEach((token, position) => {
      const last = this.#all[position - 1]
      if (token.kind === 'comment') this.#comment(token, index, last)
      else this.#token(token, index++, last)
    })
    this.#endLine()
    return this.#lines.length === 0 ? '' : `${this.#lines.join('\n')}\n`
  }

  get #frame(): Frame {
    return this.#frames.at(-1) as Frame
  }

  #comment(token: LuaToken, index: number, last: LuaToken | undefined): void {
    if (last && (token.breaks > 0 || endsLine(last))) {
      // A comment before `end` belongs to the block that ends there.
      const isInside = index >= this.#syntax.tokens.length || this.#frame.close === index
      this.#startLine(isInside ? this.#frame.indent + 1 : this.#indentOf(index), token.breaks > 1)
    } else if (last) this.#line += ' '
    this.#line += token.text.trimEnd()
    this.#isJustOpened = false
  }

  #token(token: LuaToken, index: number, last: LuaToken | undefined): void {
    const frame = this.#frame
    const isClosing = frame.close === index
    const isFresh = this.#isFresh(index)
    if (last && this.#breaksBefore(token, index, last))
      this.#startLine(isClosing ? frame.indent : this.#indentOf(index), token.breaks > 1 && isFresh && !isClosing)
    else if (last?.kind === 'comment' || (last && this.#shape.isSpaced(index))) this.#line += ' '
    if (this.#syntax.statements.has(index)) frame.statementIndent = this.#lineIndent
    if (token.text === 'function') this.#functionIndents.push(this.#lineIndent)
    this.#line += token.text
    this.#isJustOpened = false
    if (isClosing) this.#frames.pop()
    this.#open(token, index)
  }

  #open(token: LuaToken, index: number): void {
    const { blocks, tables } = this.#syntax
    const [block, table] = [blocks.get(index), tables.get(index)]
    const close = block?.close ?? table?.close ?? this.#shape.brackets.get(index)
    if (close === undefined) return
    const kind = block ? 'block' : table ? 'table' : 'bracket'
    const isFlat = kind !== 'bracket' && (index < this.#flatUntil || this.#fits(token, index, close))
    const isEmpty =
      (block?.statements ?? table?.fields.length) === 0 && /^(?:do|[){])$/.test(token.text) && this.#shape.isBare(index, close)
    const indent = !block
      ? this.#lineIndent
      : block.functionAt === undefined
        ? this.#frame.statementIndent
        : (this.#functionIndents.pop() ?? 0)
    const isBroken = kind !== 'bracket' && !isFlat && !isEmpty
    this.#frames.push({ kind, close, isBroken, indent, statementIndent: indent + 1 })
    if (isFlat) this.#flatUntil = Math.max(this.#flatUntil, close)
    this.#isJustOpened = isBroken
  }

  #breaksBefore(token: LuaToken, index: number, last: LuaToken): boolean {
    const frame = this.#frame
    if (endsLine(last)) return true
    if (index <= this.#flatUntil) return false
    if (frame.close === index)
      return frame.kind === 'bracket' ? token.breaks > 0 && this.#syntax.tokens[index - 1]?.text !== '(' : frame.isBroken
    if (this.#syntax.statements.has(index)) return true
    if (frame.kind === 'table' && this.#shape.fields.has(index)) return token.breaks > 0 || !this.#shape.laidOut.has(frame.close)
    // Elsewhere lines end where the author ended them, except before signs that would look lost.
    return token.breaks > 0 && !/^(?:[,;=]|then|do|in)$/.test(token.text) && this.#syntax.roles.get(index) !== 'call'
  }

  #isFresh(index: number): boolean {
    return this.#syntax.statements.has(index) || (this.#frame.kind === 'table' && this.#shape.fields.has(index))
  }

  #indentOf(index: number): number {
    const { kind, indent } = this.#frame
    return kind === 'bracket' || this.#isFresh(index) ? indent + 1 : indent + 2
  }

  /** One blank line stays where the author left some, except at the start of a block. */
  #startLine(indent: number, isApart: boolean): void {
    this.#endLine()
    if (isApart && !this.#isJustOpened) this.#lines.push('')
    this.#lineIndent = indent
    this.#line = this.#style.indent.repeat(indent)
  }

  #endLine(): void {
    if (this.#line.trim() !== '') this.#lines.push(this.#line)
    this.#line = ''
  }

  #fits(open: LuaToken, index: number, close: number): boolean {
    if (this.#shape.mustBreak(index, close)) return false
    const { indent, indentWidth, lineWidth } = this.#style
    const line = this.#line.slice(this.#line.lastIndexOf('\n') + 1)
    const columns = indent === '\t' ? line.replaceAll('\t', ' '.repeat(indentWidth)).length : line.length
    const closing = this.#syntax.tokens[close]?.text.length ?? 0
    return columns + this.#shape.columnOf(close) + closing - this.#shape.columnOf(index) - open.text.length <= lineWidth
  }
}

type Shape = {
  readonly brackets: ReadonlyMap<number, number>
  /** First tokens of the fields of tables. */
  readonly fields: ReadonlySet<number>
  /** Closing braces of tables that the author broke behind the opening one: there the breaks between fields stay. */
  readonly laidOut: ReadonlySet<number>
  isSpaced(index: number): boolean
  /** The column of a token if the whole program stood on one line. */
  columnOf(index: number): number
  mustBreak(open: number, close: number): boolean
  /** Whether no comment stands between two tokens that follow each other. */
  isBare(open: number, close: number): boolean
}

function shapeOf(all: readonly LuaToken[], { tokens, roles, blocks, tables }: LuaSyntax): Shape {
  const isSpaced = (index: number): boolean => {
    const [last, next] = [tokens[index - 1] as LuaToken, tokens[index] as LuaToken]
    return luaNeedsSpace(last, next) || isSpacedByStyle(last, next, roles.get(index - 1), roles.get(index))
  }
  const positions: number[] = []
  const breaks: number[] = []
  const breaking = new Set<number>()
  let lineBreaks = 0
  all.forEach((token, position) => {
    breaks.push((lineBreaks += token.breaks))
    if (token.kind !== 'comment') positions.push(position)
    else if (isLineComment(token) || token.breaks > 0 || /[\r\n]/.test(token.text)) breaking.add(positions.length - 1)
  })
  const breaksUpTo = (index: number): number => breaks[positions[index] as number] ?? 0
  const brackets = new Map<number, number>()
  const open: number[] = []
  let column = 0
  const columns = tokens.map((token, i) => {
    const start = column + (i > 0 && isSpaced(i) ? 1 : 0)
    column = start + token.text.length
    if (token.kind === 'string' && /[\r\n]/.test(token.text)) breaking.add(i)
    if (token.kind === 'sign' && /^[([]$/.test(token.text)) open.push(i)
    else if (token.kind === 'sign' && /^[)\]]$/.test(token.text)) brackets.set(open.pop() as number, i)
    return start
  })
  const laidOut = new Set<number>()
  for (const [index, { close, fields }] of tables)
    if (fields.length > 0 && breaksUpTo(index + 1) > breaksUpTo(index)) {
      breaking.add(index)
      laidOut.add(close)
    }
  for (const { open: index, close, functionAt, statements } of blocks.values())
    if (functionAt === undefined || statements > 1 || breaksUpTo(close) > breaksUpTo(functionAt)) breaking.add(index)
  let count = 0
  const counts = tokens.map((_, i) => (count += breaking.has(i) ? 1 : 0))
  return {
    brackets,
    fields: new Set([...tables.values()].flatMap(({ fields }) => fields)),
    laidOut,
    isSpaced,
    columnOf: (index) => columns[index] ?? 0,
    mustBreak: (from, to) => (counts[to - 1] ?? 0) > (from > 0 ? (counts[from - 1] ?? 0) : 0),
    isBare: (from, to) => (positions[to] ?? 0) - (positions[from] ?? 0) === to - from,
  }
}

function isLineComment({ kind, text }: LuaToken): boolean {
  return kind === 'comment' && !/^--\[=*\[/.test(text)
}

function endsLine(token: LuaToken): boolean {
  return token.kind === 'shebang' || isLineComment(token)
}

function isSpacedByStyle(last: LuaToken, next: LuaToken, before: LuaRole | undefined, after: LuaRole | undefined): boolean {
  if (before === 'unary') return last.text === 'not'
  if (after === 'angle') return next.text === '<'
  if (before === 'angle') return last.text === '>' && !/^[,;]$/.test(next.text)
  if (before === 'label' || (after === 'label' && last.kind === 'name')) return false
  if (after === 'call' || after === 'index') return false
  // Texts may look like signs from outside.
  const [a, b] = [last.kind === 'string' ? '"' : last.text, next.kind === 'string' ? '"' : next.text]
  if (/^[([.:]$/.test(a) || /^[)\].:,;]$/.test(b)) return false
  return !(a === '{' && b === '}')
}
