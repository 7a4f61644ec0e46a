import { basename } from 'node:path'
import { ToolError } from '../core/errors.ts'
import type { FieldSpec } from '../core/fields.ts'
import { isBodyField, isLongText, mainField } from '../core/main-part.ts'
import type { FileValue } from '../core/schema.ts'
import { valueOfText } from '../batch/text-value.ts'
import { mediaTypeOf } from '../core/media-types.ts'
import { decodeUtf8 } from '../core/bytes/utf8.ts'
import type { Arguments } from './arguments.ts'

/** Where the command line's texts and files come from. */
export type Sources = {
  /** All of standard input; undefined when a person sits at it. */
  readonly readInput: (() => Promise<Uint8Array>) | undefined
  readonly readFile: (path: string) => Promise<Uint8Array>
}

/** The input of a tool from its arguments; what is wrong in itself is left to the tool's own checks. @throws ToolError */
export async function readValues(
  fields: readonly FieldSpec[],
  { given, positionals }: Arguments,
  sources: Sources,
): Promise<Record<string, unknown>> {
  const all = new Map(given)
  const main = mainField(fields) ?? fields.find((field) => field.required)
  if (positionals.length > 0) {
    const takesAll = main?.value === 'files' || main?.value === 'strings'
    if (!main || all.has(main.name) || (positionals.length > 1 && !takesAll))
      throw new ToolError('unknown-field', { name: positionals.at(-1)?.slice(0, 100) ?? '' })
    all.set(main.name, positionals)
  }
  const piped = fields.some((field) => isBodyField(field) && all.has(field.name)) ? undefined : await readPiped(mainField(fields), sources)
  if (main && piped) all.set(main.name, ['-'])
  const from: Sources = piped ? { ...sources, readInput: () => Promise.resolve(piped) } : sources
  const input: Record<string, unknown> = {}
  for (const field of fields) {
    const texts = all.get(field.name)
    if (texts) input[field.name] = await valueOf(field, texts, field === main, from)
  }
  return input
}

/** Standard input, for a main field that was given nothing; one with a sample of its own does not wait for it. */
async function readPiped(main: FieldSpec | undefined, { readInput: read }: Sources): Promise<Uint8Array | undefined> {
  if (!main || !read || (!main.required && main.default)) return undefined
  const bytes = await read()
  return main.required || bytes.byteLength > 0 ? bytes : undefined
}

async function valueOf(field: FieldSpec, texts: readonly (string | boolean)[], isMain: boolean, sources: Sources): Promise<unknown> {
  const last = texts.at(-1)
  if (typeof last !== 'string') return last
  switch (field.value) {
    case 'number':
    case 'rows':
      return valueOfText(field, last)
    case 'strings':
      return valueOfText(field, texts.join(','))
    case 'file':
      return readFileValue(field.name, last, sources)
    case 'files':
      return Promise.all(texts.map((text) => readFileValue(field.name, String(text), sources)))
    default:
      return isMain || isLongText(field) ? readText(field.name, last, sources) : last
  }
}

/** `-` is standard input, `@name` a file, `@@` a text that begins with `@`. */
async function readText(field: string, text: string, sources: Sources): Promise<string> {
  if (text.startsWith('@@')) return text.slice(1)
  if (text !== '-' && (!text.startsWith('@') || text === '@')) return text
  const bytes = text === '-' ? await readInput(field, sources) : await readPath(field, text.slice(1), sources)
  return decodeUtf8(bytes, field)
}

async function readFileValue(field: string, path: string, sources: Sources): Promise<FileValue> {
  if (path === '-') return { name: 'stdin', type: 'application/octet-stream', bytes: await readInput(field, sources) }
  const name = path.startsWith('@') ? path.slice(1) : path
  return { name: basename(name), type: mediaTypeOf(name) ?? 'application/octet-stream', bytes: await readPath(field, name, sources) }
}

async function readInput(field: string, { readInput: read }: Sources): Promise<Uint8Array> {
  if (!read) throw new ToolError('required', {}, { field })
  return read()
}

async function readPath(field: string, path: string, sources: Sources): Promise<Uint8Array> {
  try {
    return await sources.readFile(path)
  } catch (cause) {
    throw new ToolError('not-found', { name: path }, { field }, { cause })
  }
}
