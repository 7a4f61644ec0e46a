import * as z from 'zod'
import { type Note, defineFailures, defineTool } from '../../engine/core/define.ts'
import { choice, text, whole } from '../../engine/core/kit.ts'
import { part } from '../../engine/core/parts.ts'

const shared = defineFailures({ 'too-wide': 'At most {{most, number}} fit.', empty: 'There is nothing.' })

const sharedNotices = { 'odd-letter': { warning: '“{{letter}}” is odd.' } } as const
const sayLetter = (note: Note<typeof sharedNotices>) => note('odd-letter', { letter: 'a' })

/** Every part of a declaration, all of it right: it must compile. */
export const right = defineTool({
  id: 'right',
  category: 'text',
  icon: 'text',
  title: 'Right',
  summary: 'Nothing is wrong here.',
  slugs: { fr: 'juste', es: ['justo', 'correcto'] },
  effect: 'random',
  starts: 'live',
  limits: { timeMs: 2000 },
  input: z.object({
    text: text('Text', { max: 100, control: 'code' }),
    count: whole('How many', { min: 1, max: 9, default: 1 }),
    mode: choice('Mode', { up: 'Up', down: 'Down' }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code' }),
    length: part(z.int(), 'Length', { view: 'headline' }).optional(),
  }),
  failures: {
    ...shared.words,
    'bad-letter': '“{{letter}}” is no letter.',
    lines: { one: '{{count}} line is too long.', other: '{{count}} lines are too long.' },
  },
  notices: { ...sharedNotices, plain: 'It is plain.', few: { info: { one: '{{count}} letter.', other: '{{count}} letters.' } } },
  examples: [
    { input: { text: 'a' }, output: { text: 'a', notices: [{ code: 'few', params: { count: 1 }, level: 'info' }] }, seed: 1 },
    { input: { text: 'a', count: 2, mode: 'down' }, output: { length: 1 } },
  ],
  transform: ({ text, count, mode }, { random, now, timeZone, locale, signal, fail, note }) => {
    note('plain')
    note('few', { count: text.length })
    sayLetter(note)
    signal.throwIfAborted()
    if (text === '') shared.fail('empty')
    if (count > 8) shared.fail('too-wide', { most: 8, field: 'count' })
    if (text === '?') fail('bad-letter', { letter: text, field: 'text', offset: 0, text })
    if (text === '\n') fail('lines', { count: 2 })
    return { text: `${text.repeat(count)}${mode}${random.int(1, 6)}${now}${timeZone}${locale}` }
  },
})
