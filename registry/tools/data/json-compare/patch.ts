import { type JsonLocation, pointerStep } from '../../../lib/json/pointer.ts'
import type { JsonSource } from '../../../lib/json/source.ts'
import { writeJsonNode } from '../../../lib/json/write-node.ts'
import { createJsonWriter, type JsonIndentation } from '../../../lib/json/writer.ts'
import type { Operation, Step } from './compare.ts'

/** The steps from the root to a place. */
export function locationOf(at: Step | undefined): JsonLocation {
  const steps: (string | number)[] = []
  for (let next = at; next; next = next.parent) steps.push(next.step)
  return steps.toReversed()
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
      writeJsonNode(operation.value, right, writer)
    }
    writer.close('}')
  }
  writer.close(']')
  return writer.text()
}
