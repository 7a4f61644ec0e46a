import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNet } from '../../../../engine/run/net/net.ts'
import { readStickerLink } from '../../../../registry/tools/images/line-sticker-download/sticker-set.ts'
import { lineStickerDownload } from '../../../../registry/tools/images/line-sticker-download/tool.ts'
import { LINE_HOSTS, LINE_PAGES, lineHead, linePreview } from '../../../support/servers/line-pages.ts'
import { failure, output } from '../../../support/run-tool.ts'
import { jpegHead, pngHead } from '../../../support/servers/web-images.ts'
import { type WebSites, startWebSites } from '../../../support/servers/web-sites.ts'

const MB = 1024 * 1024
const CDN = 'https://stickershop.line-scdn.net/stickershop/v1/sticker'
const page = (id: string) => `store.line.me/stickershop/product/${id}/en`
const file = (id: number) => `stickershop.line-scdn.net/stickershop/v1/sticker/${id}/a.png`
const previews = (ids: readonly number[]) => ids.map((id) => linePreview({ id: String(id), staticUrl: `${CDN}/${id}/a.png` })).join('')
const EMOJI = '5ac1bfd5040ab15980c9b435'

let sites: WebSites
beforeAll(async () => {
  sites = await startWebSites(LINE_HOSTS, {
    ...LINE_PAGES,
    [page('2')]: { body: lineHead() + previews([21, 22, 23, 24]) },
    [file(21)]: { body: jpegHead(10, 10) },
    [file(22)]: { type: 'image/png', body: '<html>' },
    [file(24)]: { body: pngHead(10, 10, 3 * MB) },
    [page('3')]: {
      body: `<!doctype html><p style="background:url(${CDN}/31/android/sticker.png;compress=true)"><p data-x="${CDN}/31/android/sticker.png"><p style="background:url(${CDN}/31/iPhone/sticker_animation@2x.png)">`,
    },
    [`stickershop.line-scdn.net/stickershop/v1/sticker/31/android/sticker.png`]: { body: pngHead(50, 40) },
    [page('4')]: {
      body:
        lineHead('Elsewhere') +
        linePreview({ staticUrl: 'https://evil.test/line-scdn.net/a.png' }) +
        linePreview({ staticUrl: 'http://stickershop.line-scdn.net/a.png' }) +
        linePreview({ staticUrl: 'https://evil-line-scdn.net/a.png' }) +
        '<li data-preview="{&quot;staticUrl&quot;:&quot;https://a">' +
        `<li data-preview="${'['.repeat(9000)}">` +
        '<li data-preview="[1,2]">',
    },
    [page('5')]: { body: lineHead() + previews(Array.from({ length: 12 }, (_, index) => 500 + index)) },
    ...Object.fromEntries(Array.from({ length: 12 }, (_, index) => [file(500 + index), { body: pngHead(9, 9, 1.5 * MB) }])),
    [page('6')]: { status: 429 },
    [page('7')]: { status: 500 },
    [page('8')]: { body: 'x'.repeat(4 * MB) },
    [`store.line.me/emojishop/product/${EMOJI}/en`]: { body: lineHead('Emoji') + previews([500]) },
  })
})
afterAll(() => sites.stop())
const host = () => ({ net: createNet(sites.options, new AbortController().signal) })
const get = (url: string, more: object = {}) => output(lineStickerDownload, { url, ...more }, {}, host())
const refuse = (url: string) => failure(lineStickerDownload, { url }, {}, host())
const names = ({ files }: { files: { name: string }[] }) => files.map(({ name }) => name)

describe('line-sticker-download', () => {
  it('reads a set with its title and author, and gets the best of each sticker', async () => {
    const answer = await get('https://store.line.me/stickershop/product/1/ja?from=sticker')
    expect(answer.set).toEqual({
      title: 'Moon & <b>James</b>',
      author: 'LINE & Friends',
      stickers: 2,
      address: 'https://store.line.me/stickershop/product/1/en',
    })
    expect(answer.stickers).toEqual([
      { number: 1, kind: 'still', state: 'saved', width: 370, height: 320, bytes: 1000 },
      { number: 2, kind: 'moving', state: 'saved', width: 320, height: 270, bytes: 5000 },
    ])
    expect(names(answer)).toEqual(['01.png', '02-animated.png'])
    expect(answer.image.name).toBe('01.png')
    expect(answer.notices).toEqual([{ code: 'personal', level: 'info' }])
  })

  it('gets still images only, or everything', async () => {
    expect(names(await get('1', { wanted: 'still' }))).toEqual(['01.png', '02.png'])
    const all = await get('1', { wanted: 'all' })
    expect(names(all)).toEqual(['01.png', '02.png', '02-animated.png', '02.m4a'])
    expect(all.files.at(-1).type).toBe('audio/mp4')
  })

  it('passes on nothing but stickers, and tells what became of each', async () => {
    const { stickers, files, image } = await get('2')
    expect(stickers.map(({ state }: { state: string }) => state)).toEqual(['not-an-image', 'not-an-image', 'missing', 'too-big'])
    expect(files).toEqual([])
    expect(image).toBeUndefined()
  })

  it('reads the addresses of images where the previews have another form', async () => {
    const { stickers } = await get('3')
    expect(stickers).toEqual([{ number: 1, kind: 'still', state: 'saved', width: 50, height: 40, bytes: 100 }])
  })

  it('keeps the whole answer within its bound', async () => {
    const { files, notices } = await get('5')
    expect(files).toHaveLength(10)
    expect(notices).toContainEqual({ code: 'too-much', level: 'warning', params: { count: 2 } })
  })

  it('reads emoji sets', async () => {
    expect((await get(`https://line.me/S/emoji/?id=${EMOJI}`)).set.title).toBe('Emoji')
  })

  it.each([
    ['4', { code: 'line-changed' }],
    ['6', { code: 'line-limits' }],
    ['7', { code: 'network-failed', params: { host: 'store.line.me', reason: 'protocol' } }],
    ['8', { code: 'too-big' }],
    ['9', { code: 'set-missing', field: 'url' }],
    [
      'https://store.line.me/themeshop/product/abc/en',
      { code: 'not-a-set', params: { link: 'https://store.line.me/themeshop/product/abc/en' }, field: 'url' },
    ],
    ['https://evil.test/stickershop/product/1/en', { code: 'not-a-set' }],
  ])('%s ends in a failure', async (url, expected) => {
    expect(await refuse(url)).toMatchObject(expected)
  })
})

describe('readStickerLink', () => {
  it.each([
    'store.line.me/stickershop/product/123/en',
    'https://line.me/S/sticker/123',
    'line://shop/detail/123',
    'https://line.me/R/shop/detail/123',
    ' 123 ',
  ])('reads %s', (link) => {
    expect(readStickerLink(link)).toEqual({ kind: 'sticker', id: '123' })
  })
})
