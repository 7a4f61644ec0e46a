import type { Pixels } from '../../../../engine/core/context.ts'

/** Lays an image over another, in place, its top left corner at `left`, `top`; what reaches beyond the edges is cut off. */
export function layOver(base: Pixels, over: Pixels, left: number, top: number): void {
  const [fromX, toX] = [Math.max(0, -left), Math.min(over.width, base.width - left)]
  for (let y = Math.max(0, -top); y < Math.min(over.height, base.height - top); y++)
    for (let x = fromX; x < toX; x++) {
      const from = (y * over.width + x) * 4
      const share = (over.data[from + 3] as number) / 255
      if (share === 0) continue
      const at = ((top + y) * base.width + left + x) * 4
      const under = ((base.data[at + 3] as number) / 255) * (1 - share)
      const alpha = share + under
      for (let channel = 0; channel < 3; channel++)
        base.data[at + channel] = ((over.data[from + channel] as number) * share + (base.data[at + channel] as number) * under) / alpha
      base.data[at + 3] = 255 * alpha
    }
}

/** Makes everything outside the ellipse that fills the image transparent, in place, with a soft edge of one pixel. */
export function cutEllipse({ width, height, data }: Pixels): void {
  const [a, b] = [width / 2, height / 2]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [across, down] = [x + 0.5 - a, y + 0.5 - b]
      const [u, v] = [across / a, down / b]
      const level = Math.sqrt(u * u + v * v)
      // Distance to the edge in pixels, positive inside: the level's distance from 1 through its slope.
      const slope = Math.sqrt((u / a) ** 2 + (v / b) ** 2) / Math.max(level, 1e-9)
      const inside = (1 - level) / Math.max(slope, 1e-9) + 0.5
      if (inside >= 1) continue
      const at = (y * width + x) * 4 + 3
      data[at] = (data[at] as number) * Math.max(0, inside)
    }
}
