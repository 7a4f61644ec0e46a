import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { fieldsOf } from '../../engine/core/fields.ts'
import { prepareInput } from '../../engine/core/prepare.ts'
import { inputSchemaOf } from '../../engine/faces/json-schema.ts'
import { readCatalogue } from '../../engine/run/node/catalogue.ts'
import { REGISTRY_URL } from '../support/real-registry.ts'

const tools = await (await readCatalogue(REGISTRY_URL)).loadAll()
/** Two callers who have nothing in common. */
const CALLERS = [
  { locale: 'pl', currency: 'PLN', timeZone: 'Asia/Tokyo', now: Date.UTC(2024, 1, 29, 20) },
  { locale: 'pt-BR', currency: 'BRL', timeZone: 'America/Los_Angeles', now: Date.UTC(2031, 6, 1, 3) },
]

type Property = { readonly default?: unknown; readonly description?: string }

/** What a run takes for each field, in the place of each caller, where nothing is sent. */
function taken(tool: (typeof tools)[number], name: string): unknown[] {
  const fields = fieldsOf(tool.input).filter((field) => field.name === name)
  return CALLERS.map((caller) => {
    const given = prepareInput(fields, {}, caller)[name]
    const parsed = (tool.input.shape[name] as z.ZodType).safeParse(given)
    return parsed.success ? parsed.data : 'refused'
  })
}

describe('what the API says of a field that is left out', () => {
  it.each(tools.map((tool) => [tool.id, tool] as const))('%s takes so', (_id, tool) => {
    const { properties = {}, required = [] } = inputSchemaOf(tool) as {
      properties?: Readonly<Record<string, Property>>
      required?: readonly string[]
    }
    for (const { name, defaultFrom } of fieldsOf(tool.input)) {
      const { default: told, description = '' } = properties[name] as Property
      const values = taken(tool, name)
      if (told !== undefined) expect(values, name).toEqual(CALLERS.map(() => told))
      if (defaultFrom) {
        expect(told, name).toBeUndefined()
        expect(description, name).toContain('Left out, it is ')
        expect(required).not.toContain(name)
      }
      expect(values.includes('refused'), `${name}: ${JSON.stringify(values)}`).toBe(required.includes(name))
    }
  })
})
