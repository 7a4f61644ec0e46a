import { columnsOf } from '../../registry/lib/text/width.ts'
import { isIn, type LineRange, readLines, type SnapshotOptions } from './options.ts'
import type { Fit, Paint, Run, Scene, SceneLine, Shape } from './scene.ts'
import { GRADIENTS, THEMES, type GradientId, type Role, type Theme } from './themes.ts'
import type { Token } from './tokens.ts'

/** Width of a letter in the fonts that the site ships, in parts of their size. */
const ADVANCE = 0.6

const RADIUS = 10
const HEAD = 38
const INSET_X = 20
const INSET_Y = 16
const LEAST_COLUMNS = 8
const LEAST_WIDTH = 200
const DIMMED = 0.38
/** What the dots take at the left, and the title leaves free at both sides. */
const DOTS = 76
const SHADOW_LAYERS = 16
/** Letters that a font of Latin, Greek and Cyrillic has, one column each. */
const SIMPLE = /^[\x20-\x7e\u00a0-\u02ff\u0370-\u058f]+/
const WORD = /^[\p{L}\p{M}\p{Nd}\u200c\u200d]+/u
const LONGEST_WORD = 24

/** The smallest thing that is not cut by wrapping. */
type Unit = { readonly text: string; readonly columns: number; readonly role: Role; readonly fit: Fit }

export type LayoutInput = {
  readonly tokens: readonly (readonly Token[])[]
  readonly endsInBreak: boolean
  readonly options: SnapshotOptions
  /** Width of a letter in parts of the font size, for a font that is not one of ours. */
  readonly advance?: number
}

/** Places everything that a snapshot shows. Pure: the same input gives the same scene everywhere. */
export function layOut({ tokens, endsInBreak, options, advance: ratio = ADVANCE }: LayoutInput): Scene {
  const theme: Theme = THEMES[options.theme]
  const { size, padding, frame } = options
  const advance = size * ratio
  const rowHeight = size * options.lineHeight
  const first = options.numbers ? options.start : 1
  const ranges = { focus: lines(options.focus), added: lines(options.added), removed: lines(options.removed) }
  const signs = tokens.map((line, index) => signOf(line, first + index, options.diff, ranges))
  const hasSigns = !options.diff && signs.some((sign) => sign !== '')
  const digits = options.numbers ? String(first + tokens.length - 1).length : 0
  const gutter = ((hasSigns ? 2 : 0) + (digits > 0 ? digits + 2 : 0)) * advance
  const room = options.width === 0 ? Infinity : options.width - 2 * padding - 2 * INSET_X - gutter
  const most = room === Infinity ? Infinity : Math.max(LEAST_COLUMNS, Math.floor(room / advance + 1e-9))

  const wrapped = tokens.map((line) => wrap(unitsOf(line, options.tab), most))
  const widest = wrapped.flat().reduce((most, row) => Math.max(most, columnsIn(row)), 0)
  const cardWidth =
    options.width === 0
      ? Math.max(LEAST_WIDTH, widest * advance + gutter + 2 * INSET_X)
      : Math.max(room, most * advance) + gutter + 2 * INSET_X
  const head = frame === 'none' ? 0 : HEAD
  const rowCount = wrapped.reduce((sum, rows) => sum + rows.length, 0)
  const cardHeight = head + (head > 0 ? INSET_Y / 2 : INSET_Y) + rowCount * rowHeight + INSET_Y
  const [width, height] = [cardWidth + 2 * padding, cardHeight + 2 * padding]
  const textLeft = padding + INSET_X + gutter

  const shapes: Shape[] = []
  const extras: Run[] = []
  const paint = paintOf(options.background)
  if (paint !== undefined) shapes.push({ kind: 'rect', x: 0, y: 0, width, height, radius: 0, fill: paint })
  const card = { kind: 'rect', x: padding, y: padding, width: cardWidth, height: cardHeight, radius: padding > 0 ? RADIUS : 0 } as const
  if (options.shadow && padding > 0) shapes.push(...shadowOf(card, padding))
  shapes.push({ ...card, fill: theme.background })
  if (head > 0) placeHead(options, theme, card, shapes, extras, ratio)

  let y = padding + head + (head > 0 ? INSET_Y / 2 : INSET_Y)
  const placed: SceneLine[] = wrapped.map((rows, index) => {
    const number = first + index
    const sign = signs[index] ?? ''
    const opacity = ranges.focus.length === 0 || isIn(ranges.focus, number) ? 1 : DIMMED
    if (sign !== '')
      shapes.push({
        kind: 'rect',
        x: padding,
        y,
        width: cardWidth,
        height: rows.length * rowHeight,
        radius: 0,
        fill: sign === '+' ? theme.added : theme.removed,
      })
    const baseline = y + rowHeight / 2 + size * 0.34
    const extra = (text: string, right: number, role: Role) => {
      const wide = text.length * advance
      extras.push({ text, x: right - wide, y: baseline, width: wide, fill: theme[role], opacity, fit: 'as-is' })
    }
    if (hasSigns && sign !== '')
      extra(sign === '+' ? '+' : '\u2212', padding + INSET_X + advance, sign === '+' ? 'addedMark' : 'removedMark')
    if (digits > 0) extra(String(number), textLeft - 2 * advance, 'comment')
    const line = { rows: rows.map((row, at) => runsOf(row, { x: textLeft, y: baseline + at * rowHeight, advance, theme, opacity })) }
    y += rows.length * rowHeight
    return line
  })
  return { width, height, font: options.font, size, advance, ligatures: options.ligatures, shapes, extras, lines: placed, endsInBreak }
}

