import { type Rgb, linearize } from '../../../lib/pictures/rgb.ts'

/** Lightness 0 to 1, chroma from 0, hue in degrees 0 to 360. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number }

/** @see https://bottosson.github.io/posts/oklab/ */
export function rgbToOklch(rgb: Rgb): Oklch {
  const [r, g, b] = rgb.map(linearize) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const chroma = Math.hypot(a, bb)
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma,
    hue: (Math.atan2(bb, a) * 180) / Math.PI + (Math.atan2(bb, a) < 0 ? 360 : 0),
  }
}

/** Hue in degrees, saturation and lightness from 0 to 1 (CSS Color 4, section 7). */
export function rgbToHsl([red, green, blue]: Rgb): { hue: number; saturation: number; lightness: number } {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const most = Math.max(r, g, b)
  const spread = most - Math.min(r, g, b)
  const lightness = most - spread / 2
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1))
  const sixth = spread === 0 ? 0 : most === r ? ((g - b) / spread + 6) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return { hue: sixth * 60, saturation, lightness }
}
