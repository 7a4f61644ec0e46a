import { defineFailures, fail } from '../../../engine/core/define.ts'
import { flag, text } from '../../../engine/core/kit.ts'
import { jsonFailures, jsonSyntaxFailures } from './failures.ts'
import type { JsonSyntax } from './read.ts'
import type { JsonScalar } from './scan.ts'
import { spellingOf } from './spelling.ts'
import { jsonSyntaxField, NOT_JSON5 } from './syntax-field.ts'
import { decodeJsonString, type JsonNode, parseJson } from './tree.ts'

/** Fields of tools that turn JSON into something else. */
export const jsonSourceFields = { text: text('JSON', { control: 'code', language: 'json', media: 'application/json' }) }

/** Fields of the same tools for the rarer cases. */
export const jsonSourceDialectFields = {
  tolerant: flag('Allow comments and trailing commas', { help: 'They are removed from the result.', advanced: true, ...NOT_JSON5 }),
  syntax: jsonSyntaxField,
}

const ownFailures = defineFailures({
  'json-repeated-name': 'The key “{{name}}” appears twice in this object. Rename or remove one of the two.',
  'json-too-deep': 'This is nested more than {{most, number}} levels deep, which is the limit here. Flatten or split it.',
})

/** Failures of {@link readJsonSource}. */
export const jsonSourceFailures = { ...jsonFailures.words, ...jsonSyntaxFailures.words, ...ownFailures.words }

/** A scalar of the document. */
export type JsonLeaf = Extract<JsonNode, { readonly type: JsonScalar }>

/** A document as a tree, with the means to read its scalars. */
export type JsonSource = {
  readonly text: string
  readonly field: string
  readonly root: JsonNode
  /** A number, boolean or null to the letter as JSON spells it; of a string its JSON spelling. */
  readonly spell: (leaf: JsonLeaf) => string
  readonly string: (leaf: JsonLeaf) => string
}

type JsonSourceInput = {
  readonly text: string
  readonly tolerant?: boolean
  readonly syntax?: JsonSyntax
  /** Name of the field, for failures. */
  readonly field?: string
  /** Whether a key may be given twice in one object; others refuse what they would lose. */
  readonly repeats?: boolean
}

/** Deepest nesting that is converted: what comes out is read by programs that go no deeper, and written by functions that call themselves. */
export const MOST_JSON_DEPTH = 500

/** @throws ToolError required, those of {@link jsonSourceFailures} */
export function readJsonSource({ text, tolerant, syntax = 'json', field = 'text', repeats = false }: JsonSourceInput): JsonSource {
  if (text.trim() === '') fail('required', { field })
  const reading = { tolerant: tolerant === true, syntax, field }
  const root = parseJson(text, reading)
  const respell = spellingOf(text, 'keep', reading)
  checkTree(root, text, field, repeats)
  return {
    text,
    field,
    root,
    spell: ({ type, start, end }) => (respell ? respell(type, start, end) : text.slice(start, end)),
    string: ({ start, end }) => decodeJsonString(text, start, end),
  }
}

function checkTree(root: JsonNode, text: string, field: string, repeats: boolean): void {
  const pending: { readonly node: JsonNode; readonly depth: number }[] = [{ node: root, depth: 0 }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, depth } = next
    if (depth > MOST_JSON_DEPTH) ownFailures.fail('json-too-deep', { most: MOST_JSON_DEPTH, field, offset: node.start, text })
    if (node.type === 'array') for (const item of node.items) pending.push({ node: item, depth: depth + 1 })
    if (node.type !== 'object') continue
    const names = new Set<string>()
    for (const { name, start, value } of node.members) {
      if (!repeats && names.has(name))
        ownFailures.fail('json-repeated-name', { name: name.slice(0, 100).toWellFormed(), field, offset: start, text })
      names.add(name)
      pending.push({ node: value, depth: depth + 1 })
    }
  }
}

/** Whether a node is neither an object nor an array. */
export function isLeaf(node: JsonNode): node is JsonLeaf {
  return node.type !== 'object' && node.type !== 'array'
}
