import type { ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { Language } from '../../engine/core/define.ts'
import { languageOfPath, languagePrefix, matchPage, pagePath } from '../../engine/core/registry.ts'
import { type ImportModule, readRegistry } from '../../engine/build/read-registry.ts'
import { readWords } from '../../engine/build/read-words.ts'
import { UI_ICONS } from '../../engine/view/ui-icons.ts'
import type { DevApi } from './dev-api.ts'
import { renderDocument } from './html.ts'
import { entryIcons, iconSprite } from './icons.ts'
import { assetAt } from './package-assets.ts'
import { type SitePage, listPages } from './payloads.ts'
import { SitePages } from './site-pages.ts'
import type { RenderPage } from './site.ts'
import { toolList } from './static-files.ts'

/** Registry and words as they were when they were last read. */
type DevSite = { readonly languages: ReadonlyMap<Language, SitePages>; readonly pages: ReadonlyMap<string, SitePage> }

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
  { languages, pages }: DevSite,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
  const send = (type: string, body: string, status = 200) => {
    response.writeHead(status, { 'content-type': type })
    response.end(body)
    return true
  }
  if (pathname === '/dev/ui-icons.svg') return send('image/svg+xml', iconSprite(UI_ICONS))
  if (pathname === '/dev/tool-icons.svg')
    return send('image/svg+xml', iconSprite(entryIcons((languages.get('en') as SitePages).site.registry)))
  const asset = assetAt(pathname, (languages.get('en') as SitePages).site.registry)
  if (asset) {
    response.writeHead(200, { 'content-type': asset.type })
    response.end(asset.bytes)
    return true
  }
  const search = /^\/dev\/search-(\w+)\.json$/.exec(pathname)
  if (search) return send('application/json', JSON.stringify(languages.get(search[1] as Language)?.search() ?? []))
  const words = /^\/words\/(\w+)\/([\w-]+)\.json$/.exec(pathname)
  if (words) return send('application/json', JSON.stringify(languages.get(words[1] as Language)?.viewWords(words[2] as string) ?? {}))
  const isPayload = pathname.endsWith('/payload.json')
  const path = isPayload ? pathname.slice(0, -'payload.json'.length) : pathname
  const language = languageOfPath(path, [...languages.keys()])
  const page = pageAt(path, languages, pages) ?? pages.get(`${languagePrefix(language)}/404/`)
  if (!page) return false
  const payload = await page.make()
  if (isPayload) return send('application/json', JSON.stringify(payload))
  const shell = (languages.get(payload.language) as SitePages).shell({
    worker: '/engine/run/worker.ts',
    search: `/dev/search-${payload.language}.json`,
    uiIcons: '/dev/ui-icons.svg',
    toolIcons: '/dev/tool-icons.svg',
  })
  const { renderPage } = (await server.ssrLoadModule('/src/render.tsx')) as { renderPage: RenderPage }
  const html = renderDocument(payload, shell, await renderPage(shell, payload), {
    mode: '/src/theme/mode.ts',
    entry: '/src/client.tsx',
    preload: [],
    styles: ['/src/theme/index.css'],
  })
  return send('text/html', await server.transformIndexHtml(path, html), payload.status)
}

function pageAt(path: string, all: ReadonlyMap<Language, SitePages>, pages: ReadonlyMap<string, SitePage>): SitePage | undefined {
  const languages = [...all.keys()]
  const match = matchPage(all.get('en')?.site.registry.pages ?? [], languages, path)
  if (!match) return pages.get(path)
  return match.page.validate?.(match.params) === false ? undefined : pages.get(pagePath(match.page, languageOfPath(path, languages)))
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
  const known = registry.locales.map(({ id }) => id).filter((id) => Object.keys(words.get(id)?.ui ?? {}).length > 0)
  const languages = new Map(known.map((language) => [language, new SitePages(site, language)] as const))
  return { languages, pages: new Map([...listPages(site, languages)].map((page) => [page.path, page])) }
}
