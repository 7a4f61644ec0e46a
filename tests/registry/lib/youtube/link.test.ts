import { describe, expect, it } from 'vitest'
import { readYoutubeLink, youtubeAddress } from '../../../../registry/lib/youtube/link.ts'

const VIDEO = 'dQw4w9WgXcQ'
const CHANNEL = 'UC_x5XG1OV2P6uZZ5FSM9Ttw'
const LIST = 'PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf'

describe('readYoutubeLink', () => {
  it.each([
    `https://www.youtube.com/watch?v=${VIDEO}`,
    `http://youtube.com/watch?v=${VIDEO}&feature=share`,
    `www.youtube.com/watch?v=${VIDEO}`,
    `youtube.com/watch?app=desktop&v=${VIDEO}#comments`,
    `m.youtube.com/watch?v=${VIDEO}`,
    `https://music.youtube.com/watch?v=${VIDEO}&si=x`,
    `https://youtu.be/${VIDEO}`,
    `youtu.be/${VIDEO}?si=AbC`,
    `HTTPS://YOUTU.BE/${VIDEO}`,
    `//www.youtube.com/embed/${VIDEO}`,
    `https://www.youtube-nocookie.com/embed/${VIDEO}?rel=0`,
    `https://www.youtube.com/live/${VIDEO}?feature=shared`,
    `https://www.youtube.com/v/${VIDEO}`,
    `https://www.youtube.com/e/${VIDEO}`,
    `https://www.youtube.com/watch/${VIDEO}`,
    `https://i.ytimg.com/vi/${VIDEO}/hqdefault.jpg`,
    `https://img.youtube.com/vi/${VIDEO}/0.jpg`,
    `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${VIDEO}%26feature%3Dshare`,
    `https://www.youtube.com/oembed?url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${VIDEO}&format=json`,
    `https://studio.youtube.com/watch?v=${VIDEO}`,
    VIDEO,
    `  <https://youtu.be/${VIDEO}>  `,
  ])('finds the video of %s', (link) => {
    expect(readYoutubeLink(link)?.video).toBe(VIDEO)
  })

  it('tells a short, a start and a list beside the video', () => {
    expect(readYoutubeLink(`https://www.youtube.com/shorts/${VIDEO}`)).toEqual({ video: VIDEO, isShort: true })
    expect(readYoutubeLink(`https://youtu.be/${VIDEO}?t=90`)).toEqual({ video: VIDEO, start: 90 })
    expect(readYoutubeLink(`https://youtu.be/${VIDEO}?t=1h2m3s`)).toEqual({ video: VIDEO, start: 3723 })
    expect(readYoutubeLink(`https://youtu.be/${VIDEO}#t=1m30s`)).toEqual({ video: VIDEO, start: 90 })
    expect(readYoutubeLink(`https://www.youtube.com/watch?v=${VIDEO}&list=${LIST}&index=3`)).toEqual({ video: VIDEO, playlist: LIST })
  })

  it.each([
    [`https://www.youtube.com/playlist?list=${LIST}`, { playlist: LIST }],
    [LIST, { playlist: LIST }],
    [`https://www.youtube.com/channel/${CHANNEL}/videos`, { channel: CHANNEL }],
    [CHANNEL, { channel: CHANNEL }],
    [`https://www.youtube.com/feeds/videos.xml?channel_id=${CHANNEL}`, { channel: CHANNEL }],
    ['https://www.youtube.com/@GoogleDevelopers', { handle: 'GoogleDevelopers' }],
    ['youtube.com/@Google-Dev.1/shorts?x=1', { handle: 'Google-Dev.1' }],
    ['@GoogleDevelopers', { handle: 'GoogleDevelopers' }],
    ['https://www.youtube.com/@%D0%9A%D0%B0%D0%BD%D0%B0%D0%BB', { handle: 'Канал' }],
    ['https://www.youtube.com/user/GoogleDevelopers', { user: 'GoogleDevelopers' }],
    ['https://www.youtube.com/c/GoogleDevelopers/about', { custom: 'GoogleDevelopers' }],
    ['https://www.youtube.com/GoogleDevelopers', { custom: 'GoogleDevelopers' }],
  ])('reads %s', (link, target) => {
    expect(readYoutubeLink(link)).toEqual(target)
    expect(readYoutubeLink(youtubeAddress(target))).toEqual(target)
  })

  it.each([
    '',
    'hello world',
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://user:pw@example.com/youtube.com/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/feed/subscriptions',
    'https://www.youtube.com/results?search_query=cats',
    'https://www.youtube.com/channel/UCshort',
    'https://www.youtube.com/@',
    'https://www.youtube.com/attribution_link?u=https%3A%2F%2Fexample.com%2Fwatch%3Fv%3DdQw4w9WgXcQ',
    'https://youtu.be/',
    'https://www.youtube.com/%',
    'data:text/html,youtube.com/watch?v=dQw4w9WgXcQ',
  ])('knows that %j leads to nothing there', (link) => {
    expect(readYoutubeLink(link)).toBeUndefined()
  })
})
