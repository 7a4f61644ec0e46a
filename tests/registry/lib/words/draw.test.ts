import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../../engine/core/random.ts'
import { fail } from '../../../../engine/core/define.ts'
import { countGraphemes } from '../../../../registry/lib/text/segments.ts'
import { drawWords, type WordChoice } from '../../../../registry/lib/words/draw.ts'
import { linesIn, wordsIn } from '../../../../registry/lib/words/list.ts'

const CHOICE: WordChoice = { language: 'en', count: 1, start: '', shortest: 1, longest: 30, unique: true, seed: '' }
const drawn = (words: string[], choice: Partial<WordChoice>) =>
  drawWords(words, { ...CHOICE, count: 1000, unique: false, ...choice }, seededRandom('tests'), fail)
const all = (words: string[], choice: Partial<WordChoice>) => [...new Set(drawn(words, choice))].toSorted()

describe('words of a list', () => {
  it('are found between commas and line ends', () => {
    expect(wordsIn('\ncat, dog,\nguinea pig\n')).toEqual(['cat', 'dog', 'guinea pig'])
    expect(linesIn('\nOne, two.\nThree?\n')).toEqual(['One, two.', 'Three?'])
  })

  it.each([
    ['fr', 'e', ['été', 'eau', 'nuit'], ['eau', 'été']],
    ['fr', 'É', ['été', 'eau', 'nuit'], ['eau', 'été']],
    ['fr', 'o', ['œuf', 'os', 'eau'], ['os', 'œuf']],
    ['es', 'n', ['ñu', 'nube'], ['nube']],
    ['es', 'ñ', ['ñu', 'nube'], ['ñu']],
    ['pl', 'l', ['łódka', 'lis'], ['lis']],
    ['pl', 'Ł', ['łódka', 'lis'], ['łódka']],
    ['ru', 'е', ['ёж', 'ель', 'дом'], ['ель', 'ёж']],
    ['ru', 'и', ['йод', 'игра'], ['игра']],
    ['en', ' ca ', ['cat', 'camel', 'cub'], ['camel', 'cat']],
    ['pl', 'o\u0301', ['ósemka', 'okno'], ['ósemka']],
  ] as const)('begin in %s with %s as its readers count letters', (language, start, words, found) => {
    expect(all([...words], { language, start })).toEqual([...found].toSorted())
  })

  it('are as long as asked for, letters with their marks counted once', () => {
    const words = ['żółw', 'kot', 'słońce', 'jaszczurka']
    expect(all(words, { language: 'pl', shortest: 4, longest: 6 })).toEqual(['słońce', 'żółw'])
    expect(countGraphemes('żółw')).toBe(4)
  })

  it.each([
    [{ shortest: 5, longest: 4 }, 'shortest-above-longest', 'shortest'],
    [{ start: 'x' }, 'no-word-fits', 'start'],
    [{ shortest: 9 }, 'no-word-fits', 'shortest'],
    [{ count: 3, unique: true }, 'too-few-to-draw', 'count'],
    [{ start: '\ud800' }, 'no-word-fits', 'start'],
    [{ start: '.*' }, 'no-word-fits', 'start'],
  ])('refuses %o as %s', (choice, code, field) => {
    expect(() => drawn(['cat', 'dog'], choice)).toThrow(expect.objectContaining({ failure: expect.objectContaining({ code, field }) }))
  })
})
