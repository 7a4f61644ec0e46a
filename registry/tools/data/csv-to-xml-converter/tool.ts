import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { csvFailures, readCsv } from '../../../lib/csv/read.ts'
import { csvDialectFields, csvSourceFailures, csvSourceFields, csvSourceOf } from '../../../lib/csv/source.ts'
import { csvTableNotices, makeCsvTable, noteTable } from '../../../lib/csv/table.ts'
import { isPlainXmlName, nameXmlColumns, writeCsvAsXml } from './xml.ts'
import { JSON_INDENTATION_WORDS, jsonWriterFailures } from '../../../lib/json/writer.ts'
import { noteFirst } from '../../../lib/text/note-first.ts'
import { checkXmlCharacters, xmlFailures } from '../../../lib/xml/failures.ts'
import { inText } from '../../../lib/words/in-text.ts'

const NAME_LIMIT = 100

export const csvToXmlConverter = defineTool({
  id: 'csv-to-xml-converter',
  category: 'data',
  icon: 'file-code-2',
  title: 'CSV to XML converter',
  summary: 'Convert CSV to well-formed XML, with elements or attributes named after the columns.',
  keywords: ['csv to xml', 'convert csv', 'excel to xml', 'spreadsheet to xml', 'tsv to xml'],
  aliases: ['csv-to-xml', 'tsv-to-xml'],
  slugs: { es: 'csv-a-xml', fr: 'csv-en-xml', id: 'csv-ke-xml', it: 'da-csv-a-xml', pl: 'csv-na-xml', pt: 'csv-para-xml', ru: 'csv-v-xml' },
  recognizes: [
    { kind: 'csv', confidence: 0.92 },
    { kind: 'tsv', confidence: 0.92 },
  ],
  effect: 'pure',
  input: z.object({
    ...csvSourceFields,
    cells: choice('Format', {
      elements: 'An element for each cell',
      attributes: 'An attribute for each cell',
      fields: '<field name="…"> for each cell',
    }),
    rootName: text('Root element', { min: 1, max: NAME_LIMIT, default: 'rows', control: 'line' }),
    rowName: text('Row element', { min: 1, max: NAME_LIMIT, default: 'row', control: 'line' }),
    names: choice('Column names XML doesn’t allow', { mend: 'Replace invalid characters', refuse: 'Reject' }, { advanced: true }),
    declaration: flag('XML declaration', { default: true, help: 'The first line, <?xml … ?>.', advanced: true }),
    indentation: choice('Indentation', JSON_INDENTATION_WORDS, { default: '2', advanced: true }),
    ...csvDialectFields,
  }),
  output: z.object({ text: part(z.string(), 'XML', { view: 'code', language: 'xml', media: 'application/xml', fileName: 'data.xml' }) }),
  failures: {
    ...csvSourceFailures,
    ...csvFailures.words,
    'xml-character': xmlFailures.words['xml-character'],
    ...jsonWriterFailures.words,
    'bad-xml-name':
      '“{{name}}” isn’t an element name. Start with a letter or “_”, but not with “xml”, and use only letters, digits, “-”, “_” and “.”.',
  },
  notices: {
    ...csvTableNotices,
    'name-mended': { info: 'XML doesn’t allow the name “{{given}}”, so it became “{{name}}”.' },
    'more-names-mended': {
      warning: {
        one: '{{count, number}} more column name was changed like this.',
        other: '{{count, number}} more column names were changed like this.',
      },
    },
  },
  notes: [
    'CSV is parsed according to RFC 4180. Characters that XML doesn’t allow in names become “_”, and names that would then be equal get a number. Cells missing from a short row are left out; an empty cell becomes an empty element or attribute.',
    'Every cell can be read back exactly: line breaks and tabs in attributes, and carriage returns anywhere, are written as references. Control characters that XML 1.0 doesn’t allow are rejected.',
  ],
  examples: [
    {
      input: { text: 'id,First name\n1,Ada\n2,"Tom & ""Jerry"""' },
      in: inText({
        es: 'id,Primer nombre\n1,Ada\n2,"Tom & ""Jerry"""',
        fr: 'id,Prénom usuel\n1,Ada\n2,"Tom & ""Jerry"""',
        id: 'id,Nama depan\n1,Ayu\n2,"Tom & ""Jerry"""',
        it: 'id,Nome proprio\n1,Ada\n2,"Tom & ""Jerry"""',
        pl: 'id,Pierwsze imię\n1,Ada\n2,"Tom & ""Jerry"""',
        pt: 'id,Primeiro nome\n1,Ada\n2,"Tom & ""Jerry"""',
        ru: 'id,Имя героя\n1,Анна\n2,"Чук & ""Гек"""',
      }),
      output: {
        text: '<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n  <row>\n    <id>1</id>\n    <First_name>Ada</First_name>\n  </row>\n  <row>\n    <id>2</id>\n    <First_name>Tom &amp; "Jerry"</First_name>\n  </row>\n</rows>\n',
        notices: [{ code: 'name-mended', params: { given: 'First name', name: 'First_name' }, level: 'info' }],
      },
    },
    {
      title: 'Attributes',
      input: { text: 'x;y\n1;2', cells: 'attributes', rootName: 'points', rowName: 'point', declaration: false },
      output: { text: '<points>\n  <point x="1" y="2"/>\n</points>\n' },
    },
    {
      title: 'Names kept exactly',
      input: { text: 'Price ($)\n9.90', cells: 'fields', declaration: false, indentation: 'none' },
      in: inText({
        es: 'Precio (€)\n9.90',
        fr: 'Prix (€)\n"9,90"',
        id: 'Harga (Rp)\n9900',
        it: 'Prezzo (€)\n"9,90"',
        pl: 'Cena (zł)\n"9,90"',
        pt: 'Preço (R$)\n"9,90"',
        ru: 'Цена (₽)\n"9,90"',
      }),
      output: { text: '<rows><row><field name="Price ($)">9.90</field></row></rows>' },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: ({ header, cells, rootName, rowName, names, declaration, indentation, ...given }, { fail, note }) => {
    for (const [field, name] of [
      ['rootName', rootName],
      ['rowName', rowName],
    ] as const)
      if (!isPlainXmlName(name)) fail('bad-xml-name', { name: name.toWellFormed(), field })
    const { source, field, delimiter } = csvSourceOf(given)
    if (source.trim() === '') fail('required', { field })
    checkXmlCharacters(source, field)
    const table = makeCsvTable([...readCsv(source, delimiter, field)], header)
    const columns = nameXmlColumns(table.names)
    const mended = cells === 'fields' ? [] : columns.filter(({ given, name }) => given !== name)
    if (names === 'refuse' && mended[0]) fail('bad-xml-name', { name: shorten(mended[0].given), field })
    noteTable(table, note)
    noteFirst(
      mended,
      ({ given, name }) => note('name-mended', { given: shorten(given), name: shorten(name) }),
      (count) => note('more-names-mended', { count }),
    )
    return { text: writeCsvAsXml(table, columns, { rootName, rowName, cells, declaration, indentation, sourceLength: source.length }) }
  },
})

function shorten(name: string): string {
  return name.slice(0, 100).toWellFormed()
}
