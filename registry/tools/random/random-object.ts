import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { OBJECTS } from '../../lib/words/lists/objects.ts'
import { DRAW_NOTE } from '../../lib/chance/draw.ts'
import { drawWords, START_NOTE, WORD_NOTE, wordFailures, wordFields, wordsOutput } from '../../lib/words/draw.ts'
import { loadList, wordsIn } from '../../lib/words/list.ts'

export const randomObject = defineTool({
  id: 'random-object',
  category: 'random',
  icon: 'package-open',
  title: 'Random object generator',
  summary: 'Generate random everyday objects in eight languages, for sketching, stories, lessons and guessing games.',
  keywords: ['random thing', 'random item', 'object list', 'things to draw', 'drawing ideas', 'writing prompts'],
  aliases: ['random-object-generator', 'random-thing-generator'],
  slugs: {
    es: 'objeto-aleatorio',
    fr: 'objet-aleatoire',
    id: 'benda-acak',
    it: 'oggetto-casuale',
    pl: 'losowy-przedmiot',
    pt: 'objeto-aleatorio',
    ru: 'sluchaynyy-predmet',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object(wordFields),
  output: wordsOutput('objects.txt', 'Objects'),
  failures: wordFailures,
  notes: [DRAW_NOTE, WORD_NOTE, START_NOTE],
  examples: [
    { title: 'Five objects', input: {}, seed: 'toolglot', output: { words: ['trophy', 'frisbee', 'boot', 'doorbell', 'rake'] } },
    {
      title: 'Three that start with T',
      input: { language: 'en', count: 3, start: 't' },
      seed: 'toolglot',
      output: { words: ['tennis racket', 'tie', 'traffic light'] },
    },
    {
      title: 'In Polish',
      input: { language: 'pl', count: 3 },
      in: { pl: { input: { language: 'es' }, title: 'Po hiszpańsku' } },
      seed: 'toolglot',
      output: { words: ['kredka', 'zasłona', 'narty'] },
    },
  ],
  transform: async (input, { random, fail }) => ({
    words: drawWords(wordsIn(await loadList(OBJECTS, input.language)), input, random, fail),
  }),
})
