import { expect, it } from 'vitest'
import { readWords } from '../../../engine/read/words.ts'
import type { Language } from '../../../engine/core/define.ts'
import type { ToolResultData } from '../../../engine/site/page.ts'
import { listPages } from '../../../src/site/payloads.ts'
import { SitePages } from '../../../src/site/site-pages.ts'
import { registry } from '../../support/real-registry.ts'

const languages = registry.locales.map(({ id }) => id)
// Answers about a tool lead to others, which are not part of this site.
const words = new Map(
  [...(await readWords(new URL('../../../locales/', import.meta.url), languages))].map(([id, own]) => [id, { ...own, answers: new Map() }]),
)
const tools = registry.tools.filter(({ id }) => id === 'disclaimer-generator')
const site = {
  registry: { ...registry, tools, posts: [], deals: [], pages: registry.pages.filter(({ component }) => component === 'tool-result') },
  words,
  build: 'test',
  origin: 'https://example.com',
  modules: (id: string) => `/${id}.js`,
}

it('makes the page of a result alone, not indexed, in every language, and the tool knows where it is', async () => {
  const all = new Map<Language, SitePages>(languages.map((language) => [language, new SitePages(site, language)]))
  const seen: string[] = []
  for (const { path, make } of listPages(site, all)) {
    const payload = await make()
    expect(payload.path).toBe(path)
    if (payload.component === 'tool-result') {
      const { tool, url, title } = payload.data as ToolResultData
      expect(payload.head.indexed).toBe(false)
      expect(tool.id).toBe('disclaimer-generator')
      expect(`${url}view/`).toBe(path)
      expect(payload.head.title.startsWith(title)).toBe(true)
      expect(tool.resultUrl).toBe(path)
      seen.push(path)
    }
  }
  expect(seen).toContain('/disclaimer-generator/view/')
  expect(seen).toHaveLength(languages.length)
})
