import { describe, expect, it } from 'vitest'
import { FACTS } from '../../../../registry/lib/words/lists/facts.ts'
import { linesOn, themedLines } from '../../../../registry/lib/words/themed-lines.ts'
import { LIST_LANGUAGES, loadList } from '../../../../registry/lib/words/list.ts'
import { randomFactGenerator } from '../../../../registry/tools/random/random-fact-generator.ts'
import { expectEvenDraw, expectRepeatable } from '../../../support/list-draw.ts'
import { failure, output } from '../../../support/run-tool.ts'
import { repeatedIn } from '../../../support/samples/word-lists.ts'

const THEMES = ['animals', 'plants', 'earth', 'space', 'body', 'numbers', 'culture']

describe('random-fact-generator', () => {
  it.each(LIST_LANGUAGES)('has ten different facts on each theme in %s', async (language) => {
    const parts = themedLines(await loadList(FACTS, language))
    expect([...parts.keys()]).toEqual(THEMES)
    for (const lines of parts.values()) expect(lines).toHaveLength(10)
    const facts = [...parts.values()].flat()
    expect(repeatedIn(facts, language)).toEqual([])
    expect(facts.filter((line) => line !== line.normalize() || / {2}/.test(line) || !/^[\p{Lu}\d].*\.$/u.test(line))).toEqual([])
  })

  it('draws each fact equally often (chi-squared, fixed seeds)', async () => {
    await expectEvenDraw(randomFactGenerator, { language: 'pl' }, linesOn(await loadList(FACTS, 'pl'), THEMES), 'facts')
  })

  it('keeps to the themes', async () => {
    const { facts } = await output(randomFactGenerator, { language: 'fr', themes: ['space', 'body'], count: 20 })
    const parts = themedLines(await loadList(FACTS, 'fr'))
    expect(facts.toSorted()).toEqual([...(parts.get('space') as string[]), ...(parts.get('body') as string[])].toSorted())
  })

  it('repeats nothing, and comes again from the same seed', async () => {
    await expectRepeatable(randomFactGenerator, { language: 'id' }, 'facts')
  })

  it('follows the page’s language', async () => {
    expect((await output(randomFactGenerator, {}, { locale: 'ru-RU' })).facts[0]).toMatch(/^[А-ЯЁ]/)
  })

  it.each([
    [{ themes: ['space'], count: 11 }, 'too-few-to-draw', 'count'],
    [{ count: 0 }, 'too-small', 'count'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(randomFactGenerator, input)).toMatchObject({ code, field })
  })
})
