import type { Language, Tool } from '../../engine/core/define.ts'
import { FEED_PATH } from '../../engine/core/content.ts'
import type { Category, Page } from '../../engine/core/entries.ts'
import { type FieldSpec, fieldsOf } from '../../engine/core/fields.ts'
import { mainField } from '../../engine/core/main-part.ts'
import type { CategoryData, HomeData, IconLink, PagePayload, Shell, ToolResultData, UsedTool } from '../../engine/core/page.ts'
import { type Registry, categoryPath, languagePrefix, pagePath, toolPath } from '../../engine/core/registry.ts'
import { viewsOf } from '../../engine/core/views.ts'
import { createSentences } from '../../engine/core/sentences.ts'
import { numberMarks } from '../../engine/view/local-number.ts'
import { type Words, toolKeywords, toolWords } from '../../engine/build/read-words.ts'
import type { SearchDocument } from '../app/search.ts'
import { blogData, contentPayloads, dealCards, postCards } from './content-pages.ts'
import { breadcrumb, siteLd, toolLd } from './json-ld.ts'
import { alternates, payload } from './page-frame.ts'
import { textPage } from './text-pages.ts'
import { type ToolModules, toolData } from './tool-data.ts'

/** What a tool's page is made of and may have words of its own. */
function partNames({ workbench, input, output }: Tool): string[] {
  const controls = fieldsOf(input).flatMap((field) => [field, ...(field.rows ?? [])].map(({ control }) => control))
  return [...(workbench ? [workbench.name] : []), ...controls, ...viewsOf(output).map(({ view }) => view)]
}

/** Everything that payloads are made from. */
export type Site = {
  readonly registry: Registry
  readonly words: Words
  readonly build: string
  readonly origin: string
  readonly modules: ToolModules
}

/** Makes every page of one language. */
export class SitePages {
  readonly site: Site
  readonly language: Language
  readonly locale: string
  /** Tools whose words are complete in this language. */
  readonly tools: readonly Tool[]
  /** The main field of each tool that has one, for what can be sent on to it. */
  readonly takers: readonly { readonly tool: Tool; readonly field: FieldSpec }[]
  private readonly resolved = new Map<string, Readonly<Record<string, string>>>()

  constructor(site: Site, language: Language) {
    this.site = site
    this.language = language
    this.locale = site.registry.locales.find((locale) => locale.id === language)?.bcp47 ?? language
    for (const tool of site.registry.tools) {
      const { words, missing } = toolWords(tool, language, site.words)
      if (missing.length === 0) this.resolved.set(tool.id, words)
    }
    this.tools = site.registry.tools.filter((tool) => this.resolved.has(tool.id))
    this.takers = this.tools.flatMap((tool) => {
      const field = tool.workbench && !tool.workbench.takes ? undefined : mainField(fieldsOf(tool.input))
      return field ? [{ tool, field }] : []
    })
  }

  wordsOf(tool: Tool): Readonly<Record<string, string>> {
    const words = this.resolved.get(tool.id)
    if (!words) throw new Error(`${tool.id} has no words in ${this.language}`)
    return words
  }

  siteWord(key: string, english: string): string {
    if (this.language === 'en') return english
    const word = this.site.words.get(this.language)?.site[key]
    if (word === undefined) throw new Error(`locales/${this.language}/site.json: "${key}" is missing`)
    return word
  }

  link(tool: Tool): IconLink {
    return { id: tool.id, text: this.wordsOf(tool).title ?? tool.title, url: toolPath(tool, this.language), icon: tool.icon }
  }

  categoryLink(category: Category): IconLink {
    return {
      id: category.id,
      text: this.siteWord(`category.${category.id}.title`, category.title),
      url: categoryPath(category, this.language),
      icon: category.icon,
      hue: category.hue,
    }
  }

  /** Categories that have tools in this language. */
  categories(): readonly Category[] {
    return this.site.registry.categories.filter((category) => this.tools.some((tool) => tool.category === category.id))
  }

  toolsIn(category: Category): readonly Tool[] {
    const collator = new Intl.Collator(this.locale)
    return this.tools
      .filter((tool) => tool.category === category.id)
      .toSorted((a, b) => collator.compare(this.link(a).text, this.link(b).text))
  }

  /** Pages that stand among the tools of a category, with the words by which they are found. */
  cards(category: Category): (IconLink & { readonly summary: string; readonly keywords: readonly string[] })[] {
    return this.site.registry.pages.flatMap((page) => {
      const { id, card, languages } = page
      if (card?.category !== category.id || !languages.includes(this.language)) return []
      const text = this.siteWord(`page.${id}.title`, page.title)
      const summary = this.siteWord(`page.${id}.summary`, page.summary)
      return [{ id, text, summary, url: pagePath(page, this.language), icon: card.icon, keywords: card.keywords }]
    })
  }

