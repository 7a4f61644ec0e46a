import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { markdownTableGenerator } from '../../../../registry/tools/data/markdown-table-generator.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const table = async (text: string, input: object = {}) => (await output(markdownTableGenerator, { text, ...input })).text
const notices = async (input: object) => noticeCodes(await output(markdownTableGenerator, input))
const tableFailure = (text: string, input: object = {}) => failure(markdownTableGenerator, { text, ...input })

type Node = { readonly type: string; readonly value?: string; readonly children?: readonly Node[] }
const plain = (node: Node): string => (node.type === 'html' ? '\n' : (node.value ?? (node.children ?? []).map(plain).join('')))

/** The cells as another reader of GitHub’s Markdown sees them. */
const read = (markdown: string): string[][] => {
  const [found] = (unified().use(remarkParse).use(remarkGfm).parse(markdown) as Node).children ?? []
  expect(found?.type).toBe('table')
  return (found?.children ?? []).map((row) => (row.children ?? []).map(plain))
}

describe('from cells', () => {
  it.each([
    ['a,b\n1,2', {}, '| a   | b   |\n| --- | --- |\n| 1   | 2   |\n'],
    ['a;b\n1;2', { pretty: false }, '| a | b |\n| --- | --- |\n| 1 | 2 |\n'],
    ['a\tb\n"1\n2"\t3', { pretty: false }, '| a | b |\n| --- | --- |\n| 1<br>2 | 3 |\n'],
    ['1,2', { header: false, pretty: false }, '|  |  |\n| --- | --- |\n| 1 | 2 |\n'],
    ['a,b,c\n1', { pretty: false }, '| a | b | c |\n| --- | --- | --- |\n| 1 |  |  |\n'],
    ['名前,x\n山,😀', {}, '| 名前 | x   |\n| ---- | --- |\n| 山   | 😀  |\n'],
    ['a,b\n1,2\n3,4', { transpose: true, pretty: false }, '| a | 1 | 3 |\n| --- | --- | --- |\n| b | 2 | 4 |\n'],
    ['a,b\nx,-1.5%', { align: 'numbers', pretty: false }, '| a | b |\n| --- | --: |\n| x | -1.5% |\n'],
    ['a,b,c', { align: 'center', columns: 'r, -', pretty: false }, '| a | b | c |\n| --: | --- | :-: |\n'],
    // A cell that ends in a backslash must not swallow the bar behind it.
    ['a,b\nc:\\,x\\|y', { pretty: false }, '| a | b |\n| --- | --- |\n| c:\\ | x\\|y |\n'],
  ])('writes %j with %j', async (text, input, expected) => {
    expect(await table(text, input)).toBe(expected)
  })

  it('escapes so that another reader sees every cell as it was', async () => {
    const cells = [
      '*a* _b_',
      '`x|y`',
      '<b>&amp;</b>',
      '[l](u) ![i](u)',
      'c:\\dir\\',
      '\\|',
      '~~s~~',
      '#1',
      'x_y_z',
      'a\nb',
      'https://a.example',
    ]
    const csv = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
    expect(read(await table(`${csv}\n${csv}`, { escape: true }))).toEqual([cells, cells])
  })

  it('says where Markdown would read more than text', async () => {
    expect(await notices({ text: 'a,b\n*x*,snake_case' })).toEqual(['has-markdown'])
    expect(await notices({ text: 'a,b\n*x*,2', escape: true })).toEqual([])
    expect(await notices({ text: 'a,b\n1,snake_case' })).toEqual([])
  })
})

describe('from Markdown', () => {
  it.each([
    ['a|b\n-|-\n1|2', {}, '| a   | b   |\n| --- | --- |\n| 1   | 2   |\n'],
    ['| a |\r\n| :- |\r\n| **x** \\| y |\r\n', {}, '| a          |\n| :--------- |\n| **x** \\| y |\n'],
    ['| a | b |\n| - | -: |\n| x<br/>y | \\| |', { to: 'csv' }, 'a,b\n"x\ny",|\n'],
    [
      '| a | b |\n| - | -: |\n| <b> | 1<br>2 |',
      { to: 'html' },
      '<table>\n  <thead>\n    <tr>\n      <th>a</th>\n      <th style="text-align: right">b</th>\n    </tr>\n  </thead>\n  <tbody>\n    <tr>\n      <td>&lt;b&gt;</td>\n      <td style="text-align: right">1<br>2</td>\n    </tr>\n  </tbody>\n</table>\n',
    ],
  ])('reads %j with %j', async (text, input, expected) => {
    expect(await table(text, input)).toBe(expected)
  })

  it('keeps what it tidies, for another reader too', async () => {
    const given = '|a|`b \\| c`|*d*|\n|:-:|-|-:|\n|\\*|x||\n|1|2|3|\n'
    expect(read(await table(given))).toEqual(read(given))
  })
})

it.each([
  [' \n', {}, 'required', undefined],
  ['sep=;\n', {}, 'required', undefined],
  ['a,"b', {}, 'csv-unclosed-quote', 1],
  ['|a|b|\n|-|-|\n|1|2|3|', {}, 'table-cells', 3],
  ['|a|b|\n|-|-|\n\n|1|2|', {}, 'table-ended', 4],
  ['|a|b|\n|1|2|', { from: 'markdown' }, 'table-rule', 2],
  ['a,b', { columns: 'l x' }, 'column-letter', undefined],
  [','.repeat(1_000), {}, 'too-many-columns', undefined],
  [`${'a'.repeat(100_000)},b\n${'x\n'.repeat(1_000)}`, {}, 'table-too-long', undefined],
])('refuses %j with %j', async (text, input, code, line) => {
  expect(await tableFailure(text, input)).toMatchObject({ code, ...(line !== undefined && { place: { line } }) })
})
