import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, date, money, text, whole } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'

export const trial = defineTool({
  id: 'trial',
  category: 'text',
  icon: 'text',
  title: 'Trial',
  summary: 'A trial.',
  effect: 'pure',
  input: z.object({
    text: text('Text', { max: 100, start: { en: 'a', fr: 'b' } }),
    // error TS2322: Type 'string' is not assignable to type
    years: whole('Years', { start: '5' }),
    // error TS2322: Type 'number' is not assignable to type
    price: money('Price', { start: 5 }),
    // error TS2322: Type '"tomorrow"' is not assignable to type
    day: date('Day', { start: 'tomorrow' }),
    // error TS2769: No overload matches this call
    style: choice('Style', { round: 'Round', flat: 'Flat' }, { start: 'oval' }),
    // error TS2322: Property 'en' is missing
    city: text('City', { max: 100, start: { fr: 'Lyon' } }),
    // error TS2353: 'de' does not exist
    land: text('Land', { max: 100, start: { en: 'a', de: 'b' } }),
  }),
  output: z.object({ text: part(z.string(), 'Result') }),
  examples: [{ input: { text: 'a', years: 1, price: '5', day: '2026-01-01', city: 'a', land: 'a' }, output: { text: 'a' } }],
  transform: ({ text }) => ({ text }),
})

export const wrongDefault = defineTool({
  id: 'trial',
  category: 'text',
  icon: 'text',
  title: 'Trial',
  summary: 'A trial.',
  effect: 'pure',
  // error TS2769: No overload matches this call
  input: z.object({ text: text('Text', { max: 100 }), style: choice('Style', { round: 'Round', flat: 'Flat' }, { default: 'oval' }) }),
  output: z.object({ text: part(z.string(), 'Result'), rows: table('Rows', { name: column(z.string(), 'Name') }) }),
  examples: [{ input: { text: 'a' }, output: { text: 'a' } }],
  transform: ({ text }) => ({ text, rows: [] }),
})
