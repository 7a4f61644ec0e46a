import { describe, expect, it } from 'vitest'
import { ADJECTIVES } from '../../../../registry/data/words/adjectives.ts'
import { loadList, wordsIn } from '../../../../registry/lib/word-list.ts'
import { randomAdjective } from '../../../../registry/tools/random/random-adjective.ts'
import { expectEvenDraw, expectRepeatable } from '../../../support/list-draw.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('random-adjective', () => {
  it('draws each entry of the language’s list equally often (chi-squared, fixed seeds)', async () => {
    await expectEvenDraw(randomAdjective, { language: 'pl' }, wordsIn(await loadList(ADJECTIVES, 'pl')), 'words')
  })

  it('repeats nothing, and comes again from the same seed', async () => {
    await expectRepeatable(randomAdjective, { language: 'ru' }, 'words')
  })

  it('follows the page’s language', async () => {
    expect((await output(randomAdjective, {}, { locale: 'ru-RU' })).words.join('')).toMatch(/^[а-яё -]+$/)
  })

  it.each([
    [{ start: 'qq' }, 'no-word-fits', 'start'],
    [{ shortest: 9, longest: 8 }, 'shortest-above-longest', 'shortest'],
    [{ language: 'en', start: 's', count: 900 }, 'too-few-to-draw', 'count'],
    [{ count: 1001 }, 'too-large', 'count'],
    [{ language: 'de' }, 'not-a-choice', 'language'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(randomAdjective, input)).toMatchObject({ code, field })
  })
})
