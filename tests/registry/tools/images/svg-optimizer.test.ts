import { describe, expect, it } from 'vitest'
import { svgOptimizer } from '../../../../registry/tools/images/svg-optimizer/tool.ts'
import { surveySvg } from '../../../../registry/tools/images/svg-optimizer/survey.ts'
import { readXml } from '../../../../registry/lib/xml/read.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const svg = (inside: string, more = 'viewBox="0 0 10 10"') => `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inside}</svg>`
const run = (text: string, more = {}) => output(svgOptimizer, { text, ...more })
const made = async (text: string, more = {}) => (await run(text, more)).text as string

describe('svg-optimizer', () => {
  it('keeps the view box, and sizes unless told', async () => {
    const drawing = svg('<path d="M0 0h10v10H0z"/>', 'width="10" height="10" viewBox="0 0 10 10"')
    expect(await made(drawing)).toContain('width="10" height="10" viewBox="0 0 10 10"')
    expect(await made(drawing, { removeSize: true })).toBe(svg('<path d="M0 0h10v10H0z"/>'))
    // Without a view box, sizes are all that there is.
    expect(await made(svg('<path d="M0 0h10v10H0z"/>', 'width="10" height="10"'), { removeSize: true })).toContain('width="10"')
  })

  it('rounds to the decimals asked for', async () => {
    const drawing = svg('<path d="M1.23456 2.34567 3.45678 9.87654"/>')
    expect(await made(drawing, { precision: 1 })).toContain('M1.2 2.3')
    expect(await made(drawing, { precision: 4 })).toContain('1.2346')
  })

  it('keeps IDs only when told, but never breaks a reference', async () => {
    const drawing = svg(
      '<defs><linearGradient id="shade"><stop/><stop offset="1" stop-color="red"/></linearGradient></defs><rect id="box" width="9" height="9" fill="url(#shade)"/>',
    )
    const short = await made(drawing)
    expect(short).not.toContain('box')
    expect(surveySvg(readXml(short)).dangling.size).toBe(0)
    expect(await made(drawing, { keepIds: true })).toMatch(/id="shade"[^]*id="box"|id="box"[^]*id="shade"/)
  })

  it.each([
    '.a{fill:red;&:hover{fill:blue}}',
    'g > rect{fill:red}',
    '@media (prefers-color-scheme:dark){rect{fill:#fff}}',
    '@layer x{.a{fill:oklch(0.7 0.1 20)}}',
  ])('leaves the style sheet %j alone', async (css) => {
    const text = await made(
      svg(`<style>${css.replaceAll('&', '&amp;').replaceAll('>', '&gt;')}</style><g><rect class="a" width="9" height="9"/></g>`),
    )
    const style = readXml(text).root.children.find((node) => node.type === 'element' && node.name === 'style')
    expect(style?.type === 'element' && style.children.map((child) => ('value' in child ? child.value : '')).join('')).toBe(css)
    expect(text).toMatch(/<g><rect[^>]* ?class="a"[^>]*\/><\/g>/)
  })

  it('tells and removes scripts', async () => {
    const evil = svg('<script>alert(1)</script><a href="javascript:alert(2)"><rect width="9" height="9" onload="alert(3)"/></a>')
    const result = await run(evil)
    expect(result.text).not.toMatch(/script|alert|onload/)
    expect(result.notices).toMatchObject([{ code: 'scripts-removed', params: { count: 3 } }])
    const kept = await run(evil, { removeScripts: false })
    expect(kept.text).toContain('alert(1)')
    expect(noticeCodes(kept)).toContain('scripts-kept')
  })

  it('keeps text, titles and what moves', async () => {
    const drawing = svg(
      '<title>A  cat</title><desc>long</desc><text x="1">Hello  <tspan>world</tspan></text><rect width="0" height="9"><animate attributeName="width" to="9" dur="1s"/></rect>',
    )
    const text = await made(drawing)
    for (const word of ['A  cat', 'long', 'Hello', 'world', '<animate', 'width="0"']) expect(text).toContain(word)
    expect(await made(drawing, { keepTitles: false })).not.toMatch(/cat|long/)
  })

  it('says when nothing is to be saved, and when files are elsewhere', async () => {
    const small = svg('<path d="M0 0h9v9z"/>')
    const result = await run(small)
    expect(result).toMatchObject({ text: small, sizes: { saved: 0 } })
    expect(noticeCodes(result)).toEqual(['already-small'])
    expect(noticeCodes(await run(svg('<image href="https://example.com/a.png" width="9" height="9"/>')))).toContain('outside')
  })

  it('keeps what SVGO cannot read, with an entity declared', async () => {
    const text =
      '<!DOCTYPE svg [<!ENTITY c "red">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="&c;"/></svg>'
    const result = await made(text)
    expect(() => readXml(result)).not.toThrow()
    expect(result).toMatch(/red|&c;/)
  })

  it('refuses what is no SVG', { tags: 'long' }, async () => {
    expect(await failure(svgOptimizer, { text: '<html/>' })).toMatchObject({ code: 'not-svg', field: 'text', params: { name: 'html' } })
    expect(await failure(svgOptimizer, { text: '<svg><g></svg>' })).toMatchObject({
      code: 'xml-wrong-close',
      field: 'text',
      place: { offset: 8 },
    })
    const deep = svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000))
    expect(await failure(svgOptimizer, { text: deep })).toMatchObject({ code: 'svg-too-deep', params: { depth: 100_001, maximum: 500 } })
    expect(await made(svg(`${'<g opacity=".5">'.repeat(400)}<path d="M0 0h9v9z"/>${'</g>'.repeat(400)}`))).toContain('<path')
  })
})
