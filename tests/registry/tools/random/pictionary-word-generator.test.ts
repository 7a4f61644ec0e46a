import { describe, expect, it } from 'vitest'
import { GUESSING } from '../../../../registry/lib/words/lists/guessing.ts'
import { groupsIn } from '../../../../registry/lib/words/guessing.ts'
import { LIST_LANGUAGES, loadList } from '../../../../registry/lib/words/list.ts'
import { pictionaryWordGenerator } from '../../../../registry/tools/random/pictionary-word-generator.ts'
import { expectEvenDraw, expectRepeatable } from '../../../support/list-draw.ts'
import { failure, output } from '../../../support/run-tool.ts'

const ON = ['animals', 'things', 'actions', 'jobs', 'sports', 'nature', 'food', 'places', 'stories']

describe('pictionary-word-generator', () => {
  it.each(LIST_LANGUAGES)('has more than 300 different words in %s', async (language) => {
    const { words } = await output(pictionaryWordGenerator, { language, count: 301 })
    expect(new Set(words).size).toBe(301)
  })

  it('draws from its themes only, each word equally often (chi-squared, fixed seeds)', async () => {
    const words = groupsIn(await loadList(GUESSING, 'fr'))
      .filter(({ theme }) => ON.includes(theme))
      .flatMap((group) => group.words)
    await expectEvenDraw(pictionaryWordGenerator, { language: 'fr' }, words, 'words')
  })

  it('keeps to the difficulty and the themes', async () => {
    const { words } = await output(pictionaryWordGenerator, { language: 'en', difficulty: 'hard', themes: ['jobs', 'animals'], count: 32 })
    expect(words).toContain('beekeeper')
    expect(words).toContain('chameleon')
    expect(words).not.toContain('doctor')
    expect(words).not.toContain('cat')
  })

  it('repeats nothing, and comes again from the same seed', async () => {
    await expectRepeatable(pictionaryWordGenerator, { language: 'id' }, 'words')
  })

  it('follows the page’s language', async () => {
    expect((await output(pictionaryWordGenerator, {}, { locale: 'ru-RU' })).words[0]).toMatch(/^[а-яё -]+$/i)
  })

  it.each([
    [{ language: 'en', difficulty: 'hard', themes: ['animals'], count: 17 }, 'too-few-to-draw', 'count'],
    [{ count: 0 }, 'too-small', 'count'],
    [{ difficulty: 'absurd' }, 'not-a-choice', 'difficulty'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(pictionaryWordGenerator, input)).toMatchObject({ code, field })
  })

  it('wants a theme, and one that it has', async () => {
    expect(await failure(pictionaryWordGenerator, { themes: [] })).toMatchObject({ field: 'themes' })
    expect(await failure(pictionaryWordGenerator, { themes: ['weather'] })).toMatchObject({ code: 'not-a-choice' })
  })
})
