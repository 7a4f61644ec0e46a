import { escapeSvg, heldToWidth, svgNumber as number, widthOfText } from '../../../lib/pictures/svg-text.ts'

const LINE_HEIGHT = 1.15

type OffsetText = {
  readonly text: string
  /** Height of the letters’ square, in pixels. */
  readonly size: number
  /** How far the two copies are moved, in percent of the size. */
  readonly offset: number
  readonly foreground: string
  readonly left: string
  readonly right: string
  /** None for a transparent picture. */
  readonly background?: string | undefined
}

/** Text as an SVG picture with one coloured copy moved up and left behind it, and one down and right. */
export function drawOffsetText({ text, size, offset, foreground, left, right, background }: OffsetText): string {
  const lines = cleanLines(text)
  const shift = (size * offset) / 100
  const margin = shift + size * 0.25
  const width = Math.ceil(Math.max(...lines.map(widthOfText)) * size + 2 * margin)
  const height = Math.ceil(lines.length * size * LINE_HEIGHT + 2 * margin)
  const draw = (color: string, move: number) => {
    const rows = lines.map((line, index) => {
      const y = margin + size * (0.85 + index * LINE_HEIGHT) + move
      return `<text x="${number(width / 2 + move)}" y="${number(y)}"${heldToWidth(line, size)}>${escapeSvg(line)}</text>`
    })
    return `<g ${fill(color)}>${rows.join('')}</g>`
  }
  const ground = background === undefined ? '' : `<rect width="${width}" height="${height}" ${fill(background)}/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground}<g font-family="Helvetica, Arial, 'Liberation Sans', sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" xml:space="preserve">${draw(left, -shift)}${draw(right, shift)}${draw(foreground, 0)}</g></svg>`
}

/** Lines without what XML forbids. */
function cleanLines(text: string): string[] {
  return text
    .toWellFormed()
    .replace(/\t/g, ' ')
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '\ufffd')
    .split(/\r\n|[\n\r\u2028\u2029]/)
}

/** SVG programs other than browsers know opacity only as a value of its own. */
function fill(color: string): string {
  const opacity = color.length === 9 ? ` fill-opacity="${number(Number.parseInt(color.slice(7), 16) / 255)}"` : ''
  return `fill="${color.slice(0, 7)}"${opacity}`
}
