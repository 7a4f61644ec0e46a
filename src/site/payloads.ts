import type { Language, Tool } from '../../engine/core/define.ts'
import { FEED_PATH } from '../../engine/site/content.ts'
import type { Category, PageEntry } from '../../engine/site/entries.ts'
import type { CategoryData, ErrorData, HomeData, PagePayload, ToolResultData, UsedTool } from '../../engine/site/page.ts'
import { categoryPath, isIn, languagePrefix, pagePath, toolPath } from '../../engine/site/registry.ts'
import { createSentences } from '../../engine/core/sentences.ts'
import { blogData, contentPayloads, dealCards, postCards } from './content-pages.ts'
import { toolAnswers } from './answers.ts'
import { recipePath, recipePayload, recipesData, recipesIn } from './recipe-pages.ts'
import { breadcrumb, questionsLd, siteLd, toolLd } from './json-ld.ts'
import { alternates, payload } from './page-frame.ts'
import { homePath } from '../app/routing/paths.ts'
import { referenceData } from './reference.ts'
import type { Site, SitePages } from './site-pages.ts'
import { textPage } from './text-pages.ts'
import { joinTitle, shortDescription, siteText, titleWith } from './titles.ts'
import { toolData } from './tool-data.ts'

/** Cards of popular tools on the home page. */
const POPULAR_CARDS = 8

/** A page of the site, made when it is asked for. */
export type SitePage = {
  readonly path: string
  readonly language: Language
  readonly status: PagePayload['status']
  readonly make: () => PagePayload | Promise<PagePayload>
}

/** Every page of the site. `all` tells in which languages a page exists. */
export function* listPages(site: Site, all: ReadonlyMap<Language, SitePages>): Generator<SitePage> {
  for (const pages of all.values()) {
    const { language } = pages
    for (const page of site.registry.pages)
      if (isIn(page, language)) yield { path: pagePath(page, language), language, status: 200, make: () => pagePayload(page, pages, all) }
    for (const category of pages.categories())
      yield { path: categoryPath(category, language), language, status: 200, make: () => categoryPayload(category, pages, all) }
    for (const tool of pages.tools)
      yield { path: toolPath(tool, language), language, status: 200, make: () => toolPayload(tool, pages, all) }
    for (const recipe of recipesIn(pages))
      yield { path: recipePath(pages, recipe), language, status: 200, make: () => recipePayload(recipe, pages, all) }
    for (const content of contentPayloads(pages)) yield { path: content.path, language, status: 200, make: () => content }
    for (const status of [404, 500] as const)
      yield { path: errorPath(status, language), language, status, make: () => errorPayload(status, pages) }
  }
}

async function pagePayload(page: PageEntry, pages: SitePages, all: ReadonlyMap<Language, SitePages>): Promise<PagePayload> {
  const { registry } = pages.site
  const title = pages.siteWord(`page.${page.id}.title`, page.title)
  const description = pages.siteWord(`page.${page.id}.summary`, page.summary)
  const path = pagePath(page, pages.language)
  const isHome = page.component === 'home'
  const head = {
    title: isHome
      ? joinTitle(pages, registry.site.name, title)
      : page.card
        ? titleWith(pages, title, 'tool')
        : joinTitle(pages, title, registry.site.name),
    description: shortDescription(description),
    indexed: page.indexed,
    alternates: registry.locales
      .filter(({ id }) => isIn(page, id) && all.has(id))
      .map(({ id, bcp47 }) => ({ language: id, bcp47, url: pagePath(page, id) })),
    jsonLd: isHome ? [siteLd(pages)] : [],
    feed: page.component === 'blog' ? FEED_PATH : undefined,
  }
  const tool = pages.tools.find(({ id }) => id === page.tool)
  const words = { ...pages.viewWords(page.component), ...pages.groupWords(page.words ?? []), ...(tool && pages.partWords(tool)) }
  const own = payload(
    pages,
    { component: page.component, path, layout: page.layout, guard: page.guard, colorMode: page.colorMode },
    head,
    (await PAGE_DATA[page.component]?.(page, pages)) ?? usedTools(page, pages),
  )
  return withWords(own, words)
}

const withWords = <Data>(own: PagePayload<Data>, words: Readonly<Record<string, string>>): PagePayload<Data> =>
  Object.keys(words).length === 0 ? own : { ...own, words }

/** What each kind of page is made from beyond its words. */
const PAGE_DATA: Readonly<Record<string, (page: PageEntry, pages: SitePages) => unknown>> = {
  home: (_page, pages) => homeData(pages),
  text: textPage,
  blog: (_page, pages) => blogData(pages),
  deals: (_page, pages) => ({ deals: dealCards(pages) }),
  recipe: recipesData,
  'tool-result': toolResultData,
  reference: (_page, pages) => referenceData(pages),
}

