import { expect, it } from 'vitest'
import { checkWords } from '../../engine/read/check-words.ts'
import { readReleased, readWords } from '../../engine/read/words.ts'
import { ownChoice } from '../../scripts/choose.ts'
import { LOCALES_URL, registry, tools } from '../support/real-registry.ts'

const { languages } = ownChoice()
const locales = registry.locales.filter(({ id }) => id === 'en' || languages.length === 0 || languages.includes(id))
const words = await readWords(
  LOCALES_URL,
  locales.map(({ id }) => id),
)
const released = await readReleased(LOCALES_URL)

it.each(locales.filter(({ id }) => id !== 'en').map(({ id }) => id))(
  'released tools have all their words in %s, and others none or all',
  (language) => {
    const here = locales.filter(({ id }) => id === 'en' || id === language)
    const names = new Set(tools.map(({ id }) => `locales/${language}/tools/${id}.json`))
    const found = checkWords({ ...registry, locales: here, tools }, words, released)
    const problems = found.filter(({ kind, file }) => names.has(file) && kind !== 'later')
    expect(problems.map(({ kind, file, key }) => `${file}: ${kind}: ${key}`)).toEqual([])
  },
)
