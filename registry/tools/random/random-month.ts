import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { DRAW_NOTE, draw, drawFailures, drawFields } from '../../lib/chance/draw.ts'

const LANGUAGES = ['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'] as const
const QUARTERS = ['all', '1', '2', '3', '4'] as const

export const randomMonth = defineTool({
  id: 'random-month',
  category: 'random',
  icon: 'calendar-days',
  title: 'Random month generator',
  summary: 'Pick one or more random months of the year, as full names, short names or numbers.',
  keywords: ['random month', 'month picker', 'pick a month', 'month name', 'month wheel'],
  aliases: ['random-month-generator', 'month-generator'],
  slugs: {
    es: 'mes-aleatorio',
    fr: 'mois-aleatoire',
    id: 'bulan-acak',
    it: 'mese-casuale',
    pl: 'losowy-miesiac',
    pt: 'mes-aleatorio',
    ru: 'sluchaynyy-mesyats',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    ...drawFields,
    form: choice('Format', { long: 'Full name', short: 'Short name', number: 'As a number' }),
    quarter: choice(
      'Which quarter',
      { all: 'The whole year', '1': 'First quarter', '2': 'Second quarter', '3': 'Third quarter', '4': 'Fourth quarter' },
      { order: QUARTERS, default: 'all', advanced: true },
    ),
    language: choice('Language', LANGUAGES, { default: 'en', named: 'language', defaultFrom: 'locale', advanced: true }),
  }),
  output: z.object({ months: part(z.array(z.string()), 'Months', { view: 'list', fileName: 'random-months.txt' }) }),
  failures: drawFailures,
  notes: [
    'Each month is equally likely, however many days it has. Month names come from Unicode CLDR, as built into your browser.',
    DRAW_NOTE,
  ],
  examples: [
    { title: 'One month', input: {}, seed: 'toolglot', output: { months: ['January'] } },
    {
      title: 'The whole year, shuffled',
      input: { count: 12, form: 'short' },
      seed: 'toolglot',
      output: { months: ['Jan', 'Oct', 'May', 'Apr', 'Nov', 'Feb', 'Mar', 'Aug', 'Sep', 'Jul', 'Dec', 'Jun'] },
    },
    {
      title: 'A month in the first quarter, as a number',
      input: { form: 'number', quarter: '1' },
      seed: 'toolglot',
      output: { months: ['1'] },
    },
  ],
  transform: ({ form, quarter, language, ...options }, { random, fail }) => {
    const first = quarter === 'all' ? 0 : (Number(quarter) - 1) * 3
    const months = Array.from({ length: quarter === 'all' ? 12 : 3 }, (_, index) => first + index)
    const name = form === 'number' ? undefined : new Intl.DateTimeFormat(language, { month: form, timeZone: 'UTC' })
    return {
      months: draw(months, options, random, fail).map((month) => (name ? name.format(Date.UTC(2024, month, 1)) : String(month + 1))),
    }
  },
})
