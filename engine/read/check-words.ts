import type { Language, Tool } from '../core/define.ts'
import type { LocaleEntry } from '../site/entries.ts'
import { type Registry, isIn } from '../site/registry.ts'
import { type WordTree, choiceNames, englishWords, fingerprint, neededKeys, placeholdersOf, resolveWords, sourceOf } from '../core/words.ts'
import { FACE_WORDS } from '../faces/words.ts'
import type { LanguageWords, Words } from './words.ts'

/**
 * Something about a language's words. `gap` keeps a page from being made, `later` too, but only notes that a new tool is not
 * translated yet; the others are wrong: out of date (`stale`), said by nobody (`extra`), with other parameters than the English
 * (`parameters`), English for the most part (`english`), or not of the shape that answers have (`shape`).
 */
export type WordProblem = {
  readonly kind: 'gap' | 'later' | 'stale' | 'extra' | 'parameters' | 'english' | 'shape'
  readonly file: string
  readonly key: string
  readonly english?: string
}

/** Ids of the tools that have been complete in every language, and so have to stay it; `npm run words` keeps the list. */
export const RELEASED_FILE = 'locales/released.json'

/** All that a language lacks or has too much of, against the English of the registry and the interface. */
export function checkWords(registry: Registry, words: Words, released: readonly string[]): WordProblem[] {
  const english = words.get('en')
  if (!english) throw new Error('locales/en is missing')
  const problems = registry.locales
    .filter(({ id }) => id !== 'en')
    .flatMap((locale) => checkLanguage(registry, locale, english, words.get(locale.id) as LanguageWords, new Set(released)))
  return [...problems, ...checkReleased(registry, problems, released)]
}

/** The list of released tools must name tools, and every tool that has all its words. */
function checkReleased(registry: Registry, problems: readonly WordProblem[], released: readonly string[]): WordProblem[] {
  const ids = new Set(registry.tools.map(({ id }) => id))
  const drafts = registry.locales.filter(({ draft }) => draft).map(({ id }) => `locales/${id}/`)
  const due = problems.filter(({ file }) => !drafts.some((folder) => file.startsWith(folder)))
  const untold = new Set(due.map(({ file }) => file.split('/').at(-1)))
  const unlisted = [...ids].filter((id) => !released.includes(id) && !untold.has(`${id}.json`))
  return [
    ...released.filter((id) => !ids.has(id)).map((key): WordProblem => ({ kind: 'extra', file: RELEASED_FILE, key })),
    ...unlisted.map((key): WordProblem => ({ kind: 'gap', file: RELEASED_FILE, key })),
  ]
}

function checkLanguage(
  registry: Registry,
  { id: language, draft }: LocaleEntry,
  english: LanguageWords,
  own: LanguageWords,
  released: ReadonlySet<string>,
): WordProblem[] {
  const folder = `locales/${language}`
  return [
    ...checkTree(`${folder}/ui.json`, english.ui, own.ui, language),
    ...checkTree(`${folder}/site.json`, siteWords(registry), own.site, language),
    ...checkTree(`${folder}/views.json`, viewWordsIn(registry, english.views, language), own.views, language),
    ...checkTree(`${folder}/faces.json`, FACE_WORDS, own.faces ?? {}, language),
    ...registry.pages
      .filter((page) => page.component === 'text' && isIn(page, language) && !own.bodies.has(page.id))
      .map(({ id }): WordProblem => ({ kind: 'gap', file: `${folder}/pages/${id}.md`, key: 'body' })),
    ...checkShared(registry, folder, own),
    ...registry.tools.flatMap((tool) => {
      const problems = checkTool(tool, language, own)
      const isLater = !own.tools.has(tool.id) && (draft || !released.has(tool.id))
      return isLater ? [{ kind: 'later' as const, file: problems[0]?.file ?? '', key: tool.id, english: tool.title }] : problems
    }),
  ]
}

/** Problems of a tool's words in one language. */
export function checkTool(tool: Tool, language: Language, own: Pick<LanguageWords, 'tools' | 'shared'>): WordProblem[] {
  const file = `locales/${language}/tools/${tool.id}.json`
  const tree = englishWords(tool)
  const held = own.tools.get(tool.id)
  const { words: resolved, missing } = resolveWords(tree, language, held, own.shared)
  const problems: WordProblem[] = missing.map((key) => ({ kind: 'gap', file, key, english: sourceOf(tree, key) }))
  if (missing.length === 0 && held && held.of !== fingerprint(tree, Object.keys(held.words)))
    problems.push({ kind: 'stale', file, key: 'of', english: fingerprint(tree, Object.keys(held.words)) })
  if (!held?.keywords?.length) problems.push({ kind: 'gap', file, key: 'keywords', english: tool.keywords.join(', ') })
  const known = new Set([...neededKeys(tree, language), ...Object.keys(choiceNames(tool))])
  for (const key of Object.keys(held?.words ?? {})) if (!known.has(key)) problems.push({ kind: 'extra', file, key })
  const same = Object.entries(held?.words ?? {}).filter(([key, text]) => text === sourceOf(tree, key))
  if (same.length * 2 > Object.keys(held?.words ?? {}).length)
    problems.push({ kind: 'english', file, key: same.map(([key]) => key).join(', ') })
  return [...problems, ...checkParameters(file, tree, resolved)]
}

function checkTree(file: string, english: WordTree, own: WordTree, language: Language): WordProblem[] {
  const needed = neededKeys(english, language)
  const gaps = needed
    .filter((key) => !Object.hasOwn(own, key) || !own[key])
    .map((key): WordProblem => ({ kind: 'gap', file, key, english: sourceOf(english, key) }))
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

/** The words of views that a language needs: those of a page that is English only are not among them. */
function viewWordsIn(registry: Registry, english: WordTree, language: Language): WordTree {
  return Object.fromEntries(
    Object.entries(english).filter(([key]) => {
      const pages = registry.pages.filter(({ component }) => component === key.split('.')[0])
      return pages.length === 0 || pages.some((page) => isIn(page, language))
    }),
  )
}

/** The English of the site, its categories, recipes and pages under the keys of `site.json`. */
export function siteWords(registry: Registry): WordTree {
  const words: Record<string, string> = Object.fromEntries(Object.entries(registry.site.words).map(([key, text]) => [`site.${key}`, text]))
  for (const category of registry.categories) {
    words[`category.${category.id}.title`] = category.title
    words[`category.${category.id}.summary`] = category.summary
  }
  for (const { id, title, summary, keywords } of registry.recipes) {
    words[`recipe.${id}.title`] = title
    words[`recipe.${id}.summary`] = summary
    words[`recipe.${id}.keywords`] = keywords.join(', ')
  }
  for (const page of registry.pages.filter(({ languages }) => languages?.length !== 1)) {
    words[`page.${page.id}.title`] = page.title
    words[`page.${page.id}.summary`] = page.summary
  }
  return words
}
