import { expect, it } from 'vitest'
import { readWords } from '../../../engine/read/words.ts'
import { SitePages } from '../../../src/site/site-pages.ts'
import { toolData } from '../../../src/site/tool-data.ts'
import { LOCALES_URL, registry } from '../../support/real-registry.ts'

const words = await readWords(LOCALES_URL, ['en', 'es'])
const site = { registry, words, build: 'test', origin: 'https://site.example', modules: (id: string) => id }
const bmi = registry.tools.find(({ id }) => id === 'bmi-calculator')
const dataIn = async (language: 'en' | 'es') => toolData(bmi as NonNullable<typeof bmi>, new SitePages(site, language))

it('shows first the example that fits what the form of its language starts with', async () => {
  const { examples, first } = await dataIn('en')
  expect(examples.map(({ title }) => title)).toEqual(['Feet, inches and pounds', 'Metric', 'Stone and pounds'])
  expect(first).toMatchObject({ kind: 'sample', ghosts: { feet: '5', pounds: '125' } })
  expect((await dataIn('es')).examples[0]?.title).toBe('Métrico')
})
