import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { lineKey, readLineList, sameLineFields } from '../../lib/text/line-list.ts'
import { isBlankLine, shortenText } from '../../lib/text/lines.ts'
import { inText } from '../../lib/words/in-text.ts'

const MOST_ROWS = 1000
const MOST_SHOWN = 200

export const removeDuplicateLines = defineTool({
  id: 'remove-duplicate-lines',
  category: 'text',
  icon: 'list-filter',
  title: 'Remove duplicate lines',
  summary: 'Remove repeated lines from a list, or keep only those that repeat, and see how often each one appears.',
  keywords: [
    'remove duplicates',
    'unique lines',
    'dedupe',
    'deduplicate list',
    'delete repeated lines',
    'uniq',
    'duplicate finder',
    'distinct values',
  ],
  aliases: [
    'duplicate-line-remover',
    'remove-duplicates',
    'dedupe',
    'deduplicate-list',
    'unique-lines',
    'delete-duplicate-lines',
    'find-duplicate-lines',
  ],
  slugs: {
    es: 'eliminar-lineas-duplicadas',
    fr: 'supprimer-les-lignes-en-double',
    id: 'hapus-baris-duplikat',
    it: 'rimuovere-righe-duplicate',
    pl: 'usuwanie-zduplikowanych-wierszy',
    pt: 'remover-linhas-duplicadas',
    ru: 'udalit-povtoryayuschiesya-stroki',
  },
  recognizes: [{ kind: 'list', confidence: 0.88 }],
  effect: 'pure',
  limits: { timeMs: 30_000 },
  input: z.object({
    text: text('Text'),
    show: choice('Keep', { once: 'Every line once', single: 'Only lines that appear once', repeated: 'Only lines that repeat, once each' }),
    keep: choice('Of identical lines, keep', { first: 'The first', last: 'The last' }),
    ...sameLineFields,
    empty: choice('Empty lines', { keep: 'Keep all', same: 'Treat like other lines', remove: 'Remove all' }),
    adjacent: flag('Only compare neighboring lines', { help: 'Like the uniq command.', advanced: true }),
    counts: flag('Write the count before each line', { advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'text', fileName: 'text.txt' }),
    removed: part(z.int(), 'Removed lines', {
      view: 'headline',
      sentence: { zero: 'No lines were removed.', one: '{{value}} line was removed.', other: '{{value}} lines were removed.' },
    }),
    facts: facts(
      'Counts',
      {
        before: column(z.int(), 'Lines before'),
        after: column(z.int(), 'Lines after'),
        different: column(z.int(), 'Unique lines'),
        repeated: column(z.int(), 'Lines that repeat'),
      },
      { view: 'statistics' },
    ),
    repeats: table(
      'Repeated lines',
      { text: column(z.string(), 'Text', { format: 'code' }), count: column(z.int(), 'Count'), first: column(z.int(), 'First line') },
      { fileName: 'repeated-lines.csv' },
    ),
  }),
  notices: {
    'more-repeats': {
      info: {
        one: 'The table shows the most frequent ones; {{count, number}} more line repeats.',
        other: 'The table shows the most frequent ones; {{count, number}} more lines repeat.',
      },
    },
  },
  notes: [
    'Lines keep their order, and each line that is kept stays exactly as it is, including spaces and case. All line breaks are written like the first one.',
    'An accented letter counts as the same however Unicode composes it. Case is ignored letter by letter: ß and ss are different.',
    'The table lists up to 1,000 lines, the most frequent first.',
  ],
  examples: [
    {
      input: { text: 'apple\nbanana\nApple\n\napple \ncherry\n', ignoreCase: true },
      in: inText({
        es: 'manzana\nplátano\nManzana\n\nmanzana \ncereza\n',
        fr: 'pomme\nbanane\nPomme\n\npomme \ncerise\n',
        id: 'apel\npisang\nApel\n\napel \nceri\n',
        it: 'mela\nbanana\nMela\n\nmela \nciliegia\n',
        pl: 'jabłko\nbanan\nJabłko\n\njabłko \nwiśnia\n',
        pt: 'maçã\nbanana\nMaçã\n\nmaçã \ncereja\n',
        ru: 'яблоко\nбанан\nЯблоко\n\nяблоко \nвишня\n',
      }),
      output: {
        text: 'apple\nbanana\n\ncherry\n',
        removed: 2,
        facts: { before: 6, after: 4, different: 3, repeated: 1 },
        repeats: [{ text: 'apple', count: 3, first: 1 }],
      },
    },
    {
      title: 'Only what repeats, with counts',
      input: { text: 'b\na\nb\nc\na\nb', show: 'repeated', counts: true },
      output: { text: '3\tb\n2\ta', removed: 4 },
    },
    { title: 'Only what appears once', input: { text: 'b\na\nb\nc', show: 'single' }, output: { text: 'a\nc' } },
  ],
  transform: ({ text, show, keep, ignoreCase, trim, empty, adjacent, counts }, { signal, note }) => {
    const { lines, write } = readLineList(text)
    const keyOf = lineKey({ ignoreCase, trim })
    const groups: Group[] = []
    const places = new Map<string, Group>()
    let last: Group | undefined
    let lastKey: string | undefined
    for (const [index, line] of lines.entries()) {
      if (index % 100_000 === 0) signal.throwIfAborted()
      if (empty !== 'same' && isBlankLine(line)) {
        if (empty === 'keep') groups.push({ first: index, kept: index, count: 1, isEmpty: true })
        ;[last, lastKey] = [undefined, undefined]
        continue
      }
      const key = keyOf(line)
      const same = adjacent ? (key === lastKey ? last : undefined) : places.get(key)
      if (same) {
        same.count++
        if (keep === 'last') same.kept = index
      } else {
        last = { first: index, kept: index, count: 1, isEmpty: false }
        groups.push(last)
        if (!adjacent) places.set(key, last)
      }
      lastKey = key
    }
    const named = groups.filter(({ isEmpty }) => !isEmpty)
    const repeating = named.filter(({ count }) => count > 1)
    const shown = groups.filter(({ count, isEmpty }) => show === 'once' || (!isEmpty && count > 1 === (show === 'repeated')))
    const ordered = keep === 'last' ? shown.toSorted((a, b) => a.kept - b.kept) : shown
    const lineOf = ({ kept }: Group) => lines[kept] as string
    const frequent = repeating.toSorted((a, b) => b.count - a.count)
    if (frequent.length > MOST_ROWS) note('more-repeats', { count: frequent.length - MOST_ROWS })
    return {
      text: write(ordered.map((group) => (counts && !group.isEmpty ? `${group.count}\t${lineOf(group)}` : lineOf(group)))),
      removed: lines.length - ordered.length,
      facts: { before: lines.length, after: ordered.length, different: named.length, repeated: repeating.length },
      repeats: frequent
        .slice(0, MOST_ROWS)
        .map((group) => ({ text: shortenText(lineOf(group), MOST_SHOWN), count: group.count, first: group.first + 1 })),
    }
  },
})

/** The same lines: where the first is, which is kept, and how many there are. */
type Group = { readonly first: number; kept: number; count: number; readonly isEmpty: boolean }
