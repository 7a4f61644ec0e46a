import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { SHAPES } from '../../lib/words/lists/shapes.ts'
import { DRAW_NOTE, drawFields } from '../../lib/chance/draw.ts'
import { drawWords, START_NOTE, wordFailures, wordFields, wordsOutput } from '../../lib/words/draw.ts'
import { loadList, wordsIn } from '../../lib/words/list.ts'

export const randomShape = defineTool({
  id: 'random-shape',
  category: 'random',
  icon: 'shapes',
  title: 'Random shape generator',
  summary: 'Generate random shapes by name, flat and solid, in eight languages, for sketching, lessons and games.',
  keywords: ['geometric shapes', 'geometry', 'random figure', 'plane figures', 'solids', 'drawing ideas'],
  aliases: ['random-shape-generator'],
  slugs: {
    es: 'figura-geometrica-aleatoria',
    fr: 'forme-aleatoire',
    id: 'bentuk-acak',
    it: 'forma-casuale',
    pl: 'losowy-ksztalt',
    pt: 'forma-geometrica-aleatoria',
    ru: 'sluchaynaya-figura',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({ ...wordFields, count: drawFields.count }),
  output: wordsOutput('shapes.txt', 'Shapes'),
  failures: wordFailures,
  notes: [DRAW_NOTE, START_NOTE],
  examples: [
    { title: 'One shape', input: {}, seed: 'toolglot', output: { words: ['kite'] } },
    { title: 'Four different ones', input: { count: 4 }, seed: 'toolglot', output: { words: ['kite', 'heptagon', 'arrow', 'sector'] } },
    {
      title: 'In Portuguese',
      input: { language: 'pt', count: 3 },
      in: { pt: { input: { language: 'es' } } },
      seed: 'toolglot',
      output: { words: ['deltoide', 'heptágono', 'seta'] },
    },
  ],
  transform: async (input, { random, fail }) => ({
    words: drawWords(wordsIn(await loadList(SHAPES, input.language)), input, random, fail),
  }),
})
