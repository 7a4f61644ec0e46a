import { describe, expect, it } from 'vitest'
import { CLAUSES } from '../../../../registry/lib/words/lists/clauses.ts'
import { themedLines } from '../../../../registry/lib/words/themed-lines.ts'
import { LIST_LANGUAGES, loadList } from '../../../../registry/lib/words/list.ts'
import { randomSentence } from '../../../../registry/tools/random/random-sentence.ts'
import { expectEvenDraw, expectRepeatable } from '../../../support/list-draw.ts'
import { failure, output } from '../../../support/run-tool.ts'
import { repeatedIn } from '../../../support/samples/word-lists.ts'

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

describe('random-sentence', () => {
  it.each(LIST_LANGUAGES)('has 24 beginnings, 40 main clauses and 24 ends in %s, all tidy and different', async (language) => {
    const parts = themedLines(await loadList(CLAUSES, language))
    expect([...parts].map(([part, lines]) => [part, lines.length])).toEqual([
      ['openings', 24],
      ['mains', 40],
      ['endings', 24],
    ])
    for (const lines of parts.values()) {
      expect(repeatedIn(lines, language)).toEqual([])
      expect(lines.filter((line) => line !== line.normalize() || / {2}|[.!?;:]| ,|,\S/.test(line))).toEqual([])
    }
    expect((parts.get('openings') ?? []).filter((line) => !/^\p{Lu}.*[\p{L},]$/u.test(line))).toEqual([])
    expect((parts.get('mains') ?? []).filter((line) => !/^\p{Ll}.*\p{L}$/u.test(line))).toEqual([])
    expect((parts.get('endings') ?? []).filter((line) => !/^(?:, )?\p{Ll}.*\p{L}$/u.test(line))).toEqual([])
  })

  it('joins clauses into whole sentences: a capital, single spaces, commas in place, a full stop', async () => {
    const { sentences } = await output(randomSentence, { language: 'pl', size: 'long', count: 1000 })
    expect(new Set(sentences).size).toBe(1000)
    expect(sentences.filter((text: string) => !/^\p{Lu}[^.]*\p{L}\.$/u.test(text) || / {2}| ,|,\S|,,/.test(text))).toEqual([])
  })

  it('draws each sentence equally often (chi-squared, fixed seeds)', { tags: 'long' }, async () => {
    const parts = themedLines(await loadList(CLAUSES, 'ru'))
    await expectEvenDraw(randomSentence, { language: 'ru', size: 'short' }, (parts.get('mains') ?? []).map(sentence), 'sentences')
    const medium = (parts.get('mains') ?? []).flatMap((main) =>
      (parts.get('endings') ?? []).map((end) => sentence(end.startsWith(',') ? main + end : `${main} ${end}`)),
    )
    expect(medium).toHaveLength(960)
    await expectEvenDraw(randomSentence, { language: 'ru', size: 'medium' }, medium, 'sentences')
  })

  it('repeats nothing, and comes again from the same seed', async () => {
    await expectRepeatable(randomSentence, { language: 'it', size: 'short' }, 'sentences')
  })

  it('follows the page’s language', async () => {
    expect((await output(randomSentence, {}, { locale: 'ru-RU' })).sentences[0]).toMatch(/^[А-ЯЁ]/)
  })

  it.each([
    [{ size: 'short', count: 41 }, 'too-few-to-draw', 'count'],
    [{ size: 'medium', count: 961 }, 'too-few-to-draw', 'count'],
    [{ size: 'huge' }, 'not-a-choice', 'size'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(randomSentence, input)).toMatchObject({ code, field })
  })
})
