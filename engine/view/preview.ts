import { VIEWS } from '../core/kinds.ts'
import type { Values } from '../core/run.ts'
import type { LabelledField, LabelledView } from '../site/page.ts'
import { type FormatSettings, formatValue } from './format.ts'
import { type FormValues, isEmpty, isShown } from './form-values.ts'
import { partText, shownText } from './output-text.ts'
import { type Grid, tableData } from './views/table/table-data.ts'

/** A preview is a glance: more than this is not read. */
const MOST_SHOWN = 300
const MOST_LINES = 6
const TIMED: readonly string[] = ['date', 'time', 'date-time']

/**
 * Whether a result would be of something that nobody gave: a field that starts with an example, or a date or time that the tool begins
 * with. Options with a default change how a result is written, not what it is of.
 */
export function isAssumed(fields: readonly LabelledField[], values: Readonly<FormValues>, given: readonly string[]): boolean {
  return fields.some((field) => {
    const { name, control, choices, advanced, start, default: usual, defaultFrom } = field
    if (given.includes(name) || choices || advanced || defaultFrom || isEmpty(values[name]) || !isShown(field, values)) return false
    return TIMED.includes(control) || (start !== undefined && start !== usual && control !== 'rows')
  })
}

/**
 * The result as its page begins with it, in a few lines: its headline, and behind a verdict what led to it; else its first part.
 * Undefined where that is seen rather than read, such as an image.
 */
export function previewText(views: readonly LabelledView[], output: Values, settings: FormatSettings): string | undefined {
  const shown = views.filter(({ name, view }) => {
    const { data, aside, stays } = VIEWS[view]
    return output[name] !== undefined && !aside && !(data === 'list' && stays)
  })
  const others = shown.findIndex(({ view }) => VIEWS[view].data !== 'value')
  const heads = others < 0 ? shown : shown.slice(0, others)
  const isVerdict = heads.every(({ value }) => value?.choices !== undefined)
  const parts = others >= 0 && isVerdict ? [...heads, shown[others] as LabelledView] : heads
  const texts = parts.map((part) => glance(part, output[part.name], settings)?.trim() ?? '')
  return clipped(texts.filter((text) => text !== '').join('\n'))
}

function glance(part: LabelledView, value: unknown, settings: FormatSettings): string | undefined {
  const { data, media } = VIEWS[part.view]
  // What is drawn from its text, such as HTML, says little as text.
  if (media !== undefined) return undefined
  switch (data) {
    case 'rows':
      return rows(part, value as Grid, settings)
    case 'list':
      return (value as readonly unknown[]).map((item) => (part.value ? formatValue(item, part.value, settings) : String(item))).join('\n')
    case 'value': {
      const text = shownText(part, value, settings) ?? ''
      return text === '' || part.value?.choices ? text : `${part.label}${settings.colon}${text}`
    }
    default:
      return partText(part, value, settings)
  }
}

/** A single row as facts, several under the names of their columns. */
function rows(part: LabelledView, value: Grid, settings: FormatSettings): string {
  const { heads, rows: all } = tableData(part, value, settings)
  const [only] = all
  if (all.length === 1 && only)
    return only.shown.flatMap((cell, at) => (cell === '' ? [] : [`${heads[at]?.label ?? ''}${settings.colon}${cell}`])).join('\n')
  const lines = [heads.map(({ label }) => label), ...all.slice(0, MOST_LINES).map(({ shown }) => shown)]
  return lines.map((cells) => cells.join(' · ')).join('\n')
}

/** Whole lines as far as there is room; a long first one is cut. */
function clipped(text: string): string | undefined {
  if (text === '') return undefined
  const lines = text.split('\n').slice(0, MOST_LINES)
  while (lines.length > 1 && lines.join('\n').length > MOST_SHOWN) lines.pop()
  const shown = lines.join('\n').slice(0, MOST_SHOWN)
  if (shown.length === text.length) return shown
  return lines.length > 1 ? `${shown}\n…` : `${shown.trimEnd()}…`
}
