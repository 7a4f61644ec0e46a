import { describe, expect, it } from 'vitest'
import { NOUNS } from '../../../../registry/lib/words/lists/nouns.ts'
import { OBJECTS } from '../../../../registry/lib/words/lists/objects.ts'
import { loadNouns } from '../../../../registry/lib/words/list.ts'
import { randomNounGenerator } from '../../../../registry/tools/random/random-noun-generator.ts'
import { expectEvenDraw, expectRepeatable } from '../../../support/list-draw.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('random-noun-generator', () => {
  it('draws each entry of the language’s list equally often (chi-squared, fixed seeds)', async () => {
    await expectEvenDraw(randomNounGenerator, { language: 'pl' }, await loadNouns(NOUNS, OBJECTS, 'pl'), 'words')
  })

  it('repeats nothing, and comes again from the same seed', async () => {
    await expectRepeatable(randomNounGenerator, { language: 'ru' }, 'words')
  })

  it('follows the page’s language', async () => {
    expect((await output(randomNounGenerator, {}, { locale: 'ru-RU' })).words.join('')).toMatch(/^[а-яё -]+$/)
  })

  it.each([
    [{ start: 'qq' }, 'no-word-fits', 'start'],
    [{ shortest: 9, longest: 8 }, 'shortest-above-longest', 'shortest'],
    [{ language: 'en', start: 's', count: 900 }, 'too-few-to-draw', 'count'],
    [{ count: 1001 }, 'too-large', 'count'],
    [{ language: 'de' }, 'not-a-choice', 'language'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(randomNounGenerator, input)).toMatchObject({ code, field })
  })
})
