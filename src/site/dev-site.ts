import type { ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { Language } from '../../engine/core/define.ts'
import { languageOfPath, languagePrefix, matchPage, pagePath } from '../../engine/site/registry.ts'
import { type ImportModule, readRegistry } from '../../engine/read/registry.ts'
import { readWords } from '../../engine/read/words.ts'
import { mediaTypeOf } from '../../engine/faces/media-types.ts'
import type { DevApi } from './dev-api.ts'
import type { PageAssets } from './html.ts'
import { type MakeFile, type RenderPage, languagesOf, siteFiles } from './site-files.ts'
import type { SitePages } from './site-pages.ts'
import { toolList } from './static-files.ts'

/** Registry and words as they were when they were last read. */
type DevSite = { readonly languages: ReadonlyMap<Language, SitePages>; readonly files: ReadonlyMap<string, MakeFile> }

/** The client's own code as it is written: the development server translates each file when it is asked for. */
const SOURCES: PageAssets = { mode: '/src/theme/mode.ts', entry: '/src/client.tsx', preload: [], styles: ['/src/theme/index.css'] }

const ENTRIES = /[\\/](?:registry|locales)[\\/]/

/** In development, a page is made when it is asked for; registry and words are read anew when one of their files changes. */
export function devSite(): Plugin {
  let site: Promise<DevSite> | undefined
  let api: DevApi
  return {
    name: 'toolglot-dev-site',
    apply: 'serve',
    async configureServer(server) {
      const importModule: ImportModule = (url) => server.ssrLoadModule(url.slice(pathToFileURL(resolve('.')).href.length))
      const read = () => {
        site ??= readSite(server, importModule).catch((error: unknown) => {
          site = undefined
          throw error
        })
        return site
      }
      // Loaded only here: a build has no use for the API.
      const { createDevApi } = await import('./dev-api.ts')
      api = await createDevApi(importModule, async (language) => {
        const pages = (await read()).languages.get(language)
        return pages ? toolList(pages) : []
      })
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api/')) api.respond(request, response).catch(next)
        else next()
      })
      return () => {
        server.middlewares.use((request, response, next) => {
          read()
            .then((current) => answer(server, current, request, response))
            .then((done) => done || next(), next)
        })
      }
    },
    hotUpdate({ file }) {
      if (!ENTRIES.test(file)) return
      site = undefined
      api.refresh()
      if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}

async function answer(
  server: ViteDevServer,
  { languages, files }: DevSite,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
  const path = fileAt(pathname, languages)
  const missing = `${languagePrefix(languageOfPath(pathname, [...languages.keys()]))}/404.html`
  const name = files.has(path) ? path : missing
  const content = await files.get(name)?.()
  if (content === undefined) return false
  const status = name === missing ? 404 : 200
  response.writeHead(status, { 'content-type': mediaTypeOf(name) ?? 'application/octet-stream' })
  response.end(name.endsWith('.html') ? await server.transformIndexHtml(pathname, content.toString()) : content)
  return true
}

/** The file behind a path: itself, a page's `index.html`, or that of the page whose pattern it fits. */
function fileAt(path: string, languages: DevSite['languages']): string {
  const [, folder = '', name = ''] = /^(.*\/)([^/]*)$/.exec(path) ?? []
  const isPage = name === '' || name === 'payload.json'
  const known = [...languages.keys()]
  const match = matchPage(languages.get('en')?.site.registry.pages ?? [], known, isPage ? folder : path)
  if (!match) return name === '' ? `${path}index.html` : path
  if (match.page.validate?.(match.params) === false) return ''
  return `${pagePath(match.page, languageOfPath(path, known))}${isPage && name !== '' ? name : 'index.html'}`
}

async function readSite(server: ViteDevServer, importModule: ImportModule): Promise<DevSite> {
  const root = pathToFileURL(`${resolve('.')}/`)
  const registry = await readRegistry(new URL('registry/', root), importModule)
  const words = await readWords(
    new URL('locales/', root),
    registry.locales.map(({ id }) => id),
  )
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  const site = { registry, words, build: 'dev', origin, modules: (id: string) => `/registry/${registry.files.get(id)}` }
  const languages = languagesOf(site)
  const render: RenderPage = async (shell, payload) =>
    ((await server.ssrLoadModule('/src/render.tsx')) as { renderPage: RenderPage }).renderPage(shell, payload)
  return { languages, files: siteFiles(site, languages, { worker: '/engine/run/page/worker.ts', pageAssets: () => SOURCES, render }) }
}
