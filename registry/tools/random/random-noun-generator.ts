import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { NOUNS } from '../../lib/words/lists/nouns.ts'
import { OBJECTS } from '../../lib/words/lists/objects.ts'
import { DRAW_NOTE } from '../../lib/chance/draw.ts'
import { drawWords, START_NOTE, WORD_NOTE, wordFailures, wordFields, wordsOutput } from '../../lib/words/draw.ts'
import { loadNouns } from '../../lib/words/list.ts'

export const randomNounGenerator = defineTool({
  id: 'random-noun-generator',
  category: 'random',
  icon: 'tag',
  title: 'Random noun generator',
  summary: 'Generate random nouns in eight languages, by first letter and length: animals, people, places, things and ideas.',
  keywords: ['random noun', 'noun list', 'noun picker', 'random things', 'writing prompts', 'vocabulary'],
  aliases: ['random-noun'],
  slugs: {
    es: 'sustantivos-aleatorios',
    fr: 'generateur-de-noms-communs',
    id: 'kata-benda-acak',
    it: 'sostantivi-casuali',
    pl: 'losowe-rzeczowniki',
    pt: 'gerador-de-substantivos',
    ru: 'sluchaynye-sushchestvitelnye',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object(wordFields),
  output: wordsOutput('nouns.txt'),
  failures: wordFailures,
  notes: [DRAW_NOTE, WORD_NOTE, START_NOTE],
  examples: [
    { title: 'Five nouns', input: {}, seed: 'toolglot', output: { words: ['knife', 'tweezers', 'flower', 'mitten', 'juice'] } },
    {
      title: 'Short nouns that start with B',
      input: { language: 'en', count: 3, start: 'b', longest: 4 },
      seed: 'toolglot',
      output: { words: ['bear', 'boat', 'box'] },
    },
    {
      title: 'In Spanish',
      input: { language: 'es', count: 3 },
      in: { es: { title: 'En italiano', input: { language: 'it' } } },
      seed: 'toolglot',
      output: { words: ['dormitorio', 'desierto', 'sábana'] },
    },
  ],
  transform: async (input, { random, fail }) => ({
    words: drawWords(await loadNouns(NOUNS, OBJECTS, input.language), input, random, fail),
  }),
})
