import type * as PhpParser from 'php-parser'
import { defineFailures } from '../../../engine/core/define.ts'
import { offsetAt } from '../../../engine/core/errors.ts'
import { choice } from '../../../engine/core/kit.ts'
import { isStackOverflow, reasonOf } from '../code/failures.ts'
import { type PhpToken, unclosed, unexpected } from './messages.ts'
import { inOlderWords } from './newer.ts'
import type { PhpFault, PhpNode } from './node.ts'
import { isValue, withoutBlocks } from './printing.ts'
import { findPhpFault } from './rules.ts'

const PHP_VERSIONS = ['7.4', '8.0', '8.1', '8.2', '8.3', '8.4', '8.5'] as const
export type PhpVersion = (typeof PHP_VERSIONS)[number]

export const phpVersion = (label: string) => choice(label, PHP_VERSIONS, { default: '8.5', named: 'raw' })

export const phpFailures = defineFailures({
  'php-tag-missing': 'There’s no PHP code here. Put “<?php” before the code.',
  'php-too-new': 'This is valid PHP, but its syntax is too new for the formatter. Write that part in older syntax.',
})

type Comment = PhpNode & { readonly value: string }
type PhpProgram = PhpNode & { readonly comments?: readonly Comment[] }

/** Refuses a text that PHP would only pass through. */
export function requirePhpTag(text: string): void {
  if (!/<\?(?:php|=)/i.test(text)) phpFailures.fail('php-tag-missing', { field: 'text', offset: 0, text })
}

type Lexer = { readonly offset: number; readonly size: number; readonly yytext: string; input(): unknown; next(): unknown }
type Parser = Lexer & {
  readonly token: string | number
  readonly EOF: unknown
  readonly lexer: Lexer & { readonly yylloc: { readonly first_offset: number } }
  expectEndOfStatement(node?: unknown): boolean
  error(expected: unknown): unknown
}
type Engine = {
  readonly lexer: Lexer
  readonly parser: Parser
  readonly tokens: { readonly values: Readonly<Record<string, string>> }
  parseCode(text: string, name: string): unknown
}
/** Where the parser can go no further. */
class Refused extends Error {
  readonly offset: number
  readonly token: PhpToken | undefined
  readonly expected: string | undefined

  constructor(offset: number, token?: PhpToken, expected?: string) {
    super('syntax error')
    this.offset = offset
    this.token = token
    this.expected = expected
  }
}
/** Far more often than a sound program makes the parser look behind its end. */
const MOST_LOOKS = 10_000

/** The parser never comes to an end where the text ends in the middle of certain things, such as `enum` or `#[`. */
function refuseEndlessReading({ lexer }: { readonly lexer: Lexer }, end: number): void {
  let looks = 0
  for (const name of ['input', 'next'] as const) {
    const read = lexer[name]
    lexer[name] = () => {
      if (lexer.offset >= lexer.size && ++looks > MOST_LOOKS) throw new Refused(end)
      return read.call(lexer)
    }
  }
}

/** The parser lets the last statement end without a semicolon; `?>` comes as one. */
function requireLastSemicolon(parser: Parser, end: number): void {
  const { expectEndOfStatement } = parser
  parser.expectEndOfStatement = (node) => {
    if (parser.token === parser.EOF) throw new Refused(end, undefined, ';')
    return expectEndOfStatement.call(parser, node)
  }
}

/** What the parser did not expect comes as the token itself: its own words are those of PHP 7, and cut short. */
function keepTokens({ parser, tokens }: Engine, end: number): void {
  const named = (token: string | number) => (typeof token === 'number' ? (tokens.values[token] ?? '') : token)
  parser.error = (expected) => {
    const isOne = typeof expected === 'number' || (typeof expected === 'string' && expected.length === 1)
    const wanted = isOne ? named(expected) : undefined
    if (parser.token === parser.EOF) throw new Refused(end, undefined, wanted)
    const { yylloc, yytext } = parser.lexer
    throw new Refused(yylloc.first_offset, { type: named(parser.token), text: yytext }, wanted)
  }
}

type PhpReading = { readonly program: PhpProgram; readonly isNewer?: boolean } | { readonly fault: PhpFault }

/**
 * The syntax tree of a text in a version of PHP, or its first fault. What is valid but newer than the parser says so;
 * its tree stands for another text of the same length.
 * @throws RangeError where the code is nested too deep
 */
export async function readPhp(text: string, version: PhpVersion): Promise<PhpReading> {
  const library = await loadParser()
  const read = parse(library, text, version)
  return 'program' in read ? read : (readNewer(library, text, version) ?? read)
}

