import { readRegistry } from '../../engine/read/registry.ts'
import { readWords } from '../../engine/read/words.ts'
import type { SearchDocument } from '../../engine/search/documents.ts'
import { createSearch, type Search } from '../../engine/search/search.ts'
import { searchIndex } from '../site/search-index.ts'
import { SitePages } from '../site/site-pages.ts'

/** The search of the site's pages for the command line. @param root the project's folder, as a URL that ends with a slash */
export function createCliSearch(root: URL): (typed: string, asked: string) => Promise<readonly SearchDocument[]> {
  const languages = new Map<string, ReturnType<typeof open>>()
  return async (typed, asked) => {
    const opened = languages.get(asked) ?? open(root, asked)
    languages.set(asked, opened)
    const { find, tools } = await opened
    // A page that is listed among the tools cannot be run from here.
    return find(typed).filter(({ kind, id }) => kind === 'tool' && tools.has(id))
  }
}

async function open(root: URL, asked: string): Promise<Search & { readonly tools: ReadonlySet<string> }> {
  const registry = await readRegistry(new URL('registry/', root))
  const languages = registry.locales.map(({ id }) => id)
  const words = await readWords(new URL('locales/', root), languages)
  const language = languages.find((id) => id === asked) ?? 'en'
  const pages = new SitePages({ registry, words, build: '', origin: registry.site.origin, modules: (id) => id }, language)
  return { ...createSearch(searchIndex(pages)), tools: new Set(pages.tools.map(({ id }) => id)) }
}
