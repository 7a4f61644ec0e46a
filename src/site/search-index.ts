import type { Tool } from '../../engine/core/define.ts'
import { fieldsOf } from '../../engine/core/fields.ts'
import { VIEWS } from '../../engine/core/kinds.ts'
import { mainField, mainView } from '../../engine/core/main-part.ts'
import { viewsOf } from '../../engine/core/views.ts'
import { toolKeywords } from '../../engine/read/words.ts'
import type { PhraseField, SearchDocument, SearchIndex, SearchWords } from '../../engine/search/documents.ts'
import { fold, phraseOf } from '../../engine/search/fold.ts'
import { authorPath, dealPath, postPath } from '../../engine/site/content.ts'
import { isIn, pagePath, slugsOf } from '../../engine/site/registry.ts'
import type { SearchFile } from '../app/search/load-search.ts'
import { recipeKeywords, recipeLink, recipesIn } from './recipe-pages.ts'
import type { SitePages } from './site-pages.ts'

const PHRASES: readonly PhraseField[] = ['name', 'words', 'english', 'others', 'data']
/** Media types that go by other names, too. */
const DATA_WORDS: Readonly<Record<string, string>> = {
  'image/*': 'image png jpg jpeg webp',
  'image/jpeg': 'jpg jpeg',
  'image/svg+xml': 'svg',
  'video/*': 'video mp4 mov webm',
  'text/plain': '',
  'text/markdown': 'markdown md',
  'application/yaml': 'yaml yml',
}

const CONTACT = 'contact'

/** What a page loads when its search is first used. */
export function searchFile(pages: SitePages): Omit<SearchFile, 'guess'> {
  const contact = pages.site.registry.pages.find(({ id }) => id === CONTACT)
  return { index: searchIndex(pages), say: pages.viewWords('search'), ask: contact ? pagePath(contact, pages.language) : '/' }
}

/** All that can be found in the language of `pages`: tools first, then categories, pages, articles and offers. */
export function searchIndex(pages: SitePages): SearchIndex {
  return { words: searchWords(pages), documents: [...toolDocuments(pages), ...siteDocuments(pages), ...englishDocuments(pages)] }
}

/** The words of the language, and English ones, which are typed everywhere. */
function searchWords({ language, site }: SitePages): SearchWords {
  const folded = (words: readonly string[] = []) => words.map(fold)
  const both = [...new Set([language, 'en' as const])].flatMap((id) => site.words.get(id)?.search ?? [])
  return {
    ignored: [...new Set(both.flatMap(({ ignored }) => folded(ignored)))],
    weak: [...new Set(both.flatMap(({ weak }) => folded(weak)))],
    same: both.flatMap(({ same = [] }) => same.map(folded)),
  }
}

/** Each phrase once, in the field where it weighs most. */
function phrasesOf(fields: { readonly [F in PhraseField]?: readonly string[] }, title: string): SearchDocument['phrases'] {
  const seen = new Set(['', phraseOf(title)])
  return Object.fromEntries(
    PHRASES.flatMap((field) => {
      const own = (fields[field] ?? []).map(phraseOf).filter((phrase) => !seen.has(phrase) && seen.add(phrase))
      return own.length > 0 ? [[field, own.join('|')]] : []
    }),
  )
}

function toolDocuments(pages: SitePages): SearchDocument[] {
  const { registry, words } = pages.site
  return registry.categories.flatMap((category) => {
    const { text, hue } = pages.categoryLink(category)
    const tools = pages.toolsIn(category).map((tool): SearchDocument => {
      const link = pages.link(tool)
      const popular = registry.popular.indexOf(tool.id) + 1
      const others = registry.locales
        .filter(({ id }) => id !== 'en' && id !== pages.language)
        .map(({ id }) => words.get(id)?.tools.get(tool.id)?.words.title ?? '')
      const fields = {
        name: [tool.title, tool.id],
        words: [...toolKeywords(tool, pages.language, words), ...slugsOf(tool, pages.language)],
        english: [...tool.keywords, ...tool.aliases],
        others,
        data: dataWords(tool),
      }
      return {
        kind: 'tool',
        ...link,
        hue,
        category: text,
        summary: pages.wordsOf(tool).summary ?? '',
        ...(popular > 0 && { popular }),
        phrases: phrasesOf(fields, link.text),
      }
    })
    const cards = pages
      .cards(category)
      .map(({ keywords, ...card }): SearchDocument => ({
        kind: 'tool',
        ...card,
        hue,
        category: text,
        phrases: phrasesOf({ name: [card.id], words: keywords }, card.text),
      }))
    return [...tools, ...cards]
  })
}

