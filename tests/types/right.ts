import * as z from 'zod'
import { defineFailures, defineTool } from '../../engine/core/define.ts'

const shared = defineFailures({ 'too-wide': 'At most {{most, number}} fit.', empty: 'There is nothing.' })

/** Every part of a declaration, all of it right: it must compile. */
export const right = defineTool({
  id: 'right',
  category: 'text',
  icon: 'text',
  title: 'Right',
  summary: 'Nothing is wrong here.',
  slugs: { fr: 'juste', es: ['justo', 'correcto'] },
  effect: 'random',
  limits: { timeMs: 2000 },
  input: z.object({
    text: z.string().max(100).meta({ label: 'Text', control: 'code' }),
    count: z.int().min(1).max(9).default(1).meta({ label: 'How many' }),
    mode: z
      .enum(['up', 'down'])
      .default('up')
      .meta({ label: 'Mode', choices: { up: 'Up', down: 'Down' } }),
  }),
  output: z.object({
    text: z.string().meta({ label: 'Result', view: 'code' }),
    length: z.int().optional().meta({ label: 'Length', view: 'headline' }),
  }),
  failures: {
    ...shared.words,
    'bad-letter': '“{{letter}}” is no letter.',
    lines: { one: '{{count}} line is too long.', other: '{{count}} lines are too long.' },
  },
  examples: [
    { input: { text: 'a' }, output: { text: 'a' }, seed: 1 },
    { input: { text: 'a', count: 2, mode: 'down' }, output: { length: 1 } },
  ],
  transform: ({ text, count, mode }, { random, now, timeZone, locale, signal, fail }) => {
    signal.throwIfAborted()
    if (text === '') shared.fail('empty')
    if (count > 8) shared.fail('too-wide', { most: 8 }, { field: 'count' })
    if (text === '?') fail('bad-letter', { letter: text }, { field: 'text', offset: 0, text })
    if (text === '\n') fail('lines', { count: 2 })
    return { text: `${text.repeat(count)}${mode}${random.int(1, 6)}${now}${timeZone}${locale}` }
  },
})
