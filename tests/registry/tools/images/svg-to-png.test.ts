import { describe, expect, it } from 'vitest'
import { decodePicture } from '../../../../registry/lib/pictures/decode.ts'
import { readXml } from '../../../../registry/lib/xml/read.ts'
import { svgToPng } from '../../../../registry/tools/images/svg-to-png/tool.ts'
import { noticeCodes, output } from '../../../support/run-tool.ts'
import { work } from '../../../support/samples/pictures.ts'
import { asText, board, drawn, notices, refusal, rootOf, sizeOf, X } from './svg-to-png/support.ts'

describe('svg-to-png: size of the drawing', () => {
  it.each([
    ['width="200" height="100"', 200, 100],
    ['width="200px" height="100.4"', 200, 100],
    // 1 in = 96 px = 72 pt = 6 pc = 25.4 mm = 2.54 cm = 101.6 Q (CSS Values 4, 6.2)
    ['width="1in" height="72pt"', 96, 96],
    ['width="6pc" height="25.4mm"', 96, 96],
    ['width="2.54cm" height="101.6Q"', 96, 96],
    ['width="10em" height="2rem"', 160, 32],
    ['width="1e2" height="+.5E2"', 100, 50],
    ['viewBox="0 0 24 48"', 24, 48],
    ['viewBox="-5,-5 30 , 10"', 30, 10],
    ['width="100%" height="100%" viewBox="0 0 40 20"', 40, 20],
    ['width="80" viewBox="0 0 40 20"', 80, 40],
    ['height="10" viewBox="0 0 40 20"', 20, 10],
    ['width="auto" height="10" viewBox="0 0 40 20"', 20, 10],
    ['', 300, 150],
    ['width="100%" height="100%"', 300, 150],
    ['width="50"', 50, 150],
    ['viewBox="0 0 0 20"', 300, 150],
    ['viewBox="0 0 40"', 300, 150],
    ['width="-5" height="20" viewBox="0 0 40 20"', 40, 20],
    ['width="50" height="20" style="fill: red; width: 10px; height:5px !important"', 10, 5],
    ['style="stroke-width: 7px" viewBox="0 0 40 20"', 40, 20],
    ['width="calc(1px + 2px)" height="20" viewBox="0 0 40 20"', 40, 20],
    ['width="0.001" height="10"', 1, 10],
  ])('%s is %d × %d', async (attributes, width, height) => {
    expect(await sizeOf(attributes)).toEqual([width, height])
  })

  it('says when it is only the default of browsers', async () => {
    expect(noticeCodes(await notices(`<svg ${X}/>`))).toEqual(['default-size'])
    expect(noticeCodes(await notices(`<svg ${X} viewBox="0 0 1 1"/>`))).toEqual([])
  })
})

describe('svg-to-png: size of the image', () => {
  const wide = 'width="40" height="20"'
  it.each([
    [{ scale: 3 }, 120, 60],
    [{ scale: 0.1 }, 4, 2],
    [{ by: 'size', width: 100 }, 100, 50],
    [{ by: 'size', height: 100 }, 200, 100],
    [{ by: 'size', width: 100, height: 100 }, 100, 50],
    [{ by: 'size', width: 100, height: 10 }, 20, 10],
    [{ by: 'size', width: 100, height: 100, fit: 'stretch' }, 100, 100],
    [{ by: 'size', width: 100, fit: 'stretch' }, 100, 50],
    [{ by: 'dpi', dpi: 96 }, 40, 20],
    [{ by: 'dpi', dpi: 300 }, 125, 63],
  ])('%j', async (options, width, height) => {
    expect(await sizeOf(wide, options)).toEqual([width, height])
  })

  it.each([
    [{ scale: 64 }, 'side-too-long', 'scale', { maximum: 16_384 }],
    [{ scale: 10 }, 'too-many-pixels', 'scale', { count: 100_000_000, maximum: 52_428_800 }],
    [{ by: 'dpi', dpi: 2400 }, 'side-too-long', 'dpi', { maximum: 16_384 }],
    [{ by: 'size', width: 16_000 }, 'too-many-pixels', 'width', { count: 256_000_000, maximum: 52_428_800 }],
    [{ by: 'size' }, 'no-size', 'width', {}],
  ])('refuses %j by its limit', async (options, code, field, params) => {
    expect(await refusal(asText(`<svg ${X} viewBox="0 0 1000 1000"/>`, options))).toMatchObject({ code, field, params })
  })

  it('refuses a view box of any size by the same limit', async () => {
    expect(await refusal(asText(`<svg ${X} viewBox="0 0 1e300 1e300"/>`, {}))).toMatchObject({ code: 'side-too-long', field: 'scale' })
    expect(await sizeOf('viewBox="0 0 1e308 1e308"', { by: 'size', width: 10 })).toEqual([10, 10])
  })
})

