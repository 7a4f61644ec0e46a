import { describe, expect, it } from 'vitest'
import { YO_WORDS } from '../../../../registry/data/text/yo-words.ts'
import { writeYo } from '../../../../registry/lib/words/yo.ts'

describe('names with ё', () => {
  it('are written so where the list has them, as whole words and with their capitals', () => {
    expect(writeYo('звездочка')).toBe('звёздочка')
    expect(writeYo('Черная стрелка, желтый')).toBe('Чёрная стрелка, жёлтый')
    expect(writeYo('оператор звезды; кленовый')).toBe('оператор звезды; кленовый')
    expect(writeYo('star')).toBe('star')
  })

  it('come from a list of words that have it, each once', () => {
    const words = YO_WORDS.trim().split(/\s+/)
    expect(words.filter((word) => !/^[а-я]*ё[а-я]*$/.test(word))).toEqual([])
    expect(new Set(words).size).toBe(words.length)
  })
})
