import { GRADIENT_IDS, THEME_IDS, type ThemeId } from './themes.ts'

export const FONT_IDS = ['fira-code', 'jetbrains-mono', 'source-code-pro', 'system'] as const
export type FontId = (typeof FONT_IDS)[number]
export const FRAMES = ['dots', 'bar', 'none'] as const
export type FrameId = (typeof FRAMES)[number]

/** Everything about a snapshot but its code. Lengths are in CSS pixels. */
export type SnapshotOptions = {
  /** `guess`, `plain`, or a name that the highlighter knows. */
  readonly language: string
  readonly theme: ThemeId
  readonly font: FontId
  readonly size: number
  /** Times the font size. */
  readonly lineHeight: number
  readonly ligatures: boolean
  /** Columns from one tab stop to the next. */
  readonly tab: number
  readonly numbers: boolean
  /** Number of the first line. */
  readonly start: number
  /** Lines that stand out, such as `3-5, 9`; the others are dimmed. None: all are alike. */
  readonly focus: string
  readonly added: string
  readonly removed: string
  /** Lines that start with + or - are marked, as in a diff. */
  readonly diff: boolean
  readonly frame: FrameId
  readonly title: string
  readonly padding: number
  /** `transparent`, the name of a gradient, or `#rrggbb`. */
  readonly background: string
  readonly shadow: boolean
  /** Of the whole image; 0 is as wide as the code. */
  readonly width: number
}

export const DEFAULTS: SnapshotOptions = {
  language: 'guess',
  theme: 'midnight',
  font: 'fira-code',
  size: 15,
  lineHeight: 1.5,
  ligatures: true,
  tab: 2,
  numbers: true,
  start: 1,
  focus: '',
  added: '',
  removed: '',
  diff: false,
  frame: 'dots',
  title: '',
  padding: 40,
  background: 'ocean',
  shadow: true,
  width: 0,
}

/** Bounds of the numbers. A width between 0 and 240 pixels would leave no room for code. */
export const BOUNDS = {
  size: { min: 10, max: 32, step: 1 },
  lineHeight: { min: 1.1, max: 2.2, step: 0.1 },
  tab: { min: 1, max: 8, step: 1 },
  start: { min: 0, max: 999_999, step: 1 },
  padding: { min: 0, max: 128, step: 4 },
  width: { min: 240, max: 2400, step: 10 },
} as const
export type NumberOption = keyof typeof BOUNDS

const MOST_TEXT = 200

type Reader = (value: unknown) => unknown
const oneOf =
  (choices: readonly string[]): Reader =>
  (value) =>
    choices.find((choice) => choice === value)
const text: Reader = (value) => (typeof value === 'string' && value.length <= MOST_TEXT ? value : undefined)
const flag: Reader = (value) => (typeof value === 'boolean' ? value : value === '1' || value === '0' ? value === '1' : undefined)
const number =
  (name: NumberOption): Reader =>
  (value) => {
    const found =
      typeof value === 'number' ? value : typeof value === 'string' && /^\d{1,6}(\.\d)?$/.test(value) ? Number(value) : Number.NaN
    const { min, max, step } = BOUNDS[name]
    if (name === 'width' && found === 0) return 0
    return found >= min && found <= max && (step < 1 || Number.isInteger(found)) ? found : undefined
  }

const READERS: Readonly<Record<keyof SnapshotOptions, Reader>> = {
  language: text,
  theme: oneOf(THEME_IDS),
  font: oneOf(FONT_IDS),
  size: number('size'),
  lineHeight: number('lineHeight'),
  ligatures: flag,
  tab: number('tab'),
  numbers: flag,
  start: number('start'),
  focus: text,
  added: text,
  removed: text,
  diff: flag,
  frame: oneOf(FRAMES),
  title: text,
  padding: number('padding'),
  background: (value) =>
    typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : oneOf(['transparent', ...GRADIENT_IDS])(value),
  shadow: flag,
  width: number('width'),
}
const NAMES = Object.keys(READERS) as (keyof SnapshotOptions)[]

/** Options from a link, the device or a shared document; names and values that do not fit are passed over. */
export function readOptions(given: unknown): SnapshotOptions {
  if (typeof given !== 'object' || given === null) return DEFAULTS
  const values = given as Readonly<Record<string, unknown>>
  const read = NAMES.flatMap((name) => {
    const value = Object.hasOwn(values, name) ? READERS[name](values[name]) : undefined
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...DEFAULTS, ...(Object.fromEntries(read) as Partial<SnapshotOptions>) }
}

/** What differs from the defaults, as a query such as `?theme=paper`; empty when nothing does. */
export function optionsQuery(options: SnapshotOptions): string {
  const query = new URLSearchParams()
  for (const name of NAMES) {
    const value = options[name]
    if (value !== DEFAULTS[name]) query.set(name, typeof value === 'boolean' ? (value ? '1' : '0') : String(value))
  }
  const said = query.toString()
  return said && `?${said}`
}

/** Undefined when the query names no option at all, so that what the device remembers counts. */
export function queryOptions(search: string): SnapshotOptions | undefined {
  const query = Object.fromEntries(new URLSearchParams(search))
  return NAMES.some((name) => Object.hasOwn(query, name)) ? readOptions(query) : undefined
}

export type LineRange = readonly [from: number, to: number]

/** Lines such as `3-5, 9`. Undefined when it is not a list of numbers and ranges. */
export function readLines(list: string): readonly LineRange[] | undefined {
  const ranges: LineRange[] = []
  for (const item of list.replace(/\s*[-–]\s*/g, '-').split(/[,;\s]+/)) {
    if (item === '') continue
    const [, from, to = from] = /^(\d{1,7})(?:-(\d{1,7}))?$/.exec(item) ?? []
    if (from === undefined || Number(to) < Number(from)) return undefined
    ranges.push([Number(from), Number(to)])
  }
  return ranges
}

export const isIn = (ranges: readonly LineRange[], line: number): boolean => ranges.some(([from, to]) => line >= from && line <= to)