function parse(library: typeof PhpParser, text: string, version: PhpVersion): PhpReading {
  const engine = new library.Engine({
    parser: { extractDoc: true, suppressErrors: false, version },
    ast: { withPositions: true, withSource: true },
    lexer: { short_tags: false },
  }) as unknown as Engine
  refuseEndlessReading(engine, text.length)
  requireLastSemicolon(engine.parser, text.length)
  keepTokens(engine, text.length)
  try {
    const program = engine.parseCode(text, 'code.php') as PhpProgram
    const last = program.comments?.at(-1)
    // The parser takes the end of the text for the end of a comment; PHP does not.
    if (last?.kind === 'commentblock' && !last.value.endsWith('*/')) return { fault: openComment(last.loc?.start.offset ?? 0, text) }
    const fault = findPhpFault(program, text, version)
    return fault ? { fault } : { program }
  } catch (error) {
    if (!(error instanceof Error) || isStackOverflow(error)) throw error
    return { fault: error instanceof Refused ? refusal(library, error, text, version) : faultOf(error, text, version) }
  }
}

/** The fault of a place, in the words of that version. From PHP 8.0 on the lexer itself tells of brackets that do not match. */
function refusal(library: typeof PhpParser, { offset, token, expected }: Refused, text: string, version: PhpVersion): PhpFault {
  const known = Number(version)
  const tokens = known >= 8 && (token === undefined || token.type in CLOSING) ? tokensOf(library, text) : undefined
  const bracket = tokens && bracketFault(tokens, offset, token?.type)
  return { offset, reason: (bracket ?? unexpected(token, known, expected)).replaceAll(/[\p{Cc}\p{Cs}]/gu, '�') }
}

const OPENING: Readonly<Record<string, string>> = {
  '(': '(',
  '[': '[',
  '{': '{',
  T_ATTRIBUTE: '[',
  T_CURLY_OPEN: '{',
  T_DOLLAR_OPEN_CURLY_BRACES: '{',
}
const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** What is wrong with the brackets up to a place where one closes or, without one, the text ends. */
function bracketFault(tokens: readonly LexedToken[], end: number, closing: string | undefined): string | undefined {
  const open: { readonly bracket: string; readonly line: number }[] = []
  let [at, line] = [0, 1]
  for (const token of tokens) {
    if (at >= end) break
    const [type, text] = typeof token === 'string' ? [token, token] : token
    const bracket = OPENING[type]
    if (bracket !== undefined) open.push({ bracket, line })
    else if (CLOSING[type] !== undefined) open.pop()
    at += text.length
    line += text.split('\n').length - 1
  }
  const last = open.at(-1)
  if (closing === undefined) return last && unclosed(last.bracket, last.line, line)
  if (!last) return `Unmatched '${closing}'`
  return last.bracket === CLOSING[closing] ? undefined : unclosed(last.bracket, last.line, line, closing)
}

type LexedToken = string | readonly [string, string, number]

/** All of a text as tokens; none where the lexer cannot read it, or leaves gaps. */
function tokensOf(library: typeof PhpParser, text: string): readonly LexedToken[] | undefined {
  let tokens: readonly LexedToken[]
  try {
    const engine = new library.Engine({ lexer: { short_tags: false } })
    refuseEndlessReading(engine as unknown as { lexer: Lexer }, text.length)
    tokens = engine.tokenGetAll(text) as unknown as typeof tokens
  } catch (error) {
    if (error instanceof Error && !isStackOverflow(error)) return undefined
    throw error
  }
  return tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('') === text ? tokens : undefined
}

function readNewer(library: typeof PhpParser, text: string, version: PhpVersion): PhpReading | undefined {
  const tokens = tokensOf(library, text)
  // What the lexer cannot read is no newer PHP.
  if (!tokens) return undefined
  const older = inOlderWords(tokens, version)
  const read = older === text ? undefined : parse(library, older, version)
  return read && 'program' in read ? { program: read.program, isNewer: true } : undefined
}

/** While it loads, the library asks for the width of the machine's numbers, in the one way that a browser does not know. */
async function loadParser(): Promise<typeof PhpParser> {
  const scope = globalThis as { process?: unknown }
  if (scope.process !== undefined) return import('php-parser')
  scope.process = { arch: 'x64' }
  try {
    return await import('php-parser')
  } finally {
    delete scope.process
  }
}

const openComment = (offset: number, text: string): PhpFault => ({
  offset,
  reason: `Unterminated comment starting line ${text.slice(0, offset).split('\n').length}`,
})

