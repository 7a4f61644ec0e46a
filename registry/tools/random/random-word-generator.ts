import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choices } from '../../../engine/core/kit.ts'
import { ADJECTIVES } from '../../lib/words/lists/adjectives.ts'
import { NOUNS } from '../../lib/words/lists/nouns.ts'
import { OBJECTS } from '../../lib/words/lists/objects.ts'
import { VERBS } from '../../lib/words/lists/verbs.ts'
import { DRAW_NOTE } from '../../lib/chance/draw.ts'
import { drawWords, START_NOTE, WORD_NOTE, wordFailures, wordFields, wordsOutput } from '../../lib/words/draw.ts'
import { type ListLanguage, loadList, loadNouns, wordsIn } from '../../lib/words/list.ts'

const PARTS = ['nouns', 'verbs', 'adjectives'] as const
const LOAD = {
  nouns: (language: ListLanguage) => loadNouns(NOUNS, OBJECTS, language),
  verbs: async (language: ListLanguage) => wordsIn(await loadList(VERBS, language)),
  adjectives: async (language: ListLanguage) => wordsIn(await loadList(ADJECTIVES, language)),
} as const

export const randomWordGenerator = defineTool({
  id: 'random-word-generator',
  category: 'random',
  icon: 'whole-word',
  title: 'Random word generator',
  summary: 'Generate random words in eight languages: nouns, verbs and adjectives, by first letter and length.',
  keywords: ['random words', 'word picker', 'word list', 'vocabulary', 'writing prompts', 'word game', 'brainstorming'],
  aliases: ['random-words', 'random-word'],
  slugs: {
    es: 'palabras-aleatorias',
    fr: ['generateur-de-mots', 'mots-aleatoires'],
    id: 'kata-acak',
    it: 'generatore-di-parole-casuali',
    pl: 'losowe-slowa',
    pt: 'gerador-de-palavras',
    ru: 'sluchaynye-slova',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    language: wordFields.language,
    parts: choices(
      'Parts of speech',
      { nouns: 'Nouns', verbs: 'Verbs', adjectives: 'Adjectives' },
      { min: 1, max: PARTS.length, default: [...PARTS] },
    ),
    count: wordFields.count,
    start: wordFields.start,
    shortest: wordFields.shortest,
    longest: wordFields.longest,
    unique: wordFields.unique,
    seed: wordFields.seed,
  }),
  output: wordsOutput('words.txt'),
  failures: wordFailures,
  notes: [
    DRAW_NOTE,
    WORD_NOTE,
    START_NOTE,
    'A word that is more than one part of speech, such as “dance” in English, is in the list only once.',
  ],
  examples: [
    { title: 'Five words', input: {}, seed: 'toolglot', output: { words: ['knock', 'shears', 'include', 'walk', 'week'] } },
    {
      title: 'Nouns and verbs',
      input: { parts: ['nouns', 'verbs'], count: 4 },
      seed: 'toolglot',
      output: { words: ['pen', 'hug', 'cloud', 'pack'] },
    },
    {
      title: 'Four-letter adjectives',
      input: { language: 'en', parts: ['adjectives'], count: 3, shortest: 4, longest: 4 },
      seed: 'toolglot',
      output: { words: ['rude', 'loud', 'flat'] },
    },
  ],
  transform: async (input, { random, fail }) => {
    const lists = await Promise.all(PARTS.filter((part) => input.parts.includes(part)).map((part) => LOAD[part](input.language)))
    return { words: drawWords([...new Set(lists.flat())], input, random, fail) }
  },
})
