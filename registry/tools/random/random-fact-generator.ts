import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { part } from '../../../engine/core/parts.ts'
import { FACTS } from '../../lib/words/lists/facts.ts'
import { DRAW_NOTE, draw, drawFailures, drawFields } from '../../lib/chance/draw.ts'
import { linesOn, themesField } from '../../lib/words/themed-lines.ts'
import { listLanguage } from '../../lib/words/draw.ts'
import { loadList } from '../../lib/words/list.ts'

export const randomFactGenerator = defineTool({
  id: 'random-fact-generator',
  category: 'random',
  icon: 'lightbulb',
  title: 'Random fact generator',
  summary: 'Get random fun facts that are actually true, in eight languages: animals, plants, Earth, space, the body, numbers and culture.',
  keywords: ['fun facts', 'did you know', 'interesting facts', 'trivia', 'fact of the day', 'general knowledge'],
  aliases: ['random-fact', 'random-facts', 'fun-facts'],
  slugs: {
    es: 'datos-curiosos',
    fr: 'faits-insolites',
    id: 'fakta-unik-acak',
    it: 'curiosita-casuali',
    pl: 'losowe-ciekawostki',
    pt: 'curiosidades-aleatorias',
    ru: 'sluchaynye-fakty',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    language: listLanguage,
    themes: themesField({
      animals: 'Animals',
      plants: 'Plants',
      earth: 'Earth',
      space: 'Space',
      body: 'Human body',
      numbers: 'Math and probability',
      culture: 'History and culture',
    }),
    ...drawFields,
  }),
  output: z.object({ facts: part(z.array(z.string()), 'Facts', { view: 'list', fileName: 'facts.txt' }) }),
  failures: drawFailures,
  notes: [
    DRAW_NOTE,
    'There are 70 facts in each language. We left out records that may be broken, figures that change every year, and stories that are often told but never proven.',
    'A single sentence can’t cover exceptions: the number of bones, for example, varies a little from person to person. Look a fact up before you rely on it.',
  ],
  examples: [
    { title: 'One fact', input: {}, seed: 'toolglot', output: { facts: ['An adult usually has 206 bones.'] } },
    {
      title: 'Three about space',
      input: { themes: ['space'], count: 3 },
      seed: 'toolglot',
      output: {
        facts: [
          'Venus takes longer to turn once on its axis than to go once around the Sun.',
          'Neptune was predicted by calculation before anybody recognized it through a telescope.',
          'Sound cannot travel through empty space.',
        ],
      },
    },
    {
      title: 'In Italian',
      input: { language: 'it', count: 2 },
      in: { it: { title: 'In spagnolo', input: { language: 'es' } } },
      seed: 'toolglot',
      output: { facts: ['Un adulto ha di solito 206 ossa.', 'La maggior parte dell’acqua dolce della Terra è ghiacciata.'] },
    },
  ],
  transform: async (input, { random, fail }) => ({
    facts: draw(linesOn(await loadList(FACTS, input.language), input.themes), input, random, fail),
  }),
})
