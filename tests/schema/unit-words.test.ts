import { expect, it } from 'vitest'
import { englishWords } from '../../engine/core/words.ts'
import { readWords, toolWords } from '../../engine/read/words.ts'
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
