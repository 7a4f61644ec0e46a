import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { ADJECTIVES } from '../../lib/words/lists/adjectives.ts'
import { DRAW_NOTE } from '../../lib/chance/draw.ts'
import { drawWords, START_NOTE, WORD_NOTE, wordFailures, wordFields, wordsOutput } from '../../lib/words/draw.ts'
import { loadList, wordsIn } from '../../lib/words/list.ts'

export const randomAdjective = defineTool({
  id: 'random-adjective',
  category: 'random',
  icon: 'palette',
  title: 'Random adjective generator',
  summary: 'Generate random adjectives in eight languages, by first letter and length, for descriptions, names and word games.',
  keywords: ['random adjective', 'describing words', 'adjective list', 'adjective picker', 'writing prompts', 'vocabulary'],
  aliases: ['random-adjective-generator'],
  slugs: {
    es: 'adjetivos-aleatorios',
    fr: 'generateur-d-adjectifs',
    id: 'kata-sifat-acak',
    it: 'aggettivi-casuali',
    pl: 'losowe-przymiotniki',
    pt: 'gerador-de-adjetivos',
    ru: 'sluchaynye-prilagatelnye',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object(wordFields),
  output: wordsOutput('adjectives.txt'),
  failures: wordFailures,
  notes: [DRAW_NOTE, WORD_NOTE, START_NOTE],
  examples: [
    { title: 'Five adjectives', input: {}, seed: 'toolglot', output: { words: ['skillful', 'solid', 'adventurous', 'clean', 'foolish'] } },
    {
      title: 'Three that start with S',
      input: { language: 'en', count: 3, start: 's' },
      seed: 'toolglot',
      output: { words: ['strict', 'slow', 'stormy'] },
    },
    {
      title: 'In Polish',
      input: { language: 'pl', count: 3 },
      in: { pl: { input: { language: 'es' }, title: 'Po hiszpańsku' } },
      seed: 'toolglot',
      output: { words: ['nieśmiały', 'cichy', 'cienki'] },
    },
  ],
  transform: async (input, { random, fail }) => ({
    words: drawWords(wordsIn(await loadList(ADJECTIVES, input.language)), input, random, fail),
  }),
})
