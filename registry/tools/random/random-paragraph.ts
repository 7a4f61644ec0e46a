import * as z from 'zod'
import type { RandomSource } from '../../../engine/core/context.ts'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { STORY_LINES } from '../../lib/words/lists/story-lines.ts'
import { chanceOf, seedField } from '../../lib/chance/draw.ts'
import { themedLines } from '../../lib/words/themed-lines.ts'
import { listLanguage } from '../../lib/words/draw.ts'
import { loadList } from '../../lib/words/list.ts'

/** How often something happens and the friends answer to it. The twelve lines for each divide evenly, so none repeats within a paragraph. */
const EVENTS = { short: 1, medium: 2, long: 3 } as const

export const randomParagraph = defineTool({
  id: 'random-paragraph',
  category: 'random',
  icon: 'pilcrow',
  title: 'Random paragraph generator',
  summary:
    'Generate random paragraphs that read like little stories, in eight languages, for layouts, typing practice and writing prompts.',
  keywords: ['random paragraphs', 'random text', 'sample text', 'filler text', 'story starter', 'writing prompts', 'typing practice'],
  aliases: ['random-paragraph-generator'],
  slugs: {
    es: 'parrafos-aleatorios',
    fr: 'paragraphes-aleatoires',
    id: 'paragraf-acak',
    it: 'paragrafi-casuali',
    pl: 'losowe-akapity',
    pt: 'paragrafos-aleatorios',
    ru: 'sluchaynye-abzatsy',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    language: listLanguage,
    count: whole('Paragraphs', { min: 1, max: 50, default: 1 }),
    size: choice('Length', { short: 'Short', medium: 'Medium', long: 'Long' }, { default: 'medium' }),
    seed: seedField,
  }),
  output: z.object({ text: part(z.string(), 'Text', { view: 'text', fileName: 'paragraphs.txt' }) }),
  notes: [
    'Each paragraph tells of two friends: the scene, what they are up to, what they have with them, what happens, how they react and how it ends. For each of these there are ten or twelve sentences per language, written so that any combination works. A short paragraph has six sentences, a medium one eight, a long one ten.',
    'There are 1,440,000 different short paragraphs alone. No sentence repeats until all others of its kind have been used, so up to ten paragraphs start differently.',
    'Sentences are picked by your device’s cryptographic random number generator. If you set a seed, the same seed and options give the same text on any device.',
  ],
  examples: [
    {
      title: 'A short paragraph',
      input: { size: 'short' },
      seed: 'toolglot',
      output: {
        text: 'The sun was setting, and the windows glowed like gold. Two friends were on their way to a birthday party. They had borrowed a camera for the day. Out of the blue, an old bus stopped beside them. They acted as if it were quite normal. Nobody ever found out what had really happened.',
      },
    },
    {
      title: 'Two short paragraphs in Spanish',
      input: { language: 'es', count: 2, size: 'short' },
      in: { es: { title: 'Dos cortos en francés', input: { language: 'fr' } } },
      seed: 'toolglot',
      output: {
        text: 'El sol se ponía y las ventanas brillaban como el oro. Dos amigos iban de camino a una fiesta de cumpleaños. Les habían prestado una cámara para todo el día. De pronto, un viejo autobús se detuvo a su lado. Hicieron como si fuera lo más normal. Nadie supo nunca qué había pasado de verdad.\n\nAcababan de empezar las vacaciones de verano. Dos amigos habían encontrado por fin la casa que buscaban. Llevaban una cesta cubierta con un paño rojo. En alguna parte sonó un teléfono que no paraba. Negaron con la cabeza y dieron unos pasos más. Fue el mejor día de todo el año.',
      },
    },
    {
      title: 'Repeatable, with a seed',
      input: { size: 'medium', seed: 'fog' },
      in: {
        es: { input: { seed: 'niebla' } },
        fr: { input: { seed: 'brouillard' } },
        id: { input: { seed: 'kabut' } },
        it: { input: { seed: 'nebbia' } },
        pl: { input: { seed: 'mgła' } },
        pt: { input: { seed: 'neblina' } },
        ru: { input: { seed: 'туман' } },
      },
      seed: 'toolglot',
      output: {
        text: 'The sun was setting, and the windows glowed like gold. Two friends were standing in front of a locked gate. They had packed far too much, as usual. A door that they had never noticed stood ajar. They decided to get to the bottom of it. A window opened, and somebody called their names. For a moment neither of them said a word. In the end they were home before dark.',
      },
    },
  ],
  transform: async ({ language, count, size, seed }, { random }) => {
    const parts = themedLines(await loadList(STORY_LINES, language))
    const chance = chanceOf(seed, random)
    const [scene, meeting, luggage, event, reaction, close] = ['scene', 'meeting', 'luggage', 'event', 'reaction', 'close'].map((part) =>
      deck(parts.get(part) ?? [], chance),
    ) as [Deck, Deck, Deck, Deck, Deck, Deck]
    const paragraphs = Array.from({ length: count }, () => {
      const middle = Array.from({ length: EVENTS[size] }, () => [event(), reaction()]).flat()
      return [scene(), meeting(), luggage(), ...middle, close()].join(' ')
    })
    return { text: paragraphs.join('\n\n') }
  },
})

type Deck = () => string

/** Deals the lines in random order, and shuffles again once all were dealt. */
function deck(lines: readonly string[], chance: RandomSource): Deck {
  let left: string[] = []
  return () => {
    if (left.length === 0) left = chance.shuffle(lines)
    return left.pop() ?? ''
  }
}
