import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, date, whole } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { decimalOf } from '../../lib/money/loan.ts'
import { percentField } from '../../lib/money/fields.ts'
import {
  PLAYBACK_NOTE,
  durationPart,
  factsAt,
  hoursField,
  playbackFacts,
  playbackFailures,
  secondsOf,
  sixtieths,
  speedField,
  speedFor,
  speedTable,
  speedsWith,
  timeAt,
} from '../../lib/time/playback.ts'

const asked = (...unknowns: string[]) => ({ when: { unknown: unknowns } })

export const audiobookSpeedCalculator = defineTool({
  id: 'audiobook-speed-calculator',
  category: 'date-time',
  icon: 'headphones',
  title: 'Audiobook speed calculator',
  summary: 'Calculate how long an audiobook takes at your speed, when you’ll finish it, or what speed gets you there on time.',
  keywords: ['audiobook length', 'listening speed', 'audible speed', 'finish audiobook', 'listening time', 'narration speed'],
  aliases: ['audiobook-calculator', 'listening-time-calculator'],
  slugs: {
    es: 'calculadora-de-velocidad-de-audiolibros',
    fr: 'calcul-vitesse-livre-audio',
    id: 'kalkulator-kecepatan-buku-audio',
    it: 'calcolo-velocita-audiolibri',
    pl: 'kalkulator-predkosci-audiobooka',
    pt: 'calculadora-de-velocidade-de-audiolivros',
    ru: 'kalkulyator-skorosti-audioknigi',
  },
  effect: 'pure',
  input: z.object({
    unknown: choice('Calculate', { time: 'When I’ll finish', speed: 'The speed' }),
    hours: hoursField('Hours', { start: 10 }),
    minutes: sixtieths('Minutes'),
    done: percentField('Already listened to', { max: '100', default: '0' }),
    speed: speedField('Speed', { default: '1.25', ...asked('time') }),
    daily: whole('Listening per day', { min: 1, max: 1440, default: 60, unit: 'minute|minutes' }),
    days: whole('Days to finish in', { min: 1, max: 10_000, default: 7, ...asked('speed') }),
    startDate: date('First day of listening', { default: '2026-01-01', defaultFrom: 'today' }),
  }),
  output: z.object({
    days: part(z.int(), 'Days', {
      view: 'headline',
      sentence: { one: 'You finish after {{value}} day of listening.', other: 'You finish after {{value}} days of listening.' },
    }),
    speed: part(value.decimal, 'Speed', { view: 'headline', unit: '×' }).optional(),
    lastDay: part(z.string(), 'Last day of listening', { view: 'headline', format: 'date' }),
    facts: facts('Details', { ...playbackFacts, lastSession: durationPart('Listening on the last day') }),
    table: table('At other speeds', { ...speedTable, days: column(z.int(), 'Days') }, { fileName: 'audiobook-speeds.csv' }),
  }),
  failures: {
    ...playbackFailures.words,
    'all-heard': 'There is nothing left to listen to. Enter less than 100% under “Already listened to”.',
    'out-of-range': 'The result is outside the years 1 to 9999. Choose other dates or a shorter time.',
  },
  notes: [
    PLAYBACK_NOTE,
    'The time left is the length × (100% − already listened to), rounded up to whole seconds. Every day has the same listening time; the first day counts, and the last is the day the book ends.',
    'A calculated speed is rounded up to hundredths, so that you finish in time.',
  ],
  examples: [
    {
      title: 'Ten hours at 1.25×, an hour a day',
      input: { hours: 10, startDate: '2026-12-01' },
      output: { days: 8, lastDay: '2026-12-08', facts: { length: 36_000, time: 28_800, saved: 7200, share: '20', lastSession: 3600 } },
    },
    {
      title: 'Sixteen hours in a week',
      input: { unknown: 'speed', hours: 16, daily: 90, days: 7, startDate: '2026-12-28' },
      output: { speed: '1.53', days: 7, lastDay: '2027-01-03' },
    },
    {
      title: 'The second half, 45 minutes a day',
      input: { hours: 12, minutes: 20, done: '50', speed: '1.5', daily: 45, startDate: '2026-12-01' },
      output: { days: 6, lastDay: '2026-12-06' },
    },
  ],
  transform: async (input, { fail }) => {
    const whole = secondsOf(input.hours, input.minutes, 0, 'hours')
    const length = decimalOf(whole).times(decimalOf(100).minus(input.done)).div(100).toDecimalPlaces(0, 0).toNumber()
    if (length === 0) fail('all-heard', { field: 'done' })
    const daily = input.daily * 60
    const daysAt = (time: number) => Math.max(1, Math.ceil(time / daily))
    const speed = input.unknown === 'speed' ? speedFor(length, daily * input.days, 'days') : input.speed
    const time = timeAt(length, speed)
    const days = daysAt(time)
    const { readDate, stepDate } = await import('../../lib/time/date-steps.ts')
    return {
      days,
      speed: input.unknown === 'speed' ? speed : undefined,
      lastDay: stepDate(readDate(input.startDate), { days: days - 1 }, 'last', 'startDate').date.toString(),
      facts: { ...factsAt(length, speed), lastSession: time - daily * (days - 1) },
      table: speedsWith(speed).map((one) => {
        const taken = timeAt(length, one)
        return { speed: one, time: taken, saved: length - taken, days: daysAt(taken) }
      }),
    }
  },
})