  shell(assets: Shell['assets']): Shell {
    const { registry, words, build } = this.site
    return {
      name: registry.site.name,
      build,
      language: this.language,
      locale: this.locale,
      numberMarks: numberMarks(this.locale),
      words: words.get(this.language)?.ui ?? {},
      languages: registry.locales.map(({ id, name }) => ({ id, name })),
      categories: this.categories().map((category) => this.categoryLink(category)),
      contact: registry.site.contact,
      pages: this.footPages(),
      assets,
    }
  }

  /** Words that only one kind of page says, by their bare keys. */
  viewWords(view: string): Readonly<Record<string, string>> {
    const own = Object.entries(this.site.words.get(this.language)?.views ?? {})
    return Object.fromEntries(own.filter(([key]) => key.startsWith(`${view}.`)).map(([key, text]) => [key.slice(view.length + 1), text]))
  }

  /** Groups of words that belong to no page, for parts that are loaded on demand. */
  loneWords(): string[] {
    const { registry, words } = this.site
    const groups = new Set(Object.keys(words.get(this.language)?.views ?? {}).map((key) => key.split('.')[0] as string))
    const ofPages = new Set([...registry.pages.map(({ view }) => view), ...registry.tools.flatMap(partNames)])
    return [...groups].filter((group) => !ofPages.has(group))
  }

  /** Words of the workbench, controls and views of a tool, under `<group>.<word>`. */
  partWords(tool: Tool): Readonly<Record<string, string>> {
    return this.groupWords(partNames(tool))
  }

  /** Words of groups, under `<group>.<word>`. */
  groupWords(groups: readonly string[]): Readonly<Record<string, string>> {
    const own = Object.entries(this.site.words.get(this.language)?.views ?? {})
    return Object.fromEntries(own.filter(([key]) => groups.includes(key.split('.')[0] as string)))
  }

  /** Pages about the site; those that are English only are offered in English only. */
  private footPages(): Shell['pages'] {
    return this.site.registry.pages
      .filter((page) => page.foot !== undefined && page.languages.includes(this.language))
      .toSorted((a, b) => (a.foot ?? 0) - (b.foot ?? 0))
      .map((page) => ({ text: this.siteWord(`page.${page.id}.title`, page.title), url: pagePath(page, this.language) }))
  }

  search(): SearchDocument[] {
    const tools = this.tools.map((tool) => {
      const category = this.site.registry.categories.find((other) => other.id === tool.category) as Category
      return {
        ...this.link(tool),
        category: this.categoryLink(category).text,
        summary: this.wordsOf(tool).summary ?? '',
        keywords: [...new Set([...toolKeywords(tool, this.language, this.site.words), ...tool.keywords, ...tool.aliases])].join(' · '),
      }
    })
    const pages = this.categories().flatMap((category) =>
      this.cards(category).map((card) => ({ ...card, category: this.categoryLink(category).text, keywords: card.keywords.join(' · ') })),
    )
    return [...tools, ...pages]
  }
}

/** A page of the site, made when it is asked for. */
export type SitePage = { readonly path: string; readonly make: () => PagePayload | Promise<PagePayload> }

/** Every page of the site. `all` tells in which languages a page exists. */
export function* listPages(site: Site, all: ReadonlyMap<Language, SitePages>): Generator<SitePage> {
  for (const pages of all.values()) {
    const { language } = pages
    for (const page of site.registry.pages)
      if (page.languages.includes(language)) yield { path: pagePath(page, language), make: () => pagePayload(page, pages, all) }
    for (const category of pages.categories())
      yield { path: categoryPath(category, language), make: () => categoryPayload(category, pages, all) }
    for (const tool of pages.tools) yield { path: toolPath(tool, language), make: () => toolPayload(tool, pages, all) }
    for (const content of contentPayloads(pages)) yield { path: content.path, make: () => content }
    for (const status of [404, 500] as const) yield { path: errorPath(status, language), make: () => errorPayload(status, pages) }
  }
}

async function pagePayload(page: Page, pages: SitePages, all: ReadonlyMap<Language, SitePages>): Promise<PagePayload> {
  const { registry } = pages.site
  const title = pages.siteWord(`page.${page.id}.title`, page.title)
  const description = pages.siteWord(`page.${page.id}.summary`, page.summary)
  const path = pagePath(page, pages.language)
  const isHome = page.view === 'home'
  const head = {
    title: isHome ? `${registry.site.name} – ${title}` : `${title} – ${registry.site.name}`,
    description,
    indexed: page.indexed,
    alternates: registry.locales
      .filter(({ id }) => page.languages.includes(id) && all.has(id))
      .map(({ id, bcp47 }) => ({ language: id, bcp47, url: pagePath(page, id) })),
    jsonLd: isHome ? [siteLd(pages)] : [],
    ...(page.view === 'blog' && { feed: FEED_PATH }),
  }
  const tool = pages.tools.find(({ id }) => id === page.tool)
  const words = { ...pages.viewWords(page.view), ...pages.groupWords(page.words ?? []), ...(tool && pages.partWords(tool)) }
  const own = payload(
    pages,
    {
      view: page.view,
      path,
      layout: page.layout,
      ...(page.guard && { guard: page.guard }),
      ...(page.colorMode && { colorMode: page.colorMode }),
    },
    head,
    (await PAGE_DATA[page.view]?.(page, pages)) ?? usedTools(page, pages),
  )
  return withWords(own, words)
}

