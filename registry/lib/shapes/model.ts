import { kindsOf, mergeShapes, type NumberKind, type Shape } from './infer.ts'

/** A type as programming languages have them. */
export type Type =
  | { readonly kind: 'any' | 'null' | 'boolean' | 'string' }
  | { readonly kind: 'number'; readonly number: NumberKind }
  | { readonly kind: 'array' | 'map'; readonly of: Type }
  | { readonly kind: 'class'; readonly class: ClassType }
  | { readonly kind: 'union'; readonly types: readonly Type[] }
  | { readonly kind: 'nullable'; readonly of: Type }

/** An object with known keys. */
export type ClassType = { name: string; readonly members: readonly ClassMember[] }
export type ClassMember = {
  /** As in JSON. */
  readonly key: string
  readonly type: Type
  /** Not in every object. */
  readonly isOptional: boolean
}

export type Model = {
  readonly root: Type
  /** A name for the whole document where that is no object. */
  readonly alias: string
  /** In the order in which they appear. */
  readonly classes: readonly ClassType[]
}

export type ModelOptions = {
  readonly rootName: string
  /** Objects with many keys that look like data, such as ids, become maps. */
  readonly maps: boolean
  /** What the language calls something else. */
  readonly reserved: readonly string[]
}

/** So many keys with values of one shape, where they do not read like names of a program, are a map. */
const MANY_KEYS = 20

/** Types of a shape; the same object shapes are one class, and each class has a name of its own. */
export function modelOf(shape: Shape, { rootName, maps, reserved }: ModelOptions): Model {
  const signature = createSignature()
  const classes: ClassType[] = []
  const known = new Map<string, ClassType>()
  const wanted: { readonly type: ClassType; readonly name: string; readonly path: readonly string[] }[] = []
  const build = (one: Shape, path: readonly string[]): Type => {
    const types: Type[] = []
    if (one.isBoolean) types.push({ kind: 'boolean' })
    if (one.number) types.push({ kind: 'number', number: one.number })
    if (one.isString) types.push({ kind: 'string' })
    if (one.items) types.push({ kind: 'array', of: build(one.items, [...path.slice(0, -1), singular(path.at(-1) ?? rootName)]) })
    if (one.object) types.push(objectOf(one, path))
    const [first = { kind: one.isNull ? 'null' : 'any' } as Type] = types
    const bare: Type = types.length > 1 ? { kind: 'union', types } : first
    return one.isNull && kindsOf(one) > 0 ? { kind: 'nullable', of: bare } : bare
  }
  const objectOf = ({ object }: Shape, path: readonly string[]): Type => {
    const { members, count } = object as NonNullable<Shape['object']>
    const name = path.at(-1) ?? rootName
    if (maps && isMap([...members.keys()])) {
      const of = mergeShapes([...members.values()].map(({ shape: inner }) => inner))
      return { kind: 'map', of: build(of, [...path.slice(0, -1), singular(name)]) }
    }
    const type: ClassType = { name, members: [] }
    const place = classes.push(type) - 1
    const made = [...members].map(([key, member]) => ({ key, type: build(member.shape, [...path, key]), isOptional: member.count < count }))
    const same = signature(made)
    const other = members.size > 0 && path.length > 0 ? known.get(same) : undefined
    if (other) {
      classes.splice(place, 1)
      return { kind: 'class', class: other }
    }
    ;(type.members as ClassMember[]).push(...made)
    known.set(same, type)
    wanted.push({ type, name, path })
    return { kind: 'class', class: type }
  }
  const root = build(shape, [])
  const used = nameClasses(classes, wanted, reserved)
  return { root, alias: freeName(pascalCase(rootName), used), classes }
}

/** What two objects with the same keys of the same types have in common. */
function createSignature(): (members: readonly ClassMember[]) => string {
  const ids = new Map<ClassType, number>()
  const spell = (type: Type): unknown => {
    if (type.kind === 'class') {
      if (!ids.has(type.class)) ids.set(type.class, ids.size)
      return ids.get(type.class)
    }
    if (type.kind === 'union') return type.types.map(spell)
    if (type.kind === 'number') return type.number
    return 'of' in type ? [type.kind, spell(type.of)] : type.kind
  }
  return (members) =>
    members
      .map(({ key, type, isOptional }) => JSON.stringify([key, spell(type), isOptional]))
      .toSorted()
      .join()
}

