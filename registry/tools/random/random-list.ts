import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, whole } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { DRAW_NOTE, drawFailures, drawPlaces, seedField } from '../../lib/chance/draw.ts'
import { drawRecord, recordChance } from '../../lib/chance/draw-record.ts'
import { type Entry, entriesText, entryFields, readEntries, withoutRepeats } from '../../lib/chance/entries.ts'
import { nameList } from '../../lib/chance/name-list.ts'

const MOST_GROUPS = 1000
/** All of them are shown, in a table too. */
const MOST_ENTRIES = 20_000

export const randomList = defineTool({
  id: 'random-list',
  category: 'random',
  icon: 'shuffle',
  title: 'List randomizer',
  summary: 'Shuffle a list into random order, or split it into random teams or equal groups.',
  keywords: ['list randomizer', 'shuffle list', 'random order', 'team generator', 'random groups', 'split into teams', 'random pairs'],
  aliases: ['random-list-generator', 'list-randomizer', 'list-shuffler', 'random-team-generator', 'random-group-generator'],
  slugs: {
    es: 'lista-aleatoria',
    fr: 'liste-aleatoire',
    id: 'acak-daftar',
    it: 'generatore-lista-casuale',
    pl: 'losowa-lista',
    pt: 'lista-aleatoria',
    ru: ['peremeshat-spisok', 'sluchaynyy-spisok'],
  },
  recognizes: [{ kind: 'list', confidence: 0.97 }],
  effect: 'random',
  action: 'Shuffle',
  input: z.object({
    text: entriesText(),
    mode: choice('What to do', { order: 'Random order', groups: 'Split into groups', size: 'Groups of a fixed size' }),
    groups: whole('Groups', { min: 2, max: MOST_GROUPS, default: 2, when: { mode: 'groups' } }),
    size: whole('Entries in each group', { min: 2, max: MOST_GROUPS, default: 2, when: { mode: 'size' } }),
    rest: choice(
      'If entries are left over',
      { smaller: 'A smaller last group', larger: 'Some groups get one more' },
      { when: { mode: 'size' } },
    ),
    once: entryFields.once,
    separator: entryFields.separator,
    seed: seedField,
  }),
  output: z.object({
    list: part(z.array(z.string()), 'Shuffled list', { view: 'list', fileName: 'list.txt' }).optional(),
    text: part(z.string(), 'Groups', { view: 'text', fileName: 'groups.txt' }).optional(),
    log: table(
      'Log',
      {
        order: column(z.int(), 'Pick no.'),
        entry: column(z.string(), 'Entry', { copyable: true }),
        place: column(z.int(), 'Place in the list'),
        group: column(z.int(), 'Group no.').optional(),
      },
      { fileName: 'draw.csv' },
    ),
    method: drawRecord(),
  }),
  failures: {
    ...drawFailures,
    'too-many-to-shuffle': {
      one: 'You entered {{count, number}} entry; the limit is {{maximum, number}}. Remove some.',
      other: 'You entered {{count, number}} entries; the limit is {{maximum, number}}. Remove some.',
    },
    'too-many-groups': {
      one: 'The list has only {{count, number}} entry, but each group needs one and you asked for {{groups, number}}. Add entries or ask for fewer groups.',
      other:
        'The list has only {{count, number}} entries, but each group needs one and you asked for {{groups, number}}. Add entries or ask for fewer groups.',
    },
  },
  notes: [
    DRAW_NOTE,
    'The list is shuffled with the Fisher–Yates algorithm, which makes every order equally likely. Groups are then taken from the shuffled list one after another.',
    'If you set the number of groups, their sizes differ by at most one. If you set the group size, choose whether leftover entries form a smaller last group or are added to the other groups, one each.',
  ],
  examples: [
    {
      title: 'Playing order',
      input: { text: 'Anna\nBen\nChloe\nDiego' },
      in: nameList(4),
      seed: 'order',
      output: { list: ['Diego', 'Anna', 'Ben', 'Chloe'], method: { entries: 4, drawn: 4, source: 'device', seed: '' } },
    },
    {
      title: 'Two teams',
      input: { text: 'Anna\nBen\nChloe\nDiego\nEmma', mode: 'groups', groups: 2, seed: '2026-12-05' },
      in: nameList(5),
      output: { method: { entries: 5, drawn: 5, source: 'seed', seed: '2026-12-05' } },
    },
    {
      title: 'Pairs',
      input: { text: '1, 2, 3, 4, 5, 6, 7', separator: 'comma', mode: 'size', size: 2, rest: 'larger' },
      seed: 'toolglot',
      output: { method: { entries: 7, drawn: 7, source: 'device', seed: '' } },
    },
  ],
  transform: ({ text, mode, groups, size, rest, once, separator, seed }, { random, fail }) => {
    const read = readEntries(text, separator)
    const entries = once ? withoutRepeats(read) : read
    const { length } = entries
    if (length > MOST_ENTRIES) fail('too-many-to-shuffle', { count: length, maximum: MOST_ENTRIES, field: 'text' })
    const sizes = mode === 'order' ? [length] : mode === 'groups' ? evenSizes(length, groups) : givenSizes(length, size, rest)
    if (mode === 'groups' && groups > length) fail('too-many-groups', { count: length, groups, field: 'groups' })
    const drawn = drawPlaces(length, { count: length, unique: true, seed }, random, fail).map((place) => entries[place] as Entry)
    const numbers = sizes.flatMap((count, index) => Array.from({ length: count }, () => index + 1))
    return {
      ...(mode === 'order' ? { list: drawn.map((entry) => entry.text) } : { text: writeGroups(drawn, sizes) }),
      log: drawn.map((entry, index) => ({
        order: index + 1,
        entry: entry.text,
        place: entry.place,
        group: mode !== 'order' ? (numbers[index] as number) : undefined,
      })),
      method: { entries: length, drawn: length, ...recordChance(seed) },
    }
  },
})

/** Sizes of so many groups; the first ones are larger by one where it does not come out even. */
function evenSizes(total: number, groups: number): number[] {
  return Array.from({ length: groups }, (_, index) => Math.floor(total / groups) + (index < total % groups ? 1 : 0))
}

function givenSizes(total: number, size: number, rest: 'smaller' | 'larger'): number[] {
  const full = Math.floor(total / size)
  if (rest === 'larger' && full > 0) return evenSizes(total, full)
  return [...Array.from({ length: full }, () => size), ...(total % size > 0 ? [total % size] : [])]
}

/** A line for each group: its number and its entries. */
function writeGroups(drawn: readonly Entry[], sizes: readonly number[]): string {
  let at = 0
  return sizes
    .map((size, index) => {
      const group = drawn.slice(at, (at += size))
      return `${index + 1}. ${group.map((entry) => entry.text).join(', ')}`
    })
    .join('\n')
}
