import { describe, expect, it } from 'vitest'
import { ADJECTIVES } from '../../../../registry/lib/words/lists/adjectives.ts'
import { NOUNS } from '../../../../registry/lib/words/lists/nouns.ts'
import { OBJECTS } from '../../../../registry/lib/words/lists/objects.ts'
import { VERBS } from '../../../../registry/lib/words/lists/verbs.ts'
import { loadList, loadNouns, wordsIn } from '../../../../registry/lib/words/list.ts'
import { randomWordGenerator } from '../../../../registry/tools/random/random-word-generator.ts'
import { expectEvenDraw, expectRepeatable } from '../../../support/list-draw.ts'
import { failure, output } from '../../../support/run-tool.ts'

async function everyWord(language: 'en' | 'pl'): Promise<string[]> {
  const [verbs, adjectives] = await Promise.all([loadList(VERBS, language), loadList(ADJECTIVES, language)])
  return [...new Set([...(await loadNouns(NOUNS, OBJECTS, language)), ...wordsIn(verbs), ...wordsIn(adjectives)])]
}

describe('random-word-generator', () => {
  it('draws each entry of the language’s list equally often (chi-squared, fixed seeds)', { tags: 'long' }, async () => {
    await expectEvenDraw(randomWordGenerator, { language: 'pl' }, await everyWord('pl'), 'words')
  })

  it('repeats nothing, and comes again from the same seed', async () => {
    await expectRepeatable(randomWordGenerator, { language: 'ru' }, 'words')
  })

  it('follows the page’s language', async () => {
    expect((await output(randomWordGenerator, {}, { locale: 'ru-RU' })).words.join('')).toMatch(/^[а-яё -]+$/)
  })

  it('keeps to the parts of speech asked for, and counts a word of two parts once', async () => {
    const all = await output(randomWordGenerator, { language: 'en', parts: ['verbs', 'adjectives'], count: 600 })
    const known = new Set([...wordsIn(await loadList(VERBS, 'en')), ...wordsIn(await loadList(ADJECTIVES, 'en'))])
    for (const word of all.words) expect(known.has(word), word).toBe(true)
    expect(known.size).toBeGreaterThan(600)
    const both = await everyWord('en')
    expect(both.filter((word) => word === 'dance')).toHaveLength(1)
    expect(await failure(randomWordGenerator, { parts: [] })).toMatchObject({ field: 'parts' })
  })

  it.each([
    [{ start: 'qq' }, 'no-word-fits', 'start'],
    [{ shortest: 9, longest: 8 }, 'shortest-above-longest', 'shortest'],
    [{ language: 'en', start: 's', count: 900 }, 'too-few-to-draw', 'count'],
    [{ count: 1001 }, 'too-large', 'count'],
    [{ language: 'de' }, 'not-a-choice', 'language'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(randomWordGenerator, input)).toMatchObject({ code, field })
  })
})
