import { describe, expect, it } from 'vitest'
import { GUESSING } from '../../../../registry/lib/words/lists/guessing.ts'
import { groupsIn } from '../../../../registry/lib/words/guessing.ts'
import { LIST_LANGUAGES, loadList } from '../../../../registry/lib/words/list.ts'
import { charadesGenerator } from '../../../../registry/tools/random/charades-generator.ts'
import { pictionaryWordGenerator } from '../../../../registry/tools/random/pictionary-word-generator.ts'
import { expectEvenDraw, expectRepeatable } from '../../../support/list-draw.ts'
import { failure, output } from '../../../support/run-tool.ts'

/** With the themes that are on, unless told otherwise. */
const TOOLS = [
  { tool: charadesGenerator, on: ['animals', 'things', 'actions', 'jobs', 'sports', 'stories', 'ideas'] },
  { tool: pictionaryWordGenerator, on: ['animals', 'things', 'actions', 'jobs', 'sports', 'nature', 'food', 'places', 'stories'] },
]

describe.each(TOOLS)('$tool.id', ({ tool, on }) => {
  it.each(LIST_LANGUAGES)('has more than 300 different words in %s', async (language) => {
    const { words } = await output(tool, { language, count: 301 })
    expect(new Set(words).size).toBe(301)
  })

  it('draws from its themes only, each word equally often (chi-squared, fixed seeds)', async () => {
    const words = groupsIn(await loadList(GUESSING, 'fr'))
      .filter(({ theme }) => on.includes(theme))
      .flatMap((group) => group.words)
    await expectEvenDraw(tool, { language: 'fr' }, words, 'words')
  })

  it('keeps to the difficulty and the themes', async () => {
    const { words } = await output(tool, { language: 'en', difficulty: 'hard', themes: ['jobs', 'animals'], count: 32 })
    expect(words).toContain('beekeeper')
    expect(words).toContain('chameleon')
    expect(words).not.toContain('doctor')
    expect(words).not.toContain('cat')
  })

  it('repeats nothing, and comes again from the same seed', async () => {
    await expectRepeatable(tool, { language: 'id' }, 'words')
  })

  it('follows the page’s language', async () => {
    expect((await output(tool, {}, { locale: 'ru-RU' })).words[0]).toMatch(/^[а-яё -]+$/i)
  })

  it.each([
    [{ language: 'en', difficulty: 'hard', themes: ['animals'], count: 17 }, 'too-few-to-draw', 'count'],
    [{ count: 0 }, 'too-small', 'count'],
    [{ difficulty: 'absurd' }, 'not-a-choice', 'difficulty'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(tool, input)).toMatchObject({ code, field })
  })

  it('wants a theme, and one that it has', async () => {
    expect(await failure(tool, { themes: [] })).toMatchObject({ field: 'themes' })
    expect(await failure(tool, { themes: ['weather'] })).toMatchObject({ code: 'not-a-choice' })
  })
})
