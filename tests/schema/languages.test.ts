/** @module-tag long */
import { describe, expect, it } from 'vitest'
import { EXAMPLE_NOW, exampleIn } from '../../engine/core/example.ts'
import { fieldsOf } from '../../engine/core/fields.ts'
import { runTool } from '../../engine/core/run.ts'
import { firstValues, startIn } from '../../engine/core/start.ts'
import { makeContext } from '../../engine/run/context.ts'
import { readAsset } from '../../engine/run/node/read-asset.ts'
import type { LocaleEntry } from '../../engine/site/entries.ts'
import type { AnyExample, Tool } from '../../engine/core/define.ts'
import { registry, runsAnywhere, settle } from '../support/real-registry.ts'

const contextIn = ({ bcp47: locale, currency, timeZone: zone }: LocaleEntry, { seed, now, timeZone = zone }: Partial<AnyExample>) =>
  makeContext({ locale, currency, timeZone, seed: seed ?? 'example', now: Date.parse(now ?? EXAMPLE_NOW) }, { asset: readAsset })

const placeOf = ({ id: language, currency, amounts }: LocaleEntry) => ({ language, currency, amounts })

/** What the page's language decides: a first value from its reader, or words of its own. What it does not is tested in English. */
const isDecided = ({ input }: Tool, { in: own, input: given }: AnyExample) =>
  own !== undefined || fieldsOf(input).some(({ name, defaultFrom }) => defaultFrom !== undefined && given[name] === undefined)

const decided = runsAnywhere.flatMap((tool) =>
  tool.examples.flatMap((example, index) => (isDecided(tool, example) ? [[tool.id, index, tool] as const] : [])),
)

describe.runIf(decided.length > 0)('an example in every language', () => {
  it.each(decided)('of %s, number %i, is answered as its entry says', async (_, index, tool) => {
    for (const locale of registry.locales) {
      const example = exampleIn(tool, index, placeOf(locale)) as AnyExample
      const result = await runTool(tool, example.input, contextIn(locale, settle(example)))
      expect(result, locale.id).toMatchObject({ ok: true })
      const isSaid = locale.id === 'en' || tool.examples[index]?.in?.[locale.id]?.output !== undefined
      if (result.ok && isSaid) expect(result.output, locale.id).toMatchObject(example.output)
    }
  })
})

/**
 * A page starts with values unless it asks for something sensitive, which nothing is put in beforehand, or only says what its
 * options begin with in a language.
 */
const starting = runsAnywhere.filter(({ input }) => {
  const fields = fieldsOf(input)
  return (
    fields.some(({ start, choices, advanced, default: usual }) => start !== undefined && !advanced && !(choices && usual !== undefined)) &&
    !fields.some(({ sensitive }) => sensitive)
  )
})

describe.runIf(starting.length > 0)('a page that starts with values', () => {
  it.each(starting.map((tool) => [tool.id, tool] as const))('has a result of %s on arrival, whatever is chosen', async (_, tool) => {
    const fields = fieldsOf(tool.input)
    // What decides which fields count: with each of its values there is a result.
    const deciding = fields.filter(({ name, choices }) => choices && fields.some(({ when }) => when?.field === name))
    const ways = [{}, ...deciding.flatMap(({ name, choices = [] }) => choices.map((value) => ({ [name]: value })))]
    for (const locale of registry.locales) {
      const context = contextIn(locale, { now: '2026-11-23T10:00:00Z' })
      const first = firstValues(
        fields.map((field) => ({ ...field, start: startIn(field, fields, placeOf(locale)) })),
        context,
      )
      // Which fields count is the same in every language.
      for (const way of locale.id === 'en' ? ways : [{}])
        expect(await runTool(tool, shown(tool, { ...first, ...way }), context), `${locale.id} ${JSON.stringify(way)}`).toMatchObject({
          ok: true,
        })
    }
  })
})

/** Only the fields that count with these values, as a form sends them. */
function shown(tool: Tool, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const counting = fieldsOf(tool.input).filter(({ when }) => !when || when.is.includes(values[when.field] as string))
  return Object.fromEntries(counting.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])))
}