/** Categories, and the pages that the search engines may show. */
function siteDocuments(pages: SitePages): SearchDocument[] {
  const { registry } = pages.site
  const categories = pages.categories().map((category): SearchDocument => {
    const link = pages.categoryLink(category)
    return {
      kind: 'category',
      ...link,
      id: `category-${category.id}`,
      category: '',
      summary: pages.siteWord(`category.${category.id}.summary`, category.summary),
      phrases: phrasesOf({ name: [category.title] }, link.text),
    }
  })
  const others = registry.pages
    .filter((page) => page.indexed && !page.card && page.component !== 'home' && !page.guard && isIn(page, pages.language))
    .map((page): SearchDocument => {
      const text = pages.siteWord(`page.${page.id}.title`, page.title)
      const summary = pages.siteWord(`page.${page.id}.summary`, page.summary)
      return {
        kind: 'page',
        id: `page-${page.id}`,
        text,
        url: pagePath(page, pages.language),
        icon: '',
        category: '',
        summary,
        phrases: phrasesOf({ name: [page.title, page.id] }, text),
      }
    })
  return [...categories, ...others, ...recipeDocuments(pages)]
}

/** Ready recipes: they are found beside the tools that they are made of. */
function recipeDocuments(pages: SitePages): SearchDocument[] {
  const overview = pages.site.registry.pages.find(({ id }) => id === 'recipes')
  if (!overview) return []
  const category = pages.siteWord(`page.${overview.id}.title`, overview.title)
  return recipesIn(pages).map((entry): SearchDocument => {
    const link = recipeLink(pages, entry)
    const fields = { name: [entry.title], words: recipeKeywords(pages, entry), english: entry.keywords }
    return { kind: 'page', ...link, id: `recipe-${entry.id}`, category, phrases: phrasesOf(fields, link.text) }
  })
}

/** Articles, their authors and offers: they are written in English. */
function englishDocuments({ language, site: { registry } }: SitePages): SearchDocument[] {
  if (language !== 'en') return []
  const posts = registry.posts.map(({ id, title, summary, cover, tags }): SearchDocument => ({
    kind: 'post',
    id: `post-${id}`,
    text: title,
    url: postPath(id),
    icon: cover,
    category: '',
    summary,
    phrases: phrasesOf({ words: tags }, title),
  }))
  const authors = registry.authors.map(({ id, name, icon }): SearchDocument => ({
    kind: 'page',
    id: `author-${id}`,
    text: name,
    url: authorPath(id),
    icon,
    category: '',
    summary: '',
    phrases: {},
  }))
  const deals = registry.deals.map(({ id, name, title, summary, icon }): SearchDocument => ({
    kind: 'deal',
    id: `deal-${id}`,
    text: title,
    url: dealPath(id),
    icon,
    category: '',
    summary,
    phrases: phrasesOf({ name: [name] }, title),
  }))
  return [...posts, ...authors, ...deals]
}

/** Words for the kinds of data that a tool takes and gives: `json`, `jpg`. */
export function dataWords(tool: Tool): string[] {
  const field = mainField(fieldsOf(tool.input))
  const view = mainView(viewsOf(tool.output))
  const types = [field?.media, ...(field?.accept ?? []), view?.media, view && VIEWS[view.view].media]
  return [...new Set(types.flatMap((type) => (type === undefined ? [] : (DATA_WORDS[type] ?? type.replace(/^[^/]*\//, '')).split(' '))))]
}
