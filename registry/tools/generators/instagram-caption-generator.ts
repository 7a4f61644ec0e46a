import * as z from 'zod'
import type { RandomSource } from '../../../engine/core/context.ts'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { column, table } from '../../../engine/core/parts.ts'
import { HASHTAG_LIMITS, PLATFORM_LIMITS } from '../../data/social/platform-limits.ts'
import { DRAW_NOTE, chanceOf, draw, drawFailures, drawFields } from '../../lib/chance/draw.ts'
import { hashtagFailures, ownTags } from '../../lib/social/hashtags.ts'
import { oneLine } from '../../lib/text/one-line.ts'

const LANGUAGES = ['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'] as const
const SENTENCES = {
  en: () => import('../../data/captions/en.ts'),
  es: () => import('../../data/captions/es.ts'),
  fr: () => import('../../data/captions/fr.ts'),
  id: () => import('../../data/captions/id.ts'),
  it: () => import('../../data/captions/it.ts'),
  pl: () => import('../../data/captions/pl.ts'),
  pt: () => import('../../data/captions/pt.ts'),
  ru: () => import('../../data/captions/ru.ts'),
} as const

const MOODS = { happy: 'Happy', calm: 'Calm', funny: 'Funny', grateful: 'Grateful', proud: 'Proud', dreamy: 'Dreamy' } as const
const TOPICS = {
  travel: 'Travel',
  food: 'Food',
  selfie: 'Selfie',
  friends: 'Friends',
  nature: 'Nature',
  pets: 'Pets',
  sport: 'Sports',
  work: 'Work',
  birthday: 'Birthday',
  weekend: 'Weekend',
} as const
type Mood = keyof typeof MOODS
type Topic = keyof typeof TOPICS
const keysOf = <T extends object>(words: T) => Object.keys(words) as [keyof T & string, ...(keyof T & string)[]]

const EMOJI: Readonly<Record<Mood | Topic, string>> = {
  happy: '😊 😄 ✨ 🎉',
  calm: '🌿 🍃 ☕ 🕊️',
  funny: '😂 😅 🙃 🤷',
  grateful: '🙏 💛 🤍 🫶',
  proud: '💪 🏆 🙌 🔥',
  dreamy: '☁️ 🌙 💭 🌌',
  travel: '✈️ 🧳 🗺️ 📍',
  food: '🍽️ 🍝 🥗 😋',
  selfie: '📸 🤳 💁 😎',
  friends: '👯 🥂 🤗 💫',
  nature: '🌲 🌄 🌻 🏞️',
  pets: '🐾 🐶 🐱 ❤️',
  sport: '🏃 🚴 🏋️ ⚽',
  work: '💻 ☕ 📈 🗂️',
  birthday: '🎂 🎈 🥳 🎁',
  weekend: '🛋️ 🎶 🌞 🥐',
}

const failures = {
  ...drawFailures,
  'bad-own-hashtag': hashtagFailures['bad-own-hashtag'],
  'too-many-hashtags': 'Instagram allows at most {{most, number}} hashtags; you have {{count, number}}. Remove some.',
} as const

const input = z.object({
  mood: choice('Mood', { any: 'Any mood', ...MOODS }, { default: 'any' }),
  topic: choice('Topic', { any: 'Any topic', ...TOPICS }, { default: 'any' }),
  closing: flag('End with a question or invitation', { default: true }),
  emoji: flag('With emoji', { default: true }),
  place: text('Place', { max: 100, default: '' }),
  own: text('Hashtags', { max: 1000, default: '', help: 'Your own, added at the end.', placeholder: '#example' }),
  count: whole('How many', { min: 1, max: 50, default: 5 }),
  language: choice('Language', LANGUAGES, { default: 'en', named: 'language', defaultFrom: 'locale' }),
  unique: drawFields.unique,
  seed: drawFields.seed,
})

