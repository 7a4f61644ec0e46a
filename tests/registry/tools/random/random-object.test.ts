import { describe, expect, it } from 'vitest'
import { OBJECTS } from '../../../../registry/data/words/objects.ts'
import { loadList, wordsIn } from '../../../../registry/lib/word-list.ts'
import { randomObject } from '../../../../registry/tools/random/random-object.ts'
import { expectEvenDraw, expectRepeatable } from '../../../support/list-draw.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('random-object', () => {
  it('draws each entry of the language’s list equally often (chi-squared, fixed seeds)', async () => {
    await expectEvenDraw(randomObject, { language: 'pl' }, wordsIn(await loadList(OBJECTS, 'pl')), 'words')
  })

  it('repeats nothing, and comes again from the same seed', async () => {
    await expectRepeatable(randomObject, { language: 'ru' }, 'words')
  })

  it('follows the page’s language', async () => {
    expect((await output(randomObject, {}, { locale: 'ru-RU' })).words.join('')).toMatch(/^[а-яё -]+$/)
  })

  it.each([
    [{ start: 'qq' }, 'no-word-fits', 'start'],
    [{ shortest: 9, longest: 8 }, 'shortest-above-longest', 'shortest'],
    [{ language: 'en', start: 's', count: 900 }, 'too-few-to-draw', 'count'],
    [{ count: 1001 }, 'too-large', 'count'],
    [{ language: 'de' }, 'not-a-choice', 'language'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(randomObject, input)).toMatchObject({ code, field })
  })
})
