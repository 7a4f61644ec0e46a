import {
  bareOf,
  camelCase,
  type ClassMember,
  type ClassType,
  type Model,
  nameMembers,
  pascalCase,
  type Type,
} from '../../../lib/shapes/model.ts'
import { literal } from '../../../lib/shapes/source.ts'

export const RESERVED = [
  'List',
  'Map',
  'String',
  'Object',
  'Integer',
  'Long',
  'Double',
  'Boolean',
  'BigInteger',
  'BigDecimal',
  'JsonProperty',
  'SerializedName',
  'Data',
  'Record',
  'Override',
  'Void',
  'Number',
  'System',
  'Enum',
  'Class',
]

/** Keywords, literals and contextual keywords (JLS 3.9), and names that a record component can’t have (JLS 8.10.1). */
const TAKEN = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if ' +
    'implements import instanceof int interface long native new package private protected public return short static strictfp super switch ' +
    'synchronized this throw throws transient try void volatile while true false null var yield record sealed permits _ ' +
    'clone finalize getClass hashCode notify notifyAll toString wait'
  ).split(' '),
)

export type JavaOptions = {
  readonly style: 'record' | 'class' | 'lombok'
  readonly library: 'jackson' | 'gson' | 'none'
  readonly packageName: string
}

/** One file: the first class is public, and the others are nested in it, as Java has one public class a file. */
export function writeJava({ classes }: Model, options: JavaOptions): string {
  const [first, ...rest] = classes
  if (!first) return ''
  const body = writeClass(
    first,
    options,
    0,
    rest.map((one) => writeClass(one, options, 1)),
  )
  const imports = [
    ...(/@JsonProperty\(/.test(body) ? ['com.fasterxml.jackson.annotation.JsonProperty'] : []),
    ...(/@SerializedName\(/.test(body) ? ['com.google.gson.annotations.SerializedName'] : []),
    ...(/\bBigDecimal\b/.test(body) ? ['java.math.BigDecimal'] : []),
    ...(/\bBigInteger\b/.test(body) ? ['java.math.BigInteger'] : []),
    ...(/\bList</.test(body) ? ['java.util.List'] : []),
    ...(/\bMap</.test(body) ? ['java.util.Map'] : []),
    ...(options.style === 'lombok' ? ['lombok.Data'] : []),
  ]
  const lead = `${options.packageName === '' ? '' : `package ${options.packageName};\n\n`}${imports.map((name) => `import ${name};\n`).join('')}`
  return `${lead}${imports.length > 0 ? '\n' : ''}${body}\n`
}

type Field = { readonly name: string; readonly type: string; readonly annotation: string }

function writeClass({ name, members }: ClassType, options: JavaOptions, depth: number, nested: readonly string[] = []): string {
  const names = nameMembers(
    members.map(({ key }) => key),
    camelCase,
    (one) => TAKEN.has(one),
  )
  const fields = members.map((member): Field => {
    const own = names.get(member.key) as string
    return { name: own, type: memberType(member), annotation: annotationOf(member.key, own, options) }
  })
  const inner = '    '
  const lines = (all: readonly string[]) => all.map((line) => (line === '' ? '' : inner + line))
  const blocks = nested.flatMap((one) => ['', ...one.split('\n').map((line) => (line === '' ? '' : inner + line))])
  if (options.style === 'record') {
    const parts = fields.map(({ annotation, type, name: own }) => `${inner}${annotation === '' ? '' : `${annotation} `}${type} ${own}`)
    const head = `public record ${name}(${parts.length > 0 ? `\n${parts.join(',\n')}\n` : ''})`
    return blocks.length > 0 ? `${head} {${blocks.join('\n').replace(/^\n/, '\n')}\n}` : `${head} {}`
  }
  const lead = `${options.style === 'lombok' ? '@Data\n' : ''}public ${depth > 0 ? 'static ' : ''}class ${name} {`
  const declared = lines(
    fields.flatMap(({ annotation, type, name: own }) => [...(annotation === '' ? [] : [annotation]), `private ${type} ${own};`]),
  )
  const accessors = options.style === 'lombok' ? [] : lines(fields.flatMap(accessorsOf))
  return [lead, ...declared, ...accessors, ...blocks, '}'].join('\n')
}

function accessorsOf({ name, type }: Field): string[] {
  const own = pascalCase(name)
  // JavaBeans asks a boolean by “is”, a Boolean by “get”; there is a getClass already.
  const getter = type === 'boolean' ? `is${own}` : own === 'Class' ? 'getClass_' : `get${own}`
  return [
    '',
    `public ${type} ${getter}() {`,
    `    return ${name};`,
    '}',
    '',
    `public void set${own}(${type} ${name}) {`,
    `    this.${name} = ${name};`,
    '}',
  ]
}

function annotationOf(key: string, name: string, { library }: JavaOptions): string {
  if (key === name || library === 'none') return ''
  return library === 'jackson' ? `@JsonProperty(${literal(key)})` : `@SerializedName(${literal(key)})`
}

function memberType({ type, isOptional }: ClassMember): string {
  const { bare, isNullable } = bareOf(type)
  return javaType(bare, isOptional || isNullable)
}

const BOXES: Readonly<Record<string, string>> = { boolean: 'Boolean', int: 'Integer', long: 'Long', double: 'Double' }

/** @param isBoxed null may be there, or it is an argument of another type */
export function javaType(type: Type, isBoxed: boolean): string {
  const box = (name: string) => (isBoxed ? (BOXES[name] as string) : name)
  switch (type.kind) {
    case 'boolean':
      return box('boolean')
    case 'string':
      return 'String'
    case 'number':
      return { int: box('int'), long: box('long'), big: 'BigInteger', double: box('double'), decimal: 'BigDecimal' }[type.number]
    case 'class':
      return type.class.name
    case 'map':
      return `Map<String, ${javaType(type.of, true)}>`
    case 'array':
      return `List<${javaType(type.of, true)}>`
    case 'nullable':
      return javaType(type.of, true)
    default:
      return 'Object'
  }
}
