import { type Matrix, type Triple, times } from './matrix.ts'
import { RGB_SPACES, type RgbSpace, type RgbSpaceName } from './rgb-spaces.ts'

/**
 * Ranges: RGB channels, whiteness and the like 0 to 1, hues degrees; lightness 0 to 100 in Lab and LCH, 0 to 1 in the Oklab
 * spaces; saturation and lightness of HSL 0 to 1.
 */
export type SpaceName = RgbSpaceName | 'hsl' | 'hwb' | 'lab' | 'lch' | 'oklab' | 'oklch' | 'xyz-d50' | 'xyz-d65'

/** A color of any CSS space; values may lie outside of what a screen shows. */
export type Color = { readonly space: SpaceName; readonly coords: Triple; readonly alpha: number }

/** Bradford adaptation between the whites. @see https://www.w3.org/TR/css-color-4/#color-conversion-code */
const TO_D50: Matrix = [
  [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
  [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
  [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371],
]
const TO_D65: Matrix = [
  [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
  [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
  [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
]
const WHITE_D50: Triple = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]

/** @see https://bottosson.github.io/posts/oklab/, with the matrices of CSS Color 4 */
const XYZ_TO_LMS: Matrix = [
  [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
]
const LMS_TO_XYZ: Matrix = [
  [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
  [-0.0405757452148008, 1.112286803280317, -0.0717110580655164],
  [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816],
]
const LMS_TO_OKLAB: Matrix = [
  [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
  [1.9779985324311684, -2.4285922420485799, 0.450593709617411],
  [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
]
const OKLAB_TO_LMS: Matrix = [
  [1, 0.3963377773761749, 0.2158037573099136],
  [1, -0.1055613458156586, -0.0638541728258133],
  [1, -0.0894841775298119, -1.2914855480194092],
]

const isRgb = (space: SpaceName): space is RgbSpaceName => Object.hasOwn(RGB_SPACES, space)

/** The same color in another space. */
export function convert({ space, coords, alpha }: Color, to: SpaceName): Color {
  if (space === to) return { space, coords, alpha }
  // Kept apart, as nothing is lost between them.
  if (to === 'hsl' || to === 'hwb')
    return { space: to, coords: (to === 'hsl' ? rgbToHsl : rgbToHwb)(coordsOf(space, coords, 'srgb')), alpha }
  return { space: to, coords: coordsOf(space, coords, to), alpha }
}

function coordsOf(from: SpaceName, coords: Triple, to: SpaceName): Triple {
  if (from === 'hsl') return coordsOf('srgb', hslToRgb(coords), to)
  if (from === 'hwb') return coordsOf('srgb', hwbToRgb(coords), to)
  if (from === to) return coords
  if (from === 'oklch' && to === 'oklab') return fromPolar(coords)
  if (from === 'oklab' && to === 'oklch') return toPolar(coords, 1e-6)
  if (from === 'lch' && to === 'lab') return fromPolar(coords)
  if (from === 'lab' && to === 'lch') return toPolar(coords, 2e-3)
  return fromXyz(toXyz(from, coords), to)
}

function toXyz(from: SpaceName, coords: Triple): Triple {
  if (isRgb(from)) {
    const space: RgbSpace = RGB_SPACES[from]
    const xyz = times(space.toXyz, map(coords, space.decode))
    return space.isD50 ? times(TO_D65, xyz) : xyz
  }
  if (from === 'xyz-d50') return times(TO_D65, coords)
  if (from === 'lch') return times(TO_D65, labToXyz(fromPolar(coords)))
  if (from === 'lab') return times(TO_D65, labToXyz(coords))
  if (from === 'oklch') return oklabToXyz(fromPolar(coords))
  return from === 'oklab' ? oklabToXyz(coords) : coords
}

function fromXyz(xyz: Triple, to: SpaceName): Triple {
  if (isRgb(to)) {
    const space: RgbSpace = RGB_SPACES[to]
    return map(times(space.fromXyz, space.isD50 ? times(TO_D50, xyz) : xyz), space.encode)
  }
  if (to === 'xyz-d50') return times(TO_D50, xyz)
  if (to === 'lab' || to === 'lch') {
    const lab = xyzToLab(times(TO_D50, xyz))
    return to === 'lab' ? lab : toPolar(lab, 2e-3)
  }
  if (to === 'oklab' || to === 'oklch') {
    const oklab = times(LMS_TO_OKLAB, map(times(XYZ_TO_LMS, xyz), Math.cbrt))
    return to === 'oklab' ? oklab : toPolar(oklab, 1e-5)
  }
  return xyz
}

const map = ([a, b, c]: Triple, change: (value: number) => number): Triple => [change(a), change(b), change(c)]

const oklabToXyz = (oklab: Triple): Triple =>
  times(
    LMS_TO_XYZ,
    map(times(OKLAB_TO_LMS, oklab), (value) => value ** 3),
  )

const EPSILON = 216 / 24389
const KAPPA = 24389 / 27

function labToXyz([lightness, a, b]: Triple): Triple {
  const y = (lightness + 16) / 116
  const cubed = (value: number) => (value ** 3 > EPSILON ? value ** 3 : (116 * value - 16) / KAPPA)
  const relative: Triple = [cubed(y + a / 500), lightness > KAPPA * EPSILON ? y ** 3 : lightness / KAPPA, cubed(y - b / 200)]
  return [relative[0] * WHITE_D50[0], relative[1], relative[2] * WHITE_D50[2]]
}

function xyzToLab([x, y, z]: Triple): Triple {
  const root = (value: number) => (value > EPSILON ? Math.cbrt(value) : (KAPPA * value + 16) / 116)
  const [fx, fy, fz] = [root(x / WHITE_D50[0]), root(y), root(z / WHITE_D50[2])]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

/** Below the least chroma a hue is only noise, and zero. */
function toPolar([lightness, a, b]: Triple, least: number): Triple {
  const chroma = Math.hypot(a, b)
  if (chroma < least) return [lightness, 0, 0]
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return [lightness, chroma, hue < 0 ? hue + 360 : hue]
}

function fromPolar([lightness, chroma, hue]: Triple): Triple {
  const angle = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

/** Hue in degrees, saturation and lightness. @see https://www.w3.org/TR/css-color-4/#rgb-to-hsl */
export function rgbToHsl([r, g, b]: Triple): Triple {
  const most = Math.max(r, g, b)
  const least = Math.min(r, g, b)
  const lightness = (most + least) / 2
  const spread = most - least
  const divisor = Math.min(lightness, 1 - lightness)
  let saturation = spread < 1e-9 || Math.abs(divisor) < 1e-9 ? 0 : (most - lightness) / divisor
  let hue = spread < 1e-9 ? 0 : 60 * (most === r ? ((g - b) / spread + 6) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4)
  // Colors far outside the gamut come out with a negative saturation, which CSS forbids.
  if (saturation < 0) [hue, saturation] = [(hue + 180) % 360, -saturation]
  return [hue, saturation, lightness]
}

function hslToRgb([hue, saturation, lightness]: Triple): Triple {
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

function rgbToHwb(rgb: Triple): Triple {
  return [rgbToHsl(rgb)[0], Math.min(...rgb), 1 - Math.max(...rgb)]
}

function hwbToRgb([hue, white, black]: Triple): Triple {
  if (white + black >= 1) {
    const gray = white / (white + black)
    return [gray, gray, gray]
  }
  return map(hslToRgb([hue, 1, 0.5]), (value) => value * (1 - white - black) + white)
}