/** A list that cannot be read marks nothing; its field says so. */
const lines = (list: string): readonly LineRange[] => readLines(list) ?? []

function signOf(
  line: readonly Token[],
  number: number,
  isDiff: boolean,
  ranges: Record<'added' | 'removed', readonly LineRange[]>,
): '' | '+' | '-' {
  const start = isDiff ? line[0]?.text[0] : undefined
  if (start === '+' || isIn(ranges.added, number)) return '+'
  return start === '-' || isIn(ranges.removed, number) ? '-' : ''
}

function unitsOf(line: readonly Token[], tab: number): Unit[] {
  const units: Unit[] = []
  let column = 0
  const add = (unit: Unit) => {
    units.push(unit)
    column += unit.columns
  }
  for (const { text, role } of line) {
    let rest = text
    while (rest !== '') {
      const simple = SIMPLE.exec(rest)?.[0] ?? ''
      // A mark belongs to the letter before it.
      const own = /^\p{M}/u.test(rest.slice(simple.length)) ? simple.slice(0, -1) : simple
      for (const character of own) add({ text: character, columns: 1, role, fit: 'as-is' })
      rest = rest.slice(own.length)
      if (rest === '') break
      const unit = rest.startsWith('\t') ? { text: '\t', columns: tab - (column % tab), role, fit: 'blank' as const } : oddUnit(rest, role)
      add(unit)
      rest = rest.slice(unit.text.length)
    }
  }
  return units
}

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A character that may come from any font: of two columns, or a word of a script whose letters join, or one symbol. */
function oddUnit(rest: string, role: Role): Unit {
  const start = rest.slice(0, 200)
  const segment = GRAPHEMES.segment(start).containing(0)?.segment ?? start
  const columns = columnsOf(segment)
  if (columns === 2) return { text: segment, columns, role, fit: 'middle' }
  const word = WORD.exec(start)?.[0] ?? ''
  if (word.length <= segment.length || SIMPLE.test(segment)) return { text: segment, columns: Math.max(1, columns), role, fit: 'middle' }
  let taken = ''
  let wide = 0
  for (const { segment: next } of GRAPHEMES.segment(word)) {
    const more = columnsOf(next)
    if (more === 2 || SIMPLE.test(next) || wide + more > LONGEST_WORD) break
    taken += next
    wide += more
  }
  return { text: taken, columns: Math.max(1, wide), role, fit: 'stretch' }
}

const columnsIn = (row: readonly Unit[]) => row.reduce((sum, { columns }) => sum + columns, 0)

