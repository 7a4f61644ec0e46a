import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNet } from '../../../../engine/run/net/net.ts'
import { youtubeChannelIdFinder } from '../../../../registry/tools/images/youtube-channel-id-finder/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'
import { type WebSites, startWebSites } from '../../../support/servers/web-sites.ts'
import { CHANNEL, CONSENT, VIDEO_PAGES, apiList, channelPage, watch, watchPage } from '../../../support/servers/youtube-pages.ts'

const REST = CHANNEL.slice(2)
const feed = (head: string) => ({
  type: 'text/xml',
  body: `<?xml version="1.0"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015">${head}<entry><yt:channelId>UCother_other_other_other</yt:channelId></entry></feed>`,
})
const api = (query: string) => `www.googleapis.com/youtube/v3/channels?part=snippet&${query}`

let sites: WebSites
beforeAll(async () => {
  sites = await startWebSites(['www.youtube.com', 'www.googleapis.com'], {
    ...VIDEO_PAGES,
    'www.youtube.com/@Whole': channelPage(
      `<link rel="canonical" href="https://www.youtube.com/channel/${CHANNEL}"><meta property="og:title" content="Tom &amp; Co"><meta property="og:image" content="https://yt3.googleusercontent.com/a=s900">`,
      '"vanityChannelUrl":"http://www.youtube.com/@Whole"',
    ),
    'www.youtube.com/c/Item': channelPage(
      `<meta itemprop="identifier" content="${CHANNEL}"><meta property="og:image" content="javascript:alert(1)">`,
    ),
    'www.youtube.com/user/old': channelPage(
      `<link rel="alternate" type="application/rss+xml" href="https://www.youtube.com/feeds/videos.xml?channel_id=${CHANNEL}">`,
    ),
    'www.youtube.com/@Data': channelPage('', `"externalId":"${CHANNEL}"`),
    // Another channel's id in the page is not taken for that of the channel.
    'www.youtube.com/@Changed': channelPage('', `"browseId":"${CHANNEL}"`),
    'www.youtube.com/@Consent': CONSENT,
    [watch('agelimit_01')]: watchPage({ playabilityStatus: { status: 'LOGIN_REQUIRED', reason: 'Sign in to confirm your age' } }),
    'www.youtube.com/@Limited': { status: 429 },
    [`www.youtube.com/feeds/videos.xml?playlist_id=PL0123456789`]: feed(
      `<yt:playlistId>PL0123456789</yt:playlistId><yt:channelId>${CHANNEL}</yt:channelId><author>\n <name>A &amp; B</name></author>`,
    ),
    [`www.youtube.com/feeds/videos.xml?playlist_id=PLnobody0123`]: feed(''),
    [api('forHandle=%40Keyed')]: apiList('channel', [
      { id: CHANNEL, snippet: { title: 'Keyed', customUrl: '@keyed', thumbnails: { high: { url: 'https://yt3.ggpht.com/x' } } } },
    ]),
    [api('forHandle=%40Nobody')]: apiList('channel'),
  })
})
afterAll(() => sites.stop())

const signal = new AbortController().signal
const plain = () => ({ net: createNet(sites.options, signal) })
const keyed = () => {
  const keys = { YOUTUBE_API_KEY: { value: 's3cret', header: 'x-goog-api-key', hosts: ['www.googleapis.com'] } }
  return { net: createNet({ ...sites.options, keys }, signal, { needs: youtubeChannelIdFinder.needs }) }
}
const find = (url: string) => output(youtubeChannelIdFinder, { url }, {}, plain())
const refuse = (url: string) => failure(youtubeChannelIdFinder, { url }, {}, plain())

describe('youtube-channel-id-finder', () => {
  it.each([
    CHANNEL,
    `youtube.com/channel/${CHANNEL}/videos`,
    `https://www.youtube.com/playlist?list=UU${REST}`,
    `https://www.youtube.com/playlist?list=UUSH${REST}`,
    `https://www.youtube.com/feeds/videos.xml?channel_id=${CHANNEL}`,
  ])('reads the id out of %s without asking anybody', async (url) => {
    sites.asked.length = 0
    const { channel, parts } = await find(url)
    expect(channel).toEqual({ id: CHANNEL, source: 'link' })
    expect(parts).toEqual([
      { part: 'id', value: CHANNEL },
      { part: 'channel', value: `https://www.youtube.com/channel/${CHANNEL}` },
      { part: 'feed', value: `https://www.youtube.com/feeds/videos.xml?channel_id=${CHANNEL}` },
      { part: 'uploads', value: `https://www.youtube.com/playlist?list=UU${REST}` },
      { part: 'videos', value: `https://www.youtube.com/playlist?list=UULF${REST}` },
      { part: 'shorts', value: `https://www.youtube.com/playlist?list=UUSH${REST}` },
      { part: 'streams', value: `https://www.youtube.com/playlist?list=UULV${REST}` },
    ])
    expect(sites.asked).toEqual([])
  })

  it('finds a handle’s channel with its name and picture', async () => {
    const { channel, parts } = await find('@Whole')
    expect(channel).toEqual({ id: CHANNEL, title: 'Tom & Co', handle: '@Whole', source: 'page' })
    expect(parts).toContainEqual({ part: 'handle', value: 'https://www.youtube.com/@Whole' })
    expect(parts.at(-1)).toEqual({ part: 'avatar', value: 'https://yt3.googleusercontent.com/a=s900' })
  })

  it.each(['youtube.com/c/Item', 'https://www.youtube.com/user/old', '@Data'])(
    'finds it in each place where a page says it: %s',
    async (url) => {
      const { channel, parts } = await find(url)
      expect(channel.id).toBe(CHANNEL)
      expect(parts.map(({ part }: { part: string }) => part)).not.toContain('avatar')
    },
  )

  it('finds the channel of a video and of a playlist', async () => {
    expect((await find('https://youtu.be/goodvideo_1')).channel).toEqual({
      id: CHANNEL,
      title: 'Crumb Club',
      handle: '@CrumbClub',
      source: 'page',
    })
    expect((await find('https://www.youtube.com/playlist?list=PL0123456789')).channel).toEqual({
      id: CHANNEL,
      title: 'A & B',
      source: 'page',
    })
  })

  it('asks the API where there is a key', async () => {
    const { channel } = await output(youtubeChannelIdFinder, { url: '@Keyed' }, {}, keyed())
    expect(channel).toEqual({ id: CHANNEL, title: 'Keyed', handle: '@keyed', source: 'api' })
    expect(await failure(youtubeChannelIdFinder, { url: '@Nobody' }, {}, keyed())).toMatchObject({ code: 'channel-missing' })
  })

  it.each([
    ['@Changed', { code: 'youtube-changed' }],
    ['@Consent', { code: 'youtube-consent' }],
    ['@Limited', { code: 'youtube-limits' }],
    ['youtu.be/absent_0123', { code: 'video-missing', field: 'url' }],
    ['youtu.be/agelimit_01', { code: 'video-restricted', field: 'url' }],
    ['@NotThere', { code: 'channel-missing', field: 'url' }],
    ['https://www.youtube.com/playlist?list=PLnobody0123', { code: 'no-channel', field: 'url' }],
    ['https://www.youtube.com/playlist?list=RDabsent01234', { code: 'no-channel', field: 'url' }],
    ['https://example.com/@handle', { code: 'not-youtube', params: { link: 'https://example.com/@handle' }, field: 'url' }],
  ])('%s ends in a failure', async (url, expected) => {
    expect(await refuse(url)).toMatchObject(expected)
  })
})