export const instagramCaptionGenerator = defineTool({
  id: 'instagram-caption-generator',
  category: 'generators',
  icon: 'message-square-quote',
  title: 'Instagram caption generator',
  summary: 'Generate Instagram captions by mood and topic, with emoji, place and hashtags, counted against the limit.',
  keywords: [
    'instagram captions',
    'caption ideas',
    'captions for selfies',
    'funny captions',
    'travel captions',
    'caption maker',
    'post text',
  ],
  aliases: ['instagram-captions', 'caption-generator'],
  slugs: {
    es: 'generador-de-textos-para-instagram',
    fr: 'generateur-de-legendes-instagram',
    id: 'generator-caption-instagram',
    it: 'generatore-didascalie-instagram',
    pl: 'generator-opisow-na-instagram',
    pt: 'gerador-de-legendas-para-instagram',
    ru: 'generator-podpisey-dlya-instagram',
  },
  effect: 'random',
  action: 'Generate',
  input,
  output: z.object({
    captions: table(
      'Captions',
      {
        text: column(z.string(), 'Caption', { copyable: true }),
        characters: column(z.int(), 'Characters'),
        left: column(z.int(), 'Characters left'),
      },
      { fileName: 'captions.csv' },
    ),
  }),
  failures,
  notes: [
    'No AI is involved: captions are put together from short sentences we wrote, one for the mood, one for the topic and, if you like, one to close with. Other visitors may get the same ones, so change a word and make them yours.',
    DRAW_NOTE,
    'Instagram takes 2,200 characters and, since December 2025, five hashtags in a caption, and shows about the first 125 characters before “more”. Most emoji count as two or more, the way computers store them, so the count is never too low.',
  ],
  examples: [
    {
      title: 'A funny one about food',
      input: { mood: 'funny', topic: 'food', count: 1 },
      seed: 'toolglot',
      output: {
        captions: [
          { text: 'I was told there would be snacks. 😂 First we eat, then we talk. 🥗 Save it for later.', characters: 86, left: 2114 },
        ],
      },
    },
    {
      title: 'Travel, with place and hashtags, in Polish',
      input: { mood: 'dreamy', topic: 'travel', place: 'Gdańsk', own: 'morze podróże', count: 1, language: 'pl', seed: 'toolglot' },
      in: { pl: { title: 'Podróż z miejscem i hasztagami', input: {} } },
      output: {
        captions: [
          {
            text: 'Znowu z głową w chmurach. ☁️ Nowe miejsce, ta sama ciekawość. 🗺️ Zapiszcie na później. 📍 Gdańsk #morze #podróże',
            characters: 113,
            left: 2087,
          },
        ],
      },
    },
    {
      title: 'Short and without emoji, in Spanish',
      input: { mood: 'calm', topic: 'nature', closing: false, emoji: false, count: 1, language: 'es', seed: 'toolglot' },
      in: { es: { title: 'Corto y sin emojis', input: {} } },
      output: { captions: [{ text: 'Día lento, mente clara. El mejor sonido: ningún motor.', characters: 54, left: 2146 }] },
    },
  ],
  transform: async (input, { random, fail }) => {
    const tags = ownTags(input.own, fail)
    if (tags.length > HASHTAG_LIMITS.instagram)
      fail('too-many-hashtags', { most: HASHTAG_LIMITS.instagram, count: tags.length, field: 'own' })
    const { CAPTIONS } = await SENTENCES[input.language]()
    const sentences = readSentences(CAPTIONS)
    const chance = chanceOf(input.seed, random)
    const drawn = draw(pairsOf(input, sentences), { ...input, seed: '' }, chance, fail)
    const place = oneLine(input.place)
    return {
      captions: drawn.map((pair) => {
        const parts = [
          writePair(pair, input.emoji, chance),
          ...(input.closing ? [chance.pick(sentences.get('closing') ?? [])] : []),
          ...(place === '' ? [] : [input.emoji ? `📍 ${place}` : place]),
          ...(tags.length === 0 ? [] : [tags.join(' ')]),
        ]
        const text = parts.join(' ')
        return { text, characters: text.length, left: PLATFORM_LIMITS.instagram.caption - text.length }
      }),
    }
  },
})

type Pair = { readonly mood: Mood; readonly topic: Topic; readonly opening: string; readonly line: string }

/** `# key` opens a group; each other line is a sentence of it. */
function readSentences(source: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    source
      .trim()
      .slice(2)
      .split('\n# ')
      .map((group) => {
        const [key = '', ...lines] = group.split('\n')
        return [key, lines]
      }),
  )
}

/** Every opening of the mood with every sentence of the topic. */
function pairsOf({ mood, topic }: z.output<typeof input>, sentences: ReadonlyMap<string, readonly string[]>): Pair[] {
  const moods = mood === 'any' ? keysOf(MOODS) : [mood]
  const topics = topic === 'any' ? keysOf(TOPICS) : [topic]
  return moods.flatMap((one) =>
    topics.flatMap((other) =>
      (sentences.get(one) ?? []).flatMap((opening) =>
        (sentences.get(other) ?? []).map((line) => ({ mood: one, topic: other, opening, line })),
      ),
    ),
  )
}

function writePair({ mood, topic, opening, line }: Pair, emoji: boolean, chance: RandomSource): string {
  if (!emoji) return `${opening} ${line}`
  const [first, second] = [mood, topic].map((key) => chance.pick(EMOJI[key].split(' ')))
  return `${opening} ${first} ${line} ${second}`
}