const withWords = <Data>(own: PagePayload<Data>, words: Readonly<Record<string, string>>): PagePayload<Data> =>
  Object.keys(words).length === 0 ? own : { ...own, words }

/** What each kind of page is made from beyond its words. */
const PAGE_DATA: Readonly<Record<string, (page: Page, pages: SitePages) => unknown>> = {
  home: (_page, pages) => homeData(pages),
  text: textPage,
  blog: (_page, pages) => blogData(pages),
  deals: (_page, pages) => ({ deals: dealCards(pages) }),
  'tool-result': toolResultData,
}

/** What it takes to run the tools that a page uses. */
function usedTools({ uses = [] }: Page, { site }: SitePages): { readonly tools?: Readonly<Record<string, UsedTool>> } {
  const tools = site.registry.tools.filter(({ id }) => uses.includes(id))
  return tools.length === 0
    ? {}
    : { tools: Object.fromEntries(tools.map(({ id, limits }) => [id, { module: site.modules(id), timeMs: limits.timeMs }])) }
}

async function toolResultData(page: Page, pages: SitePages): Promise<ToolResultData> {
  const tool = pages.tools.find(({ id }) => id === page.tool)
  if (!tool) throw new Error(`page ${page.id}: the tool "${page.tool}" has no page in ${pages.language}`)
  return {
    title: pages.siteWord(`page.${page.id}.title`, page.title),
    tool: await toolData(tool, pages),
    url: toolPath(tool, pages.language),
  }
}

function homeData(pages: SitePages): HomeData {
  const { say } = createSentences(pages.locale, pages.site.words.get(pages.language)?.ui ?? {})
  return {
    count: say('home-lead', { count: pages.tools.length }),
    groups: pages.categories().map((category) => ({
      category: pages.categoryLink(category),
      tools: [
        ...pages.toolsIn(category).map((tool) => pages.link(tool)),
        ...pages.cards(category).map(({ id, text, url, icon }) => ({ id, text, url, icon })),
      ],
    })),
  }
}

function categoryPayload(category: Category, pages: SitePages, all: ReadonlyMap<Language, SitePages>): PagePayload<CategoryData> {
  const link = pages.categoryLink(category)
  const summary = pages.siteWord(`category.${category.id}.summary`, category.summary)
  const head = {
    title: `${link.text} – ${pages.site.registry.site.name}`,
    description: summary,
    indexed: true,
    alternates: alternates(all.values(), (other) =>
      other.categories().includes(category) ? categoryPath(category, other.language) : undefined,
    ),
    jsonLd: [breadcrumb(pages, [link])],
  }
  const tools = [
    ...pages.toolsIn(category).map((tool) => ({ ...pages.link(tool), summary: pages.wordsOf(tool).summary ?? '' })),
    ...pages.cards(category).map(({ id, text, url, icon, summary: said }) => ({ id, text, url, icon, summary: said })),
  ]
  return payload(pages, { view: 'category', path: link.url, layout: 'empty' }, head, {
    category: link,
    summary,
    tools,
    posts: postCards(pages, category.id),
  })
}

async function toolPayload(tool: Tool, pages: SitePages, all: ReadonlyMap<Language, SitePages>): Promise<PagePayload> {
  const data = await toolData(tool, pages)
  const head = {
    title: `${data.title} – ${pages.site.registry.site.name}`,
    description: data.summary,
    indexed: true,
    alternates: alternates(all.values(), (other) => (other.tools.includes(tool) ? toolPath(tool, other.language) : undefined)),
    jsonLd: [toolLd(pages, data, toolPath(tool, pages.language)), breadcrumb(pages, [data.category, pages.link(tool)])],
  }
  const own = payload(
    pages,
    {
      view: 'tool',
      path: toolPath(tool, pages.language),
      layout: tool.layout ?? 'empty',
      ...(tool.colorMode && { colorMode: tool.colorMode }),
    },
    head,
    data,
  )
  return withWords(own, pages.partWords(tool))
}

const errorPath = (status: 404 | 500, language: Language) => `${languagePrefix(language)}/${status}/`

function errorPayload(status: 404 | 500, pages: SitePages): PagePayload {
  const ui = pages.site.words.get(pages.language)?.ui ?? {}
  const head = {
    title: `${ui[`${status}-title`]} – ${pages.site.registry.site.name}`,
    description: ui[`${status}-text`] ?? '',
    indexed: false,
    alternates: [],
    jsonLd: [],
  }
  const data = { status, tools: status === 404 ? pages.tools.map((tool) => pages.link(tool)) : [] }
  return payload(pages, { view: 'error', path: errorPath(status, pages.language), layout: 'empty', status }, head, data)
}
