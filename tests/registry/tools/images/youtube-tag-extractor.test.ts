import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNet } from '../../../../engine/run/net/net.ts'
import { youtubeTagExtractor } from '../../../../registry/tools/images/youtube-tag-extractor.ts'
import { consentCookies } from '../../../../registry/upstreams.ts'
import { failure, output } from '../../../support/run-tool.ts'
import { type WebSites, startWebSites } from '../../../support/servers/web-sites.ts'
import { CONSENT, VIDEO_PAGES, apiList, playerOf, watch, watchPage } from '../../../support/servers/youtube-pages.ts'

const api = (id: string) => `www.googleapis.com/youtube/v3/videos?part=snippet&id=${id}`
const unplayable = (status: string, reason: string) =>
  watchPage({ playabilityStatus: { status, reason }, microformat: {} }, '<meta property="og:title" content="YouTube">')
const head = (id: string, more: string) =>
  `<link rel="canonical" href="https://www.youtube.com/watch?v=${id}"><meta property="og:title" content="Tom &amp; Jerry &#39;live&#39;">${more}`

let sites: WebSites
beforeAll(async () => {
  sites = await startWebSites(['www.youtube.com', 'www.googleapis.com', 'consent.youtube.com'], {
    ...VIDEO_PAGES,
    [watch('notags_0123')]: watchPage(playerOf('notags_0123', { keywords: undefined, title: 'Plain', shortDescription: '' })),
    [watch('headonly_01')]: {
      body: head('headonly_01', '<meta property="og:video:tag" content="one"><meta property="og:video:tag" content="two words">'),
    },
    [watch('headnotags1')]: {
      body: head('headnotags1', '<meta name="keywords" content="video, sharing, camera phone, video phone, free, upload">'),
    },
    [watch('headwords_1')]: { body: head('headwords_1', '<meta name="keywords" content="a, b c">') },
    [watch('othervideo1')]: watchPage(playerOf('goodvideo_1')),
    [watch('private_012')]: unplayable('LOGIN_REQUIRED', 'This video is private.'),
    [watch('removed_012')]: unplayable('ERROR', 'Video unavailable'),
    [watch('agelimit_01')]: unplayable('LOGIN_REQUIRED', 'Sign in to confirm your age'),
    [watch('robot_01234')]: unplayable('LOGIN_REQUIRED', 'Sign in to confirm you’re not a bot'),
    [watch('consent_012')]: CONSENT,
    [watch('limited_012')]: { status: 429 },
    [watch('changed_012')]: { body: '<!doctype html><title>A new YouTube</title>' },
    [watch('truncated_1')]: { body: `<script>var ytInitialPlayerResponse = {"videoDetails": {"videoId": "truncated_1", "title": "Tr` },
    [watch('deep_012345')]: { body: `<script>var ytInitialPlayerResponse = ${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)};</script>` },
    [watch('huge_012345')]: { body: 'x'.repeat(6 * 1024 * 1024) },
    [watch('oddtypes_01')]: watchPage(playerOf('oddtypes_01', { keywords: [1, null, { a: 1 }, 'real'], author: ['x'], channelId: '<b>' })),
    [api('apivideo_01')]: apiList('video', [
      {
        id: 'apivideo_01',
        snippet: { title: 'From the API', channelTitle: 'C', publishedAt: '2026-01-02T03:04:05Z', description: '#one', tags: ['a', 'b c'] },
      },
    ]),
    [api('apigone_012')]: apiList('video', []),
    [api('goodvideo_1')]: { status: 403, type: 'application/json', body: '{"error":{"errors":[{"reason":"quotaExceeded"}]}}' },
    [api('headwords_1')]: { type: 'application/json', body: '{"kind":"youtube#videoListRes' },
  })
})
afterAll(() => sites.stop())

const signal = new AbortController().signal
const plain = () => ({ net: createNet({ ...sites.options, consentCookies }, signal) })
const keyed = () => {
  const keys = { YOUTUBE_API_KEY: { value: 's3cret', header: 'x-goog-api-key', hosts: ['www.googleapis.com'] } }
  return { net: createNet({ ...sites.options, keys }, signal, { needs: youtubeTagExtractor.needs }) }
}
const tags = (url: string) => output(youtubeTagExtractor, { url }, {}, plain())
const refuse = (url: string) => failure(youtubeTagExtractor, { url }, {}, plain())

