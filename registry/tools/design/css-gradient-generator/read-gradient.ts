import { defineFailures } from '../../../../engine/core/define.ts'
import { ToolError } from '../../../../engine/core/errors.ts'
import { isInGamut } from '../../../lib/colors/gamut.ts'
import { parseColor } from '../../../lib/colors/parse-color.ts'
import type { Shape } from './draw.ts'
import type { HueArc, Stop } from './interpolate.ts'
import { type Gradient, MIX_SPACES, type MixSpace, POLAR } from './write-gradient.ts'

export const readFailures = defineFailures({
  'no-gradient': 'This has no CSS gradient in it. One looks like this: linear-gradient(90deg, #ff5f6d, #3366cc)',
  'gradient-not-closed': 'The parenthesis that opens here is not closed. Add ) at the end of the gradient.',
  'gradient-part': '“{{part}}” can’t be read here. Angles, percentages, colors and color spaces work; lengths such as 20px do not.',
  'few-colors': 'A gradient takes 2 to {{maximum, number}} colors.',
})

export type ReadGradient = Gradient & {
  readonly stops: readonly Stop[]
  /** More follow in the same text, which are left out. */
  readonly hasMore: boolean
}

/** More than in the form, as one color may have two positions. */
const MOST_STOPS = 100
const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)'
/** Prefixed ones, such as `-webkit-linear-gradient`, count angles in another way and are left out. */
const START = /(?<![\w-])(repeating-)?(linear|radial|conic)-gradient\(/gi
const SIDES: ReadonlyMap<string, number> = new Map([
  ['top', 0],
  ['right', 90],
  ['bottom', 180],
  ['left', 270],
])
/** Degrees in each unit. */
const UNITS = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 } as const
const PLACES: ReadonlyMap<string, number> = new Map([
  ['left', 0],
  ['top', 0],
  ['center', 50],
  ['right', 100],
  ['bottom', 100],
])
/** Colors that CSS mixes in Oklab where nothing else is said. @see https://www.w3.org/TR/css-color-4/#interpolation-space */
const MODERN = /^(?:lab|lch|oklab|oklch|color)\(/i

type Part = { readonly text: string; readonly at: number }

/**
 * The first gradient of a text, such as a declaration of `background`.
 * @throws ToolError one of {@link readFailures}, or of a color, at `field` with its place
 * @see https://www.w3.org/TR/css-images-4/#gradients
 */
export function readGradient(text: string, field: string): ReadGradient {
  const [start, ...more] = [...text.matchAll(START)]
  const where = (offset: number) => ({ field, text, offset })
  if (!start) return readFailures.fail('no-gradient', where(0))
  const open = start.index + start[0].length
  const parts = split(text, open, ',')
  if (!parts) return readFailures.fail('gradient-not-closed', where(open - 1))
  const unread = ({ text: part, at }: Part): never => readFailures.fail('gradient-part', { part: part.slice(0, 60), ...where(at) })
  const type = (start[2] as string).toLowerCase() as Shape['type']
  const head = parts[0] && readHead(parts[0], type, unread)
  const stops = (head ? parts.slice(1) : parts).flatMap((part) => readStop(part, type, field, unread))
  if (stops.length < 2 || stops.length > MOST_STOPS) return readFailures.fail('few-colors', { maximum: MOST_STOPS, ...where(start.index) })
  return {
    shape: head?.shape ?? plain(type),
    space: head?.space ?? (parts.some((part) => MODERN.test(part.text)) ? 'oklab' : 'srgb'),
    arc: head?.arc ?? 'shorter',
    repeats: start[1] !== undefined,
    stops,
    hasMore: more.some(({ index }) => index > open),
  }
}

const plain = (type: Shape['type']): Shape =>
  type === 'linear' ? { type, angle: 180 } : type === 'conic' ? { type, angle: 0, x: 50, y: 50 } : { type, isCircle: false, x: 50, y: 50 }

/** The parts of a function between separators; undefined where it is not closed. */
function split(text: string, from: number, separator: ',' | ' '): Part[] | undefined {
  const parts: Part[] = []
  let [depth, start] = [0, from]
  const push = (end: number) => {
    const own = text.slice(start, end)
    const at = start + own.length - own.trimStart().length
    if (own.trim() !== '' || separator === ',') parts.push({ text: own.trim(), at })
    start = end + 1
  }
  for (let at = from; at < text.length; at++) {
    const letter = text[at] as string
    if (letter === '(') depth++
    else if (letter === ')' && depth === 0) return (push(at), parts)
    else if (letter === ')') depth--
    else if (depth === 0 && (separator === ',' ? letter === ',' : /\s/.test(letter))) push(at)
  }
  return undefined
}

/** Words of a part, with functions such as `rgb(0 0 0)` whole. */
const wordsOf = ({ text, at }: Part): Part[] => (split(`${text})`, 0, ' ') ?? []).map((word) => ({ text: word.text, at: at + word.at }))

const angleOf = (text: string): number | undefined => {
  const [, value, unit] = new RegExp(`^(${NUMBER})(deg|grad|rad|turn)$`, 'i').exec(text) ?? []
  if (value !== undefined) return Number(value) * UNITS[(unit as string).toLowerCase() as keyof typeof UNITS]
  return /^[+-]?0$/.test(text) ? 0 : undefined
}
const percentOf = (text: string): number | undefined => {
  const [, value] = new RegExp(`^(${NUMBER})%$`).exec(text) ?? []
  return value === undefined ? (/^[+-]?0$/.test(text) ? 0 : undefined) : Number(value)
}

type Head = { readonly shape: Shape; readonly space: MixSpace | undefined; readonly arc: HueArc }

/** What is before the colors; undefined where the first part is a color. */
function readHead(part: Part, type: Shape['type'], unread: (part: Part) => never): Head | undefined {
  const words = wordsOf(part).map(({ text, at }) => ({ text: text.toLowerCase(), at }))
  const first = words[0]?.text ?? ''
  if (!/^(?:to|from|at|in|circle|ellipse|closest-|farthest-)/.test(first) && angleOf(first) === undefined) return undefined
  let shape = plain(type)
  let space: MixSpace | undefined
  let arc: HueArc = 'shorter'
  let i = 0
  const take = (): Part => words[i++] ?? unread(part)
  while (i < words.length) {
    const word = take()
    const angle = angleOf(word.text)
    if (word.text === 'in') {
      const name = take()
      space = MIX_SPACES.find((known) => known === name.text) ?? unread(name)
      if (words[i + 1]?.text === 'hue') {
        const way = take()
        i++
        if (!POLAR.includes(space ?? '') || !/^(?:shorter|longer|increasing|decreasing)$/.test(way.text)) return unread(way)
        arc = way.text as HueArc
      }
    } else if (type === 'linear' && angle !== undefined) shape = { type, angle }
    else if (type === 'linear' && word.text === 'to') {
      const [side, other] = [take(), words[i]]
      const angle = SIDES.get(side.text) ?? unread(part)
      const across = other && SIDES.get(other.text)
      if (across !== undefined && (across - angle) % 180 === 0) return unread(part)
      // Which angle leads to a corner depends on the box.
      shape = across === undefined ? { type, angle } : { type, angle, corner: [side.text, (other as Part).text] }
      if (across !== undefined) i++
    } else if (shape.type === 'conic' && word.text === 'from') {
      const given = take()
      shape = { ...shape, angle: angleOf(given.text) ?? unread(given) }
    } else if (shape.type !== 'linear' && word.text === 'at') {
      const at = words.slice(i, words[i + 1] && words[i + 1]?.text !== 'in' ? i + 2 : i + 1)
      i += at.length
      shape = { ...shape, ...placeOf(at, () => unread(part)) }
    } else if (shape.type === 'radial' && /^(?:circle|ellipse)$/.test(word.text)) shape = { ...shape, isCircle: word.text === 'circle' }
    else if (!(shape.type === 'radial' && word.text === 'farthest-corner')) return unread(word)
  }
  return { shape, space, arc }
}

/** A position of one or two words, in either order where both are words. */
function placeOf(words: readonly Part[], refuse: () => never): { readonly x: number; readonly y: number } {
  const value = ({ text }: Part) => PLACES.get(text) ?? percentOf(text) ?? refuse()
  const [one, two] = words
  if (!one) return refuse()
  const isDown = (part: Part | undefined) => part !== undefined && /^(?:top|bottom)$/.test(part.text)
  const isAcross = (part: Part | undefined) => part !== undefined && /^(?:left|right)$/.test(part.text)
  if (!two) return isDown(one) ? { x: 50, y: value(one) } : { x: value(one), y: 50 }
  if (isDown(one) || isAcross(two)) {
    if (isAcross(one) || isDown(two) || percentOf(one.text) !== undefined || percentOf(two.text) !== undefined) return refuse()
    return { x: value(two), y: value(one) }
  }
  return { x: value(one), y: value(two) }
}

/** A color with no position, one, or two, which are two stops. */
function readStop(part: Part, type: Shape['type'], field: string, unread: (part: Part) => never): Stop[] {
  const words = wordsOf(part)
  const [first, ...rest] = words
  if (!first || rest.length > 2) return unread(part)
  const color = () => {
    try {
      const read = parseColor(first.text, field).color
      // Colors are written in sRGB here.
      return isInGamut(read, 'srgb') ? read : unread(first)
    } catch (error) {
      if (error instanceof ToolError) return unread(first)
      throw error
    }
  }
  const place = (word: Part): number => {
    const share = percentOf(word.text)
    if (share !== undefined) return share / 100
    const angle = type === 'conic' ? angleOf(word.text) : undefined
    return angle === undefined ? unread(word) : angle / 360
  }
  const own = color()
  return rest.length === 0 ? [{ color: own, position: undefined }] : rest.map((word) => ({ color: own, position: place(word) }))
}
