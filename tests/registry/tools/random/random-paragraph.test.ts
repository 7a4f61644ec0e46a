import { describe, expect, it } from 'vitest'
import { STORY_LINES } from '../../../../registry/lib/words/lists/story-lines.ts'
import { themedLines } from '../../../../registry/lib/words/themed-lines.ts'
import { LIST_LANGUAGES, loadList } from '../../../../registry/lib/words/list.ts'
import { randomParagraph } from '../../../../registry/tools/random/random-paragraph.ts'
import { chiSquared, fairBound } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'
import { repeatedIn } from '../../../support/samples/word-lists.ts'

const PARTS = [
  ['scene', 10],
  ['meeting', 10],
  ['luggage', 10],
  ['event', 12],
  ['reaction', 12],
  ['close', 10],
]
const paragraphs = async (input: object, seed: string | number = 'tests') =>
  (await output(randomParagraph, input, { seed })).text.split('\n\n') as string[]
const sentencesOf = (paragraph: string) => paragraph.split(/(?<=\.) /)

describe('random-paragraph', () => {
  it.each(LIST_LANGUAGES)('has ten or twelve whole sentences for each place in %s', async (language) => {
    const parts = themedLines(await loadList(STORY_LINES, language))
    expect([...parts].map(([part, lines]) => [part, lines.length])).toEqual(PARTS)
    const lines = [...parts.values()].flat()
    expect(repeatedIn(lines, language)).toEqual([])
    expect(lines.filter((line) => line !== line.normalize() || / {2}| ,/.test(line) || !/^\p{Lu}[^.]*\.$/u.test(line))).toEqual([])
  })

  it.each([
    ['short', 6],
    ['medium', 8],
    ['long', 10],
  ])('tells a %s story in %i different sentences, each in its place', async (size, count) => {
    const parts = themedLines(await loadList(STORY_LINES, 'pl'))
    for (const paragraph of await paragraphs({ language: 'pl', size, count: 50 })) {
      const sentences = sentencesOf(paragraph)
      expect(sentences).toHaveLength(count)
      expect(new Set(sentences).size).toBe(count)
      const places = sentences.map((sentence) => [...parts].find(([, lines]) => lines.includes(sentence))?.[0])
      expect(places.filter((place, index) => place !== places[index - 2] || index < 5)).toEqual(PARTS.map(([part]) => part))
    }
  })

  it('begins ten paragraphs differently', async () => {
    const first = (await paragraphs({ language: 'fr', count: 10 })).map((paragraph) => sentencesOf(paragraph)[0])
    expect(new Set(first).size).toBe(10)
  })

  it('uses each line equally often (chi-squared over 10,000 paragraphs, fixed seeds)', async () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 2000; seed++)
      for (const paragraph of await paragraphs({ language: 'en', size: 'short', count: 5 }, seed)) {
        const event = sentencesOf(paragraph)[3] as string
        counts.set(event, (counts.get(event) ?? 0) + 1)
      }
    expect(counts.size).toBe(12)
    expect(chiSquared([...counts.values()])).toBeLessThan(fairBound(11))
  })

  it('comes again from the same seed of the visitor’s, and differs without', async () => {
    expect(await paragraphs({ seed: 'Łódź 🎲' }, 1)).toEqual(await paragraphs({ seed: 'Łódź 🎲' }, 2))
    expect(await paragraphs({ seed: 'Łódź 🎲' }, 1)).not.toEqual(await paragraphs({ seed: 'Łódź 🎯' }, 1))
    expect(await paragraphs({}, 1)).not.toEqual(await paragraphs({}, 2))
  })

  it('follows the page’s language', async () => {
    expect((await output(randomParagraph, {}, { locale: 'ru-RU' })).text).toContain('Двое друзей')
  })

  it.each([
    [{ count: 0 }, 'too-small', 'count'],
    [{ count: 51 }, 'too-large', 'count'],
    [{ size: 'huge' }, 'not-a-choice', 'size'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(randomParagraph, input)).toMatchObject({ code, field })
  })
})
