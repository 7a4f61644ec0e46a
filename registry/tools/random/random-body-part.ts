import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { BODY_PARTS } from '../../lib/words/lists/body-parts.ts'
import { DRAW_NOTE, drawFields } from '../../lib/chance/draw.ts'
import { drawWords, START_NOTE, wordFailures, wordFields, wordsOutput } from '../../lib/words/draw.ts'
import { loadList, wordsIn } from '../../lib/words/list.ts'

export const randomBodyPart = defineTool({
  id: 'random-body-part',
  category: 'random',
  icon: 'hand',
  title: 'Random body part generator',
  summary: 'Pick random parts of the human body in eight languages, for games, workouts, drawing and vocabulary practice.',
  keywords: ['body part', 'human body', 'anatomy', 'simon says', 'stretching', 'vocabulary'],
  aliases: ['random-body-part-generator'],
  slugs: {
    es: 'parte-del-cuerpo-aleatoria',
    fr: 'partie-du-corps-aleatoire',
    id: 'bagian-tubuh-acak',
    it: 'parte-del-corpo-casuale',
    pl: 'losowa-czesc-ciala',
    pt: 'parte-do-corpo-aleatoria',
    ru: 'sluchaynaya-chast-tela',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({ ...wordFields, count: drawFields.count }),
  output: wordsOutput('body-parts.txt', 'Body parts'),
  failures: wordFailures,
  notes: [DRAW_NOTE, START_NOTE],
  examples: [
    { title: 'One body part', input: {}, seed: 'toolglot', output: { words: ['skull'] } },
    {
      title: 'Five for a game',
      input: { count: 5 },
      seed: 'toolglot',
      output: { words: ['skull', 'cartilage', 'index finger', 'ankle', 'knuckle'] },
    },
    {
      title: 'In Italian',
      input: { language: 'it', count: 3 },
      in: { it: { title: 'In spagnolo', input: { language: 'es' } } },
      seed: 'toolglot',
      output: { words: ['fegato', 'midollo spinale', 'anulare'] },
    },
  ],
  transform: async (input, { random, fail }) => ({
    words: drawWords(wordsIn(await loadList(BODY_PARTS, input.language)), input, random, fail),
  }),
})
