import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvToXmlConverter } from '../../../../registry/tools/data/csv-to-xml-converter/tool.ts'
import { xmlParser } from '../../../../registry/tools/data/xml-parser.ts'
import { failure, output } from '../../../support/run-tool.ts'

const convert = async (text: string, more: object = {}): Promise<string> =>
  (await output(csvToXmlConverter, { text, declaration: false, indentation: 'none', ...more })).text

describe('csv-to-xml-converter', () => {
  it.each([
    ['a\n1', '<rows><row><a>1</a></row></rows>'],
    ['a', '<rows/>'],
    ['a,b\n,x', '<rows><row><a/><b>x</b></row></rows>'],
    ['a,b\n1', '<rows><row><a>1</a></row></rows>'],
    ['a\n1,2', '<rows><row><a>1</a><column_2>2</column_2></row></rows>'],
    ['a\n"<&>""\'"', '<rows><row><a>&lt;&amp;&gt;"\'</a></row></rows>'],
    ['a\n"x\r\ny"', '<rows><row><a>x&#13;\ny</a></row></rows>'],
    ['a\n  x ', '<rows><row><a>  x </a></row></rows>'],
    ['prénom,имя,😀\n1,2,3', '<rows><row><prénom>1</prénom><имя>2</имя><😀>3</😀></row></rows>'],
    ['a\n]]>', '<rows><row><a>]]&gt;</a></row></rows>'],
  ])('turns %j into XML', async (text, xml) => {
    expect(await convert(text)).toBe(xml)
  })

  it('makes names valid and different, and says so', async () => {
    const result = await output(csvToXmlConverter, {
      text: 'First name,1st,xml,a:b,First_name,-,First+name\n1,2,3,4,5,6,7',
      cells: 'attributes',
      declaration: false,
      indentation: 'none',
    })
    expect(result.text).toBe('<rows><row First_name_2="1" _1st="2" _xml="3" a_b="4" First_name="5" _-="6" First_name_3="7"/></rows>')
    expect(result.notices).toHaveLength(6)
    expect(result.notices[0]).toEqual({ code: 'name-mended', params: { given: 'First name', name: 'First_name_2' }, level: 'info' })
    expect(await failure(csvToXmlConverter, { text: 'a,b c\n1,2', names: 'refuse' })).toMatchObject({
      code: 'bad-xml-name',
      params: { name: 'b c' },
      field: 'text',
    })
    expect(await convert('a b\n1', { cells: 'fields', names: 'refuse' })).toBe('<rows><row><field name="a b">1</field></row></rows>')
  })

  it('names twenty changed names and counts the rest', async () => {
    const { notices } = await output(csvToXmlConverter, { text: Array.from({ length: 30 }, (_, i) => `a ${i}`).join(',') })
    expect(notices).toHaveLength(21)
    expect(notices[20]).toMatchObject({ code: 'more-names-mended', params: { count: 10 } })
  })

  it('writes a declaration and indents', async () => {
    expect(await convert('a\n1', { declaration: true, indentation: 'tab', rootName: 'list', rowName: 'item' })).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<list>\n\t<item>\n\t\t<a>1</a>\n\t</item>\n</list>\n',
    )
  })

  it.each(['a b', '1', 'xml', 'a:b', '<', 'é/'])('refuses %j as the name of the whole or a row', async (name) => {
    expect(await failure(csvToXmlConverter, { text: 'a', rootName: name })).toMatchObject({ code: 'bad-xml-name', field: 'rootName' })
    expect(await failure(csvToXmlConverter, { text: 'a', rowName: name })).toMatchObject({ code: 'bad-xml-name', field: 'rowName' })
  })

  it.each([
    ['a\n\u0000', 2, 1],
    ['a\nx,\u001b', 2, 3],
    ['a\n\ud800', 2, 1],
    ['a\n\uffff', 2, 1],
  ])('refuses characters that XML cannot hold: %j', async (text, line, column) => {
    expect(await failure(csvToXmlConverter, { text })).toMatchObject({ code: 'xml-character', field: 'text', place: { line, column } })
  })

  it('reads files, and refuses what is no CSV', async () => {
    const upload = { name: 'a.csv', type: 'text/csv', bytes: Uint8Array.of(0x6e, 0x0a, 0xe9) }
    expect(await convert('', { file: upload, encoding: 'windows-1252' })).toBe('<rows><row><n>é</n></row></rows>')
    expect(await failure(csvToXmlConverter, { file: upload })).toMatchObject({ code: 'not-this-encoding' })
    expect(await failure(csvToXmlConverter, { file: upload, text: 'a' })).toMatchObject({ code: 'text-and-file' })
    expect(await failure(csvToXmlConverter, { text: 'a\n"b' })).toMatchObject({ code: 'csv-unclosed-quote', place: { line: 2, column: 1 } })
    expect(await failure(csvToXmlConverter, { text: 'a\n"b"c' })).toMatchObject({ code: 'csv-after-quote', place: { line: 2, column: 4 } })
    expect(await failure(csvToXmlConverter, { text: '\n' })).toMatchObject({ code: 'required', field: 'text' })
  })

  it('refuses a result that names make too long', async () => {
    expect(await failure(csvToXmlConverter, { text: `${'n'.repeat(1_000_000)},b\n${'1,2\n'.repeat(100)}` })).toMatchObject({
      code: 'json-too-long',
    })
  })

  it('reads back cell by cell', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', '\t', ' ', 'é', '😀', '<', '&', '>', "'", ']') })
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 6 }))
    type Element = { element: string; attributes?: Record<string, string>; children?: (Element | string)[] }
    await fc.assert(
      fc.asyncProperty(
        table,
        fc.constantFrom('elements', 'attributes', 'fields'),
        fc.constantFrom('2', 'none'),
        async (rows, cells, indentation) => {
          const text = rows.map((row) => row.map((content) => `"${content.replaceAll('"', '""')}"`).join(',')).join('\n')
          const xml = await convert(text, { cells, indentation, delimiter: 'comma' })
          const [root] = JSON.parse((await output(xmlParser, { text: xml })).tree) as [Element]
          const read = (root.children as Element[]).map(({ attributes = {}, children = [] }) =>
            cells === 'attributes' ? Object.values(attributes) : (children as Element[]).map((field) => (field.children ?? ['']).join('')),
          )
          expect(read).toEqual(rows.slice(1))
        },
      ),
    )
  })
})
