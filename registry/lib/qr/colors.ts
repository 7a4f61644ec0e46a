import { defineFailures } from '../../../engine/core/define.ts'
import { contrastRatio, parseHex, type Rgb } from '../pictures/rgb.ts'

/** Scanners tell less apart. */
const LEAST_CONTRAST = 3

export const codeColorFailures = defineFailures({
  'low-contrast':
    'The two colors are too similar: their contrast is {{contrast, number}} to 1, and scanners need at least {{minimum, number}} to 1.',
  'see-through': 'The colors of a code must be opaque: a background that shows through can make it unreadable.',
})

export type CodeColors = readonly [background: Rgb, foreground: Rgb]

/**
 * The colours of a code that is to be scanned, from the fields `foreground` and `background`.
 * @throws ToolError see-through, low-contrast at the field
 */
export function checkCodeColors(given: { readonly foreground: string; readonly background: string }): {
  readonly colors: CodeColors
  readonly contrast: number
} {
  for (const field of ['foreground', 'background'] as const)
    if (/^#......(?!ff)../i.test(given[field])) codeColorFailures.fail('see-through', { field })
  const colors: CodeColors = [parseHex(given.background), parseHex(given.foreground)]
  const exact = contrastRatio(...colors)
  const contrast = Math.floor(exact * 100) / 100
  if (exact < LEAST_CONTRAST) codeColorFailures.fail('low-contrast', { contrast, minimum: LEAST_CONTRAST, field: 'foreground' })
  return { colors, contrast }
}
