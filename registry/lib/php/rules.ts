import { unexpected } from './messages.ts'
import type { PhpFault, PhpNode } from './node.ts'

/** Names that no class may have, with the version from which on (Zend/zend_compile.c, reserved_class_names). */
const RESERVED: ReadonlyMap<string, number> = new Map([
  ...['self', 'parent', 'static', 'bool', 'int', 'float', 'string', 'true', 'false', 'null', 'void', 'iterable', 'object'].map(
    (name): [string, number] => [name, 7],
  ),
  ['mixed', 8],
  ['never', 8.1],
])
const SPECIAL: ReadonlySet<string> = new Set(['self', 'parent'])
const LIKE_CLASSES: ReadonlySet<string> = new Set(['class', 'interface', 'trait', 'enum'])
const NEVER_STATIC: Readonly<Record<string, string>> = { __construct: 'Constructor', __destruct: 'Destructor', __clone: 'Clone method' }

/**
 * The first fault that PHP finds when it compiles what the parser has read, in PHP's own words:
 * the parser is more tolerant than the grammar, and does not know these rules.
 */
export function findPhpFault(program: PhpNode, text: string, version: string): PhpFault | undefined {
  const faults: PhpFault[] = []
  const rules = new PhpRules(text, Number(version), (node, reason, offset) => faults.push({ offset: offset ?? startOf(node), reason }))
  rules.namespaces(program)
  const open: unknown[] = [program]
  while (open.length > 0) {
    const node = open.pop()
    if (typeof node !== 'object' || node === null) continue
    if (Array.isArray(node)) {
      for (const part of node) open.push(part)
      continue
    }
    if (typeof (node as PhpNode).kind === 'string') rules.check(node as PhpNode)
    for (const [key, value] of Object.entries(node))
      if (!/^(?:loc|comments|leadingComments|trailingComments|tokens|errors)$/.test(key)) open.push(value)
  }
  return faults.toSorted((a, b) => a.offset - b.offset)[0]
}

const startOf = ({ loc }: PhpNode): number => loc?.start.offset ?? 0
const listOf = (value: unknown): readonly PhpNode[] => (Array.isArray(value) ? (value as PhpNode[]) : [])
const nodeOf = (value: unknown): PhpNode | undefined => (typeof value === 'object' && value !== null ? (value as PhpNode) : undefined)
const nameOf = (value: unknown): string =>
  typeof value === 'string' ? value : String(nodeOf(value)?.['name'] ?? nodeOf(value)?.['raw'] ?? '')

function kindOf(word: string): string {
  if (word.startsWith('$')) return 'T_VARIABLE'
  if (/^(?:array|callable|static)$/i.test(word)) return `T_${word.toUpperCase()}`
  if (!word.includes('\\')) return 'T_STRING'
  return word.startsWith('\\') ? 'T_NAME_FULLY_QUALIFIED' : 'T_NAME_QUALIFIED'
}

class PhpRules {
  readonly #text: string
  readonly #version: number
  readonly #say: (node: PhpNode, reason: string, offset?: number) => void

  constructor(text: string, version: number, say: (node: PhpNode, reason: string, offset?: number) => void) {
    this.#text = text
    this.#version = version
    this.#say = say
  }

