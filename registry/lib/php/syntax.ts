import type * as PhpParser from 'php-parser'
import { defineFailures } from '../../../engine/core/define.ts'
import { offsetAt } from '../../../engine/core/errors.ts'
import { choice } from '../../../engine/core/kit.ts'
import { isStackOverflow, reasonOf } from '../code/failures.ts'
import { inOlderWords } from './newer.ts'
import type { PhpFault, PhpNode } from './node.ts'
import { isValue, withoutBlocks } from './printing.ts'
import { findPhpFault } from './rules.ts'

const PHP_VERSIONS = ['7.4', '8.0', '8.1', '8.2', '8.3', '8.4', '8.5'] as const
export type PhpVersion = (typeof PHP_VERSIONS)[number]

export const phpVersion = (label: string) => choice(label, PHP_VERSIONS, { default: '8.5', named: 'raw' })

export const phpFailures = defineFailures({
  'php-tag-missing': 'This isn’t PHP code: it must start with “<?php”.',
  'php-too-new': 'This is valid PHP, but its syntax is too new for the formatter. Write that part in older syntax.',
})

type Comment = PhpNode & { readonly value: string }
type PhpProgram = PhpNode & { readonly comments?: readonly Comment[] }

/** Refuses a text that PHP would only pass through. */
export function requirePhpTag(text: string): void {
  if (!/<\?(?:php|=)/i.test(text)) phpFailures.fail('php-tag-missing', { field: 'text', offset: 0, text })
}

type Lexer = { readonly offset: number; readonly size: number; input(): unknown; next(): unknown }
/** Far more often than a sound program makes the parser look behind its end. */
const MOST_LOOKS = 10_000

/** The parser never comes to an end where the text ends in the middle of certain things, such as `enum` or `#[`. */
function refuseEndlessReading({ lexer }: { readonly lexer: Lexer }, end: number): void {
  let looks = 0
  for (const name of ['input', 'next'] as const) {
    const read = lexer[name]
    lexer[name] = () => {
      if (lexer.offset >= lexer.size && ++looks > MOST_LOOKS) throw new SyntaxError(`unexpected end of file (offset ${end + 1})`)
      return read.call(lexer)
    }
  }
}

type Parser = Lexer & {
  readonly token: unknown
  readonly EOF: unknown
  expectEndOfStatement(node?: unknown): boolean
  error(expected: unknown): unknown
}

/** The parser lets the last statement end without a semicolon; `?>` comes as one. */
function requireLastSemicolon(parser: Parser, end: number): void {
  const { expectEndOfStatement } = parser
  parser.expectEndOfStatement = (node) => {
    if (parser.token === parser.EOF) throw new SyntaxError(`syntax error, unexpected end of file, expecting ';' (offset ${end + 1})`)
    return expectEndOfStatement.call(parser, node)
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

function parse({ Engine }: typeof PhpParser, text: string, version: PhpVersion): PhpReading {
  const engine = new Engine({
    parser: { extractDoc: true, suppressErrors: false, version },
    ast: { withPositions: true, withSource: true },
    lexer: { short_tags: false },
  }) as unknown as { readonly lexer: Lexer; readonly parser: Parser; parseCode(text: string, name: string): unknown }
  refuseEndlessReading(engine, text.length)
  requireLastSemicolon(engine.parser, text.length)
  try {
    const program = engine.parseCode(text, 'code.php') as PhpProgram
    const last = program.comments?.at(-1)
    // The parser takes the end of the text for the end of a comment; PHP does not.
    if (last?.kind === 'commentblock' && !last.value.endsWith('*/'))
      return { fault: { offset: last.loc?.start.offset ?? 0, reason: 'unterminated comment' } }
    const fault = findPhpFault(program, text, version)
    return fault ? { fault } : { program }
  } catch (error) {
    if (!(error instanceof Error) || isStackOverflow(error)) throw error
    return { fault: faultOf(error, text) }
  }
}

function readNewer(library: typeof PhpParser, text: string, version: PhpVersion): PhpReading | undefined {
  let tokens: (string | [string, string, number])[]
  try {
    const engine = new library.Engine({ lexer: { short_tags: false } })
    refuseEndlessReading(engine as unknown as { lexer: Lexer }, text.length)
    tokens = engine.tokenGetAll(text) as unknown as typeof tokens
  } catch (error) {
    // What the lexer cannot read is no newer PHP.
    if (error instanceof Error && !isStackOverflow(error)) return undefined
    throw error
  }
  // What the lexer reads with gaps cannot be written anew.
  if (tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('') !== text) return undefined
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

function faultOf(error: Error & { lineNumber?: number; columnNumber?: number }, text: string): PhpFault {
  const reason = reasonOf(error.message)
  if (error instanceof RangeError && /code point/i.test(error.message))
    return { offset: wideEscape(text), reason: 'Invalid UTF-8 codepoint escape: Codepoint too large' }
  if (error.lineNumber !== undefined)
    return { offset: offsetAt(text, error.lineNumber, (error.columnNumber ?? 0) + 1), reason: reason || 'syntax error' }
  const [, offset] = /\(offset (\d+)\)/.exec(error.message) ?? []
  if (offset === undefined && error.name !== 'SyntaxError') throw error
  return { offset: Math.max(0, Number(offset ?? 1) - 1), reason }
}

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
