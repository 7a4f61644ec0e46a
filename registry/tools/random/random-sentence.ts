import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { CLAUSES } from '../../lib/words/lists/clauses.ts'
import { DRAW_NOTE, draw, drawFailures, drawFields } from '../../lib/chance/draw.ts'
import { themedLines } from '../../lib/words/themed-lines.ts'
import { listLanguage } from '../../lib/words/draw.ts'
import { loadList } from '../../lib/words/list.ts'
export const randomSentence = defineTool({
  id: 'random-sentence',
  category: 'random',
  icon: 'quote',
  title: 'Random sentence generator',
  summary: 'Generate random sentences in eight languages, short or long, for stories, typing practice, dictation and sketching.',
  keywords: ['random sentences', 'sentence starters', 'story starter', 'writing prompts', 'typing practice', 'dictation', 'sample text'],
  aliases: ['random-sentence-generator'],
  slugs: {
    es: 'frases-aleatorias',
    fr: 'phrases-aleatoires',
    id: 'kalimat-acak',
    it: 'frasi-casuali',
    pl: 'losowe-zdania',
    pt: 'frases-aleatorias',
    ru: 'sluchaynye-predlozheniya',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    language: listLanguage,
    size: choice('Length', { short: 'Short', medium: 'Medium', long: 'Long' }, { default: 'medium' }),
    ...drawFields,
  }),
  output: z.object({ sentences: part(z.array(z.string()), 'Sentences', { view: 'list', fileName: 'sentences.txt' }) }),
  failures: drawFailures,
  notes: [
    DRAW_NOTE,
    'Sentences are combined from whole clauses written to fit together: 24 openings, 40 main clauses and 24 endings in each language. That makes 40 short sentences, 960 medium ones and 23,040 long ones.',
    'The grammar is always right; whether the sentence makes sense is left to luck, which is what makes these such good story starters.',
  ],
  examples: [
    {
      title: 'Three sentences',
      input: { count: 3 },
      seed: 'toolglot',
      output: {
        sentences: [
          'Two children built a bridge of stones without making a sound.',
          'The mayor cut the ribbon, but that is another story.',
          'Our teacher told a story about the sea, and then silence fell.',
        ],
      },
    },
    {
      title: 'A long one to start a story',
      input: { size: 'long' },
      seed: 'toolglot',
      output: { sentences: ['On the other side of the river, the cook forgot the salt, and everyone began to laugh.'] },
    },
    {
      title: 'Short sentences in French',
      input: { language: 'fr', size: 'short', count: 2 },
      in: { fr: { title: 'Phrases courtes, en espagnol', input: { language: 'es' } } },
      seed: 'toolglot',
      output: { sentences: ['Les jumeaux trouvèrent une clé rouillée.', 'Le fermier compta les moutons.'] },
    },
  ],
  transform: async (input, { random, fail }) => {
    const parts = themedLines(await loadList(CLAUSES, input.language))
    const [openings = [], mains = [], endings = []] = ['openings', 'mains', 'endings'].map((part) => parts.get(part))
    const bare = input.size === 'short' ? mains : mains.flatMap((main) => endings.map((ending) => join(main, ending)))
    const whole = input.size === 'long' ? openings.flatMap((opening) => bare.map((rest) => join(opening, rest))) : bare
    return { sentences: draw(whole, input, random, fail).map((text) => `${capital(text, input.language)}.`) }
  },
})

/** Two parts with a space between, unless the second brings its comma. */
const join = (first: string, second: string) => (second.startsWith(',') ? first + second : `${first} ${second}`)

const capital = (text: string, language: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
