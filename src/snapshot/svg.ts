import { FAMILIES } from './font-families.ts'
import type { Paint, Run, Scene, Shape } from './scene.ts'

export type SvgOptions = {
  /** A file of its own: with title and description, and the fonts. In a page these are around it already. */
  readonly file?: { readonly title: string; readonly description: string; readonly faces: readonly FontFaceData[] }
}
/** A part of a font, as a data URI. */
export type FontFaceData = { readonly family: string; readonly range: string; readonly uri: string }

const GRADIENT = 'snapshot-background'

/** The scene as SVG. Text stays text: each line of code is one element, with the line breaks between them. */
export function sceneSvg(scene: Scene, { file }: SvgOptions = {}): string {
  const { width, height, size } = scene
  const [w, h] = [round(width), round(height)]
  const paints = scene.shapes.flatMap(({ fill }) => (typeof fill === 'string' ? [] : [gradient(fill, w, h)]))
  // How it looks is said by classes: a page's policy takes no style attributes.
  const letters = scene.ligatures ? '' : ' snapshot-letters'
  const text = `font-family="${escape(FAMILIES[scene.font])}" font-size="${size}" xml:space="preserve"`
  const label = file ? ` role="img" aria-labelledby="snapshot-title snapshot-text"` : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"${label}>`,
    file &&
      `<title id="snapshot-title">${escape(file.title)}</title><desc id="snapshot-text">${escape(file.description)}</desc>${styleOf(file.faces)}`,
    paints.length > 0 && `<defs>${paints.join('')}</defs>`,
    scene.shapes.map(shapeOf).join(''),
    `<g class="snapshot-extras${letters}" ${text} aria-hidden="true">${scene.extras.map((run) => `<text x="${round(run.x)}" y="${round(run.y)}"${lookOf(run)}>${escape(run.text)}</text>`).join('')}</g>`,
    `<g class="snapshot-code${letters}" ${text}>${linesOf(scene)}</g>`,
    '</svg>',
  ]
    .filter(Boolean)
    .join('')
}

function linesOf({ lines, endsInBreak }: Scene): string {
  const drawn = lines.map(({ rows }) => {
    const spans = rows.flat().map((run) => `<tspan${spotOf(run)}${lookOf(run)}>${escape(run.text)}</tspan>`)
    return spans.length > 0 ? `<text>${spans.join('')}</text>` : ''
  })
  return drawn.join('\n') + (endsInBreak ? '\n' : '')
}

function spotOf({ x, y, width, fit }: Run): string {
  if (fit === 'middle') return ` x="${round(x + width / 2)}" y="${round(y)}" text-anchor="middle"`
  const stretch = fit === 'stretch' ? ` textLength="${round(width)}" lengthAdjust="spacingAndGlyphs"` : ''
  return ` x="${round(x)}" y="${round(y)}"${stretch}`
}

const lookOf = ({ fill, opacity }: Run) => ` fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}`

function shapeOf(shape: Shape): string {
  if (shape.kind === 'circle') return `<circle cx="${round(shape.x)}" cy="${round(shape.y)}" r="${shape.radius}" fill="${shape.fill}"/>`
  const { x, y, width, height, radius, fill, opacity } = shape
  const corner = radius > 0 ? ` rx="${round(radius)}"` : ''
  const look = opacity === undefined ? '' : ` fill-opacity="${opacity}"`
  const paint = typeof fill === 'string' ? fill : `url(#${GRADIENT})`
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corner} fill="${paint}"${look}/>`
}

function gradient([from, to]: Exclude<Paint, string>, width: number, height: number): string {
  const line = `gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${width}" y2="${height}"`
  return `<linearGradient id="${GRADIENT}" ${line}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

/** What snapshot.css says of a snapshot in a page. Line numbers are not selected with the code. */
function styleOf(faces: readonly FontFaceData[]): string {
  const fonts = faces.map(
    ({ family, range, uri }) => `@font-face{font-family:"${family}";src:url(${uri}) format("woff2");unicode-range:${range}}`,
  )
  const rules =
    '.snapshot-extras,.snapshot-code{white-space:pre}.snapshot-letters{font-variant-ligatures:none}.snapshot-extras{user-select:none;-webkit-user-select:none}'
  return `<style>${rules}${fonts.join('')}</style>`
}

const round = (value: number): number => Math.round(value * 100) / 100
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
