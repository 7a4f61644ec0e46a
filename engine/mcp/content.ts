import type { Tool } from '../core/define.ts'
import type { Failure } from '../core/errors.ts'
import type { Values } from '../core/run.ts'
import type { FileValue } from '../core/schema.ts'
import { outputFromWire, toBase64 } from '../core/wire.ts'
import type { WordTree } from '../core/words.ts'
import { showOutput } from '../faces/show.ts'

/** A part of a result as a model reads it. */
export type Content =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly data: string; readonly mimeType: string }

/** What a tool of the server answers. `_meta` carries failures as data, for programs. */
export type McpResult = {
  readonly content: Content[]
  readonly structuredContent?: Record<string, unknown>
  readonly isError?: boolean
  readonly _meta?: Record<string, unknown>
}

/** Images up to this size are shown to the model, in bytes; larger ones are only in the structured content. */
const SHOWN_BYTES = 1024 * 1024
/** Kinds of images that models look at. */
const SHOWN_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** Data as it is, and as text for clients that know no structured content. */
export function dataResult(data: Record<string, unknown>): McpResult {
  return { content: [{ type: 'text', text: JSON.stringify(data) }], structuredContent: data }
}

/** An output as a terminal would show it, with the images among it, and as data. @param output with files as Base64 */
export function outputResult(tool: Tool, output: Values, words: WordTree, locale: string): McpResult {
  const real = outputFromWire(output) as Values
  const { text, aside, files } = showOutput(tool, real, words, locale)
  const images = files.filter(({ type, bytes }) => SHOWN_TYPES.includes(type) && bytes.byteLength <= SHOWN_BYTES)
  const lines = [text, aside, ...files.map(fileLine)].filter((line) => line !== '')
  return {
    content: [
      { type: 'text', text: lines.join('\n\n') },
      ...images.map(({ type, bytes }): Content => ({ type: 'image', data: toBase64(bytes), mimeType: type })),
    ],
    structuredContent: { ...output },
  }
}

function fileLine({ name, type, bytes }: FileValue): string {
  return `${name} (${type}, ${bytes.byteLength} bytes)`
}

/** What is wrong, a line for each failure. */
export function errorResult(failures: readonly (Failure & { readonly message: string })[]): McpResult {
  const lines = failures.map(
    ({ field, message, place }) => `${field === undefined ? '' : `${field}: `}${message}${place ? ` (${place.line}:${place.column})` : ''}`,
  )
  return { content: [{ type: 'text', text: lines.join('\n') }], isError: true, _meta: { 'toolglot/failures': failures } }
}
