import type { NetworkAccess } from '../../../engine/core/context.ts'
import { isObject, listAt, textAt, tidy } from '../json/parts.ts'
import { readHead } from '../remote/html-tags.ts'
import { askApi, askVideoPage } from './ask-youtube.ts'
import { videoLinkFailures, youtubePageFailures } from './failures.ts'
import { readYoutubeLink } from './link.ts'

type VideoFacts = {
  readonly title: string
  readonly channel: string | undefined
  /** `UC…` */
  readonly channelId: string | undefined
  /** Of the channel, with its @; only pages tell it. */
  readonly handle?: string | undefined
  /** ISO date. */
  readonly published: string | undefined
  readonly description: string
  readonly tags: readonly string[]
  readonly source: 'api' | 'page'
}

/** Tags that are kept; YouTube allows 500 characters of them. */
const MOST_TAGS = 500
/** What the page says under “keywords” for a video without tags. */
const NO_TAGS = 'video, sharing, camera phone, video phone, free, upload'

/**
 * What is public about a video: from the API where there is a key, else from its page.
 * @throws ToolError video-missing, video-restricted, youtube-changed, youtube-limits, youtube-consent, network-failed and the like
 */
export async function askVideo(net: NetworkAccess, video: string, field: string): Promise<VideoFacts> {
  const items = await askApi(net, 'videos', { part: 'snippet', id: video })
  if (items) {
    const snippet = items[0]?.snippet
    const title = textAt(snippet, 'title')
    if (title === undefined) return videoLinkFailures.fail('video-missing', { field })
    return { ...shared(snippet, 'channelTitle', 'publishedAt', 'description', 'tags'), title, source: 'api' }
  }
  const { html, player } = await askVideoPage(net, video, field)
  const details = player?.videoDetails
  const title = textAt(details, 'title')
  if (!isObject(details) || title === undefined) return fromHead(html, video)
  const microformat = isObject(player?.microformat) ? player.microformat.playerMicroformatRenderer : undefined
  return {
    ...shared(details, 'author', '', 'shortDescription', 'keywords'),
    published: day(textAt(microformat, 'publishDate')),
    handle: handleOf(textAt(microformat, 'ownerProfileUrl')),
    title,
    source: 'page',
  }
}

function shared(from: unknown, channel: string, published: string, description: string, tags: string) {
  const text = isObject(from) ? from[description] : undefined
  return {
    channel: textAt(from, channel),
    channelId: channelId(textAt(from, 'channelId')),
    published: day(textAt(from, published)),
    description: typeof text === 'string' ? text.slice(0, 10_000) : '',
    tags: tagsOf(listAt(from, tags)),
  }
}

/** What the head of the page says, should the player's data be missing. */
function fromHead(html: string, video: string): VideoFacts {
  const { meta, links } = readHead(html)
  const first = (name: string) => tidy(meta.get(name)?.[0])
  const title = first('og:title') ?? first('title')
  const isSame = links.get('canonical')?.some((address) => address.endsWith(`watch?v=${video}`) || address.endsWith(`/shorts/${video}`))
  if (title === undefined || !isSame) return youtubePageFailures.fail('youtube-changed')
  const keywords = first('keywords')
  return {
    title,
    channel: undefined,
    channelId: channelId(first('channelid')),
    published: day(first('datepublished')),
    description: meta.get('og:description')?.[0]?.slice(0, 10_000) ?? '',
    tags: tagsOf(meta.get('og:video:tag') ?? (keywords === undefined || keywords === NO_TAGS ? [] : keywords.split(','))),
    source: 'page',
  }
}

const tagsOf = (tags: readonly unknown[]): string[] =>
  tags
    .slice(0, MOST_TAGS)
    .map(tidy)
    .filter((tag) => tag !== undefined)

const day = (text: string | undefined): string | undefined => /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0]

export const channelId = (text: string | undefined): string | undefined => /^UC[\w-]{22}$/.exec(text ?? '')?.[0]

/** The handle in a channel's address, or alone. */
export function handleOf(text: string | undefined): string | undefined {
  const handle = readYoutubeLink(text ?? '')?.handle
  return handle === undefined ? undefined : `@${handle}`
}

/** Hashtags in the order in which they appear, each once. */
export function hashtagsIn(text: string): string[] {
  const found = [...text.matchAll(/(?<![\p{L}\p{N}_/&#])#([\p{L}\p{M}\p{N}_·]{1,100})/gu)].map(([tag]) => tag)
  const seen = new Set<string>()
  return found.filter((tag) => {
    const folded = tag.toLowerCase()
    return /^#\d+$/.test(tag) || seen.has(folded) ? false : seen.add(folded)
  })
}
