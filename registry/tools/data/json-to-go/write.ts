import { bareOf, type ClassMember, type ClassType, type Model, nameMembers, type Type, wordsOf } from '../../../lib/shapes/model.ts'

export const RESERVED = ['String', 'Error']

/** Initialisms that Go writes in capitals (golint, commonInitialisms). */
const INITIALISMS = new Set(
  'ACL API ASCII CPU CSS DNS EOF GUID HTML HTTP HTTPS ID IP JSON LHS QPS RAM RHS RPC SLA SMTP SQL SSH TCP TLS TTL UDP UI UID UUID URI URL UTF8 VM XML XMPP XSRF XSS'.split(
    ' ',
  ),
)
/** What encoding/json takes in a tag: letters, digits and these (isValidTag). */
const TAG = /^[\p{L}\p{N}!#$%&()*+\-./:;<=>?@[\]^_{|}~ ]+$/u

export function writeGo(
  { root, alias, classes }: Model,
  { packageName, isOmitted }: { readonly packageName: string; readonly isOmitted: boolean },
): string {
  const blocks = classes.map((one) => writeStruct(one, isOmitted))
  if (root.kind !== 'class') blocks.unshift(`type ${goName(alias)} ${goType(root)}`)
  const body = blocks.join('\n\n')
  return `package ${packageName}\n\n${/\bjson\.Number\b/.test(body.replace(/`[^`]*`/g, '')) ? 'import "encoding/json"\n\n' : ''}${body}\n`
}

/** Keys that no tag can name. */
export function unreadableKeys({ classes }: Model): string[] {
  return classes.flatMap(({ members }) => members.map(({ key }) => key)).filter((key) => !TAG.test(key))
}

function writeStruct({ name, members }: ClassType, isOmitted: boolean): string {
  if (members.length === 0) return `type ${goName(name)} struct{}`
  const names = nameMembers(
    members.map(({ key }) => key),
    goName,
    () => false,
  )
  const rows = members.map((member) => [
    names.get(member.key) as string,
    memberType(member),
    // A lone dash would leave the field out.
    TAG.test(member.key)
      ? `\`json:"${member.key === '-' ? '-,' : member.key}${member.isOptional && isOmitted ? ',omitempty' : ''}"\``
      : '`json:"-"`',
  ])
  // As gofmt aligns them.
  const widths = [0, 1].map((index) => Math.max(...rows.map((row) => [...(row[index] as string)].length)))
  const lines = rows.map(
    ([field = '', type = '', tag = '']) => `\t${field.padEnd(widths[0] as number)} ${type.padEnd(widths[1] as number)} ${tag}`,
  )
  return `type ${goName(name)} struct {\n${lines.join('\n')}\n}`
}

function memberType({ type, isOptional }: ClassMember): string {
  const { bare, isNullable } = bareOf(type)
  const own = goType(bare)
  return isNullable || (isOptional && bare.kind === 'class') ? pointer(own) : own
}

const pointer = (type: string): string => (/^(?:\[\]|map\[|any$|\*)/.test(type) ? type : `*${type}`)

export function goName(name: string): string {
  const words = wordsOf(name).map((word) => {
    const upper = word.toUpperCase()
    return INITIALISMS.has(upper) ? upper : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
  })
  const joined = words.join('') || 'Value'
  return /^\d/.test(joined) ? `N${joined}` : joined
}

export function goType(type: Type): string {
  switch (type.kind) {
    case 'boolean':
      return 'bool'
    case 'string':
      return 'string'
    case 'number':
      return { int: 'int', long: 'int64', big: 'json.Number', double: 'float64', decimal: 'json.Number' }[type.number]
    case 'class':
      return goName(type.class.name)
    case 'map':
      return `map[string]${goType(type.of)}`
    case 'array':
      return `[]${goType(type.of)}`
    case 'nullable':
      return pointer(goType(type.of))
    default:
      return 'any'
  }
}
