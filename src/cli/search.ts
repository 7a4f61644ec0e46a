import { readRegistry } from '../../engine/read/registry.ts'
import { readWords } from '../../engine/read/words.ts'
import { createSearch } from '../../engine/search/search.ts'
import type { CliOptions } from '../../engine/cli/cli.ts'
import { searchIndex } from '../site/search-index.ts'
import { SitePages } from '../site/site-pages.ts'

/** The search of the site's pages for the command line. @param root the project's folder, as a URL that ends with a slash */
export function createCliSearch(root: URL): CliOptions['search'] {
  return async (typed, asked) => {
    const registry = await readRegistry(new URL('registry/', root))
    const languages = registry.locales.map(({ id }) => id)
    const words = await readWords(new URL('locales/', root), languages)
    const language = languages.find((id) => id === asked) ?? 'en'
    const pages = new SitePages({ registry, words, build: '', origin: registry.site.origin, modules: (id) => id }, language)
    const { find } = createSearch(searchIndex(pages))
    // A page that stands among the tools cannot be run from here.
    return find(typed).filter(({ kind, id }) => kind === 'tool' && pages.tools.some((tool) => tool.id === id))
  }
}
