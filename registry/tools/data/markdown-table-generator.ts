import * as z from 'zod'
import { defineTool, fail as refuse } from '../../../engine/core/define.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { CSV_DELIMITER_WORDS, csvFailures, guessDelimiter, readCsv } from '../../lib/csv/read.ts'
import { writeCsv } from '../../lib/csv/write.ts'
import { looksLikeMarkdownTable, markdownTableFailures, plainCell, readMarkdownTable } from '../../lib/markdown/read-table.ts'
import { type Alignment, writeMarkdownTable } from '../../lib/markdown/table.ts'
import { inText } from '../../lib/words/in-text.ts'

const MOST_COLUMNS = 1_000
/** Padding makes every row as long as the longest cells together. */
const LONGEST_RESULT = 32 * 1024 * 1024
const LETTERS: Readonly<Record<string, Alignment>> = { l: 'left', c: 'center', r: 'right', '-': 'none' }

export const markdownTableGenerator = defineTool({
  id: 'markdown-table-generator',
  category: 'data',
  icon: 'table-2',
  title: 'Markdown table generator',
  summary: 'Turn cells from a spreadsheet or CSV into a tidy Markdown table, line up one you have, or get it as HTML or CSV.',
  keywords: [
    'markdown table',
    'csv to markdown',
    'excel to markdown',
    'markdown table formatter',
    'markdown to csv',
    'github table',
    'table generator',
    'tsv to markdown',
  ],
  aliases: ['csv-to-markdown', 'markdown-table-formatter', 'markdown-table-to-csv', 'csv-to-markdown-table'],
  slugs: {
    es: 'generador-de-tablas-markdown',
    fr: 'generateur-de-tableaux-markdown',
    id: 'pembuat-tabel-markdown',
    it: 'generatore-di-tabelle-markdown',
    pl: 'generator-tabel-markdown',
    pt: 'gerador-de-tabelas-markdown',
    ru: 'generator-tablic-markdown',
  },
  effect: 'pure',
  input: z.object({
    text: text('Table', {
      control: 'code',
      placeholder: 'Name,Price\nTea,4.50',
      help: 'CSV, cells from a spreadsheet, or a Markdown table.',
    }),
    from: choice('Read as', { auto: 'Detect automatically', ...CSV_DELIMITER_WORDS, markdown: 'Markdown' }, { advanced: true }),
    to: choice('Result as', { markdown: 'Markdown', html: 'HTML', csv: 'CSV' }),
    header: flag('First row is a header', { default: true, help: 'Without one, the header of the Markdown table is empty.' }),
    align: choice(
      'Alignment',
      { given: 'As given', left: 'Left', center: 'Center', right: 'Right', numbers: 'Numbers right' },
      { when: { to: ['markdown', 'html'] } },
    ),
    columns: text('Alignment of each column', {
      max: MOST_COLUMNS,
      default: '',
      placeholder: 'l c r -',
      help: 'One per column, from the first: l for left, c for center, r for right, - for none.',
      advanced: true,
      when: { to: ['markdown', 'html'] },
    }),
    pretty: flag('Line up the columns', { default: true, when: { to: 'markdown' } }),
    escape: flag('Escape Markdown in cells', { help: 'Shows *, _ and < as they are.', when: { to: 'markdown' } }),
    transpose: flag('Swap rows and columns', { advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', fileName: 'table.txt' }),
    counts: facts('Size', { rows: column(z.int(), 'Rows'), columns: column(z.int(), 'Columns') }),
  }),
  failures: {
    ...csvFailures.words,
    ...markdownTableFailures.words,
    'column-letter': '“{{found}}” is not an alignment. Write l, c, r or - for each column.',
    'too-many-columns': 'A table can have at most {{most, number}} columns here.',
    'table-too-long':
      'The table would be longer than the limit of {{most, number}} characters. Turn off “Line up the columns”, or split it.',
  },
  notices: {
    'has-markdown': {
      info: {
        one: '{{count, number}} cell contains characters that Markdown may read as formatting. Escape them if they should appear as they are.',
        other:
          '{{count, number}} cells contain characters that Markdown may read as formatting. Escape them if they should appear as they are.',
      },
    },
  },
  notes: [
    'The table follows GitHub Flavored Markdown: a bar inside a cell is written \\|, a line break <br>. East Asian wide characters and emoji count as two when columns are lined up.',
    'A Markdown table keeps the formatting in its cells. As HTML or CSV, **bold** and links are left as they are written.',
  ],
  examples: [
    {
      input: { text: 'Tea,Price\nSencha,7.50\nEarl Grey,4' },
      in: inText({
        es: 'Té,Precio\nVerde,7.50\nNegro,4',
        fr: 'Thé;Prix\nVert;7,50\nNoir;4',
        id: 'Teh,Harga\nHijau,7500\nHitam,4000',
        it: 'Tè;Prezzo\nVerde;7,50\nNero;4',
        pl: 'Herbata;Cena\nZielona;7,50\nCzarna;4',
        pt: 'Chá;Preço\nVerde;7,50\nPreto;4',
        ru: 'Чай,Цена\nЗелёный,750\nЧёрный,400',
      }),
      output: {
        text: '| Tea       | Price |\n| --------- | ----- |\n| Sencha    | 7.50  |\n| Earl Grey | 4     |\n',
        counts: { rows: 3, columns: 2 },
      },
    },
    {
      title: 'Numbers on the right',
      input: { text: 'Item\tCount\nBolt\t1,200\nNut\t35', align: 'numbers' },
      in: inText({
        es: 'Artículo\tCantidad\nTornillo\t1200\nTuerca\t35',
        fr: 'Article\tQuantité\nVis\t1200\nÉcrou\t35',
        id: 'Barang\tJumlah\nBaut\t1200\nMur\t35',
        it: 'Articolo\tQuantità\nVite\t1200\nDado\t35',
        pl: 'Towar\tLiczba\nŚruba\t1200\nNakrętka\t35',
        pt: 'Item\tQuantidade\nParafuso\t1200\nPorca\t35',
        ru: 'Товар\tКоличество\nБолт\t1200\nГайка\t35',
      }),
      output: { text: '| Item | Count |\n| ---- | ----: |\n| Bolt | 1,200 |\n| Nut  |    35 |\n' },
    },
    {
      title: 'Tidy a Markdown table',
      input: { text: '|a|b|\n|-|:-:|\n|`x \\| y`|1|' },
      output: { text: '| a        |  b  |\n| -------- | :-: |\n| `x \\| y` |  1  |\n' },
    },
    { title: 'Markdown to CSV', input: { text: '| a | b |\n| - | - |\n| 1, 2 | 3 |', to: 'csv' }, output: { text: 'a,b\n"1, 2",3\n' } },
  ],
  limits: { timeMs: 30_000 },
  transform: ({ text: source, from, to, header, align, columns, pretty, escape, transpose }, { fail, note }) => {
    if (source.trim() === '') refuse('required', { field: 'text' })
    const isMarkdown = from === 'markdown' || (from === 'auto' && looksLikeMarkdownTable(source))
    const given = isMarkdown
      ? readMarkdownTable(source, 'text')
      : {
          rows: Array.from(readCsv(source, from === 'auto' ? guessDelimiter(source) : from, 'text'), ({ cells }) => [...cells]),
          alignments: [],
        }
    // A first line that only names the delimiter is no row.
    if (given.rows.length === 0) refuse('required', { field: 'text' })
    const read = transpose ? transposed(given.rows, () => fail('too-many-columns', { most: MOST_COLUMNS, field: 'text' })) : given.rows
    const width = read.reduce((most, row) => Math.max(most, row.length), 1)
    if (width > MOST_COLUMNS) fail('too-many-columns', { most: MOST_COLUMNS, field: 'text' })
    const rows = header ? read : [[], ...read]
    const letters = columns.toLowerCase().replace(/[\s,|]+/g, '')
    const strange = [...letters].find((letter) => !Object.hasOwn(LETTERS, letter))
    if (strange !== undefined) fail('column-letter', { found: strange, field: 'columns' })
    const alignments = Array.from({ length: width }, (_, index): Alignment => {
      const own = LETTERS[letters[index] ?? '']
      if (own) return own
      if (align === 'given') return (transpose ? undefined : given.alignments[index]) ?? 'none'
      if (align !== 'numbers') return align
      return isNumeric(rows.slice(1).map((row) => row[index] ?? '')) ? 'right' : 'none'
    })
    const counts = { rows: read.length, columns: width }
    if (to !== 'markdown') {
      const plain = isMarkdown ? rows.map((row) => row.map(plainCell)) : rows
      if (to === 'html') return { text: htmlTable(plain, width, alignments, header), counts }
      const cells = (header ? plain : plain.slice(1)).map((row) => row.map((cell) => ({ text: cell, isText: true })))
      return { text: writeCsv(cells, { delimiter: 'comma', quotes: 'needed', lineEnd: '\n' }), counts }
    }
    const formatted = isMarkdown || escape ? 0 : rows.flat().filter((cell) => MARKDOWN.test(cell)).length
    if (formatted > 0) note('has-markdown', { count: formatted })
    const written = rows.map((row) =>
      row.map((cell) => (isMarkdown && !escape ? cell : asCell(isMarkdown ? plainCell(cell) : cell, escape))),
    )
    const longest = pretty
      ? written.length *
        written
          .reduce(
            (widest, row) => row.map((cell, at) => Math.max(widest[at] ?? 0, cell.length)).concat(widest.slice(row.length)),
            [] as number[],
          )
          .reduce((sum, size) => sum + size + 3, 2)
      : 0
    if (longest > LONGEST_RESULT) fail('table-too-long', { most: LONGEST_RESULT, field: 'text' })
    return { text: writeMarkdownTable(written, alignments, pretty), counts }
  },
})

/** What Markdown may take for more than text. Underscores inside a word are text. */
const MARKDOWN = /[*`<~[\\]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u
const SPECIAL = /[\\`*_<>[\]~#&]/g

function asCell(cell: string, escape: boolean): string {
  const spelled = escape
    ? cell
        .trim()
        .replace(SPECIAL, String.raw`\$&`)
        .replaceAll('|', '\\|')
    : cell.trim().replace(/(\\*)\|/g, escapedBar)
  return spelled.replace(/\r\n|\r|\n/g, '<br>')
}

/** A bar after an odd number of backslashes is escaped already. */
const escapedBar = (bar: string, slashes: string) => (slashes.length % 2 === 1 ? bar : `${slashes}\\|`)

const isNumeric = (cells: readonly string[]): boolean => {
  const told = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  return told.length > 0 && told.every((cell) => /^[-+−]?[\p{Sc}\s]*\d[\d.,'’\s]*(?:[%‰]|\p{Sc})?$/u.test(cell))
}

function transposed(rows: readonly (readonly string[])[], tooMany: () => never): string[][] {
  if (rows.length > MOST_COLUMNS) tooMany()
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? ''))
}

function htmlTable(rows: readonly (readonly string[])[], width: number, alignments: readonly Alignment[], header: boolean): string {
  const [head = [], ...body] = rows
  const spell = (cell: string) =>
    cell
      .trim()
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replace(/\r\n|\r|\n/g, '<br>')
  const row = (cells: readonly string[], name: string) => {
    const written = Array.from({ length: width }, (_, at) => {
      const alignment = alignments[at] ?? 'none'
      return `      <${name}${alignment === 'none' ? '' : ` style="text-align: ${alignment}"`}>${spell(cells[at] ?? '')}</${name}>\n`
    })
    return `    <tr>\n${written.join('')}    </tr>\n`
  }
  const top = header ? `  <thead>\n${row(head, 'th')}  </thead>\n` : ''
  return `<table>\n${top}${body.length > 0 ? `  <tbody>\n${body.map((cells) => row(cells, 'td')).join('')}  </tbody>\n` : ''}</table>\n`
}
