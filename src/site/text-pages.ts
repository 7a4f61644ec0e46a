import type { PageEntry } from '../../engine/site/entries.ts'
import type { Heading } from './markdown.ts'
import { renderArticle } from './markdown.ts'
import type { SitePages } from './site-pages.ts'

export type TextData = { readonly title: string; readonly lead: string; readonly html: string; readonly headings: readonly Heading[] }

/**
 * A page whose body is Markdown in `locales/<language>/pages/<id>.md`; `{{name}}` and `{{contact}}` stand for the site's own.
 * @throws Error where a language that has the page lacks its body
 */
export function textPage(page: PageEntry, pages: SitePages): TextData {
  const body = pages.site.words.get(pages.language)?.bodies.get(page.id)
  if (body === undefined) throw new Error(`locales/${pages.language}/pages/${page.id}.md is missing`)
  const { name, contact } = pages.site.registry.site
  const { html, headings } = renderArticle(body.replaceAll('{{name}}', name).replaceAll('{{contact}}', contact), pages.locale)
  return {
    title: pages.siteWord(`page.${page.id}.title`, page.title),
    lead: pages.siteWord(`page.${page.id}.summary`, page.summary),
    html,
    headings: headings.filter(({ level }) => level === 2),
  }
}
