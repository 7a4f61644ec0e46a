import { COLOR_NAMES } from '../../data/web/color-names.ts'
import { colorFailures } from './failures.ts'
import type { Triple } from './matrix.ts'
import { RGB_SPACES } from './rgb-spaces.ts'
import type { Color, SpaceName } from './spaces.ts'

const { fail } = colorFailures
const NAMED: ReadonlyMap<string, string> = new Map(COLOR_NAMES.split(', ').map((pair) => pair.split(' ') as [string, string]))

/** What a value of a function is: an angle, or a number that 100% stands for, with the unit of plain numbers and its bounds. */
type Channel = 'hue' | { readonly full: number; readonly plain: number; readonly least?: number; readonly most?: number }
type Form = { readonly space: SpaceName; readonly channels: readonly Channel[]; readonly usage: string }

const share: Channel = { full: 1, plain: 0.01, least: 0 }
const light = { full: 100, plain: 1, least: 0, most: 100 } as const
const okLight = { full: 1, plain: 1, least: 0, most: 1 } as const
const rgbChannel: Channel = { full: 1, plain: 1 / 255, least: 0, most: 1 }
const axis = (full: number): Channel => ({ full, plain: 1 })
const chroma = (full: number): Channel => ({ full, plain: 1, least: 0 })
const ink = (plain: number): Channel => ({ full: 1, plain, least: 0, most: 1 })

/** @see https://www.w3.org/TR/css-color-4/ , sections 5, 7 to 10 and 12; CMYK as people write it */
const FORMS: Readonly<Record<string, Form>> = {
  rgb: { space: 'srgb', channels: [rgbChannel, rgbChannel, rgbChannel], usage: 'rgb(255 136 0)' },
  hsl: { space: 'hsl', channels: ['hue', share, share], usage: 'hsl(32 100% 50%)' },
  hwb: { space: 'hwb', channels: ['hue', share, share], usage: 'hwb(32 0% 0%)' },
  lab: { space: 'lab', channels: [light, axis(125), axis(125)], usage: 'lab(69% 41 75)' },
  lch: { space: 'lch', channels: [light, chroma(150), 'hue'], usage: 'lch(69% 85 61)' },
  oklab: { space: 'oklab', channels: [okLight, axis(0.4), axis(0.4)], usage: 'oklab(74% 0.09 0.15)' },
  oklch: { space: 'oklch', channels: [okLight, chroma(0.4), 'hue'], usage: 'oklch(74% 0.18 58)' },
  cmyk: { space: 'srgb', channels: [ink(0.01), ink(0.01), ink(0.01), ink(0.01)], usage: 'cmyk(0% 47% 100% 0%)' },
  'device-cmyk': { space: 'srgb', channels: [ink(1), ink(1), ink(1), ink(1)], usage: 'device-cmyk(0 0.47 1 0)' },
}
const COLOR_SPACES = [...Object.keys(RGB_SPACES), 'xyz', 'xyz-d50', 'xyz-d65']
const COLOR_USAGE = 'color(display-p3 1 0.5 0)'
/** Degrees in each unit. */
const ANGLES: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }

export type ParsedColor = {
  readonly color: Color
  /** It was written as one of these names. */
  readonly form: string
  /** A value was out of the bounds of its function, where CSS takes the bound. */
  readonly isClamped: boolean
}

/**
 * Reads a color in any syntax of CSS Color 4, a hex code without #, three plain numbers as RGB, or naive CMYK.
 * @throws ToolError one of {@link colorFailures} at `field`, with its place
 */
