import * as z from 'zod'
import type { RandomSource } from '../../../engine/core/context.ts'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { DRAW_NOTE, drawFailures, drawFields, drawMade, inOrder, orderField, plainRangeFailures } from '../../lib/chance/draw.ts'

const MOST_YEAR = 9999
const year = (label: string, preset: number) => whole(label, { min: 1, max: MOST_YEAR, default: preset })

export const randomYearGenerator = defineTool({
  id: 'random-year-generator',
  category: 'random',
  icon: 'calendar-range',
  title: 'Random year generator',
  summary: 'Generate random years in any range: all years, only leap years or only common years, with or without repeats.',
  keywords: ['random year', 'year picker', 'pick a year', 'leap year', 'history quiz'],
  aliases: ['random-year', 'year-generator'],
  slugs: {
    es: 'generador-de-anos-aleatorios',
    fr: 'generateur-annee-aleatoire',
    id: 'generator-tahun-acak',
    it: 'generatore-di-anni-casuali',
    pl: 'generator-losowego-roku',
    pt: 'gerador-de-anos-aleatorios',
    ru: 'generator-sluchaynogo-goda',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    min: year('From', 1900),
    max: year('To', 2030),
    ...drawFields,
    kind: choice('Years', { any: 'Any', leap: 'Only leap years', common: 'Only common years' }),
    order: orderField,
  }),
  output: z.object({ years: part(z.array(z.string()), 'Years', { view: 'list', fileName: 'random-years.txt' }) }),
  failures: { ...drawFailures, ...plainRangeFailures },
  notes: [
    'Each year in the range is equally likely, first and last included. Leap years follow the Gregorian rule throughout: divisible by 4, except century years that aren’t divisible by 400.',
    DRAW_NOTE,
  ],
  examples: [
    { title: 'One year', input: {}, seed: 'toolglot', output: { years: ['1996'] } },
    {
      title: 'Three years from the 19th century, in order',
      input: { min: 1801, max: 1900, count: 3, order: 'ascending' },
      seed: 'toolglot',
      output: { years: ['1843', '1881', '1897'] },
    },
    {
      title: 'Leap years around 2000',
      input: { min: 1996, max: 2004, kind: 'leap', count: 3, order: 'ascending' },
      seed: 'toolglot',
      output: { years: ['1996', '2000', '2004'] },
    },
  ],
  transform: ({ min, max, kind, order, ...options }, { random, fail }) => {
    if (min > max) fail('min-above-max', { min, max, field: 'min' })
    const fits = (one: number) => kind === 'any' || isLeap(one) === (kind === 'leap')
    const available = Array.from({ length: max - min + 1 }, (_, index) => min + index).filter(fits).length
    const make = (chance: RandomSource): number => {
      for (;;) {
        const one = chance.int(min, max)
        if (fits(one)) return one
      }
    }
    return { years: inOrder(drawMade(make, available, options, random, fail), order).map(String) }
  },
})

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}
