import { describe, expect, it } from 'vitest'
import { ADJECTIVES } from '../../../registry/lib/words/lists/adjectives.ts'
import { BODY_PARTS } from '../../../registry/lib/words/lists/body-parts.ts'
import { GUESSING } from '../../../registry/lib/words/lists/guessing.ts'
import { NOUNS } from '../../../registry/lib/words/lists/nouns.ts'
import { OBJECTS } from '../../../registry/lib/words/lists/objects.ts'
import { SHAPES } from '../../../registry/lib/words/lists/shapes.ts'
import { VERBS } from '../../../registry/lib/words/lists/verbs.ts'
import { DIFFICULTIES, groupsIn, THEMES } from '../../../registry/lib/words/guessing.ts'
import { countGraphemes } from '../../../registry/lib/text/segments.ts'
import { LONGEST_WORD } from '../../../registry/lib/words/draw.ts'
import { LIST_LANGUAGES, loadList, loadNouns, wordsIn } from '../../../registry/lib/words/list.ts'
import { FOREIGN_LETTERS, isUntidy, repeatedIn } from '../../support/samples/word-lists.ts'

const LISTS = [
  ['adjectives', ADJECTIVES, 300],
  ['body parts', BODY_PARTS, 90],
  ['nouns', NOUNS, 250],
  ['objects', OBJECTS, 300],
  ['shapes', SHAPES, 40],
  ['verbs', VERBS, 300],
] as const

describe.each(LIST_LANGUAGES)('the lists of words in %s', (language) => {
  it.each(LISTS)('hold different %s, enough of them, in letters of the language', async (_name, lists, least) => {
    const words = wordsIn(await loadList(lists, language))
    expect(words.length).toBeGreaterThanOrEqual(least)
    expect(repeatedIn(words, language)).toEqual([])
    expect(words.filter((word) => FOREIGN_LETTERS[language].test(word))).toEqual([])
    expect(words.filter(isUntidy)).toEqual([])
    expect(words.filter((word) => countGraphemes(word) > LONGEST_WORD)).toEqual([])
  })

  it('gather nouns from animals to ideas and from single-word things', async () => {
    const nouns = await loadNouns(NOUNS, OBJECTS, language)
    expect(nouns.length).toBeGreaterThan(400)
    expect(repeatedIn(nouns, language)).toEqual([])
  })

  it('name every theme and difficulty of what is to be guessed, with at least nine different words', async () => {
    const groups = groupsIn(await loadList(GUESSING, language))
    const expected = Object.keys(THEMES).flatMap((theme) => DIFFICULTIES.map((difficulty) => `${theme} ${difficulty}`))
    expect(groups.map(({ theme, difficulty }) => `${theme} ${difficulty}`)).toEqual(expected)
    for (const { words } of groups) expect(words.length).toBeGreaterThanOrEqual(9)
    const words = groups.flatMap((group) => group.words)
    expect(repeatedIn(words, language)).toEqual([])
    expect(words.filter((word) => FOREIGN_LETTERS[language].test(word) || isUntidy(word) || countGraphemes(word) > 40)).toEqual([])
  })
})
