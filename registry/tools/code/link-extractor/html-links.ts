import { attributeOf, type HtmlElement, htmlElementsOf, type HtmlSource } from '../../../lib/html/source.ts'
import { textOf } from '../../../lib/html/text.ts'

export const LINK_KINDS = {
  page: 'Pages',
  image: 'Images',
  media: 'Audio and video',
  script: 'Scripts',
  style: 'Style sheets',
  frame: 'Frames',
  email: 'Email addresses',
  phone: 'Phone numbers',
  anchor: 'Anchors on the same page',
  other: 'Other, such as data: and javascript:',
} as const
export type LinkKind = keyof typeof LINK_KINDS

/** What one link is. */
export const LINK_KIND: Readonly<Record<LinkKind, string>> = {
  page: 'Page',
  image: 'Image',
  media: 'Audio or video',
  script: 'Script',
  style: 'Style sheet',
  frame: 'Frame',
  email: 'Email address',
  phone: 'Phone number',
  anchor: 'Anchor on the same page',
  other: 'Other link',
}

type HtmlLink = {
  readonly kind: LinkKind
  readonly address: string
  readonly text: string
  readonly rel: string
  /** Tag and attribute. */
  readonly place: string
  readonly line: number
}

/** Attributes that hold an address, and the kind of what is there. */
const ATTRIBUTES: Readonly<Record<string, readonly (readonly [attribute: string, kind: LinkKind])[]>> = {
  a: [['href', 'page']],
  area: [['href', 'page']],
  link: [['href', 'page']],
  img: [['src', 'image']],
  image: [['href', 'image']],
  use: [['href', 'image']],
  input: [
    ['src', 'image'],
    ['formaction', 'page'],
  ],
  video: [
    ['src', 'media'],
    ['poster', 'image'],
  ],
  audio: [['src', 'media']],
  source: [['src', 'media']],
  track: [['src', 'media']],
  script: [['src', 'script']],
  iframe: [['src', 'frame']],
  frame: [['src', 'frame']],
  embed: [['src', 'frame']],
  object: [['data', 'frame']],
  form: [['action', 'page']],
  button: [['formaction', 'page']],
  blockquote: [['cite', 'page']],
  q: [['cite', 'page']],
  ins: [['cite', 'page']],
  del: [['cite', 'page']],
  body: [['background', 'image']],
  table: [['background', 'image']],
  td: [['background', 'image']],
}

/** The addresses of a page in the order of its source. */
export function linksInHtml({ root }: HtmlSource): HtmlLink[] {
  return htmlElementsOf(root).flatMap((element) => {
    const line = element.sourceCodeLocation?.startLine ?? 1
    const { tagName } = element
    return addressesOf(element).map(({ attribute, address, kind }) => ({
      kind: kindOf(address, kind),
      address,
      text: tagName === 'a' || tagName === 'area' || tagName === 'img' ? labelOf(element) : '',
      rel: attributeOf(element, 'rel')?.trim() ?? '',
      place: `${tagName} ${attribute}`,
      line,
    }))
  })
}

/** The first base element’s address. */
export function baseOf({ root }: HtmlSource): string | undefined {
  const base = htmlElementsOf(root).find((element) => element.tagName === 'base' && attributeOf(element, 'href') !== undefined)
  return base && clean(attributeOf(base, 'href') ?? '')
}

type Found = { readonly attribute: string; readonly address: string; readonly kind: LinkKind }

