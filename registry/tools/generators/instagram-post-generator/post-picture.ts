import { fitText, type FittedText, wrapText } from './fit-text.ts'
import { escapeSvg, heldToWidth, svgNumber as n, widthOfText } from '../../../lib/pictures/svg-text.ts'

export const POST_TEMPLATES = ['statement', 'quote', 'headline', 'list'] as const
type PostTemplate = (typeof POST_TEMPLATES)[number]

/** Letters below are hard to read on a phone, on a picture of 1080 pixels. */
export const SMALL_TEXT = 34
const LEAST = 22
const LEAD = 1.24
const HEAD_SHARE = 0.42
/** How far below the margin the line of an opening mark is: “ hangs from the top of the letters, others are on the line or in its middle. */
const MARK_LINES: Readonly<Record<string, number>> = { '“': 180, '«': 90, '„': 20 }

type Post = {
  readonly template: PostTemplate
  readonly text: string
  readonly name: string
  readonly width: number
  readonly height: number
  /** `#rrggbb` */
  readonly foreground: string
  readonly background: string
  /** Address of a picture to lie behind, as a data URL, and how much of the background lies over it, from 0 to 1. */
  readonly picture?: string | undefined
  readonly veil: number
  /** What opens a quotation in the language of the page. */
  readonly mark: string
}

/** A post as a drawing, and the size of its smallest main text. Undefined when the text does not fit. */
export function drawPost(post: Post): { readonly svg: string; readonly size: number } | undefined {
  const { width, height, foreground, background, picture } = post
  const margin = Math.round(width * 0.09)
  const foot = post.name ? 96 : 0
  const top = post.template === 'quote' ? margin + 120 : margin
  const box = { x: margin, y: top, width: width - 2 * margin, height: height - top - margin - foot }
  const body = layBody(post, box)
  if (!body) return undefined
  const mark =
    post.template === 'quote'
      ? `<text x="${margin - 8}" y="${margin + (MARK_LINES[post.mark] ?? 180)}" font-size="260" fill="${foreground}" fill-opacity="0.35">${post.mark}</text>`
      : ''
  const name = post.name
    ? `<path d="M${margin} ${height - margin - 62}h120" stroke="${foreground}" stroke-width="6"/>${line(post.name, margin, height - margin - 6, Math.min(40, box.width / widthOfText(post.name)), 'start')}`
    : ''
  const ground = picture
    ? `<image href="${picture}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/><rect width="${width}" height="${height}" fill="${background}" fill-opacity="${post.veil}"/>`
    : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title>${escapeSvg(post.text)}</title><rect width="${width}" height="${height}" fill="${background}"/>${ground}<g font-family="Helvetica, Arial, 'Liberation Sans', sans-serif" font-weight="700" fill="${foreground}">${mark}${body.svg}${name}</g></svg>`
  return { svg, size: body.size }
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

function layBody({ template, text }: Post, box: Box): { readonly svg: string; readonly size: number } | undefined {
  const most = 150
  if (template === 'statement' || template === 'quote') {
    const fitted = fitText(text, { ...box, least: LEAST, most, lead: LEAD })
    return fitted && { svg: setLines(fitted, box, template === 'statement' ? 'middle' : 'start', 0.5), size: fitted.size }
  }
  if (template === 'list') {
    const indented = { ...box, x: box.x + 90, width: box.width - 90 }
    const items = text.split(/\r\n|[\n\r]/).filter((item) => item.trim() !== '')
    const fitted = fitText(items.join('\n'), { ...indented, least: LEAST, most: 90, lead: LEAD * 1.12 })
    if (!fitted) return undefined
    // Each item starts a new line, with its number before it.
    let at = box.y + (box.height - fitted.lines.length * fitted.size * LEAD * 1.12) / 2
    const parts = items.map((item, index) => {
      const lines = wrapText(item, indented.width / fitted.size)
      const number = line(`${index + 1}`, box.x, at + fitted.size * 0.95, fitted.size, 'start', 0.6)
      const rows = lines.map((row) => line(row, indented.x, (at += fitted.size * LEAD * 1.12) - fitted.size * 0.43, fitted.size, 'start'))
      return number + rows.join('')
    })
    return { svg: parts.join(''), size: fitted.size }
  }
  const [head = '', ...rest] = text.split(/\r\n|[\n\r]/)
  const body = rest.join('\n').trim()
  const share = body === '' ? 1 : HEAD_SHARE
  const upper = { ...box, height: box.height * share }
  const heading = fitText(head, { ...upper, least: LEAST, most, lead: LEAD })
  if (!heading || body === '') return heading && { svg: setLines(heading, upper, 'start', 0.5), size: heading.size }
  const lower = { ...box, y: box.y + upper.height + 24, height: box.height - upper.height - 24 }
  const fitted = fitText(body, { ...lower, least: LEAST, most: Math.max(LEAST, Math.round(heading.size * 0.6)), lead: LEAD * 1.08 })
  return (
    fitted && {
      svg: setLines(heading, upper, 'start', 1) + setLines(fitted, lower, 'start', 0, 'font-weight="400"', LEAD * 1.08),
      size: fitted.size,
    }
  )
}

/** @param share how much of the free height lies above */
function setLines({ size, lines }: FittedText, box: Box, anchor: 'start' | 'middle', share: number, more = '', lead = LEAD): string {
  const above = box.y + (box.height - lines.length * size * lead) * share
  const x = anchor === 'middle' ? box.x + box.width / 2 : box.x
  const rows = lines.map((row, index) => line(row, x, above + size * (lead * (index + 0.5) + 0.35), size, anchor))
  return more ? `<g ${more}>${rows.join('')}</g>` : rows.join('')
}

function line(text: string, x: number, y: number, size: number, anchor: 'start' | 'middle', opacity = 1): string {
  if (text === '') return ''
  return `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" text-anchor="${anchor}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}${heldToWidth(text, size)}>${escapeSvg(text)}</text>`
}
