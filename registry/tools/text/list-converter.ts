import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { createBoundedText } from '../../lib/text/bounded-text.ts'
import { LIST_SEPARATORS, guessSeparator, separatorPattern } from '../../lib/text/list-items.ts'
import { splitQuoted } from '../../lib/text/quoted-items.ts'
import { OWN_SEPARATOR_HELP, SEPARATOR_LABELS, readEscapes, separatorText } from '../../lib/text/separators.ts'
import { inText } from '../../lib/words/in-text.ts'

const LONGEST_TEXT = 16 * 1024 * 1024
const LONGEST_RESULT = 4 * LONGEST_TEXT
const { line, space, comma, semicolon, tab, none, own } = SEPARATOR_LABELS
const asList = { format: 'list' } as const
const QUOTES = { none: '', double: '"', single: "'", backtick: '`' } as const

export const listConverter = defineTool({
  id: 'list-converter',
  category: 'text',
  icon: 'list-tree',
  title: 'List converter',
  summary: 'Turn a column into a comma-separated list and back, with quotes, prefixes, a JSON array or an SQL IN list.',
  keywords: [
    'column to comma separated list',
    'comma separator',
    'csv list',
    'sql in clause',
    'join lines',
    'split list',
    'add quotes',
    'delimiter',
    'json array',
    'list to string',
  ],
  aliases: [
    'column-to-comma',
    'comma-separator',
    'comma-separated-list',
    'delimiter-converter',
    'list-to-string',
    'text-to-array',
    'sql-in-clause-generator',
  ],
  slugs: {
    es: 'convertidor-de-listas',
    fr: 'convertisseur-de-listes',
    id: 'konverter-daftar',
    it: 'convertitore-di-liste',
    pl: 'konwerter-list',
    pt: 'conversor-de-listas',
    ru: 'preobrazovat-spisok',
  },
  recognizes: [{ kind: 'list', confidence: 0.86 }],
  effect: 'pure',
  limits: { timeMs: 30_000 },
  input: z.object({
    text: text('List', { max: LONGEST_TEXT, control: 'multiline' }),
    from: choice('Items are separated by', { auto: 'Detect automatically', ...LIST_SEPARATORS, own }),
    fromOwn: text('Custom separator in the list', { min: 1, max: 20, default: '::', help: OWN_SEPARATOR_HELP, when: { from: 'own' } }),
    format: choice('Result as', { list: 'List', json: 'JSON array', sql: 'SQL IN (…)' }),
    separator: choice('Separator', { comma, line, semicolon, space, tab, none, own }, { when: asList }),
    own: text(own, { min: 1, max: 100, default: ' | ', help: OWN_SEPARATOR_HELP, when: { separator: 'own' } }),
    quotes: choice('Quotation marks', { none: 'None', double: 'Double "', single: "Single '", backtick: 'Backtick `' }, { when: asList }),
    escape: choice(
      'Quotation marks inside an item',
      { double: 'Doubled, as in CSV and SQL', backslash: 'With a backslash, as in code' },
      { advanced: true, when: { quotes: ['double', 'single', 'backtick'] } },
    ),
    numbers: flag('Numbers without quotation marks', { default: true, when: { format: ['json', 'sql'] } }),
    last: text('Before the last item', {
      max: 50,
      default: '',
      placeholder: ' and ',
      help: 'Instead of the separator, such as “ and ”.',
      advanced: true,
      when: asList,
    }),
    prefix: text('Before each item', { max: 200, default: '', advanced: true, when: asList }),
    suffix: text('After each item', { max: 200, default: '', advanced: true, when: asList }),
    group: whole('Items per line', {
      min: 0,
      max: 10_000,
      default: 0,
      help: '0 adds no line breaks. In SQL, each line becomes a separate IN list.',
      advanced: true,
    }),
    order: choice('Order', { given: 'As given', sorted: 'Sorted', reversed: 'Reversed' }, { advanced: true }),
    unique: flag('Remove duplicates'),
    trim: flag('Remove leading and trailing spaces', { default: true, advanced: true }),
    empty: flag('Keep empty items', { advanced: true }),
    unquote: flag('Read quotation marks', { default: true, help: 'A separator inside a quoted item doesn’t split it.', advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', fileName: 'list.txt' }),
    counts: facts('Counts', { items: column(z.int(), 'Items'), removed: column(z.int(), 'Duplicates removed') }),
  }),
  failures: {
    'no-items': 'The list has no items. Enter at least one, or turn on “Keep empty items”.',
    'result-too-long': 'The result would be longer than the limit of {{most, number}} characters. Shorten the list.',
  },
  notices: {
    ambiguous: {
      warning: {
        one: '{{count, number}} item contains the separator. Add quotation marks, or choose another separator, so that the list can be split again.',
        other:
          '{{count, number}} items contain the separator. Add quotation marks, or choose another separator, so that the list can be split again.',
      },
    },
    'oracle-limit':
      'Oracle before version 23ai takes at most 1,000 values in one IN list (ORA-01795). Set “Items per line” to 1,000 for several lists.',
  },
  notes: [
    'Detected automatically: a JSON array, line breaks, then tabs, semicolons, commas and vertical bars; without any, spaces. Line breaks always separate items.',
    'In SQL, quotation marks inside an item are doubled, as the standard says. In its default mode, MySQL also treats a backslash as an escape character. For values that users enter, use query parameters instead of pasting text.',
    'Whole and decimal numbers can go without quotation marks; numbers with leading zeros, such as ZIP codes, always get them.',
  ],
  examples: [
    {
      input: { text: 'Ana\nBen\nCleo' },
      in: inText({
        es: 'Ana\nBeatriz\nCarlos',
        fr: 'Anne\nBruno\nChloé',
        id: 'Ayu\nBudi\nCitra',
        it: 'Anna\nBruno\nChiara',
        pl: 'Anna\nBartek\nCelina',
        pt: 'Ana\nBruno\nCarla',
        ru: 'Анна\nБорис\nВера',
      }),
      output: { text: 'Ana, Ben, Cleo', counts: { items: 3, removed: 0 } },
    },
    { title: 'For SQL', input: { text: "O'Neil\n42\n007", format: 'sql' }, output: { text: "IN ('O''Neil', 42, '007')" } },
    {
      title: 'A JSON array',
      input: { text: 'red; green; "blue; dark"', format: 'json' },
      in: inText({
        es: 'rojo; verde; "azul; oscuro"',
        fr: 'rouge; vert; "bleu; foncé"',
        id: 'merah; hijau; "biru; tua"',
        it: 'rosso; verde; "blu; scuro"',
        pl: 'czerwony; zielony; "niebieski; ciemny"',
        pt: 'vermelho; verde; "azul; escuro"',
        ru: 'красный; зелёный; "синий; тёмный"',
      }),
      output: { text: '["red", "green", "blue; dark"]' },
    },
    { title: 'Back to a column', input: { text: "'a','b','c'", separator: 'line' }, output: { text: 'a\nb\nc' } },
    {
      title: 'In a sentence',
      input: { text: 'tea\ncoffee\nmilk', last: ' and ' },
      in: {
        es: { input: { text: 'té\ncafé\nleche', last: ' y ' } },
        fr: { input: { text: 'thé\ncafé\nlait', last: ' et ' } },
        id: { input: { text: 'teh\nkopi\nsusu', last: ', dan ' } },
        it: { input: { text: 'tè\ncaffè\nlatte', last: ' e ' } },
        pl: { input: { text: 'herbata\nkawa\nmleko', last: ' i ' } },
        pt: { input: { text: 'chá\ncafé\nleite', last: ' e ' } },
        ru: { input: { text: 'чай\nкофе\nмолоко', last: ' и ' } },
      },
      output: { text: 'tea, coffee and milk' },
    },
  ],
  transform: (input, { fail, note, locale }) => {
    const { format, order, unique, empty, trim } = input
    const read = readItems(input.text, input)
    const items = read.map((item) => (trim ? item.trim() : item)).filter((item) => empty || item.trim() !== '')
    if (items.length === 0) fail('no-items', { field: 'text' })
    const kept = unique ? [...new Set(items)] : items
    const sorted =
      order === 'sorted'
        ? kept.toSorted(new Intl.Collator(locale, { numeric: true }).compare)
        : order === 'reversed'
          ? kept.toReversed()
          : kept
    const result = createBoundedText(LONGEST_RESULT, (most) => fail('result-too-long', { most, field: 'text' }))
    if (format === 'list') {
      const between = separatorText(input.separator, input.own)
      const mark = QUOTES[input.quotes]
      const plain = between.trim() || between
      const holding = mark === '' && plain !== '' ? sorted.filter((item) => item.includes(plain)).length : 0
      if (holding > 0) note('ambiguous', { count: holding })
      const write = (item: string) => input.prefix + mark + escaped(item, mark, input.escape) + mark + input.suffix
      for (const [index, item] of sorted.entries()) {
        const isLast = index === sorted.length - 1 && index > 0 && input.last !== ''
        const isNewLine = input.group > 0 && index % input.group === 0
        result.put((index === 0 ? '' : isLast ? input.last : isNewLine ? `${between.trimEnd()}\n` : between) + write(item))
      }
    } else {
      const value = (item: string) =>
        input.numbers && NUMBER.test(item) ? item : format === 'json' ? JSON.stringify(item) : `'${item.replaceAll("'", "''")}'`
      const [open, close] = format === 'json' ? ['[', ']'] : ['IN (', ')']
      const size = input.group > 0 ? input.group : sorted.length
      if (format === 'sql' && Math.min(size, sorted.length) > 1000) note('oracle-limit')
      for (const [index, item] of sorted.entries()) {
        const isStart = index % size === 0
        const before = index === 0 ? open : !isStart ? ', ' : format === 'json' ? ',\n ' : `${close}\n${open}`
        result.put(before + value(item))
      }
      result.put(close)
    }
    return { text: result.text(), counts: { items: sorted.length, removed: items.length - kept.length } }
  },
})

/** A number as JSON and SQL write it: no leading zeros, and no more digits than every reader keeps. */
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/

type Reading = { readonly from: keyof typeof LIST_SEPARATORS | 'auto' | 'own'; readonly fromOwn: string; readonly unquote: boolean }

function readItems(text: string, { from, fromOwn, unquote }: Reading): string[] {
  if (from === 'auto') {
    const array = jsonItems(text)
    if (array) return array
  }
  const inner = from === 'auto' ? withoutBrackets(text) : text
  const pattern =
    from === 'own'
      ? new RegExp(readEscapes(fromOwn).replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
      : separatorPattern(from === 'auto' ? guessSeparator(inner) : from)
  return unquote ? splitQuoted(inner, pattern) : inner.split(pattern)
}

const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** What is inside the brackets of a list in code or SQL, and before a comma after its last item. */
function withoutBrackets(text: string): string {
  const whole = text.trim().replace(/;$/, '').trimEnd()
  const open = BRACKETS[whole.at(-1) ?? '']
  const start = /^(?:IN\s{0,5})?[([{]/i.exec(whole)?.[0]
  if (open === undefined || !start?.endsWith(open)) return text
  const inner = whole.slice(start.length, -1).trimEnd()
  // (a), (b) is a list of what is in brackets.
  return inner.includes(open) ? text : inner.replace(/,$/, '')
}

/** The items of a JSON array of plain values. */
function jsonItems(text: string): string[] | undefined {
  if (!text.trimStart().startsWith('[')) return undefined
  try {
    const items = JSON.parse(text, (_, value: unknown, context?: { source?: string }) =>
      typeof value === 'number' ? (context?.source ?? value) : value,
    ) as unknown
    if (Array.isArray(items) && items.every((item) => item === null || typeof item !== 'object'))
      return items.map((item) => (item === null ? 'null' : String(item)))
  } catch {
    // It is no JSON, and is read as any list.
  }
  return undefined
}

function escaped(item: string, mark: string, way: 'double' | 'backslash'): string {
  if (mark === '') return item
  return way === 'double' ? item.replaceAll(mark, mark + mark) : item.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`)
}
