import type { NetworkAccess } from '../../../../engine/core/context.ts'
import { defineFailures } from '../../../../engine/core/define.ts'
import { isObject, textAt, tidy } from '../../../lib/json/parts.ts'
import { decodeReferences, readHead } from '../../../lib/remote/html-tags.ts'
import { askApi, askPage } from '../../../lib/youtube/ask-youtube.ts'
import { youtubePageFailures } from '../../../lib/youtube/failures.ts'
import { askVideo, channelId, handleOf } from '../../../lib/youtube/video-facts.ts'
import { type YoutubeTarget, readYoutubeLink, youtubeAddress } from '../../../lib/youtube/link.ts'

export const channelFailures = defineFailures({
  'channel-missing': 'YouTube has no such channel. Check the spelling of the link or handle.',
  'no-channel': 'This playlist has no public channel. It may be private, or a mix that YouTube made for you.',
})

type ChannelFacts = {
  readonly id: string
  readonly title?: string | undefined
  /** With its @. */
  readonly handle?: string | undefined
  /** Address of the profile picture. */
  readonly avatar?: string | undefined
  /** How the id was found: in the link itself, by the API, or on YouTube's page. */
  readonly source: 'link' | 'api' | 'page'
}

/**
 * The channel behind a link. Nobody is asked where the link itself tells its id.
 * @throws ToolError channel-missing, no-channel, youtube-changed, and those of {@link askPage}
 */
export async function askChannel(net: NetworkAccess, target: YoutubeTarget, field: string): Promise<ChannelFacts> {
  const { video, playlist, channel, handle, user } = target
  const own = channel ?? (video === undefined ? uploadsChannel(playlist) : undefined)
  if (own !== undefined) return { id: own, source: 'link' }
  if (video !== undefined) return ofVideo(net, video, field)
  if (playlist !== undefined) return ofPlaylist(net, playlist, field)
  const name: Readonly<Record<string, string>> | undefined =
    handle !== undefined ? { forHandle: `@${handle}` } : user !== undefined ? { forUsername: user } : undefined
  const items = name ? await askApi(net, 'channels', { part: 'snippet', ...name }) : undefined
  if (items?.length === 0) return channelFailures.fail('channel-missing', { field })
  const snippet = items?.[0]?.snippet
  const id = channelId(textAt(items?.[0], 'id'))
  if (id !== undefined) {
    const thumbnails = isObject(snippet) ? snippet.thumbnails : undefined
    const avatar = textAt(isObject(thumbnails) ? thumbnails.high : undefined, 'url')
    return { id, title: textAt(snippet, 'title'), handle: handleOf(textAt(snippet, 'customUrl')), avatar: web(avatar), source: 'api' }
  }
  const html = await askPage(net, youtubeAddress(target))
  return html === 'missing' ? channelFailures.fail('channel-missing', { field }) : fromPage(html)
}

/** Playlists of all uploads of a channel, or of its long videos, Shorts, streams or popular ones, are named after it. */
function uploadsChannel(playlist: string | undefined): string | undefined {
  const rest = /^UU(?:LF|SH|LV|LP)?([\w-]{22})$/.exec(playlist ?? '')?.[1]
  return rest === undefined ? undefined : `UC${rest}`
}

async function ofVideo(net: NetworkAccess, video: string, field: string): Promise<ChannelFacts> {
  const facts = await askVideo(net, video, field)
  if (facts.channelId === undefined) return youtubePageFailures.fail('youtube-changed')
  return { id: facts.channelId, title: facts.channel, handle: facts.handle, source: facts.source }
}

/** The feed of a playlist names who owns it. */
async function ofPlaylist(net: NetworkAccess, playlist: string, field: string): Promise<ChannelFacts> {
  const feed = await askPage(net, `https://www.youtube.com/feeds/videos.xml?playlist_id=${playlist}`)
  const head = feed.split('<entry>', 1)[0] ?? ''
  const id =
    channelId(/<yt:channelId>([^<]{1,40})<\/yt:channelId>/.exec(head)?.[1]) ?? channelId(/\/channel\/(UC[\w-]{22})<\/uri>/.exec(head)?.[1])
  if (feed === 'missing' || id === undefined) return channelFailures.fail('no-channel', { field })
  return { id, title: tidy(decodeReferences(/<author>\s{0,20}<name>([^<]{1,500})<\/name>/.exec(head)?.[1] ?? '')), source: 'page' }
}

/** Canonical address, identifier and feed all tell it; the page's data do so if its head has changed. */
function fromPage(html: string): ChannelFacts {
  const { meta, links } = readHead(html)
  const inAddress = (address: string) => channelId(readYoutubeLink(address)?.channel)
  const told = [
    ...(links.get('canonical') ?? []).map(inAddress),
    ...[...(meta.get('identifier') ?? []), ...(meta.get('channelid') ?? [])].map(channelId),
    ...(links.get('alternate') ?? []).map(inAddress),
    ...(meta.get('og:url') ?? []).map(inAddress),
    channelId(/"externalId":\s{0,5}"(UC[\w-]{22})"/.exec(html)?.[1]),
  ]
  const id = told.find((one) => one !== undefined)
  if (id === undefined) return youtubePageFailures.fail('youtube-changed')
  return {
    id,
    title: tidy(meta.get('og:title')?.[0]),
    handle: handleOf(/"vanityChannelUrl":\s{0,5}"([^"\\]{1,200})"/.exec(html)?.[1]),
    avatar: web(tidy(meta.get('og:image')?.[0])),
    source: 'page',
  }
}

/** An address is shown only if it is one of the web. */
const web = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined
