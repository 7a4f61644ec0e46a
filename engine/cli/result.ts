import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Tool } from '../core/define.ts'
import type { FileValue } from '../core/schema.ts'
import { toWire } from '../core/wire.ts'
import type { WordTree } from '../core/words.ts'
import { showOutput } from '../faces/show.ts'
import type { Terminal } from './terminal.ts'

/** @property locale BCP 47 name that numbers in sentences follow */
export type ResultOptions = { readonly terminal: Terminal; readonly locale: string; readonly json?: boolean; readonly out?: string }

/** Writes an output where it was asked for: as text, as JSON, or as files. */
export async function writeResult(
  tool: Tool,
  output: Readonly<Record<string, unknown>>,
  words: WordTree,
  { terminal, locale, json, out }: ResultOptions,
): Promise<void> {
  if (json) return writeText(`${JSON.stringify(toWire(output), null, 2)}\n`, terminal, out)
  const { text, aside, files } = showOutput(tool, output, words, locale)
  if (aside !== '') terminal.warn(aside)
  if (files.length === 0) return writeText(text, terminal, out)
  if (text !== '') terminal.warn(text)
  await offerFiles(files, terminal, out)
}

/** Files where they were asked for; one alone may be read from a pipe. */
export async function offerFiles(files: readonly FileValue[], terminal: Terminal, out: string | undefined): Promise<void> {
  const [only] = files
  if (out !== undefined) return writeFiles(files, out, terminal)
  if (files.length === 1 && only && !terminal.isTTY) return terminal.write(only.bytes)
  for (const { name, type, bytes } of files) terminal.warn(`${name} (${type}, ${bytes.byteLength} bytes): save it with --out <path>`)
}

/** A terminal gets whole lines; a file gets the text as it is. */
export async function writeText(text: string, terminal: Terminal, out: string | undefined): Promise<void> {
  if (out !== undefined) await writeFile(out, text)
  else await terminal.write(text.endsWith('\n') ? text : `${text}\n`)
}

async function writeFiles(files: readonly FileValue[], out: string, terminal: Terminal): Promise<void> {
  const [only] = files
  if (files.length === 1 && only) return writeFile(out, only.bytes)
  await mkdir(out, { recursive: true })
  for (const { name, bytes } of files) {
    // A name from a tool's input must not lead out of the folder.
    const path = join(out, basename(name) || 'file')
    await writeFile(path, bytes)
    terminal.warn(path)
  }
}
