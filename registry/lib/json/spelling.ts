import { jsonFailures, jsonSyntaxFailures } from './failures.ts'
import { json5NumberAsJson } from './json5.ts'
import type { JsonReading } from './read.ts'
import { decodeJsonString, type JsonSpelling } from './tree.ts'

/** What becomes of escapes in strings and names. */
export type JsonEscapes = 'keep' | 'show' | 'ascii'

/**
 * Undefined where each piece keeps its spelling.
 * @throws ToolError (the spelling itself) json-no-number for what only JSON5 can hold
 */
export function spellingOf(
  text: string,
  escapes: JsonEscapes,
  { syntax = 'json', field = 'text' }: JsonReading = {},
): JsonSpelling | undefined {
  if (syntax === 'json' && escapes === 'keep') return undefined
  return (type, start, end) => {
    const raw = text.slice(start, end)
    if (type === 'number') return syntax === 'json5' ? numberOf(raw, { field, offset: start, text }) : raw
    if (type === 'boolean' || type === 'null') return raw
    const asJson = syntax === 'json5' && !isJsonString(raw) ? JSON.stringify(decodeJsonString(text, start, end)) : raw
    return escapes === 'show' ? showEscapes(asJson) : escapes === 'ascii' ? escapeAll(asJson) : asJson
  }
}

/** The one spelling of a piece that all of the same meaning have, to compare documents by. */
export function canonicalSpelling(text: string, reading?: JsonReading): JsonSpelling {
  const spell = spellingOf(text, 'keep', reading)
  return (type, start, end) =>
    type === 'string' || type === 'name'
      ? JSON.stringify(decodeJsonString(text, start, end))
      : (spell?.(type, start, end) ?? text.slice(start, end))
}

function numberOf(raw: string, where: { field: string; offset: number; text: string }): string {
  const number = json5NumberAsJson(raw)
  if (number !== undefined) return number
  return /\d/.test(raw)
    ? jsonFailures.fail('json-bad-number', { number: raw.slice(0, 40), ...where })
    : jsonSyntaxFailures.fail('json-no-number', { number: raw, ...where })
}

function isJsonString(raw: string): boolean {
  return raw.startsWith('"') && !/[^ -\uffff]|\\(?!["/bfnrt]|u[\da-fA-F]{4})/.test(raw.replaceAll('\\\\', ''))
}

/** Characters for their escapes, but for what JSON has to escape and what nobody would see. */
function showEscapes(raw: string): string {
  return raw.replace(/((?:\\u[\da-f]{4})+)|\\(?:(\/)|[^])/gi, (escape: string, run?: string, slash?: string) =>
    run === undefined ? (slash ?? escape) : showRun(run),
  )
}

function showRun(run: string): string {
  let at = 0
  return Array.from(JSON.parse(`"${run}"`) as string, (character) => {
    const from = at
    at += character.length * 6
    return character !== ' ' && /[\p{C}\p{Z}"\\]/u.test(character) ? run.slice(from, at) : character
  }).join('')
}

function escapeAll(raw: string): string {
  return raw.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
