import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { text } from '../../../engine/core/kit.ts'
import { column, facts, oneOf, part } from '../../../engine/core/parts.ts'
import { videoLinkFailures, videoOf, youtubePageFailures } from '../../lib/youtube/failures.ts'
import { tagParts } from '../../lib/youtube/tag-parts.ts'
import { MOST_TAG_CHARACTERS, tagCost, tagsCost } from '../../lib/youtube/tags.ts'
import { askVideo, hashtagsIn } from '../../lib/youtube/video-facts.ts'

export const youtubeTagExtractor = defineTool({
  id: 'youtube-tag-extractor',
  category: 'images',
  icon: 'tag',
  title: 'YouTube tag extractor',
  summary:
    'See the hidden tags and the hashtags of any public YouTube video, counted against the limit of 500 characters and ready to copy.',
  keywords: ['youtube tags', 'video tags', 'extract tags', 'see youtube tags', 'youtube keywords', 'tag finder'],
  aliases: ['youtube-tag-finder', 'youtube-tags-extractor'],
  slugs: {
    es: 'extractor-de-etiquetas-de-youtube',
    fr: 'extracteur-de-tags-youtube',
    id: 'cek-tag-youtube',
    it: 'estrattore-di-tag-youtube',
    pl: 'tagi-z-filmu-youtube',
    pt: 'extrator-de-tags-do-youtube',
    ru: 'tegi-video-youtube',
  },
  recognizes: [
    {
      kind: 'url',
      field: 'url',
      confidence: 0.99,
      pattern: /^(?:https?:\/\/)?(?:(?:www|m|music)\.)?(?:youtube\.com\/(?:watch|shorts|live|embed)|youtu\.be\/)/i,
    },
  ],
  effect: 'network',
  hosts: ['www.youtube.com', 'www.googleapis.com'],
  needs: ['YOUTUBE_API_KEY'],
  action: 'Show tags',
  input: z.object({
    url: text('Video link', {
      min: 1,
      max: 2000,
      placeholder: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      help: 'Any YouTube link to a video or Short, or its ID.',
      control: 'line',
    }),
  }),
  output: z.object({
    text: tagParts.text.optional(),
    facts: tagParts.facts,
    tags: tagParts.tags.optional(),
    hashtags: part(z.string(), 'Hashtags', { view: 'code', fileName: 'hashtags.txt' }).optional(),
    video: facts('Video', {
      title: column(z.string(), 'Title'),
      channel: column(z.string(), 'Channel').optional(),
      published: column(z.string(), 'Published', { format: 'date' }).optional(),
      source: oneOf('Found in', { api: 'YouTube Data API', page: 'YouTube’s public page' }),
    }),
  }),
  failures: { ...videoLinkFailures.words, ...youtubePageFailures.words },
  notices: {
    'no-tags': { info: 'This video has no tags.' },
    'no-hashtags': { info: 'There are no hashtags in the title and description of this video.' },
  },
  notes: [
    'Tags are set by the uploader and are not shown on the page, but the page’s data and the YouTube Data API contain them. Nothing is guessed: a video without tags is reported as such. Hashtags are those in the title and description.',
    'YouTube allows 500 characters for all tags together. Commas count, and a tag with a space counts two more (YouTube Data API, videos, snippet.tags).',
    'Learn from the tags of others, but do not copy them blindly: misleading tags break YouTube’s rules, and YouTube says that tags play only a minimal role in how videos are found.',
  ],
  examples: [
    {
      title: 'A video',
      input: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
      output: {
        text: 'rick astley, Never Gonna Give You Up, nggyu, never gonna give you up lyrics, rick rolled, Rick Roll, rick astley official, rickrolled, Fortnite song, Fortnite event, Fortnite dance, fortnite never gonna give you up, rick roll, rickrolling, rick rolling, never gonna give you up, 80s music, rick astley new, animated video, rickroll, meme songs, never gonna give u up lyrics, Rick Astley 2022, never gonna let you down, animated, rick rolls 2022, never gonna give you up karaoke',
        facts: { count: 27, characters: 495, left: 5 },
        video: { title: 'Rick Astley - Never Gonna Give You Up (Official Video) (4K Remaster)', source: 'page' },
      },
    },
    {
      title: 'A short link',
      input: { url: 'https://youtu.be/jNQXAC9IVRw' },
      output: {
        text: 'me at the zoo, jawed karim, first youtube video',
        facts: { count: 3, characters: 51, left: 449 },
        video: { title: 'Me at the zoo', channel: 'jawed', source: 'page' },
      },
    },
    {
      title: 'A video ID',
      input: { url: 'jNQXAC9IVRw' },
      output: {
        tags: [
          { tag: 'me at the zoo', characters: 15 },
          { tag: 'jawed karim', characters: 13 },
          { tag: 'first youtube video', characters: 21 },
        ],
        video: { title: 'Me at the zoo', channel: 'jawed', source: 'page' },
      },
    },
  ],
  limits: { timeMs: 30_000, lookups: 2 },
  transform: async ({ url }, { net, note }) => {
    const { title, channel, published, tags, description, source } = await askVideo(net, videoOf(url, { field: 'url' }).video, 'url')
    const hashtags = hashtagsIn(`${title}\n${description}`)
    const characters = tagsCost(tags)
    if (tags.length === 0) note('no-tags')
    if (hashtags.length === 0) note('no-hashtags')
    return {
      ...(tags.length > 0 && { text: tags.join(', '), tags: tags.map((tag) => ({ tag, characters: tagCost(tag) })) }),
      facts: { count: tags.length, characters, left: Math.max(0, MOST_TAG_CHARACTERS - characters) },
      hashtags: hashtags.length > 0 ? hashtags.join(' ') : undefined,
      video: { title, channel, published, source },
    }
  },
})
