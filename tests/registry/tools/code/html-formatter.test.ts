import * as fc from 'fast-check'
import { parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { htmlFormatter } from '../../../../registry/tools/code/html-formatter/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const format = async (text: string, options: object = {}): Promise<string> => (await output(htmlFormatter, { text, ...options })).text

describe('html-formatter', () => {
  // What the style sheet of the HTML Standard (15.3) makes of white space decides where a line may be broken.
  it.each([
    ['<div><p>a</p><p>b</p></div>', '<div>\n  <p>a</p>\n  <p>b</p>\n</div>\n'],
    ['<p>a<b>b</b> <i>c</i></p>', '<p>a<b>b</b> <i>c</i></p>\n'],
    ['<button>a</button><button>b</button>', '<button>a</button><button>b</button>\n'],
    ['<ul><li>a<li>b</ul>', '<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>\n'],
    ['<p>a<br>b</p>', '<p>a<br />b</p>\n'],
    ['<title> a  b </title>', '<title>a b</title>\n'],
    ['<P CLASS=x>&nbsp;&copy; &#65;</P>', '<p class="x">&nbsp;&copy; &#65;</p>\n'],
    ['', ''],
    [' \r\n\t', ''],
    ['\ufeff<p>a</p>', '<p>a</p>\n'],
    ['<p>שלום é 👩‍👩‍👧</p>\r\n<p>b</p>', '<p>שלום é 👩‍👩‍👧</p>\n<p>b</p>\n'],
  ])('lays out %j', async (text, expected) => {
    expect(await format(text)).toBe(expected)
  })

  it.each([
    ['<div><pre>\n\n  a\n b</pre></div>', '<pre>\n\n  a\n b</pre>'],
    ['<div><textarea>\n a\n  b</textarea></div>', '<textarea>\n a\n  b</textarea>'],
    ['<div><script>\nlet  a = `\n x`\n</script></div>', '<script>\nlet  a = `\n x`\n</script>'],
    ['<div><style>a{b:c}\n\n d {}</style></div>', '<style>a{b:c}\n\n d {}</style>'],
    ['<svg><style>a{b:c}\n d{}</style></svg>', '<style>a{b:c}\n d{}</style>'],
    ['<p>a</p><!--[if IE]><b>  x</b>\n<![endif]-->', '<!--[if IE]><b>  x</b>\n<![endif]-->'],
    ['<a title="x\n   y">q</a>', 'title="x\n   y"'],
    ['<p class="a  b" style="color:red" onclick="f( 1 )">x</p>', 'class="a  b" style="color:red" onclick="f( 1 )"'],
  ])('keeps to the letter what is in %j', async (text, kept) => {
    expect(await format(text)).toContain(kept)
  })

  it('adds no space in the middle of a word, whatever stands there', async () => {
    expect(await format('a<script>let x</script>b')).toBe('a<script>let x</script>b\n')
    expect(await format('<p>one<!-- c -->two</p>')).toBe('<p>one<!-- c -->two</p>\n')
  })

  it('breaks no new space into Chinese and Japanese, where lines are joined without one', async () => {
    expect(await format('<p>中国\n  茶 a\n  b</p>')).toBe('<p>中国\n  茶 a b</p>\n')
  })

  it('lays out scripts and styles when asked, but not inside of template literals', async () => {
    const text =
      '<div><script>const a=`x\n  y`;/* a\n b */f()</script><script type="application/ld+json">{"a":1}</script><style>p{color:RED}</style></div>'
    expect(await format(text, { embedded: true })).toBe(
      '<div>\n  <script>\n    const a = `x\n  y`;\n    /* a\n     b */ f();\n  </script>\n  <script type="application/ld+json">\n    { "a": 1 }\n  </script>\n  <style>\n    p {\n      color: RED;\n    }\n  </style>\n</div>\n',
    )
  })

  it('leaves scripts that it cannot read, and says so', async () => {
    const text = '<script>{{ x }} oops(</script><script type="text/x-template"><b>  </b></script>'
    expect(await output(htmlFormatter, { text, embedded: true })).toEqual({
      text: '<script>{{ x }} oops(</script>\n<script type="text/x-template"><b>  </b></script>\n',
      notices: [{ code: 'codes-left', params: { count: 2 }, level: 'info' }],
    })
  })

  it.each([
    ['<p>a</p>\n<script>\n\n</script></div>', { code: 'code-syntax', place: { offset: 28, line: 4, column: 10 } }],
    ['<p', { code: 'code-syntax', place: { offset: 0 } }],
    ['<div>'.repeat(10_000), { code: 'code-too-deep' }],
    ['<p>x <span style="white-space: pre">  a  b </span>', { code: 'code-changed' }],
    [`<p>${Array.from({ length: 500 }, (_, i) => `<b class=${i}>`).join('')}${'<p>x'.repeat(3000)}`, { code: 'too-many-elements' }],
  ])('refuses what it cannot lay out (%#)', async (text, expected) => {
    expect(await failure(htmlFormatter, { text })).toMatchObject({ ...expected, field: 'text' })
  })

  it('loses no character and lays out its own result the same', async () => {
    const part = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<div>',
      '</div>',
      'a',
      ' ',
      '\n',
      'b c',
      '&amp;',
      '<br>',
      '<img alt=x>',
      'é😀',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
        const text = parts.join('')
        const result = await format(text).catch(() => undefined)
        if (result === undefined) return
        expect(lettersOf(result)).toBe(lettersOf(text))
        expect(lettersOf(await format(result))).toBe(lettersOf(text))
      }),
      { numRuns: 60 },
    )
  })
})

/** An independent look at the text: all of it without white space. */
function lettersOf(html: string): string {
  const texts: string[] = []
  const pending: unknown[] = [parseFragment(html)]
  while (pending.length > 0) {
    const node = pending.pop() as { value?: string; childNodes?: unknown[] }
    if (node.value !== undefined) texts.push(node.value)
    pending.push(...(node.childNodes ?? []).toReversed())
  }
  return texts.join('').replaceAll(/\s+/g, '')
}
