import { type ClassMember, type ClassType, type Model, nameMembers, snakeCase, type Type, usedFirst } from '../../../lib/shapes/model.ts'
import { literal } from '../../../lib/shapes/source.ts'

export const RESERVED = [
  'Any',
  'Decimal',
  'BaseModel',
  'Field',
  'ConfigDict',
  'TypedDict',
  'NotRequired',
  'List',
  'Dict',
  'None',
  'True',
  'False',
  'Dataclass',
  'Int',
  'Float',
  'Str',
  'Bool',
  'Object',
]

/** Keywords of Python 3 (keyword.kwlist and softkwlist). */
const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal ' +
    'not or pass raise return try while with yield match case type _'
  ).split(' '),
)
/** Names that the type hints of a class need, or that a model of pydantic has. */
const HINTS = new Set('bool int float str list dict'.split(' '))
const PYDANTIC = new Set(
  'copy json dict schema construct validate fields parse_obj parse_raw parse_file from_orm update_forward_refs'.split(' '),
)

export type PythonStyle = 'dataclass' | 'typeddict' | 'pydantic'

export function writePython(model: Model, style: PythonStyle): string {
  const blocks = usedFirst(model).map((one) => ({ dataclass: writeDataclass, typeddict: writeTypedDict, pydantic: writeModel })[style](one))
  if (model.root.kind !== 'class') blocks.push(`${model.alias} = ${pythonType(model.root)}`)
  const body = blocks.join('\n\n\n')
  const typing = ['Any', 'NotRequired', 'TypedDict'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(body.replace(/"(?:[^"\\]|\\.)*"/g, '')),
  )
  const pydantic = ['BaseModel', 'ConfigDict', 'Field'].filter((name) => style === 'pydantic' && new RegExp(`\\b${name}\\(`).test(body))
  const imports = [
    'from __future__ import annotations\n',
    ...(style === 'dataclass' && model.classes.length > 0 ? ['from dataclasses import dataclass'] : []),
    ...(/\bDecimal\b/.test(body) ? ['from decimal import Decimal'] : []),
    ...(typing.length > 0 ? [`from typing import ${typing.join(', ')}`] : []),
    ...(style === 'pydantic' && model.classes.length > 0
      ? [`\nfrom pydantic import ${[...new Set(['BaseModel', ...pydantic])].join(', ')}`]
      : []),
  ]
  return `${imports.join('\n').replace(/\n$/, '').replace('annotations\n\n\n', 'annotations\n\n')}\n\n\n${body}\n`
}

const isName = (key: string) => /^[A-Za-z_]\w*$/.test(key) && !key.startsWith('__') && !KEYWORDS.has(key)
const namesOf = (members: readonly ClassMember[], taken: (name: string) => boolean) =>
  nameMembers(
    members.map(({ key }) => key),
    snakeCase,
    (name) => KEYWORDS.has(name) || HINTS.has(name) || taken(name),
  )
/** Members without a default have to come first. */
const requiredFirst = (members: readonly ClassMember[]) => [
  ...members.filter((one) => !one.isOptional),
  ...members.filter((one) => one.isOptional),
]
const orNone = (type: string) => (/(?:^|\| )None$|^Any$/.test(type) ? type : `${type} | None`)

function writeDataclass({ name, members }: ClassType): string {
  const names = namesOf(members, () => false)
  const lines = requiredFirst(members).map(({ key, type, isOptional }) => {
    const own = names.get(key) as string
    const hint = isOptional ? `${orNone(pythonType(type))} = None` : pythonType(type)
    return `    ${own}: ${hint}${own === key ? '' : `  # ${literal(key)}`}`
  })
  return `@dataclass\nclass ${name}:\n${lines.length > 0 ? lines.join('\n') : '    pass'}`
}

function writeTypedDict({ name, members }: ClassType): string {
  const hint = ({ type, isOptional }: ClassMember) => (isOptional ? `NotRequired[${pythonType(type)}]` : pythonType(type))
  // Keys that are no names of Python can only be written as a call.
  if (members.some(({ key }) => !isName(key) || HINTS.has(key)))
    return `${name} = TypedDict(\n    ${literal(name)},\n    {\n${members.map((one) => `        ${literal(one.key)}: ${hint(one)},`).join('\n')}\n    },\n)`
  return `class ${name}(TypedDict):\n${members.length > 0 ? members.map((one) => `    ${one.key}: ${hint(one)}`).join('\n') : '    pass'}`
}

function writeModel({ name, members }: ClassType): string {
  const names = namesOf(members, (one) => PYDANTIC.has(one) || one.startsWith('model_'))
  const isAliased = members.some(({ key }) => names.get(key) !== key)
  const lines = members.map(({ key, type, isOptional }) => {
    const own = names.get(key) as string
    const hint = isOptional ? orNone(pythonType(type)) : pythonType(type)
    if (own === key) return `    ${own}: ${hint}${isOptional ? ' = None' : ''}`
    return `    ${own}: ${hint} = Field(${isOptional ? 'default=None, ' : ''}alias=${literal(key)})`
  })
  const config = isAliased ? ['    model_config = ConfigDict(populate_by_name=True)\n'] : []
  return `class ${name}(BaseModel):\n${lines.length > 0 ? [...config, ...lines].join('\n') : '    pass'}`
}

export function pythonType(type: Type): string {
  switch (type.kind) {
    case 'any':
      return 'Any'
    case 'null':
      return 'None'
    case 'boolean':
      return 'bool'
    case 'string':
      return 'str'
    case 'number':
      return { int: 'int', long: 'int', big: 'int', double: 'float', decimal: 'Decimal' }[type.number]
    case 'class':
      return type.class.name
    case 'map':
      return `dict[str, ${pythonType(type.of)}]`
    case 'array':
      return `list[${pythonType(type.of)}]`
    case 'union':
      return type.types.map(pythonType).join(' | ')
    case 'nullable':
      return `${pythonType(type.of)} | None`
  }
}
