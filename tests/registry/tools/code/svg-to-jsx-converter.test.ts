import { createRequire } from 'node:module'
import { transformSync } from '@swc/core'
import * as fc from 'fast-check'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readXml, type XmlElement } from '../../../../registry/lib/xml/read.ts'
import { svgToJsxConverter } from '../../../../registry/tools/code/svg-to-jsx-converter/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const jsx = async (text: string, options: object = {}): Promise<string> =>
  (await output(svgToJsxConverter, { text, format: 'element', ...options })).text
const dropped = async (text: string) => (await output(svgToJsxConverter, { text })).notices?.[0]?.params.names as string | undefined

/** Compiles a component, and gives what React makes of it. */
async function rendered(text: string, options: object = {}): Promise<string> {
  const { text: code } = await output(svgToJsxConverter, { text, ...options })
  const compiled = transformSync(code, {
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  }).code
  const exported: { Icon?: FunctionComponent } = {}
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- what the tool wrote is what is tried
  new Function('require', 'exports', compiled)(createRequire(import.meta.url), exported)
  return renderToStaticMarkup(createElement(exported.Icon as FunctionComponent))
}

/** A tree with its text, in a form that can be compared. */
function treeOf(svg: string): unknown {
  const plain = ({ name, attributes, children }: XmlElement): unknown => [
    name,
    Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value])),
    ...children.flatMap((child) =>
      child.type === 'element' ? [plain(child)] : child.type === 'text' || child.type === 'cdata' ? [child.value] : [],
    ),
  ]
  return plain(readXml(svg).root)
}

