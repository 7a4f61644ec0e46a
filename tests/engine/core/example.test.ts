import * as z from 'zod'
import { expect, it } from 'vitest'
import { exampleIn } from '../../../engine/core/example.ts'
import { choice, money, text } from '../../../engine/core/kit.ts'

const inPoland = { language: 'pl', currency: 'PLN', amounts: 5 } as const
const inFrance = { language: 'fr', currency: 'EUR', amounts: 1 } as const
const input = z.object({
  text: text('Text', { max: 9 }),
  price: money('Price', { currency: 'currency', optional: true }),
  currency: choice('Currency', ['USD', 'PLN'], { named: 'currency', defaultFrom: 'currency' }),
})
const tool = {
  input,
  examples: [
    {
      title: 'A cat',
      input: { text: 'cat' },
      output: { count: 3 },
      in: { fr: { input: { text: 'chat' }, output: { count: 4 }, title: 'Un chat' } },
    },
    { input: { text: 'a', price: '10' }, output: { total: '12' } },
    { input: { text: 'a', price: '10', currency: 'USD' }, output: { total: '12' } },
    { input: { text: 'a', price: '10' }, output: { total: '12' }, in: { pl: { input: { text: 'ą' } } } },
    {
      input: { text: 'night' },
      output: { count: 5 },
      now: '2026-03-08T01:00:00Z',
      timeZone: 'America/New_York',
      in: { pl: { input: {}, now: '2026-03-29T01:00:00Z', timeZone: 'Europe/Warsaw' } },
    },
  ],
}

it('gives each language its own words, and the others the English ones', () => {
  expect(exampleIn(tool, 0, inFrance)).toEqual({ title: 'Un chat', input: { text: 'chat' }, output: { count: 4 } })
  expect(exampleIn(tool, 0, inPoland)).toEqual({ title: 'A cat', input: { text: 'cat' }, output: { count: 3 } })
  expect(exampleIn(tool, 5, inPoland)).toBeUndefined()
})

it('makes amounts everyday ones of the page’s currency, and claims nothing of what comes out then', () => {
  expect(exampleIn(tool, 1, inPoland)).toEqual({ input: { text: 'a', price: '50' }, output: {} })
  expect(exampleIn(tool, 1, inFrance)).toEqual({ input: { text: 'a', price: '10' }, output: { total: '12' } })
  expect(exampleIn(tool, 3, inPoland)).toEqual({ input: { text: 'ą', price: '50' }, output: {} })
})

it('leaves amounts of a currency that the example names', () => {
  expect(exampleIn(tool, 2, inPoland)).toEqual({ input: { text: 'a', price: '10', currency: 'USD' }, output: { total: '12' } })
})

it('gives a language a clock and a zone of its own', () => {
  expect(exampleIn(tool, 4, inPoland)).toMatchObject({ now: '2026-03-29T01:00:00Z', timeZone: 'Europe/Warsaw' })
  expect(exampleIn(tool, 4, inFrance)).toMatchObject({ now: '2026-03-08T01:00:00Z', timeZone: 'America/New_York' })
})
