import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import type { RemoteImage } from '../../lib/remote/fetch-image.ts'
import { inTurns } from '../../lib/remote/in-turns.ts'
import { videoLinkFailures, videoOf } from '../../lib/youtube/failures.ts'
import { FRAMES, SHORT_THUMBNAIL, THUMBNAILS, type Thumbnail, fetchThumbnail, thumbnailAddress } from '../../lib/youtube/thumbnails.ts'
import { youtubeAddress } from '../../lib/youtube/link.ts'

export const youtubeThumbnailGrabber = defineTool({
  id: 'youtube-thumbnail-grabber',
  category: 'images',
  icon: 'image-down',
  title: 'YouTube thumbnail grabber',
  summary: 'See every thumbnail size YouTube has for a video or Short, with its link, and save it as JPEG or WebP.',
  keywords: ['youtube thumbnail', 'thumbnail grabber', 'video thumbnail', 'maxresdefault', 'youtube thumbnail link', 'shorts thumbnail'],
  aliases: ['youtube-thumbnail', 'get-youtube-thumbnail'],
  slugs: {
    es: 'ver-miniatura-de-youtube',
    fr: 'recuperer-miniature-youtube',
    id: 'ambil-thumbnail-youtube',
    it: 'anteprima-video-youtube',
    pl: 'miniatura-z-youtube',
    pt: 'pegar-thumbnail-do-youtube',
    ru: 'prevyu-video-youtube',
  },
  recognizes: [
    {
      kind: 'url',
      field: 'url',
      confidence: 0.995,
      pattern: /^(?:https?:\/\/)?(?:(?:www|m|music)\.)?(?:youtube\.com\/(?:watch|shorts|live|embed)|youtu\.be\/)/i,
    },
  ],
  effect: 'network',
  hosts: ['i.ytimg.com'],
  action: 'Show thumbnails',
  input: z.object({
    url: text('Video link', {
      min: 1,
      max: 2000,
      placeholder: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      help: 'Any YouTube link to a video or Short, or its ID.',
      control: 'line',
    }),
    type: choice('Format', { jpeg: 'JPEG', webp: 'WebP' }),
    frames: flag('Include three frames from the video'),
  }),
  output: z.object({
    image: part(value.file, 'Largest thumbnail', { view: 'image' }),
    video: facts('Video', {
      id: column(z.string(), 'Video ID', { format: 'code' }),
      address: column(z.string(), 'Video link', { format: 'code' }),
    }),
    sizes: table(
      'Sizes',
      {
        name: column(z.string(), 'Name', { format: 'code' }),
        width: column(z.int(), 'Width'),
        height: column(z.int(), 'Height'),
        bytes: column(z.int(), 'File size', { format: 'bytes' }),
        address: column(z.string(), 'Image link', { format: 'code', copyable: true }),
      },
      { fileName: 'thumbnails.csv' },
    ),
    files: part(z.array(value.file), 'All thumbnails', { view: 'files' }),
  }),
  failures: { ...videoLinkFailures.words },
  notices: {
    smaller: { info: 'YouTube has no 1280 × 720 thumbnail for this video.' },
    missing: { info: 'For this video, YouTube does not have {{names}}.' },
  },
  notes: [
    'For a size it does not have, YouTube sends a small gray image; these are recognized and left out. “hqdefault”, “sddefault” and “default” are 4:3, so wide videos have black bars at the top and bottom.',
    'Our server fetches the images from YouTube, sends them to you and keeps none. A thumbnail belongs to its creator: ask before you publish it elsewhere.',
  ],
  examples: [
    { title: 'A video', input: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }, output: { video: video('dQw4w9WgXcQ') } },
    { title: 'A Short, as WebP', input: { url: 'youtube.com/shorts/aqz-KE-bpKQ', type: 'webp' }, output: { video: video('aqz-KE-bpKQ') } },
    { title: 'With frames from the video', input: { url: 'aqz-KE-bpKQ', frames: true }, output: { video: video('aqz-KE-bpKQ') } },
  ],
  limits: { timeMs: 30_000, lookups: 4 },
  transform: async ({ url, type, frames }, { net, fail, note }) => {
    const target = videoOf(url, { field: 'url' })
    const wanted = [...(target.isShort ? [SHORT_THUMBNAIL] : []), ...THUMBNAILS, ...(frames ? FRAMES : [])]
    const answers = await inTurns(wanted, async (size) => ({ size, answer: await fetchThumbnail(net, target.video, size, type) }))
    const found: { size: Thumbnail; image: RemoteImage }[] = []
    const missing: string[] = []
    for (const { size, answer } of answers) {
      if (answer.state === 'saved') found.push({ size, image: answer.image })
      else if (answer.state === 'missing') missing.push(size.name)
      else if (answer.state === 'limited') fail('youtube-limits')
      else fail('network-failed', { host: 'i.ytimg.com', reason: answer.state === 'not-an-image' ? 'type' : 'protocol' })
    }
    const files = found.map(({ size, image }): FileValue => ({
      name: `${target.video}-${size.name}.${image.ending}`,
      type: image.type,
      bytes: image.bytes,
    }))
    const [largest] = files
    if (largest === undefined) return fail('video-missing', { field: 'url' })
    if (!found.some(({ size }) => size.width >= 1080)) note('smaller')
    if (missing.length > 0) note('missing', { names: missing.join(', ') })
    return {
      image: largest,
      video: video(target.video),
      sizes: found.map(({ size, image }) => ({
        name: size.name,
        width: image.size?.width ?? size.width,
        height: image.size?.height ?? size.height,
        bytes: image.bytes.length,
        address: thumbnailAddress(target.video, size.name, type),
      })),
      files,
    }
  },
})

function video(id: string) {
  return { id, address: youtubeAddress({ video: id }) }
}
