import type { FieldSpec } from '../core/fields.ts'
import { CONTROLS } from '../core/kinds.ts'
import { mainField } from '../core/main-part.ts'
import type { WordTree } from '../core/words.ts'
import { toKebab } from './arguments.ts'

const EXIT_CODES = `Exit codes: 0 success, 2 invalid input, 3 not found, 4 too large, 5 browser only, 6 time or memory limit,
7 canceled, 8 busy, 9 network error, 70 bug in the tool.`

/** How the command is used. */
export function helpText(command: string): string {
  return `Usage: ${command} <tool> [options]
       ${command} <tool> --help     options of one tool
       ${command} --list            all tools
       ${command} --search <words>  find tools, best match first
       ${command} --batch           one JSON object per line: {"tool": id, "input": {…}, "seed"?, "now"?, "timeZone"?, "locale"?}

${COMMON}

${EXIT_CODES}
`
}

/** The options of one tool, with their types, bounds, choices and defaults. */
export function toolHelpText(command: string, id: string, fields: readonly FieldSpec[], words: WordTree): string {
  const main = mainField(fields)
  const rows = fields.map((field) => [flagOf(field), describe(field, words, field === main)] as const)
  const width = Math.min(34, Math.max(0, ...rows.map(([flag]) => flag.length)))
  const lines = rows.map(([flag, text]) => `  ${flag.padEnd(width)}  ${text}`)
  return `${words.title}: ${words.summary}

Usage: ${command} ${id}${main ? ` [${main.value.startsWith('file') ? 'path' : 'text'}]` : ''} [options]

${lines.join('\n')}

${COMMON}

${EXIT_CODES}
`
}

const COMMON = `  --json                JSON output instead of text
  --out <path>          write the result to a file (several files: to a folder)
  --locale <language>   language of messages and results
  --seed <text>         repeat the same random result
  --now <instant>       the current time to use, such as 2026-11-21T12:00:00Z
  --time-zone <name>    your time zone, such as Europe/Warsaw
Text can be given as - (standard input) or @path (a file).`

function flagOf(field: FieldSpec): string {
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

function describe(field: FieldSpec, words: WordTree, isMain: boolean): string {
  const key = `fields.${field.name}`
  const facts = [
    field.required && 'required',
    isMain && !(field.default && !field.required) && 'also from standard input',
    boundsOf(field.min, field.max, words[`${key}.unit`]),
    boundsOf(field.minLength, field.maxLength, 'characters'),
    boundsOf(field.minItems, field.maxItems, 'items'),
    field.maxBytes !== undefined && `at most ${field.maxBytes} bytes`,
    field.accept?.join(', '),
    field.choices && field.choices.length <= 40 && field.choices.join(' | '),
    field.rows && `objects with ${field.rows.map(({ name }) => name).join(', ')}`,
    field.value === 'files' && 'can be repeated',
    defaultOf(field),
  ].filter((fact) => typeof fact === 'string' && fact !== '')
  const label = words[`${key}.label`] ?? field.name
  const help = words[`${key}.help`]
  return `${label}${facts.length > 0 ? ` (${facts.join('; ')})` : ''}${help ? `. ${help}` : ''}`
}

function boundsOf(min: number | string | undefined, max: number | string | undefined, unit = ''): string {
  const bounds =
    min !== undefined && max !== undefined
      ? `${min} to ${max}`
      : min !== undefined
        ? `at least ${min}`
        : max !== undefined
          ? `at most ${max}`
          : ''
  return bounds === '' ? (unit && unit !== 'characters' && unit !== 'items' ? unit : '') : `${bounds} ${unit}`.trim()
}

function defaultOf(field: FieldSpec): string {
  if (field.defaultFrom) return `default: yours (${field.defaultFrom})`
  if (field.default === undefined) return ''
  if (typeof field.default === 'boolean') return `default ${field.default ? 'on' : 'off'}`
  return `default ${typeof field.default === 'string' ? field.default || 'empty' : JSON.stringify(field.default)}`
}
