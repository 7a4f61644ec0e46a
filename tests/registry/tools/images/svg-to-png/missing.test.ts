import { describe, expect, it } from 'vitest'
import { svgToPng } from '../../../../../registry/tools/images/svg-to-png/tool.ts'
import { noticeCodes, output } from '../../../../support/run-tool.ts'
import { asText, board, drawn, notices, X } from './support.ts'

describe('svg-to-png: what is missing is named', () => {
  const box = `${X} viewBox="0 0 1 1"`
  it.each([
    ['<image href="https://example.com/a.png"/>', 'https://example.com/a.png'],
    ['<image xlink:href="photo.jpg"/>', 'photo.jpg'],
    ['<use href="icons.svg#star"/>', 'icons.svg#star'],
    ['<style>@import "a.css"; /* url(b.png) */ .x{fill:url( "c.svg#d" )}</style>', 'a.css, c.svg#d'],
    ['<rect style="mask:url(e.svg#f)"/>', 'e.svg#f'],
    ['<rect fill="url(g.svg#h)"/>', 'g.svg#h'],
  ])('%s', async (inside, names) => {
    const made = await notices(`<svg ${box} xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`)
    expect(made.notices).toEqual([{ code: 'outside', params: { count: names.split(', ').length, names }, level: undefined }])
  })

  it('of a style sheet beside it', async () => {
    expect((await notices(`<?xml-stylesheet href="a.css"?><svg ${box}/>`)).notices).toMatchObject([{ params: { names: 'a.css' } }])
  })

  it('and left out, as browsers may draw a broken image for it', async () => {
    const { svg } = await drawn(`<svg ${box}><image href="a.png" width="1"/><a href="b.html"/><use href="#c"/></svg>`)
    expect(svg).toContain('<image width="1"></image><a href="b.html"></a><use href="#c"></use>')
  })

  it.each([
    '<image href="data:image/png;base64,AAAA"/>',
    '<use href="#a"/><rect fill="url(#b)" style="clip-path: url(\'#c\')"/>',
    '<a href="https://example.com"><rect/></a>',
    '<style>.a{fill:url(data:image/png;base64,AAAA)}</style>',
  ])('nothing for %s', async (inside) => {
    expect(noticeCodes(await notices(`<svg ${box}>${inside}</svg>`))).toEqual([])
  })

  it.each([
    ['<text font-family="Inter, sans-serif">a</text>', 'Inter'],
    ['<style>text{font: italic 700 12px/1.5 "Open Sans", serif}</style><text>a</text>', 'Open Sans'],
    ['<text style="font-family:\'Comic Neue\'"><tspan>a</tspan></text>', 'Comic Neue'],
  ])('fonts: %s', async (inside, names) => {
    expect((await notices(`<svg ${box}>${inside}</svg>`)).notices).toMatchObject([{ code: 'fonts', params: { names } }])
  })

  it.each([
    '<g font-family="Inter"><rect/></g>',
    '<text font-family="sans-serif">a</text>',
    '<style>@font-face{font-family:Own;src:url(data:font/woff2;base64,AAAA)}</style><text font-family="Own">a</text>',
  ])('no fonts: %s', async (inside) => {
    expect(noticeCodes(await notices(`<svg ${box}>${inside}</svg>`))).toEqual([])
  })

  it.each(['<rect><animate attributeName="x"/></rect>', '<style>@keyframes a{}</style>', '<g style="animation: a 1s"/>'])(
    'motion: %s',
    async (inside) => expect(noticeCodes(await notices(`<svg ${box}>${inside}</svg>`))).toEqual(['first-moment']),
  )

  it('only what would be drawn', async () => {
    const html = '<foreignObject><p style="font-family:Inter;animation:a 1s"><img href="a.png"/><text>b</text></p></foreignObject>'
    expect(noticeCodes(await notices(`<svg ${box}>${html}</svg>`))).toEqual(['foreign-removed'])
  })

  it('says so where nothing is seen', async () => {
    const { canvas } = board([0, 0, 0, 0])
    expect(noticeCodes(await output(svgToPng, asText(`<svg ${box}/>`, {}), {}, { canvas }))).toEqual(['blank'])
  })
})
