import { expect, it } from 'vitest'
import { readWords } from '../../../engine/read/words.ts'
import type { Language } from '../../../engine/core/define.ts'
import type { PagePayload, ToolData } from '../../../engine/site/page.ts'
import { listPages } from '../../../src/site/payloads.ts'
import { SitePages } from '../../../src/site/site-pages.ts'
import { registry } from '../../support/real-registry.ts'

const languages = registry.locales.map(({ id }) => id)
const words = await readWords(new URL('../../../locales/', import.meta.url), languages)
const tools = registry.tools.filter(({ id }) => ['json-formatter', 'json-validator', 'discount-calculator', 'vat-calculator'].includes(id))
const site = {
  registry: { ...registry, tools, posts: [], deals: [], pages: [] },
  words,
  build: 'test',
  origin: 'https://example.com',
  modules: (id: string) => `/${id}.js`,
}
const all = new Map<Language, SitePages>(languages.map((language) => [language, new SitePages(site, language)]))
const made = await Promise.all([...listPages(site, all)].map(({ make }) => make()))
const pagesOf = (id: string) => made.filter((page) => (page.data as ToolData | undefined)?.id === id) as PagePayload<ToolData>[]

type Questions = { '@type': string; mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
const questionsIn = (page: PagePayload<ToolData>) =>
  page.head.jsonLd.find((data) => (data as Questions)['@type'] === 'FAQPage') as Questions | undefined

it('shows the answers in every language, and tells search engines the very same', () => {
  const pages = pagesOf('json-formatter')
  expect(pages.map(({ language }) => language)).toEqual(languages)
  for (const page of pages) {
    const { answers = '' } = page.data
    expect(answers.match(/<li>/g)).toHaveLength(3)
    const questions = questionsIn(page)?.mainEntity ?? []
    expect(questions).toHaveLength(3)
    for (const { name, acceptedAnswer } of questions) {
      expect(answers).toContain(`>${name}</h2>`)
      expect(answers).toContain(acceptedAnswer.text)
    }
    const validator = pagesOf('json-validator').find(({ language }) => language === page.language)?.path
    expect(answers).toContain(`href="${validator}"`)
  }
})

it('claims no questions where there are none', () => {
  for (const page of pagesOf('random-vin-generator')) {
    expect(page.data.answers).toBeUndefined()
    expect(questionsIn(page)).toBeUndefined()
  }
})

it.each(['discount-calculator', 'vat-calculator'])('counts and labels the amounts of the first example of %s in one currency', (id) => {
  for (const page of pagesOf(id)) {
    const { currency } = registry.locales.find((locale) => locale.id === page.language) ?? {}
    const [example] = page.data.examples
    // British VAT is in pounds; Portugal stands for a Portuguese that Brazilians read too.
    const expected = id === 'vat-calculator' ? { en: 'GBP', pt: 'EUR' }[page.language as string] : undefined
    expect(example?.input.currency, page.language).toBe(expected ?? currency)
  }
})
