import { type JsonLocation, pointerStep } from '../../../lib/json/pointer.ts'
import { isLeaf, type JsonSource } from '../../../lib/json/source.ts'
import type { JsonNode } from '../../../lib/json/tree.ts'
import { createJsonWriter, type JsonIndentation, type JsonWriter } from '../../../lib/json/writer.ts'
import type { Operation, Step } from './compare.ts'

/** The steps from the root to a place. */
export function locationOf(at: Step | undefined): JsonLocation {
  const steps: (string | number)[] = []
  for (let next = at; next; next = next.parent) steps.push(next.step)
  return steps.reverse()
}

/**
 * Operations as JSON Patch (RFC 6902), values to the letter.
 * @throws ToolError json-too-long
 */
export function writePatch(operations: readonly Operation[], right: JsonSource, indentation: JsonIndentation, most: number): string {
  const writer = createJsonWriter(indentation, most)
  const put = (name: string, at: Step | undefined) => {
    writer.name(JSON.stringify(name))
    writer.value(JSON.stringify(locationOf(at).map(pointerStep).join('')))
  }
  writer.open('[')
  for (const operation of operations) {
    writer.open('{')
    writer.name('"op"')
    writer.value(JSON.stringify(operation.op))
    if (operation.op === 'move') put('from', operation.from)
    put('path', operation.at)
    if ('value' in operation) {
      writer.name('"value"')
      writeNode(operation.value, right, writer)
    }
    writer.close('}')
  }
  writer.close(']')
  return writer.text()
}

export function writeNode(node: JsonNode, source: JsonSource, writer: JsonWriter): void {
  if (isLeaf(node)) return writer.value(source.spell(node))
  if (node.type === 'array') {
    writer.open('[')
    for (const item of node.items) writeNode(item, source, writer)
    return writer.close(']')
  }
  writer.open('{')
  for (const { name, value } of node.members) {
    writer.name(JSON.stringify(name))
    writeNode(value, source, writer)
  }
  writer.close('}')
}
