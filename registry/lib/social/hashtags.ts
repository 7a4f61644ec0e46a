import * as z from 'zod'
import type { Fail } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { STOP_WORDS, STOP_WORD_LANGUAGES, type StopWordLanguage } from '../../data/text/stop-words.ts'
import { plainWordsOf } from '../text/plain-words.ts'
import { sentencesOf } from '../text/sentences.ts'
import { ACCENTED } from '../text/accents.ts'

/** Longest hashtag that is made, in characters. */
const LONGEST_TAG = 40
/** Most telling words that are joined into one hashtag, and most common words between two of them. */
const MOST_JOINED = 3
const MOST_INNER = 2

export const hashtagFields = (most: number, usual: number) => ({
  text: text('What the video is about', { max: 5000, help: 'A title, keywords or the whole description.', control: 'multiline', lines: 4 }),
  language: choice('Language', STOP_WORD_LANGUAGES, { default: 'en', named: 'language', defaultFrom: 'locale' }),
  count: whole('How many', { min: 1, max: most, default: usual }),
  joined: flag('Join words too', { default: true, help: 'Neighboring words become one hashtag, such as #veganrecipes.' }),
  style: choice('Case of joined words', { lower: 'All lowercase: #veganrecipes', capitals: 'Capitalize each word: #VeganRecipes' }),
  own: text('Your hashtags', { max: 300, default: '', help: 'Always included, placed first.', placeholder: '#example' }),
  accents: flag('Keep accents', { default: true, advanced: true }),
})
type HashtagInput = z.output<z.ZodObject<ReturnType<typeof hashtagFields>>>

const KINDS = { own: 'Your own', word: 'Word', joined: 'Joined words' } as const

export const hashtagOutput = {
  text: part(z.string(), 'Hashtags', { view: 'code', fileName: 'hashtags.txt' }),
  tags: table('One by one', {
    tag: column(z.string(), 'Hashtag', { copyable: true }),
    kind: column(z.enum(['own', 'word', 'joined']), 'Made from', { choices: KINDS }),
    times: column(z.int(), 'Times in the text'),
  }),
}

export const hashtagFailures = {
  'only-common-words': 'There are only common words here. Add nouns or names that say what the video is about.',
  'bad-own-hashtag': '“{{tag}}” can’t be a hashtag. Use letters, digits and “_” only, and not just digits.',
  'too-many-own': {
    one: 'You added {{count, number}} hashtag but asked for only {{wanted, number}}. Raise the number, or remove some.',
    other: 'You added {{count, number}} hashtags but asked for only {{wanted, number}}. Raise the number, or remove some.',
  },
} as const

export const HASHTAG_NOTICE = {
  'fewer-hashtags': {
    info: {
      one: 'The text gives only {{count, number}} hashtag. Write more about the video.',
      other: 'The text gives only {{count, number}} hashtags. Write more about the video.',
    },
  },
} as const

export const HASHTAG_NOTES = {
  method:
    'Words are found by Unicode’s rules (UAX 29) for the language. Our lists remove articles, pronouns, prepositions and other common words; the rest is ordered by how often it occurs, then by position. Single words, pairs and triples take turns, those with new words first; a pair keeps the common words between its two words, as in #playtheguitar.',
  popularity:
    'We claim nothing about popularity, trends or reach: nobody outside the network knows them. The hashtags only say what your text says.',
  readers: 'An uppercase letter at the start of each word lets screen readers tell joined words apart; it makes no difference for search.',
} as const

type Hashtag = { tag: string; kind: keyof typeof KINDS; times: number }

/**
 * Hashtags from what somebody writes about a video, own ones first; at most `count`.
 * @throws ToolError only-common-words, bad-own-hashtag, too-many-own
 */
export function makeHashtags(input: HashtagInput, fail: Fail<typeof hashtagFailures>): Hashtag[] {
  const own = ownTags(input.own, fail)
  if (own.length > input.count) fail('too-many-own', { count: own.length, wanted: input.count, field: 'own' })
  const found = tellingPhrases(input.text, input.language)
  if (found[0]?.length === 0 && own.length === 0) fail('only-common-words', { field: 'text' })
  const tags = new Map<string, Hashtag>(own.map((tag) => [fold(tag), { tag, kind: 'own', times: 0 }]))
  const lists = input.joined ? found : found.slice(0, 1)
  const used = new Set<string>()
  while (tags.size < input.count && lists.some((list) => list.length > 0))
    for (const list of lists) {
      const phrase = takeFreshest(list, used)
      if (!phrase || tags.size >= input.count) continue
      const tag = `#${writeTag(phrase.words, input)}`
      if (tag.length > LONGEST_TAG || tags.has(fold(tag))) continue
      for (const word of phrase.telling) used.add(word)
      tags.set(fold(tag), { tag, kind: phrase.words.length > 1 ? 'joined' : 'word', times: phrase.times })
    }
  return [...tags.values()]
}

