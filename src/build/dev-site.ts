import type { ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { Language } from '../../engine/core/define.ts'
import type { PagePayload } from '../../engine/core/page.ts'
import { languageOfPath, matchPage, pagePath } from '../../engine/core/registry.ts'
import { readRegistry } from '../../engine/build/read-registry.ts'
import { readWords } from '../../engine/build/read-words.ts'
import { UI_ICONS } from '../../engine/view/ui-icons.ts'
import { renderDocument } from './html.ts'
import { entryIcons, iconSprite } from './icons.ts'
import { SitePages, makePayloads } from './payloads.ts'
import type { RenderPage } from './site.ts'
import { toolList } from './static-files.ts'

/** In development, pages are made when they are asked for, from the registry as it is then. */
export function devSite(): Plugin {
  return {
    name: 'toolglot-dev-site',
    apply: 'serve',
    async configureServer(server) {
      // Loaded only here: a build has no use for the API.
      const { createDevApi } = await import('./dev-api.ts')
      const api = await createDevApi(async (language) => {
        const pages = (await readSite(server, '')).pages.get(language)
        return pages ? toolList(pages) : []
      })
      server.middlewares.use((request, response, next) => (request.url?.startsWith('/api/') ? api(request, response) : next()))
      server.watcher.add(['registry', 'locales'].map((folder) => resolve(folder)))
      server.watcher.on('all', (_event, file) => {
        if (/[\\/](registry|locales)[\\/]/.test(file)) server.ws.send({ type: 'full-reload' })
      })
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(server, request, response).then((done) => done || next(), next)
        })
      }
    },
  }
}

async function answer(server: ViteDevServer, request: Connect.IncomingMessage, response: ServerResponse): Promise<boolean> {
  const url = new URL(request.originalUrl ?? '/', `http://${request.headers.host ?? 'localhost'}`)
  const { pages, payloads } = await readSite(server, url.origin)
  const send = (type: string, body: string, status = 200) => {
    response.writeHead(status, { 'content-type': type })
    response.end(body)
    return true
  }
  if (url.pathname === '/dev/ui-icons.svg') return send('image/svg+xml', iconSprite(UI_ICONS))
  if (url.pathname === '/dev/tool-icons.svg')
    return send('image/svg+xml', iconSprite(entryIcons((pages.get('en') as SitePages).site.registry)))
  const search = /^\/dev\/search-(\w+)\.json$/.exec(url.pathname)
  if (search) return send('application/json', JSON.stringify(pages.get(search[1] as Language)?.search() ?? []))
  const words = /^\/words\/(\w+)\/([\w-]+)\.json$/.exec(url.pathname)
  if (words) return send('application/json', JSON.stringify(pages.get(words[1] as Language)?.viewWords(words[2] as string) ?? {}))
  const isPayload = url.pathname.endsWith('/payload.json')
  const path = isPayload ? url.pathname.slice(0, -'payload.json'.length) : url.pathname
  const payload = payloadAt(path, pages, payloads) ?? payloads.get('/404/')
  if (!payload) return false
  if (isPayload) return send('application/json', JSON.stringify(payload))
  const shell = (pages.get(payload.language) as SitePages).shell({
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

function payloadAt(
  path: string,
  pages: ReadonlyMap<Language, SitePages>,
  payloads: ReadonlyMap<string, PagePayload>,
): PagePayload | undefined {
  const languages = [...pages.keys()]
  const match = matchPage(pages.get('en')?.site.registry.pages ?? [], languages, path)
  if (!match) return payloads.get(path)
  return match.page.validate?.(match.params) === false ? undefined : payloads.get(pagePath(match.page, languageOfPath(path, languages)))
}

async function readSite(
  server: ViteDevServer,
  origin: string,
): Promise<{ pages: ReadonlyMap<Language, SitePages>; payloads: ReadonlyMap<string, PagePayload> }> {
  const root = pathToFileURL(`${resolve('.')}/`)
  const registry = await readRegistry(new URL('registry/', root), (url) => server.ssrLoadModule(url.slice(root.href.length - 1)))
  const words = await readWords(
    new URL('locales/', root),
    registry.locales.map(({ id }) => id),
  )
  const site = { registry, words, build: 'dev', origin, modules: (id: string) => `/registry/${registry.files.get(id)}` }
  const languages = registry.locales.map(({ id }) => id).filter((id) => Object.keys(words.get(id)?.ui ?? {}).length > 0)
  const pages = new Map(languages.map((language) => [language, new SitePages(site, language)] as const))
  const payloads = new Map<string, PagePayload>()
  for await (const payload of makePayloads(site, pages)) payloads.set(payload.path, payload)
  return { pages, payloads }
}
