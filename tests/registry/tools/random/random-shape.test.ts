import { describe, expect, it } from 'vitest'
import { SHAPES } from '../../../../registry/data/words/shapes.ts'
import { loadList, wordsIn } from '../../../../registry/lib/word-list.ts'
import { randomShape } from '../../../../registry/tools/random/random-shape.ts'
import { expectEvenDraw, expectRepeatable } from '../../../support/list-draw.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('random-shape', () => {
  it('draws each entry of the language’s list equally often (chi-squared, fixed seeds)', async () => {
    await expectEvenDraw(randomShape, { language: 'pl' }, wordsIn(await loadList(SHAPES, 'pl')), 'words')
  })

  it('repeats nothing, and comes again from the same seed', async () => {
    await expectRepeatable(randomShape, { language: 'ru' }, 'words')
  })

  it('follows the page’s language', async () => {
    expect((await output(randomShape, {}, { locale: 'ru-RU' })).words.join('')).toMatch(/^[а-яё -]+$/)
  })

  it.each([
    [{ start: 'qq' }, 'no-word-fits', 'start'],
    [{ shortest: 9, longest: 8 }, 'shortest-above-longest', 'shortest'],
    [{ language: 'en', start: 's', count: 900 }, 'too-few-to-draw', 'count'],
    [{ count: 1001 }, 'too-large', 'count'],
    [{ language: 'de' }, 'not-a-choice', 'language'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(randomShape, input)).toMatchObject({ code, field })
  })
})
