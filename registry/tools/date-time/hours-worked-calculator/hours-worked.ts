import type { Decimal } from 'decimal.js'
import { minutesOf, minutesUntil } from '../../../lib/time/hour-texts.ts'
import { BRAZIL_RULES, type SheetInput, sheetFailures } from './fields.ts'
import { decimalOf } from '../../../lib/money/loan.ts'
import { MINUTE_UNITS, type NightRule, type Piece, type SheetRules, type Shift } from './work-shifts.ts'

const { fail } = sheetFailures

/** Extra pay as fractions. */
type Premiums = { readonly overtime: Decimal; readonly rest: Decimal; readonly night: Decimal }
type SheetShift = Shift & { readonly day: SheetInput['rows'][number]['day'] }
type Sheet = {
  readonly shifts: readonly SheetShift[]
  readonly rules: SheetRules
  readonly premiums: Premiums
  readonly rate?: Decimal
  readonly isWholeDay: boolean
}

/** @throws ToolError required, no-hours, long-break, overlapping-rows, two-pays */
export function readSheet(input: SheetInput): Sheet {
  const shifts = readShifts(input)
  const terms = input.rules === 'brazil' ? { ...input, ...BRAZIL_RULES } : input
  const fraction = (percent: string) => decimalOf(percent).div(100)
  const premiums = { overtime: fraction(terms.overtime), rest: fraction(terms.restDays), night: fraction(terms.night) }
  const night = readNight(terms, input.rules === 'brazil', input.extendNight)
  const rate = readRate(input)
  return {
    shifts,
    premiums,
    isWholeDay: input.rows.some(({ start, end }) => start !== undefined && start === end),
    rate,
    rules: {
      dailyLimit: terms.dailyLimit !== undefined ? minutesIn(terms.dailyLimit) : undefined,
      weeklyLimit: terms.weeklyLimit !== undefined ? minutesIn(terms.weeklyLimit) : undefined,
      night,
      isRestDay: (day) => premiums.rest.gt(0) && (day === 'sunday' || day === 'holiday'),
    },
  }
}

/** Whole minutes of decimal hours, rounded. */
function minutesIn(hours: string): number {
  return decimalOf(hours).times(60).round().toNumber()
}

function readShifts({ rows, rounding }: SheetInput): SheetShift[] {
  const grid = Number(rounding)
  const round = (minutes: number) => Math.round(minutes / grid) * grid
  const taken: { day: string; from: number; to: number }[] = []
  const shifts = rows.flatMap(({ day, start, end, pause }, index): SheetShift[] => {
    if (start === undefined && end === undefined) return []
    if (start === undefined) return fail('required', { field: `rows.${index}.start` })
    if (end === undefined) return fail('required', { field: `rows.${index}.end` })
    const from = minutesOf(start)
    const to = from + minutesUntil(from, minutesOf(end))
    if (day !== 'holiday' && taken.some((other) => other.day === day && from < other.to && other.from < to))
      fail('overlapping-rows', { field: `rows.${index}.start` })
    taken.push({ day, from, to })
    const minutes = round(to) - round(from)
    if (pause > minutes) fail('long-break', { field: `rows.${index}.pause` })
    return [{ day, start: round(from), minutes, pause }]
  })
  return shifts.length > 0 ? shifts : fail('no-hours', { field: 'rows' })
}

function readNight(
  { nightStart, nightEnd }: Pick<SheetInput, 'nightStart' | 'nightEnd'>,
  isBrazil: boolean,
  extendNight: boolean,
): NightRule | undefined {
  if (nightStart === undefined && nightEnd === undefined) return undefined
  if (nightStart === undefined) return fail('required', { field: 'nightStart' })
  if (nightEnd === undefined) return fail('required', { field: 'nightEnd' })
  return { start: minutesOf(nightStart), end: minutesOf(nightEnd), isReduced: isBrazil, extends: isBrazil && extendNight }
}

function readRate({ rate, salary, monthlyHours }: SheetInput): Decimal | undefined {
  if (rate !== undefined && salary !== undefined) fail('two-pays', { field: 'salary' })
  if (salary !== undefined) return decimalOf(salary).div(monthlyHours)
  return rate === undefined ? undefined : decimalOf(rate)
}

/** What so many sevenths of a minute are paid, not rounded. */
export function payFor(units: number, rate: Decimal, premiums: Premiums, kind: Piece['kind'], isNight: boolean): Decimal {
  const extra = { regular: decimalOf(0), overtime: premiums.overtime, rest: premiums.rest }[kind]
  return rate
    .times(units)
    .div(60 * MINUTE_UNITS)
    .times(extra.plus(1))
    .times(isNight ? premiums.night.plus(1) : 1)
}
