import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNet } from '../../../../engine/run/net/net.ts'
import type { RunHost } from '../../../../engine/run/context.ts'
import { youtubeThumbnailGrabber } from '../../../../registry/tools/images/youtube-thumbnail-grabber.ts'
import { failure, output } from '../../../support/run-tool.ts'
import { jpegHead, webpHead } from '../../../support/servers/web-images.ts'
import { type WebSites, startWebSites } from '../../../support/servers/web-sites.ts'

const GRAY = { status: 404, body: jpegHead(120, 90) }
const at = (path: string) => `i.ytimg.com/vi/${path}.jpg`
const whole = (id: string) => ({
  [at(`${id}/maxresdefault`)]: { body: jpegHead(1280, 720, 5000) },
  [at(`${id}/hq720`)]: { body: jpegHead(1280, 720, 4000) },
  [at(`${id}/sddefault`)]: { body: jpegHead(640, 480) },
  [at(`${id}/hqdefault`)]: { body: jpegHead(480, 360) },
  [at(`${id}/mqdefault`)]: { body: jpegHead(320, 180) },
  [at(`${id}/default`)]: { body: jpegHead(120, 90) },
})

let sites: WebSites
let host: RunHost
beforeAll(async () => {
  sites = await startWebSites(['i.ytimg.com'], {
    ...whole('AAAAAAAAAAA'),
    [at('AAAAAAAAAAA/hq2')]: { body: jpegHead(480, 360) },
    ...whole('oldvideo_01'),
    [at('oldvideo_01/maxresdefault')]: GRAY,
    // The gray image with a status that says all is well.
    [at('oldvideo_01/hq720')]: { body: jpegHead(120, 90) },
    [at('oldvideo_01/sddefault')]: GRAY,
    ...whole('short_01234'),
    [at('short_01234/oardefault')]: { body: jpegHead(1080, 1920) },
    ...whole('html_page_0'),
    [at('html_page_0/hq720')]: { body: '<!doctype html><title>Hello</title>' },
    ...whole('html_as_jpg'),
    [at('html_as_jpg/hq720')]: { type: 'image/jpeg', body: '<!doctype html><title>Hello</title>' },
    ...whole('limited_012'),
    [at('limited_012/hq720')]: { status: 429 },
    ...whole('hugeimage_0'),
    [at('hugeimage_0/hq720')]: { body: jpegHead(1280, 720, 4 * 1024 * 1024) },
    ...whole('broken_0123'),
    [at('broken_0123/hq720')]: { status: 500 },
    'i.ytimg.com/vi_webp/AAAAAAAAAAA/maxresdefault.webp': { type: 'image/webp', body: webpHead(1280, 720) },
  })
  host = { net: createNet(sites.options, new AbortController().signal) }
})
afterAll(() => sites.stop())
const grab = (url: string, more: object = {}) => output(youtubeThumbnailGrabber, { url, ...more }, {}, host)
const refuse = (url: string) => failure(youtubeThumbnailGrabber, { url }, {}, host)

describe('youtube-thumbnail-grabber', () => {
  it('gives all sizes with what they are, the largest first', async () => {
    const { image, video, sizes, files, notices } = await grab('https://youtu.be/AAAAAAAAAAA?t=10')
    expect(video).toEqual({ id: 'AAAAAAAAAAA', address: 'https://www.youtube.com/watch?v=AAAAAAAAAAA' })
    expect(sizes.map((size: { name: string; width: number; height: number }) => `${size.name} ${size.width}x${size.height}`)).toEqual([
      'maxresdefault 1280x720',
      'hq720 1280x720',
      'sddefault 640x480',
      'hqdefault 480x360',
      'mqdefault 320x180',
      'default 120x90',
    ])
    expect(sizes[0]).toMatchObject({ bytes: 5000, address: 'https://i.ytimg.com/vi/AAAAAAAAAAA/maxresdefault.jpg' })
    expect(image).toMatchObject({ name: 'AAAAAAAAAAA-maxresdefault.jpg', type: 'image/jpeg' })
    expect(files).toHaveLength(6)
    expect(notices).toBeUndefined()
  })

  it('leaves out what is not there, be it gray with 404 or with 200, and says so', async () => {
    const { sizes, image, notices } = await grab('oldvideo_01')
    expect(sizes.map((size: { name: string }) => size.name)).toEqual(['hqdefault', 'mqdefault', 'default'])
    expect(image.name).toBe('oldvideo_01-hqdefault.jpg')
    expect(notices).toEqual([
      { code: 'smaller', level: 'info' },
      { code: 'missing', level: 'info', params: { names: 'maxresdefault, hq720, sddefault' } },
    ])
  })

  it('asks for the upright image of a Short, and only of a Short', async () => {
    const { sizes, image } = await grab('https://www.youtube.com/shorts/short_01234')
    expect(sizes[0]).toMatchObject({ name: 'oardefault', width: 1080, height: 1920 })
    expect(image.name).toBe('short_01234-oardefault.jpg')
    expect((await grab('https://www.youtube.com/watch?v=short_01234')).sizes[0].name).toBe('maxresdefault')
  })

  it('gets WebP, and frames when asked', async () => {
    const { sizes, files } = await grab('AAAAAAAAAAA', { type: 'webp' })
    expect(sizes).toHaveLength(1)
    expect(files[0]).toMatchObject({ name: 'AAAAAAAAAAA-maxresdefault.webp', type: 'image/webp' })
    expect((await grab('AAAAAAAAAAA', { frames: true })).sizes.at(-1)).toMatchObject({ name: 'hq2', width: 480 })
  })

  it('says that a video is not there when no size is', async () => {
    expect(await refuse('nothing_012')).toEqual({ code: 'video-missing', params: {}, field: 'url' })
  })

  it.each(['https://example.com/watch?v=AAAAAAAAAAA', 'https://www.youtube.com/@handle', 'hello'])(
    'refuses %s without asking',
    async (url) => {
      sites.asked.length = 0
      expect(await refuse(url)).toMatchObject({ code: 'not-a-video', params: { link: url }, field: 'url' })
      expect(sites.asked).toEqual([])
    },
  )

  it.each([
    ['limited_012', { code: 'youtube-limits' }],
    ['html_page_0', { code: 'network-failed', params: { host: 'i.ytimg.com', reason: 'type' } }],
    ['html_as_jpg', { code: 'network-failed', params: { host: 'i.ytimg.com', reason: 'type' } }],
    ['hugeimage_0', { code: 'too-big' }],
    ['broken_0123', { code: 'network-failed', params: { host: 'i.ytimg.com', reason: 'protocol' } }],
  ])('%s ends in a failure', async (id, expected) => {
    expect(await refuse(id)).toMatchObject(expected)
  })
})
