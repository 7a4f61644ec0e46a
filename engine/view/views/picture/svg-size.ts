export type Size = { readonly width: number; readonly height: number }

/** What browsers take for a drawing that does not say how large it is. */
const UNKNOWN: Size = { width: 300, height: 150 }

/** Width and height that an SVG says, or else those of its `viewBox`; only their ratio counts here. */
export function svgSize(svg: string): Size {
  const tag = /<svg\b[^>]*>/i.exec(svg)?.[0] ?? ''
  const said = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1]
  const length = (name: string) => {
    const value = said(name)
    // A share of the place says nothing of the drawing.
    return value === undefined || value.trim().endsWith('%') ? Number.NaN : Number.parseFloat(value)
  }
  const box = (said('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const sizes = [
    { width: length('width'), height: length('height') },
    { width: box[2] ?? Number.NaN, height: box[3] ?? Number.NaN },
  ]
  return sizes.find(({ width, height }) => width > 0 && height > 0 && Number.isFinite(width / height)) ?? UNKNOWN
}
