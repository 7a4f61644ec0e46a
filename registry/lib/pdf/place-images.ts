/** A length in points, of which 72 make an inch. */
export type Size = { readonly width: number; readonly height: number }
export type Box = Size & { readonly x: number; readonly y: number }
/** Where an image is, and what of the page it may cover. */
export type Placed = { readonly box: Box; readonly cell: Box }

export const POINTS_PER_MM = 72 / 25.4
/** Sides of a page that viewers take. @see ISO 32000-1, annex C */
const [SHORTEST, LONGEST] = [3, 14_400]

const mm = (width: number, height: number): Size => ({ width: width * POINTS_PER_MM, height: height * POINTS_PER_MM })
/** Upright. @see ISO 216, ANSI Y14.1 */
export const PAGE_SIZES = {
  a4: mm(210, 297),
  a3: mm(297, 420),
  a5: mm(148, 210),
  letter: { width: 612, height: 792 },
  legal: { width: 612, height: 1008 },
} as const

/** Columns and rows of an upright page. */
const GRIDS: Readonly<Record<string, readonly [number, number]>> = { 1: [1, 1], 2: [1, 2], 4: [2, 2], 6: [2, 3], 9: [3, 3] }

export type Layout = {
  readonly size: keyof typeof PAGE_SIZES
  readonly orientation: 'auto' | 'portrait' | 'landscape'
  readonly perPage: string
  readonly fit: 'contain' | 'cover' | 'shrink'
  /** In points. */
  readonly margin: number
  readonly dpi: number
}

/** A page as large as an image, with its margin; an image beyond what a page may have is scaled down. */
export function pageOfImage(image: Size, margin: number, dpi: number): { readonly page: Size; readonly placed: Placed } {
  const natural = { width: (image.width * 72) / dpi, height: (image.height * 72) / dpi }
  const scale = Math.min(1, (LONGEST - 2 * margin) / Math.max(natural.width, natural.height))
  const [width, height] = [natural.width * scale, natural.height * scale]
  const page = { width: Math.max(SHORTEST, width + 2 * margin), height: Math.max(SHORTEST, height + 2 * margin) }
  const box = { x: (page.width - width) / 2, y: (page.height - height) / 2, width, height }
  return { page, placed: { box, cell: box } }
}

/** Whether a page of these images is laid on its side: by the shape of most of them, or as asked. */
const isLandscape = ({ orientation, perPage }: Layout, images: readonly Size[]): boolean => {
  if (orientation !== 'auto') return orientation === 'landscape'
  const wide = images.filter(({ width, height }) => width > height).length
  const mostWide = wide * 2 > images.length
  // Two upright images are beside each other on a page on its side.
  return perPage === '2' ? !mostWide : mostWide
}

/** A page of a given size with up to `perPage` images, row by row. Undefined where the margins leave no room. */
export function pageOfSize(
  images: readonly Size[],
  layout: Layout,
): { readonly page: Size; readonly placed: readonly Placed[] } | undefined {
  const upright = PAGE_SIZES[layout.size]
  const turned = isLandscape(layout, images)
  const page = turned ? { width: upright.height, height: upright.width } : upright
  const [short, long] = GRIDS[layout.perPage] ?? [1, 1]
  const [columns, rows] = turned ? [long, short] : [short, long]
  const { margin } = layout
  // Between images there is half the margin.
  const gap = margin / 2
  const width = (page.width - 2 * margin - (columns - 1) * gap) / columns
  const height = (page.height - 2 * margin - (rows - 1) * gap) / rows
  if (width < SHORTEST || height < SHORTEST) return undefined
  const placed = images.map((image, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const cell = { x: margin + column * (width + gap), y: page.height - margin - height - row * (height + gap), width, height }
    const [across, down] = [width / image.width, height / image.height]
    const whole = Math.min(across, down)
    const scale = layout.fit === 'cover' ? Math.max(across, down) : layout.fit === 'shrink' ? Math.min(whole, 72 / layout.dpi) : whole
    const [shownWidth, shownHeight] = [image.width * scale, image.height * scale]
    const box = { x: cell.x + (width - shownWidth) / 2, y: cell.y + (height - shownHeight) / 2, width: shownWidth, height: shownHeight }
    return { box, cell }
  })
  return { page, placed }
}

/** Content of a page that shows images by their names. */
export function contentOf(images: readonly (Placed & { readonly name: string; readonly orientation: number })[]): string {
  return images
    .map(({ box, cell, name, orientation }) => {
      const clip = `${[cell.x, cell.y, cell.width, cell.height].map(figure).join(' ')} re W n`
      return `q ${clip} ${matrixOf(box, orientation).map(figure).join(' ')} cm /${name} Do Q`
    })
    .join('\n')
}

/** Lays the unit square, in which an image is stored, over a box so that it is upright there. @param orientation by EXIF, 1 to 8 */
export function matrixOf({ x, y, width: w, height: h }: Box, orientation: number): readonly number[] {
  switch (orientation) {
    case 2:
      return [-w, 0, 0, h, x + w, y]
    case 3:
      return [-w, 0, 0, -h, x + w, y + h]
    case 4:
      return [w, 0, 0, -h, x, y + h]
    case 5:
      return [0, -h, -w, 0, x + w, y + h]
    case 6:
      return [0, -h, w, 0, x, y + h]
    case 7:
      return [0, h, w, 0, x, y]
    case 8:
      return [0, h, -w, 0, x + w, y]
    default:
      return [w, 0, 0, h, x, y]
  }
}

const figure = (value: number): string => String(Number(value.toFixed(4)))