export function parseColor(written: string, field: string): ParsedColor {
  const start = written.length - written.trimStart().length
  const text = written.trim().replace(/\s*;$/, '')
  const at = (offset: number) => ({ field, text: written, offset: start + offset })
  const known = (color: Color, form: string): ParsedColor => ({ color, form, isClamped: false })
  if (text === '') return fail('unknown-color', { part: '', ...at(0) })
  const lower = text.toLowerCase()
  const named = NAMED.get(lower)
  if (named !== undefined) return known(hexColor(named), 'name')
  if (lower === 'transparent') return known({ space: 'srgb', coords: [0, 0, 0], alpha: 0 }, 'name')
  if (lower === 'currentcolor') return fail('color-needs-page', { part: text, ...at(0) })
  const hex = /^(?:#|0x)?([0-9a-f]*)$/i.exec(text)?.[1]
  const isMarked = /^(?:#|0x)/i.test(text)
  if (hex !== undefined && [3, 4, 6, 8].includes(hex.length)) return known(hexColor(hex), 'hex')
  if (hex !== undefined && isMarked) return fail('bad-hex', { count: hex.length, ...at(0) })
  if (isMarked) {
    const wrong = text.search(/[^#0-9a-fx]/i)
    const place = wrong < 0 ? 1 : wrong
    return fail('bad-hex-digit', { part: String.fromCodePoint(text.codePointAt(place) as number), ...at(place) })
  }
  const call = /^([a-z-]{1,12})\s*\(/i.exec(text)
  if (call) return readCall((call[1] as string).toLowerCase(), text, call[0].length, at)
  if (/^[\d.]+%?(?:\s*,\s*|\s+)[\d.]+%?(?:\s*,\s*|\s+)[\d.]+%?$/.test(text)) return readCall('rgb', `${text})`, 0, at)
  return fail('unknown-color', { part: shortened(text), ...at(0) })
}

const shortened = (text: string): string => (text.length > 40 ? `${[...text].slice(0, 39).join('')}…` : text)

function hexColor(hex: string): Color {
  const pairs = hex.length < 6 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16))
  return { space: 'srgb', coords: [red / 255, green / 255, blue / 255], alpha: alpha / 255 }
}

type Where = (offset: number) => { readonly field: string; readonly text: string; readonly offset: number }
type Token = { readonly text: string; readonly offset: number }

function readCall(called: string, text: string, bodyAt: number, at: Where): ParsedColor {
  const name = called === 'rgba' || called === 'hsla' ? called.slice(0, 3) : called
  if (['var', 'calc', 'light-dark', 'color-mix', 'env'].includes(name)) fail('color-needs-page', { part: `${name}()`, ...at(0) })
  if (name !== 'color' && !Object.hasOwn(FORMS, name)) fail('unknown-color', { part: `${name}()`, ...at(0) })
  if (!text.endsWith(')')) fail('color-not-closed', { name, ...at(text.length) })
  const body = text.slice(bodyAt, -1)
  const tokens: Token[] = [...body.matchAll(/[,/]|[^\s,/]+/g)].map((found) => ({ text: found[0], offset: bodyAt + found.index }))
  if (/^from$/i.test(tokens[0]?.text ?? '')) fail('color-needs-page', { part: `${name}(from …)`, ...at(bodyAt) })
  const form = name === 'color' ? colorForm(tokens, at) : (FORMS[name] as Form)
  const values = name === 'color' ? tokens.slice(1) : tokens
  const usage = { name, expected: form.usage }
  const { parts, alpha } = separate(values, form.channels.length, (token) =>
    fail('bad-color-part', { part: token.text, ...usage, ...at(token.offset) }),
  )
  if (parts.length !== form.channels.length) fail('color-part-count', { count: parts.length, ...usage, ...at(bodyAt) })
  let isClamped = false
  const read = (token: Token, channel: Channel): number => {
    const value = valueOf(token.text, channel)
    if (value === undefined) return fail('bad-color-part', { part: shortened(token.text), ...usage, ...at(token.offset) })
    if (channel === 'hue') return ((value % 360) + 360) % 360
    const bound = Math.min(channel.most ?? Infinity, Math.max(channel.least ?? -Infinity, value))
    if (bound !== value) isClamped = true
    return bound
  }
  const read4 = parts.map((token, index) => read(token, form.channels[index] as Channel))
  const opacity = alpha ? read(alpha, { full: 1, plain: 1, least: 0, most: 1 }) : 1
  const coords = (read4.length === 4 ? fromCmyk(read4) : read4) as unknown as Triple
  return { color: { space: form.space, coords, alpha: opacity }, form: name, isClamped }
}

function colorForm([first]: readonly Token[], at: Where): Form {
  const space = first?.text.toLowerCase() ?? ''
  const expected = COLOR_USAGE
  if (!COLOR_SPACES.includes(space))
    fail('bad-color-part', { part: shortened(first?.text ?? ''), name: 'color', expected, ...at(first?.offset ?? 0) })
  const own = (space === 'xyz' ? 'xyz-d65' : space) as SpaceName
  return { space: own, channels: [axis(1), axis(1), axis(1)], usage: `color(${space} 0.5 0.5 0.5)` }
}

/** The values and the alpha, by the older syntax with commas throughout or the newer one with spaces and a slash. */
function separate(
  tokens: readonly Token[],
  count: number,
  refuse: (token: Token) => never,
): { readonly parts: readonly Token[]; readonly alpha?: Token | undefined } {
  const isComma = tokens.some(({ text }) => text === ',')
  const parts: Token[] = []
  let alpha: Token | undefined
  let [wasMark, isAlpha] = [true, false]
  for (const token of tokens) {
    const isMark = token.text === ',' || token.text === '/'
    if (isMark && (wasMark || isAlpha)) refuse(token)
    if (token.text === '/') isAlpha = true
    else if (token.text !== ',') {
      if (isComma && !wasMark) refuse(token)
      if (isAlpha && alpha) refuse(token)
      if (isAlpha || (isComma && parts.length === count)) {
        if (alpha) refuse(token)
        alpha = token
      } else parts.push(token)
    }
    wasMark = isMark
  }
  const last = tokens.at(-1)
  if (last && wasMark) refuse(last)
  return { parts, alpha }
}

/** The CSS number, percentage or angle, or undefined; `none` is zero. */
function valueOf(text: string, channel: Channel): number | undefined {
  if (/^none$/i.test(text)) return 0
  const [, digits = '', unit = ''] = /^([+-]?(?:\d{1,20}(?:\.\d{0,20})?|\.\d{1,20})(?:e[+-]?\d{1,2})?)(%|[a-z]*)$/i.exec(text) ?? []
  if (digits === '') return undefined
  const number = Number(digits)
  const known = unit.toLowerCase()
  if (channel === 'hue') return known === '' ? number : ANGLES[known] === undefined ? undefined : number * ANGLES[known]
  if (known === '%') return (number / 100) * channel.full
  return known === '' ? number * channel.plain : undefined
}

/** The plain formula, which knows neither ink nor paper. @see https://www.w3.org/TR/css-color-5/#cmyk-rgb */
function fromCmyk([cyan = 0, magenta = 0, yellow = 0, black = 0]: readonly number[]): Triple {
  const channel = (value: number) => 1 - Math.min(1, value * (1 - black) + black)
  return [channel(cyan), channel(magenta), channel(yellow)]
}
