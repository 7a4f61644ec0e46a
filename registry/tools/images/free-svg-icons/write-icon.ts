import type { Icon } from './icon-set.ts'

type IconLook = {
  /** Width and height in pixels. */
  readonly size: number
  /** `#rrggbb`, or undefined for the color of the text around it. */
  readonly color?: string | undefined
  /** Width of the lines in units of the drawing, for icons that are drawn in lines. */
  readonly stroke?: string | undefined
}

/** True for an icon drawn in lines, whose width can be chosen. */
export const hasStroke = ({ body }: Icon): boolean => body.includes('stroke-width="')

/** An icon as a whole SVG document. An icon that is not square keeps its proportions; `size` is its longer side. */
export function writeIcon(icon: Icon, { size, color, stroke }: IconLook): string {
  const [left, top, width, height] = icon.box
  const scale = size / Math.max(width, height)
  const side = (length: number) => String(Number((length * scale).toFixed(3)))
  let body = icon.body
  if (stroke !== undefined) body = body.replaceAll(/stroke-width="[^"]*"/g, `stroke-width="${stroke}"`)
  if (color !== undefined) body = body.replaceAll('currentColor', color)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side(width)}" height="${side(height)}" viewBox="${left} ${top} ${width} ${height}">${body}</svg>`
}
