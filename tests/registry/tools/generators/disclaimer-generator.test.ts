import { expect, it } from 'vitest'
import { disclaimerGenerator } from '../../../../registry/tools/generators/disclaimer-generator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const given = { site: 'Green Thumb', date: '2026-11-22', language: 'en' }
const headings = async (input: object): Promise<string[]> =>
  [...(await output(disclaimerGenerator, { ...given, ...input })).markdown.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)

it('has what every disclaimer has, and a clause for each thing ticked, in a fixed order', async () => {
  expect(await headings({ practices: [] })).toEqual(['General information', 'Liability', 'Changes'])
  expect(await headings({ practices: ['ai', 'links'], topics: ['finance', 'health'], email: 'a@example.com' })).toEqual([
    'General information',
    'No medical advice',
    'No financial advice',
    'Links to other sites',
    'Content made with artificial intelligence',
    'Liability',
    'Changes',
    'Contact',
  ])
})

it('says the same in all three forms', async () => {
  const { text, markdown, html } = await output(disclaimerGenerator, {
    ...given,
    url: 'https://example.com/?a=1&b=2',
    email: 'a@example.com',
  })
  const words = (form: string) =>
    form
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toLowerCase()
  expect(words(markdown)).toBe(words(text))
  expect(words(html.replace(/<a href="[^"]*">|<[^>]*>/g, ' ').replaceAll('&amp;', '&'))).toBe(words(text))
  expect(html).toContain('<a href="https://example.com/?a=1&amp;b=2">https://example.com/?a=1&amp;b=2</a>')
  expect(markdown).toContain('<https://example.com/?a=1&b=2>')
})

it.each([
  ['en', 'Disclaimer'],
  ['es', 'Descargo de responsabilidad'],
  ['fr', 'Clause de non-responsabilité'],
  ['id', 'Penafian'],
  ['it', 'Disclaimer'],
  ['pl', 'Zastrzeżenie prawne'],
  ['pt', 'Aviso de isenção de responsabilidade'],
  ['ru', 'Отказ от ответственности'],
])('is written in %s with every clause', async (language, title) => {
  const topics = ['health', 'legal', 'finance', 'fitness', 'technical', 'earnings']
  const practices = ['links', 'affiliate', 'advertising', 'testimonials', 'views', 'comments', 'ai', 'copyright']
  const { html, markdown } = await output(disclaimerGenerator, { ...given, language, topics, practices, email: 'a@example.com' })
  expect(html.startsWith(`<article lang="${language}">\n  <h1>${title}</h1>\n`)).toBe(true)
  expect(markdown.match(/^## /gm)).toHaveLength(18)
  expect(markdown).not.toMatch(/[{}]/)
})

it('always says that it is no legal advice', async () => {
  expect((await output(disclaimerGenerator, given)).notices).toEqual([{ code: 'not-legal-advice', level: 'warning' }])
})

it('refuses an empty name and what is no address or email', async () => {
  expect(await failure(disclaimerGenerator, { ...given, site: ' ' })).toMatchObject({ code: 'required', field: 'site' })
  expect(await failure(disclaimerGenerator, { ...given, url: 'javascript:alert(1)' })).toMatchObject({
    code: 'bad-site-address',
    field: 'url',
  })
  expect(await failure(disclaimerGenerator, { ...given, email: 'me' })).toMatchObject({ code: 'bad-email', field: 'email' })
})
