import { expect, it } from 'vitest'
import { checkWords } from '../../engine/build/check-words.ts'
import { readWords } from '../../engine/build/read-words.ts'
import { ownChoice } from '../../scripts/choose.ts'
import { LOCALES_URL, registry, tools } from '../support/real-registry.ts'

const { languages } = ownChoice()
const locales = registry.locales.filter(({ id }) => id === 'en' || languages.length === 0 || languages.includes(id))
const words = await readWords(
  LOCALES_URL,
  locales.map(({ id }) => id),
)

it.each(locales.filter(({ id }) => id !== 'en').map(({ id }) => id))('the tools have all their words in %s', (language) => {
  const here = locales.filter(({ id }) => id === 'en' || id === language)
  const names = new Set(tools.map(({ id }) => `locales/${language}/tools/${id}.json`))
  const problems = checkWords({ ...registry, locales: here, tools }, words).filter(({ file }) => names.has(file))
  expect(problems.map(({ kind, file, key }) => `${file}: ${kind}: ${key}`)).toEqual([])
})
