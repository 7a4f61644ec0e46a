import { COLOR_NAMES } from '../../data/web/color-names.ts'
import { parseHex } from '../pictures/rgb.ts'
import { difference } from './gamut.ts'
import type { Color } from './spaces.ts'
import { fromRgb } from './write-color.ts'

/** Of each color its first name, so that `gray` and `aqua` come before `grey` and `cyan`. */
const NAMES = [
  ...new Map(
    COLOR_NAMES.split(', ')
      .toReversed()
      .map((pair) => pair.split(' ').toReversed() as [hex: string, name: string]),
  ),
].toReversed()

/** The CSS color name that looks most like a color, and by how much it differs in Oklab, 0 where it is the same. */
export function nearestName(color: Color): { readonly name: string; readonly hex: string; readonly difference: number } {
  let [best, least] = ['000000', Infinity]
  for (const [hex] of NAMES) {
    const far = difference(color, fromRgb(parseHex(`#${hex}`)))
    if (far < least) [best, least] = [hex, far]
  }
  return { name: new Map(NAMES).get(best) as string, hex: `#${best}`, difference: least }
}
