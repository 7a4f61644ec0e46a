import { expect, it } from 'vitest'
import type { FieldSpec } from '../../../engine/core/fields.ts'
import { parseArguments } from '../../../engine/cli/arguments.ts'
import { readValues } from '../../../engine/cli/values.ts'

const text = (rest: Partial<FieldSpec> = {}): FieldSpec => ({ name: 'text', control: 'code', value: 'string', required: true, ...rest })
const file: FieldSpec = { name: 'file', control: 'file', value: 'file', required: false }

async function values(fields: readonly FieldSpec[], argv: readonly string[], input: string) {
  let reads = 0
  const readInput = () => {
    reads++
    return Promise.resolve(new TextEncoder().encode(input))
  }
  const result = await readValues(fields, parseArguments(argv, fields), { readInput, readFile: () => Promise.resolve(new Uint8Array([1])) })
  return { result, reads }
}

it.each([
  ['a text that must be', [text()], [], 'piped', { text: 'piped' }, 1],
  ['nothing, for a text that must be', [text()], [], '', { text: '' }, 1],
  ['a text that may be', [text({ required: false, default: '' }), file], [], 'piped', { text: 'piped' }, 1],
  ['nothing, for a text that may be', [text({ required: false, default: '' }), file], [], '', {}, 1],
  ['no pipe when a file is given', [text({ required: false, default: '' }), file], ['--file', 'a'], 'piped', { file: { name: 'a' } }, 0],
  ['no pipe for a text with its own sample', [text({ required: false, default: 'sample' })], [], 'piped', {}, 0],
  ['no pipe for a tool without a main text', [{ ...text(), name: 'name', control: 'line' } as FieldSpec], [], 'piped', {}, 0],
])('takes %s', async (_, fields, argv, input, expected, reads) => {
  const taken = await values(fields, argv, input)
  expect(taken.result).toMatchObject(expected)
  expect(Object.keys(taken.result)).toEqual(Object.keys(expected))
  expect(taken.reads).toBe(reads)
})