describe('svg-to-png: what the browser gets', () => {
  it('says its size in pixels, whatever it said before, and keeps its view box', async () => {
    const { svg } = await drawn(`<svg ${X} width="50%" style="width:9em;fill:red" viewBox="0 0 4 2" preserveAspectRatio="xMinYMin slice"/>`, { by: 'size', width: 8 }) // prettier-ignore
    expect(rootOf(svg)).toMatchObject({ width: '8px', height: '4px', viewBox: '0 0 4 2', preserveAspectRatio: 'xMinYMin slice' })
    expect(rootOf(svg).style).toMatch(/^width:9em;fill:red;width:8px!important;height:4px!important;/)
  })

  it('gets a view box where there is none, so that it grows with the image', async () => {
    expect(rootOf((await drawn(`<svg ${X} width="1in" height="10"/>`, { scale: 4 })).svg)).toMatchObject({
      width: '384px',
      viewBox: '0 0 96 10',
    })
  })

  it('is stretched by its own view box, or as the picture that it makes', async () => {
    const options = { by: 'size', width: 30, height: 30, fit: 'stretch' }
    expect(rootOf((await drawn(`<svg ${X} viewBox="0 0 2 1"/>`, options)).svg)).toMatchObject({
      height: '30px',
      preserveAspectRatio: 'none',
    })
    const framed = rootOf((await drawn(`<svg ${X} width="20" height="10" viewBox="0 0 1 1"/>`, options)).svg)
    expect(framed).toMatchObject({ width: '30px', height: '15px' })
    expect(framed).not.toHaveProperty('preserveAspectRatio')
  })

  it('keeps letters, attributes and CDATA by their meaning', async () => {
    const { svg } = await drawn(`<svg ${X}><text x='1' id="a&#10;b">R&amp;D &lt; "5" <![CDATA[a<b]]>&#13;</text><style>a>b{}</style></svg>`)
    const { children } = readXml(svg).root
    const [text, style] = children as unknown as { attributes: { value: string }[]; children: { value: string }[] }[]
    expect(text?.attributes.map(({ value }) => value)).toEqual(['1', 'a\nb'])
    expect(text?.children.map(({ value }) => value).join('')).toBe('R&D < "5" a<b\r')
    expect(style?.children[0]?.value).toBe('a>b{}')
  })

  it('has the entities and default attributes of its DOCTYPE, but not the DOCTYPE', async () => {
    const text = `<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY dot "<circle r='1'/>"><!ATTLIST g fill CDATA "red">]><svg xmlns="&ns;"><g>&dot;</g></svg>`
    const { svg } = await drawn(text)
    expect(svg).not.toContain('<!')
    expect(svg).toContain('<g fill="red"><circle r="1"></circle></g>')
  })

  it('has no scripts, handlers, script links and HTML', async () => {
    const text = `<svg ${X} onload="a()"><script>b()</script><a href="javascript:c()"><switch><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">d</p></foreignObject><text>e</text></switch></a></svg>`
    const { canvas, asked } = board()
    const made = await output(svgToPng, asText(text, {}), {}, { canvas })
    expect(asked[0]?.svg).not.toMatch(/script|onload|foreignObject|xhtml/)
    expect(asked[0]?.svg).toContain('<text>e</text>')
    expect(made.notices).toMatchObject([
      { code: 'foreign-removed', params: { count: 1 } },
      { code: 'scripts-removed', params: { count: 3 } },
      { code: 'default-size' },
    ])
  })

  it.each([
    ['<svg viewBox="0 0 1 1"/>', { xmlns: 'http://www.w3.org/2000/svg' }],
    ['<svg xmlns="http://www.w3.org/2000/svg/" viewBox="0 0 1 1"/>', { xmlns: 'http://www.w3.org/2000/svg' }],
    [`<svg ${X} viewBox="0 0 1 1"><use xlink:href="#a"/></svg>`, { 'xmlns:xlink': 'http://www.w3.org/1999/xlink' }],
    [`<svg ${X} viewBox="0 0 1 1" inkscape:version="1"/>`, { 'xmlns:inkscape': 'urn:prefix:inkscape' }],
    ['<s:svg viewBox="0 0 1 1"/>', { 'xmlns:s': 'http://www.w3.org/2000/svg' }],
  ])('%s gets the namespace that it lacks', async (text, added) => {
    const { canvas, asked } = board()
    expect(noticeCodes(await output(svgToPng, asText(text, {}), {}, { canvas }))).toEqual(['mended'])
    expect(rootOf(asked[0]?.svg ?? '')).toMatchObject(added)
  })

  it('leaves namespaces that are there', async () => {
    const text = `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><s:g xmlns:q="urn:q" q:a="1" xml:space="preserve"/></s:svg>`
    expect(noticeCodes(await notices(text))).toEqual([])
  })

  it('is drawn for the light, wherever it is looked at', async () => {
    const css = '@media (prefers-color-scheme:dark){a{}}@media ( prefers-color-scheme : light ) and (width>1px){b{}}'
    const { svg } = await drawn(
      `<svg ${X}><style media="(prefers-color-scheme: dark)">${css}</style><text>(prefers-color-scheme: dark)</text></svg>`,
    )
    expect(svg).toContain('<style media="(max-width: 0)">@media (max-width: 0){a{}}@media (min-width: 0) and (width&gt;1px){b{}}</style>')
    expect(svg).toContain('<text>(prefers-color-scheme: dark)</text>')
  })

  it('has a color for currentColor, unless it says one itself', async () => {
    expect(rootOf((await drawn(`<svg ${X} fill="currentColor"/>`)).svg).color).toBe('#000000')
    expect(rootOf((await drawn(`<svg ${X}/>`, { current: '#ff8800' })).svg).color).toBe('#ff8800')
    expect(rootOf((await drawn(`<svg ${X} color="blue"/>`, { current: '#ff8800' })).svg).color).toBe('blue')
    expect(rootOf((await drawn(`<svg ${X} style="color:blue"/>`, { current: '#ff8800' })).svg)).not.toHaveProperty('color')
    expect(rootOf((await drawn(`<svg ${X} style="background-color:blue"/>`)).svg).color).toBe('#000000')
  })
})

