import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNet } from '../../../../engine/run/net/net.ts'
import { pageImages } from '../../../../registry/tools/images/online-image-downloader/page-images.ts'
import { onlineImageDownloader } from '../../../../registry/tools/images/online-image-downloader/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'
import { gifHead, jpegHead, pngHead, webpHead } from '../../../support/servers/web-images.ts'
import { type WebSites, startWebSites } from '../../../support/servers/web-sites.ts'

const MB = 1024 * 1024
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const PAGE = `<!doctype html><html><head>
  <meta property="og:image" content="/og.png?a=1&amp;b=2"><script>var x = '<img src="/script.png">'</script></head><body>
  <!-- <img src="/comment.png"> --><img src="small.gif" srcset="a-320.jpg 320w, a-1280.jpg 1280w, a-640.jpg 640w">
  <img src="data:image/gif;base64,R0lGOD" data-src="lazy.webp"><img src="missing.png"><img src='og.png?a=1&b=2'>
  <img src="javascript:alert(1)"><video poster="poster.png"></video></body></html>`

let sites: WebSites
beforeAll(async () => {
  sites = await startWebSites(['pics.test'], {
    'pics.test/photo.jpg': { body: jpegHead(800, 600, 2000) },
    'pics.test/wrong-name.jpg': { body: pngHead(30, 20) },
    'pics.test/octets': { type: 'application/octet-stream', body: gifHead(7, 5) },
    'pics.test/drawing.svg': { type: 'image/svg+xml', body: SVG },
    'pics.test/%E7%8C%AB%2F..%2Fcat.webp': { body: webpHead(40, 30) },
    'pics.test/text.png': { type: 'image/png', body: 'no image' },
    'pics.test/huge.png': { body: pngHead(9, 9, 6 * MB) },
    'pics.test/limited.png': { status: 429 },
    'pics.test/broken.png': { status: 500 },
    'pics.test/to-private.png': { status: 302, location: 'http://169.254.169.254/latest/meta-data/' },
    'pics.test/page/': { body: PAGE },
    'pics.test/page/a-1280.jpg': { body: jpegHead(1280, 720) },
    'pics.test/page/lazy.webp': { body: webpHead(50, 50) },
    'pics.test/page/poster.png': { body: pngHead(100, 90) },
    'pics.test/og.png?a=1&b=2': { body: pngHead(1200, 630) },
    'pics.test/page/og.png?a=1&b=2': { body: pngHead(10, 10) },
    'pics.test/empty': { body: '<!doctype html><p>Words only' },
    'pics.test/many': { body: `<!doctype html>${Array.from({ length: 60 }, (_, index) => `<img src="/n/${index}.png">`).join('')}` },
    'pics.test/hostile': { body: `<!doctype html>${'<img src="'.repeat(50_000)}${'<'.repeat(50_000)}` },
    ...Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`pics.test/big${index}.png`, { body: pngHead(9, 9, 4 * MB) }])),
  })
})
afterAll(() => sites.stop())
const host = () => ({ net: createNet(sites.options, new AbortController().signal) })
const get = (text: string, more: object = {}) => output(onlineImageDownloader, { text, ...more }, {}, host())
const refuse = (text: string) => failure(onlineImageDownloader, { text }, {}, host())
const states = ({ images }: { images: { state: string }[] }) => images.map(({ state }) => state)

