import type { Pixels } from '../../../../engine/core/context.ts'

export const PLACES = ['top-left', 'top', 'top-right', 'left', 'center', 'right', 'bottom-left', 'bottom', 'bottom-right', 'tiled'] as const
export type Place = (typeof PLACES)[number]

export type StampOptions = {
  readonly place: Place
  /** Distance from the edges, in pixels. */
  readonly margin: number
  /** From 0 to 1. */
  readonly opacity: number
  /** Between tiles, in times of the mark's own sides. */
  readonly gap: number
}

/** A copy of an image with a mark laid on it, once or in a pattern. */
export function stampPixels(image: Pixels, mark: Pixels, { place, margin, opacity, gap }: StampOptions): Pixels {
  const result = { width: image.width, height: image.height, data: new Uint8ClampedArray(image.data) }
  for (const [x, y] of place === 'tiled' ? tiles(image, mark, gap) : [spot(image, mark, place, margin)]) lay(result, mark, x, y, opacity)
  return result
}

function spot(image: Pixels, mark: Pixels, place: Place, margin: number): readonly [x: number, y: number] {
  const [freeX, freeY] = [image.width - mark.width, image.height - mark.height]
  const x = place.endsWith('left') ? margin : place.endsWith('right') ? freeX - margin : freeX / 2
  const y = place.startsWith('top') ? margin : place.startsWith('bottom') ? freeY - margin : freeY / 2
  return [Math.round(x), Math.round(y)]
}

/** Rows are shifted by half a step, from the middle outward, so that the pattern is even at all edges. */
function* tiles(image: Pixels, mark: Pixels, gap: number): Generator<readonly [x: number, y: number]> {
  const [stepX, stepY] = [Math.max(1, Math.round(mark.width * (1 + gap))), Math.max(1, Math.round(mark.height * (1 + gap)))]
  const [midX, midY] = [Math.round((image.width - mark.width) / 2), Math.round((image.height - mark.height) / 2)]
  const rows = Math.ceil(image.height / 2 / stepY) + 1
  const columns = Math.ceil(image.width / 2 / stepX) + 1
  for (let row = -rows; row <= rows; row++)
    for (let column = -columns; column <= columns; column++)
      yield [midX + column * stepX + (row & 1 ? Math.round(stepX / 2) : 0), midY + row * stepY]
}

/** Source over, by the rules of W3C Compositing; neither side is premultiplied. */
function lay(
  image: { width: number; height: number; data: Uint8ClampedArray },
  mark: Pixels,
  left: number,
  top: number,
  opacity: number,
): void {
  const firstX = Math.max(0, -left)
  const lastX = Math.min(mark.width, image.width - left)
  for (let y = Math.max(0, -top); y < Math.min(mark.height, image.height - top); y++)
    for (let x = firstX; x < lastX; x++) {
      const from = (y * mark.width + x) * 4
      const over = ((mark.data[from + 3] as number) / 255) * opacity
      if (over === 0) continue
      const to = ((top + y) * image.width + left + x) * 4
      const under = ((image.data[to + 3] as number) / 255) * (1 - over)
      const alpha = over + under
      for (let channel = 0; channel < 3; channel++)
        image.data[to + channel] = Math.round(
          ((mark.data[from + channel] as number) * over + (image.data[to + channel] as number) * under) / alpha,
        )
      image.data[to + 3] = Math.round(alpha * 255)
    }
}

/** Turns an image clockwise by any angle, in degrees, on a canvas as large as it needs. Edges are smooth. */
export function turnPixels(source: Pixels, degrees: number): Pixels {
  const angle = (degrees * Math.PI) / 180
  const quarter = Math.round(degrees) % 90 === 0
  const [sin, cos] = quarter ? [Math.round(Math.sin(angle)), Math.round(Math.cos(angle))] : [Math.sin(angle), Math.cos(angle)]
  if (cos === 1) return source
  const width = Math.max(1, Math.ceil(Math.abs(source.width * cos) + Math.abs(source.height * sin) - 1e-6))
  const height = Math.max(1, Math.ceil(Math.abs(source.width * sin) + Math.abs(source.height * cos) - 1e-6))
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [fromMidX, fromMidY] = [x + 0.5 - width / 2, y + 0.5 - height / 2]
      const sourceX = fromMidX * cos + fromMidY * sin + source.width / 2 - 0.5
      const sourceY = fromMidY * cos - fromMidX * sin + source.height / 2 - 0.5
      sample(source, sourceX, sourceY, data, (y * width + x) * 4)
    }
  return { width, height, data }
}

/** The mean of the four pixels around a point, by distance and opacity; outside is clear. */
function sample({ width, height, data }: Pixels, x: number, y: number, to: Uint8ClampedArray, at: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  for (let i = 0; i < 4; i++) {
    const [px, py] = [left + (i & 1), top + (i >> 1)]
    if (px < 0 || py < 0 || px >= width || py >= height) continue
    const from = (py * width + px) * 4
    const share = (1 - Math.abs(x - px)) * (1 - Math.abs(y - py)) * (data[from + 3] as number)
    red += (data[from] as number) * share
    green += (data[from + 1] as number) * share
    blue += (data[from + 2] as number) * share
    alpha += share
  }
  if (alpha === 0) return
  to[at] = Math.round(red / alpha)
  to[at + 1] = Math.round(green / alpha)
  to[at + 2] = Math.round(blue / alpha)
  to[at + 3] = Math.round(alpha)
}
