import * as z from 'zod'
import type { NetworkAccess } from '../../../engine/core/context.ts'
import { defineTool } from '../../../engine/core/define.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import { choice, text } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { IMAGE_STATES, type ImageAnswer, type ImageState } from '../../lib/remote/fetch-image.ts'
import { inTurns } from '../../lib/remote/in-turns.ts'
import { linesIn } from '../../lib/remote/lines-in.ts'
import { videoLinkFailures, videoOf } from '../../lib/youtube/failures.ts'
import { SHORT_THUMBNAIL, THUMBNAILS, type Thumbnail, type ThumbnailType, tryThumbnail } from '../../lib/youtube/thumbnails.ts'
import type { YoutubeTarget } from '../../lib/youtube/link.ts'

/** Videos of one run, and what their thumbnails may have together. The answer is one JSON document. */
const MOST_VIDEOS = 50
const MOST_BYTES = 16 * 1024 * 1024

const FIXED = { '1280x720': '1280 × 720', '640x480': '640 × 480', '480x360': '480 × 360', '320x180': '320 × 180' } as const
const SIZES = { largest: 'Largest available', ...FIXED } as const
type Size = keyof typeof SIZES

export const youtubeThumbnailDownloader = defineTool({
  id: 'youtube-thumbnail-downloader',
  category: 'images',
  icon: 'folder-down',
  title: 'YouTube thumbnail downloader',
  summary: 'Download the thumbnails of up to 50 YouTube videos at once, in the size you choose, one by one or as a ZIP file.',
  keywords: [
    'download youtube thumbnail',
    'thumbnail downloader',
    'save youtube thumbnail',
    'bulk thumbnail download',
    'hd thumbnail',
    'shorts thumbnail',
  ],
  aliases: ['download-youtube-thumbnail', 'youtube-thumbnails-downloader'],
  slugs: {
    es: 'descargar-miniaturas-de-youtube',
    fr: 'telecharger-miniature-youtube',
    id: 'download-thumbnail-youtube',
    it: 'scaricare-miniature-youtube',
    pl: 'pobieranie-miniatur-youtube',
    pt: 'baixar-thumbnail-do-youtube',
    ru: 'skachat-prevyu-youtube',
  },
  recognizes: [
    {
      kind: 'url',
      confidence: 1,
      pattern: /^(?:https?:\/\/)?(?:(?:www|m|music)\.)?(?:youtube\.com\/(?:watch|shorts|live|embed)|youtu\.be\/)/i,
    },
  ],
  effect: 'network',
  hosts: ['i.ytimg.com'],
  action: 'Get thumbnails',
  input: z.object({
    text: text('Video links', {
      min: 1,
      max: 100_000,
      placeholder: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      help: 'One link or video ID per line, 50 at most.',
      control: 'multiline',
      lines: 6,
    }),
    size: choice('Size', SIZES, { default: 'largest' }),
    type: choice('Format', { jpeg: 'JPEG', webp: 'WebP' }),
  }),
  output: z.object({
    facts: facts(
      'Counts',
      {
        videos: column(z.int(), 'Videos'),
        saved: column(z.int(), 'Thumbnails'),
        bytes: column(z.int(), 'Total size', { format: 'bytes' }),
      },
      { view: 'statistics' },
    ),
    files: part(z.array(value.file), 'All thumbnails', { view: 'files' }),
    videos: table(
      'Videos',
      {
        id: column(z.string(), 'Video ID', { format: 'code' }),
        state: column(z.enum(Object.keys(IMAGE_STATES) as [ImageState, ...ImageState[]]), 'Result', { choices: IMAGE_STATES }),
        width: column(z.int(), 'Width').optional(),
        height: column(z.int(), 'Height').optional(),
        bytes: column(z.int(), 'File size', { format: 'bytes' }).optional(),
      },
      { fileName: 'thumbnails.csv' },
    ),
  }),
  failures: {
    'not-a-video': videoLinkFailures.words['not-a-video'],
    'too-many-videos': {
      one: 'You entered {{count, number}} video; at most {{maximum, number}} can be fetched at once.',
      other: 'You entered {{count, number}} videos; at most {{maximum, number}} can be fetched at once.',
    },
  },
  notices: {
    repeated: {
      info: {
        one: '{{count, number}} repeated video was fetched only once.',
        other: '{{count, number}} repeated videos were fetched only once.',
      },
    },
    'too-much': {
      warning: {
        one: 'The thumbnails are too large for one download. {{count, number}} was left out. Get it in a second run.',
        other: 'The thumbnails are too large for one download. {{count, number}} were left out. Get those in a second run.',
      },
    },
  },
  notes: [
    'The largest size is the 1280 × 720 image where the video has one, otherwise the next smaller one. For a link to a Short, it is the vertical image. A fixed size that YouTube does not have for a video is reported as not found.',
    'Our server fetches the images from YouTube, sends them to you and keeps none. A thumbnail belongs to its creator: ask before you publish it elsewhere.',
  ],
  examples: [
    {
      title: 'Two videos, as large as possible',
      input: { text: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ\nhttps://youtu.be/aqz-KE-bpKQ' },
      output: {},
    },
    { title: 'Small ones, as WebP', input: { text: 'dQw4w9WgXcQ\njNQXAC9IVRw', size: '320x180', type: 'webp' }, output: {} },
    { title: 'A Short', input: { text: 'https://www.youtube.com/shorts/aqz-KE-bpKQ' }, output: {} },
  ],
  limits: { timeMs: 60_000, resultBytes: 32 * 1024 * 1024, lookups: 20 },
  transform: async ({ text, size, type }, { net, progress, fail, note }) => {
    const given = linesIn(text).map(({ line, offset }) => videoOf(line, { field: 'text', offset, text }))
    if (given.length === 0) fail('required', { field: 'text' })
    const targets = [...new Map(given.map((target) => [target.video, target])).values()]
    if (targets.length > MOST_VIDEOS) fail('too-many-videos', { count: targets.length, maximum: MOST_VIDEOS, field: 'text' })
    let done = 0
    let bytes = 0
    let leftOut = 0
    const found = await inTurns(targets, async (target) => {
      const answer = await fetchOne(net, target, size, type)
      progress(++done / targets.length)
      if (answer.state !== 'saved') return { target, answer }
      // What does not fit is dropped at once, so that memory stays bounded.
      if (bytes + answer.image.bytes.length > MOST_BYTES) {
        leftOut++
        return { target, answer: { state: 'too-big' } as const }
      }
      bytes += answer.image.bytes.length
      return { target, answer }
    })
    const files: FileValue[] = []
    const videos = found.map(({ target: { video: id }, answer }) => {
      if (answer.state !== 'saved') return { id, state: answer.state }
      const { image } = answer
      files.push({ name: `${id}.${image.ending}`, type: image.type, bytes: image.bytes })
      return { id, state: answer.state, ...image.size, bytes: image.bytes.length }
    })
    if (targets.length < given.length) note('repeated', { count: given.length - targets.length })
    if (leftOut > 0) note('too-much', { count: leftOut })
    return { facts: { videos: targets.length, saved: files.length, bytes }, files, videos }
  },
})

/** The chosen size; or, from the largest down, the first that is there. */
async function fetchOne(
  net: NetworkAccess,
  target: YoutubeTarget & { readonly video: string },
  size: Size,
  type: ThumbnailType,
): Promise<ImageAnswer> {
  const all: readonly Thumbnail[] = [...(target.isShort && size === 'largest' ? [SHORT_THUMBNAIL] : []), ...THUMBNAILS]
  let answer: ImageAnswer = { state: 'missing' }
  for (const wanted of size === 'largest' ? all : all.filter(({ width, height }) => `${width}x${height}` === size)) {
    answer = await tryThumbnail(net, target.video, wanted, type)
    if (answer.state !== 'missing') return answer
  }
  return answer
}
