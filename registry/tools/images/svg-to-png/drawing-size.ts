import type { XmlAttribute } from '../../../lib/xml/read.ts'

export type Size = { readonly width: number; readonly height: number }

/** CSS pixels of each unit. `em` and its kin are taken at the usual size of text, as a drawing by itself has no other. */
const UNITS: Readonly<Record<string, number>> = {
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
  in: 96,
  em: 16,
  rem: 16,
  ex: 8,
  ch: 8,
}
/** What CSS takes for an image that does not say how large it is. @see CSS 2.2, 10.3.2 */
const DEFAULT: Size = { width: 300, height: 150 }

const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?'
const LENGTH = new RegExp(`^\\s*(${NUMBER})(px|pt|pc|mm|cm|in|q|em|rem|ex|ch)?\\s*$`, 'i')

/** A length in CSS pixels; undefined for a share of what is around it, nothing, and what is no length. */
export function lengthOf(text: string | undefined): number | undefined {
  const [, number, unit = 'px'] = LENGTH.exec(text ?? '') ?? []
  const length = Number(number) * (UNITS[unit.toLowerCase()] as number)
  return length > 0 && Number.isFinite(length) ? length : undefined
}

/** Width and height of a `viewBox`. */
export function boxOf(text: string | undefined): Size | undefined {
  const [, , , width, height] =
    new RegExp(`^\\s*(${NUMBER})[\\s,]+(${NUMBER})[\\s,]+(${NUMBER})[\\s,]+(${NUMBER})\\s*$`, 'i').exec(text ?? '') ?? []
  const size = { width: Number(width), height: Number(height) }
  return size.width > 0 && size.height > 0 && Number.isFinite(size.width) && Number.isFinite(size.height) ? size : undefined
}

/**
 * How large a drawing is, in CSS pixels: by its width and height (of its style before those of its attributes), by one of them and
 * the shape of its `viewBox`, or by that alone. `isGuess` where it says nothing of all that.
 * @see SVG 2, 8.12 (intrinsic sizing)
 */
export function drawingSize(attributes: readonly XmlAttribute[]): Size & { readonly isGuess: boolean } {
  const said = (name: string) => attributes.find((attribute) => attribute.name === name)?.value
  const styled = (name: string) => new RegExp(`(?:^|;)\\s*${name}\\s*:([^;!]*)`, 'i').exec(said('style') ?? '')?.[1]
  const width = lengthOf(styled('width') ?? said('width'))
  const height = lengthOf(styled('height') ?? said('height'))
  const box = boxOf(said('viewBox'))
  if (width !== undefined && height !== undefined) return { width, height, isGuess: false }
  if (!box) return { width: width ?? DEFAULT.width, height: height ?? DEFAULT.height, isGuess: true }
  if (width !== undefined) return { width, height: (width * box.height) / box.width, isGuess: false }
  if (height !== undefined) return { width: (height * box.width) / box.height, height, isGuess: false }
  return { ...box, isGuess: false }
}
