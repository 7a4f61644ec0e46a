import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { text, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { DRAW_NOTE, MOST_DRAWN, drawFailures, drawPlaces, seedField } from '../../lib/chance/draw.ts'
import { drawLog, drawRecord, logDraws, recordChance } from '../../lib/chance/draw-record.ts'
import { type Entry, entriesText, entryFields, entryKey, readEntries, withoutRepeats } from '../../lib/chance/entries.ts'
import { inText } from '../../lib/words/in-text.ts'

export const randomNamePicker = defineTool({
  id: 'random-name-picker',
  category: 'random',
  icon: 'ticket',
  title: 'Random name picker',
  summary: 'Draw one or several winners from a list of names, with reserves if you like, and a log of the draw.',
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
  action: 'Draw',
  input: z.object({
    text: entriesText('One name on each line.'),
    count: whole('Winners', { min: 1, max: MOST_DRAWN, default: 1 }),
    reserves: whole('Reserves', { min: 0, max: MOST_DRAWN, default: 0, help: 'Drawn after the winners, in case one drops out.' }),
    once: entryFields.once,
    excluded: text('Names left out', {
      max: 10_000,
      default: '',
      help: 'Such as earlier winners, with commas or semicolons between them.',
      control: 'line',
      advanced: true,
    }),
    separator: entryFields.separator,
    seed: seedField,
  }),
  output: z.object({
    winners: part(z.array(z.string()), 'Winners', { view: 'list', fileName: 'winners.txt' }),
    reserves: part(z.array(z.string()), 'Reserves', { view: 'list', fileName: 'reserves.txt' }).optional(),
    log: drawLog(),
    method: drawRecord(),
  }),
  failures: {
    ...drawFailures,
    'too-few-names':
      'There are only {{available, number}} names to draw from, fewer than the {{count, number}} winners and reserves. Ask for fewer.',
    'all-left-out': 'Every name is among those left out.',
  },
  notes: [
    DRAW_NOTE,
    'Nobody is drawn twice. A name that stands on several lines has as many chances, and may win as often, unless repeated names count once; then capitals and spaces around a name make no difference.',
    'Reserves are drawn in the same draw, right after the winners, so their order is as fair. Publish the log, and with a seed anybody can check the draw from the same list.',
  ],
  examples: [
    {
      title: 'One winner',
      input: { text: 'Anna\nBartek\nChloé\nDiego\nElif' },
      in: inText({
        es: 'Ana\nBruno\nCarmen\nDiego\nElena',
        fr: 'Alice\nBastien\nChloé\nDavid\nEmma',
        id: 'Ayu\nBudi\nCitra\nDewi\nEko',
        it: 'Anna\nBruno\nChiara\nDavide\nElisa',
        pl: 'Ania\nBartek\nCelina\nDawid\nEwa',
        pt: 'Ana\nBruno\nCarla\nDiego\nElisa',
        ru: 'Аня\nБорис\nВера\nГлеб\nДаша',
      }),
      seed: 'toolglot',
      output: { method: { entries: 5, drawn: 1, source: 'device', seed: '' } },
    },
    {
      title: 'Two winners and a reserve',
      input: { text: 'Anna\nBartek\nChloé\nDiego\nElif\nFarid', count: 2, reserves: 1, seed: '2026-06-01' },
      output: { method: { entries: 6, drawn: 3, source: 'seed', seed: '2026-06-01' } },
    },
    {
      title: 'Repeated names count once',
      input: { text: 'anna, Anna, ANNA', once: true, separator: 'comma' },
      output: { winners: ['anna'], log: [{ order: 1, entry: 'anna', place: 1 }] },
    },
  ],
  transform: ({ text, count, reserves, once, excluded, separator, seed }, { random, fail }) => {
    const left = leaveOut(readEntries(text, separator), excluded)
    const entries = once ? withoutRepeats(left) : left
    if (entries.length === 0) fail('all-left-out', { field: 'excluded' })
    const wanted = count + reserves
    if (reserves > 0 && wanted > entries.length)
      fail('too-few-names', { available: entries.length, count: wanted, field: count > entries.length ? 'count' : 'reserves' })
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
