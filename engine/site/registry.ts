import type { Author, Deal, Post } from './content.ts'
import type { Language, Tool } from '../core/define.ts'
import type { RecognizedKind } from '../core/recognize.ts'
import type { RecipeEntry } from './recipe-entry.ts'
import type { Category, Guard, Layout, LocaleEntry, PageEntry, RouteParams, SiteEntry } from './entries.ts'

/** Every entry, as read once by a build, a server or a test. */
export type Registry = {
  readonly site: SiteEntry
  readonly locales: readonly LocaleEntry[]
  readonly categories: readonly Category[]
  readonly layouts: readonly Layout[]
  readonly guards: readonly Guard[]
  readonly pages: readonly PageEntry[]
  readonly tools: readonly Tool[]
  readonly authors: readonly Author[]
  /** Newest first. */
  readonly posts: readonly Post[]
  readonly deals: readonly Deal[]
  readonly recipes: readonly RecipeEntry[]
  /** Ids of the tools that people come for most, the first first. */
  readonly popular: readonly string[]
  /** What the recognizer tells apart, by the names that entries use. */
  readonly kinds: Readonly<Record<string, RecognizedKind>>
  /** File of each tool, of those without a page, relative to the registry's folder, for messages and module lookups. */
  readonly files: ReadonlyMap<string, string>
}

export type SluggedEntry = { readonly id: string; readonly slugs: { readonly [L in Language]?: string | readonly [string, ...string[]] } }

/** Whether a page exists in a language. */
export function isIn({ languages }: Pick<PageEntry, 'languages'>, language: Language): boolean {
  return !languages || languages.includes(language)
}

/** `''` for the default language, `/fr` for another. */
export function languagePrefix(language: Language): string {
  return language === 'en' ? '' : `/${language}`
}

/** The language that a path selects by its first segment; anything unknown is English. */
export function languageOfPath(path: string, languages: readonly Language[]): Language {
  const first = path.split('/')[1] ?? ''
  return languages.find((language) => language !== 'en' && language === first) ?? 'en'
}

/** All slugs of an entry in a language, the canonical one first. */
export function slugsOf(entry: SluggedEntry, language: Language): readonly [string, ...string[]] {
  const own = language === 'en' ? undefined : entry.slugs[language]
  if (own === undefined) return [entry.id]
  return typeof own === 'string' ? [own] : own
}

export function toolPath(tool: SluggedEntry, language: Language): string {
  return `${languagePrefix(language)}/${slugsOf(tool, language)[0]}/`
}

export function categoryPath(category: SluggedEntry, language: Language): string {
  return `${languagePrefix(language)}/category/${slugsOf(category, language)[0]}/`
}

/** The page's own path; a catch-all gives its base (`/setting/`). */
export function pagePath(page: Pick<PageEntry, 'path' | 'slugs'>, language: Language): string {
  const own = language === 'en' ? undefined : page.slugs[language]
  const path = own === undefined ? page.path : `/${own}`
  const base = path.replace(/\*$/, '')
  return `${languagePrefix(language)}${base.endsWith('/') ? base : `${base}/`}`
}

/** The page that answers for a path, and what its pattern captured: `/setting/a/b/` gives `{ rest: 'a/b' }`. */
export function matchPage(
  pages: readonly PageEntry[],
  languages: readonly Language[],
  path: string,
): { readonly page: PageEntry; readonly params: RouteParams } | undefined {
  const language = languageOfPath(path, languages)
  for (const page of pages) {
    const base = pagePath(page, language)
    if (!isIn(page, language) || !path.startsWith(base)) continue
    const rest = path.slice(base.length).replace(/\/$/, '')
    if (page.path.endsWith('*')) return { page, params: { rest } }
    if (rest === '') return { page, params: {} }
  }
  return undefined
}

/** False when the page of this path checks its parameters and refuses these: 404 'Page Not Found: {path}'. */
export function isAccepted(pages: readonly PageEntry[], languages: readonly Language[], path: string): boolean {
  const match = matchPage(pages, languages, path)
  return match?.page.validate?.(match.params) ?? true
}

/** The slugs that tools had in a language before, each with the path that took its place. */
export function formerPaths({ locales, tools }: Pick<Registry, 'locales' | 'tools'>): [from: string, to: string][] {
  return locales.flatMap(({ id: language }) =>
    tools.flatMap((tool) => {
      const [, ...former] = slugsOf(tool, language)
      return former.map((slug): [string, string] => [`${languagePrefix(language)}/${slug}/`, toolPath(tool, language)])
    }),
  )
}

/** Permanent redirects: aliases, and the English slug under a language that has its own. */
export function redirectsOf(registry: Registry): [from: string, to: string][] {
  const redirects: [string, string][] = []
  for (const { id: language } of registry.locales) {
    const prefix = languagePrefix(language)
    for (const tool of registry.tools) {
      const target = toolPath(tool, language)
      const [, ...others] = slugsOf(tool, language)
      const lower = tool.id.toLowerCase()
      for (const slug of [tool.id, ...tool.aliases, ...others, lower])
        if (`${prefix}/${slug}/` !== target) redirects.push([`${prefix}/${slug}/`, target])
    }
    for (const category of registry.categories) {
      const target = categoryPath(category, language)
      for (const slug of [category.id, ...category.aliases])
        if (`${prefix}/category/${slug}/` !== target) redirects.push([`${prefix}/category/${slug}/`, target])
    }
    for (const page of registry.pages) for (const alias of page.aliases) redirects.push([`${prefix}/${alias}/`, pagePath(page, language)])
  }
  return redirects
}
