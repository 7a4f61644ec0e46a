import type { FileValue } from '../../core/file-value.ts'
import { VIEWS } from '../../core/kinds.ts'
import type { Values } from '../../core/run.ts'
import { isFileValue } from '../../core/file-value.ts'
import type { ToolData } from '../../site/page.ts'
import type { FormatSettings } from '../format.ts'
import { mainPart } from '../main-output.ts'
import { type Download, partFile, partText } from '../output-text.ts'
import { previewText } from '../preview.ts'
import { contentOf } from '../save.ts'

/** A result as files to keep, and the start of its text to show. */
export type MadeResult = { readonly files: readonly (Download & { readonly isPlainText: boolean })[]; readonly text?: string }

/** Letters of a result that its row shows. */
const SHOWN = 200

/** What of an output is kept: its files, or else its main part as the download button saves it. */
export function madeOf({ views, id }: ToolData, output: Values, settings: FormatSettings): MadeResult {
  const files = Object.values(output).flat().filter(isFileValue)
  if (files.length > 0) return { files: files.map(ofFile) }
  const part = mainPart(views, output)
  const download = part && partFile(part, output[part.name], settings, id)
  if (!part || !download) return { files: [] }
  const isText = ['text', 'list'].includes(VIEWS[part.view].data)
  const text = isText ? partText(part, output[part.name], settings) : previewText(views, output, settings)?.replaceAll('\n', ' · ')
  return { files: [{ ...download, isPlainText: download.type === 'text/plain' }], ...(text !== undefined && { text: startOf(text) }) }
}

/** The start of a text, joined anew: engines keep the whole of a text in memory for as long as a slice of it is held. */
const startOf = (text: string): string => Array.from(text.slice(0, SHOWN)).join('').replace(/\s+/g, ' ').trim()

const ofFile = (file: FileValue) => ({ name: file.name, type: file.type, content: contentOf(file), isPlainText: false })

export async function bytesOf(content: Download['content']): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof content === 'string') return new TextEncoder().encode(content)
  return content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content
}
