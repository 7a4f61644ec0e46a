import type { AnyExample, Tool } from './define.ts'
import { fieldsOf } from './fields.ts'
import { inPlace, type Place } from './start.ts'

/** The clock of examples and of first results that set none: it must not change with each build, and is the same day in all zones of the site. */
export const EXAMPLE_NOW = '2026-01-01T12:00:00Z'

/**
 * A tool's example as the pages of a language show it: with what the language says itself, and with amounts of money that are
 * everyday ones of its currency, unless the example names one. Its `output` holds only what the entry knows of it there.
 */
export function exampleIn(tool: Pick<Tool, 'input' | 'examples'>, index: number, place: Place): AnyExample | undefined {
  const example = tool.examples[index]
  if (!example || place.language === 'en') return example
  const { in: others, ...english } = example
  const own = others?.[place.language]
  const input = { ...amountsIn(tool, english.input, place), ...own?.input }
  const isSame = own === undefined && Object.entries(english.input).every(([name, value]) => input[name] === value)
  return { ...english, ...own, input, output: own?.output ?? (isSame ? english.output : {}) }
}

/** The input with each amount whose currency is left out made an everyday one; what stays as it was is the very same. */
function amountsIn({ input: schema }: Pick<Tool, 'input'>, input: AnyExample['input'], place: Place): Record<string, unknown> {
  // A currency that the example names is nobody's first one.
  const fields = fieldsOf(schema).filter(({ name, defaultFrom }) => defaultFrom !== 'currency' || input[name] === undefined)
  const amounts = fields.flatMap((field) =>
    input[field.name] === undefined ? [] : [[field.name, inPlace(field, input[field.name], fields, place)]],
  )
  return { ...input, ...Object.fromEntries(amounts) }
}
