import { type Registry, redirectsOf } from '../../engine/site/registry.ts'
import type { PagePayload } from '../../engine/site/page.ts'
import { embedPath } from './embed-page.ts'
import { iconMarkup } from './icons.ts'
import type { SitePages } from './site-pages.ts'

/** Routes and redirects of a build, as server and client read them. */
export type BuildMeta = {
  readonly id: string
  readonly redirects: Readonly<Record<string, string>>
  readonly rules: readonly { readonly pattern: string; readonly file: string }[]
  readonly prerendered: readonly string[]
}

/** @param embeds the pages whose tool is there for pages of others, too: those hold on to its former addresses as well */
export function buildMeta(registry: Registry, id: string, paths: readonly string[], embeds: ReadonlySet<string> = new Set()): BuildMeta {
  const known = new Set(paths)
  const moved = redirectsOf(registry).filter(([from, to]) => known.has(to) && !known.has(from))
  const embedded = moved.flatMap(([from, to]) => (embeds.has(to) ? [[embedPath(from), embedPath(to)] as const] : []))
  const redirects = Object.fromEntries([...moved, ...embedded])
  const rules = registry.pages
    .filter((page) => page.path.endsWith('/*'))
    .flatMap((page) =>
      paths.filter((path) => path.endsWith(page.path.slice(0, -1))).map((path) => ({ pattern: `${path}*`, file: `${path}index.html` })),
    )
  return { id, redirects, rules, prerendered: paths }
}

/** Every indexed page with its languages. */
export function sitemap(payloads: readonly Pick<PagePayload, 'head'>[]): string {
  const urls = payloads
    .filter(({ head }) => head.indexed)
    .map(({ head }) => {
      const { origin } = new URL(head.canonical)
      const links = head.alternates.map(
        ({ bcp47, url }) => `<xhtml:link rel="alternate" hreflang="${bcp47}" href="${escapeXml(origin + url)}"/>`,
      )
      return `<url><loc>${escapeXml(head.canonical)}</loc>${links.join('')}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /setting/\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** The tools of a language as `GET /api/{lang}/tools` answers them. */
export function toolList(pages: SitePages): { readonly text: string; readonly url: string; readonly icon: string }[] {
  return pages.tools.map((tool) => ({ text: pages.link(tool).text, url: pages.link(tool).url, icon: iconMarkup(tool.icon) }))
}
