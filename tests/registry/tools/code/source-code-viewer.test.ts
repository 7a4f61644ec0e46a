import * as fc from 'fast-check'
import { parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { SYNTAXES } from '../../../../registry/lib/code/source-colors.ts'
import { sourceCodeViewer } from '../../../../registry/tools/code/source-code-viewer.ts'
import { output } from '../../../support/run-tool.ts'

type Node = { nodeName: string; childNodes?: Node[]; value?: string; attrs?: { name: string; value: string }[] }
const textOf = (node: Node): string => node.value ?? (node.childNodes ?? []).map(textOf).join('')
const elementsOf = (node: Node): Node[] => [node, ...(node.childNodes ?? []).flatMap(elementsOf)]
const read = (html: string) => parseFragment(html) as unknown as Node

describe('source-code-viewer', () => {
  it.each([
    ['JavaScript', "import { x } from 'y'\nexport const f = async (a) => { await x(a) }\nconsole.log(f)"],
    [
      'Python',
      'def main(argv=None):\n    """Docs"""\n    for x in range(10):\n        print(f"{x}")\n\nif __name__ == "__main__":\n    main()',
    ],
    ['HTML, XML', '<!doctype html>\n<html><head><title>a</title></head><body><p class="b">c</p></body></html>'],
    ['JSON', '{"name": "toolglot", "private": true, "version": 1.5, "list": [null, false]}'],
    ['CSS', '.a > b { color: #fff; margin: 0 auto }\n@media (min-width: 10px) { #c { display: none } }'],
    ['SQL', 'SELECT name, COUNT(*) FROM users LEFT JOIN orders ON users.id = orders.user_id WHERE age >= 18 GROUP BY name ORDER BY name;'],
    ['PHP', '<?php\nnamespace App;\nclass A { public function b(string $c): ?int { return $this->d[$c] ?? null; } }'],
    ['Rust', 'fn main() {\n    let mut v: Vec<u32> = Vec::new();\n    match v.pop() { Some(x) => println!("{}", x), None => {} }\n}'],
  ])('guesses %s', async (syntax, text) => {
    expect((await output(sourceCodeViewer, { text })).facts.syntax).toBe(syntax)
  })

  it('calls prose plain text', async () => {
    expect((await output(sourceCodeViewer, { text: 'Hello' })).facts.syntax).toBe('plain')
  })

  it('keeps every character in every syntax, and makes nothing but pre and span', async () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      "'",
      '`',
      '${',
      '}',
      '/*',
      '*/',
      '//',
      '#',
      '\n',
      ' ',
      'a',
      'if ',
      '<script>',
      '</span>',
      '<?php',
      '😀',
      '\\',
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('plain', ...SYNTAXES), fc.string({ unit: piece, maxLength: 60 }), async (syntax, text) => {
        const tree = read((await output(sourceCodeViewer, { text: `x${text}`, syntax, numbers: false })).text)
        expect(textOf(tree).replace(/\n+$/, '')).toBe(`x${text}`.replace(/\n+$/, ''))
        for (const { nodeName, attrs = [] } of elementsOf(tree)) {
          expect(['#document-fragment', '#text', 'pre', 'span']).toContain(nodeName)
          expect(attrs.every(({ name }) => name === 'style')).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('keeps colours within each line, so that numbers stay plain', async () => {
    const { text } = await output(sourceCodeViewer, { text: '/* a\nb */\nc', syntax: 'JavaScript' })
    const lines = (text as string).replace(/^<pre[^>]*>/, '').split('\n')
    expect(lines[1]).toBe('<span style="user-select:none;color:#5b6570">2  </span><span style="color:#5b6570">b */</span>')
    expect(lines[2]).toContain('3  </span>c')
  })

  it('tells how the text is laid out', async () => {
    expect((await output(sourceCodeViewer, { text: '\ta\n  b\r\n\r\nc', syntax: 'plain' })).facts).toEqual({
      syntax: 'plain',
      lines: 4,
      blankLines: 1,
      longestLine: 3,
      characters: 9,
      indentation: 'mixed',
      lineBreaks: 'mixed',
    })
    expect((await output(sourceCodeViewer, { text: 'a\rb\r', syntax: 'plain' })).facts).toMatchObject({ lines: 2, lineBreaks: 'cr' })
  })

  it('shows words that nobody writes without colours, and says so', async () => {
    const answer = await output(sourceCodeViewer, { text: `const ${'a'.repeat(2000)} = 1`, syntax: 'JavaScript', numbers: false })
    expect(answer.text).not.toContain('<span')
    expect(answer.notices).toEqual([{ code: 'no-colors', level: 'info' }])
    expect((await output(sourceCodeViewer, { text: `const ${'a'.repeat(1999)} = 1`, syntax: 'JavaScript' })).notices).toBeUndefined()
  })
})