function faultOf(error: Error & { lineNumber?: number; columnNumber?: number }, text: string, version: PhpVersion): PhpFault {
  const reason = reasonOf(error.message)
  if (error instanceof RangeError && /code point/i.test(error.message))
    return { offset: wideEscape(text), reason: 'Invalid UTF-8 codepoint escape: Codepoint too large' }
  if (error.lineNumber !== undefined)
    return { offset: offsetAt(text, error.lineNumber, (error.columnNumber ?? 0) + 1), reason: reason || 'syntax error' }
  const [, offset] = /\(offset (\d+)\)/.exec(error.message) ?? []
  if (offset === undefined && error.name !== 'SyntaxError') throw error
  const at = Math.max(0, Number(offset ?? 1) - 1)
  // PHP 7 only warns of it.
  if (Number(version) >= 8 && error.message.startsWith('Bad terminal sequence'))
    return { offset: at, reason: `syntax error, unexpected character 0x${hex(text.charCodeAt(at))}` }
  return { offset: at, reason }
}

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(2, '0')

/** Where a text in double quotes names a code point beyond Unicode. */
function wideEscape(text: string): number {
  for (const { 1: digits = '', index } of text.matchAll(/\\u\{([\da-f]+)\}/gi))
    if (digits.replace(/^0+/, '').length > 6 || Number.parseInt(digits, 16) > 0x10ffff) return index
  return 0
}

const PLACES_AND_LAYOUT: ReadonlySet<string> = new Set([
  'loc',
  'raw',
  'comments',
  'leadingComments',
  'trailingComments',
  'parenthesizedExpression',
  'isDoubleQuote',
  'shortForm',
  'errors',
  'tokens',
])
const BODIES: Readonly<Record<string, readonly string[]>> = {
  if: ['body', 'alternate'],
  for: ['body'],
  foreach: ['body'],
  while: ['body'],
  do: ['body'],
}

/** A syntax tree without what a formatter may change: places, quotation marks, brackets of arrays, braces around one statement. */
export function phpMeaning(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(phpMeaning).filter((part) => part !== undefined)
  if (typeof node !== 'object' || node === null) return node
  const { kind } = node as PhpNode
  if (kind === 'noop') return undefined
  const parts = Object.entries(node)
    .filter(([key]) => !PLACES_AND_LAYOUT.has(key))
    .map(
      ([key, value]) =>
        [
          key,
          BODIES[kind]?.includes(key) ? bodyOf(value) : phpMeaning(key === 'children' ? withoutBlocks(value as PhpNode[]) : value),
        ] as const,
    )
  const meaning = Object.fromEntries(parts)
  const what = node as PhpNode
  if (what['what'] && isValue(what['what'] as PhpNode, what)) return { ...meaning, isValue: true }
  if (kind === 'inline') return { kind, value: String(meaning['value']).replaceAll(/[\r\n]/g, '') }
  if (kind === 'number') return { kind, value: plainNumber(String(meaning['value'])) }
  if (kind === 'usegroup' || kind === 'useitem') return { ...meaning, name: String(meaning['name']).replace(/^\\/, '') }
  if (kind === 'array' || kind === 'list') return { ...meaning, kind: 'array' }
  return meaning
}

function bodyOf(value: unknown): unknown {
  if (value === null || value === undefined) return null
  const { kind, children } = value as PhpNode
  const inside = kind === 'block' ? (children as unknown[]) : [value]
  const [only] = inside as PhpNode[]
  if (inside.length === 1 && only?.kind === 'block') return bodyOf(only)
  return { kind: 'block', children: phpMeaning(inside) }
}

function plainNumber(value: string): string {
  const small = value.toLowerCase().replaceAll('_', '')
  if (/^0[xbo]/.test(small) || !/[.e]/.test(small)) return small
  const [, whole = '', fraction = '', exponent = ''] = /^(\d*)\.?(\d*)(?:e\+?(-?\d+))?$/.exec(small) ?? []
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction.replace(/0+$/, '')}e${exponent}`
}

const CLASSES: ReadonlySet<string> = new Set(['class', 'interface', 'trait', 'enum'])
const FUNCTIONS: ReadonlySet<string> = new Set(['function', 'method', 'closure', 'arrowfunc'])

/** How many classes and functions a program declares. */
export function countPhp(program: PhpProgram): { classes: number; functions: number } {
  const counts = { classes: 0, functions: 0 }
  const open: unknown[] = [program]
  while (open.length > 0) {
    const node = open.pop()
    if (typeof node !== 'object' || node === null) continue
    const { kind } = node as PhpNode
    if (CLASSES.has(kind)) counts.classes++
    if (FUNCTIONS.has(kind)) counts.functions++
    for (const [key, value] of Object.entries(node)) if (!PLACES_AND_LAYOUT.has(key)) open.push(value)
  }
  return counts
}
