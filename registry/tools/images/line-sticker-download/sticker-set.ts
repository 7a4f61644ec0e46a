import { isObject, tidy } from '../../../lib/json/parts.ts'
import { decodeReferences, htmlTags, readHead } from '../../../lib/remote/html-tags.ts'

/** What a LINE STORE link leads to. */
type StickerLink = { readonly kind: 'sticker' | 'emoji'; readonly id: string }

export type Sticker = {
  /** Address of the still image. */
  readonly still: string | undefined
  /** Of the animated one (APNG): shown in place, or full-screen for pop-up stickers. */
  readonly moving: string | undefined
  readonly sound: string | undefined
}

type StickerSet = { readonly title: string | undefined; readonly author: string | undefined; readonly stickers: readonly Sticker[] }

/** Stickers of one set that are read; LINE's own limit is 40. */
const MOST_STICKERS = 60
const LONGEST_DATA = 10_000

/** Reads a link of LINE STORE or the app, or the number of a sticker set; undefined for what leads elsewhere. */
export function readStickerLink(text: string): StickerLink | undefined {
  const line = text.trim()
  if (/^\d{1,12}$/.test(line)) return { kind: 'sticker', id: line }
  const inApp = /^line:\/\/shop\/(detail|sticker\/detail)\/(\d{1,12})$/i.exec(line)?.[2]
  if (inApp !== undefined) return { kind: 'sticker', id: inApp }
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(line) ? line : `https://${line}`
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, pathname, searchParams } = new URL(address)
  if (!/^https?:$/.test(protocol)) return undefined
  if (hostname === 'store.line.me') {
    const [, shop, id = ''] = /^\/(sticker|emoji)shop\/product\/([0-9a-f]{1,24})(?:\/|$)/i.exec(pathname) ?? []
    return shop === undefined ? undefined : linkOf(shop.toLowerCase(), id)
  }
  if (hostname !== 'line.me' && hostname !== 'www.line.me') return undefined
  const [, shop, id = ''] = /^\/S\/(sticker|emoji)(?:\/([0-9a-f]{1,24}))?\/?$/i.exec(pathname) ?? []
  if (shop !== undefined) return linkOf(shop.toLowerCase(), id === '' ? (searchParams.get('id') ?? '') : id)
  const detail = /^\/R\/shop\/(?:sticker\/)?detail\/(\d{1,12})\/?$/i.exec(pathname)?.[1]
  return detail === undefined ? undefined : { kind: 'sticker', id: detail }
}

function linkOf(shop: string, id: string): StickerLink | undefined {
  if (shop === 'sticker') return /^\d{1,12}$/.test(id) ? { kind: 'sticker', id } : undefined
  return /^[0-9a-f]{24}$/i.test(id) ? { kind: 'emoji', id: id.toLowerCase() } : undefined
}

export const storeAddress = ({ kind, id }: StickerLink): string => `https://store.line.me/${kind}shop/product/${id}/en`

/** Reads a product's page: the data of its previews, or, should their form have changed, the images that it names. */
export function readStickerSet(html: string): StickerSet {
  const { meta } = readHead(html)
  const stickers = new Map<string, Sticker>()
  for (const { attributes } of htmlTags(html)) {
    const data = attributes.get('data-preview')
    if (data === undefined || data.length > LONGEST_DATA || stickers.size >= MOST_STICKERS) continue
    const preview = parse(data)
    if (!isObject(preview)) continue
    const still = onCdn(preview.staticUrl) ?? onCdn(preview.fallbackStaticUrl)
    const moving = onCdn(preview.animationUrl) ?? onCdn(preview.popupUrl)
    const sound = onCdn(preview.soundUrl)
    const key = still ?? moving
    if (key !== undefined && !stickers.has(key)) stickers.set(key, { still, moving, sound })
  }
  const title = tidy(meta.get('og:title')?.[0])
  return {
    // “NAME – LINE stickers | LINE STORE”
    title: tidy(title?.replace(/\s+[–-]\s+LINE (?:stickers?|emoji)\b.{0,100}$/i, '')),
    author: tidy(decodeReferences(textOfClass(html, 'mdCMN38Item01Author') ?? '')),
    stickers: stickers.size > 0 ? [...stickers.values()] : namedImages(html),
  }
}

function namedImages(html: string): Sticker[] {
  const found = html.matchAll(
    /https:\/\/stickershop\.line-scdn\.net\/(?:stickershop\/v1\/sticker\/\d{1,12}|sticonshop\/v1\/sticon\/[0-9a-f]{24})\/[\w/@.-]{1,60}\.png/g,
  )
  const still = new Set<string>()
  for (const [address] of found) if (!/animation|popup|_key/.test(address) && still.size < MOST_STICKERS) still.add(address)
  return [...still].map((address) => ({ still: address, moving: undefined, sound: undefined }))
}

/** The text of the first element with a class, up to its first tag. */
function textOfClass(html: string, name: string): string | undefined {
  const at = html.indexOf(name)
  return at < 0 ? undefined : />\s*([^<>]{1,200})</.exec(html.slice(at, at + 1000))?.[1]
}

/** Only files of LINE's own store; what asks for a smaller copy is cut off. */
function onCdn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined
  const url = new URL(value)
  if (url.protocol !== 'https:' || !url.hostname.endsWith('.line-scdn.net')) return undefined
  return `${url.origin}${url.pathname.replace(/;.*$/, '')}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
