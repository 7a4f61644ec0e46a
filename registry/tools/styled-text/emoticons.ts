import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, text } from '../../../engine/core/kit.ts'
import { column, table } from '../../../engine/core/parts.ts'
import { EMOTICONS, MOODS } from '../../data/symbols/emoticons.ts'
import { searchBoard } from '../../lib/symbols/board.ts'

const MOOD_LABELS = {
  happy: 'Happy',
  laughing: 'Laughing',
  love: 'In love',
  greeting: 'Greeting',
  hug: 'Hug',
  shy: 'Shy',
  surprised: 'Surprised',
  thinking: 'Thinking',
  unsure: 'Unsure',
  sad: 'Sad',
  crying: 'Crying',
  angry: 'Angry',
  tired: 'Tired',
  playful: 'Playful',
  cheering: 'Cheering',
  animals: 'Animals',
} as const
const FORM_LABELS = { upright: 'Upright', sideways: 'Sideways' } as const

const BOARD = MOODS.flatMap((group) => [...EMOTICONS[group].upright, ...EMOTICONS[group].sideways].map((text) => ({ text, group })))

export const emoticons = defineTool({
  id: 'emoticons',
  category: 'styled-text',
  icon: 'smile',
  title: 'Emoticons',
  summary: 'Copy text faces and kaomoji, from :) to the shrug: pick a mood and copy one with a tap.',
  keywords: ['kaomoji', 'text faces', 'shrug', 'table flip', 'japanese emoticons', 'smileys', 'lenny', 'ascii faces'],
  aliases: ['kaomoji', 'text-faces'],
  slugs: { es: 'emoticonos', id: 'emotikon', it: 'emoticon', pl: 'emotikony', ru: 'smayliki-iz-simvolov' },
  effect: 'pure',
  input: z.object({
    mood: choice('Mood', { all: 'Any mood', ...MOOD_LABELS }, { default: 'all', control: 'chips' }),
    form: choice('Form', { all: 'Any form', ...FORM_LABELS }),
    find: text('Contains', { max: 20, default: '', help: 'Characters the emoticon must include.', narrows: true }),
  }),
  output: z.object({
    emoticons: table(
      'Emoticons',
      {
        text: column(z.string(), 'Emoticon', { copyable: true }),
        mood: column(z.enum(MOODS), 'Mood', { choices: MOOD_LABELS }),
        form: column(z.enum(['upright', 'sideways']), 'Form', { choices: FORM_LABELS }),
      },
      { view: 'tiles', fileName: 'emoticons.csv' },
    ),
  }),
  failures: { 'none-found': 'No emoticon matches. Try another mood or form, or search for fewer characters.' },
  notes: [
    'Upright emoticons come from Japan, where they are called kaomoji. You read sideways ones with your head tilted.',
    'They’re made of ordinary characters, so you can paste them anywhere. Rare characters may appear as empty boxes if a font lacks them. Chat apps may turn short ones such as :) into emoji, and * or _ into bold or italic.',
    'Screen readers spell them out character by character, so say anything important in words.',
  ],
  examples: [
    {
      title: 'Not sure',
      input: { mood: 'unsure', form: 'upright', find: 'ツ' },
      output: { emoticons: [{ text: '¯\\_(ツ)_/¯', mood: 'unsure', form: 'upright' }] },
    },
    {
      title: 'Table flips',
      input: { find: '┻' },
      output: {
        emoticons: [
          { text: '(╯°□°)╯︵ ┻━┻', mood: 'angry', form: 'upright' },
          { text: '┻━┻ ︵ ヽ(°□°ヽ)', mood: 'angry', form: 'upright' },
          { text: '(ノಠ益ಠ)ノ彡┻━┻', mood: 'angry', form: 'upright' },
        ],
      },
    },
    {
      title: 'Love, sideways',
      input: { mood: 'love', form: 'sideways' },
      output: { emoticons: ['<3', ':*', ':-*'].map((text) => ({ text, mood: 'love' as const, form: 'sideways' as const })) },
    },
  ],
  transform: ({ mood, form, find }, { fail }) => {
    const found = searchBoard(BOARD, { group: mood, find }).flatMap(({ text, group }) => {
      const kind = EMOTICONS[group].upright.includes(text) ? ('upright' as const) : ('sideways' as const)
      return form === 'all' || form === kind ? [{ text, mood: group, form: kind }] : []
    })
    return found.length > 0 ? { emoticons: found } : fail('none-found', { field: 'find' })
  },
})
