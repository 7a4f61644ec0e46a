import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { STOP_WORD_LANGUAGES } from '../../data/text/stop-words.ts'
import { tellingPhrases } from '../../lib/social/hashtags.ts'
import { tagParts } from '../../lib/youtube/tag-parts.ts'
import { MOST_TAG_CHARACTERS, cleanTag, fitTags, tagCost, tagsCost } from '../../lib/youtube/tags.ts'

/** Longest title of a video, in characters. */
const MOST_TITLE = 100

export const youtubeTagGenerator = defineTool({
  id: 'youtube-tag-generator',
  category: 'generators',
  icon: 'tags',
  title: 'YouTube tag generator',
  summary: 'Generate YouTube tags from a video’s title and description, most specific first, within YouTube’s limit of 500 characters.',
  keywords: ['youtube tags', 'video tags', 'tag generator', 'youtube keywords', 'youtube seo', 'tags for youtube videos'],
  aliases: ['youtube-tags-generator', 'youtube-tags'],
  slugs: {
    es: 'generador-de-etiquetas-para-youtube',
    fr: 'generateur-de-tags-youtube',
    id: 'generator-tag-youtube',
    it: 'generatore-di-tag-youtube',
    pl: 'generator-tagow-youtube',
    pt: 'gerador-de-tags-para-youtube',
    ru: 'generator-tegov-youtube',
  },
  effect: 'pure',
  input: z.object({
    text: text('Title and description', {
      max: 10_000,
      help: 'The title on the first line. It is used as a tag too.',
      control: 'multiline',
      lines: 6,
    }),
    own: text('Your own tags', { max: 500, default: '', help: 'Separated by commas; they come first.', control: 'line' }),
    channel: text('Channel name', { max: 100, default: '', control: 'line' }),
    language: choice('Language', STOP_WORD_LANGUAGES, { default: 'en', named: 'language', defaultFrom: 'locale' }),
    count: whole('At most', { min: 1, max: 100, default: 25, unit: 'tag|tags' }),
    limit: whole('Character limit', {
      min: 20,
      max: MOST_TAG_CHARACTERS,
      default: MOST_TAG_CHARACTERS,
      unit: 'character|characters',
      advanced: true,
    }),
    single: flag('Include single words', {
      default: true,
      help: 'They come after the phrases because they are less specific.',
      advanced: true,
    }),
  }),
  output: z.object(tagParts),
  failures: {
    'only-common-words': 'There are only common words here, such as “the” or “and”. Add what the video is about: nouns, names, places.',
    'nothing-fits': 'No tag fits in {{maximum, number}} characters. Allow more, or use shorter words.',
  },
  notices: {
    'left-out': {
      one: '{{count, number}} more tag was found, but it doesn’t fit within the character limit.',
      other: '{{count, number}} more tags were found, but they don’t fit within the character limit.',
    },
  },
  notes: [
    'Phrases come from your own text: runs of words that start and end with a meaningful word, longest first, then the single words. Common words are recognized from a list for each language.',
    'YouTube allows 500 characters for all tags. Commas count, and a tag with a space counts two more (YouTube Data API, videos, snippet.tags). Two tags that differ only in case count as one here.',
    'YouTube says that tags play only a minimal role in how videos are found; they help most with words that people often misspell. Title, thumbnail and description matter more. No search volume is shown, because nobody outside YouTube knows it.',
  ],
  examples: [
    {
      title: 'A cooking video',
      input: {
        text: 'Sourdough bread for beginners\nBake crusty sourdough bread at home with a simple starter.',
        channel: 'Crumb Club',
        count: 6,
      },
      in: {
        es: {
          input: {
            text: 'Pan de masa madre para principiantes\nPan de masa madre crujiente en casa con un fermento sencillo.',
            channel: 'Club de la Miga',
          },
        },
        fr: {
          input: {
            text: 'Pain au levain pour débutants\nPain maison croustillant, recette facile, levain naturel.',
            channel: 'Le Club de la mie',
          },
        },
        id: {
          input: { text: 'Roti sourdough untuk pemula\nMembuat roti sourdough renyah di rumah dengan ragi alami.', channel: 'Klub Roti' },
        },
        it: {
          input: {
            text: 'Pane per principianti: ricetta facile\nPane croccante, fatto in casa, con lievito madre.',
            channel: 'Il club della mollica',
          },
        },
        pl: { input: { text: 'Domowy chleb żytni\nProsty przepis, chrupiąca skórka, puszysty miąższ.', channel: 'Kuchnia Zosi' } },
        pt: {
          input: {
            text: 'Pão de fermentação natural para iniciantes\nPão crocante de fermentação natural feito em casa.',
            channel: 'Clube do Pão',
          },
        },
        ru: { input: { text: 'Хлеб на закваске для начинающих\nХрустящий хлеб на закваске у себя дома.', channel: 'Хлебный клуб' } },
      },
      output: { facts: { count: 6, characters: 133, left: 367 } },
    },
    {
      title: 'With your own tags first',
      input: { text: 'Tokyo travel guide', own: 'japan trip, tokio', language: 'en', count: 4 },
      in: {
        es: { input: { text: 'Guía de viaje a Tokio', own: 'viaje a Japón, Tokyo', language: 'es' } },
        fr: { input: { text: 'Guide de voyage à Tokyo', own: 'voyage au Japon, Tokio', language: 'fr' } },
        id: { input: { text: 'Panduan wisata Tokyo', own: 'liburan ke Jepang, Tokio', language: 'id' } },
        it: { input: { text: 'Guida di viaggio a Tokyo', own: 'viaggio in Giappone, Tokio', language: 'it' } },
        pl: { input: { text: 'Przewodnik po Tokio', own: 'podróż do Japonii, Tokyo', language: 'pl' } },
        pt: { input: { text: 'Guia de viagem de Tóquio', own: 'viagem ao Japão, Tokyo', language: 'pt' } },
        ru: { input: { text: 'Путеводитель по Токио', own: 'поездка в Японию, Tokyo', language: 'ru' } },
      },
      output: { text: 'japan trip, tokio, Tokyo travel guide, tokyo travel' },
    },
    {
      title: 'In Portuguese, only phrases',
      input: { text: 'Como fazer pão de queijo mineiro', language: 'pt', single: false },
      in: { pt: { title: 'Só expressões', input: {} } },
      output: { text: 'Como fazer pão de queijo mineiro, fazer pão, pão de queijo, queijo mineiro' },
    },
  ],
  transform: ({ text, own, channel, language, count, limit, single }, { fail, note }) => {
    const [words = [], pairs = [], triples = []] = tellingPhrases(text, language)
    const given = own.split(/[,\n]/).map(cleanTag)
    if (words.length === 0 && given.every((tag) => tag === '')) fail('only-common-words', { field: 'text' })
    const title = cleanTag(text.trim().split('\n')[0] ?? '')
    const titleTag = title.length <= MOST_TITLE ? title : ''
    const phrases = [...triples, ...pairs, ...(single ? words : [])].map((phrase) => cleanTag(phrase.words.join(' ')))
    const { kept, left } = fitTags([...given, titleTag, cleanTag(channel), ...phrases], limit, count)
    if (kept.length === 0) fail('nothing-fits', { maximum: limit, field: 'limit' })
    const characters = tagsCost(kept)
    if (left > 0 && kept.length < count) note('left-out', { count: left })
    return {
      text: kept.join(', '),
      facts: { count: kept.length, characters, left: MOST_TAG_CHARACTERS - characters },
      tags: kept.map((tag) => ({ tag, characters: tagCost(tag) })),
    }
  },
})
