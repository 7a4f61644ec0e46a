import { expect, it } from 'vitest'
import { dateWriter, namesIn } from '../../../engine/core/language.ts'

it('names are those of Intl, but for what was reviewed', () => {
  const russian = namesIn('ru', 'region')
  expect([russian('US'), russian('PL'), russian('ZZZ'.slice(1))]).toEqual(['Соединённые Штаты', 'Польша', 'неизвестный регион'])
  expect(namesIn('pl', 'currency')('USD')).toBe('dolar amerykański')
  expect(namesIn('id', 'language')('sk')).toBe('Slovakia')
  expect(namesIn('en', 'language')('sk')).toBe('Slovak')
  expect(namesIn('pt-BR', 'currency')('PEN')).toBe('Sol peruano')
  expect(namesIn('en', 'region', 'none')('XX')).toBeUndefined()
})

it('the first of a month is written as the language does', () => {
  const written = (locale: string, day: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
    dateWriter(locale, { ...options, timeZone: 'UTC' })(Date.UTC(2026, 0, day))
  expect(['fr', 'it', 'pt-BR', 'es'].map((locale) => written(locale, 1))).toEqual([
    '1er janvier 2026',
    '1º gennaio 2026',
    '1º de janeiro de 2026',
    '1 de enero de 2026',
  ])
  expect([written('fr', 11), written('fr', 1, { dateStyle: 'short' })]).toEqual(['11 janvier 2026', '01/01/2026'])
})
