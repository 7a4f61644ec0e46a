import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { spinWheel, wheelFailures, wheelOutput, wheelText } from '../../lib/chance/wheel.ts'
import { nameList } from '../../lib/chance/name-list.ts'
import { inText } from '../../lib/words/in-text.ts'

export const randomWheel = defineTool({
  id: 'random-wheel',
  category: 'random',
  icon: 'loader-pinwheel',
  title: 'Random wheel',
  summary: 'Spin a wheel of names or choices to pick a fair random winner, and give some entries better odds if you like.',
  keywords: ['wheel of names', 'spin the wheel', 'picker wheel', 'fortune wheel', 'raffle', 'name picker'],
  aliases: ['random-wheel-generator', 'wheel-of-names', 'spin-the-wheel', 'picker-wheel'],
  slugs: {
    es: 'ruleta-aleatoria',
    fr: ['roue-aleatoire', 'roue-de-la-fortune'],
    id: ['roda-putar', 'roda-acak'],
    it: 'ruota-della-fortuna',
    pl: 'kolo-fortuny',
    pt: ['roleta-de-sorteio', 'roleta-aleatoria'],
    ru: 'koleso-fortuny',
  },
  effect: 'random',
  action: 'Spin',
  input: z.object({ text: wheelText() }),
  output: wheelOutput,
  failures: wheelFailures,
  notes: [
    'The winner is picked first, by your device’s cryptographic random number generator, with each entry’s chance proportional to its weight; the spinning wheel only shows it.',
    'Empty lines are skipped. A name on two lines has two chances.',
  ],
  examples: [
    {
      title: 'Four names',
      input: { text: 'Anna\nBen\nChloe\nDiego' },
      in: nameList(4),
      seed: 'toolglot',
      output: { winner: 'Anna', index: 0 },
    },
    {
      title: 'Better odds for one',
      input: { text: 'Pizza *3\nSalad' },
      seed: 'toolglot',
      in: inText({
        es: 'Pizza *3\nEnsalada',
        fr: 'Pizza *3\nSalade',
        id: 'Soto *3\nSate',
        it: 'Pizza *3\nInsalata',
        pl: 'Pierogi *3\nSałatka',
        pt: 'Pizza *3\nSalada',
        ru: 'Пицца *3\nСалат',
      }),
      output: {
        list: [
          { name: 'Pizza', weight: 3, chance: '75' },
          { name: 'Salad', weight: 1, chance: '25' },
        ],
      },
    },
    { title: 'Numbers from 1 to 6', input: { text: '1\n2\n3\n4\n5\n6' }, seed: 'dice', output: { winner: '2', index: 1 } },
  ],
  workbench: {
    name: 'wheel',
    embeds: true,
    reason:
      'A wheel is drawn and turned, entries are added and winners removed in place; a form and a result side by side cannot show that.',
  },
  transform: ({ text }, { random, fail }) => spinWheel(text, random, fail),
})
