import type { Tool } from '../../engine/core/define.ts'
import { isFileValue } from '../../engine/core/file-value.ts'
import { toKebab } from '../../engine/cli/arguments.ts'
import { shownParts } from './shown-parts.ts'

/** A tool's first example as a line of the shell; files by their names. */
export function commandLine(tool: Tool): string {
  const flags = Object.entries(tool.examples[0]?.input ?? {}).flatMap(([name, value]) => flagsOf(toKebab(name), value))
  return [`npm run -s tool -- ${tool.id}`, ...flags].join(' ')
}

function flagsOf(flag: string, value: unknown): string[] {
  if (typeof value === 'boolean') return [value ? `--${flag}` : `--no-${flag}`]
  if (Array.isArray(value) && value.every(isFileValue)) return value.flatMap((file) => flagsOf(flag, file))
  const text = isFileValue(value) ? value.name : typeof value === 'object' ? JSON.stringify(value) : String(value)
  return [`--${flag} ${shellQuote(text)}`]
}

/** The same as a request; the bytes of a file are left to whoever sends it. */
export function httpRequest(tool: Tool, origin: string): string {
  const given = Object.entries(tool.examples[0]?.input ?? {})
  const input = given.flatMap(([name, value]) =>
    Object.entries(hasBytes(value) ? { [name]: withoutBytes(value) } : shownParts({ [name]: value })),
  )
  const body = JSON.stringify({ input: Object.fromEntries(input) as unknown })
  return `curl ${origin}/api/tools/${tool.id} -H 'Content-Type: application/json' -d ${shellQuote(body)}`
}

const hasBytes = (value: unknown): boolean => isFileValue(value) || (Array.isArray(value) && value.some(isFileValue))

function withoutBytes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBytes)
  return isFileValue(value) ? { name: value.name, base64: '…' } : value
}

export function shellQuote(text: string): string {
  return /^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
