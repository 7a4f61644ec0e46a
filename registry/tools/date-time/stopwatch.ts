import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { text } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'

const MOST_LAPS = 1000
/** A hundred hours less a millisecond, in milliseconds. */
const LONGEST = 100 * 3_600_000 - 1

const LAP = /^(?:(?:(\d{1,2}):)?([0-5]?\d):)?(\d{1,6})(?:[.,](\d{1,3}))?$/

export const stopwatch = defineTool({
  id: 'stopwatch',
  category: 'date-time',
  icon: 'timer',
  title: 'Stopwatch',
  summary: 'Time anything with an online lap stopwatch that keeps running through a reload, and save the lap times.',
  keywords: ['online stopwatch', 'lap timer', 'chronometer', 'split times', 'lap times', 'stop watch', 'time tracker'],
  aliases: ['online-stopwatch', 'stop-watch', 'lap-timer', 'chronometer'],
  slugs: {
    es: 'cronometro',
    fr: 'chronometre',
    id: 'stopwatch-online',
    it: 'cronometro',
    pl: 'stoper',
    pt: 'cronometro',
    ru: 'sekundomer',
  },
  effect: 'pure',
  action: 'Calculate',
  input: z.object({
    text: text('Times', {
      min: 1,
      max: 20_000,
      control: 'multiline',
      help: 'One per line: the time on the stopwatch at the end of each lap, such as 1:04.05.',
    }),
  }),
  output: z.object({
    laps: table(
      'Laps',
      { number: column(z.int(), 'Lap'), lap: column(z.string(), 'Lap time'), total: column(z.string(), 'Total') },
      { fileName: 'laps.csv' },
    ),
    facts: facts('Details', {
      fastest: part(z.string(), 'Fastest lap'),
      slowest: part(z.string(), 'Slowest lap'),
      average: part(z.string(), 'Average lap'),
    }),
  }),
  failures: {
    'bad-lap': 'This is not a time. Write minutes and seconds such as 1:04.05, or hours too: 1:02:03.4.',
    'lap-order': 'This time is earlier than the one before. Write the times in order, from the start of the first lap.',
    'too-many-laps': {
      one: 'There is {{count, number}} time; the maximum is {{maximum, number}}.',
      other: 'There are {{count, number}} times; the maximum is {{maximum, number}}.',
    },
    'too-long': 'The stopwatch runs for at most 99:59:59.999.',
  },
  notes: [
    'The stopwatch runs by the clock of your device: it keeps running when you switch tabs, reload or close the page, and while the device sleeps. If the clock is set to another time meanwhile, the result is off by the same amount.',
    'Times are shown in hundredths of a second and never rounded up. A person’s reaction adds about a fifth of a second to each press. The average is rounded half up to milliseconds.',
  ],
  examples: [
    {
      title: 'Three laps',
      input: { text: '0:31.20\n1:04.05\n1:35' },
      output: {
        laps: [
          { number: 1, lap: '00:31.200', total: '00:31.200' },
          { number: 2, lap: '00:32.850', total: '01:04.050' },
          { number: 3, lap: '00:30.950', total: '01:35.000' },
        ],
        facts: { fastest: '3: 00:30.950', slowest: '2: 00:32.850', average: '00:31.667' },
      },
    },
    {
      title: 'One long run',
      input: { text: '1:02:03.4' },
      output: {
        laps: [{ number: 1, lap: '1:02:03.400', total: '1:02:03.400' }],
        facts: { fastest: '1: 1:02:03.400', slowest: '1: 1:02:03.400', average: '1:02:03.400' },
      },
    },
    {
      title: 'Seconds alone',
      input: { text: '9.58\n19.19' },
      output: {
        laps: [
          { number: 1, lap: '00:09.580', total: '00:09.580' },
          { number: 2, lap: '00:09.610', total: '00:19.190' },
        ],
      },
    },
  ],
  workbench: {
    name: 'stopwatch',
    reason: 'A watch that is started, stopped and read while it runs has no input to fill in; the form takes over once there are laps.',
  },
  transform: ({ text: given }, { fail }) => {
    const lines = [...given.matchAll(/[^\r\n]+/g)]
      .map((found) => ({ line: found[0].trim(), offset: found.index }))
      .filter(({ line }) => line !== '')
    if (lines.length === 0) fail('required', { field: 'text' })
    if (lines.length > MOST_LAPS) fail('too-many-laps', { count: lines.length, maximum: MOST_LAPS, field: 'text' })
    let before = 0
    const laps = lines.map(({ line, offset }, index) => {
      const at = { field: 'text', offset, text: given }
      const [isTime, hours = '0', minutes = '0', seconds = '0', fraction = ''] = LAP.exec(line) ?? []
      // Seconds alone may be any number; after minutes there are sixty of them.
      if (!isTime || (line.includes(':') && (Number(seconds) > 59 || seconds.length > 2))) return fail('bad-lap', at)
      const total = (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000 + Number(fraction.padEnd(3, '0'))
      if (total > LONGEST) fail('too-long', at)
      if (total < before) fail('lap-order', at)
      const lap = total - before
      before = total
      return { number: index + 1, lap, total }
    })
    const sorted = laps.toSorted((a, b) => a.lap - b.lap)
    const named = ({ number, lap }: (typeof laps)[number]) => `${number}: ${written(lap)}`
    const [first, last] = [sorted[0], sorted.at(-1)] as [(typeof laps)[number], (typeof laps)[number]]
    return {
      laps: laps.map(({ number, lap, total }) => ({ number, lap: written(lap), total: written(total) })),
      facts: { fastest: named(first), slowest: named(last), average: written(Math.floor((2 * before + laps.length) / (2 * laps.length))) },
    }
  },
})

/** `01:04.050`, and with hours from one hour on. */
function written(milliseconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [seconds, rest] = [Math.floor(milliseconds / 1000), String(milliseconds % 1000).padStart(3, '0')]
  const hours = Math.floor(seconds / 3600)
  return `${hours > 0 ? `${hours}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${rest}`
}
