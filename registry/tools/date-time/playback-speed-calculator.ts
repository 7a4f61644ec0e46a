import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, whole } from '../../../engine/core/kit.ts'
import { facts, part, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { decimalOf } from '../../lib/money/loan.ts'
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

export const playbackSpeedCalculator = defineTool({
  id: 'playback-speed-calculator',
  category: 'date-time',
  icon: 'fast-forward',
  title: 'Playback speed calculator',
  summary: 'Calculate how long a video or podcast takes at another speed, how much time you save, or which speed fits your time.',
  keywords: ['video speed calculator', 'youtube speed', 'watch at 1.5x', '2x speed', 'time saved', 'podcast speed', 'course duration'],
  aliases: ['video-speed-calculator', 'watch-time-calculator'],
  slugs: {
    es: 'calculadora-de-velocidad-de-reproduccion',
    fr: 'calcul-vitesse-de-lecture',
    id: 'kalkulator-kecepatan-putar',
    it: 'calcolo-velocita-di-riproduzione',
    pl: 'kalkulator-predkosci-odtwarzania',
    pt: 'calculadora-de-velocidade-de-reproducao',
    ru: 'kalkulyator-skorosti-vosproizvedeniya',
  },
  effect: 'pure',
  input: z.object({
    unknown: choice('Calculate', { time: 'The time it takes', speed: 'The speed', length: 'How much fits into my time' }),
    hours: hoursField('Hours', { start: 1, ...asked('time', 'speed') }),
    minutes: sixtieths('Minutes', { start: 30, ...asked('time', 'speed') }),
    seconds: sixtieths('Seconds', { ...asked('time', 'speed') }),
    count: whole('Number of items', { min: 1, max: 10_000, default: 1, ...asked('time', 'speed') }),
    speed: speedField('Speed', { default: '1.5', ...asked('time', 'length') }),
    ownHours: hoursField('Hours you have', { start: 1, ...asked('speed', 'length') }),
    ownMinutes: sixtieths('Minutes you have', { ...asked('speed', 'length') }),
  }),
  output: z.object({
    time: durationPart('Time it takes', { view: 'headline' }).optional(),
    speed: part(value.decimal, 'Speed', { view: 'headline', unit: '×' }).optional(),
    length: durationPart('Length that fits', { view: 'headline' }).optional(),
    facts: facts('Details', playbackFacts),
    table: table('At other speeds', speedTable, { fileName: 'playback-speeds.csv' }),
  }),
  failures: playbackFailures.words,
  notes: [
    PLAYBACK_NOTE,
    'A calculated speed is rounded up to hundredths, so that you finish in time; how much fits is rounded down to whole seconds. Most players offer speeds from 0.25 to 2, and some go higher.',
  ],
  examples: [
    {
      title: 'An hour and a half at 1.5×',
      input: { hours: 1, minutes: 30 },
      output: { time: 3600, facts: { length: 5400, time: 3600, saved: 1800, share: '33.3333' } },
    },
    {
      title: 'A course of 40 lessons at double speed',
      input: { minutes: 12, seconds: 30, count: 40, speed: '2' },
      output: { time: 15_000 },
    },
    { title: 'Two hours of video in 75 minutes', input: { unknown: 'speed', hours: 2, ownMinutes: 75 }, output: { speed: '1.6' } },
    {
      title: 'What fits into half an hour at 1.25×',
      input: { unknown: 'length', ownMinutes: 30, speed: '1.25' },
      output: { length: 2250 },
    },
  ],
  transform: (input) => {
    const own = input.unknown === 'time' ? 0 : secondsOf(input.ownHours, input.ownMinutes, 0, 'ownMinutes')
    const length =
      input.unknown === 'length'
        ? decimalOf(own).times(input.speed).floor().toNumber()
        : secondsOf(input.hours, input.minutes, input.seconds, 'minutes') * input.count
    const speed = input.unknown === 'speed' ? speedFor(length, own, 'ownMinutes') : input.speed
    return {
      time: input.unknown === 'time' ? timeAt(length, speed) : undefined,
      speed: input.unknown === 'speed' ? speed : undefined,
      length: input.unknown === 'length' ? length : undefined,
      facts: factsAt(length, speed),
      table: speedsWith(speed).map((one) => ({ speed: one, time: timeAt(length, one), saved: length - timeAt(length, one) })),
    }
  },
})
