import { describe, expect, it } from 'vitest'
import type { Tool } from '../../engine/core/define.ts'
import { fieldsOf } from '../../engine/core/fields.ts'
import { mainField, mainView } from '../../engine/core/main-part.ts'
import { viewsOf } from '../../engine/core/views.ts'
import { toWire } from '../../engine/core/wire.ts'
import { optionsOf, registry, runsAnywhere, settle } from '../support/real-registry.ts'
import { output } from '../support/run-tool.ts'

const named = (tools: readonly Tool[]) => tools.map((tool) => [tool.id, tool] as const)

describe.each(named(runsAnywhere.filter(({ effect }) => effect === 'random')))('%s', (_, tool) => {
  it('answers differently to different seeds', async () => {
    const answers = await Promise.all(
      tool.examples.flatMap((example) =>
        ['a', 'b', 'c', 'd', 'e', 'f'].map(async (seed) =>
          JSON.stringify([example.input, toWire(await output(tool, example.input, { ...optionsOf(settle(example)), seed }))]),
        ),
      ),
    )
    expect(new Set(answers).size).toBeGreaterThan(tool.examples.length)
  })
})

const pairs = runsAnywhere.flatMap((tool) => {
  const inverse = registry.tools.find(({ id }) => id === tool.inverse)
  return inverse ? [{ id: tool.id, tool, inverse }] : []
})

describe.each(pairs)('$id and $inverse.id', ({ tool, inverse }) => {
  const part = mainView(viewsOf(tool.output))?.name as string
  const back = mainView(viewsOf(inverse.output))?.name as string
  const field = mainField(fieldsOf(tool.input))?.name as string
  const target = mainField(fieldsOf(inverse.input))?.name as string
  const shared = fieldsOf(inverse.input)
    .map(({ name }) => name)
    .filter((name) => name !== target)

  /** The example's text there, back, and there again. */
  const roundTrip = async (input: Readonly<Record<string, unknown>>, options: ReturnType<typeof optionsOf>) => {
    const kept = Object.fromEntries(shared.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]))
    const there = (await output(tool, input, options))[part]
    const text = (await output(inverse, { ...kept, [target]: there }, options))[back]
    return { there, text, again: (await output(tool, { ...input, [field]: text }, options))[part] }
  }

  // An option that only one of the two has may lose what the other cannot bring back.
  const alike = tool.examples.filter(({ input }) => Object.keys(input).every((name) => name === field || shared.includes(name)))

  it('undo each other for every example', async () => {
    let exact = 0
    for (const example of alike.map(settle)) {
      const { there, text, again } = await roundTrip(example.input, optionsOf(example))
      expect(again).toEqual(there)
      if (JSON.stringify(toWire(text)) === JSON.stringify(toWire(example.input[field]))) exact++
    }
    expect(exact).toBeGreaterThan(0)
  })
})
