import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { text, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { DRAW_NOTE, MOST_DRAWN, drawFailures, drawPlaces, seedField } from '../../lib/chance/draw.ts'
import { drawLog, drawRecord, logDraws, recordChance } from '../../lib/chance/draw-record.ts'
import { type Entry, entriesText, entryFields, entryKey, readEntries, withoutRepeats } from '../../lib/chance/entries.ts'
import { nameList } from '../../lib/chance/name-list.ts'
import { inText } from '../../lib/words/in-text.ts'

export const randomNamePicker = defineTool({
  id: 'random-name-picker',
  category: 'random',
  icon: 'ticket',
  title: 'Random name picker',
  summary: 'Pick one or more random winners from a list of names, with backups if you like and a log you can publish.',
  keywords: ['name picker', 'raffle', 'giveaway picker', 'winner generator', 'draw names', 'prize draw', 'pick a student'],
  aliases: ['name-picker', 'random-name-draw', 'winner-picker'],
  slugs: {
    es: 'sorteo-de-nombres',
    fr: 'tirage-au-sort-en-ligne',
    id: 'undian-nama',
    it: 'sorteggio-nomi',
    pl: 'losowanie-imion',
    pt: 'sorteio-de-nomes',
    ru: 'vybor-pobeditelya',
  },
  effect: 'random',
  action: 'Pick',
  input: z.object({
    text: entriesText('One name per line.'),
    count: whole('Winners', { min: 1, max: MOST_DRAWN, default: 1 }),
    reserves: whole('Backups', { min: 0, max: MOST_DRAWN, default: 0, help: 'Picked after the winners, in case one drops out.' }),
    once: entryFields.once,
    excluded: text('Excluded names', {
      max: 10_000,
      default: '',
      help: 'For example earlier winners, separated by commas or semicolons.',
      control: 'line',
      advanced: true,
    }),
    separator: entryFields.separator,
    seed: seedField,
  }),
  output: z.object({
    winners: part(z.array(z.string()), 'Winners', { view: 'list', fileName: 'winners.txt' }),
    reserves: part(z.array(z.string()), 'Backups', { view: 'list', fileName: 'reserves.txt' }).optional(),
    log: drawLog(),
    method: drawRecord(),
  }),
  failures: {
    ...drawFailures,
    // Nobody wins twice, so that repeats cannot be allowed.
    'too-few-to-draw': 'Only {{available, number}} can be picked, but you asked for {{count, number}}. Ask for fewer, or add names.',
    'too-few-names': {
      one: 'The list has only {{count, number}} name, but {{wanted, number}} are needed for winners and backups. Add names or ask for fewer winners.',
      other:
        'The list has only {{count, number}} names, but {{wanted, number}} are needed for winners and backups. Add names or ask for fewer winners.',
    },
    'all-left-out': 'Every name is excluded. Remove some from “Excluded names”.',
  },
  notes: [
    DRAW_NOTE,
    'No line wins twice. A name on several lines has that many chances and can win that often, unless you count duplicates once; then letter case and spaces around a name don’t matter.',
    'Backups are picked in the same run, right after the winners, so their order is just as fair. Publish the log; if you used a seed, anyone with the same list can verify the result.',
  ],
  examples: [
    {
      title: 'One winner',
      input: { text: 'Anna\nBen\nChloe\nDiego\nEmma' },
      in: nameList(5),
      seed: 'toolglot',
      output: { method: { entries: 5, drawn: 1, source: 'device', seed: '' } },
    },
    {
      title: 'Two winners and a backup',
      input: { text: 'Anna\nBen\nChloe\nDiego\nEmma\nFrank', count: 2, reserves: 1, seed: '2026-06-01' },
      in: nameList(6),
      output: { method: { entries: 6, drawn: 3, source: 'seed', seed: '2026-06-01' } },
    },
    {
      title: 'Duplicates count once',
      input: { text: 'anna, Anna, ANNA', once: true, separator: 'comma' },
      in: inText({
        es: 'ana, Ana, ANA',
        fr: 'alice, Alice, ALICE',
        id: 'ayu, Ayu, AYU',
        pl: 'ania, Ania, ANIA',
        pt: 'ana, Ana, ANA',
        ru: 'аня, Аня, АНЯ',
      }),
      output: { winners: ['anna'], log: [{ order: 1, entry: 'anna', place: 1 }] },
    },
  ],
  transform: ({ text, count, reserves, once, excluded, separator, seed }, { random, fail }) => {
    const left = leaveOut(readEntries(text, separator), excluded)
    const entries = once ? withoutRepeats(left) : left
    if (entries.length === 0) fail('all-left-out', { field: 'excluded' })
    const wanted = count + reserves
    if (reserves > 0 && wanted > entries.length)
      fail('too-few-names', { count: entries.length, wanted, field: count > entries.length ? 'count' : 'reserves' })
    const drawn = drawPlaces(entries.length, { count: wanted, unique: true, seed }, random, fail).map((place) => entries[place] as Entry)
    const names = drawn.map(({ text: name }) => name)
    return {
      winners: names.slice(0, count),
      reserves: reserves > 0 ? names.slice(count) : undefined,
      log: logDraws(drawn),
      method: { entries: entries.length, drawn: wanted, ...recordChance(seed) },
    }
  },
})

/** Commas part the names left out, unless there are semicolons: then a name may hold a comma, as in “Doe, Jane”. */
function leaveOut(entries: readonly Entry[], excluded: string): readonly Entry[] {
  if (excluded.trim() === '') return entries
  const out = new Set(readEntries(excluded, excluded.includes(';') ? 'semicolon' : 'comma', 'excluded').map(({ text }) => entryKey(text)))
  return entries.filter(({ text }) => !out.has(entryKey(text)))
}
