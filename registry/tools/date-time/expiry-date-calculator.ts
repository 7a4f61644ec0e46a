import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, date, vary, whole } from '../../../engine/core/kit.ts'
import { column, facts, oneOf, part } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { LENGTH_UNIT_WORDS, type LengthUnit, calendarFailures, calendarTitle, monthEnd } from '../../lib/time/calendar-fields.ts'
import { weekdayNamer, writeSpan } from '../../lib/time/calendar-words.ts'

const only = (mode: string) => ({ when: { mode: mode } })
const unitOf = (label: string, first: LengthUnit) => choice(label, LENGTH_UNIT_WORDS, { default: first })

export const expiryDateCalculator = defineTool({
  id: 'expiry-date-calculator',
  category: 'date-time',
  icon: 'calendar-x',
  title: 'Expiration date calculator',
  summary: 'Calculate a product’s expiration date from its production date and shelf life, and see how many days are left.',
  keywords: [
    'expiry date',
    'best before',
    'use by date',
    'shelf life',
    'days until expiry',
    'manufacturing date',
    'expiry from production date',
    'opened on',
  ],
  aliases: ['expiration-date-calculator', 'shelf-life-calculator'],
  slugs: {
    es: ['calculadora-de-fecha-de-caducidad', 'calculadora-de-fecha-de-vencimiento'],
    fr: ['calcul-date-de-peremption', 'calcul-dlc'],
    id: ['kalkulator-tanggal-kedaluwarsa', 'kalkulator-kedaluwarsa'],
    it: 'calcolo-data-di-scadenza',
    pl: ['kalkulator-daty-waznosci', 'kalkulator-terminu-waznosci'],
    pt: ['calculadora-de-data-de-validade', 'calculadora-de-validade'],
  },
  effect: 'clock',
  input: z.object({
    mode: choice('What you know', { 'shelf-life': 'Production date and shelf life', printed: 'The printed expiration date' }),
    produced: date('Production date', { start: 'today', optional: true }),
    life: whole('Shelf life', { min: 1, max: 30_000, default: 12, ...only('shelf-life') }),
    unit: vary(unitOf('Unit', 'months'), only('shelf-life')),
    lastDay: choice(
      'Last day',
      { same: 'The day that matches the production date', before: 'The day before it', month: 'The last day of that month' },
      only('shelf-life'),
    ),
    expires: date('Expiration date', { start: 'today+180', optional: true, ...only('printed') }),
    opened: date('Opened on', { optional: true, advanced: true }),
    openLife: whole('Keeps after opening', { min: 1, max: 3650, default: 6, advanced: true }),
    openUnit: vary(unitOf('Unit after opening', 'months'), { advanced: true }),
    warnDays: whole('“Soon” means', { min: 0, max: 3650, default: 30, unit: 'day|days', advanced: true }),
    monthEnd,
    calendarTitle,
  }),
  output: z.object({
    date: part(z.string(), 'Keeps until', { view: 'headline', format: 'date' }),
    status: oneOf(
      'Status',
      { good: 'Still good', soon: 'Expires soon', today: 'Last day today', expired: 'Expired' },
      { view: 'headline' },
    ),
    facts: facts('Details', {
      weekday: column(z.string(), 'Weekday'),
      daysLeft: column(z.int(), 'Days left'),
      left: column(z.string(), 'Time left').optional(),
      over: column(z.string(), 'Time since expiration').optional(),
      lifeDays: column(z.int(), 'Shelf life in days').optional(),
      share: column(value.percent, 'Shelf life left', { decimals: 1 }).optional(),
      sealed: column(z.string(), 'Keeps until (unopened)', { format: 'date' }).optional(),
      open: column(z.string(), 'Keeps until (opened)', { format: 'date' }).optional(),
    }),
    calendar: part(value.file, 'Calendar file').optional(),
  }),
  failures: {
    ...calendarFailures.words,
    'expires-before-production': 'The expiration date is before the production date. Check both.',
    'opened-before-production': 'The opening date is before the production date. Check both.',
  },
  notices: {
    'month-end': 'One of the months doesn’t have that day, so the rule for month ends applied.',
    'opened-decides': 'Now that it is open, it keeps for less time than it would unopened.',
  },
  notes: [
    'Expiration date = production date + shelf life; years and months are counted by the calendar, not as 365 or 30 days. Manufacturers differ in which day is the last: the matching day, the day before it, or the end of the month, as when only month and year are printed. On the expiration date itself, the product still counts as good.',
    'An opened product keeps until the earlier of the two dates. The shelf life left goes from 100% on the production date to 0% on the last day.',
    'This only counts dates and does not say whether something is safe to eat or use: that depends on storage, on whether it is a “use by” or a “best before” date, and on what the package says.',
  ],
  examples: [
    {
      title: 'Twelve months from production',
      now: '2026-11-21T12:00:00Z',
      input: { produced: '2026-03-15', life: 12 },
      output: {
        date: '2027-03-15',
        status: 'good',
        facts: { weekday: 'Monday', daysLeft: 114, left: '3 months, 22 days', lifeDays: 365, share: '31.2' },
      },
    },
    {
      title: 'To the end of the month',
      now: '2026-11-21T12:00:00Z',
      input: { produced: '2026-08-31', life: 3, lastDay: 'month' },
      output: { date: '2026-11-30', status: 'soon' },
    },
    {
      title: 'Opened, with the date on the package',
      now: '2026-11-21T12:00:00Z',
      input: { mode: 'printed', expires: '2028-01-31', opened: '2026-02-10', openLife: 6 },
      output: {
        date: '2026-08-10',
        status: 'expired',
        facts: { weekday: 'Monday', daysLeft: -103, over: '3 months, 11 days', sealed: '2028-01-31', open: '2026-08-10' },
        notices: [{ code: 'opened-decides' }],
      },
    },
  ],
  transform: async (input, { now, timeZone, locale, fail, note }) => {
    const { daysBetween, readDate, spanBetween, stepDate, todayIn } = await import('../../lib/time/date-steps.ts')
    const produced = input.produced === undefined ? undefined : readDate(input.produced)
    let isShort = false
    const sealed = () => {
      if (input.mode === 'printed') return readDate(input.expires ?? fail('required', { field: 'expires' }))
      const start = produced ?? fail('required', { field: 'produced' })
      const stepped = stepDate(start, { [input.unit]: input.life }, input.monthEnd, 'life')
      isShort = stepped.isShort && input.lastDay !== 'month'
      if (input.lastDay === 'before') return stepped.date.subtract({ days: 1 })
      // A month that is too short must not lead into the next one here.
      const { date } = input.lastDay === 'month' ? stepDate(start, { [input.unit]: input.life }, 'last', 'life') : stepped
      return input.lastDay === 'month' ? date.with({ day: date.daysInMonth }) : date
    }
    const sealedUntil = sealed()
    if (produced && daysBetween(produced, sealedUntil) < 0) fail('expires-before-production', { field: 'expires' })
    const opened = input.opened === undefined ? undefined : readDate(input.opened)
    if (opened && produced && daysBetween(produced, opened) < 0) fail('opened-before-production', { field: 'opened' })
    const openUntil = opened && stepDate(opened, { [input.openUnit]: input.openLife }, input.monthEnd, 'openLife').date
    const isOpenDecisive = openUntil !== undefined && daysBetween(openUntil, sealedUntil) > 0
    const date = isOpenDecisive ? openUntil : sealedUntil

    const today = todayIn(timeZone, now)
    const daysLeft = daysBetween(today, date)
    const lifeDays = produced && daysBetween(produced, sealedUntil)
    const passed = produced && daysBetween(produced, today)
    const title = input.calendarTitle.trim()
    if (isShort) note('month-end')
    if (isOpenDecisive) note('opened-decides')
    return {
      date: date.toString(),
      status: daysLeft < 0 ? 'expired' : daysLeft === 0 ? 'today' : daysLeft <= input.warnDays ? 'soon' : 'good',
      facts: {
        weekday: weekdayNamer(locale)(date.dayOfWeek),
        daysLeft,
        left: daysLeft > 0 ? writeSpan(spanBetween(today, date, input.monthEnd), locale) : undefined,
        over: daysLeft < 0 ? writeSpan(spanBetween(date, today, input.monthEnd), locale) : undefined,
        lifeDays,
        share: lifeDays && passed !== undefined && !isOpenDecisive ? shareLeft(lifeDays - passed, lifeDays) : undefined,
        sealed: openUntil ? sealedUntil.toString() : undefined,
        open: openUntil ? openUntil.toString() : undefined,
      },
      calendar:
        title !== ''
          ? (await import('../../lib/time/calendar-file.ts')).writeCalendarFile([{ date: date.toString(), title }], now, 'expiry-date')
          : undefined,
    } as const
  },
})

/** A percentage with one decimal, between 0 and 100. */
function shareLeft(left: number, all: number): string {
  return String(Math.round((Math.min(Math.max(left, 0), all) * 1000) / all) / 10)
}
