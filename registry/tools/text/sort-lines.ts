import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { DECIMAL_MARK } from '../../lib/numbers/decimal-mark.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { lineKey, readLineList, sortLanguageField } from '../../lib/text/line-list.ts'
import { LINE_ORDERS, sortByText } from '../../lib/text/line-order.ts'
import { isBlankLine } from '../../lib/text/lines.ts'
import { OWN_SEPARATOR_HELP, SEPARATOR_LABELS, readEscapes } from '../../lib/text/separators.ts'
import { parseAddress } from '../../lib/web/ip-network.ts'
import { inText } from '../../lib/words/in-text.ts'

const MOST_TEXT = 32 * 1024 * 1024
const COLUMN_SEPARATORS = { tab: '\t', comma: ',', semicolon: ';', space: ' ' } as const
const { tab, comma, semicolon, space, own } = SEPARATOR_LABELS

export const sortLines = defineTool({
  id: 'sort-lines',
  category: 'text',
  icon: 'arrow-down-a-z',
  title: 'Sort lines',
  summary: 'Sort lines alphabetically in your language, by number, length, IP address or a column, and drop duplicates.',
  keywords: [
    'alphabetize',
    'alphabetical order',
    'sort list',
    'sort text',
    'a-z',
    'natural sort',
    'sort by length',
    'sort by column',
    'reverse lines',
    'sort ip addresses',
  ],
  aliases: ['alphabetize', 'alphabetical-order', 'line-sorter', 'sort-text', 'text-sorter', 'sort-list', 'reverse-lines'],
  slugs: {
    es: 'ordenar-lineas',
    fr: 'trier-des-lignes',
    id: 'urutkan-baris',
    it: 'ordinare-righe',
    pl: 'sortowanie-wierszy',
    pt: 'ordenar-linhas',
    ru: 'sortirovka-strok',
  },
  recognizes: [{ kind: 'list', confidence: 0.9 }],
  effect: 'pure',
  limits: { timeMs: 120_000 },
  input: z.object({
    text: text('Text', { max: MOST_TEXT }),
    by: choice('Sort by', LINE_ORDERS),
    order: choice('Order', { ascending: 'A to Z, smallest first', descending: 'Z to A, largest first' }),
    language: sortLanguageField,
    ignoreCase: flag('Ignore case', { default: true }),
    unique: flag('Remove duplicate lines', { help: 'The first of each is kept.' }),
    removeEmpty: flag('Remove empty lines', { default: true }),
    trim: flag('Remove leading and trailing spaces'),
    key: choice('Compare', { line: 'Whole lines', column: 'A column' }, { advanced: true }),
    column: whole('Column', { min: 1, max: 1000, default: 1, advanced: true, when: { key: 'column' } }),
    separator: choice('Column separator', { tab, comma, semicolon, space, own }, { advanced: true, when: { key: 'column' } }),
    own: text(own, { min: 1, max: 20, default: '|', help: OWN_SEPARATOR_HELP, advanced: true, when: { separator: 'own' } }),
    decimal: choice(
      'Decimal separator',
      { point: 'Point (1,234.5)', comma: 'Comma (1.234,5)' },
      { advanced: true, when: { by: 'number' }, start: DECIMAL_MARK },
    ),
    header: whole('Lines kept at the top', {
      min: 0,
      max: 1000,
      default: 0,
      help: 'For a header row that shouldn’t be sorted.',
      advanced: true,
    }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'text', fileName: 'sorted.txt' }),
    counts: facts('Counts', {
      before: column(z.int(), 'Lines before'),
      after: column(z.int(), 'Lines after'),
      removed: column(z.int(), 'Duplicate lines removed'),
    }),
  }),
  notes: [
    'The alphabet is that of the chosen language, by the rules of Unicode (CLDR). With “Ignore case”, a and A are equal; letters with accents come after those without. Lines that are equal keep their order.',
    'Sorting by number compares the first number in each line, with all its digits. Lines without a number, or without an IP address, come last in either order. Dates such as 2026-11-21 sort correctly in alphabetical order.',
    'Columns are split at the separator; quotation marks have no meaning.',
  ],
  examples: [
    {
      input: { text: 'pear\nApple\nbanana\napple\n' },
      in: inText({
        es: 'uva\nÑame\nnaranja\nmanzana\n',
        fr: 'pomme\nÉpinard\norange\nbanane\n',
        id: 'jeruk\nApel\npisang\nmangga\n',
        it: 'pera\nMela\narancia\nbanana\n',
        pl: 'łosoś\nMakrela\nlin\nśledź\n',
        pt: 'pera\nMaçã\nbanana\nlaranja\n',
        ru: 'яблоко\nГруша\nёжик\nбанан\n',
      }),
      output: { text: 'Apple\napple\nbanana\npear\n', counts: { before: 4, after: 4, removed: 0 } },
    },
    {
      title: 'File names by the value of their numbers',
      input: { text: 'file10.txt\nfile2.txt\nfile1.txt', by: 'natural' },
      in: inText({
        es: 'archivo10.txt\narchivo2.txt\narchivo1.txt',
        fr: 'fichier10.txt\nfichier2.txt\nfichier1.txt',
        id: 'berkas10.txt\nberkas2.txt\nberkas1.txt',
        it: 'file10.txt\nfile2.txt\nfile1.txt',
        pl: 'plik10.txt\nplik2.txt\nplik1.txt',
        pt: 'arquivo10.txt\narquivo2.txt\narquivo1.txt',
        ru: 'файл10.txt\nфайл2.txt\nфайл1.txt',
      }),
      output: { text: 'file1.txt\nfile2.txt\nfile10.txt' },
    },
    {
      title: 'IP addresses, each once',
      input: { text: '10.0.0.10\n10.0.0.9\n192.0.2.1\n10.0.0.9', by: 'ip', unique: true },
      output: { text: '10.0.0.9\n10.0.0.10\n192.0.2.1', counts: { before: 4, after: 3, removed: 1 } },
    },
    {
      title: 'By the second column',
      input: { text: 'name,age\nAna,41\nBen,7\nCleo,23', by: 'number', key: 'column', column: 2, separator: 'comma', header: 1 },
      in: inText({
        es: 'nombre,edad\nAna,41\nBeatriz,7\nCarlos,23',
        fr: 'nom,âge\nAnne,41\nBruno,7\nChloé,23',
        id: 'nama,umur\nAyu,41\nBudi,7\nCitra,23',
        it: 'nome,età\nAnna,41\nBruno,7\nChiara,23',
        pl: 'imię,wiek\nAnna,41\nBartek,7\nCelina,23',
        pt: 'nome,idade\nAna,41\nBruno,7\nCarla,23',
        ru: 'имя,возраст\nАнна,41\nБорис,7\nВера,23',
      }),
      output: { text: 'name,age\nBen,7\nCleo,23\nAna,41' },
    },
  ],
  transform: ({
    text,
    by,
    order,
    language,
    ignoreCase,
    unique,
    removeEmpty,
    trim,
    key,
    column: wanted,
    separator,
    own: ownSeparator,
    decimal,
    header,
  }) => {
    const { lines, write } = readLineList(text)
    const top = lines.slice(0, header)
    const rest = lines.slice(header).map((line) => (trim ? line.trim() : line))
    const filled = removeEmpty ? rest.filter((line) => !isBlankLine(line)) : rest
    const kept = unique ? firstOfEach(filled, lineKey({ ignoreCase, trim: false })) : filled
    const between = separator === 'own' ? readEscapes(ownSeparator) : COLUMN_SEPARATORS[separator]
    const textOf = (line: string) => (key === 'line' ? line : (line.split(between)[wanted - 1] ?? '').trim())
    const sorted = sortByText(kept, textOf, { by, descending: order === 'descending', language, ignoreCase, decimal, addressOf })
    const made = [...top, ...sorted]
    return { text: write(made), counts: { before: lines.length, after: made.length, removed: filled.length - kept.length } }
  },
})

function firstOfEach(lines: readonly string[], keyOf: (line: string) => string): string[] {
  const seen = new Set<string>()
  return lines.filter((line) => {
    const size = seen.size
    return seen.add(keyOf(line)).size > size
  })
}

/** The first address in a text; IPv6 comes after all IPv4. */
function addressOf(text: string): bigint | undefined {
  for (const [word] of text.matchAll(/\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f:]{0,40}:[0-9a-f:.]{1,45}/gi)) {
    const address = parseAddress(word)
    if (address) return address.bits === 32 ? address.value : (1n << 128n) + address.value
  }
  return undefined
}
