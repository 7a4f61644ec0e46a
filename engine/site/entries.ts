import type { Language, OtherLanguage } from '../core/define.ts'

/** A language of the site. */
export type LocaleEntry<Id extends string = Language> = {
  readonly id: Id
  /** As its readers call it. */
  readonly name: string
  /** With the region where most of its readers live: `pt-BR`. Dates, numbers and the first country of a form follow it. */
  readonly bcp47: string
  /** ISO 4217; the first currency of a form. */
  readonly currency: string
  /** How many units of that currency buy what a dollar buys in the United States, roundly: a form that starts with 10,000 dollars starts with as many times this. */
  readonly amounts: number
  /** IANA zone in which most of its readers live; the first zone of a form until the visitor's own is known. */
  readonly timeZone: string
  /** Its tools are still being translated: those without words have no page yet, and no check fails for them. */
  readonly draft?: boolean
}

/** A category: its English words and slug, and a hue (OKLCH degrees) seen on its icon tile. */
export type Category = {
  readonly kind: 'category'
  readonly id: string
  readonly icon: string
  readonly title: string
  readonly summary: string
  readonly slugs: { readonly [L in OtherLanguage]?: string }
  readonly aliases: readonly string[]
  readonly hue: number
  readonly order: number
}

export function defineCategory(
  entry: Omit<Category, 'kind' | 'slugs' | 'aliases'> & Partial<Pick<Category, 'slugs' | 'aliases'>>,
): Category {
  return { slugs: {}, aliases: [], ...entry, kind: 'category' }
}

/** The frame around a page. */
export type Layout = {
  readonly kind: 'layout'
  readonly id: string
  /** Widest content, in CSS pixels; `full` uses the whole window. */
  readonly width: 'reading' | 'page' | 'wide' | 'full'
  readonly header: boolean
  readonly footer: boolean
}

export function defineLayout(entry: Omit<Layout, 'kind'>): Layout {
  return { ...entry, kind: 'layout' }
}

/** Who may see a page; the other visitors are sent to `redirect`. */
export type Guard = { readonly kind: 'guard'; readonly id: string; readonly refuses: 'signed-in' | 'signed-out'; readonly redirect: string }

export function defineGuard(entry: Omit<Guard, 'kind'>): Guard {
  return { ...entry, kind: 'guard' }
}

/** What a route pattern captured: `/setting/*` gives `{ rest: 'a/b' }`. */
export type RouteParams = Readonly<Record<string, string>>

/**
 * A page that is not a tool. `path` is English and without the trailing slash; a last segment `*` catches the rest.
 * `component` is a page component of the product, by its name there.
 */
export type PageEntry = {
  readonly kind: 'page'
  readonly id: string
  readonly path: string
  /** Where it exists; everywhere when left out. */
  readonly languages?: readonly Language[]
  readonly slugs: { readonly [L in OtherLanguage]?: string }
  readonly aliases: readonly string[]
  readonly component: string
  /** Id of the tool whose result alone the component `tool-result` shows, from what the link says; that tool's share menu offers the link. */
  readonly tool?: string
  /** Ids of tools that the page itself runs; its data names their modules under `tools`. */
  readonly uses?: readonly string[]
  /** Groups of words in `views.json` that its parts say, besides the component's own; its payload holds them as `<group>.<word>`. */
  readonly words?: readonly string[]
  readonly title: string
  readonly summary: string
  readonly layout: string
  readonly guard?: string
  readonly colorMode?: 'light' | 'dark' | 'system'
  readonly indexed: boolean
  /** Shown among the tools of a category, on the home page and in the search. */
  readonly card?: { readonly icon: string; readonly category: string; readonly keywords: readonly string[] }
  /** Where it stands at the foot of every page, counted from the left; not there when left out. */
  readonly foot?: number
  /** Sees what the pattern captured; the server asks it before it answers. A false answer makes the page a 404 'Page Not Found: {path}'. */
  readonly validate?: (params: RouteParams) => boolean
}

type PageDefaults = 'kind' | 'slugs' | 'aliases' | 'layout' | 'indexed'

export function definePage(entry: Omit<PageEntry, PageDefaults> & Partial<Omit<PageEntry, 'kind'>>): PageEntry {
  return { slugs: {}, aliases: [], layout: 'empty', indexed: true, ...entry, kind: 'page' }
}

/** Directives of the content security policy that a service of somebody else may extend. */
export type PolicySources = { readonly [D in 'script-src' | 'style-src' | 'connect-src' | 'img-src' | 'frame-src']?: readonly string[] }

/** A service of somebody else. It is off unless its setting names a key, and loads only after consent to its purpose. */
export type Integration = {
  readonly kind: 'integration'
  readonly id: string
  readonly purpose: 'statistics' | 'behaviour' | 'advertising' | 'errors'
  /** Who runs it, as the visitor is told. */
  readonly provider: string
  /** Environment variable that holds its public key. */
  readonly setting: string
  readonly key: RegExp
  /** Hosts that it needs, besides those that its key names. */
  readonly sources: (key: string) => PolicySources
}

export function defineIntegration(entry: Omit<Integration, 'kind'>): Integration {
  return { ...entry, kind: 'integration' }
}

export type SiteEntry = {
  readonly name: string
  /** Absolute origin used in canonical links and the sitemap when the deployment names none. */
  readonly origin: string
  readonly contact: string
  readonly repository: string
  /** English of what the site itself says outside its pages: ends of titles, pages that need no script. Other languages: `site.json`. */
  readonly words: Readonly<Record<string, string>>
}
