/** What a YouTube address leads to, as far as the address alone tells it. */
export type YoutubeTarget = {
  readonly video?: string
  readonly playlist?: string
  /** An id such as `UC…`; the other names of a channel have to be asked for. */
  readonly channel?: string
  readonly handle?: string
  /** Of `/user/…`, the oldest form. */
  readonly user?: string
  /** Of `/c/…`, and of a bare name behind the host. */
  readonly custom?: string
  /** Seconds at which a video starts. */
  readonly start?: number
  /** A vertical video. */
  readonly isShort?: boolean
}

const VIDEO = /^[\w-]{11}$/
const CHANNEL = /^UC[\w-]{22}$/
const PLAYLIST = /^(?:PL|UU|UULF|UUSH|UULV|UULP|FL|RD|OL|LL|WL|EL|TL)[\w-]*$/
/** 3 to 30 letters, digits and, inside, points, hyphens, underscores and middle dots, in most scripts. @see https://support.google.com/youtube/answer/11585688 */
const HANDLE = /^@[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}._\-·]{0,28}[\p{L}\p{M}\p{N}._-])?$/u
const HOSTS =
  /^(?:(?:www|m|music|gaming|kids|tv|studio)\.)?youtube(?:-nocookie|kids)?\.com$|^(?:www\.)?youtu\.be$|^(?:i\d?|img)\.(?:ytimg|youtube)\.com$/
/** First parts of a path that are pages of YouTube, and no names of channels. */
const PAGES =
  /^(?:about|account|ads|attribution_link|clip|creators|feed|feeds|gaming|hashtag|howyoutubeworks|iframe_api|kids|live|logout|movies|music|new|playables|post|premium|redirect|reporthistory|results|s|signin|source|sports|t|trending|tv|upload|yt)$/
const VIDEO_PATHS = /^(?:shorts|live|embed|v|e|vi|vi_webp|an|an_webp|watch)$/

/**
 * Reads any form of a YouTube link, with or without scheme and parameters, or a bare id or handle.
 * Undefined for what leads elsewhere.
 */
export function readYoutubeLink(text: string): YoutubeTarget | undefined {
  const line = text.trim().replace(/^[<("']+|[>)"']+$/g, '')
  return readBare(line) ?? readAddress(line)
}

function readBare(text: string): YoutubeTarget | undefined {
  if (CHANNEL.test(text)) return { channel: text }
  if (HANDLE.test(text)) return { handle: text.slice(1) }
  if (VIDEO.test(text)) return { video: text }
  if (text.length >= 12 && PLAYLIST.test(text)) return { playlist: text }
  return undefined
}

function readAddress(text: string): YoutubeTarget | undefined {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || !HOSTS.test(url.hostname.toLowerCase())) return undefined
  return fromAttribution(url) ?? fromUrl(url)
}

/** Links that only lead on to another one of YouTube's. */
function fromAttribution(url: URL): YoutubeTarget | undefined {
  const inner =
    url.pathname === '/attribution_link' ? url.searchParams.get('u') : url.pathname === '/oembed' ? url.searchParams.get('url') : null
  if (inner === null || inner.length > 2000) return undefined
  const target = URL.canParse(inner, 'https://www.youtube.com') ? new URL(inner, 'https://www.youtube.com') : undefined
  return target && HOSTS.test(target.hostname) ? fromUrl(target) : undefined
}

function fromUrl(url: URL): YoutubeTarget | undefined {
  const [first = '', second = ''] = url.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decode)
  const isShortHost = url.hostname.toLowerCase().endsWith('youtu.be')
  const named = (key: string, pattern: RegExp) =>
    [url.searchParams.get(key)].filter((value) => value !== null && pattern.test(value))[0] ?? undefined
  const inPath = isShortHost && VIDEO.test(first) ? first : VIDEO_PATHS.test(first) && VIDEO.test(second) ? second : undefined
  const video = inPath ?? named('v', VIDEO) ?? named('vi', VIDEO) ?? named('video_id', VIDEO)
  const listed = named('list', PLAYLIST)
  if (video !== undefined) {
    const start = readStart(
      url.searchParams.get('t') ?? url.searchParams.get('start') ?? url.searchParams.get('time_continue') ?? url.hash.replace(/^#t=/, ''),
    )
    return { video, playlist: listed, start, isShort: first === 'shorts' ? true : undefined }
  }
  if (listed !== undefined) return { playlist: listed }
  const feed = named('channel_id', CHANNEL)
  if (feed !== undefined) return { channel: feed }
  if (isShortHost) return undefined
  if (first === 'channel') return CHANNEL.test(second) ? { channel: second } : undefined
  if (first === 'user') return second === '' ? undefined : { user: second }
  if (first === 'c') return second === '' ? undefined : { custom: second }
  if (HANDLE.test(first)) return { handle: first.slice(1) }
  return first === '' || VIDEO_PATHS.test(first) || PAGES.test(first.toLowerCase()) || first === 'playlist' || first.startsWith('@')
    ? undefined
    : { custom: first }
}

/** `90`, `90s`, `1m30s`, `1h2m3s`. */
function readStart(text: string): number | undefined {
  const [, hours, minutes, seconds] = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? []
  if (hours === undefined && minutes === undefined && seconds === undefined) return undefined
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** The usual address of a video, playlist or channel. */
export function youtubeAddress({ video, playlist, channel, handle, user, custom }: YoutubeTarget): string {
  const base = 'https://www.youtube.com'
  if (video !== undefined) return `${base}/watch?v=${video}`
  if (playlist !== undefined) return `${base}/playlist?list=${playlist}`
  if (channel !== undefined) return `${base}/channel/${channel}`
  if (handle !== undefined) return `${base}/@${encodeURIComponent(handle)}`
  if (user !== undefined) return `${base}/user/${encodeURIComponent(user)}`
  return `${base}/c/${encodeURIComponent(custom ?? '')}`
}
