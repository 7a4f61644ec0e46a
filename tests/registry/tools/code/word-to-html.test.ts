import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { SAMPLE_WORD, SAMPLE_WORD_IN } from '../../../../registry/lib/docx/sample.ts'
import { wordToHtml } from '../../../../registry/tools/code/word-to-html/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'
import { ZIP_TIME, paragraph, picture, relation, run, wordArchive, wordFile } from '../../../support/samples/word-file.ts'

const convert = (file: object, options: object = {}) => output(wordToHtml, { file, ...options })
const html = async (body: string, more: Parameters<typeof wordFile>[1] = {}, options: object = {}): Promise<string> =>
  (await convert(wordFile(body, more), options)).text
const refused = (bytes: Uint8Array | number[]) => failure(wordToHtml, { file: { name: 'a.docx', type: '', bytes: Uint8Array.from(bytes) } })

const BARE = '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>'
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='),
  (sign) => sign.charCodeAt(0),
)
const WITH_PIXEL = { relations: relation('image', 'media/a.png'), more: { 'word/media/a.png': PIXEL } }

describe('word-to-html', () => {
  it.each([
    [
      run('a', '<w:b/>') + run('b', '<w:i/>') + run('c', '<w:strike/>') + run('d', '<w:u w:val="single"/>'),
      '<p><strong>a</strong><em>b</em><s>c</s><u>d</u></p>',
    ],
    [run('10') + run('6', '<w:vertAlign w:val="superscript"/>'), '<p>10<sup>6</sup></p>'],
    [run('&lt;b&gt; &amp; שלום 👩‍👩‍👧'), '<p>&#x3C;b> &#x26; שלום 👩‍👩‍👧</p>'],
    ['<w:r><w:t>a</w:t><w:br/><w:t>b</w:t><w:tab/></w:r>', '<p>a<br>b\t</p>'],
  ])('turns the run %j into HTML', async (content, expected) => {
    expect(await html(paragraph(content))).toBe(expected)
  })

  it('reads titles by their styles', async () => {
    const styles =
      '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/></w:style><w:style w:type="paragraph" w:styleId="Odd"><w:name w:val="My &quot;odd&quot; one"/></w:style></w:styles>'
    const body = paragraph(run('a'), '<w:pStyle w:val="H2"/>') + paragraph(run('b'), '<w:pStyle w:val="Odd"/>')
    const result = await convert(wordFile(body, { relations: relation('styles', 'styles.xml'), more: { 'word/styles.xml': styles } }), {
      format: 'page',
    })
    expect(result.text).toContain('<title>a</title>\n</head>\n<body>\n<h2>a</h2>\n<p>b</p>\n</body>')
    expect(result.counts).toMatchObject({ headings: 1, paragraphs: 1, words: 2 })
    expect(result.notices).toEqual([{ code: 'styles-plain', params: { names: 'My "odd" one' }, level: 'info' }])
  })

  it('names a page without a heading after its file', async () => {
    expect((await convert(wordFile(paragraph(run('x'))), { format: 'page' })).text).toContain('<title>a</title>')
  })

  it('merges cells', async () => {
    const cell = (text: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(run(text))}</w:tc>`
    const table = `<w:tbl><w:tr>${cell('a', '<w:gridSpan w:val="2"/>')}</w:tr><w:tr>${cell('b')}${cell('c')}</w:tr></w:tbl>`
    expect(await html(table)).toBe(
      '<table>\n<tbody>\n<tr>\n<td colspan="2"><p>a</p></td>\n</tr>\n<tr>\n<td><p>b</p></td>\n<td><p>c</p></td>\n</tr>\n</tbody>\n</table>',
    )
  })

  it('takes images along, or their alternative text, or neither', async () => {
    const body = paragraph(run('a ') + picture('A &quot;pot&quot;'))
    const base64 = btoa(String.fromCharCode(...PIXEL))
    expect(await html(body, WITH_PIXEL)).toBe(`<p>a <img alt="A &#x22;pot&#x22;" src="data:image/png;base64,${base64}"></p>`)
    expect(await html(body, WITH_PIXEL, { images: 'text' })).toBe('<p>a A "pot"</p>')
    const emf = wordFile(body, { relations: relation('image', 'media/a.emf'), more: { 'word/media/a.emf': PIXEL } })
    expect(await convert(emf)).toMatchObject({ text: '<p>a A "pot"</p>', notices: [{ code: 'pictures-left-out', params: { count: 1 } }] })
  })

  it('leaves unsafe addresses out', async () => {
    const link = paragraph(`<w:hyperlink r:id="rId1">${run('x')}</w:hyperlink>`)
    expect(await html(link, { relations: relation('hyperlink', 'javascript:alert(1)', ' TargetMode="External"') })).toBe('<p><a>x</a></p>')
    expect(await html(link, { relations: relation('hyperlink', 'https://a.example/', ' TargetMode="External"') })).toBe(
      '<p><a href="https://a.example/">x</a></p>',
    )
  })

  it('says what it could not read', async () => {
    const result = await convert(
      wordFile(
        `${paragraph(run('x'))}<w:odd/>${paragraph('<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>')}`,
      ),
    )
    expect(result.notices).toMatchObject([{ code: 'parts-left-out', params: { names: 'w:odd' } }, { code: 'more-said' }])
  })

  it('takes an empty document', async () => {
    expect(await convert(wordFile(''))).toMatchObject({ text: '', counts: { words: 0, characters: 0, paragraphs: 0 } })
  })

  it('knows other files', async () => {
    const old = (name: string) => [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...[...name].flatMap((sign) => [sign.charCodeAt(0), 0])]
    expect(await refused(old('WordDocument'))).toMatchObject({ code: 'old-word', field: 'file' })
    expect(await refused(old('EncryptedPackage'))).toMatchObject({ code: 'word-locked', field: 'file' })
    expect(await refused(old('Workbook'))).toMatchObject({ code: 'not-word' })
    expect(await refused([])).toMatchObject({ code: 'not-word' })
    expect(await refused([...'{\\rtf1 x}'].map((sign) => sign.charCodeAt(0)))).toMatchObject({ code: 'not-word' })
    expect(await failure(wordToHtml, { file: wordArchive({ 'xl/workbook.xml': '<a/>', '[Content_Types].xml': '<a/>' }) })).toMatchObject({
      code: 'not-word',
    })
  })

  it('refuses damage at its part', async () => {
    expect(await refused(SAMPLE_WORD.bytes.subarray(0, 2000))).toMatchObject({
      code: 'zip-damaged',
      params: { part: 'ZIP' },
      field: 'file',
    })
    const flipped = SAMPLE_WORD.bytes.slice()
    flipped[80] = (flipped[80] as number) ^ 0xff
    expect(await refused(flipped)).toMatchObject({ code: 'zip-damaged', params: { part: '[Content_Types].xml' } })
    const stored = zipSync({ '[Content_Types].xml': strToU8('<a/>'), 'word/document.xml': strToU8(BARE) }, { level: 0, mtime: ZIP_TIME })
    stored[stored.indexOf(0x3c) + 1] = 0x62
    expect(await refused(stored)).toMatchObject({ code: 'zip-damaged', params: { part: '[Content_Types].xml' } })
    const part = { 'word/document.xml': '<w:document>' }
    expect(await failure(wordToHtml, { file: wordFile('', { more: part }) })).toMatchObject({
      code: 'word-damaged',
      params: { part: 'word/document.xml' },
    })
    const bomb = { 'word/document.xml': `<!DOCTYPE w:document [<!ENTITY b "c">]>${BARE}` }
    expect(await failure(wordToHtml, { file: wordFile('', { more: bomb }) })).toMatchObject({ code: 'word-damaged' })
    const other = { 'word/document.xml': '<other/>' }
    expect(await failure(wordToHtml, { file: wordFile('', { more: other }) })).toMatchObject({ code: 'word-damaged' })
  })

  it('has a sample in every language', async () => {
    const polish = SAMPLE_WORD_IN.pl?.input
    expect(polish?.file.name).toBe('herbata.docx')
    const { text, notices } = await output(wordToHtml, { ...polish })
    expect(notices).toBeUndefined()
    expect(text).toContain('<p>Zielona <em>lub</em> czarna, z <a href="https://example.com/tea">naszego sklepu</a>. Parz w 80 °C.')
    for (const { input } of Object.values(SAMPLE_WORD_IN)) expect((await output(wordToHtml, input)).text).not.toContain('Tea')
  })

  it('refuses every cut of a document without a bug', async () => {
    for (let length = 0; length < SAMPLE_WORD.bytes.length; length += 97)
      expect((await refused(SAMPLE_WORD.bytes.subarray(0, length))).code).toMatch(/^(?:zip-damaged|not-word)$/)
  })

  it('refuses more parts than a document has, before it looks at any', { tags: 'long' }, async () => {
    const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, index) => [`word/media/${index}.png`, '']))
    const { bytes } = wordFile('', { more: many })
    expect(await refused(bytes)).toMatchObject({ code: 'zip-too-many', params: { most: 5_000 }, field: 'file' })
    // The directory is not even read: that it is damaged is not noticed.
    const [start, end] = [bytes.length - 6, bytes.length - 22]
    new DataView(bytes.buffer).setUint32(start, end, true)
    expect(await refused(bytes)).toMatchObject({ code: 'zip-too-many' })
  })

  it('refuses what grows too big or too deep', { tags: 'long' }, async () => {
    const zeros = new Uint8Array(210 * 1024 * 1024)
    const file = wordFile('', { more: { 'word/media/a.png': zeros } })
    expect(await failure(wordToHtml, { file })).toMatchObject({ code: 'zip-too-big', params: { most: 200 } })
    const lying = file.bytes.slice()
    const view = new DataView(lying.buffer)
    // The sizes that the archive states, in its directory and before the part, are made small.
    for (let i = 0; i < lying.length - 4; i++) if (view.getUint32(i, true) === zeros.length) view.setUint32(i, 10, true)
    expect(await refused(lying)).toMatchObject({ code: 'zip-too-big' })
    const deep = '<w:sdt><w:sdtContent>'.repeat(5000) + '</w:sdtContent></w:sdt>'.repeat(5000)
    expect(await failure(wordToHtml, { file: wordFile(deep) })).toMatchObject({ code: 'word-too-deep', field: 'file' })
  })
})
