import * as z from 'zod'
import { type Fail, defineTool } from '../../../engine/core/define.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import { decimal } from '../../../engine/core/schema.ts'

const MOST_ENTRIES = 1000
const MOST_WEIGHT = 1000

const failures = {
  'too-many-entries': 'There are {{count, number}} entries; the wheel has room for {{maximum, number}}.',
  'bad-weight': 'A weight after “*” is a whole number from 1 to {{maximum, number}}.',
} as const

export const randomWheel = defineTool({
  id: 'random-wheel',
  category: 'random',
  icon: 'loader-pinwheel',
  title: 'Random wheel',
  summary: 'Spin a wheel of names or choices and get a fair winner, with more chances for some if you like.',
  keywords: ['wheel of names', 'spin the wheel', 'picker wheel', 'fortune wheel', 'raffle', 'name picker'],
  aliases: ['random-wheel-generator', 'wheel-of-names', 'spin-the-wheel', 'picker-wheel'],
  slugs: {
    es: 'ruleta-aleatoria',
    fr: ['roue-aleatoire', 'roue-de-la-fortune'],
    id: 'roda-acak',
    it: 'ruota-della-fortuna',
    pl: 'kolo-fortuny',
    pt: ['roleta-de-sorteio', 'roleta-aleatoria'],
    ru: 'koleso-fortuny',
  },
  effect: 'random',
  action: 'Spin',
  input: z.object({
    text: z
      .string()
      .max(200_000)
      .meta({ label: 'Entries', help: 'One on each line. “Anna *3” gives Anna three chances.', control: 'multiline', lines: 8 }),
  }),
  output: z.object({
    winner: z.string().meta({ label: 'Winner', view: 'headline' }),
    index: z.int().meta({ label: 'Index of the winner', help: 'Counted from 0.' }),
    list: z
      .array(
        z.object({
          name: z.string().meta({ label: 'Name' }),
          weight: z.int().meta({ label: 'Weight' }),
          chance: decimal({ label: 'Chance', format: 'percent', decimals: 2 }),
        }),
      )
      .meta({ label: 'Entries', view: 'table', fileName: 'wheel.csv' }),
  }),
  failures,
  notes: [
    'The winner is drawn first, by the cryptographic generator of your device, each entry in proportion to its weight; the turning wheel only shows it.',
    'Empty lines are passed over. The same name on two lines has two chances.',
  ],
  examples: [
    { title: 'Four names', input: { text: 'Anna\nBartek\nChloé\nDiego' }, seed: 'toolglot', output: { winner: 'Anna', index: 0 } },
    {
      title: 'More chances for one',
      input: { text: 'Pizza *3\nSalad' },
      seed: 'toolglot',
      output: {
        list: [
          { name: 'Pizza', weight: 3, chance: '75' },
          { name: 'Salad', weight: 1, chance: '25' },
        ],
      },
    },
    { title: 'A single entry always wins', input: { text: 'Only me' }, seed: 'toolglot', output: { winner: 'Only me', index: 0 } },
  ],
  workbench: {
    name: 'wheel',
    reason:
      'A wheel is drawn and turned, entries are added and winners removed in place; a form and a result side by side cannot show that.',
  },
  transform: ({ text }, { random, fail }) => {
    const entries = parseEntries(text, fail)
    const weights = entries.map((entry) => entry.weight)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const index = random.weighted(weights)
    return {
      winner: entries[index]?.name ?? '',
      index,
      list: entries.map((entry) => ({ ...entry, chance: chanceOf(entry.weight, total) })),
    }
  },
})

/** @throws ToolError required, too-many-entries, bad-weight at the line */
function parseEntries(text: string, fail: Fail<typeof failures>): { name: string; weight: number }[] {
  const lines = [...text.matchAll(/[^\r\n]+/g)].filter(([line]) => line.trim() !== '')
  if (lines.length === 0) throw new ToolError('required', {}, { field: 'text' })
  if (lines.length > MOST_ENTRIES) fail('too-many-entries', { count: lines.length, maximum: MOST_ENTRIES }, { field: 'text' })
  return lines.map(({ 0: line, index }) => {
    const star = line.lastIndexOf('*')
    const written = star < 0 ? '' : line.slice(star + 1).trim()
    const name = line.slice(0, Math.max(star, 0)).trim()
    if (name === '' || !/^\d+$/.test(written)) return { name: line.trim(), weight: 1 }
    const weight = Number(written)
    if (weight < 1 || weight > MOST_WEIGHT) fail('bad-weight', { maximum: MOST_WEIGHT }, { field: 'text', offset: index + star, text })
    return { name, weight }
  })
}

/** In percent, rounded half up to four decimals, by whole numbers only. */
function chanceOf(weight: number, total: number): string {
  const scaled = Math.floor((weight * 2_000_000 + total) / (2 * total))
  const digits = String(scaled).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '')
}
