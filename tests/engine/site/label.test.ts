import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Language } from '../../../engine/core/define.ts'
import { fieldsOf } from '../../../engine/core/fields.ts'
import { choice } from '../../../engine/core/kit.ts'
import { labelFields } from '../../../engine/site/label.ts'
import { isShown } from '../../../engine/view/form-values.ts'

const shape = z.object({
  rules: choice('Rules', { own: 'Own', brazil: 'Brazil' }, { onlyIn: { brazil: ['en', 'pt'] } }),
  unit: choice('Unit', { m: 'Meters', ft: 'Feet', ri: 'Ri' }, { onlyIn: { ri: ['en'] } }),
})
const fieldsIn = (language: Language) =>
  labelFields(fieldsOf(shape), {}, { language, locale: language, currency: 'EUR', amounts: 1, timeZone: 'UTC' })

describe('a choice that means something in some languages only', () => {
  it.each([
    ['en', ['own', 'brazil'], ['m', 'ft', 'ri']],
    ['pt', ['own', 'brazil'], ['m', 'ft']],
    ['fr', ['own'], ['m', 'ft']],
  ] as const)('is offered there: %s', (language, rules, units) => {
    const offered = fieldsIn(language).map(({ choices }) => choices?.map(({ value }) => value))
    expect(offered).toEqual([rules, units])
  })

  it('is no question where one answer is left, and its value stays for others to depend on', () => {
    const shown = (language: Language) =>
      fieldsIn(language)
        .filter((field) => isShown(field, { rules: 'own', unit: 'm' }))
        .map(({ name }) => name)
    expect([shown('pt'), shown('fr')]).toEqual([['rules', 'unit'], ['unit']])
    expect(fieldsIn('fr')[0]?.default).toBe('own')
  })

  it('is taken by API and command line everywhere', () => {
    expect(shape.parse({ rules: 'brazil' })).toEqual({ rules: 'brazil', unit: 'm' })
  })

  it('is never the one chosen beforehand', () => {
    expect(() => choice('Rules', { brazil: 'Brazil', own: 'Own' }, { onlyIn: { brazil: ['pt'] } })).toThrow('offered in every language')
  })
})

it('lists countries and their parts by name, after what is none', () => {
  const scale = choice('Scale', ['none', 'US', 'PL', 'PL-school', 'AT'], {
    words: { none: 'No scale', 'PL-school': 'Poland, schools' },
    default: 'US',
    named: 'region',
  })
  const words = { 'fields.scale.choices.none': 'No scale', 'fields.scale.choices.PL-school': 'Poland, schools' }
  const place = { language: 'en', locale: 'en', currency: 'USD', amounts: 1, timeZone: 'UTC' } as const
  const [field] = labelFields(fieldsOf(z.object({ scale })), words, place)
  expect(field?.choices?.map(({ value }) => value)).toEqual(['none', 'AT', 'PL', 'PL-school', 'US'])
})

it('lists languages by name, after what has words of its own', () => {
  const language = choice('Language', ['any', 'en', 'de', 'cs'], { words: { any: 'Any' }, default: 'en', named: 'language' })
  const place = { language: 'en', locale: 'en', currency: 'USD', amounts: 1, timeZone: 'UTC' } as const
  const [field] = labelFields(fieldsOf(z.object({ language })), { 'fields.language.choices.any': 'Any' }, place)
  expect(field?.choices?.map(({ value }) => value)).toEqual(['any', 'cs', 'en', 'de'])
})

it('writes names that no language translates', () => {
  const encoding = choice('Encoding', ['guess', 'utf-8'], { words: { guess: 'Detect' }, named: { 'utf-8': 'UTF-8' } })
  const place = { language: 'ru', locale: 'ru', currency: 'RUB', amounts: 1, timeZone: 'UTC' } as const
  const [field] = labelFields(fieldsOf(z.object({ encoding })), { 'fields.encoding.choices.guess': 'Автоматически' }, place)
  expect(field?.choices?.map(({ label }) => label)).toEqual(['Автоматически', 'UTF-8'])
})
