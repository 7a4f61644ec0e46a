import type { Tool } from '../../engine/core/define.ts'
import { type FieldSpec, fieldsOf } from '../../engine/core/fields.ts'
import { mainField } from '../../engine/core/main-part.ts'
import { pick } from '../../engine/core/pick.ts'
import type { Recipe } from '../../engine/core/recipe.ts'
import { viewsOf } from '../../engine/core/views.ts'
import type { PageEntry } from '../../engine/site/entries.ts'
import { labelFields, labelViews } from '../../engine/site/label.ts'
import type { IconLink, PagePayload } from '../../engine/site/page.ts'
import type { FittingTools, RecipeCard, RecipeData, RecipesData, StepData } from '../../engine/site/recipe-data.ts'
import { type RecipeEntry, recipeOf } from '../../engine/site/recipe-entry.ts'
import { isIn, languagePrefix, pagePath, slugsOf, toolPath } from '../../engine/site/registry.ts'
import { breadcrumb } from './json-ld.ts'
import { assetUrl } from './package-assets.ts'
import { alternates, payload } from './page-frame.ts'
import { exampleReports } from './recipe-run.ts'
import type { SitePages } from './site-pages.ts'
import { shortDescription, titleWith } from './titles.ts'
import { shellQuote } from './developer-lines.ts'

/** Shows the list of all, an empty recipe, and each ready one. */
export const COMPONENT = 'recipe'

/** Other recipes that are named below one. */
const MOST_OTHERS = 6

function pageNamed(pages: SitePages, id: string): PageEntry | undefined {
  return pages.site.registry.pages.find((page) => page.id === id && page.component === COMPONENT && isIn(page, pages.language))
}

/** Ready recipes all of whose tools are there in the language; none where there is no page for them. */
export function recipesIn(pages: SitePages): readonly RecipeEntry[] {
  if (!pageNamed(pages, 'recipes') || !pageNamed(pages, 'recipe')) return []
  const known = new Set(pages.tools.map(({ id }) => id))
  return pages.site.registry.recipes.filter(({ steps }) => steps.every(({ tool }) => known.has(tool)))
}

const word = (pages: SitePages, { id, ...entry }: RecipeEntry, key: 'title' | 'summary') =>
  pages.siteWord(`recipe.${id}.${key}`, entry[key])

/** What people type when they look for it. */
export function recipeKeywords(pages: SitePages, { id, keywords }: RecipeEntry): readonly string[] {
  return pages.siteWord(`recipe.${id}.keywords`, keywords.join(', ')).split(/,\s*/)
}

const overviewPath = (pages: SitePages) => pagePath(pageNamed(pages, 'recipes') as PageEntry, pages.language)

export function recipePath(pages: SitePages, entry: RecipeEntry): string {
  return `${overviewPath(pages)}${slugsOf(entry, pages.language)[0]}/`
}

export function recipeLink(pages: SitePages, entry: RecipeEntry): IconLink & { readonly summary: string } {
  const hue = pages.site.registry.categories.find(({ id }) => id === entry.category)?.hue
  return {
    id: entry.id,
    text: word(pages, entry, 'title'),
    summary: word(pages, entry, 'summary'),
    url: recipePath(pages, entry),
    icon: entry.icon,
    ...(hue !== undefined && { hue }),
  }
}

/** Where the facts of all tools are that tell what fits what. */
export const fittingPath = (pages: SitePages): string => `${languagePrefix(pages.language)}/recipe-tools.json`

export function fittingTools(pages: SitePages): FittingTools {
  return Object.fromEntries(
    pages.tools.map((tool) => {
      const { id, category, effect, inverse, input, output } = tool
      const popular = pages.site.registry.popular.indexOf(id) + 1
      const main = mainField(fieldsOf(input))
      // Other fields may be named by a recipe, too; a picker offers by the main one.
      const fields = fieldsOf(input).flatMap((field) =>
        field === main || field.sensitive
          ? [pick(field, ['name', 'control', 'value', 'media', 'accept', 'main', 'sensitive']) as FieldSpec]
          : [pick(field, ['name', 'control', 'value', 'choices', 'when', 'advanced']) as FieldSpec],
      )
      const views = viewsOf(output).map((view) => pick(view, ['name', 'view', 'media']) as never)
      return [id, { id, category, effect, inverse, fields, views, link: pages.link(tool), ...(popular > 0 && { popular }) }]
    }),
  )
}

function stepData(tool: Tool, pages: SitePages): StepData {
  const words = pages.wordsOf(tool)
  return {
    ...pick(tool, ['id', 'icon', 'effect', 'starts', 'inverse']),
    title: words.title ?? tool.title,
    fields: labelFields(fieldsOf(tool.input), words, pages),
    views: labelViews(viewsOf(tool.output), words, pages.locale),
    failures: Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('failures.'))),
    module: pages.site.modules(tool.id),
    timeMs: tool.limits.timeMs,
    url: toolPath(tool, pages.language),
    ...(tool.assets.length > 0 && { assets: Object.fromEntries(tool.assets.map((path) => [path, assetUrl(path)])) }),
  } as StepData
}