  #source({ loc }: PhpNode): string {
    return loc ? this.#text.slice(loc.start.offset, loc.end.offset) : ''
  }

  /** What PHP says of what a text begins with. */
  #unexpected(text: string, expected?: string): string {
    const [word] = /^(?:\$\w+|[\w\\\u0080-\uffff]+)/.exec(text) ?? []
    return unexpected({ type: word === undefined ? text.slice(0, 1) : kindOf(word), text: word ?? '' }, this.#version, expected)
  }

  check(node: PhpNode): void {
    const { kind } = node
    if (kind === 'try' && listOf(node['catches']).length === 0 && !node['always'])
      this.#say(node, 'Cannot use try without catch or finally')
    if (kind === 'array' && listOf(node['items']).some((item) => item.kind === 'noop'))
      this.#say(node, 'Cannot use empty array elements in arrays')
    if (LIKE_CLASSES.has(kind)) this.#class(node)
    if (kind === 'usegroup') this.#use(node)
    if (kind === 'parameter') this.#parameter(node)
    if (kind === 'method') this.#method(node)
    if (kind === 'propertystatement') this.#properties(node)
    if (/^(?:function|method|closure)$/.test(kind)) this.#returnType(node)
    if (kind === 'offsetlookup' && this.#version >= 8) this.#braces(node)
    if (kind === 'constantstatement' && listOf(node['constants']).length > 1) this.#constants(node)
    if (kind === 'traitalias' && nameOf(node['method']) === '<?=') this.#say(node, 'Cannot use "<?=" as an identifier')
  }

  #class(node: PhpNode): void {
    const name = nameOf(node['name']).toLowerCase()
    const since = RESERVED.get(name)
    if (nodeOf(node['name']) && since !== undefined && this.#version >= since)
      this.#say(node, `Cannot use '${nameOf(node['name'])}' as class name as it is reserved`)
    const isInterface = node.kind === 'interface'
    const refuse = (part: PhpNode | undefined, what: string) => {
      const written = part ? nameOf(part) : ''
      if (part && /^(?:self|parent|static)$/i.test(written)) this.#say(part, `Cannot use '${written}' as ${what} name, as it is reserved`)
    }
    if (!Array.isArray(node['extends'])) refuse(nodeOf(node['extends']), 'class')
    for (const part of listOf(node['extends'])) refuse(part, isInterface ? 'interface' : 'class')
    for (const part of listOf(node['implements'])) refuse(part, 'interface')
  }

  #use(node: PhpNode): void {
    const group = node['name']
    if (typeof group === 'string') {
      const brace = /^use\s+(?:(?:function|const)\s+)?[\w\\\u0080-\uffff]*[\w\u0080-\uffff]\s*\{/i.exec(this.#source(node))
      if (brace) this.#say(node, this.#unexpected('{', ';'), startOf(node) + brace[0].length - 1)
    }
    for (const item of listOf(node['items'])) {
      const name = nameOf(item['name'])
      if (typeof group === 'string' && name.startsWith('\\')) this.#say(item, this.#unexpected(name))
      const alias = nameOf(item['alias']) || name.slice(name.lastIndexOf('\\') + 1)
      if (!node['type'] && !item['type'] && SPECIAL.has(alias.toLowerCase()))
        this.#say(item, `Cannot use ${name} as ${alias} because '${alias}' is a special class name`)
    }
  }

  /** The parser keeps no attributes of constants: they stand right before the statement. */
  #constants(node: PhpNode): void {
    if (/\]\s*$/.test(this.#text.slice(Math.max(0, startOf(node) - 100), startOf(node))))
      this.#say(node, 'Cannot use attributes on multiple constants at once')
  }

  #parameter(node: PhpNode): void {
    if (node['variadic'] && node['value']) this.#say(node, 'Variadic parameter cannot have a default value')
    const type = nameOf(node['type']).toLowerCase()
    if (type === 'void' || (type === 'never' && this.#version >= 8.1)) this.#say(node, `${type} cannot be used as a parameter type`)
    if (Number(node['flags']) > 0 && this.#version >= 8.4 && /\$\w+(?:\s*=[^{}]*)?\s*\{\s*\}$/.test(this.#source(node)))
      this.#say(node, 'Property hook list cannot be empty')
  }

  #method(node: PhpNode): void {
    const name = nameOf(node['name'])
    if (node['isReadonly']) this.#say(node, `Method ${name}() cannot be readonly`)
    const what = Object.hasOwn(NEVER_STATIC, name.toLowerCase()) ? NEVER_STATIC[name.toLowerCase()] : undefined
    if (node['isStatic'] && what !== undefined) this.#say(node, `${what} ${name}() cannot be static`)
  }

  #properties(node: PhpNode): void {
    const properties = listOf(node['properties'])
    const [first] = properties
    const isBare = node['visibility'] === '' && !node['isStatic'] && !node['isAbstract'] && !node['isFinal'] && !node['visibilitySet']
    if (isBare && first && !first['readonly']) {
      const type = nodeOf(first['type'])
      // The question mark of a type belongs to none of its nodes.
      const at = type && first['nullable'] ? this.#text.lastIndexOf('?', startOf(type)) : type && startOf(type)
      this.#say(node, this.#unexpected(at === undefined ? `$${nameOf(first['name'])}` : this.#text.slice(at)), at)
    }
    const isEmpty = /\$\w+(?:\s*=[^{}]*)?\s*\{\s*\}$/.test(this.#source(node).trimEnd())
    if (properties.length > 1 && (isEmpty || properties.some(({ hooks }) => listOf(hooks).length > 0)))
      this.#say(node, 'Cannot use hooks when declaring multiple properties')
    else if (isEmpty) this.#say(node, 'Property hook list cannot be empty')
  }

  /** The parser reads `function f(): {` as if nothing stood after the bracket. */
  #returnType(node: PhpNode): void {
    const body = nodeOf(node['body'])
    if (node['type'] || !body?.loc) return
    const head = this.#text.slice(startOf(node), body.loc.start.offset)
    if (/\)\s*:\s*$/.test(head)) this.#say(body, this.#unexpected('{'))
  }

  /** Braces for the place in an array or text were taken out in PHP 8.0. */
  #braces(node: PhpNode): void {
    const end = nodeOf(node['what'])?.loc?.end.offset
    if (end === undefined) return
    const brace = /^\s*\{/.exec(this.#text.slice(end, end + 200))
    // Within a text in double quotes braces are around the whole.
    if (brace && nodeOf(node['what'])?.kind !== 'encapsedpart') this.#say(node, this.#unexpected('{'), end + brace[0].length - 1)
  }

  namespaces(program: PhpNode): void {
    const all = listOf(program['children']).filter(({ kind }) => kind !== 'noop' && kind !== 'declare')
    const isShebang = all[0]?.kind === 'inline' && /^#!.*[\r\n]*$/.test(String(all[0]['raw'] ?? all[0]['value']))
    const statements = isShebang ? all.slice(1) : all
    const spaces = statements.filter(({ kind }) => kind === 'namespace')
    const [first] = spaces
    if (!first) return
    if (statements[0] !== first)
      this.#say(first, 'Namespace declaration statement has to be the very first statement or after any declare call in the script')
    const braced = Boolean(first['withBrackets'])
    for (const space of spaces) {
      if (Boolean(space['withBrackets']) !== braced)
        this.#say(space, 'Cannot mix bracketed namespace declarations with unbracketed namespace declarations')
      const inner = listOf(space['children']).find(({ kind }) => kind === 'namespace')
      if (inner) this.#say(inner, 'Namespace declarations cannot be nested')
    }
    if (!braced) return
    const outside = statements
      .slice(statements.indexOf(first))
      .find((node) => node.kind !== 'namespace' && node.kind !== 'halt' && !isBlank(node))
    if (outside) this.#say(outside, 'No code may exist outside of namespace {}')
  }
}

const isBlank = (node: PhpNode): boolean => node.kind === 'inline' && String(node['value'] ?? '').trim() === ''
