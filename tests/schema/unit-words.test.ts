import { expect, it } from 'vitest'
import { ToolError } from '../../engine/core/errors.ts'
import { englishWords } from '../../engine/core/words.ts'
import { readWords, toolWords } from '../../engine/read/words.ts'
import { readMeasure } from '../../registry/lib/units/read-measure.ts'
import { type Kind, KINDS, unitsOf } from '../../registry/lib/units/units.ts'
import { LOCALES_URL, registry, tools } from '../support/real-registry.ts'

const words = await readWords(
  LOCALES_URL,
  registry.locales.map(({ id }) => id),
)

/** An abbreviation has one form. Where there are more than one and others, all four are told; `many` of Romance languages is for millions. */
const FORMS: Partial<Record<string, readonly number[]>> = { pl: [1, 4], ru: [1, 4] }

it.each(registry.locales)('units have the plural forms of $name', ({ id, bcp47 }) => {
  const faults = tools.flatMap((tool) => {
    const own = id === 'en' ? englishWords(tool) : toolWords(tool, id, words).words
    return Object.entries(own)
      .filter(([key]) => key.endsWith('.unit'))
      .filter(([, unit]) => !(FORMS[bcp47] ?? [1, 2]).includes(unit.split('|').filter((form) => form !== '').length))
      .map(([key, unit]) => `${tool.id}: ${key}: ${unit}`)
  })
  expect(faults).toEqual([])
})

it.each(registry.locales)('every unit is read by the name that the table has in $name', ({ id }) => {
  const converter = tools.find((tool) => tool.id === 'unit-converter') as (typeof tools)[number]
  const own = id === 'en' ? englishWords(converter) : toolWords(converter, id, words).words
  const read = (text: string, kind: Kind) => {
    try {
      return readMeasure(text, 'value', id, [kind])
        .measure.parts.map(({ unit }) => unit.name)
        .join()
    } catch (error) {
      return error instanceof ToolError ? error.failure.code : String(error)
    }
  }
  const faults = KINDS.flatMap((kind) => unitsOf(kind)).flatMap(({ name, kind }) => {
    const label = own[`output.table.unit.choices.${name}`]
    const got = label === undefined ? 'no name' : read(`7 ${label}`, kind)
    return got === name ? [] : [`${label}: ${got} instead of ${name}`]
  })
  expect(faults).toEqual([])
})

it.each([
  ['es', '3 metros cuadrados', 'squareMeter'],
  ['fr', '12 brasses', 'fathom'],
  ['id', '3 mil', 'mile'],
  ['pl', '12 mil morskich', 'nauticalMile'],
  ['ru', '40 кв. метров', 'squareMeter'],
  ['pt', '90 quilômetros por hora', 'kilometerPerHour'],
])('reads in %s: %s', (language, text, unit) => {
  expect(readMeasure(text, 'value', language, KINDS).measure.parts.map((part) => part.unit.name)).toEqual([unit])
})