/** In the order in which they appear; what would be named twice gets the name of what it is in before it, or a number. */
function nameClasses(
  classes: readonly ClassType[],
  wanted: readonly { readonly type: ClassType; readonly name: string; readonly path: readonly string[] }[],
  reserved: readonly string[],
): ReadonlySet<string> {
  const paths = new Map(wanted.map(({ type, path }) => [type, path]))
  const used = new Set(reserved.map((name) => name.toLowerCase()))
  for (const type of classes) {
    const path = paths.get(type) ?? []
    const candidates = [type.name, [path.at(-2), type.name].filter((part) => part !== undefined).join(' ')]
    const free = candidates.map(pascalCase).find((candidate) => !used.has(candidate.toLowerCase()))
    type.name = free ?? freeName(pascalCase(type.name), used)
    used.add(type.name.toLowerCase())
  }
  return used
}

function freeName(base: string, used: ReadonlySet<string>): string {
  let name = base
  for (let number = 2; used.has(name.toLowerCase()); number++) name = `${base}${number}`
  return name
}

/** The classes so that each comes after those that it uses. */
export function usedFirst({ classes }: Model): ClassType[] {
  const done = new Set<ClassType>()
  const visit = (type: Type): void => {
    if (type.kind === 'class') place(type.class)
    else if (type.kind === 'union') type.types.forEach(visit)
    else if ('of' in type) visit(type.of)
  }
  const place = (one: ClassType): void => {
    if (done.has(one)) return
    for (const { type } of one.members) visit(type)
    done.add(one)
  }
  classes.forEach(place)
  return [...done]
}

/** Whether null may be there, and the type besides. */
export function bareOf(type: Type): { readonly bare: Type; readonly isNullable: boolean } {
  return type.kind === 'nullable' ? { bare: type.of, isNullable: true } : { bare: type, isNullable: false }
}

function isMap(keys: readonly string[]): boolean {
  if (keys.length < 2) return false
  const isData = keys.every((key) => /^\d|^[\da-f]{8}-|[^\p{L}\p{N}_$-]/iu.test(key))
  return isData || (keys.length >= MANY_KEYS && keys.every((key) => /\d/.test(key)))
}

/** `entries` hold an entry each; English only, as keys mostly are. */
function singular(name: string): string {
  if (/(?:ss|us|is|news|series|data)$/i.test(name)) return `${name}Item`
  if (/ies$/i.test(name) && name.length > 4) return `${name.slice(0, -3)}y`
  if (/(?:ch|sh|x|z|ss)es$/i.test(name)) return name.slice(0, -2)
  return /s$/i.test(name) && name.length > 2 ? name.slice(0, -1) : `${name}Item`
}

/** The words of a name: `user_id`, `userId`, `user-id` and `USER ID` are all user and id. */
export function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .match(/[A-Za-z0-9]+/g) ?? []
  )
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/** `UserId`; a name that would be empty or begin with a digit is made one. */
export function pascalCase(name: string): string {
  return startName(wordsOf(name).map(capital).join('') || 'Value', 'N')
}

export function camelCase(name: string): string {
  const [first = 'value', ...rest] = wordsOf(name)
  return startName(first.toLowerCase() + rest.map(capital).join(''), 'n')
}

export function snakeCase(name: string): string {
  return startName(wordsOf(name).join('_').toLowerCase() || 'value', 'n_')
}

function startName(name: string, lead: string): string {
  return /^\d/.test(name) ? lead + name : name
}

/** A name for each key; what is taken gets an underscore, what would be there twice a number. */
export function nameMembers(
  keys: readonly string[],
  make: (key: string) => string,
  isTaken: (name: string) => boolean,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const used = new Set<string>()
  for (const key of keys) {
    const base = make(key)
    let name = isTaken(base) ? `${base}_` : base
    for (let number = 2; used.has(name); number++) name = `${base}${number}`
    used.add(name)
    names.set(key, name)
  }
  return names
}
