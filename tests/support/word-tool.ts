import { describe, expect, it } from 'vitest'
import type { Tool } from '../../engine/core/define.ts'
import { loadList, wordsIn } from '../../registry/lib/words/list.ts'
import { expectEvenDraw, expectRepeatable } from './list-draw.ts'
import { failure, output } from './run-tool.ts'

/** What every tool does that draws words from one list of each language. */
export function describeWordTool(tool: Tool, lists: Parameters<typeof loadList>[0]): void {
  describe(tool.id, () => {
    it('draws each entry of the language’s list equally often (chi-squared, fixed seeds)', async () => {
      await expectEvenDraw(tool, { language: 'pl' }, wordsIn(await loadList(lists, 'pl')), 'words')
    })

    it('repeats nothing, and comes again from the same seed', async () => {
      await expectRepeatable(tool, { language: 'ru' }, 'words')
    })

    it('follows the page’s language', async () => {
      expect((await output(tool, {}, { locale: 'ru-RU' })).words.join('')).toMatch(/^[а-яё -]+$/)
    })

    it.each([
      [{ start: 'qq' }, 'no-word-fits', 'start'],
      [{ shortest: 9, longest: 8 }, 'shortest-above-longest', 'shortest'],
      [{ language: 'en', start: 's', count: 900 }, 'too-few-to-draw', 'count'],
      [{ count: 1001 }, 'too-large', 'count'],
      [{ language: 'de' }, 'not-a-choice', 'language'],
    ])('refuses %o as %s', async (input, code, field) => {
      expect(await failure(tool, input)).toMatchObject({ code, field })
    })
  })
}
