import { bareOf, type ClassType, type Model, nameMembers, pascalCase, type Type } from '../../../lib/shapes/model.ts'
import { literal } from '../../../lib/shapes/source.ts'

export const RESERVED = [
  'List',
  'Dictionary',
  'JsonElement',
  'JToken',
  'BigInteger',
  'JsonProperty',
  'JsonPropertyName',
  'String',
  'Object',
  'System',
  'Newtonsoft',
  'Decimal',
  'Int32',
  'Int64',
  'Double',
  'Boolean',
]

export type CSharpOptions = {
  readonly style: 'record' | 'class'
  readonly library: 'system' | 'newtonsoft'
  readonly arrays: 'list' | 'array'
  readonly isNullable: boolean
  readonly namespace: string
}

/** Names that every object or record has. */
const TAKEN = new Set([
  'Equals',
  'GetHashCode',
  'GetType',
  'MemberwiseClone',
  'ReferenceEquals',
  'ToString',
  'Finalize',
  'EqualityContract',
  'PrintMembers',
  'Clone',
  'Deconstruct',
])
const VALUES = new Set(['bool', 'int', 'long', 'double', 'decimal', 'BigInteger', 'JsonElement'])

export function writeCSharp({ classes }: Model, options: CSharpOptions): string {
  const blocks = classes.map((one) => writeClass(one, options))
  const body = blocks.join('\n\n')
  const usings = [
    ...(/\b(?:List|Dictionary)</.test(body) ? ['System.Collections.Generic'] : []),
    ...(/\bBigInteger\b/.test(body) ? ['System.Numerics'] : []),
    ...(/\bJsonElement\b/.test(body) ? ['System.Text.Json'] : []),
    ...(options.library === 'system' ? ['System.Text.Json.Serialization'] : ['Newtonsoft.Json']),
    ...(/\bJToken\b/.test(body) ? ['Newtonsoft.Json.Linq'] : []),
  ]
  const lead = `${options.isNullable ? '#nullable enable\n' : ''}${usings.map((name) => `using ${name};\n`).join('')}`
  return `${lead}${options.namespace === '' ? '' : `\nnamespace ${options.namespace};\n`}\n${body}\n`
}

function writeClass({ name, members }: ClassType, options: CSharpOptions): string {
  // A member can’t have the name of its class.
  const names = nameMembers(
    members.map(({ key }) => key),
    pascalCase,
    (one) => one === name || TAKEN.has(one),
  )
  const attribute = options.library === 'system' ? 'JsonPropertyName' : 'JsonProperty'
  const lines = members.map(({ key, type, isOptional }) => {
    const { bare, isNullable } = bareOf(type)
    const own = csharpType(bare, options)
    const mayLack = isOptional || isNullable || bare.kind === 'any' || bare.kind === 'null'
    const mark = mayLack && !own.endsWith('?') && (options.isNullable || VALUES.has(own)) ? '?' : ''
    const required = options.isNullable && !isOptional ? 'required ' : ''
    return `    [${attribute}(${literal(key)})]\n    public ${required}${own}${mark} ${names.get(key)} { get; ${options.style === 'record' ? 'init' : 'set'}; }`
  })
  return `public ${options.style} ${name}\n{\n${lines.join('\n\n')}${lines.length > 0 ? '\n' : ''}}`
}

export function csharpType(type: Type, options: CSharpOptions): string {
  const isSystem = options.library === 'system'
  switch (type.kind) {
    case 'boolean':
      return 'bool'
    case 'string':
      return 'string'
    case 'number':
      // System.Text.Json reads no BigInteger; an element keeps every digit.
      return { int: 'int', long: 'long', big: isSystem ? 'JsonElement' : 'BigInteger', double: 'double', decimal: 'decimal' }[type.number]
    case 'class':
      return type.class.name
    case 'map':
      return `Dictionary<string, ${csharpType(type.of, options)}>`
    case 'array':
      return options.arrays === 'list' ? `List<${csharpType(type.of, options)}>` : `${csharpType(type.of, options)}[]`
    case 'nullable': {
      const own = csharpType(type.of, options)
      return options.isNullable || VALUES.has(own) ? `${own}?` : own
    }
    case 'any':
    case 'null':
      return 'object'
    default:
      return isSystem ? 'JsonElement' : 'JToken'
  }
}
