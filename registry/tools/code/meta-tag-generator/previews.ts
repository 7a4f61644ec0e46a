import { escapeAttribute, type PageFacts } from '../../../lib/web/meta-tags.ts'

const STYLE =
  '<style>:root{color-scheme:light dark}body{margin:16px;font:14px/1.4 system-ui,sans-serif;background:light-dark(#fff,#1b1b1f);color:light-dark(#1f1f1f,#e8e8ea)}.grey{color:light-dark(#5a5f66,#a4a9b0)}.cut{overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;overflow-wrap:anywhere}.one{-webkit-line-clamp:1}.two{-webkit-line-clamp:2}.card{max-width:520px;border:1px solid light-dark(#d5d8dc,#3a3d42);border-radius:12px;overflow:hidden}.text{padding:12px}.picture{display:grid;place-items:center;padding:8px;box-sizing:border-box;text-align:center;background:light-dark(#e6e9ed,#2b2e33)}b,h3{font-weight:600;margin:0}</style>'

const box = (classes: string, text: string, style = ''): string =>
  text === '' ? '' : `<div class="${classes}" dir="auto"${style === '' ? '' : ` style="${style}"`}>${escapeAttribute(text)}</div>`

/** How a search engine may list the page. */
export function searchPreview({ title, description, url, siteName }: PageFacts): string {
  const { host, crumbs } = addressOf(url)
  const lines = [
    box('cut one', siteName || host),
    box('grey cut one', [host, ...crumbs].filter((part) => part !== '').join(' › '), 'font-size:12px'),
    box('cut one', title, 'font-size:20px;margin:4px 0;color:light-dark(#1a3fb0,#9db8ff)'),
    box('grey cut two', description),
  ]
  return `${STYLE}<div style="max-width:600px">${lines.join('')}</div>`
}

/** A card with a large picture over its text, as networks show a link. */
export function largeCard({ title, description, url, siteName, image, imageAlt }: PageFacts): string {
  const { host } = addressOf(url)
  const text = [
    box('grey cut one', siteName || host, 'font-size:12px'),
    box('cut two', title, 'font-size:16px;font-weight:600'),
    box('grey cut two', description),
  ]
  return `${STYLE}<div class="card">${picture(image, imageAlt, 'aspect-ratio:1.91')}<div class="text">${text.join('')}</div></div>`
}

/** A card with a small square picture beside its text. */
export function smallCard({ title, description, url, image, imageAlt }: PageFacts): string {
  const { host } = addressOf(url)
  const text = [box('grey cut one', host, 'font-size:12px'), box('cut one', title, 'font-size:15px'), box('grey cut two', description)]
  return `${STYLE}<div class="card" style="display:flex">${picture(image, imageAlt, 'flex:0 0 125px;min-height:125px')}<div class="text" style="min-width:0">${text.join('')}</div></div>`
}

/** Pictures are not loaded here; their description stands in for them. */
function picture(image: string, alternative: string, style: string): string {
  const name = image === '' ? '' : decodeName(new URL(image).pathname.split('/').at(-1) ?? '')
  return `<div class="picture grey" style="${style}"><span class="cut two" dir="auto">${escapeAttribute(alternative || name || '1200 × 630')}</span></div>`
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch (error) {
    if (error instanceof URIError) return name
    throw error
  }
}

function addressOf(url: string): { host: string; crumbs: string[] } {
  if (url === '') return { host: 'example.com', crumbs: [] }
  const { host, pathname } = new URL(url)
  return {
    host,
    crumbs: pathname
      .split('/')
      .filter((part) => part !== '')
      .map(decodeName),
  }
}
