import type { NetworkResponse } from '../../../engine/core/context.ts'
import { defineFailures, fail } from '../../../engine/core/define.ts'
import { type YoutubeTarget, readYoutubeLink } from './link.ts'

export const videoLinkFailures = defineFailures({
  'not-a-video':
    '“{{link}}” does not lead to a YouTube video. Paste a link such as https://www.youtube.com/watch?v=dQw4w9WgXcQ, or the 11-character video ID.',
  'youtube-limits': 'YouTube is limiting our requests at the moment. Try again later.',
  'video-missing': 'This video does not exist, is private or has been removed. Check the link.',
})

/** What goes wrong with YouTube's pages. */
export const youtubePageFailures = defineFailures({
  'youtube-consent': 'YouTube answered with its cookie consent page, so nothing could be read. Try again later.',
  'youtube-changed': 'This YouTube page cannot be read; its format may have changed. Try again later.',
  'video-restricted':
    'YouTube shows this video only to signed-in viewers, for example because of an age restriction. Choose another video.',
})

/** The beginning of what was given, for a sentence. */
export const shownLink = (text: string): string => (text.length > 100 ? `${text.slice(0, 100)}…` : text).toWellFormed()

/** The video that a link leads to. @throws ToolError not-a-video */
export function videoOf(
  link: string,
  where: { field: string; offset?: number; text?: string },
): YoutubeTarget & { readonly video: string } {
  const target = readYoutubeLink(link)
  const { video } = target ?? {}
  if (target === undefined || video === undefined) return videoLinkFailures.fail('not-a-video', { link: shownLink(link.trim()), ...where })
  return { ...target, video }
}

/** Rejects anything that isn’t a content page. @throws ToolError youtube-limits, youtube-consent, network-failed */
export function checkAnswer({ status, url }: NetworkResponse, text: string): void {
  const { host } = new URL(url)
  if (status === 429 || /^(?:www\.)?google\.com$/.test(host)) videoLinkFailures.fail('youtube-limits')
  if (host.startsWith('consent.') || /action="https:\/\/consent\.(?:youtube|google)\.com\//.test(text.slice(0, 1_000_000)))
    youtubePageFailures.fail('youtube-consent')
  if (status !== 200) fail('network-failed', { host, reason: 'protocol' })
}