/** Breaks at the last space of a row, or anywhere when there is none in its second half. Spaces at the end may hang over. */
function wrap(units: readonly Unit[], most: number): Unit[][] {
  if (most === Infinity || columnsIn(units) <= most) return [[...units]]
  const rows: Unit[][] = []
  let row: Unit[] = []
  let columns = 0
  for (const unit of units) {
    if (columns + unit.columns > most && row.length > 0 && unit.text !== ' ') {
      const space = row.findLastIndex(({ text }) => text === ' ' || text === '\t')
      const cut = space >= row.length / 2 ? space + 1 : row.length
      rows.push(row.slice(0, cut))
      row = row.slice(cut)
      columns = columnsIn(row)
    }
    row.push(unit)
    columns += unit.columns
  }
  return [...rows, row]
}

type Place = { readonly x: number; readonly y: number; readonly advance: number; readonly theme: Theme; readonly opacity: number }

function runsOf(row: readonly Unit[], { x, y, advance, theme, opacity }: Place): Run[] {
  const runs: Run[] = []
  let column = 0
  for (const { text, columns, role, fit } of row) {
    const last = runs.at(-1)
    const fill = theme[role]
    if (fit === 'as-is' && last?.fit === 'as-is' && last.fill === fill)
      runs[runs.length - 1] = { ...last, text: last.text + text, width: last.width + columns * advance }
    else runs.push({ text, x: x + column * advance, y, width: columns * advance, fill, opacity, fit })
    column += columns
  }
  return runs
}

function paintOf(background: string): Paint | undefined {
  if (background === 'transparent') return undefined
  return Object.hasOwn(GRADIENTS, background) ? GRADIENTS[background as GradientId] : background
}

type Card = Extract<Shape, { kind: 'rect' }>

/** Thin layers instead of a blur: they look the same in SVG, on a canvas and in PDF. */
function shadowOf(card: Omit<Card, 'fill'>, padding: number): Card[] {
  const reach = Math.min(28, padding)
  return Array.from({ length: SHADOW_LAYERS }, (_, index) => {
    const grow = reach * (1 - (index + 1) / SHADOW_LAYERS)
    return {
      ...card,
      x: card.x - grow,
      y: card.y - grow + reach / 4,
      width: card.width + 2 * grow,
      height: card.height + 2 * grow - reach / 4,
      radius: card.radius + grow,
      fill: '#000000',
      // Faint at the rim, so that no edge is seen.
      opacity: Math.round(64 * ((index + 1) / SHADOW_LAYERS) ** 2) / 1000,
    }
  })
}

/** The title bar: three dots or none, and the title in its middle, cut where there is no more room. */
function placeHead(options: SnapshotOptions, theme: Theme, card: Omit<Card, 'fill'>, shapes: Shape[], extras: Run[], ratio: number): void {
  const middle = card.y + HEAD / 2
  if (options.frame === 'dots')
    for (const [index, fill] of ['#ff5f57', '#febc2e', '#28c840'].entries())
      shapes.push({ kind: 'circle', x: card.x + 22 + index * 20, y: middle, radius: 6, fill })
  else
    shapes.push({
      kind: 'rect',
      x: card.x,
      y: card.y + HEAD - 1,
      width: card.width,
      height: 1,
      radius: 0,
      fill: theme.comment,
      opacity: 0.35,
    })
  const advance = options.size * ratio
  const side = options.frame === 'dots' ? DOTS : INSET_X
  const units = unitsOf(
    [
      {
        text: options.title
          .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffe\uffff]/g, ' ')
          .toWellFormed()
          .trim(),
        role: 'comment',
      },
    ],
    1,
  )
  const room = Math.floor((card.width - 2 * side) / advance)
  let wide = columnsIn(units)
  if (wide > room) {
    while (units.length > 0 && wide > room - 1) wide -= units.pop()?.columns ?? 0
    units.push({ text: '\u2026', columns: 1, role: 'comment', fit: 'middle' })
    wide += 1
  }
  if (room < 1 || units.length === 0) return
  const x = card.x + (card.width - wide * advance) / 2
  extras.push(...runsOf(units, { x, y: middle + options.size * 0.34, advance, theme, opacity: 1 }))
}
