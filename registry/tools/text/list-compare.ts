import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text, vary } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { lineKey, sameLineFields, sortLanguageField } from '../../lib/text/line-list.ts'
import { LIST_SEPARATORS, splitList } from '../../lib/text/list-items.ts'
import { inItsLanguage } from '../../lib/words/in-sample.ts'

const MOST_TEXT = 32 * 1024 * 1024
const list = (label: string, fileName: string) => part(z.array(z.string()), label, { view: 'list', fileName })

export const listCompare = defineTool({
  id: 'list-compare',
  category: 'text',
  icon: 'git-compare',
  title: 'List compare',
  summary: 'Compare two lists: see what is only in the first, only in the second, in both, or in either.',
  keywords: [
    'compare two lists',
    'list difference',
    'intersection',
    'union',
    'missing items',
    'venn',
    'set difference',
    'common elements',
    'compare columns',
  ],
  aliases: ['compare-lists', 'compare-two-lists', 'list-diff', 'list-difference', 'list-intersection', 'find-common-items'],
  slugs: {
    es: 'comparar-listas',
    fr: 'comparer-des-listes',
    id: 'bandingkan-daftar',
    it: 'confrontare-liste',
    pl: 'porownywanie-list',
    pt: 'comparar-listas',
    ru: 'sravnenie-spiskov',
  },
  effect: 'pure',
  limits: { timeMs: 60_000 },
  input: z.object({
    first: text('First list', { max: MOST_TEXT, control: 'multiline' }),
    second: text('Second list', { max: MOST_TEXT, control: 'multiline' }),
    separator: choice('Items are separated by', LIST_SEPARATORS),
    ...sameLineFields,
    count: flag('Count repeated items', {
      help: 'Two in the first and one in the second leave one over. Otherwise each item counts once.',
    }),
    order: choice('Order', { given: 'As given', sorted: 'Sorted' }),
    language: vary(sortLanguageField, { when: { order: 'sorted' } }),
  }),
  output: z.object({
    counts: facts(
      'Counts',
      {
        first: column(z.int(), 'First list'),
        second: column(z.int(), 'Second list'),
        onlyFirst: column(z.int(), 'Only in the first'),
        onlySecond: column(z.int(), 'Only in the second'),
        both: column(z.int(), 'In both'),
        either: column(z.int(), 'In one or both'),
      },
      { view: 'statistics' },
    ),
    onlyFirst: list('Only in the first', 'only-first.txt'),
    onlySecond: list('Only in the second', 'only-second.txt'),
    both: list('In both', 'both.txt'),
    either: list('In one or both', 'either.txt'),
  }),
  failures: { 'no-items': 'Neither list has any items. Enter one item per line, or choose another separator.' },
  notes: [
    'Empty items are skipped. An item is shown as it is written where it appears first, the first list before the second.',
    'Without “Count repeated items”, the lists are sets: each item counts once. With it, they are multisets: “in both” repeats an item as often as the list with fewer copies of it, “in one or both” as often as the list with more.',
  ],
  examples: [
    {
      input: { first: 'apple\nbanana\ncherry', second: 'banana\ndate' },
      in: {
        es: {
          input: { first: 'manzana\nplátano\ncereza', second: 'plátano\ndátil' },
          output: {
            onlyFirst: ['manzana', 'cereza'],
            onlySecond: ['dátil'],
            both: ['plátano'],
            either: ['manzana', 'plátano', 'cereza', 'dátil'],
          },
        },
        fr: {
          input: { first: 'pomme\nbanane\ncerise', second: 'banane\ndatte' },
          output: {
            onlyFirst: ['pomme', 'cerise'],
            onlySecond: ['datte'],
            both: ['banane'],
            either: ['pomme', 'banane', 'cerise', 'datte'],
          },
        },
        id: {
          input: { first: 'apel\npisang\nceri', second: 'pisang\nkurma' },
          output: { onlyFirst: ['apel', 'ceri'], onlySecond: ['kurma'], both: ['pisang'], either: ['apel', 'pisang', 'ceri', 'kurma'] },
        },
        it: {
          input: { first: 'mela\nbanana\nciliegia', second: 'banana\ndattero' },
          output: {
            onlyFirst: ['mela', 'ciliegia'],
            onlySecond: ['dattero'],
            both: ['banana'],
            either: ['mela', 'banana', 'ciliegia', 'dattero'],
          },
        },
        pl: {
          input: { first: 'jabłko\nbanan\nwiśnia', second: 'banan\ndaktyl' },
          output: {
            onlyFirst: ['jabłko', 'wiśnia'],
            onlySecond: ['daktyl'],
            both: ['banan'],
            either: ['jabłko', 'banan', 'wiśnia', 'daktyl'],
          },
        },
        pt: {
          input: { first: 'maçã\nbanana\ncereja', second: 'banana\ntâmara' },
          output: {
            onlyFirst: ['maçã', 'cereja'],
            onlySecond: ['tâmara'],
            both: ['banana'],
            either: ['maçã', 'banana', 'cereja', 'tâmara'],
          },
        },
        ru: {
          input: { first: 'яблоко\nбанан\nвишня', second: 'банан\nфиник' },
          output: { onlyFirst: ['яблоко', 'вишня'], onlySecond: ['финик'], both: ['банан'], either: ['яблоко', 'банан', 'вишня', 'финик'] },
        },
      },
      output: {
        counts: { first: 3, second: 2, onlyFirst: 2, onlySecond: 1, both: 1, either: 4 },
        onlyFirst: ['apple', 'cherry'],
        onlySecond: ['date'],
        both: ['banana'],
        either: ['apple', 'banana', 'cherry', 'date'],
      },
    },
    {
      title: 'Two comma-separated lists, ignoring case',
      input: { first: 'B2, A1, C3', second: 'c3, a1', separator: 'comma', ignoreCase: true, order: 'sorted', language: 'en' },
      in: inItsLanguage,
      output: { onlyFirst: ['B2'], onlySecond: [], both: ['A1', 'C3'] },
    },
    {
      title: 'Repeated items counted',
      input: { first: 'a\na\na\nb', second: 'a\nb\nb', count: true },
      output: { onlyFirst: ['a', 'a'], onlySecond: ['b'], both: ['a', 'b'], either: ['a', 'a', 'a', 'b', 'b'] },
    },
  ],
  transform: ({ first, second, separator, ignoreCase, trim, count, order, language }, { fail, signal }) => {
    const keyOf = lineKey({ ignoreCase, trim })
    const [a, b] = [splitList(first, separator, trim), splitList(second, separator, trim)]
    if (a.length + b.length === 0) fail('no-items', { field: 'first' })
    const items = new Map<string, Item>()
    const add = (list: readonly string[], side: 0 | 1) => {
      for (const text of list) {
        const key = keyOf(text)
        const item = items.get(key) ?? { text, counts: [0, 0] }
        if (item.counts[0] + item.counts[1] === 0) items.set(key, item)
        item.counts[side]++
      }
    }
    add(a, 0)
    signal.throwIfAborted()
    add(b, 1)
    const all = [...items.values()]
    if (order === 'sorted') {
      const { compare } = new Intl.Collator(language, { numeric: true })
      all.sort((one, other) => compare(one.text, other.text))
    }
    const pick = (often: (a: number, b: number) => number) =>
      all.flatMap(({ text, counts: [inFirst, inSecond] }) => {
        const times = count ? often(inFirst, inSecond) : often(Math.min(inFirst, 1), Math.min(inSecond, 1))
        return times === 1 ? text : Array.from({ length: Math.max(0, times) }, () => text)
      })
    const found = { onlyFirst: pick((x, y) => x - y), onlySecond: pick((x, y) => y - x), both: pick(Math.min), either: pick(Math.max) }
    const { onlyFirst, onlySecond, both, either } = found
    return {
      counts: {
        first: onlyFirst.length + both.length,
        second: onlySecond.length + both.length,
        onlyFirst: onlyFirst.length,
        onlySecond: onlySecond.length,
        both: both.length,
        either: either.length,
      },
      ...found,
    }
  },
})

type Item = { readonly text: string; readonly counts: [inFirst: number, inSecond: number] }