describe('youtube-tag-extractor, from the page', () => {
  it('reads tags, hashtags and facts out of the player’s data', async () => {
    expect(await tags('https://youtu.be/goodvideo_1')).toEqual({
      text: 'bread, sour dough, "quoted" & <b>bold</b>',
      // 5 + (10 + 2) + (22 + 2), and two commas.
      facts: { count: 3, characters: 43, left: 457 },
      tags: [
        { tag: 'bread', characters: 5 },
        { tag: 'sour dough', characters: 12 },
        { tag: '"quoted" & <b>bold</b>', characters: 24 },
      ],
      hashtags: '#baking #Sourdough #хлеб',
      video: { title: 'How to bake bread #baking', channel: 'Crumb Club', published: '2026-03-04', source: 'page' },
    })
  })

  it('says that there are none', async () => {
    const { text, facts, notices } = await tags('notags_0123')
    expect(text).toBeUndefined()
    expect(facts).toEqual({ count: 0, characters: 0, left: 500 })
    expect(notices.map(({ code }: { code: string }) => code)).toEqual(['no-tags', 'no-hashtags'])
  })

  it.each([
    ['headonly_01', 'one, two words'],
    ['headwords_1', 'a, b c'],
    // What YouTube writes for every video without tags is not taken for tags.
    ['headnotags1', undefined],
  ])('falls back to the head of the page: %s', async (id, text) => {
    const answer = await tags(id)
    expect(answer.text).toBe(text)
    expect(answer.video).toEqual({ title: "Tom & Jerry 'live'", source: 'page' })
  })

  it('leaves out what has another form', async () => {
    const { text, video } = await tags('oddtypes_01')
    expect(text).toBe('real')
    expect(video.channel).toBeUndefined()
  })

  it('says no to tracking, and sends no key', async () => {
    await tags('notags_0123')
    expect(sites.headers.cookie).toBe('SOCS=CAI')
    expect(sites.headers['x-goog-api-key']).toBeUndefined()
  })

  it.each([
    ['private_012', { code: 'video-missing', field: 'url' }],
    ['removed_012', { code: 'video-missing', field: 'url' }],
    ['absent_0123', { code: 'video-missing', field: 'url' }],
    ['agelimit_01', { code: 'video-restricted', field: 'url' }],
    ['robot_01234', { code: 'youtube-limits' }],
    ['limited_012', { code: 'youtube-limits' }],
    ['consent_012', { code: 'youtube-consent' }],
    ['changed_012', { code: 'youtube-changed' }],
    ['othervideo1', { code: 'youtube-changed' }],
    ['truncated_1', { code: 'youtube-changed' }],
    ['deep_012345', { code: 'youtube-changed' }],
    ['huge_012345', { code: 'too-big' }],
    ['https://vimeo.com/1', { code: 'not-a-video', field: 'url' }],
    ['@handle', { code: 'not-a-video', field: 'url' }],
  ])('%s ends in a failure', async (url, expected) => {
    expect(await refuse(url)).toMatchObject(expected)
  })
})

describe('youtube-tag-extractor, with a key', () => {
  it('asks the API, with the key in a header only', async () => {
    sites.asked.length = 0
    const { text, video } = await output(youtubeTagExtractor, { url: 'apivideo_01' }, {}, keyed())
    expect(text).toBe('a, b c')
    expect(video).toEqual({ title: 'From the API', channel: 'C', published: '2026-01-02', source: 'api' })
    expect(sites.asked).toEqual([api('apivideo_01')])
    expect(sites.headers['x-goog-api-key']).toBe('s3cret')
  })

  it('takes an empty list for a video that is not there', async () => {
    expect(await failure(youtubeTagExtractor, { url: 'apigone_012' }, {}, keyed())).toMatchObject({ code: 'video-missing' })
  })

  it.each(['goodvideo_1', 'headwords_1'])('reads the page where the API does not answer: %s', async (url) => {
    expect((await output(youtubeTagExtractor, { url }, {}, keyed())).video.source).toBe('page')
  })
})