describe('svg-to-png: image', () => {
  const plain = `<svg ${X} width="4" height="2"/>`
  const make = async (options: object, color: readonly number[]) =>
    output(svgToPng, asText(plain, options), {}, { canvas: board(color).canvas })
  const pixel = async (image: Parameters<typeof decodePicture>[0]) => [...(await decodePicture(image, work())).pixels.data.subarray(0, 4)]

  it('keeps what is transparent, or puts a color behind it', async () => {
    const clear = await make({}, [0, 0, 255, 51])
    expect(await pixel(clear.image)).toEqual([0, 0, 255, 51])
    // A fifth of blue on four fifths of yellow.
    const filled = await make({ background: 'color', fill: '#ffff00' }, [0, 0, 255, 51])
    expect(await pixel(filled.image)).toEqual([204, 204, 51, 255])
    expect(noticeCodes(filled)).toEqual([])
  })

  it('fills a JPEG with white, and says so', async () => {
    const { image, notices: said } = await make({ format: 'jpeg' }, [0, 0, 0, 0])
    expect(image).toMatchObject({ name: 'image.jpg', type: 'image/jpeg' })
    expect(await pixel(image)).toEqual([255, 255, 255, 255])
    expect(said).toMatchObject([{ code: 'blank' }, { code: 'background-filled' }])
    expect(noticeCodes(await make({ format: 'jpeg' }, [9, 9, 9, 255]))).toEqual([])
  })

  it('makes WebP, with or without loss', async () => {
    const { image } = await make({ format: 'webp', lossless: true }, [1, 2, 3, 255])
    expect(image).toMatchObject({ name: 'image.webp', type: 'image/webp' })
    expect(await pixel(image)).toEqual([1, 2, 3, 255])
  })

  it('says its resolution: 300 dpi are 11,811 pixels a meter', async () => {
    const { image: png } = await make({ by: 'dpi', dpi: 300 }, [1, 2, 3, 255])
    const at = Buffer.from(png.bytes).indexOf('pHYs')
    expect(
      Buffer.from(png.bytes)
        .subarray(at + 4, at + 13)
        .toString('hex'),
    ).toBe('00002e2300002e2301')
    expect(await pixel(png)).toEqual([1, 2, 3, 255])
    const { image: jpeg } = await make({ by: 'dpi', dpi: 300, format: 'jpeg' }, [1, 2, 3, 255])
    expect(Buffer.from(jpeg.bytes).subarray(6, 18).toString('hex')).toBe('4a46494600010101012c012c')
    const { image: plainPng } = await make({}, [1, 2, 3, 255])
    expect(Buffer.from(plainPng.bytes).includes('pHYs')).toBe(false)
  })

  it('tells its size and that of the drawing', async () => {
    const text = `<svg ${X} width="10mm" height="5mm"/>`
    const { canvas } = board()
    const { result, image } = await output(svgToPng, asText(text, { scale: 2 }), {}, { canvas })
    expect(result).toEqual({ dimensions: '76 × 38', original: '37.8 × 18.9', bytes: image.bytes.length })
  })
})
