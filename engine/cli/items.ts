import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { readRows } from '../batch/csv.ts'
import { MAX_LINE, splitLines } from '../batch/lines.ts'
import { nameOfLine } from '../batch/names.ts'
import { valueOfText } from '../batch/text-value.ts'
import { fieldsOfColumns } from '../batch/ways.ts'
import { ToolError } from '../core/errors.ts'
import type { FieldSpec } from '../core/fields.ts'
import type { FileValue } from '../core/file-value.ts'
import type { LargeText } from '../core/large-text.ts'
import { decodeUtf8 } from '../core/bytes/utf8.ts'
import type { Values } from '../core/run.ts'
import { mediaTypeOf } from '../core/media-types.ts'
import type { FoundFile } from './expand.ts'

/** One item: what it is called, and what of the input it brings, read only when its turn has come. */
export type Item = {
  readonly name: string
  /** The cells of its row. */
  readonly cells?: readonly string[]
  /** @throws ToolError */
  readonly read: () => Promise<Values> | Values
}

/** Files, one after the other. @throws ToolError file-too-big, not-found when read */
export function* fileItems(files: readonly FoundFile[], field: FieldSpec): Generator<Item> {
  for (const { path, name, bytes: size } of files) {
    const read = async () => {
      if (field.maxBytes !== undefined && size > field.maxBytes)
        throw new ToolError('file-too-big', { maximum: field.maxBytes }, { field: field.name })
      const bytes = await readFile(path).catch((cause: unknown) => {
        throw new ToolError('not-found', { name: path }, { field: field.name }, { cause })
      })
      if (field.value === 'string') return { [field.name]: largeText(bytes) }
      const file: FileValue = { name: name.split('/').at(-1) ?? name, type: mediaTypeOf(name) ?? 'application/octet-stream', bytes }
      return { [field.name]: field.value === 'files' ? [file] : file }
    }
    yield { name, read }
  }
}

/** The tool's own process reads it, and refuses what is no UTF-8. */
function largeText(bytes: Buffer<ArrayBuffer>): LargeText {
  const whole = bytes.byteLength === bytes.buffer.byteLength ? new Uint8Array(bytes.buffer) : new Uint8Array(bytes)
  return { kind: 'large-text', bytes: whole, preview: '' }
}

/** What standard input, or files after one another, hold. @throws ToolError not-found */
export async function* bytesOf(files: readonly FoundFile[], input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (files.length === 0) yield* input
  for (const { path } of files) {
    yield* createReadStream(path) as AsyncIterable<Uint8Array>
    // The last line of one file is not the beginning of the next.
    yield new Uint8Array([10])
  }
}

/** The lines of a text; empty ones are passed over. */
export async function* lineItems(bytes: AsyncIterable<Uint8Array>, field: FieldSpec): AsyncGenerator<Item> {
  let index = 0
  for await (const line of splitLines(bytes, { keepsSpaces: true })) {
    const number = index++
    const name = line ? nameOfLine(number, 1, new TextDecoder().decode(line.subarray(0, 200))) : String(number + 1)
    yield {
      name,
      read: () => {
        if (!line) throw new ToolError('too-big', { maximum: MAX_LINE }, { field: field.name })
        return { [field.name]: decodeUtf8(line, field.name) }
      },
    }
  }
}

/** A table's head, and its rows as items. */
export type Table = { readonly heads: readonly string[]; readonly items: AsyncIterable<Item> }

/**
 * Reads a table whose first row names the fields. An empty cell leaves its field out.
 * @throws ToolError required where there is no row, unknown-field where a column has the name of no field, bad-encoding
 */
export async function readTable(
  bytes: AsyncIterable<Uint8Array>,
  fields: readonly FieldSpec[],
  labels: Readonly<Record<string, string>>,
): Promise<Table> {
  const rows = readRows(decoded(bytes))
  const first = await rows.next()
  if (first.done) throw new ToolError('required', {}, { field: 'per' })
  const heads = first.value.cells
  const columns = fieldsOfColumns(heads, fields, labels)
  const unknown = columns.indexOf(undefined)
  if (unknown >= 0) throw new ToolError('unknown-field', { name: (heads[unknown] ?? '').slice(0, 100) })
  const used = columns.map((name) => fields.find((field) => field.name === name) as FieldSpec)
  return { heads, items: rowItems(rows, used) }
}

async function* rowItems(rows: ReturnType<typeof readRows>, columns: readonly FieldSpec[]): AsyncGenerator<Item> {
  for await (const { cells, line, isBroken } of rows) {
    yield {
      name: String(line),
      cells,
      read: () => {
        if (isBroken || cells.length > columns.length)
          throw new ToolError('bad-format', { example: columns.map(({ name }) => name).join(',') })
        return Object.fromEntries(
          columns.flatMap((field, index) => {
            const cell = cells[index] ?? ''
            return cell === '' ? [] : [[field.name, valueOfText(field, cell)] as const]
          }),
        )
      },
    }
  }
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of bytes) yield decoder.decode(piece, { stream: true })
    yield decoder.decode()
  } catch (cause) {
    throw cause instanceof TypeError ? new ToolError('bad-encoding', { encoding: 'UTF-8' }, {}, { cause }) : cause
  }
}
