import { describe, expect, it } from 'vitest'
import { visitorDefault } from '../../../engine/core/visitor.ts'

describe('visitorDefault', () => {
  // Midnight in Warsaw has passed while it is still the day before in UTC.
  const visitor = { locale: 'pt-BR', currency: 'BRL', now: Date.UTC(2026, 10, 20, 23, 30), timeZone: 'Europe/Warsaw' }
  it.each([
    ['locale', 'choice', 'pt'],
    ['time-zone', 'time-zone', 'Europe/Warsaw'],
    ['today', 'date', '2026-11-21'],
    ['now', 'date-time', '2026-11-21T00:30'],
    ['now', 'time', '00:30'],
    ['currency', 'choice', 'BRL'],
    ['region', 'choice', 'BR'],
    [undefined, 'line', undefined],
  ] as const)('of %s in a %s is %s', (defaultFrom, control, value) => {
    expect(visitorDefault({ defaultFrom, control } as Parameters<typeof visitorDefault>[0], visitor)).toBe(value)
  })

  it.each([
    ['pl', 'PL'],
    ['en-GB', 'GB'],
    ['zh-Hant-TW', 'TW'],
    ['eo', undefined],
  ])('takes the region of %s to be %s', (locale, value) => {
    expect(visitorDefault({ defaultFrom: 'region', control: 'choice' }, { ...visitor, locale })).toBe(value)
  })

  it('keeps the region where it is a choice, and is none where nothing fits', () => {
    expect(visitorDefault({ defaultFrom: 'locale', control: 'choice', choices: ['pt-BR', 'pt'] }, visitor)).toBe('pt-BR')
    expect(visitorDefault({ defaultFrom: 'locale', control: 'choice', choices: ['en'] }, visitor)).toBeUndefined()
  })
})