/** What every page of a recipe needs. */
function shared(pages: SitePages): Pick<RecipeData, 'fitting' | 'overview' | 'builder'> {
  const overview = pageNamed(pages, 'recipes') as PageEntry
  return {
    fitting: fittingPath(pages),
    overview: { text: pages.siteWord(`page.${overview.id}.title`, overview.title), url: overviewPath(pages) },
    builder: pagePath(pageNamed(pages, 'recipe') as PageEntry, pages.language),
  }
}

/** The list of all, or the page where a visitor makes a recipe of their own. */
export const recipesData = (page: PageEntry, pages: SitePages): RecipeData | RecipesData =>
  page.id === 'recipes' ? overviewData(page, pages) : builderData(page, pages)

/** The page where a visitor makes a recipe of their own. */
function builderData(page: PageEntry, pages: SitePages): RecipeData {
  return {
    ...shared(pages),
    title: pages.siteWord(`page.${page.id}.title`, page.title),
    summary: pages.siteWord(`page.${page.id}.summary`, page.summary),
    icon: 'workflow',
    tools: {},
    others: recipesIn(pages)
      .slice(0, MOST_OTHERS)
      .map((entry) => recipeLink(pages, entry)),
  }
}

function overviewData(page: PageEntry, pages: SitePages): RecipesData {
  const { categories, tools } = pages.site.registry
  const nameOf = (id: string) => {
    const tool = tools.find((other) => other.id === id)
    return tool ? pages.link(tool).text : id
  }
  const groups = categories.flatMap((category) => {
    const recipes = recipesIn(pages)
      .filter((entry) => entry.category === category.id)
      .map((entry): RecipeCard => ({ ...recipeLink(pages, entry), steps: entry.steps.map(({ tool }) => nameOf(tool)) }))
    return recipes.length > 0 ? [{ category: pages.categoryLink(category).text, recipes }] : []
  })
  return {
    title: pages.siteWord(`page.${page.id}.title`, page.title),
    summary: pages.siteWord(`page.${page.id}.summary`, page.summary),
    groups,
    builder: shared(pages).builder,
  }
}

/** A ready recipe's own page. */
export async function recipePayload(
  entry: RecipeEntry,
  pages: SitePages,
  all: ReadonlyMap<string, SitePages>,
): Promise<PagePayload<RecipeData>> {
  const { text: title, summary, url: path } = recipeLink(pages, entry)
  const { registry, origin } = pages.site
  const ids = new Set(entry.steps.map(({ tool }) => tool))
  const tools = registry.tools.filter(({ id }) => ids.has(id))
  const [{ input }] = entry.examples
  const recipe: Recipe = recipeOf(entry, title)
  const body = JSON.stringify({ recipe: entry.id, input })
  const data: RecipeData = {
    ...shared(pages),
    title,
    summary,
    icon: entry.icon,
    recipe,
    tools: Object.fromEntries(tools.map((tool) => [tool.id, stepData(tool, pages)])),
    example: { input, reports: await exampleReports(recipe, input, tools, pages) },
    others: othersLike(entry, recipesIn(pages)).map((other) => recipeLink(pages, other)),
    developers: {
      request: `curl ${origin}/api/recipes/run -H 'Content-Type: application/json' -d ${shellQuote(body)}`,
      command: `npm run -s tool -- --recipe ${entry.id} ${shellQuote(input)}`,
    },
  }
  const overview: IconLink = { id: 'recipes', icon: 'workflow', ...data.overview }
  const head = {
    title: titleWith(pages, title, 'tool'),
    description: shortDescription(summary),
    indexed: true,
    alternates: alternates(all.values(), (other) => (recipesIn(other).includes(entry) ? recipePath(other, entry) : undefined)),
    jsonLd: [breadcrumb(pages, [overview, recipeLink(pages, entry)])],
  }
  return {
    ...payload(pages, { component: 'recipe', path, layout: 'empty' }, head, data),
    words: { ...pages.viewWords('recipe'), ...Object.assign({}, ...tools.map((tool) => pages.partWords(tool))) },
  }
}

/** Those that share a tool come first, then those of the category. */
function othersLike(entry: RecipeEntry, all: readonly RecipeEntry[]): readonly RecipeEntry[] {
  const points = (other: RecipeEntry) =>
    other.steps.filter(({ tool }) => entry.steps.some((step) => step.tool === tool)).length * 2 + Number(other.category === entry.category)
  return all
    .filter((other) => other !== entry)
    .toSorted((a, b) => points(b) - points(a))
    .slice(0, MOST_OTHERS)
}
