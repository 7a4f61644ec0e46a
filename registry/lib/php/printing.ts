import type { AstPath, Doc, ParserOptions, Plugin, Printer } from 'prettier'
import type { PhpNode } from './node.ts'

/** What may be made anew without parentheses around it. */
const PLAIN_CLASSES: ReadonlySet<string> = new Set([
  'name',
  'variable',
  'propertylookup',
  'nullsafepropertylookup',
  'staticlookup',
  'offsetlookup',
  'call',
  'class',
  'identifier',
  'selfreference',
  'parentreference',
  'staticreference',
])

type Node = PhpNode & { readonly body?: unknown }
type Statement = { readonly kind?: string; readonly children?: readonly unknown[] }
type Clean = ((node: Node, cleaned: { children?: readonly Statement[] }, parent: unknown) => unknown) & { ignoredProperties?: Set<string> }

/**
 * Prettier's plugin for PHP (0.25.0), which drops a few things that it reads: `final` of properties, `&` of arrow
 * functions, parentheses around what is called or made anew. Blocks in a row of statements mean nothing; it leaves them
 * out rightly, and they are left out of the comparison too. What is mended wrongly here is found when the result is compared.
 */
export function mendPhpPlugin(plugin: Plugin): Plugin {
  const printer = plugin.printers?.['php'] as Printer<Node>
  const clean = printer.massageAstNode as Clean
  const massageAstNode: Clean = (node, cleaned, parent) => {
    if (cleaned.children) cleaned.children = withoutBlocks(cleaned.children)
    return node.kind === 'block' ? undefined : clean(node, cleaned, parent)
  }
  if (clean.ignoredProperties) massageAstNode.ignoredProperties = clean.ignoredProperties
  const print: Printer<Node>['print'] = (path, options, ...rest) => mend(path, options, printer.print(path, options, ...rest))
  return { ...plugin, printers: { php: { ...printer, print, massageAstNode } as Printer } }
}

/** Statements, with those of a block among them in its place. */
export function withoutBlocks<T extends Statement>(statements: readonly T[]): T[] {
  return statements.flatMap((one) => (one.kind === 'block' ? withoutBlocks((one.children ?? []) as readonly T[]) : [one]))
}

function mend(path: AstPath<Node>, { originalText }: ParserOptions, doc: Doc): Doc {
  const { node, key } = path
  const parent = path.parent as Node | null
  if (node.kind === 'arrowfunc' && node['byref']) return withAmpersand(doc)
  if (node.kind === 'propertystatement') return [isFinal(node, originalText) ? 'final ' : '', doc]
  if (key !== 'what' || !parent) return doc
  const isBare = parent.kind === 'new' ? !PLAIN_CLASSES.has(node.kind) : parent.kind === 'call' && node.kind === 'assign'
  // Those around lookups that are called are there already.
  const isLost = isValue(node, parent) && (parent.kind !== 'call' || node.kind === 'name')
  return isBare || isLost ? ['(', doc, ')'] : doc
}

/**
 * Whether parentheses make a value of a name: `new (A)`, `(A)()` and `(A)::b()` use the constant A, where A alone would be a
 * class or function; `($a->b)()` calls what is kept in a property, `new (A::B)` is an error without them.
 */
export function isValue(node: PhpNode, parent: PhpNode): boolean {
  const { kind } = node
  // What is made anew is not marked as one in parentheses.
  if (parent.kind === 'new') {
    const isLookup = kind === 'staticlookup' && (node['offset'] as PhpNode | undefined)?.kind !== 'variable'
    return (kind === 'name' || isLookup) && NEW_VALUE.test(parent.loc?.source ?? '')
  }
  if (!node['parenthesizedExpression']) return false
  return kind === 'name' ? /^(?:call|staticlookup)$/.test(parent.kind) : parent.kind === 'call' && kind.endsWith('lookup')
}
const NEW_VALUE = /^new(?:\s|\/\*[^]*?\*\/|(?:\/\/|#).*)*\(/i

function withAmpersand(doc: Doc): Doc {
  if (!Array.isArray(doc)) return doc
  const at = doc.indexOf('fn')
  return at < 0 ? doc.map(withAmpersand) : doc.with(at, 'fn&')
}

/** The plugin does not keep the word. A property starts at its name; attributes, which would come first, are left alone. */
function isFinal({ loc }: Node, text: string): boolean {
  const near = text.slice(Math.max(0, (loc?.start.offset ?? 0) - MOST_BEFORE), loc?.start.offset)
  const before = /[^;{}]*$/.exec(near.replaceAll(/\/\*[^]*?\*\/|\/\/.*|#(?!\[).*/g, ' '))?.[0] ?? ''
  return /\bfinal\b/i.test(before) && !before.includes('#[')
}
/** Modifiers, type and comments in front of a property, in UTF-16 units. */
const MOST_BEFORE = 500
