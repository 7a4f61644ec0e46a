import { htmlTags } from '../../../lib/remote/html-tags.ts'

/** Addresses that one page may name; what comes after is not looked at. */
const MOST_NAMED = 1000
const LONGEST = 4000

/**
 * The images that a page's HTML names, each once, in their order: `img` (the largest of `srcset`, or what waits to be loaded
 * in `data-src`), posters of videos, and the images meant for link previews. Only `http` and `https`; scripts are not run.
 */
export function pageImages(html: string, pageUrl: string): string[] {
  let base = pageUrl
  const found = new Set<string>()
  const put = (address: string | undefined) => {
    if (address === undefined || address.length > LONGEST || found.size >= MOST_NAMED || !URL.canParse(address.trim(), base)) return
    const url = new URL(address.trim(), base)
    url.hash = ''
    if (url.protocol === 'https:' || url.protocol === 'http:') found.add(url.href)
  }
  for (const { name, attributes } of htmlTags(html)) {
    const get = (key: string) => attributes.get(key)
    if (name === 'base') base = absolute(get('href'), pageUrl) ?? base
    else if (name === 'img') put(largestOf(get('srcset')) ?? largestOf(get('data-srcset')) ?? get('data-src') ?? get('src'))
    else if (name === 'video') put(get('poster'))
    else if (
      name === 'meta' &&
      /^(?:og:image(?:(?::secure)?_url|:url)?|twitter:image(?::src)?)$/i.test(get('property') ?? get('name') ?? '')
    )
      put(get('content'))
    else if (name === 'link' && get('rel')?.toLowerCase() === 'image_src') put(get('href'))
  }
  return [...found]
}

const absolute = (address: string | undefined, base: string): string | undefined =>
  address !== undefined && URL.canParse(address, base) ? new URL(address, base).href : undefined

/** The candidate with the greatest width or density. @see https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute */
function largestOf(srcset: string | undefined): string | undefined {
  let best: { address: string; weight: number } | undefined
  for (const { 1: address = '', 2: weight = '' } of (srcset ?? '')
    .slice(0, 20_000)
    .matchAll(/(?<=^|[\s,])([^\s,]\S*[^\s,]|[^\s,])(?:\s+([\d.]{1,10})[wx])?(?=\s*(?:,|$))/g)) {
    const value = weight === '' ? 1 : Number(weight)
    if (!best || value > best.weight) best = { address, weight: value }
  }
  return best?.address
}
