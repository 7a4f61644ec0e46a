import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNet } from '../../../../engine/run/net/net.ts'
import { youtubeThumbnailDownloader } from '../../../../registry/tools/images/youtube-thumbnail-downloader.ts'
import { failure, output } from '../../../support/run-tool.ts'
import { jpegHead, webpHead } from '../../../support/servers/web-images.ts'
import { type WebSites, startWebSites } from '../../../support/servers/web-sites.ts'

const at = (path: string) => `i.ytimg.com/vi/${path}.jpg`
const BIG = 2.5 * 1024 * 1024
const bigOnes = Array.from({ length: 8 }, (_, index) => `bigvideo_0${index}`)

let sites: WebSites
beforeAll(async () => {
  sites = await startWebSites(['i.ytimg.com'], {
    [at('goodvideo_1/maxresdefault')]: { body: jpegHead(1280, 720, 3000) },
    [at('goodvideo_1/oardefault')]: { body: jpegHead(1080, 1920, 3000) },
    [at('goodvideo_1/mqdefault')]: { body: jpegHead(320, 180, 1000) },
    [at('oldvideo_01/maxresdefault')]: { status: 404, body: jpegHead(120, 90) },
    [at('oldvideo_01/hq720')]: { body: jpegHead(120, 90) },
    [at('oldvideo_01/hqdefault')]: { body: jpegHead(480, 360, 2000) },
    [at('htmlvideo_1/maxresdefault')]: { body: '<html>' },
    [at('limitvideo1/maxresdefault')]: { status: 429 },
    [at('hugevideo_1/maxresdefault')]: { body: jpegHead(1280, 720, 4 * 1024 * 1024) },
    'i.ytimg.com/vi_webp/goodvideo_1/maxresdefault.webp': { body: webpHead(1280, 720) },
    ...Object.fromEntries(bigOnes.map((id) => [at(`${id}/maxresdefault`), { body: jpegHead(1280, 720, BIG) }])),
  })
})
afterAll(() => sites.stop())
const host = () => ({ net: createNet(sites.options, new AbortController().signal) })
const get = (text: string, more: object = {}) => output(youtubeThumbnailDownloader, { text, ...more }, {}, host())
const refuse = (text: string) => failure(youtubeThumbnailDownloader, { text }, {}, host())

describe('youtube-thumbnail-downloader', () => {
  it('gets the largest that each video has, each video once', async () => {
    const { facts, files, videos, notices } = await get(
      'https://youtu.be/goodvideo_1\n\n  oldvideo_01\r\nyoutube.com/watch?v=goodvideo_1\n',
    )
    expect(videos).toEqual([
      { id: 'goodvideo_1', state: 'saved', width: 1280, height: 720, bytes: 3000 },
      { id: 'oldvideo_01', state: 'saved', width: 480, height: 360, bytes: 2000 },
    ])
    expect(files.map(({ name, type }: { name: string; type: string }) => [name, type])).toEqual([
      ['goodvideo_1.jpg', 'image/jpeg'],
      ['oldvideo_01.jpg', 'image/jpeg'],
    ])
    expect(facts).toEqual({ videos: 2, saved: 2, bytes: 5000 })
    expect(notices).toEqual([{ code: 'repeated', level: 'info', params: { count: 1 } }])
  })

  it('gets the vertical image of a Short', async () => {
    expect((await get('https://www.youtube.com/shorts/goodvideo_1')).videos[0]).toMatchObject({ width: 1080, height: 1920 })
  })

  it('gets a fixed size and no other', async () => {
    const { videos } = await get('goodvideo_1\noldvideo_01', { size: '320x180' })
    expect(videos).toEqual([
      { id: 'goodvideo_1', state: 'saved', width: 320, height: 180, bytes: 1000 },
      { id: 'oldvideo_01', state: 'missing' },
    ])
  })

  it('gets WebP', async () => {
    expect((await get('goodvideo_1', { type: 'webp' })).files[0]).toMatchObject({ name: 'goodvideo_1.webp', type: 'image/webp' })
  })

  it('tells what became of each, and one that fails does not end the others', async () => {
    const { videos, facts } = await get('nothing_012\nhtmlvideo_1\nlimitvideo1\nhugevideo_1\ngoodvideo_1')
    expect(videos.map(({ state }: { state: string }) => state)).toEqual(['missing', 'not-an-image', 'limited', 'too-big', 'saved'])
    expect(facts).toEqual({ videos: 5, saved: 1, bytes: 3000 })
  })

  it('keeps the whole answer within its bound, and says what was left out', { tags: 'long' }, async () => {
    const { facts, notices } = await get(bigOnes.join('\n'))
    expect(facts).toEqual({ videos: 8, saved: 6, bytes: 6 * BIG })
    expect(notices).toEqual([{ code: 'too-much', level: 'warning', params: { count: 2 } }])
  })

  it('refuses what is no video at its place, and too many', async () => {
    expect(await refuse('goodvideo_1\n https://example.com/')).toMatchObject({
      code: 'not-a-video',
      params: { link: 'https://example.com/' },
      field: 'text',
      place: { offset: 13, line: 2, column: 2 },
    })
    expect(await refuse(' \n')).toMatchObject({ code: 'required', field: 'text' })
    const many = Array.from({ length: 51 }, (_, index) => `video_${String(index).padStart(5, '0')}`).join('\n')
    expect(await refuse(many)).toEqual({ code: 'too-many-videos', params: { count: 51, maximum: 50 }, field: 'text' })
  })
})
