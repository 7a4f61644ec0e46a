import { expect, it } from 'vitest'
import { fieldsOf } from '../../engine/core/fields.ts'
import { readWords, toolWords } from '../../engine/read/words.ts'
import { LOCALES_URL, registry } from '../support/real-registry.ts'

const languages = registry.locales.map(({ id }) => id)
const words = await readWords(LOCALES_URL, languages)

// Above the result stands this very word, so a field that is called so would be taken for it.
it.each(languages)('no field is called as the result is in %s', (language) => {
  const result = words.get(language)?.ui['result']
  expect(result).toBeDefined()
  const called = registry.tools.flatMap((tool) => {
    const own = toolWords(tool, language, words).words
    return fieldsOf(tool.input).flatMap(({ name }) => (own[`fields.${name}.label`] === result ? [`${tool.id}: ${name}`] : []))
  })
  expect(called).toEqual([])
})
