import type { Tool } from '../core/define.ts'
import { type FieldSpec, fieldsOf } from '../core/fields.ts'
import { mainField } from '../core/main-part.ts'
import type { WordTree } from '../core/words.ts'
import { FACE_WORDS } from '../faces/words.ts'
import type { ToolCatalogue } from '../run/node/catalogue.ts'
import { COMMON, toKebab } from './arguments.ts'
import { SHELLS } from './shells.ts'

export type CompleteOptions = {
  readonly tools: ToolCatalogue
  readonly commands: readonly string[]
  readonly locales: readonly string[]
  readonly wordsOf: (tool: Tool) => Promise<WordTree>
  /** What the command line says itself, in the caller's language. */
  readonly own?: WordTree | undefined
}

/** Tells the shell that a path may stand here. */
const FILES = ':files'
const SWITCHES = ['help', 'json']

/**
 * What may stand in place of the last word of a command line: a line each, with what it is after a tab.
 * @param typed the words after the command's own name, the last of which is being typed and may be empty
 */
export async function complete(typed: readonly string[], options: CompleteOptions): Promise<string[]> {
  // Bash takes `--name=value` apart at the sign.
  const words = typed.filter((word, index) => word !== '=' || index === 0)
  const current = words.at(-1) ?? ''
  const [first = ''] = words
  const found = words.length <= 1 ? beginnings(current, options) : await insideOf(first, words.slice(1, -1), current, options)
  return found.filter((line) => line === FILES || line.startsWith(current))
}

function beginnings(current: string, { tools, commands, own = FACE_WORDS }: CompleteOptions): string[] {
  if (current.startsWith('-'))
    return ['list', 'search', 'guess', 'recipe', 'batch'].map((mode) => line(`--${mode}`, own[`cli.${mode}`])).concat('--help')
  return [...tools.ids, ...commands.map((command) => line(command, own[`cli.${command}`]))]
}

/** What a second name of an option says is said of the first. */
const SECOND_NAMES: Readonly<Record<string, string>> = { language: 'locale', 'for-each': 'per' }

async function insideOf(first: string, before: readonly string[], current: string, options: CompleteOptions): Promise<string[]> {
  const { tools, locales, own = FACE_WORDS } = options
  if (first === 'completion') return [...SHELLS]
  if (tools.urlOf(first) === undefined) return []
  const tool = await tools.load(first)
  const fields = fieldsOf(tool.input)
  const flag = before.at(-1)?.startsWith('--') ? (before.at(-1) as string).slice(2) : undefined
  const field = fields.find(({ name }) => flag === name || flag === toKebab(name))
  if (field && field.value !== 'boolean') return valuesOf(field)
  if (flag !== undefined && !field && Object.hasOwn(COMMON, flag) && !SWITCHES.includes(flag))
    return flag === 'out' ? [FILES] : COMMON[flag] === 'locale' ? [...locales] : []
  if (!current.startsWith('-')) return mainField(fields)?.value.startsWith('file') ? [FILES] : []
  const labels = await options.wordsOf(tool)
  return [
    ...fields.flatMap(({ name, value }) => {
      const names = value === 'boolean' ? [`--${toKebab(name)}`, `--no-${toKebab(name)}`] : [`--${toKebab(name)}`]
      return names.map((typed) => line(typed, labels[`fields.${name}.label`]))
    }),
    ...Object.keys(COMMON).map((name) => line(`--${name}`, own[`cli.${SECOND_NAMES[name] ?? name}`])),
  ]
}

function valuesOf({ value, choices, control }: FieldSpec): string[] {
  if (choices) return [...choices]
  return value.startsWith('file') || control === 'multiline' || control === 'code' || control === 'editor' ? [FILES] : []
}

function line(typed: string, said = ''): string {
  return said === '' ? typed : `${typed}\t${said}`
}
