import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { ImportModule } from '../../engine/read/registry.ts'
import type * as Render from '../render.tsx'
import type * as Api from './dev-api.ts'
import type * as Pages from './dev-pages.ts'
import type { RenderPage } from './site-files.ts'

const ENTRIES = /[\\/](?:registry|locales)[\\/]/

/**
 * In development, a page is made when it is asked for; registry and words are read anew when one of their files changes.
 * All of it is loaded by the development server, as the entries are: what the kit notes of a field is seen only by the same
 * copy of its module, and this file is bundled into the configuration.
 */
export function devSite(): Plugin {
  let pages: Promise<Pages.DevPages> | undefined
  let api: Api.DevApi
  return {
    name: 'toolglot-dev-site',
    apply: 'serve',
    async configureServer(server) {
      const load = <T>(path: string) => server.ssrLoadModule(path) as Promise<T>
      const importModule: ImportModule = (url) => load(url.slice(pathToFileURL(resolve('.')).href.length))
      const readPages = async () => {
        const { readDevPages } = await load<typeof Pages>('/src/site/dev-pages.ts')
        const render: RenderPage = async (...page) => (await load<typeof Render>('/src/render.tsx')).renderPage(...page)
        return readDevPages(server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', importModule, render)
      }
      const read = () => {
        pages ??= readPages().catch((error: unknown) => {
          pages = undefined
          throw error
        })
        return pages
      }
      const { createDevApi } = await load<typeof Api>('/src/site/dev-api.ts')
      api = await createDevApi(
        importModule,
        async (language, typed) => (await read()).tools(language, typed),
        async (language) => (await read()).guesses(language),
      )
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api/')) api.respond(request, response).catch(next)
        else next()
      })
      return () => {
        server.middlewares.use((request, response, next) => {
          const answer = async () => {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
            const found = await (await read()).answer(pathname)
            if (!found) return next()
            const { status, type, content } = found
            response.writeHead(status, { 'content-type': type })
            response.end(type.startsWith('text/html') ? await server.transformIndexHtml(pathname, content.toString()) : content)
          }
          answer().catch(next)
        })
      }
    },
    hotUpdate({ file }) {
      if (!ENTRIES.test(file)) return
      pages = undefined
      api.refresh()
      if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
