import type { NetworkAccess } from '../../../engine/core/context.ts'
import { type Json, isObject, objectsAt, textAt } from '../json/parts.ts'
import { checkAnswer, videoLinkFailures, youtubePageFailures } from './failures.ts'
import { assignedObject, parse } from './page-data.ts'

const YOUTUBE_KEY = 'YOUTUBE_API_KEY'
const API = 'https://www.googleapis.com/youtube/v3'
const MOST_BYTES = 5 * 1024 * 1024
/** Answers are kept for a little while, as the same link is often asked for again. */
const KEEP_MS = 10 * 60_000

/**
 * Items that the official API has, without the operator's key in the address. Undefined where no key is set, and where the
 * API does not answer (a used-up quota, a wrong key): then the public page is read.
 * @see https://developers.google.com/youtube/v3/docs
 */
export async function askApi(
  net: NetworkAccess,
  kind: string,
  query: Readonly<Record<string, string>>,
): Promise<readonly Json[] | undefined> {
  if (!net.hasKey(YOUTUBE_KEY)) return undefined
  const address = `${API}/${kind}?${new URLSearchParams(query).toString()}`
  const { status, bytes } = await net.fetch(address, { key: YOUTUBE_KEY, keepMs: KEEP_MS, maxBytes: 1024 * 1024 })
  const data = status === 200 ? parse(new TextDecoder().decode(bytes)) : undefined
  // A list without results has no items at all.
  return isObject(data) && textAt(data, 'kind') === `youtube#${kind.replace(/s$/, '')}ListResponse` ? objectsAt(data, 'items') : undefined
}

/** A public page as text, or `missing`. @throws ToolError youtube-limits, youtube-consent, network-failed and the like */
export async function askPage(net: NetworkAccess, address: string): Promise<string | 'missing'> {
  const answer = await net.fetch(address, {
    consent: true,
    keepMs: KEEP_MS,
    maxBytes: MOST_BYTES,
    headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9', 'accept-language': 'en' },
  })
  if (answer.status === 404 || answer.status === 410) return 'missing'
  const text = new TextDecoder().decode(answer.bytes)
  checkAnswer(answer, text)
  return text
}

/** A video's page, and its player's data where they are there and belong to it. */
type VideoPage = { readonly html: string; readonly player: Json | undefined }

/** @throws ToolError video-missing, video-restricted, and those of {@link askPage} */
export async function askVideoPage(net: NetworkAccess, video: string, field: string): Promise<VideoPage> {
  const html = await askPage(net, `https://www.youtube.com/watch?v=${video}&hl=en`)
  if (html === 'missing') return videoLinkFailures.fail('video-missing', { field })
  const player = assignedObject(html, 'ytInitialPlayerResponse')
  if (player === undefined) return { html, player: undefined }
  const details = player.videoDetails
  if (isObject(details)) {
    if (textAt(details, 'videoId') === video) return { html, player }
    return youtubePageFailures.fail('youtube-changed')
  }
  refuseUnplayable(player, field)
  return { html, player: undefined }
}

/** Why there are no details, by the status that the player gives and its reason, which is in English as the page was asked for. */
function refuseUnplayable(player: Json, field: string): void {
  const playability = player.playabilityStatus
  const status = textAt(playability, 'status')
  const reason = textAt(playability, 'reason') ?? ''
  if (/not a bot/i.test(reason)) videoLinkFailures.fail('youtube-limits')
  if (status === 'ERROR' || /private|unavailable|removed/i.test(reason)) videoLinkFailures.fail('video-missing', { field })
  if (status !== undefined && status !== 'OK') youtubePageFailures.fail('video-restricted', { field })
}
