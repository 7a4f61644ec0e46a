import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { GUESSING } from '../../lib/words/lists/guessing.ts'
import { DRAW_NOTE, draw, drawFailures } from '../../lib/chance/draw.ts'
import { GUESSING_NOTE, guessingFields, wordsToGuess } from '../../lib/words/guessing.ts'
import { wordsOutput } from '../../lib/words/draw.ts'
import { loadList } from '../../lib/words/list.ts'

const ON = ['animals', 'things', 'actions', 'jobs', 'sports', 'nature', 'food', 'places', 'stories'] as const

export const pictionaryWordGenerator = defineTool({
  id: 'pictionary-word-generator',
  category: 'random',
  icon: 'brush',
  title: 'Pictionary word generator',
  summary: 'Generate Pictionary words to draw and guess, in eight languages, by theme and difficulty.',
  keywords: ['pictionary words', 'things to draw', 'drawing game', 'draw and guess', 'sketch', 'party game', 'skribbl words'],
  aliases: ['random-pictionary-word', 'pictionary-generator'],
  slugs: {
    es: 'palabras-para-pictionary',
    fr: 'mots-pour-pictionary',
    id: 'kata-tebak-gambar',
    it: 'parole-per-pictionary',
    pl: 'kalambury-hasla-do-rysowania',
    pt: ['palavras-para-desenhar', 'palavras-para-imagem-e-acao'],
    ru: 'slova-dlya-risovaniya',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object(guessingFields(ON)),
  output: wordsOutput('pictionary.txt'),
  failures: drawFailures,
  notes: [
    DRAW_NOTE,
    GUESSING_NOTE,
    'How to play: one player draws the secret word without letters, numbers or symbols while the others guess against the clock. Pictionary is a trademark of its owner; this site is not affiliated with it.',
  ],
  examples: [
    { title: 'One word to draw', input: {}, seed: 'toolglot', output: { words: ['fly a kite'] } },
    {
      title: 'Five easy animals and foods',
      input: { difficulty: 'easy', themes: ['animals', 'food'], count: 5 },
      seed: 'toolglot',
      output: { words: ['sheep', 'milk', 'snake', 'potato', 'bread'] },
    },
    {
      title: 'Hard words in French',
      input: { language: 'fr', difficulty: 'hard', count: 3 },
      in: { fr: { title: 'Difficiles, en anglais', input: { language: 'en' } } },
      seed: 'toolglot',
      output: { words: ['comète', 'funambule', 'frontière'] },
    },
  ],
  transform: async (input, { random, fail }) => ({
    words: draw(wordsToGuess(await loadList(GUESSING, input.language), input.difficulty, input.themes), input, random, fail),
  }),
})
