import { defineFailures } from '../../../../engine/core/define.ts'
import { isLeaf, type JsonLeaf, type JsonSource } from '../../../lib/json/source.ts'
import type { JsonMember, JsonNode } from '../../../lib/json/tree.ts'
import { isTomlDate } from '../../../lib/toml/scalars.ts'

export const jsonTomlFailures = defineFailures({
  'toml-root': 'TOML is always a table, so the JSON must be an object: {…}. Put an array under a key.',
  'toml-null': 'TOML has no null. Remove it, or choose to leave such keys out.',
  'toml-long-number': 'This number doesn’t fit the 64 bits of a TOML integer. Choose to write such numbers as strings.',
  'toml-surrogate': 'This string holds half a character (a lone surrogate), which TOML can’t write. Delete it or type the whole character.',
})

export type TomlOptions = {
  readonly nulls: 'refuse' | 'drop'
  readonly longNumbers: 'refuse' | 'string'
  /** Strings with line breaks between three quotation marks. */
  readonly blocks: boolean
  /** Strings that are dates or times become such. */
  readonly dates: boolean
}

type Table = Extract<JsonNode, { readonly type: 'object' }>
const LIMIT = 2n ** 63n

/** Writes a document as TOML 1.0, and counts the nulls that were left out. @throws ToolError one of {@link jsonTomlFailures} */
export function writeToml(source: JsonSource, options: TomlOptions): { readonly text: string; readonly dropped: number } {
  const { root } = source
  const where = (offset: number) => ({ field: source.field, offset, text: source.text })
  if (root.type !== 'object') return jsonTomlFailures.fail('toml-root', where(root.start))
  const blocks: string[] = []
  let dropped = 0

  const isNull = (node: JsonNode): boolean => {
    if (node.type !== 'null') return false
    if (options.nulls === 'refuse') jsonTomlFailures.fail('toml-null', where(node.start))
    dropped++
    return true
  }
  const kept = (nodes: readonly JsonNode[]) => nodes.filter((node) => !isNull(node))
  const keptMembers = ({ members }: Table) => members.filter(({ value }) => !isNull(value))
  const keyOf = ({ name, start }: JsonMember): string => (/^[A-Za-z0-9_-]+$/.test(name) ? name : quoted(name, start))
  const quoted = (text: string, offset: number): string => {
    if (!text.isWellFormed()) jsonTomlFailures.fail('toml-surrogate', where(offset))
    return `"${escape(text)}"`
  }
  const leafOf = (leaf: JsonLeaf, isInline: boolean): string => {
    if (leaf.type === 'number') return numberOf(leaf)
    if (leaf.type !== 'string') return source.spell(leaf)
    const text = source.string(leaf)
    if (options.dates && isTomlDate(text)) return text
    if (!options.blocks || isInline || !text.includes('\n') || !text.isWellFormed()) return quoted(text, leaf.start)
    return `"""\n${escape(text, true)}"""`
  }
  const numberOf = (leaf: JsonLeaf): string => {
    const raw = source.spell(leaf)
    if (!/^-?\d+$/.test(raw)) return raw
    const value = raw.length > 20 ? LIMIT : BigInt(raw)
    if (value < LIMIT && value >= -LIMIT) return raw
    return options.longNumbers === 'string' ? `"${raw}"` : jsonTomlFailures.fail('toml-long-number', where(leaf.start))
  }
  const valueOf = (node: JsonNode, isInline = true): string => {
    if (isLeaf(node)) return leafOf(node, isInline)
    if (node.type === 'array')
      return `[${kept(node.items)
        .map((item) => valueOf(item))
        .join(', ')}]`
    const members = keptMembers(node)
    return members.length === 0 ? '{}' : `{ ${members.map((member) => `${keyOf(member)} = ${valueOf(member.value)}`).join(', ')} }`
  }
  /** Whether an array is written as tables of its own. */
  const isTables = (node: JsonNode) => node.type === 'array' && node.items.length > 0 && node.items.every(({ type }) => type === 'object')
  const writeTable = (table: Table, path: string, header: string) => {
    const members = keptMembers(table)
    const isTable = ({ value }: JsonMember) => value.type === 'object' || isTables(value)
    // What comes after the header of another table would belong to that one.
    const plain = members.filter((member) => !isTable(member)).map((member) => `${keyOf(member)} = ${valueOf(member.value, false)}`)
    const inner = members.filter(isTable)
    const isNeeded = header.startsWith('[[') || plain.length > 0 || inner.length === 0
    if (isNeeded) blocks.push([...(header === '' ? [] : [header]), ...plain].join('\n'))
    for (const member of inner) {
      const own = path === '' ? keyOf(member) : `${path}.${keyOf(member)}`
      if (member.value.type === 'object') writeTable(member.value, own, `[${own}]`)
      else if (member.value.type === 'array') for (const item of member.value.items) writeTable(item as Table, own, `[[${own}]]`)
    }
  }
  writeTable(root, '', '')
  const text = blocks.filter((block) => block !== '').join('\n\n')
  return { text: text === '' ? '' : `${text}\n`, dropped }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
}

function escape(text: string, isBlock = false): string {
  // oxlint-disable-next-line no-control-regex -- they are what is escaped
  return text.replace(isBlock ? /[\u0000-\u0008\u000b-\u001f\u007f\\]|"(?=""|$)|(?<="")"/g : /[\u0000-\u001f\u007f"\\]/g, (unit) => {
    return ESCAPES[unit] ?? `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  })
}
