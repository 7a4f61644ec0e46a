import type { KeptList } from '../app/offline/kept-list.ts'
import { offlinePath } from '../app/services/offline-path.ts'
import type { Language } from '../../engine/core/define.ts'
import { languageOfPath } from '../../engine/site/registry.ts'
import type { SitePages } from './site-pages.ts'
import { siteText } from './titles.ts'

/** A file of the whole site, with its size as a browser keeps it. */
export type SizedFile = readonly [path: string, bytes: number]

/** Folders that every language needs. */
const COMMON = ['/assets/', '/sandbox/']
/** Files of the site that are made once for each language, in their names. */
const OF_LANGUAGE = /^\/assets\/(?:shell|search|guess)-([a-z]{2})-/

/** What the pages of a language need without a connection: what they load first, then themselves. */
export function offlineList(pages: SitePages, all: readonly SizedFile[], languages: readonly Language[]): KeptList {
  const { language } = pages
  const isNeeded = (path: string) => {
    // Pages of others show them, which need the network themselves.
    if (/^(?:\/[a-z]{2})?\/embed\//.test(path)) return false
    const [, own] = OF_LANGUAGE.exec(path) ?? []
    if (own !== undefined) return own === language
    if (COMMON.some((folder) => path.startsWith(folder)) || path.startsWith(`/words/${language}/`) || path === offlinePath(language))
      return true
    return /\/(?:payload\.json|index\.html)$/.test(path) && languageOfPath(path, languages) === language
  }
  const files = all
    .filter(([path]) => isNeeded(path))
    .map(([path, bytes]): SizedFile => [path.replace(/index\.html$/, ''), bytes])
    .toSorted(([a], [b]) => Number(b.startsWith('/assets/')) - Number(a.startsWith('/assets/')))
  const collator = new Intl.Collator(pages.locale)
  return {
    build: pages.site.build,
    bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0),
    tools: pages.tools.length,
    files,
    pages: pages.tools
      .map((tool) => ({ text: pages.link(tool).text, url: pages.link(tool).url, ...(tool.effect === 'network' && { isOnline: true }) }))
      .toSorted((a, b) => collator.compare(a.text, b.text)),
    online: siteText(pages, 'offline.online'),
  }
}
