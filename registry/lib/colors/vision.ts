import { type Matrix, times } from './matrix.ts'
import { type Color, convert } from './spaces.ts'

/** Kinds of color blindness: no red, green or blue cones. */
export const VISIONS = ['protanopia', 'deuteranopia', 'tritanopia'] as const
export type Vision = (typeof VISIONS)[number]

/** At full severity, on linear light. @see Machado, Oliveira and Fernandes 2009, doi 10.1109/TVCG.2009.113 */
const MATRICES: Readonly<Record<Vision, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** About how somebody with this color blindness sees a color of sRGB. */
export function seenWith(vision: Vision, color: Color): Color {
  const { coords, alpha } = convert(color, 'srgb-linear')
  const [r, g, b] = times(MATRICES[vision], coords)
  const within = (value: number) => Math.min(1, Math.max(0, value))
  return { space: 'srgb-linear', coords: [within(r), within(g), within(b)], alpha }
}
