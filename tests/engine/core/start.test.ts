import * as z from 'zod'
import { expect, it } from 'vitest'
import { fieldsOf } from '../../../engine/core/fields.ts'
import { choice, date, dateTime, money, rows, text, whole } from '../../../engine/core/kit.ts'
import { firstValues, startIn } from '../../../engine/core/start.ts'

const inPoland = { language: 'pl', amounts: 5 } as const
const inAmerica = { language: 'en', amounts: 1 } as const
const visitor = { locale: 'pl', currency: 'PLN', now: Date.UTC(2026, 1, 28, 23, 30), timeZone: 'Europe/Warsaw' }

const fieldOf = (schema: z.ZodType) => {
  const [field] = fieldsOf(z.object({ field: schema }))
  if (!field) throw new Error('no field')
  return field
}

it.each([
  ['10000', '50000'],
  ['59.99', '299.95'],
  ['0.2', '1'],
  ['-0.5', '-2.5'],
  ['12345678901234567890.12', '61728394506172839450.6'],
])('makes %s dollars %s of a currency that counts five for one', (start, amount) => {
  expect(startIn(fieldOf(money('Price', { start })), inPoland)).toBe(amount)
  expect(startIn(fieldOf(money('Price', { start })), inAmerica)).toBe(start)
})

it('leaves the amount that a language names itself, and gives the English one to the others', () => {
  const price = fieldOf(money('Price', { start: { en: '350000', pl: '600000' } }))
  expect(startIn(price, inPoland)).toBe('600000')
  expect(startIn(price, { language: 'ru', amounts: 100 })).toBe('35000000')
  expect(startIn(fieldOf(text('City', { start: { en: 'Boston', pl: 'Łódź' } })), { language: 'fr', amounts: 1 })).toBe('Boston')
})

it('finds the amounts in rows, and leaves what is no money', () => {
  const bets = rows(
    'Bets',
    { odds: whole('Odds'), stake: money('Stake') },
    {
      max: 3,
      start: [
        { odds: 2, stake: '10' },
        { odds: 3, stake: '5.5' },
      ],
    },
  )
  expect(startIn(fieldOf(bets), inPoland)).toEqual([
    { odds: 2, stake: '50' },
    { odds: 3, stake: '27.5' },
  ])
  expect(startIn(fieldOf(whole('Years', { start: 5 })), inPoland)).toBe(5)
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