describe('svg-to-jsx-converter', () => {
  // https://react.dev/reference/react-dom/components/common
  it.each([
    [
      '<svg class="a" tabindex="0" stroke-width="1" xlink:href="#a" data-a-b="c" mask-type="e"/>',
      '<svg className="a" tabIndex="0" strokeWidth="1" xlinkHref="#a" data-a-b="c" mask-type="e" />\n',
    ],
    [
      '<svg viewBox="0 0 1 1"><linearGradient gradientUnits="x"/></svg>',
      '<svg viewBox="0 0 1 1">\n  <linearGradient gradientUnits="x" />\n</svg>\n',
    ],
    [
      '<svg style="fill: red; -webkit-mask: url(a;b); -ms-flex: 1; --c: 2; background: url(\'x;y\')"/>',
      "<svg style={{ fill: 'red', WebkitMask: 'url(a;b)', msFlex: '1', '--c': '2', background: 'url(\\'x;y\\')' }} />\n",
    ],
    ['<svg a="x &quot;y&quot; &amp; z" b="c\\d" e="{f}"/>', '<svg a={\'x "y" & z\'} b={\'c\\\\d\'} e="{f}" />\n'],
    [
      '<svg><style>.a{b:"`${c}\\e"}</style><style><![CDATA[a>b{}]]></style></svg>',
      '<svg>\n  <style>{`.a{b:"\\`\\${c}\\\\e"}`}</style>\n  <style>{`a>b{}`}</style>\n</svg>\n',
    ],
    ['<svg><title> A &lt;b&gt; {c} </title><text>a  b</text></svg>', "<svg>\n  <title>{'A <b> {c}'}</title>\n  <text>a b</text>\n</svg>\n"],
    ['<svg><text xml:space="preserve">  a  b </text></svg>', '<svg>\n  <text xmlSpace="preserve">{\'  a  b \'}</text>\n</svg>\n'],
    [
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:l="http://www.w3.org/1999/xlink"><s:use l:href="#a"/></s:svg>',
      '<svg>\n  <use xlinkHref="#a" />\n</svg>\n',
    ],
    ['<!DOCTYPE svg [<!ENTITY c "red">]><svg fill="&c;"/>', '<svg fill="red" />\n'],
    ['<svg><!-- a */ b --><g/></svg>', '<svg>\n  {/* a * / b */}\n  <g />\n</svg>\n'],
    ['<svg><text>שלום 👩‍👩‍👧</text></svg>', '<svg>\n  <text>שלום 👩‍👩‍👧</text>\n</svg>\n'],
    ['', ''],
  ])('writes %j', async (text, expected) => {
    expect(await jsx(text)).toBe(expected)
  })

  it('follows the options', async () => {
    expect(
      await jsx('<svg width="10px" height="5"><!-- c --><a fill="red"/></svg>', {
        removeSize: true,
        currentColor: true,
        comments: false,
        indentation: 'tab',
      }),
    ).toBe('<svg viewBox="0 0 10 5" fill="currentColor">\n\t<a fill="currentColor" />\n</svg>\n')
    expect(
      await jsx('<svg width="10%" fill="none" stroke="#000"><g fill="url(#a)" style="stroke: RED; fill: none"/></svg>', {
        removeSize: true,
        currentColor: true,
        quotes: 'double',
      }),
    ).toBe('<svg fill="none" stroke="currentColor">\n  <g fill="url(#a)" style={{ stroke: "currentColor", fill: "none" }} />\n</svg>\n')
    expect(await jsx('<svg style="--a: 1"/>', { typescript: true })).toBe("<svg style={{ '--a': '1' } as CSSProperties} />\n")
  })

  it.each([
    [{}, 'export function Icon(props) {\n  return (\n    <svg {...props} />\n  )\n}\n'],
    [{ props: false }, 'export function Icon() {\n  return (\n    <svg />\n  )\n}\n'],
    [
      { typescript: true },
      "import { type SVGProps } from 'react'\n\nexport function Icon(props: SVGProps<SVGSVGElement>) {\n  return (\n    <svg {...props} />\n  )\n}\n",
    ],
    [
      { memo: true },
      "import { memo } from 'react'\n\nexport const Icon = memo(function Icon(props) {\n  return (\n    <svg {...props} />\n  )\n})\n",
    ],
    [
      { ref: true, props: false },
      "import { forwardRef } from 'react'\n\nexport const Icon = forwardRef(function Icon(_props, ref) {\n  return (\n    <svg ref={ref} />\n  )\n})\n",
    ],
  ])('writes a component with %j', async (options, expected) => {
    expect(await jsx('<svg/>', { format: 'component', ...options })).toBe(expected)
  })

  it('leaves out what React has no form for, and says so', async () => {
    expect(await dropped('<svg xmlns:i="urn:i" i:label="x" onclick="f()"><i:grid/><script>x</script><a.b/><metadata/></svg>')).toBe(
      'a.b, i:grid, i:label, onclick, script',
    )
    expect(
      (await output(svgToJsxConverter, { text: '<svg style="fill:red !important"><style>a{}</style></svg>', currentColor: true })).notices,
    ).toEqual([
      { code: 'important-lost', level: 'warning' },
      { code: 'style-sheet', level: 'warning' },
    ])
    const external = '<!DOCTYPE svg SYSTEM "a.dtd" [<!ENTITY e SYSTEM "b.txt">]><svg><text>&e;</text></svg>'
    expect((await output(svgToJsxConverter, { text: external })).notices).toEqual([
      { code: 'entities-left', params: { count: 1 }, level: 'warning' },
    ])
  })

  it.each([
    [{ text: '<p/>' }, { code: 'not-svg', params: { name: 'p' }, field: 'text', place: { offset: 0 } }],
    [{ text: '<svg>\n<g>' }, { code: 'xml-unclosed-element', place: { line: 2, column: 1 } }],
    [{ text: `<svg>${'<g>'.repeat(10_000)}${'</g>'.repeat(10_000)}</svg>` }, { code: 'code-too-deep', field: 'text' }],
    [
      { text: '<svg/>', name: 'icon' },
      { code: 'bad-component-name', field: 'name' },
    ],
    [{ text: '<svg/>', name: 'My Icon' }, { code: 'bad-component-name' }],
  ])('refuses %#', async (input, expected) => {
    expect(await failure(svgToJsxConverter, input)).toMatchObject(expected)
  })

  it('is drawn by React as it was, with refs and memo or without', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" class="a b"><defs><linearGradient id="g" gradientTransform="rotate(90)"><stop offset="0" stop-color="red"></stop></linearGradient></defs><use xlink:href="#g" stroke-dasharray="1 2"></use><text x="1" text-anchor="middle">{a} &amp; <tspan font-weight="bold">b</tspan> c</text><foreignObject><div class="x" tabindex="0">y <b>z</b></div></foreignObject></svg>'
    for (const options of [
      {},
      { ref: true },
      { memo: true, typescript: true },
      { ref: true, memo: true, typescript: true, quotes: 'double' },
    ])
      expect(treeOf(await rendered(svg, options))).toEqual(treeOf(svg))
  })

  it('is drawn by React as it was, whatever its attributes and texts', async () => {
    const value = fc.string({ unit: fc.constantFrom(...'ab {}"\'\\&<>;:$`é😀'), maxLength: 8 })
    const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    const name = fc.constantFrom('d', 'class', 'stroke-width', 'data-x', 'clip-path', 'aria-label', 'x')
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, value), value, async (attributes, text) => {
        const list = Object.entries(attributes).map(([key, one]) => ` ${key}="${escape(one)}"`)
        const shown = text.trim().replaceAll(/ +/g, ' ')
        const svg = `<svg><path${list.join('')}></path><text>${escape(shown)}</text></svg>`
        expect(treeOf(await rendered(svg))).toEqual(treeOf(svg))
      }),
      { numRuns: 60 },
    )
  })
})
