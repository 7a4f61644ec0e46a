import * as z from 'zod'
import { expect, it } from 'vitest'
import { type FieldSpec, fieldsOf } from '../../../engine/core/fields.ts'
import { choice, date, dateTime, money, rows, text, whole } from '../../../engine/core/kit.ts'
import { firstValues, type Place, startIn } from '../../../engine/core/start.ts'

const inPoland = { language: 'pl', currency: 'PLN', amounts: 5 } as const
const inAmerica = { language: 'en', currency: 'USD', amounts: 1 } as const
const inRussia = { language: 'ru', currency: 'RUB', amounts: 100 } as const
const inFrance = { language: 'fr', currency: 'EUR', amounts: 1 } as const
const visitor = { locale: 'pl', currency: 'PLN', now: Date.UTC(2026, 1, 28, 23, 30), timeZone: 'Europe/Warsaw' }

const currency = choice('Currency', ['USD', 'PLN', 'RUB'], { named: 'currency', defaultFrom: 'currency' })
const inCurrency = { currency: 'currency' } as const

function startOf(field: z.ZodType, place: Place, its: z.ZodType = currency): unknown {
  const fields = fieldsOf(z.object({ field, currency: its }))
  return startIn(fields[0] as FieldSpec, fields, place)
}

it.each([
  ['10000', '50000'],
  ['59.99', '299.95'],
  ['0.2', '1'],
  ['-0.5', '-2.5'],
  ['12345678901234567890.12', '61728394506172839450.6'],
])('makes %s dollars %s of a currency that counts five for one', (start, amount) => {
  const price = money('Price', { start, ...inCurrency })
  expect(startOf(price, inPoland)).toBe(amount)
  expect(startOf(price, inAmerica)).toBe(start)
})

it('leaves dollars what they are where the page’s currency is not the first one', () => {
  const price = money('Price', { start: '10', ...inCurrency })
  const named = (meta: object) => choice('Currency', ['USD', 'PLN'], { named: 'currency', ...meta })
  expect(startOf(price, inRussia, named({ defaultFrom: 'currency' }))).toBe('10')
  expect(startOf(price, inPoland, named({}))).toBe('10')
  expect(startOf(price, inPoland, named({ defaultFrom: 'currency', start: 'USD' }))).toBe('10')
  expect(startOf(price, inPoland, named({ defaultFrom: 'currency', start: { en: 'USD', pl: 'PLN' } }))).toBe('50')
})

it('leaves the amount that a language names itself, and gives the English one to the others', () => {
  const price = money('Price', { start: { en: '350000', pl: '600000' }, ...inCurrency })
  expect(startOf(price, inPoland)).toBe('600000')
  expect(startOf(price, inRussia)).toBe('35000000')
  expect(startOf(text('City', { start: { en: 'Boston', pl: 'Łódź' } }), inFrance)).toBe('Boston')
})

it('finds the amounts in rows, and leaves what is no money', () => {
  const parts = { odds: whole('Odds'), stake: money('Stake', inCurrency) }
  const start = [
    { odds: 2, stake: '10' },
    { odds: 3, stake: '5.5' },
  ]
  expect(startOf(rows('Bets', parts, { max: 3, start }), inPoland)).toEqual([
    { odds: 2, stake: '50' },
    { odds: 3, stake: '27.5' },
  ])
  expect(startOf(whole('Years', { start: 5 }), inPoland)).toBe(5)
})

it('counts days from the visitor’s own', () => {
  const fields = fieldsOf(
    z.object({
      from: date('From', { start: 'today' }),
      to: date('To', { start: 'today+30' }),
      birth: date('Birth', { start: '1990-05-17' }),
      end: dateTime('End', { start: 'today-1T18:00' }),
      text: text('Text', { start: 'today+1' }),
    }),
  )
  // In Warsaw the first of March has begun.
  expect(firstValues(fields, visitor)).toEqual({
    from: '2026-03-01',
    to: '2026-03-31',
    birth: '1990-05-17',
    end: '2026-02-28T18:00',
    text: 'today+1',
  })
})

it('takes the start before what the visitor brings, and that before the default', () => {
  const fields = fieldsOf(
    z.object({
      currency: choice('Currency', ['USD', 'PLN'], { named: 'currency', defaultFrom: 'currency' }),
      other: choice('Other', ['USD', 'EUR'], { named: 'currency', default: 'EUR', defaultFrom: 'currency' }),
      years: whole('Years', { default: 0, start: 5 }),
      months: whole('Months', { default: 3 }),
      open: whole('Open', { optional: true }),
    }),
  )
  expect(firstValues(fields, visitor)).toEqual({ currency: 'PLN', other: 'EUR', years: 5, months: 3 })
})
