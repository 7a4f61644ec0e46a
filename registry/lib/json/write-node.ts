import { isLeaf, type JsonSource } from './source.ts'
import type { JsonNode } from './tree.ts'
import type { JsonWriter } from './writer.ts'

const LONGEST_SHOWN = 200

/** Writes a part of a document; numbers and strings to the letter. */
export function writeJsonNode(node: JsonNode, source: JsonSource, writer: JsonWriter): void {
  if (isLeaf(node)) return writer.value(source.spell(node))
  if (node.type === 'array') {
    writer.open('[')
    for (const item of node.items) writeJsonNode(item, source, writer)
    return writer.close(']')
  }
  writer.open('{')
  for (const { name, value } of node.members) {
    writer.name(JSON.stringify(name))
    writeJsonNode(value, source, writer)
  }
  writer.close('}')
}

/** The beginning of a value on one line, as tables show it. */
export function excerptOf(node: JsonNode, source: JsonSource): string {
  if (isLeaf(node)) return shortenCell(source.spell(node))
  return shortenCell(source.text.slice(node.start, Math.min(node.end, node.start + 4 * LONGEST_SHOWN)).replace(/\s+/g, ' '))
}

export function shortenCell(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…`.toWellFormed() : text.toWellFormed()
}
