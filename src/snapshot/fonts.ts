import type { FontId } from './options.ts'
import { FAMILIES, SHIPPED } from './font-families.ts'
import type { FontFaceData } from './svg.ts'

type ShippedId = Exclude<FontId, 'system'>

/** Each font's style sheet names its files on our own site; the browser fetches those whose letters are shown. */
const SHEETS: Readonly<Record<ShippedId, () => Promise<unknown>>> = {
  'fira-code': () => import('./font-fira-code.ts'),
  'jetbrains-mono': () => import('./font-jetbrains-mono.ts'),
  'source-code-pro': () => import('./font-source-code-pro.ts'),
}

/** Loads what of a font is needed for these characters. Offline, what stands in for the font is used. */
export async function loadFont(font: FontId, characters: string): Promise<void> {
  if (font === 'system') return
  await SHEETS[font]()
    .then(() => document.fonts.load(`16px '${SHIPPED[font]}'`, characters || 'a'))
    .catch(() => undefined)
}

/** Width of a letter in the browser's own fixed-width font, in parts of its size. */
export function measureAdvance(font: FontId): number | undefined {
  if (font !== 'system') return undefined
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return undefined
  context.font = `100px ${FAMILIES.system}`
  return context.measureText('M').width / 100 || undefined
}

type Face = { readonly range: string; readonly woff2: string; readonly woff: string }

/** What the loaded style sheet of a font says about its files. */
function facesOf(font: ShippedId): Face[] {
  const faces: Face[] = []
  for (const sheet of document.styleSheets) {
    // Sheets of other sites keep their rules to themselves.
    if (sheet.href !== null && new URL(sheet.href).origin !== location.origin) continue
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      const read = (name: string) => rule.style.getPropertyValue(name)
      if (read('font-family').replace(/["']/g, '') !== SHIPPED[font]) continue
      const urls = [...read('src').matchAll(/url\("?([^")]+)"?\)/g)].map(([, url = '']) => new URL(url, sheet.href ?? location.href).href)
      const byKind = (ending: string) => urls.find((url) => new URL(url).pathname.endsWith(ending)) ?? ''
      faces.push({ range: read('unicode-range'), woff2: byKind('.woff2'), woff: byKind('.woff') })
    }
  }
  return faces
}

/** Whether one of the characters is in a range such as `U+0-FF, U+131`. */
export function isInRange(range: string, characters: string): boolean {
  const spans = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)] as const
  })
  return [...characters].some((character) => {
    const code = character.codePointAt(0) ?? 0
    return spans.some(([from, to]) => code >= from && code <= to)
  })
}

async function facesFor(font: ShippedId, characters: string): Promise<Face[]> {
  await SHEETS[font]()
  return facesOf(font).filter(({ range }) => range === '' || isInRange(range, characters))
}

async function bytesOf(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url)
  if (!response.ok) throw new TypeError(`${url}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** The parts of a font that hold these characters, to be put into an SVG file. @throws TypeError offline */
export async function embeddedFaces(font: FontId, characters: string): Promise<FontFaceData[]> {
  if (font === 'system') return []
  return Promise.all(
    (await facesFor(font, characters)).map(async ({ range, woff2 }) => {
      const binary = Array.from(await bytesOf(woff2), (byte) => String.fromCharCode(byte)).join('')
      return { family: SHIPPED[font], range, uri: `data:font/woff2;base64,${btoa(binary)}` }
    }),
  )
}

/** The same parts as WOFF, for PDF. @throws TypeError offline */
export async function fontFiles(font: ShippedId, characters: string): Promise<Uint8Array[]> {
  return Promise.all((await facesFor(font, characters)).map(({ woff }) => bytesOf(woff)))
}
