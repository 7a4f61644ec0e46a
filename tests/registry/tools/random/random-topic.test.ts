import { describe, expect, it } from 'vitest'
import { TOPICS } from '../../../../registry/lib/words/lists/topics.ts'
import { linesOn, themedLines } from '../../../../registry/lib/words/themed-lines.ts'
import { LIST_LANGUAGES, loadList } from '../../../../registry/lib/words/list.ts'
import { randomTopic } from '../../../../registry/tools/random/random-topic.ts'
import { expectEvenDraw, expectRepeatable } from '../../../support/list-draw.ts'
import { failure, output } from '../../../support/run-tool.ts'
import { repeatedIn } from '../../../support/samples/word-lists.ts'

const THEMES = ['everyday', 'memories', 'dreams', 'fun', 'values']

describe('random-topic', () => {
  it.each(LIST_LANGUAGES)('has 21 different questions on each theme in %s', async (language) => {
    const parts = themedLines(await loadList(TOPICS, language))
    expect([...parts.keys()]).toEqual(THEMES)
    for (const lines of parts.values()) expect(lines).toHaveLength(21)
    const questions = [...parts.values()].flat()
    expect(repeatedIn(questions, language)).toEqual([])
    expect(questions.filter((line) => line !== line.normalize() || / {2}/.test(line) || !/^(?:¿?\p{Lu}).*\?$/u.test(line))).toEqual([])
  })

  it('draws each question equally often (chi-squared, fixed seeds)', async () => {
    await expectEvenDraw(randomTopic, { language: 'pl' }, linesOn(await loadList(TOPICS, 'pl'), THEMES), 'topics')
  })

  it('keeps to the themes', async () => {
    const { topics } = await output(randomTopic, { language: 'fr', themes: ['fun', 'values'], count: 42 })
    const parts = themedLines(await loadList(TOPICS, 'fr'))
    expect(topics.toSorted()).toEqual([...(parts.get('fun') as string[]), ...(parts.get('values') as string[])].toSorted())
  })

  it('repeats nothing, and comes again from the same seed', async () => {
    await expectRepeatable(randomTopic, { language: 'id' }, 'topics')
  })

  it('follows the page’s language', async () => {
    expect((await output(randomTopic, {}, { locale: 'ru-RU' })).topics[0]).toMatch(/^[А-ЯЁ]/)
  })

  it.each([
    [{ themes: ['fun'], count: 22 }, 'too-few-to-draw', 'count'],
    [{ count: 0 }, 'too-small', 'count'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(randomTopic, input)).toMatchObject({ code, field })
  })
})
