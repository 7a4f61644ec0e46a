import { ToolError } from '../core/errors.ts'
import type { FieldSpec } from '../core/fields.ts'

/** What the command itself understands, for every tool. */
export type CommonFlags = {
  help?: boolean
  json?: boolean
  out?: string
  locale?: string
  seed?: string
  now?: string
  timeZone?: string
  per?: string
}

export type Arguments = {
  readonly common: CommonFlags
  /** Field name → the texts given for it, in order; `true` and `false` for switches. */
  readonly given: ReadonlyMap<string, readonly (string | boolean)[]>
  readonly positionals: readonly string[]
}

type Flag =
  | { readonly common: keyof CommonFlags; readonly isSwitch: boolean }
  | { readonly field: FieldSpec; readonly negated: boolean; readonly isSwitch: boolean }

/** Options of every tool, by what is typed after the two dashes. */
export const COMMON: Readonly<Record<string, keyof CommonFlags>> = {
  help: 'help',
  json: 'json',
  out: 'out',
  locale: 'locale',
  language: 'locale',
  seed: 'seed',
  now: 'now',
  'time-zone': 'timeZone',
  per: 'per',
  'for-each': 'per',
}
/** These a tool's field of the same name cannot take over. */
const RESERVED = ['help', 'json', 'out', 'for-each']

/** `lineLength` as it is written on a command line: `line-length`. */
export function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Reads flags by a tool's fields; names are taken as they are or in kebab case. @throws ToolError unknown-field, required */
export function parseArguments(argv: readonly string[], fields: readonly FieldSpec[]): Arguments {
  const flags = flagsOf(fields)
  const common: CommonFlags = {}
  const given = new Map<string, (string | boolean)[]>()
  const positionals: string[] = []
  for (let i = 0; i < argv.length; i++) {
    const argument = argv[i] as string
    if (argument === '--') {
      positionals.push(...argv.slice(i + 1))
      break
    }
    if (!argument.startsWith('--') && argument !== '-h') {
      positionals.push(argument)
      continue
    }
    const [, name = '', inline] = /^-{1,2}([^=]*)(?:=([\s\S]*))?$/.exec(argument === '-h' ? '--help' : argument) ?? []
    const flag = flags.get(name)
    if (!flag) throw new ToolError('unknown-field', { name: `--${name.slice(0, 100)}` })
    const value = flag.isSwitch ? isOn(inline, name) : (inline ?? argv[++i])
    if (value === undefined) throw new ToolError('required', {}, { field: name })
    if ('common' in flag) Object.assign(common, { [flag.common]: value })
    else {
      const { name: field } = flag.field
      given.set(field, [...(given.get(field) ?? []), flag.negated ? !value : value])
    }
  }
  return { common, given, positionals }
}

function flagsOf(fields: readonly FieldSpec[]): Map<string, Flag> {
  const flags = new Map<string, Flag>()
  for (const [name, common] of Object.entries(COMMON)) flags.set(name, { common, isSwitch: common === 'help' || common === 'json' })
  for (const field of fields) {
    const isSwitch = field.value === 'boolean'
    for (const name of new Set([field.name, toKebab(field.name)])) {
      if (RESERVED.includes(name)) continue
      flags.set(name, { field, negated: false, isSwitch })
      if (isSwitch) flags.set(`no-${name}`, { field, negated: true, isSwitch })
    }
  }
  return flags
}

function isOn(inline: string | undefined, name: string): boolean {
  if (inline === undefined || inline === 'true') return true
  if (inline === 'false') return false
  throw new ToolError('not-a-choice', { choices: 'true, false' }, { field: name })
}
