/** Red, green and blue of sRGB, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** The channels of `#rrggbb`; an alpha channel is ignored. */
export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return [value >>> 16, (value >>> 8) & 255, value & 255]
}

export function formatHex([red, green, blue]: Rgb): string {
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`
}

/** An sRGB channel (0 to 255) as linear light (0 to 1), IEC 61966-2-1. */
export function linearize(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Relative luminance, 0 for black to 1 for white. @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linearize(red) + 0.7152 * linearize(green) + 0.0722 * linearize(blue)
}

/** Contrast ratio, 1 to 21. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
