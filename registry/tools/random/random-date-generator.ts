import * as z from 'zod'
import type { RandomSource } from '../../../engine/core/context.ts'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, choices, date, flag, vary } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { WEEKDAYS, WEEKDAY_WORDS } from '../../lib/time/calendar-fields.ts'
import { DRAW_NOTE, drawFailures, drawFields, drawMade, inOrder, orderField } from '../../lib/chance/draw.ts'
import { dateWriter } from '../../../engine/core/language.ts'

const FORMATS = ['iso', 'long', 'short', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD.MM.YYYY'] as const
const DAY_SECONDS = 86_400

export const randomDateGenerator = defineTool({
  id: 'random-date-generator',
  category: 'random',
  icon: 'calendar-search',
  title: 'Random date generator',
  summary: 'Generate random dates between two days, on any or only certain weekdays, with or without a time, in the format you need.',
  keywords: ['random day', 'date picker', 'random date between', 'test dates', 'random time', 'date list'],
  aliases: ['random-date', 'random-day-generator'],
  slugs: {
    es: 'generador-de-fechas-aleatorias',
    fr: 'generateur-de-date-aleatoire',
    id: 'generator-tanggal-acak',
    it: 'generatore-di-date-casuali',
    pl: 'generator-losowych-dat',
    pt: 'gerador-de-datas-aleatorias',
    ru: 'generator-sluchaynyh-dat',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    from: date('First day', { default: '2000-01-01' }),
    to: date('Last day', { default: '2030-12-31' }),
    ...drawFields,
    weekdays: choices('Only these weekdays', WEEKDAY_WORDS, { max: 7, help: 'Choose none to allow any weekday.', advanced: true }),
    format: choice(
      'Format',
      {
        iso: 'YYYY-MM-DD',
        long: 'Long, with the weekday',
        short: 'Short, in this language’s usual style',
        'DD/MM/YYYY': 'DD/MM/YYYY',
        'MM/DD/YYYY': 'MM/DD/YYYY',
        'DD.MM.YYYY': 'DD.MM.YYYY',
      },
      { default: 'iso' },
    ),
    time: flag('Include the time'),
    order: vary(orderField, { words: { drawn: 'As picked', ascending: 'Earliest first', descending: 'Latest first' } }),
  }),
  output: z.object({ dates: part(z.array(z.string()), 'Dates', { view: 'list', fileName: 'random-dates.txt' }) }),
  failures: { ...drawFailures, 'from-after-to': 'The first day is after the last. Swap them.' },
  notes: [
    'Every day in the range is equally likely, first and last included, as long as its weekday is allowed; with a time, so is every second of the day. Dates follow the Gregorian calendar and have no time zone.',
    DRAW_NOTE,
  ],
  examples: [
    { title: 'One date', input: {}, seed: 'toolglot', output: { dates: ['2002-06-03'] } },
    {
      title: 'Three Fridays in one year, in order',
      input: { from: '2026-01-01', to: '2026-12-31', weekdays: ['friday'], count: 3, order: 'ascending' },
      seed: 'toolglot',
      output: { dates: ['2026-05-22', '2026-12-04', '2026-12-18'] },
    },
    {
      title: 'Two times on one day',
      input: { from: '2026-11-22', to: '2026-11-22', time: true, count: 2 },
      seed: 'toolglot',
      output: { dates: ['2026-11-22T19:39:58', '2026-11-22T05:02:35'] },
    },
  ],
  transform: async (input, { random, locale, fail }) => {
    const { daysBetween, readDate } = await import('../../lib/time/date-steps.ts')
    const [from, to] = [readDate(input.from), readDate(input.to)]
    const days = daysBetween(from, to) + 1
    if (days < 1) fail('from-after-to', { field: 'from' })
    const allowed = new Set(input.weekdays.map((day) => WEEKDAYS.indexOf(day)))
    const isAllowed = (day: number) => allowed.size === 0 || allowed.has((from.dayOfWeek - 1 + day) % 7)
    const parts = input.time ? DAY_SECONDS : 1
    // Days that are not allowed are drawn again, so that all others stay equally likely.
    const make = (chance: RandomSource): number => {
      for (;;) {
        const moment = chance.int(0, days * parts - 1)
        if (isAllowed(Math.floor(moment / parts))) return moment
      }
    }
    const drawn = drawMade(make, countAllowed(days, isAllowed) * parts, input, random, fail)
    const write = writerOf(input.format, locale)
    return {
      dates: inOrder(drawn, input.order).map((moment) => {
        const date = write(from.add({ days: Math.floor(moment / parts) }).toString())
        return input.time ? `${date}${input.format === 'iso' ? 'T' : ' '}${clockOf(moment % parts)}` : date
      }),
    }
  },
})

/** Whole weeks are alike, so only the days beyond them are looked at. */
function countAllowed(days: number, isAllowed: (day: number) => boolean): number {
  const count = (length: number) => Array.from({ length }, (_, day) => isAllowed(day)).filter(Boolean).length
  return Math.floor(days / 7) * count(7) + count(days % 7)
}

function clockOf(second: number): string {
  return [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Writes an ISO date. */
function writerOf(format: (typeof FORMATS)[number], locale: string): (iso: string) => string {
  if (format === 'iso') return (iso) => iso
  if (format === 'long' || format === 'short') {
    const write = dateWriter(locale, { dateStyle: format === 'long' ? 'full' : 'short', timeZone: 'UTC' })
    return (iso) => write(Date.parse(iso))
  }
  return (iso) => {
    const [year = '', month = '', day = ''] = iso.split('-')
    return format.replace('YYYY', year).replace('MM', month).replace('DD', day)
  }
}
