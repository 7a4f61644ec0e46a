import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { readReleased, readWords, toolWords } from '../../engine/read/words.ts'
import type { Language } from '../../engine/core/define.ts'
import { categoryPath, languagePrefix, pagePath, toolPath } from '../../engine/site/registry.ts'
import { ask } from '../support/servers/ask.ts'
import { startBuiltSite } from '../support/built-site.ts'
import { LOCALES_URL, registry } from '../support/real-registry.ts'

/** Every route that the specification names, without the trailing slash that the site enforces. */
type SpecRoute = { readonly path: string; readonly kind: string; readonly lang: Language; readonly id?: string }
const SPEC = JSON.parse(readFileSync(new URL('./spec-routes.json', import.meta.url), 'utf8')) as readonly SpecRoute[]

const { port, server } = await startBuiltSite()
afterAll(() => server.close(0))

const languages = registry.locales.map(({ id }) => id)
const words = await readWords(LOCALES_URL, languages)
const released = await readReleased(LOCALES_URL)
const origin = (process.env.SITE_ORIGIN ?? registry.site.origin).replace(/\/$/, '')
const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)
const bcp47 = (language: Language) => registry.locales.find(({ id }) => id === language)?.bcp47

/** What keeps a path from being a page of its own in its language; undefined when it is one. */
async function faultOf(path: string, language: Language): Promise<string | undefined> {
  const { status, text } = await ask(port, withSlash(path))
  if (status !== 200) return `${path} answers ${status}`
  const lang = /<html lang="([^"]*)"/.exec(text)?.[1]
  if (lang !== bcp47(language)) return `${path} is in "${lang}"`
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]
  // A page that search engines leave out names no canonical address.
  const isUnlisted = registry.pages.some((page) => !page.indexed && pagePath(page, language) === withSlash(path))
  if (isUnlisted) return text.includes('<meta name="robots" content="noindex">') ? undefined : `${path} is indexed`
  return canonical === origin + withSlash(path) ? undefined : `${path} says that it is ${canonical}`
}

async function faultsOf(routes: readonly { readonly path: string; readonly lang: Language }[]): Promise<string[]> {
  const faults: (string | undefined)[] = []
  for (const { path, lang } of routes) faults.push(await faultOf(path, lang))
  return faults.filter((fault) => fault !== undefined)
}

describe('the routes of the specification', () => {
  it('are 388, each named once', () => {
    expect(SPEC).toHaveLength(388)
    expect(new Set(SPEC.map(({ path }) => path)).size).toBe(SPEC.length)
  })

  it.each(languages)('answer in %s', async (language) => {
    expect(await faultsOf(SPEC.filter(({ lang, kind }) => lang === language && kind !== 'catch-all'))).toEqual([])
  })

  it('are the canonical paths of their tools', () => {
    const tools = SPEC.flatMap((route) =>
      registry.tools.filter(({ id }) => route.kind === 'tool' && id === route.id).map((tool) => ({ route, tool })),
    )
    const elsewhere = tools.filter(({ route, tool }) => toolPath(tool, route.lang) !== withSlash(route.path))
    expect(elsewhere.map(({ route, tool }) => `${route.path}: the entry says ${toolPath(tool, route.lang)}`)).toEqual([])
  })

  it('get their slash by a permanent redirect that keeps the query', async () => {
    const lost: string[] = []
    for (const { path } of SPEC.filter(({ path: route }) => route !== '/')) {
      const { status, headers } = await ask(port, `${path}?a=b%20c&d`)
      if (status !== 308 || headers.location !== `${path}/?a=b%20c&d`) lost.push(`${path}: ${status} ${headers.location}`)
    }
    expect(lost).toEqual([])
  })
})

/** A tool that is not translated yet has no page, and no other names that would lead to one. */
const translated = (lang: Language) => registry.tools.filter((tool) => toolWords(tool, lang, words).missing.length === 0)

describe('every language', () => {
  it.each(languages)('%s has its home page and a page of every category with tools', async (lang) => {
    const filled = registry.categories.filter(({ id }) => translated(lang).some((tool) => tool.category === id))
    expect(
      await faultsOf([
        { path: `${languagePrefix(lang)}/`, lang },
        ...filled.map((category) => ({ path: categoryPath(category, lang), lang })),
      ]),
    ).toEqual([])
  })

  it.each(languages)('%s has every tool that is translated', { tags: 'long' }, async (lang) => {
    expect(await faultsOf(translated(lang).map((tool) => ({ path: toolPath(tool, lang), lang })))).toEqual([])
    expect(translated(lang).length).toBeGreaterThanOrEqual(released.length)
  })

  it.each(languages)('%s answers anything below the settings by the settings page, and what it must refuse by a 404 page', async (lang) => {
    const { status, text } = await ask(port, `${languagePrefix(lang)}/setting/anything/at/all/`)
    expect(status).toBe(200)
    expect(text).toContain(`<html lang="${bcp47(lang)}"`)
    expect(text).toContain('<meta name="robots" content="noindex">')
    const missing = await ask(port, `${languagePrefix(lang)}/no-such-page/`)
    expect(missing.status).toBe(404)
    expect(missing.text).toContain(`<html lang="${bcp47(lang)}"`)
  })
})

describe('other names', () => {
  it.each(languages)('lead to the canonical path in %s for good, with their query', { tags: 'long' }, async (lang) => {
    const prefix = languagePrefix(lang)
    const lost: string[] = []
    for (const tool of translated(lang)) {
      const target = toolPath(tool, lang)
      const others = [tool.id, ...tool.aliases, ...[lang === 'en' ? [] : (tool.slugs[lang] ?? [])].flat(2)].map(
        (slug) => `${prefix}/${slug}/`,
      )
      for (const path of others.filter((other) => other !== target)) {
        const { status, headers } = await ask(port, `${path}?mode=url`)
        if (status !== 308 || headers.location !== `${target}?mode=url`) lost.push(`${path}: ${status} ${headers.location}`)
      }
    }
    expect(lost).toEqual([])
  })
})
