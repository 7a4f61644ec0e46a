import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readWords } from '../../../engine/read/words.ts'
import { termsOf } from '../../../engine/search/fold.ts'
import { createSearch } from '../../../engine/search/search.ts'
import { searchFile } from '../../../src/site/search-index.ts'
import { SitePages } from '../../../src/site/site-pages.ts'
import { LOCALES_URL, registry } from '../../support/real-registry.ts'

const languages = registry.locales.map(({ id }) => id)
const words = await readWords(LOCALES_URL, languages)
const site = { registry, words, build: 'test', origin: 'https://site.example', modules: (id: string) => id }

/** What people type, by the tool that they mean: `id: query | query`, a file for each language. */
const folder = new URL('searches/', import.meta.url)
const LEAST_QUERIES = 150
const LEAST_FOUND = 0.95

/** Queries of a language with the tool that is meant. */
function readQueries(language: string): [typed: string, id: string][] {
  const lines = readFileSync(new URL(`${language}.txt`, folder), 'utf8')
    .trim()
    .split('\n')
  return lines.flatMap((line) => {
    const [id = '', queries = ''] = line.split(': ')
    return queries.split(' | ').map((typed): [string, string] => [typed, id])
  })
}

it('there are queries of every language', () => {
  expect(readdirSync(folder).toSorted()).toEqual(languages.map((id) => `${id}.txt`).toSorted())
})

describe.each(languages)('in %s', (language) => {
  const { index, ask, say } = searchFile(new SitePages(site, language))
  const search = createSearch(index)
  const queries = readQueries(language)

  it(`has the tool that is meant among the first three for ${LEAST_FOUND * 100} % of what people type`, () => {
    expect(new Set(queries.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(LEAST_QUERIES)
    const missed = queries.filter(
      ([typed, id]) =>
        !search
          .find(typed)
          .slice(0, 3)
          .some((hit) => hit.id === id),
    )
    expect(1 - missed.length / queries.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(LEAST_FOUND)
  })

  it('has every tool whose name holds what is typed among the hits', () => {
    const tools = index.documents.filter(({ kind }) => kind === 'tool')
    for (const { text } of tools)
      for (const typed of [text.toUpperCase(), text.slice(1, 4)]) {
        const named = tools.filter((tool) => tool.text.toLowerCase().includes((typed.trim() || typed).toLowerCase()))
        const hits = new Set(search.find(typed).map(({ id }) => id))
        expect(named.filter(({ id }) => !hits.has(id)).map(({ text }) => text)).toEqual([])
      }
  })

  it('has each tool that is meant where a format is typed in the letters of the language: пдф for pdf', () => {
    const isLatin = (word: string) => /^[a-z0-9]+$/.test(word)
    const spelled = new Set(
      index.words.same.filter((group) => group.some(isLatin)).flatMap((group) => group.filter((word) => !isLatin(word))),
    )
    const missed = queries.filter(
      ([typed, id]) =>
        termsOf(typed).some((word) => spelled.has(word)) &&
        !search
          .find(typed)
          .slice(0, 3)
          .some((hit) => hit.id === id),
    )
    expect(missed).toEqual([])
  })

  it('finds a tool by its exact name first', () => {
    const tools = index.documents.filter(({ kind }) => kind === 'tool')
    for (const { id, text } of tools) expect(search.find(text)[0]?.id).toBe(id)
  })

  it('says where to ask for a tool, and names its groups', () => {
    expect(ask).toMatch(/contact/)
    expect(say.popular).toBeTruthy()
    expect(search.popular.map(({ id }) => id)).toEqual(registry.popular)
  })
})
