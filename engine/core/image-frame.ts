/** How an image stands: turned clockwise, then mirrored, then straightened by a few degrees clockwise. */
export type Stand = {
  readonly rotate: 0 | 90 | 180 | 270
  readonly flipX: boolean
  readonly flipY: boolean
  /** Degrees clockwise, −45 to 45. */
  readonly straighten: number
}
export type Size = { readonly width: number; readonly height: number }
/** A rectangle in pixels from the top left corner. */
export type Rect = Size & { readonly x: number; readonly y: number }

export const UPRIGHT: Stand = { rotate: 0, flipX: false, flipY: false, straighten: 0 }

/** Size of an image once it is turned by quarters. */
export function turnedSize({ width, height }: Size, rotate: Stand['rotate']): Size {
  return rotate % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** Size of an image as it stands: straightening keeps the largest upright rectangle of the same shape that has no empty corner. */
export function standingSize(source: Size, { rotate, straighten }: Pick<Stand, 'rotate' | 'straighten'>): Size {
  const { width, height } = turnedSize(source, rotate)
  const share = straightenShare({ width, height }, straighten)
  return { width: Math.max(1, Math.floor(width * share)), height: Math.max(1, Math.floor(height * share)) }
}

/** How much of each side is left after straightening, from 0 to 1. */
function straightenShare({ width, height }: Size, degrees: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180
  const ratio = Math.max(width / height, height / width)
  return 1 / (Math.cos(angle) + ratio * Math.sin(angle))
}
