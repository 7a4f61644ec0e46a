import { expect, it } from 'vitest'
import type { Tool } from '../../../engine/core/define.ts'
import { readWords } from '../../../engine/read/words.ts'
import { SitePages } from '../../../src/site/site-pages.ts'
import { toolData } from '../../../src/site/tool-data.ts'
import { LOCALES_URL, registry } from '../../support/real-registry.ts'

const words = await readWords(LOCALES_URL, ['en', 'es'])
const site = { registry, words, build: 'test', origin: 'https://site.example', modules: (id: string) => id }
const dataIn = async (language: 'en' | 'es', tool = 'bmi-calculator') =>
  toolData(registry.tools.find(({ id }) => id === tool) as Tool, new SitePages(site, language))

it('shows first the example that fits what the form of its language starts with', async () => {
  const { examples, first } = await dataIn('en')
  expect(examples.map(({ title }) => title)).toEqual(['Feet, inches and pounds', 'Metric', 'Stone and pounds'])
  expect(first).toMatchObject({ kind: 'sample', ghosts: { feet: '5', pounds: '125' } })
  expect((await dataIn('es')).examples[0]?.title).toBe('Métrico')
})

it('names no command or request where only a browser can do the work', async () => {
  expect((await dataIn('en', 'pdf-to-jpg')).developers).toBeUndefined()
  expect((await dataIn('en')).developers?.command).toContain('npm run -s tool -- bmi-calculator')
})
