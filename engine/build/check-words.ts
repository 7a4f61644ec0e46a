import type { Language } from '../core/define.ts'
import { type Registry, isIn } from '../core/registry.ts'
import { type WordTree, englishWords, fingerprint, neededKeys, placeholdersOf, resolveWords } from '../core/words.ts'
import type { LanguageWords, Words } from './read-words.ts'

/** Something amiss in a language's words. `gap` keeps a page from being made; the others are wrong or out of date. */
export type WordProblem = {
  readonly kind: 'gap' | 'stale' | 'extra' | 'parameters'
  readonly file: string
  readonly key: string
  readonly english?: string
}

/** All that a language lacks or has too much of, against the English of the registry and the interface. */
export function checkWords(registry: Registry, words: Words): WordProblem[] {
  const english = words.get('en')
  if (!english) throw new Error('locales/en is missing')
  return registry.locales
    .filter(({ id }) => id !== 'en')
    .flatMap(({ id }) => checkLanguage(registry, id, english, words.get(id) as LanguageWords))
}

function checkLanguage(registry: Registry, language: Language, english: LanguageWords, own: LanguageWords): WordProblem[] {
  const folder = `locales/${language}`
  return [
    ...checkTree(`${folder}/ui.json`, english.ui, own.ui, language),
    ...checkTree(`${folder}/site.json`, siteWords(registry), own.site, language),
    ...checkTree(`${folder}/views.json`, viewWordsIn(registry, english.views, language), own.views, language),
    ...registry.pages
      .filter((page) => page.view === 'text' && isIn(page, language) && !own.bodies.has(page.id))
      .map(({ id }): WordProblem => ({ kind: 'gap', file: `${folder}/pages/${id}.md`, key: 'body' })),
    ...checkShared(registry, folder, own),
    ...registry.tools.flatMap((tool) => {
      const file = `${folder}/tools/${tool.id}.json`
      const tree = englishWords(tool)
      const held = own.tools.get(tool.id)
      const { words: resolved, missing } = resolveWords(tree, language, held, own.shared)
      const problems: WordProblem[] = missing.map((key) => ({ kind: 'gap', file, key, english: sourceOf(tree, key) }))
      if (missing.length === 0 && held && held.of !== fingerprint(tree, Object.keys(held.words)))
        problems.push({ kind: 'stale', file, key: 'of', english: fingerprint(tree, Object.keys(held.words)) })
      if (!held?.keywords?.length) problems.push({ kind: 'gap', file, key: 'keywords', english: tool.keywords.join(', ') })
      const needed = new Set(neededKeys(tree, language))
      for (const key of Object.keys(held?.words ?? {})) if (!needed.has(key)) problems.push({ kind: 'extra', file, key })
      return [...problems, ...checkParameters(file, tree, resolved)]
    }),
  ]
}

function checkTree(file: string, english: WordTree, own: WordTree, language: Language): WordProblem[] {
  const needed = neededKeys(english, language)
  const gaps = needed.filter((key) => !own[key]).map((key): WordProblem => ({ kind: 'gap', file, key, english: sourceOf(english, key) }))
  const known = new Set(needed)
  const extra = Object.keys(own)
    .filter((key) => !known.has(key))
    .map((key): WordProblem => ({ kind: 'extra', file, key }))
  return [...gaps, ...extra, ...checkParameters(file, english, own)]
}

/** Shared translations that no tool says any longer. */
function checkShared(registry: Registry, folder: string, own: LanguageWords): WordProblem[] {
  const said = new Set(registry.tools.flatMap((tool) => Object.values(englishWords(tool))))
  return Object.keys(own.shared)
    .filter((text) => !said.has(text))
    .map((key) => ({ kind: 'extra', file: `${folder}/shared.json`, key }))
}

function checkParameters(file: string, english: WordTree, own: WordTree): WordProblem[] {
  return Object.entries(own).flatMap(([key, text]) => {
    const source = sourceOf(english, key)
    const isPlural = /_(?:zero|one|two|few|many|other)$/.test(key)
    const [wanted, got] = [placeholdersOf(source), placeholdersOf(text)]
    const fits = isPlural ? got.every((name) => wanted.includes(name)) : wanted.join() === got.join()
    return fits ? [] : [{ kind: 'parameters' as const, file, key, english: source }]
  })
}

function sourceOf(english: WordTree, key: string): string {
  return english[key] ?? english[key.replace(/_\w+$/, '_other')] ?? ''
}

/** The words of views that a language needs: those of a page that is English only are not among them. */
function viewWordsIn(registry: Registry, english: WordTree, language: Language): WordTree {
  return Object.fromEntries(
    Object.entries(english).filter(([key]) => {
      const pages = registry.pages.filter(({ view }) => view === key.split('.')[0])
      return pages.length === 0 || pages.some((page) => isIn(page, language))
    }),
  )
}

/** The English of categories and pages under the keys of `site.json`. */
export function siteWords(registry: Registry): WordTree {
  const words: Record<string, string> = {}
  for (const category of registry.categories) {
    words[`category.${category.id}.title`] = category.title
    words[`category.${category.id}.summary`] = category.summary
  }
  for (const page of registry.pages.filter(({ languages }) => languages?.length !== 1)) {
    words[`page.${page.id}.title`] = page.title
    words[`page.${page.id}.summary`] = page.summary
  }
  return words
}
