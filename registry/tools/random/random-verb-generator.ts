import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { VERBS } from '../../lib/words/lists/verbs.ts'
import { DRAW_NOTE } from '../../lib/chance/draw.ts'
import { drawWords, START_NOTE, WORD_NOTE, wordFailures, wordFields, wordsOutput } from '../../lib/words/draw.ts'
import { loadList, wordsIn } from '../../lib/words/list.ts'

export const randomVerbGenerator = defineTool({
  id: 'random-verb-generator',
  category: 'random',
  icon: 'activity',
  title: 'Random verb generator',
  summary: 'Generate random verbs in eight languages, by first letter and length, for games, lessons and stories.',
  keywords: ['random verb', 'action words', 'verb list', 'verb picker', 'writing prompts', 'vocabulary'],
  aliases: ['random-verb'],
  slugs: {
    es: 'verbos-aleatorios',
    fr: 'generateur-de-verbes',
    id: 'kata-kerja-acak',
    it: 'verbi-casuali',
    pl: 'losowe-czasowniki',
    pt: 'gerador-de-verbos',
    ru: 'sluchaynye-glagoly',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object(wordFields),
  output: wordsOutput('verbs.txt'),
  failures: wordFailures,
  notes: [DRAW_NOTE, WORD_NOTE, START_NOTE],
  examples: [
    { title: 'Five verbs', input: {}, seed: 'toolglot', output: { words: ['blow', 'wrap', 'bounce', 'order', 'bite'] } },
    {
      title: 'Verbs of at least eight letters',
      input: { count: 3, shortest: 8 },
      seed: 'toolglot',
      output: { words: ['describe', 'celebrate', 'apologize'] },
    },
    {
      title: 'In French',
      input: { language: 'fr', count: 3 },
      in: { fr: { title: 'En espagnol', input: { language: 'es' } } },
      seed: 'toolglot',
      output: { words: ['secourir', 'demander', 'espérer'] },
    },
  ],
  transform: async (input, { random, fail }) => ({ words: drawWords(wordsIn(await loadList(VERBS, input.language)), input, random, fail) }),
})
