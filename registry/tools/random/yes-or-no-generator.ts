import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { flag, whole } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { MOST_DRAWN, chanceOf, seedField } from '../../lib/chance/draw.ts'
import { chanceRecord, recordChance } from '../../lib/chance/draw-record.ts'

const ANSWERS = ['yes', 'no', 'maybe'] as const
const LABELS = { yes: 'Yes', no: 'No', maybe: 'Maybe' } as const

export const yesOrNoGenerator = defineTool({
  id: 'yes-or-no-generator',
  category: 'random',
  icon: 'circle-question-mark',
  title: 'Yes or no generator',
  summary: 'Ask a question and get a random yes or no, or maybe if you allow it.',
  keywords: ['yes no', 'yes or no oracle', 'random yes or no', 'decision', 'coin flip', 'magic answer', 'yes no maybe'],
  aliases: ['yes-no-generator', 'random-yes-or-no', 'yes-or-no'],
  slugs: {
    es: 'si-o-no',
    fr: 'oui-ou-non-aleatoire',
    id: 'ya-atau-tidak',
    it: 'si-o-no',
    pl: 'tak-czy-nie',
    pt: 'sim-ou-nao',
    ru: 'da-ili-net',
  },
  effect: 'random',
  action: 'Answer',
  input: z.object({
    maybe: flag('Allow “maybe”'),
    count: whole('Answers', { min: 1, max: MOST_DRAWN, default: 1 }),
    share: whole('Chance of yes', {
      min: 1,
      max: 99,
      default: 50,
      help: 'The rest is the chance of no.',
      unit: '%',
      control: 'slider',
      when: { maybe: false },
      advanced: true,
    }),
    seed: seedField,
  }),
  output: z.object({
    answers: part(z.array(z.enum(ANSWERS)), 'Answer', { choices: LABELS, view: 'list', fileName: 'answers.txt' }),
    tally: facts(
      'Tally',
      { yes: column(z.int(), 'Yes'), no: column(z.int(), 'No'), maybe: column(z.int(), 'Maybe').optional() },
      { view: 'statistics' },
    ).optional(),
    method: chanceRecord(),
  }),
  notes: [
    'Answers come from your device’s cryptographic random number generator: 50/50 for yes and no, unless you set the chance of yes yourself, or a third each with “maybe”.',
    'Each answer is independent of earlier ones. If you set a seed, a fixed algorithm (xoshiro128**) gives the same answers on any device.',
    'Ask for three or more answers if you want the majority to decide. For anything that matters, think it over too.',
  ],
  examples: [
    { title: 'One answer', input: {}, seed: 'toolglot', output: { method: { source: 'device', seed: '' } } },
    { title: 'With maybe', input: { maybe: true }, seed: 'toolglot', output: { method: { source: 'device', seed: '' } } },
    {
      title: 'Best of five',
      input: { count: 5, seed: 'shall we?' },
      in: {
        es: { input: { seed: '¿vamos?' } },
        fr: { input: { seed: 'on y va ?' } },
        id: { input: { seed: 'jadi?' } },
        it: { input: { seed: 'ci stai?' } },
        pl: { input: { seed: 'idziemy?' } },
        pt: { input: { seed: 'vamos?' } },
        ru: { input: { seed: 'идём?' } },
      },
      output: { method: { source: 'seed', seed: 'shall we?' } },
    },
  ],
  transform: ({ maybe, count, share, seed }, { random }) => {
    const chance = chanceOf(seed, random)
    const weights = maybe ? [1, 1, 1] : [share, 100 - share]
    const answers = Array.from({ length: count }, () => ANSWERS[chance.weighted(weights)] as (typeof ANSWERS)[number])
    const often = (wanted: string) => answers.filter((answer) => answer === wanted).length
    return {
      answers,
      ...(count > 1 && { tally: { yes: often('yes'), no: often('no'), ...(maybe && { maybe: often('maybe') }) } }),
      method: recordChance(seed),
    }
  },
})