const fold = (tag: string): string => tag.normalize('NFKC').toLowerCase()

/** Words as they stand, and those among them that are not common ones. */
type Phrase = { readonly words: readonly string[]; readonly telling: readonly string[]; times: number }

/** Takes the phrase with the fewest words that were used already; of several, the one that comes first. */
function takeFreshest(list: Phrase[], used: ReadonlySet<string>): Phrase | undefined {
  const worn = list.map(({ telling }) => telling.filter((word) => used.has(word)).length)
  return list.splice(worn.indexOf(Math.min(...worn)), 1)[0]
}

/** Telling words, and spans from one to the second or third telling word, each list with the most frequent first. */
export function tellingPhrases(text: string, language: StopWordLanguage): Phrase[][] {
  const lists = Array.from({ length: MOST_JOINED }, () => new Map<string, Phrase>())
  for (const sentence of sentencesOf(text.toWellFormed(), { language, wrapped: false, abbreviations: true }))
    for (const part of sentence.split(/[,;:!?()[\]{}"«»“”„|/—–…]|\s-\s/u)) {
      const words = [...plainWordsOf(part, language)].map((word) => readWord(word, language))
      words.forEach((_, start) => {
        for (let end = start + 1; end <= start + MOST_JOINED + MOST_INNER && end <= words.length; end++)
          addSpan(lists, words.slice(start, end))
      })
    }
  return lists.map((list) => [...list.values()].toSorted((a, b) => b.times - a.times))
}

type Read = { readonly bare: string; readonly isTelling: boolean }

/** A span counts when it begins and ends with a telling word; common ones may stand only between two of them. */
function addSpan(lists: readonly Map<string, Phrase>[], span: readonly Read[]): void {
  const telling = span.filter(({ isTelling }) => isTelling).map(({ bare }) => bare)
  const inner = span.length - telling.length
  const isWhole = span[0]?.isTelling && span.at(-1)?.isTelling && inner <= (telling.length === 2 ? MOST_INNER : 0)
  const list = lists[telling.length - 1]
  if (!isWhole || !list || new Set(telling).size < telling.length) return
  const words = span.map(({ bare }) => bare).filter(Boolean)
  const known = list.get(words.join(' '))
  if (known) known.times++
  else list.set(words.join(' '), { words, telling, times: 1 })
}

/** The word in small letters with nothing that a hashtag cannot hold. It tells something unless it is common or a single letter. */
function readWord(word: string, language: StopWordLanguage): Read {
  const lower = word.toLocaleLowerCase(language)
  const bare = lower.replace(/[^\p{L}\p{M}\p{Nd}_]/gu, '')
  const isWord = /\p{L}/u.test(bare) && (bare.length > 1 || /[^\p{Script=Latin}\p{Script=Cyrillic}]/u.test(bare))
  return { bare, isTelling: isWord && !STOP_WORDS[language].has(lower) }
}

/** Usual in place of letters that have no accent to be taken away. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', ё: 'е', Ё: 'Е' }

function writeTag(words: readonly string[], { style, language, accents }: HashtagInput): string {
  const written = words.map((word) =>
    style === 'capitals' ? (([first = '', ...rest]) => first.toLocaleUpperCase(language) + rest.join(''))([...word]) : word,
  )
  return accents
    ? written.join('')
    : written
        .join('')
        .replace(/[łŁёЁ]/g, (letter) => PLAIN_LETTERS[letter] as string)
        .normalize('NFD')
        .replace(ACCENTED, ([letter = '']) => letter)
        .normalize('NFC')
}

/** Hashtags as somebody types them, each once. @throws ToolError bad-own-hashtag at `own` */
export function ownTags(text: string, fail: Fail<Pick<typeof hashtagFailures, 'bad-own-hashtag'>>): string[] {
  const tags = text
    .split(/[\s,;]+/)
    .map((tag) => tag.replace(/^[#＃]/, ''))
    .filter((tag) => tag !== '')
  const wrong = tags.find((tag) => !/^[\p{L}\p{M}\p{Nd}_]+$/u.test(tag) || /^\p{Nd}+$/u.test(tag))
  if (wrong !== undefined) fail('bad-own-hashtag', { tag: wrong.toWellFormed().slice(0, 50), field: 'own' })
  return tags.filter((tag, place) => tags.findIndex((other) => fold(other) === fold(tag)) === place).map((tag) => `#${tag}`)
}
