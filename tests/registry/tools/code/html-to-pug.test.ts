import * as fc from 'fast-check'
import { parseFragment, serialize } from 'parse5'
import { describe, expect, it } from 'vitest'
import { htmlToPug } from '../../../../registry/tools/code/html-to-pug/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const pug = async (text: string, options: object = {}): Promise<string> => (await output(htmlToPug, { text, ...options })).text

/**
 * As much of Pug as is written here, after its reference: nesting by indentation, #id.class(attributes), text behind a
 * tag or a bar, lines of text side by side joined by a line break, blocks after a point, comments, backslashes.
 */
function readPug(source: string): string {
  const lines = source.split('\n').filter((line, index, all) => index < all.length - 1 || line !== '')
  const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0
  const plain = (text: string) => text.replaceAll(/\\(?=[#!]\{|#\[)/g, '')
  let at = 0
  const block = (indent: number): string[] => {
    const inner: string[] = []
    while (at < lines.length && (lines[at] === '' || indentOf(lines[at] as string) > indent)) inner.push(lines[at++] as string)
    const least = Math.min(...inner.filter((line) => line !== '').map(indentOf))
    return inner.map((line) => line.slice(least))
  }
  const children = (indent: number): string => {
    let html = ''
    let wasText = false
    while (at < lines.length && indentOf(lines[at] as string) >= indent) {
      const line = (lines[at++] as string).slice(indent)
      if (line.startsWith('|')) {
        html += (wasText ? '\n' : '') + plain(line.replace(/^\| ?/, ''))
        wasText = true
        continue
      }
      wasText = false
      if (line.startsWith('doctype')) html += `<!${line}>`
      else if (line.startsWith('//')) html += `<!--${[line.slice(2), ...block(indent)].join('\n')}-->`
      else html += element(line, indent)
    }
    return html
  }
  const element = (line: string, indent: number): string => {
    const [head = '', name = '', short = ''] = /^([\w:-]*)((?:[#.][\w-]+)*)/.exec(line) ?? []
    let rest = line.slice(head.length)
    const attributes = [...short.matchAll(/#([\w-]+)/g)].map((match) => `id="${match[1]}"`)
    const classes = [...short.matchAll(/\.([\w-]+)/g)].map((match) => match[1])
    if (classes.length > 0) attributes.push(`class="${classes.join(' ')}"`)
    if (rest.startsWith('(')) {
      const list = /^\(((?:'(?:[^'\\]|\\.)*'|[^')])*)\)/.exec(rest)?.[0] ?? ''
      rest = rest.slice(list.length)
      for (const [, quoted, bare, value] of list.matchAll(/(?:'([^']+)'|([\w:@.-]+))(?:='((?:[^'\\]|\\.)*)')?/g)) {
        const text = (value ?? '').replaceAll(/\\(n|u....|.)/g, (_, sign: string) =>
          sign === 'n' ? '\n' : sign.length > 1 ? String.fromCharCode(Number.parseInt(sign.slice(1), 16)) : sign,
        )
        attributes.push(`${quoted ?? bare}="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
      }
    }
    const open = `<${[name || 'div', ...attributes].join(' ')}>`
    const close = /^(?:br|img|input|hr)$/.test(name) ? '' : `</${name || 'div'}>`
    if (rest === '.') return open + plain(block(indent).join('\n')) + close
    return open + (rest === '' ? childrenBelow(indent) : plain(rest.slice(1))) + close
  }
  const childrenBelow = (indent: number): string =>
    at < lines.length && indentOf(lines[at] as string) > indent ? children(indentOf(lines[at] as string)) : ''
  return children(0)
}

describe('html-to-pug', () => {
  // https://pugjs.org/language/plain-text.html and attributes.html
  it.each([
    ['<div id="a" class="b c">x</div><div>y</div><p class="d"></p>', '#a.b.c x\ndiv y\np.d\n'],
    ['<p>a <b>b</b> c<i>d</i></p>', 'p\n  | a\n  |\n  b b\n  |\n  | c\n  i d\n'],
    ['<b>a</b> <b>b</b>', 'b a\n|\n|\nb b\n'],
    ['<a class="md:flex w-1/2" id="a b" href="x">y</a>', "a(class='md:flex w-1/2' id='a b' href='x') y\n"],
    [
      '<input disabled value="it\'s \\ &amp; &quot;" @click="f" (c)="d" #i>',
      "input(disabled value='it\\'s \\\\ & \"' @click='f' '(c)'='d' '#i'='')\n",
    ],
    ['<!-- a --><!---b--><!--c\n  d-->', '// a \n// -b\n//\n  c\n    d\n'],
    ['<!--[if IE]><p>x</p><![endif]-->', '//[if IE]><p>x</p><![endif]\n'],
    [
      '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">',
      'doctype html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"\n',
    ],
    ['<textarea>\n\n a\n  b</textarea>', 'textarea\n  |\n  |\n  |  a\n  |   b\n'],
    ['<script>\n    a\n      b #{c}\n</script>', 'script.\n  a\n    b \\#{c}\n'],
    ['<script>const a=`x\n y`</script>', 'script\n  | const a=`x\n  |  y`\n'],
    ['<p>&lt;b&gt; &copy; #[x] !{y} \\#{z}</p>', 'p &lt;b&gt; &copy; \\#[x] \\!{y} \\\\#{z}\n'],
    ['<table><tr><td>a<td>b</table>', 'table\n  tr\n    td a\n    td b\n'],
    ['<svg viewBox="0 0 1 1"><use xlink:href="#a"/></svg>', "svg(viewBox='0 0 1 1')\n  use(xlink:href='#a')\n"],
    ['<p>שלום 👩‍👩‍👧</p>', 'p שלום 👩‍👩‍👧\n'],
    ['', ''],
  ])('writes %j', async (text, expected) => {
    expect(await pug(text)).toBe(expected)
  })

  it('follows the options', async () => {
    const text = '<div id=a class=b><p title="x">y</p><!-- c --></div>'
    expect(await pug(text, { shorthand: false, quotes: 'double', indentation: '4', comments: false })).toBe(
      'div(id="a" class="b")\n    p(title="x") y\n',
    )
  })

  it.each([
    ['<my.tag>x</my.tag>', { code: 'no-pug-form', params: { name: 'my.tag' } }],
    ['<div>'.repeat(10_000), { code: 'code-too-deep' }],
    [`<p>${Array.from({ length: 500 }, (_, i) => `<b class=${i}>`).join('')}${'<p>x'.repeat(3000)}`, { code: 'too-many-elements' }],
  ])('refuses %#', async (text, expected) => {
    expect(await failure(htmlToPug, { text })).toMatchObject({ ...expected, field: 'text' })
  })

  it('is read back as the same page', async () => {
    const part = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<div id=a>',
      '<div class="b c">',
      '</div>',
      'a',
      ' ',
      'b c',
      '#{d}',
      '&lt;',
      '&amp;amp;',
      '<br>',
      '<ul>',
      '<li>',
      '</ul>',
      '<pre>',
      '</pre>',
      '<i title="x\'y&quot;\\">',
      '</i>',
      '<!-- c -->',
      '<script>\n  a\n  b\n</script>',
    )
    const flat = (html: string) => serialize(parseFragment(html)).replaceAll(/\s+/g, '')
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
        const text = parts.join('').trim()
        expect(flat(readPug(await pug(text)))).toBe(flat(text))
      }),
      { numRuns: 150 },
    )
  })

  it('keeps the spaces between words and inline elements', async () => {
    const part = fc.constantFrom('<b>', '</b>', '<i>', '</i>', 'a', 'b', ' ', '\n', '<img>')
    const words = (html: string) =>
      serialize(parseFragment(html))
        .replaceAll(/<\/?[bi]>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
        const text = parts.join('')
        expect(words(readPug(await pug(text)))).toBe(words(text))
      }),
      { numRuns: 150 },
    )
  })
})
