import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { flag } from '../../../../engine/core/kit.ts'
import { spinWheel, wheelFailures, wheelOutput, wheelText } from '../../../lib/chance/wheel.ts'
import { yesNoWords } from './yes-no.ts'

export const yesOrNoWheel = defineTool({
  id: 'yes-or-no-wheel',
  category: 'random',
  icon: 'circle-question-mark',
  title: 'Yes or no wheel',
  summary: 'Spin a yes or no wheel, with maybe if you like, and get a fair answer to your question.',
  keywords: ['yes no wheel', 'spin yes or no', 'decision wheel', 'yes or no spinner', 'yes no maybe wheel', 'wheel of decision'],
  aliases: ['yes-no-wheel', 'yes-or-no-spinner'],
  slugs: {
    es: 'ruleta-si-o-no',
    fr: 'roue-oui-ou-non',
    id: 'roda-ya-atau-tidak',
    it: 'ruota-si-o-no',
    pl: 'kolo-tak-czy-nie',
    pt: 'roleta-sim-ou-nao',
    ru: 'koleso-da-ili-net',
  },
  effect: 'random',
  action: 'Spin',
  input: z.object({
    text: wheelText('One per line; “Yes *2” makes yes twice as likely as no. Leave empty for yes and no.').default(''),
    maybe: flag('With maybe'),
  }),
  output: wheelOutput,
  failures: wheelFailures,
  notes: [
    'The winner is picked first, by your device’s cryptographic random number generator, with each entry’s chance proportional to its weight; the spinning wheel only shows it.',
    'Yes and no each fill half of the wheel, or a third each with maybe. Every spin is independent: after ten yeses in a row, no is as likely as ever.',
  ],
  examples: [
    {
      title: 'Yes or no',
      input: {},
      seed: 'toolglot',
      output: {
        list: [
          { name: 'Yes', weight: 1, chance: '50' },
          { name: 'No', weight: 1, chance: '50' },
        ],
      },
    },
    {
      title: 'Yes, no or maybe',
      input: { maybe: true },
      seed: 'toolglot',
      output: {
        list: [
          { name: 'Yes', weight: 1, chance: '33.3333' },
          { name: 'No', weight: 1, chance: '33.3333' },
          { name: 'Maybe', weight: 1, chance: '33.3333' },
        ],
      },
    },
    {
      title: 'Thumbs up more often than down',
      input: { text: '👍 *3\n👎' },
      seed: 'toolglot',
      output: {
        list: [
          { name: '👍', weight: 3, chance: '75' },
          { name: '👎', weight: 1, chance: '25' },
        ],
      },
    },
  ],
  workbench: { name: 'wheel', embeds: true, reason: 'The same wheel as for names, with its own entries to begin with.' },
  transform: ({ text, maybe }, { random, locale, fail }) => {
    const { yes, no, maybe: perhaps } = yesNoWords(locale)
    const own = [yes, no, ...(maybe ? [perhaps] : [])].join('\n')
    return spinWheel(text.trim() === '' ? own : text, random, fail)
  },
})
