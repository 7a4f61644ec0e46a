import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '../../engine/core/define.ts'
import type { GuessFile } from '../../engine/faces/guess.ts'
import { mediaTypeOf } from '../../engine/core/media-types.ts'
import type { ListedTool } from '../../engine/http/api.ts'
import { type ImportModule, readRegistry } from '../../engine/read/registry.ts'
import { readWords } from '../../engine/read/words.ts'
import { languageOfPath, languagePrefix, matchPage, pagePath } from '../../engine/site/registry.ts'
import type { PageAssets } from './html.ts'
import { type MakeFile, type RenderPage, languagesOf, siteFiles } from './site-files.ts'
import type { SitePages } from './site-pages.ts'
import { createSearch } from '../../engine/search/search.ts'
import { foundIn } from '../server/listing.ts'
import { guessFile } from './pageless/guess-file.ts'
import { searchIndex } from './search-index.ts'
import { toolList } from './static-files.ts'

/** The client's own code as it is written: the development server translates each file when it is asked for. */
const SOURCES: PageAssets = { mode: '/src/theme/mode.ts', entry: '/src/client.tsx', preload: [], styles: ['/src/theme/index.css'] }

/** Registry and words as they were when they were last read. */
export type DevPages = {
  /** What is at a path, as a build would write it; undefined where there is nothing, not even a page that says so. */
  answer(pathname: string): Promise<{ readonly status: 200 | 404; readonly type: string; readonly content: string | Buffer } | undefined>
  tools(language: Language, typed?: string): readonly ListedTool[]
  guesses(language: Language): GuessFile
}

/** @param origin as canonical links and the sitemap name it */
export async function readDevPages(origin: string, importModule: ImportModule, renderPage: RenderPage): Promise<DevPages> {
  const root = pathToFileURL(`${resolve('.')}/`)
  const registry = await readRegistry(new URL('registry/', root), importModule)
  const words = await readWords(
    new URL('locales/', root),
    registry.locales.map(({ id }) => id),
  )
  const site = { registry, words, build: 'dev', origin, modules: (id: string) => `/registry/${registry.files.get(id)}` }
  const languages = languagesOf(site)
  const files: ReadonlyMap<string, MakeFile> = siteFiles(site, languages, {
    worker: '/engine/run/page/worker.ts',
    pageAssets: () => SOURCES,
    embedAssets: () => ({ ...SOURCES, mode: '/src/embed/first.ts', entry: '/src/embed/show.tsx' }),
    render: renderPage,
  })
  return {
    async answer(pathname) {
      const path = fileAt(pathname, languages)
      const missing = `${languagePrefix(languageOfPath(pathname, [...languages.keys()]))}/404.html`
      const name = files.has(path) ? path : missing
      const content = await files.get(name)?.()
      if (content === undefined) return undefined
      return { status: name === missing ? 404 : 200, type: mediaTypeOf(name) ?? 'application/octet-stream', content }
    },
    guesses: (language) => guessFile((languages.get(language) ?? languages.get('en')) as SitePages),
    tools(language, typed) {
      const pages = languages.get(language)
      if (!pages) return []
      return typed === undefined ? toolList(pages) : foundIn(toolList(pages), createSearch(searchIndex(pages)), typed)
    },
  }
}

/** The file behind a path: itself, a page's `index.html`, or that of the page whose pattern it fits. */
function fileAt(path: string, languages: ReadonlyMap<Language, SitePages>): string {
  const [, folder = '', name = ''] = /^(.*\/)([^/]*)$/.exec(path) ?? []
  const isPage = name === '' || name === 'payload.json'
  const known = [...languages.keys()]
  const match = matchPage(languages.get('en')?.site.registry.pages ?? [], known, isPage ? folder : path)
  if (!match) return name === '' ? `${path}index.html` : path
  if (match.page.validate?.(match.params) === false) return ''
  return `${pagePath(match.page, languageOfPath(path, known))}${isPage && name !== '' ? name : 'index.html'}`
}