/** What it takes to run the tools that a page uses. */
function usedTools({ uses = [] }: PageEntry, { site }: SitePages): { readonly tools?: Readonly<Record<string, UsedTool>> } {
  const tools = site.registry.tools.filter(({ id }) => uses.includes(id))
  return tools.length === 0
    ? {}
    : { tools: Object.fromEntries(tools.map(({ id, limits }) => [id, { module: site.modules(id), timeMs: limits.timeMs }])) }
}

async function toolResultData(page: PageEntry, pages: SitePages): Promise<ToolResultData> {
  const tool = pages.tools.find(({ id }) => id === page.tool)
  if (!tool) throw new Error(`page ${page.id}: the tool "${page.tool}" has no page in ${pages.language}`)
  return {
    title: pages.siteWord(`page.${page.id}.title`, page.title),
    tool: await toolData(tool, pages),
    url: toolPath(tool, pages.language),
  }
}

/** Tools as `popular` names them, then the others as they stand. */
function popularFirst(tools: readonly Tool[], popular: readonly string[]): Tool[] {
  const place = ({ id }: Tool) => (popular.includes(id) ? popular.indexOf(id) : popular.length)
  return tools.toSorted((a, b) => place(a) - place(b))
}

function homeData(pages: SitePages): HomeData {
  const { registry, words } = pages.site
  const own = words.get(pages.language)
  const { say } = createSentences(pages.locale, { ...own?.ui, ...own?.views })
  return {
    count: say('home-lead', { count: pages.tools.length }),
    trust: [say('home.private'), say('home.free'), say('home.offline'), say('home.languages', { count: registry.locales.length })],
    popular: popularFirst(pages.tools, registry.popular)
      .slice(0, POPULAR_CARDS)
      .map((tool) => {
        const category = registry.categories.find(({ id }) => id === tool.category)
        return { ...pages.link(tool), hue: category?.hue, summary: pages.wordsOf(tool).summary ?? '' }
      }),
    groups: pages
      .categories()
      .map((category) => ({
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
    title: titleWith(pages, link.text, 'category'),
    description: shortDescription(summary),
    indexed: true,
    alternates: alternates(all.values(), (other) =>
      other.categories().includes(category) ? categoryPath(category, other.language) : undefined,
    ),
    jsonLd: [breadcrumb(pages, [link])],
  }
  const tools = [
    ...popularFirst(pages.toolsIn(category), pages.site.registry.popular).map((tool) => ({
      ...pages.link(tool),
      summary: pages.wordsOf(tool).summary ?? '',
    })),
    ...pages.cards(category).map(({ id, text, url, icon, summary: said }) => ({ id, text, url, icon, summary: said })),
  ]
  return payload(pages, { component: 'category', path: link.url, layout: 'empty' }, head, {
    category: link,
    summary,
    tools,
    posts: postCards(pages, category.id),
  })
}

async function toolPayload(tool: Tool, pages: SitePages, all: ReadonlyMap<Language, SitePages>): Promise<PagePayload> {
  const answers = toolAnswers(tool, pages)
  const data = { ...(await toolData(tool, pages)), answers: answers?.html }
  const head = {
    title: titleWith(pages, data.title, 'tool'),
    description: shortDescription(data.summary),
    indexed: true,
    alternates: alternates(all.values(), (other) => (other.tools.includes(tool) ? toolPath(tool, other.language) : undefined)),
    jsonLd: [
      toolLd(pages, data, toolPath(tool, pages.language)),
      breadcrumb(pages, [data.category, pages.link(tool)]),
      ...(answers ? [questionsLd(pages, answers)] : []),
    ],
  }
  const own = payload(
    pages,
    {
      component: 'tool',
      path: toolPath(tool, pages.language),
      layout: tool.layout ?? 'empty',
      colorMode: tool.colorMode,
      skipTo: data.workbench === undefined ? 'input' : undefined,
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
    title: joinTitle(pages, ui[`${status}-title`] ?? '', pages.site.registry.site.name),
    description: ui[`${status}-text`] ?? '',
    indexed: false,
    alternates: [],
    jsonLd: [],
  }
  const { registry } = pages.site
  const contact = registry.pages.find(({ component }) => component === 'contact')
  const blog = registry.pages.find(({ component }) => component === 'blog')
  const data: ErrorData = {
    status,
    contact: contact ? pagePath(contact, isIn(contact, pages.language) ? pages.language : 'en') : homePath(pages.language),
    ...(blog && !isIn(blog, pages.language) && { blogNote: siteText(pages, 'in-english') }),
  }
  return payload(pages, { component: 'error', path: errorPath(status, pages.language), layout: 'empty', status }, head, data)
}
