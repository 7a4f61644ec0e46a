import { describe, expect, it } from 'vitest'
import { wordToMarkdown } from '../../../../registry/tools/code/word-to-markdown.ts'
import { failure, output } from '../../../support/run-tool.ts'
import { paragraph, picture, relation, run, wordFile } from '../../../support/samples/word-file.ts'

const NAMES = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const markdown = async (body: string, more: Parameters<typeof wordFile>[1] = {}, options: object = {}): Promise<string> =>
  (await output(wordToMarkdown, { file: wordFile(body, more), ...options })).text

describe('word-to-markdown', () => {
  it.each([
    [run('a ', '<w:b/>') + run('b', '<w:i/>') + run(' c'), '**a** *b* c\n'],
    [run('10') + run('6', '<w:vertAlign w:val="superscript"/>'), '10<sup>6</sup>\n'],
    [run('*not* _marked_ [up]'), '\\*not\\* \\_marked\\_ \\[up]\n'],
    [run('# שלום 👩‍👩‍👧'), '\\# שלום 👩‍👩‍👧\n'],
    ['', ''],
  ])('writes the paragraph %j', async (content, expected) => {
    expect(await markdown(paragraph(content))).toBe(expected)
  })

  it('writes footnotes and endnotes with several paragraphs', async () => {
    const notes = (name: string, text: string) =>
      `<w:${name}s ${NAMES}><w:${name} w:id="3">${paragraph(run(text))}${paragraph(run('More.'))}</w:${name}></w:${name}s>`
    const body = paragraph(`${run('a')}<w:r><w:footnoteReference w:id="3"/></w:r>${run(' b')}<w:r><w:endnoteReference w:id="3"/></w:r>`)
    const relations = relation('footnotes', 'footnotes.xml') + relation('endnotes', 'endnotes.xml').replace('rId1', 'rId2')
    expect(
      await markdown(body, {
        relations,
        more: { 'word/footnotes.xml': notes('footnote', 'One.'), 'word/endnotes.xml': notes('endnote', 'Two.') },
      }),
    ).toBe('a[^3] b[^e3]\n\n[^3]: One.\n\n    More.\n\n[^e3]: Two.\n\n    More.\n')
  })

  it('writes nested and numbered lists', async () => {
    const level = (number: number, format: string) => `<w:lvl w:ilvl="${number}"><w:numFmt w:val="${format}"/></w:lvl>`
    const numbering = `<w:numbering ${NAMES}><w:abstractNum w:abstractNumId="0">${level(0, 'decimal')}${level(1, 'bullet')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`
    const item = (text: string, depth: number) => paragraph(run(text), `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="1"/></w:numPr>`)
    expect(
      await markdown(item('a', 0) + item('b', 1) + item('c', 0), {
        relations: relation('numbering', 'numbering.xml'),
        more: { 'word/numbering.xml': numbering },
      }),
    ).toBe('1. a\n   - b\n2. c\n')
  })

  it('writes cells of several paragraphs on one line', async () => {
    const table = `<w:tbl><w:tr><w:tc>${paragraph(run('a'))}${paragraph(run('b|c'))}</w:tc><w:tc>${paragraph(run('d'))}</w:tc></w:tr></w:tbl>`
    expect(await markdown(table)).toBe('|           |   |\n| --------- | - |\n| a<br>b\\|c | d |\n')
  })

  it('gives alternative text or data for images', async () => {
    const body = paragraph(run('a ') + picture('pot'))
    const image = { relations: relation('image', 'media/a.png'), more: { 'word/media/a.png': Uint8Array.of(1, 2, 3) } }
    expect(await markdown(body, image)).toBe('a pot\n')
    expect(await markdown(body, image, { images: 'embed' })).toBe('a ![pot](data:image/png;base64,AQID)\n')
  })

  it('refuses what is no document, and tables beyond measure', async () => {
    expect(await failure(wordToMarkdown, { file: { name: 'a.txt', type: 'text/plain', bytes: Uint8Array.of(65) } })).toMatchObject({
      code: 'not-word',
      field: 'file',
    })
    const row = `<w:tr>${`<w:tc><w:tcPr><w:gridSpan w:val="1000"/></w:tcPr>${paragraph('')}</w:tc>`.repeat(2)}</w:tr>`
    expect(await failure(wordToMarkdown, { file: wordFile(`<w:tbl>${row.repeat(300)}</w:tbl>`) })).toMatchObject({
      code: 'table-too-big',
      field: 'file',
    })
  })
})