describe('online-image-downloader', () => {
  it('tells what each file is by its contents', async () => {
    const { images, files, facts, notices } = await get(
      'https://pics.test/photo.jpg\npics.test/wrong-name.jpg\n//pics.test/octets\nhttps://pics.test/drawing.svg\nhttps://pics.test/photo.jpg#again',
    )
    expect(images).toEqual([
      { address: 'https://pics.test/photo.jpg', state: 'saved', type: 'image/jpeg', width: 800, height: 600, bytes: 2000 },
      { address: 'https://pics.test/wrong-name.jpg', state: 'saved', type: 'image/png', width: 30, height: 20, bytes: 100 },
      { address: 'https://pics.test/octets', state: 'saved', type: 'image/gif', width: 7, height: 5, bytes: 36 },
      { address: 'https://pics.test/drawing.svg', state: 'saved', type: 'image/svg+xml', bytes: SVG.length },
    ])
    expect(files.map(({ name }: { name: string }) => name)).toEqual(['photo.jpg', 'wrong-name.png', 'octets.gif', 'drawing.svg'])
    expect(facts).toEqual({ saved: 4, bytes: 2136 + SVG.length })
    expect(notices).toEqual([{ code: 'repeated', level: 'info', params: { count: 1 } }])
  })

  it('gives no name that could leave its folder', async () => {
    expect((await get('https://pics.test/%E7%8C%AB%2F..%2Fcat.webp')).files[0].name).toBe('猫_.._cat.webp')
  })

  it('says of each what went wrong', async () => {
    const text = ['photo.jpg', 'text.png', 'huge.png', 'limited.png', 'broken.png', 'none.png', 'to-private.png'].map(
      (name) => `https://pics.test/${name}`,
    )
    const answer = await get([...text, 'http://127.0.0.1:9/x.png', 'http://[::1]/x.png'].join('\n'))
    expect(states(answer)).toEqual(['saved', 'not-an-image', 'too-big', 'limited', 'failed', 'missing', 'refused', 'refused', 'refused'])
    expect(answer.facts.saved).toBe(1)
  })

  it('finds the images of a page, the largest of each, and no other', async () => {
    const { images, notices } = await get('https://pics.test/page/')
    expect(
      images.map(({ address, state }: { address: string; state: string }) => [address.replace('https://pics.test', ''), state]),
    ).toEqual([
      ['/og.png?a=1&b=2', 'saved'],
      ['/page/a-1280.jpg', 'saved'],
      ['/page/lazy.webp', 'saved'],
      ['/page/missing.png', 'missing'],
      ['/page/og.png?a=1&b=2', 'saved'],
      ['/page/poster.png', 'saved'],
    ])
    expect(notices).toBeUndefined()
  })

  it('leaves out small ones when asked', async () => {
    const { images, notices } = await get('https://pics.test/page/', { smallest: 90 })
    expect(images.map(({ width }: { width?: number }) => width)).toEqual([1200, 1280, undefined, 100])
    expect(notices).toEqual([{ code: 'small', level: 'info', params: { count: 2 } }])
  })

  it('keeps to its bounds in number and bytes, and says so', async () => {
    const many = await get('https://pics.test/many')
    expect(many.images).toHaveLength(50)
    expect(many.notices).toEqual([{ code: 'beyond', level: 'warning', params: { count: 10 } }])
    const big = await get(Array.from({ length: 5 }, (_, index) => `https://pics.test/big${index}.png`).join('\n'))
    expect(big.facts).toEqual({ saved: 4, bytes: 16 * MB })
    expect(big.notices).toEqual([{ code: 'too-much', level: 'warning', params: { count: 1 } }])
  })

  it.each([
    ['https://pics.test/empty', { code: 'no-images', field: 'text' }],
    [' \n', { code: 'required', field: 'text' }],
    [
      'https://pics.test/a.png\nnot an address',
      { code: 'not-an-address', params: { address: 'not an address' }, place: { line: 2, column: 1 } },
    ],
    ['javascript:alert(1)', { code: 'not-an-address' }],
    ['file:///etc/passwd', { code: 'not-an-address' }],
    ['https://user:word@pics.test/a.png', { code: 'not-an-address' }],
    [
      Array.from({ length: 51 }, (_, index) => `https://pics.test/${index}`).join('\n'),
      { code: 'too-many-addresses', params: { count: 51, maximum: 50 } },
    ],
  ])('refuses %#', async (text, expected) => {
    expect(await refuse(text)).toMatchObject(expected)
  })

  it('reads a hostile page to its end', async () => {
    expect(states(await get('https://pics.test/hostile')).length).toBeLessThanOrEqual(50)
  })
})

describe('pageImages', () => {
  it.each([
    ['<img srcset="a.png, b.png 2x">', ['b.png']],
    ['<img srcset="a,b.png 1x,c,d.png 3x">', ['c,d.png']],
    ['<img srcset="" src="x.png">', ['x.png']],
    ['<base href="/deep/"><img src=x.png>', ['deep/x.png']],
    ['<IMG SRC=x.png><style>a{background:url(<img src=y.png>)}</style>', ['x.png']],
  ])('reads %s', (html, expected) => {
    expect(pageImages(html, 'https://s.test/')).toEqual(expected.map((path) => `https://s.test/${path}`))
  })
})
