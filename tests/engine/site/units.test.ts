import { describe, expect, it } from 'vitest'
import { severalOf, unitWord, withUnit } from '../../../engine/site/units.ts'

const POLISH = 'bit|bity|bitów|bita'
const RUSSIAN = 'символ|символа|символов|символа'

describe('a number with its unit', () => {
  it.each([
    ['1', 'bit|bits', 'en', '1 bit'],
    ['0', 'bit|bits', 'en', '0 bits'],
    ['0', 'bit|bits', 'fr', '0 bit'],
    ['1', POLISH, 'pl', '1 bit'],
    ['22', POLISH, 'pl', '22 bity'],
    ['25', POLISH, 'pl', '25 bitów'],
    ['128.4', POLISH, 'pl', '128.4 bita'],
    ['21', RUSSIAN, 'ru', '21 символ'],
    ['24', RUSSIAN, 'ru', '24 символа'],
    ['111', RUSSIAN, 'ru', '111 символов'],
    ['1.5', RUSSIAN, 'ru', '1.5 символа'],
    ['16', 'px', 'ru', '16 px'],
  ])('%s × %s in %s is %s', (text, unit, locale, wanted) => {
    expect(withUnit(text, unit, Number(text), locale)).toBe(wanted.replace(' ', '\u00a0'))
  })

  it('puts signs where the language does', () => {
    const written = ['en', 'pl', 'fr', 'ru', 'id'].map((locale) => withUnit('30', '%', 30, locale))
    expect(written).toEqual(['30%', '30%', '30\u00a0%', '30\u00a0%', '30%'])
    expect([withUnit('45', '°', 45, 'ru'), withUnit('2', '×', 2, 'fr')]).toEqual(['45°', '2×'])
  })

  it('minds the places that are shown: 1.0 is not one', () => {
    expect([unitWord('bit|bits', 1, 'en'), unitWord('bit|bits', 1, 'en', 1)]).toEqual(['bit', 'bits'])
  })

  it('is of several where no number is beside it', () => {
    expect(['en', 'fr'].map((locale) => severalOf('bit|bits', locale))).toEqual(['bits', 'bits'])
    expect([severalOf(POLISH, 'pl'), severalOf(RUSSIAN, 'ru'), severalOf('', 'pl')]).toEqual(['bitów', 'символов', ''])
  })
})
