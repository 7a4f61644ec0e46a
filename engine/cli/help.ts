import type { FieldSpec } from '../core/fields.ts'
import { CONTROLS } from '../core/kinds.ts'
import { mainField } from '../core/main-part.ts'
import { createSentences } from '../core/sentences.ts'
import { severalOf } from '../site/units.ts'
import type { WordTree } from '../core/words.ts'
import { FACE_WORDS } from '../faces/words.ts'
import { toKebab } from './arguments.ts'

/** How a command is called, and in which language its help is. */
export type HelpOptions = {
  readonly command: string
  /** BCP 47. */
  readonly locale?: string
  /** What the command line itself says: see {@link FACE_WORDS}. */
  readonly own?: WordTree
  /** Further words that may stand in the place of a tool, each told as `cli.<word>`, with their arguments. */
  readonly commands?: Readonly<Record<string, string>>
}

type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string

const sayIn = ({ locale = 'en', own = FACE_WORDS }: HelpOptions): Say => {
  const { say } = createSentences(locale, own)
  return (key, params) => say(`cli.${key}`, params)
}

/** The widest that what is typed may be beside what is said of it. */
const WIDEST = 34

function columns(rows: readonly (readonly [typed: string, said: string])[]): string {
  const width = Math.min(WIDEST, Math.max(0, ...rows.map(([typed]) => typed.length)))
  return rows.map(([typed, said]) => `  ${typed.padEnd(width)}  ${said}`).join('\n')
}

/** How the command is used. */
export function helpText(options: HelpOptions): string {
  const { command, commands = {} } = options
  const say = sayIn(options)
  const more = Object.entries(commands).map(([word, args]) => [`${command} ${word}${args && ` ${args}`}`, say(word)] as const)
  return `${say('usage')} ${command} <tool> [options]

${columns([
  [`${command} <tool> --help`, say('tool-help')],
  [`${command} --list`, say('list')],
  [`${command} --search <words>`, say('search')],
  [`${command} --guess <text>`, say('guess')],
  [`${command} --recipe <file>`, say('recipe')],
  [`${command} --batch`, `${say('batch')}: {"tool": id, "input": {…}, "seed"?, "now"?, "timeZone"?, "locale"?}`],
  ...more,
])}

${commonText(say)}
`
}

/** The options of one tool, with their types, bounds, choices and defaults. */
export function toolHelpText(id: string, fields: readonly FieldSpec[], words: WordTree, options: HelpOptions): string {
  const say = sayIn(options)
  const main = mainField(fields)
  const argument = main ? ` [${main.value.startsWith('file') ? 'path' : 'text'}]` : ''
  return `${words.title} – ${words.summary}

${say('usage')} ${options.command} ${id}${argument} [options]

${columns(fields.map((field) => [flagOf(field), describe(field, words, field === main, say, options.locale)]))}

${commonText(say, fields)}
`
}

function commonText(say: Say, fields: readonly FieldSpec[] = []): string {
  // Some tools have a field of their own called `per`.
  const per = fields.some(({ name }) => name === 'per') ? 'for-each' : 'per'
  const flags = columns([
    ['--json', say('json')],
    ['--out <path>', say('out')],
    ['--language <language>', say('locale')],
    ['--seed <text>', say('seed')],
    ['--now <instant>', say('now')],
    ['--time-zone <name>', say('time-zone')],
    [`--${per} file|line|row`, say('per')],
    ['--out <folder>/', say('per-out')],
  ])
  return `${flags}\n${say('input')}\n\n${say('exit')}`
}

export function flagOf(field: FieldSpec): string {
  const name = toKebab(field.name)
  return field.value === 'boolean' ? `--[no-]${name}` : `--${name} <${argumentOf(field)}>`
}

const ARGUMENTS: Partial<Record<FieldSpec['value'], string>> = {
  strings: 'choices',
  rows: 'json',
  file: 'path',
  files: 'path',
  decimal: 'number',
}

/** What the argument of a flag looks like. */
function argumentOf({ value, choices, integer, control }: FieldSpec): string {
  const shape = ARGUMENTS[value] ?? (choices ? 'choice' : integer ? 'integer' : value)
  return shape === 'string' ? (CONTROLS[control].format ?? 'text') : shape
}

function describe(field: FieldSpec, words: WordTree, isMain: boolean, say: Say, locale = 'en'): string {
  const key = `fields.${field.name}`
  const unit = severalOf(words[`${key}.unit`] ?? '', locale)
  const facts = [
    field.required && !field.defaultFrom && say('required'),
    isMain && !(field.default && !field.required) && say('from-input'),
    boundsOf(field.min, field.max, say, unit) || unit,
    boundsOf(field.minLength, field.maxLength, say, say('characters')),
    boundsOf(field.minItems, field.maxItems, say, say('items')),
    field.maxBytes !== undefined && say('bytes', { to: field.maxBytes }),
    field.accept?.join(', '),
    field.choices && field.choices.length <= 40 && field.choices.join(' | '),
    field.rows && say('objects', { names: field.rows.map(({ name }) => name).join(', ') }),
    field.value === 'files' && say('repeated'),
    defaultOf(field, say),
  ].filter((fact) => typeof fact === 'string' && fact !== '')
  const label = words[`${key}.label`] ?? field.name
  const help = words[`${key}.help`]
  return `${label}${facts.length > 0 ? ` (${facts.join(' · ')})` : ''}${help ? `. ${help}` : ''}`
}

type Bound = number | string | undefined

function boundsOf(min: Bound, max: Bound, say: Say, unit: string): string {
  if (min === undefined && max === undefined) return ''
  const key = min === undefined ? 'at-most' : max === undefined ? 'at-least' : 'between'
  return `${say(key, { from: String(min), to: String(max) })} ${unit}`.trim()
}

function defaultOf(field: FieldSpec, say: Say): string {
  if (field.defaultFrom) return say('default-yours', { source: field.defaultFrom })
  if (field.default === undefined) return ''
  if (typeof field.default === 'boolean') return say('default', { value: say(field.default ? 'on' : 'off') })
  return say('default', { value: typeof field.default === 'string' ? field.default || say('empty') : JSON.stringify(field.default) })
}
