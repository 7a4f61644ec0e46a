import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { text } from '../../../../engine/core/kit.ts'
import { column, facts, oneOf, table } from '../../../../engine/core/parts.ts'
import { PLATFORM_LIMITS } from '../../../data/social/platform-limits.ts'
import { countMastodonPost, countThreadsPost, countXPost } from '../../../lib/social/post-length.ts'
import { countGraphemes, countLines, countVisibleGraphemes } from '../../../lib/text/segments.ts'
import { countSms } from './sms.ts'
import { countUtf8Bytes } from '../../../lib/text/size.ts'
import { inText } from '../../../lib/words/in-text.ts'

type Measures = { readonly text: string; readonly characters: number; readonly bytes: number }

/** Limits of places that people write for, and how each counts. */
const PLACES = {
  x: { label: 'X post', limit: PLATFORM_LIMITS.x.post, count: ({ text }: Measures) => countXPost(text) },
  bluesky: { label: 'Bluesky post', limit: 300, count: ({ characters }: Measures) => characters },
  mastodon: { label: 'Mastodon post', limit: 500, count: ({ text }: Measures) => countMastodonPost(text) },
  threads: { label: 'Threads post', limit: 500, count: ({ text }: Measures) => countThreadsPost(text) },
  instagram: { label: 'Instagram caption', limit: PLATFORM_LIMITS.instagram.caption, count: countUnits },
  linkedin: { label: 'LinkedIn post', limit: PLATFORM_LIMITS.linkedin.post, count: countUnits },
  facebook: { label: 'Facebook post', limit: PLATFORM_LIMITS.facebook.post, count: countUnits },
  youtubeTitle: { label: 'YouTube title', limit: PLATFORM_LIMITS.youtube.title, count: countUnits },
  youtubeDescription: {
    label: 'YouTube description (bytes)',
    limit: PLATFORM_LIMITS.youtube.description,
    count: ({ bytes }: Measures) => bytes,
  },
  metaTitle: { label: 'Page title in search results', limit: 60, count: ({ characters }: Measures) => characters },
  metaDescription: { label: 'Meta description', limit: 160, count: ({ characters }: Measures) => characters },
} as const
const PLACE_IDS = Object.keys(PLACES) as (keyof typeof PLACES)[]

function countUnits({ text }: Measures): number {
  return text.length
}

