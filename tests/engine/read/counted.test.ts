import { describe, expect, it } from 'vitest'
import { checkCounted, countedIn } from '../../../engine/read/counted.ts'
import { readWords } from '../../../engine/read/words.ts'
import { LOCALES_URL, registry } from '../../support/real-registry.ts'

const found = (words: Readonly<Record<string, string>>, language = 'en') => countedIn(words, language).map((problem) => problem.found)

describe('a sentence that names a counted noun without forms', () => {
  it.each([
    ['failures.too-many', 'There are {{count, number}} lines; the limit is {{maximum, number}}.', '{{count, number}} lines'],
    ['notices.left-out', 'The list has {{found, number}} more empty cells.', '{{found, number}} more empty cells'],
    ['notices.left-out', 'Lines left out: {{count, number}}.', 't: {{count, number}}'],
    ['output.time.sentence', 'The goal is reached after {{value}} months.', '{{value}} months'],
  ])('%s: %s', (key, text, part) => {
    expect(found({ [key]: text })).toEqual([part])
  })

  it.each([
    ['failures.too-many_other', 'There are {{count, number}} lines; the limit is {{maximum, number}}.'],
    ['failures.too-many', 'Enter at most {{maximum, number}} lines.'],
    ['failures.too-wide', 'The image has {{width, number}} × {{height, number}} pixels.'],
    ['failures.wrong', 'Line {{line, number}} has two values.'],
    ['output.price.sentence', 'You pay {{value}} every two weeks.'],
    ['notes.0', 'There are {{count, number}} lines.'],
    ['fields.lines.help', 'Lines: {{count, number}}.'],
  ])('is none: %s: %s', (key, text) => {
    expect(found({ [key]: text })).toEqual([])
  })

  it('is told in every language where its plural is dodged, with forms or without', () => {
    expect(found({ 'notices.left-out': 'Liczba wierszy: {{count, number}}.' }, 'pl')).toHaveLength(1)
    expect(found({ 'notices.left-out': 'Lignes\u00A0: {{count, number}}.' }, 'fr')).toHaveLength(1)
    expect(found({ 'output.length.sentence_few': 'Символов: {{value}}' }, 'ru')).toHaveLength(1)
    expect(found({ 'notices.left-out_few': 'Pominięto {{count, number}} wiersze.' }, 'pl')).toEqual([])
  })

  it('is in no tool, in no language', { tags: 'long' }, async () => {
    const words = await readWords(
      LOCALES_URL,
      registry.locales.map(({ id }) => id),
    )
    expect(checkCounted(registry, words)).toEqual([])
    // One planted in an entry is found.
    const planted = { ...registry.tools[0], failures: { 'too-many': 'There are {{count, number}} lines.' } } as (typeof registry.tools)[0]
    expect(checkCounted({ ...registry, tools: [planted] }, words).map((problem) => problem.found)).toEqual(['{{count, number}} lines'])
  })
})
