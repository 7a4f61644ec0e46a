import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { drawFailures, drawFields, drawWeighted } from '../../lib/chance/draw.ts'
import { drawRecord, recordChance } from '../../lib/chance/draw-record.ts'
import { entriesText, entryFields, readEntries } from '../../lib/chance/entries.ts'
import { WEIGHTS_HELP, type WeightedEntry, percentOf, readWeight, weightFailures } from '../../lib/chance/weighted-entries.ts'
import { inText } from '../../lib/words/in-text.ts'

const MOST_ENTRIES = 2000

export const randomChoice = defineTool({
  id: 'random-choice',
  category: 'random',
  icon: 'split',
  title: 'Random choice',
  summary: 'Can’t decide? List your options and pick one or several of them fairly at random.',
  keywords: ['decision maker', 'random picker', 'choose for me', 'random option', 'decide for me', 'what should i do'],
  aliases: ['random-choice-generator', 'random-picker', 'decision-maker'],
  slugs: {
    es: 'eleccion-aleatoria',
    fr: 'choix-aleatoire',
    id: 'pilihan-acak',
    it: 'scelta-casuale',
    pl: 'losowy-wybor',
    pt: 'escolha-aleatoria',
    ru: 'sluchaynyy-vybor',
  },
  effect: 'random',
  action: 'Choose',
  input: z.object({ text: entriesText(WEIGHTS_HELP), ...drawFields, separator: entryFields.separator }),
  output: z.object({
    chosen: part(z.array(z.string()), 'Chosen', { view: 'list', fileName: 'chosen.txt' }),
    log: table(
      'Log',
      {
        order: column(z.int(), 'Pick no.'),
        entry: column(z.string(), 'Entry', { copyable: true }),
        place: column(z.int(), 'Place in the list'),
        weight: column(z.int(), 'Weight'),
        chance: column(value.decimal, 'Chance on the first pick', { format: 'percent', decimals: 2 }),
      },
      { fileName: 'draw.csv' },
    ),
    method: drawRecord(),
  }),
  failures: {
    ...drawFailures,
    ...weightFailures,
    'too-many-options': {
      one: 'You entered {{count, number}} entry; the limit is {{maximum, number}}. Remove some.',
      other: 'You entered {{count, number}} entries; the limit is {{maximum, number}}. Remove some.',
    },
  },
  notes: [
    'Picks come from your device’s cryptographic random number generator, and each entry’s chance is proportional to its weight. If you set a seed, a fixed algorithm (xoshiro128**) is used instead: the same seed and entries give the same choice on any device.',
    'Without repeats, an entry that was picked is out, and the next pick is made from the rest. The same entry on two lines counts twice.',
    'The log shows what was picked in which order, where it is in your list, and how likely it was.',
  ],
  examples: [
    {
      title: 'What to eat',
      input: { text: 'Pizza\nSushi\nTacos\nSalad' },
      in: inText({
        es: 'Pizza\nSushi\nTacos\nEnsalada',
        fr: 'Pizza\nSushis\nCrêpes\nSalade',
        id: 'Nasi goreng\nSate\nBakso\nSoto',
        it: 'Pizza\nSushi\nPiadina\nInsalata',
        pl: 'Pizza\nSushi\nPierogi\nSałatka',
        pt: 'Pizza\nSushi\nTapioca\nSalada',
        ru: 'Пицца\nСуши\nПельмени\nСалат',
      }),
      seed: 'toolglot',
      output: { chosen: ['Pizza'], method: { entries: 4, drawn: 1, source: 'device', seed: '' } },
    },
    {
      title: 'Two of three, one of them weighted',
      input: { text: 'Beach *3, Mountains, City', separator: 'comma', count: 2, seed: 'summer' },
      in: {
        es: { input: { text: 'Playa *3, Montaña, Ciudad', seed: 'verano' } },
        fr: { input: { text: 'Mer *3, Montagne, Ville', seed: 'été' } },
        id: { input: { text: 'Pantai *3, Gunung, Kota', seed: 'liburan' } },
        it: { input: { text: 'Mare *3, Montagna, Città', seed: 'estate' } },
        pl: { input: { text: 'Morze *3, Góry, Miasto', seed: 'lato' } },
        pt: { input: { text: 'Praia *3, Montanha, Cidade', seed: 'férias' } },
        ru: { input: { text: 'Море *3, Горы, Город', seed: 'лето' } },
      },
      output: { method: { entries: 3, drawn: 2, source: 'seed', seed: 'summer' } },
    },
    {
      title: 'A coin tossed five times',
      input: { text: 'Heads\nTails', count: 5, unique: false },
      seed: 'toolglot',
      in: inText({
        es: 'Cara\nCruz',
        fr: 'Pile\nFace',
        id: 'Angka\nGambar',
        it: 'Testa\nCroce',
        pl: 'Orzeł\nReszka',
        pt: 'Cara\nCoroa',
        ru: 'Орёл\nРешка',
      }),
      output: { method: { entries: 2, drawn: 5, source: 'device', seed: '' } },
    },
  ],
  transform: ({ text, count, unique, seed, separator }, { random, fail }) => {
    const read = readEntries(text, separator)
    if (read.length > MOST_ENTRIES) fail('too-many-options', { count: read.length, maximum: MOST_ENTRIES, field: 'text' })
    const entries: WeightedEntry[] = read.map((entry) => readWeight(entry, text, fail))
    const weights = entries.map(({ weight }) => weight)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const log = drawWeighted(weights, { count, unique, seed }, random, fail).map((place, index) => {
      const { name, weight } = entries[place] as WeightedEntry
      return { order: index + 1, entry: name, place: place + 1, weight, chance: percentOf(weight, total) }
    })
    return { chosen: log.map(({ entry }) => entry), log, method: { entries: entries.length, drawn: log.length, ...recordChance(seed) } }
  },
})
