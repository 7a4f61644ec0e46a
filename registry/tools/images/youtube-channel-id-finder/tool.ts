import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { text } from '../../../../engine/core/kit.ts'
import { column, facts, oneOf, part, table } from '../../../../engine/core/parts.ts'
import { askChannel, channelFailures } from './channel-facts.ts'
import { shownLink, videoLinkFailures, youtubePageFailures } from '../../../lib/youtube/failures.ts'
import { readYoutubeLink } from '../../../lib/youtube/link.ts'

const code = (label: string) => part(z.string(), label, { format: 'code' })

const PARTS = {
  id: 'Channel ID',
  channel: 'Channel link',
  handle: 'Handle link',
  feed: 'RSS feed',
  uploads: 'All uploads',
  videos: 'Long videos only',
  shorts: 'Shorts only',
  streams: 'Live streams only',
  avatar: 'Profile picture',
} as const
type Part = keyof typeof PARTS

export const youtubeChannelIdFinder = defineTool({
  id: 'youtube-channel-id-finder',
  category: 'images',
  icon: 'scan-search',
  title: 'YouTube channel ID finder',
  summary: 'Find the channel ID behind a YouTube handle, channel, video or playlist link, with its RSS feed and upload playlists.',
  keywords: ['youtube channel id', 'find channel id', 'channel id lookup', 'youtube rss feed', 'handle to channel id', 'uploads playlist'],
  aliases: ['youtube-channel-id', 'find-youtube-channel-id'],
  slugs: {
    es: 'buscar-id-de-canal-de-youtube',
    fr: 'trouver-id-chaine-youtube',
    id: 'cari-id-channel-youtube',
    it: 'trova-id-canale-youtube',
    pl: 'id-kanalu-youtube',
    pt: 'encontrar-id-do-canal-do-youtube',
    ru: 'id-kanala-youtube',
  },
  recognizes: [{ kind: 'url', field: 'url', pattern: /^(?:https?:\/\/)?(?:(?:www|m)\.)?youtube\.com\/(?:@|channel\/|c\/|user\/)/i }],
  effect: 'network',
  hosts: ['www.youtube.com', 'www.googleapis.com'],
  needs: ['YOUTUBE_API_KEY'],
  action: 'Find ID',
  input: z.object({
    url: text('YouTube link or handle', {
      min: 1,
      max: 2000,
      placeholder: '@YouTube',
      help: 'A channel, handle, video, Short or playlist.',
      control: 'line',
    }),
  }),
  output: z.object({
    channel: facts('Channel', {
      id: code('Channel ID'),
      title: column(z.string(), 'Channel').optional(),
      handle: code('Handle').optional(),
      source: oneOf('Found in', { link: 'The link itself', api: 'YouTube Data API', page: 'YouTube’s public page' }),
    }),
    parts: table(
      'To copy',
      {
        part: column(z.enum(Object.keys(PARTS) as [Part, ...Part[]]), 'Kind', { choices: PARTS }),
        value: column(z.string(), 'Value', { format: 'code', copyable: true }),
      },
      { fileName: 'channel.csv' },
    ),
  }),
  failures: {
    'youtube-limits': videoLinkFailures.words['youtube-limits'],
    'video-missing': videoLinkFailures.words['video-missing'],
    ...youtubePageFailures.words,
    ...channelFailures.words,
    'not-youtube':
      '“{{link}}” is not a YouTube link or handle. Paste a link such as https://www.youtube.com/@YouTube, or the handle with its @.',
  },
  notes: [
    'A channel ID starts with UC and has 24 characters. It never changes, while a handle can. If the link already contains the ID, YouTube is not asked, so an ID that does not exist is not detected.',
    'The ID of each playlist is the channel ID with another prefix in place of UC: UU for all uploads, UULF for long videos, UUSH for Shorts, UULV for live streams. Only UU is documented by YouTube, and a channel without such videos has no such playlist. The RSS feed contains the 15 newest videos.',
  ],
  examples: [
    {
      title: 'A channel link, read without asking YouTube',
      input: { url: 'https://www.youtube.com/channel/UC_x5XG1OV2P6uZZ5FSM9Ttw' },
      output: { channel: { id: 'UC_x5XG1OV2P6uZZ5FSM9Ttw', source: 'link' } },
    },
    {
      title: 'The playlist of all uploads',
      input: { url: 'https://www.youtube.com/playlist?list=UU_x5XG1OV2P6uZZ5FSM9Ttw' },
      output: { channel: { id: 'UC_x5XG1OV2P6uZZ5FSM9Ttw', source: 'link' } },
    },
    {
      title: 'A handle',
      input: { url: '@GoogleDevelopers' },
      output: { channel: { id: 'UC_x5XG1OV2P6uZZ5FSM9Ttw', handle: '@GoogleDevelopers', source: 'page' } },
    },
  ],
  limits: { timeMs: 30_000, lookups: 2 },
  transform: async ({ url }, { net, fail }) => {
    const target = readYoutubeLink(url)
    if (target === undefined) return fail('not-youtube', { link: shownLink(url.trim()), field: 'url' })
    const { id, title, handle, avatar, source } = await askChannel(net, target, 'url')
    const playlist = (prefix: string) => `https://www.youtube.com/playlist?list=${prefix}${id.slice(2)}`
    const parts: { part: Part; value: string }[] = [
      { part: 'id', value: id },
      { part: 'channel', value: `https://www.youtube.com/channel/${id}` },
      ...(handle === undefined ? [] : [{ part: 'handle' as const, value: `https://www.youtube.com/${handle}` }]),
      { part: 'feed', value: `https://www.youtube.com/feeds/videos.xml?channel_id=${id}` },
      { part: 'uploads', value: playlist('UU') },
      { part: 'videos', value: playlist('UULF') },
      { part: 'shorts', value: playlist('UUSH') },
      { part: 'streams', value: playlist('UULV') },
      ...(avatar === undefined ? [] : [{ part: 'avatar' as const, value: avatar }]),
    ]
    return { channel: { id, title, handle, source }, parts }
  },
})