export const characterCounter = defineTool({
  id: 'character-counter',
  category: 'text',
  icon: 'text-cursor-input',
  title: 'Character counter',
  summary: 'Count characters with and without spaces, bytes and SMS messages, and check whether your text fits social media limits.',
  keywords: ['character count', 'letter counter', 'count characters', 'string length', 'sms counter', 'tweet length', 'byte counter'],
  aliases: ['character-count', 'letter-counter', 'char-counter'],
  slugs: {
    es: 'contador-de-caracteres',
    fr: 'compteur-de-caracteres',
    id: 'penghitung-karakter',
    it: 'contatore-di-caratteri',
    pl: 'licznik-znakow',
    pt: 'contador-de-caracteres',
    ru: 'schetchik-simvolov',
  },
  recognizes: [{ kind: 'text', confidence: 0.96 }],
  effect: 'pure',
  input: z.object({ text: text('Text') }),
  output: z.object({
    counts: facts(
      'Counts',
      {
        characters: column(z.int(), 'Characters'),
        charactersWithoutSpaces: column(z.int(), 'Characters without spaces'),
        letters: column(z.int(), 'Letters'),
        digits: column(z.int(), 'Digits'),
        spaces: column(z.int(), 'Spaces and line breaks'),
        lines: column(z.int(), 'Lines'),
      },
      { view: 'statistics' },
    ),
    sms: facts('SMS', {
      messages: column(z.int(), 'Messages'),
      encoding: oneOf('Text encoding', { 'gsm-7': 'GSM-7', 'ucs-2': 'UCS-2' }),
      used: column(z.int(), 'Used'),
      left: column(z.int(), 'Left in the last message'),
    }),
    limits: table(
      'Limits',
      {
        place: column(z.enum(PLACE_IDS), 'Place', { choices: Object.fromEntries(PLACE_IDS.map((id) => [id, PLACES[id].label])) }),
        used: column(z.int(), 'Used'),
        limit: column(z.int(), 'Limit'),
        left: column(z.int(), 'Left'),
        fits: column(z.boolean(), 'Fits'),
      },
      { fileName: 'limits.csv' },
    ),
    technical: facts('For developers', {
      codePoints: column(z.int(), 'Unicode code points'),
      utf16: column(z.int(), 'UTF-16 units'),
      utf8: column(z.int(), 'UTF-8', { format: 'bytes' }),
    }),
  }),
  notes: [
    'A character is what a reader sees as one (a grapheme, per UAX 29): a letter with its accents, or a whole family emoji. Programs often count code points or UTF-16 units instead (like length in JavaScript).',
    'One SMS holds 160 characters of the GSM 7-bit alphabet, or 70 UTF-16 units as soon as one character falls outside it; each part of a longer message holds 153 or 67. ^ { } \\ [ ] ~ | € and the form feed count as two.',
    'On X, Chinese, Japanese and Korean characters and emoji count as two, and a URL with https:// counts as 23. Mastodon also counts URLs as 23; the limit shown is that of most servers. On Threads, an emoji counts as its number of UTF-8 bytes. Where a platform doesn’t say how it counts, we use UTF-16 units.',
    'The lengths for search results are rules of thumb: search engines truncate by width, not by characters.',
  ],
  examples: [
    {
      input: { text: 'Hello, world!' },
      in: inText({
        es: '¡Hola, mundo!',
        fr: 'Bonjour à tous !',
        id: 'Halo, dunia!',
        it: 'Ciao, mondo!',
        pl: 'Witaj, świecie!',
        pt: 'Olá, mundo!',
        ru: 'Привет, мир!',
      }),
      output: {
        counts: { characters: 13, charactersWithoutSpaces: 12, letters: 10, digits: 0, spaces: 1, lines: 1 },
        sms: { messages: 1, encoding: 'gsm-7', used: 13, left: 147 },
      },
    },
    {
      title: 'One emoji, many units',
      input: { text: '👨‍👩‍👧‍👦' },
      output: {
        counts: { characters: 1, charactersWithoutSpaces: 1, letters: 0, digits: 0, spaces: 0, lines: 1 },
        technical: { codePoints: 7, utf16: 11, utf8: 25 },
      },
    },
    {
      title: 'One character outside GSM-7 shortens the SMS',
      input: { text: 'Mia’s café' },
      in: inText({ es: 'Canción', fr: 'Bientôt', id: 'Ma’ruf', it: 'L’alba', pl: 'Żuraw', pt: 'Amanhã', ru: 'OK, 18:30 👍' }),
      output: { sms: { messages: 1, encoding: 'ucs-2', used: 10, left: 60 } },
    },
  ],
  transform: ({ text }) => {
    const kinds = countKinds(text)
    const measures = { text, characters: countGraphemes(text), bytes: countUtf8Bytes(text) }
    return {
      counts: {
        characters: measures.characters,
        charactersWithoutSpaces: countVisibleGraphemes(text),
        letters: kinds.letters,
        digits: kinds.digits,
        spaces: kinds.spaces,
        lines: countLines(text),
      },
      sms: countSms(text),
      limits: PLACE_IDS.map((place) => {
        const { limit, count } = PLACES[place]
        const used = count(measures)
        return { place, used, limit, left: limit - used, fits: used <= limit }
      }),
      technical: { codePoints: kinds.codePoints, utf16: text.length, utf8: measures.bytes },
    }
  },
})

/** What kind a code point is, so that patterns are asked once for each and not for each letter of a long text. */
const KINDS = { letters: /\p{L}/u, digits: /\p{Nd}/u, spaces: /\s/u } as const
type Kind = keyof typeof KINDS

function countKinds(text: string): Record<Kind | 'codePoints', number> {
  const known = new Map<number, Kind | undefined>()
  const counts = { letters: 0, digits: 0, spaces: 0, codePoints: 0 }
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) as number
    if (point > 0xffff) i++
    counts.codePoints++
    let kind = known.get(point)
    if (kind === undefined && !known.has(point)) known.set(point, (kind = kindOf(point)))
    if (kind !== undefined) counts[kind]++
    // CR and LF together are one line break.
    if (point === 10 && text.charCodeAt(i - 1) === 13) counts.spaces--
  }
  return counts
}

function kindOf(point: number): Kind | undefined {
  return (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].test(String.fromCodePoint(point)))
}
