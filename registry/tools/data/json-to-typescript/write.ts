import { bareOf, type ClassMember, type Model, type Type, usedFirst } from '../../../lib/shapes/model.ts'
import { literal } from '../../../lib/shapes/source.ts'

export const RESERVED = [
  'Record',
  'Array',
  'z',
  'Any',
  'Never',
  'Object',
  'String',
  'Number',
  'Boolean',
  'Unknown',
  'Null',
  'Void',
  'Symbol',
  'Undefined',
  'BigInt',
]

export type TypeScriptOptions = { readonly style: 'interface' | 'type' | 'zod'; readonly isReadonly: boolean; readonly isExported: boolean }

export function writeTypeScript(model: Model, options: TypeScriptOptions): string {
  return options.style === 'zod' ? writeZod(model, options) : writeTypes(model, options)
}

const keyOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key))

function writeTypes({ root, alias, classes }: Model, { style, isReadonly, isExported }: TypeScriptOptions): string {
  const lead = isExported ? 'export ' : ''
  const memberOf = ({ key, type, isOptional }: ClassMember) =>
    `  ${isReadonly ? 'readonly ' : ''}${keyOf(key)}${isOptional ? '?' : ''}: ${typeName(type, isReadonly)}`
  const blocks = classes.map(({ name, members }) => {
    const body = members.length === 0 ? '{}' : `{\n${members.map(memberOf).join('\n')}\n}`
    return `${lead}${style === 'interface' ? `interface ${name} ` : `type ${name} = `}${body}`
  })
  if (root.kind !== 'class') blocks.unshift(`${lead}type ${alias} = ${typeName(root, isReadonly)}`)
  return `${blocks.join('\n\n')}\n`
}

export function typeName(type: Type, isReadonly = false): string {
  switch (type.kind) {
    case 'any':
      return 'unknown'
    case 'number':
      return 'number'
    case 'class':
      return type.class.name
    case 'map':
      return isReadonly ? `Readonly<Record<string, ${typeName(type.of, true)}>>` : `Record<string, ${typeName(type.of)}>`
    case 'array': {
      const item = typeName(type.of, isReadonly)
      return `${isReadonly ? 'readonly ' : ''}${/[ |]/.test(item) && !/^Re[\w<]*</.test(item) ? `(${item})` : item}[]`
    }
    case 'union':
      return type.types.map((one) => typeName(one, isReadonly)).join(' | ')
    case 'nullable':
      return `${typeName(type.of, isReadonly)} | null`
    default:
      return type.kind
  }
}

function writeZod(model: Model, { isExported }: TypeScriptOptions): string {
  const lead = isExported ? 'export ' : ''
  const blocks = usedFirst(model).map(({ name, members }) => {
    const lines = members.map(({ key, type, isOptional }) => `  ${zodKey(key)}: ${zodOf(type)}${isOptional ? '.optional()' : ''},`)
    const schema = `${schemaName(name)} = z.object({${lines.length > 0 ? `\n${lines.join('\n')}\n` : ''}})`
    return `${lead}const ${schema}\n${lead}type ${name} = z.infer<typeof ${schemaName(name)}>`
  })
  if (model.root.kind !== 'class') {
    const name = model.alias
    blocks.push(`${lead}const ${schemaName(name)} = ${zodOf(model.root)}\n${lead}type ${name} = z.infer<typeof ${schemaName(name)}>`)
  }
  return `import * as z from 'zod'\n\n${blocks.join('\n\n')}\n`
}

/** In an object literal a bare `__proto__` would set the prototype. */
const zodKey = (key: string) => (key === '__proto__' ? '["__proto__"]' : keyOf(key))
const schemaName = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`

function zodOf(type: Type): string {
  switch (type.kind) {
    case 'any':
      return 'z.unknown()'
    case 'number':
      return type.number === 'int' || type.number === 'long' ? 'z.number().int()' : 'z.number()'
    case 'class':
      return schemaName(type.class.name)
    case 'map':
      return `z.record(z.string(), ${zodOf(type.of)})`
    case 'array':
      return `z.array(${zodOf(type.of)})`
    case 'union':
      return `z.union([${type.types.map(zodOf).join(', ')}])`
    case 'nullable': {
      const { bare } = bareOf(type)
      return `${zodOf(bare)}.nullable()`
    }
    default:
      return `z.${type.kind}()`
  }
}
