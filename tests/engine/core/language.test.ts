import { expect, it } from 'vitest'
import { namesIn } from '../../../engine/core/language.ts'

it('names are those of Intl, but for what was reviewed', () => {
  const russian = namesIn('ru', 'region')
  expect([russian('US'), russian('PL'), russian('ZZZ'.slice(1))]).toEqual(['Соединённые Штаты', 'Польша', 'неизвестный регион'])
  expect(namesIn('pl', 'currency')('USD')).toBe('dolar amerykański')
  expect(namesIn('en', 'region', 'none')('XX')).toBeUndefined()
})
