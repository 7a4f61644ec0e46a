import { describe, expect, it } from 'vitest'
import { extractTextFromHtml } from '../../../../registry/tools/code/extract-text-from-html/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const extract = (text: string, options: object = {}) => output(extractTextFromHtml, { text, ...options })
const rowsOf = async (text: string, options: object = {}) =>
  (await extract(text, options)).rows.map(({ line, element, text: found }: { line: number; element: string; text: string }) => [
    line,
    element,
    found,
  ])

describe('extract-text-from-html', () => {
  it.each([
    [
      'a<p>\n\n b <img alt="pic"> c<br>d</p>e',
      [
        [1, 'body', 'a'],
        [3, 'p', 'b c d'],
        [3, 'img alt', 'pic'],
        [3, 'body', 'e'],
      ],
    ],
    [
      '<html><head><title>T</title><meta name=Description content=" D  d "></head><body><div>x<h2>y</h2>z</div></body></html>',
      [
        [1, 'title', 'T'],
        [1, 'meta description', 'D d'],
        [1, 'div', 'x'],
        [1, 'h2', 'y'],
        [1, 'div', 'z'],
      ],
    ],
    [
      '<ul><li>a<ul><li>b</ul></ul>',
      [
        [1, 'li', 'a'],
        [1, 'li', 'b'],
      ],
    ],
    [
      '<table><tr><td>a<th>b</table>',
      [
        [1, 'td', 'a'],
        [1, 'th', 'b'],
      ],
    ],
    ['<svg><title>no</title><text>yes</text></svg>', [[1, 'text', 'yes']]],
    ['<p hidden>x</p><script>y</script><style>z</style><template>t</template>', []],
    ['<p>&amp; שלום 👩‍👩‍👧 co&shy;op</p>', [[1, 'p', '& שלום 👩‍👩‍👧 coop']]],
    ['', []],
  ])('takes the pieces of %j', async (text, expected) => {
    expect(await rowsOf(text)).toEqual(expected)
  })

  it('leaves titles, descriptions and alternative texts out when asked', async () => {
    expect(await rowsOf('<title>T</title><img alt=a><p>x</p>', { attributes: false })).toEqual([[1, 'p', 'x']])
  })

  it.each([
    ['li', ['a b', 'b']],
    ['H2 , .x', ['h', 'p']],
    ['#i.x', ['p']],
    ['p.x.y', ['p']],
    ['[title]', ['p']],
    ['[title="a,b"]', ['p']],
    ["p[title='a,b'], title", ['T', 'p']],
    ['script', ['let q']],
    ['*.x', ['p']],
  ])('finds what matches %j', async (selectors, expected) => {
    const text = '<title>T</title><h2>h</h2><ul><li>a<ul><li>b</ul></ul><p class="x y" id=i title="a,b">p</p><script>let q</script>'
    expect((await extract(text, { selectors })).text.split('\n')).toEqual(expected)
  })

  it('gives the descriptions of images that are named, and of the page', async () => {
    const text =
      '<meta name=description content=" A  b "><h2>h<img alt=in></h2>\n<img class=p alt="A  tea\npot"><img><input type=image alt=go>'
    expect(await rowsOf(text, { selectors: 'h2, img' })).toEqual([
      [1, 'h2', 'h'],
      [1, 'img alt', 'in'],
      [2, 'img.p alt', 'A tea pot'],
    ])
    expect(await rowsOf(text, { selectors: 'meta, [type=image]' })).toEqual([
      [1, 'meta description', 'A b'],
      [3, 'input alt', 'go'],
    ])
    expect(await failure(extractTextFromHtml, { text: '<img src=a>', selectors: 'img' })).toMatchObject({ code: 'no-match' })
  })

  it('counts', async () => {
    expect((await extract('<p>Well-being for</p><p>all 👍🏽</p>')).counts).toEqual({ pieces: 2, words: 3, characters: 19 })
  })

  it('lists ten thousand pieces and keeps all in the text', async () => {
    const result = await extract('<p>x</p>'.repeat(12_000))
    expect(result.rows).toHaveLength(10_000)
    expect(result.text.split('\n')).toHaveLength(12_000)
    expect(result.notices).toEqual([{ code: 'rows-cut', params: { most: 10_000 }, level: 'warning' }])
  })

  it.each([
    [{ selectors: 'p, h1 > b' }, { code: 'bad-selector', params: { selector: 'h1 > b' }, field: 'selectors', place: { offset: 5 } }],
    [{ selectors: 'p:first-child' }, { code: 'bad-selector', place: { offset: 1 } }],
    [{ selectors: '[id=other]', text: '<p id=one>x</p>' }, { code: 'no-match' }],
    [{ selectors: 'h6' }, { code: 'no-match', field: 'selectors' }],
    [{ text: '<div>'.repeat(10_000) }, { code: 'code-too-deep', field: 'text' }],
    [
      { text: `<p>${Array.from({ length: 500 }, (_, i) => `<b class=${i}>`).join('')}${'<p>x'.repeat(3000)}` },
      { code: 'too-many-elements' },
    ],
  ])('refuses %#', async (options, expected) => {
    expect(await failure(extractTextFromHtml, { text: '<p>x</p>', ...options })).toMatchObject(expected)
  })
})
