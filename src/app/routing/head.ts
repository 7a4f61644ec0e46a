import type { PagePayload } from '../../../engine/site/page.ts'

/** Brings title, description and addresses in step after a move within the application. */
export function applyHead({ head, colorMode }: PagePayload): void {
  document.title = head.title
  setContent('meta[name="description"]', 'content', head.description)
  setContent('link[rel="canonical"]', 'href', head.canonical)
  for (const old of document.querySelectorAll('link[rel="alternate"][hreflang]')) old.remove()
  for (const { bcp47, url } of head.alternates) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'alternate', hreflang: bcp47, href: new URL(url, head.canonical).href })
    document.head.append(link)
  }
  if (colorMode === 'light' || colorMode === 'dark') document.documentElement.dataset.mode = colorMode
}

function setContent(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}
