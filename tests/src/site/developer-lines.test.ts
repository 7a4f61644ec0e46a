import { expect, it } from 'vitest'
import { parseArguments } from '../../../engine/cli/arguments.ts'
import { fieldsOf } from '../../../engine/core/fields.ts'
import { isFileValue } from '../../../engine/core/file-value.ts'
import { fromWire } from '../../../engine/core/wire.ts'
import { commandLine, httpRequest } from '../../../src/site/developer-lines.ts'
import { tools } from '../../support/real-registry.ts'

/** What a shell makes of a line whose arguments are bare or in single quotes. */
const argumentsOf = (line: string) =>
  [...line.matchAll(/(?:[^\s'\\]|\\'|'[^']*')+/g)].map(([word]) =>
    word.replaceAll(/\\'|'([^']*)'/g, (quoted, inside?: string) => inside ?? quoted[1] ?? ''),
  )

const exampleOf = (tool: (typeof tools)[number]) => Object.entries(tool.examples[0]?.input ?? {})

/** A flag's value as it is typed. */
const typed = (value: unknown): string =>
  isFileValue(value) ? value.name : typeof value === 'object' ? JSON.stringify(value) : String(value)

it('tells each tool’s first example as a command that the command line reads, files by their names', () => {
  const wrong = tools.flatMap((tool) => {
    const { given } = parseArguments(argumentsOf(commandLine(tool)).slice(5), fieldsOf(tool.input))
    return exampleOf(tool).flatMap(([name, value]) => {
      const expected =
        typeof value === 'boolean'
          ? [value]
          : Array.isArray(value) && value.every((item) => isFileValue(item))
            ? value.map(typed)
            : [typed(value)]
      return JSON.stringify(given.get(name)) === JSON.stringify(expected)
        ? []
        : [`${tool.id}: ${name} is ${JSON.stringify(given.get(name))}`]
    })
  })
  expect(wrong).toEqual([])
})

it('tells it as a request with every field that is not too long to show, files without their bytes', () => {
  const lost = tools.flatMap((tool) => {
    const body = JSON.parse(argumentsOf(httpRequest(tool, 'https://site.example')).at(-1) ?? '') as { input: object }
    return exampleOf(tool).flatMap(([name, value]) =>
      Object.hasOwn(body.input, name) || JSON.stringify(value).length > 6000 ? [] : [`${tool.id}: ${name}`],
    )
  })
  expect(lost).toEqual([])
  const viewer = tools.find(({ id }) => id === 'exif-viewer') as (typeof tools)[number]
  const sent = JSON.parse(argumentsOf(httpRequest(viewer, 'https://site.example')).at(-1)?.replace('…', 'w6k=') ?? '') as { input: object }
  expect(fromWire(fieldsOf(viewer.input), sent.input)).toMatchObject({ file: { bytes: new Uint8Array([0xc3, 0xa9]) } })
})
