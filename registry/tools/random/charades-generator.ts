import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { GUESSING } from '../../lib/words/lists/guessing.ts'
import { DRAW_NOTE, draw, drawFailures } from '../../lib/chance/draw.ts'
import { GUESSING_NOTE, guessingFields, wordsToGuess } from '../../lib/words/guessing.ts'
import { wordsOutput } from '../../lib/words/draw.ts'
import { loadList } from '../../lib/words/list.ts'

const ON = ['animals', 'things', 'actions', 'jobs', 'sports', 'stories', 'ideas'] as const

export const charadesGenerator = defineTool({
  id: 'charades-generator',
  category: 'random',
  icon: 'drama',
  title: 'Charades generator',
  summary: 'Generate charades words to act out without speaking, in eight languages, by theme and difficulty.',
  keywords: ['charades words', 'charades ideas', 'mime', 'pantomime', 'party game', 'act it out', 'guessing game'],
  aliases: ['random-charades', 'charades-word-generator'],
  slugs: {
    es: 'generador-de-mimica',
    fr: 'mots-pour-le-jeu-du-mime',
    id: 'kata-tebak-gaya',
    it: 'parole-da-mimare',
    pl: 'kalambury-hasla-do-pokazywania',
    pt: 'palavras-para-mimica',
    ru: 'slova-dlya-krokodila',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object(guessingFields(ON)),
  output: wordsOutput('charades.txt'),
  failures: drawFailures,
  notes: [
    DRAW_NOTE,
    GUESSING_NOTE,
    'How to play: one player secretly takes a word and acts it out without making a sound or pointing at things in the room. The others guess against the clock, a minute or two per word.',
  ],
  examples: [
    { title: 'One word to act', input: {}, seed: 'toolglot', output: { words: ['gorilla'] } },
    {
      title: 'Five easy actions',
      input: { difficulty: 'easy', themes: ['actions'], count: 5 },
      seed: 'toolglot',
      output: { words: ['swim', 'run', 'dance', 'yawn', 'drive a car'] },
    },
    {
      title: 'Hard words in Spanish',
      input: { language: 'es', difficulty: 'hard', count: 3 },
      in: { es: { title: 'Tres difíciles, en inglés', input: { language: 'en' } } },
      seed: 'toolglot',
      output: { words: ['detective', 'duende', 'cambiar una rueda'] },
    },
  ],
  transform: async (input, { random, fail }) => ({
    words: draw(wordsToGuess(await loadList(GUESSING, input.language), input.difficulty, input.themes), input, random, fail),
  }),
})