function addressesOf(element: HtmlElement): Found[] {
  const { tagName } = element
  const found: Found[] = []
  const add = (attribute: string, given: string | undefined, kind: LinkKind) => {
    const address = clean(given ?? '')
    if (address !== '') found.push({ attribute, address, kind })
  }
  for (const [attribute, kind] of ATTRIBUTES[tagName] ?? [])
    add(attribute, attributeOf(element, attribute), tagName === 'link' ? kindOfLink(element) : kind)
  if (tagName === 'img' || tagName === 'source')
    for (const address of sourceSet(attributeOf(element, 'srcset') ?? '')) add('srcset', address, 'image')
  if (tagName === 'link') for (const address of sourceSet(attributeOf(element, 'imagesrcset') ?? '')) add('imagesrcset', address, 'image')
  if (tagName === 'meta') add('content', addressOfMeta(element), isPictureMeta(element) ? 'image' : 'page')
  for (const address of addressesInCss(attributeOf(element, 'style') ?? '')) add('style', address, 'image')
  if (tagName === 'style') for (const address of addressesInCss(textOf(element))) add('url()', address, 'image')
  return found
}

/** Browsers skip whitespace around an address and line breaks in it. */
function clean(address: string): string {
  return address.replaceAll(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '')
}

function kindOf(address: string, kind: LinkKind): LinkKind {
  if (/^mailto:/i.test(address)) return 'email'
  if (/^(?:tel|sms|callto):/i.test(address)) return 'phone'
  if (address.startsWith('#')) return 'anchor'
  return /^[a-z][a-z0-9+.-]*:/i.test(address) && !/^(?:https?|ftps?|wss?|file):/i.test(address) ? 'other' : kind
}

function kindOfLink(link: HtmlElement): LinkKind {
  const rel = (attributeOf(link, 'rel') ?? '').toLowerCase()
  const as = (attributeOf(link, 'as') ?? '').toLowerCase()
  if (/\bstylesheet\b/.test(rel) || as === 'style') return 'style'
  if (/\bicon\b|apple-touch|mask-icon/.test(rel) || as === 'image') return 'image'
  if (/\bmodulepreload\b/.test(rel) || as === 'script') return 'script'
  return as === 'video' || as === 'audio' ? 'media' : 'page'
}

function labelOf(element: HtmlElement): string {
  const text = element.tagName === 'a' ? textOf(element) : ''
  if (text !== '') return text
  const picture = htmlElementsOf(element).find(({ tagName }) => tagName === 'img' || tagName === 'area')
  return (attributeOf(element, 'aria-label') ?? (picture && attributeOf(picture, 'alt')) ?? attributeOf(element, 'title') ?? '').trim()
}

/** The addresses of a srcset: each runs to the next white space, a comma at its end apart. */
function sourceSet(given: string): string[] {
  const addresses: string[] = []
  for (let at = 0; at < given.length; at++) {
    while (/[\s,]/.test(given[at] ?? '')) at++
    const start = at
    while (at < given.length && !/\s/.test(given[at] ?? '')) at++
    const address = given.slice(start, at)
    if (address !== '') addresses.push(address.replace(/,+$/, ''))
    if (address.endsWith(',')) continue
    // The size that follows may hold commas between brackets.
    for (let isInside = false; at < given.length && (isInside || given[at] !== ','); at++)
      if (given[at] === '(') isInside = true
      else if (given[at] === ')') isInside = false
  }
  return addresses
}

function addressOfMeta(meta: HtmlElement): string | undefined {
  const content = attributeOf(meta, 'content') ?? ''
  if (attributeOf(meta, 'http-equiv')?.toLowerCase() === 'refresh')
    return /^\s*[\d.]+\s*[;,\s]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(content)?.[1]
  const name = attributeOf(meta, 'property') ?? attributeOf(meta, 'name') ?? ''
  return /^(?:og|twitter|msapplication|article|music|video)[:-]/i.test(name) && /^https?:\/\//i.test(content.trim()) ? content : undefined
}

function isPictureMeta(meta: HtmlElement): boolean {
  return /image|logo/i.test(attributeOf(meta, 'property') ?? attributeOf(meta, 'name') ?? '')
}

function addressesInCss(css: string): string[] {
  return [...css.matchAll(/\burl\(\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|([^\s"'()\\]+))\s*\)|@import\s+(?:"([^"\\\n]*)"|'([^'\\\n]*)')/gi)].map(
    (match) => match.slice(1).find((address) => address !== undefined) ?? '',
  )
}
