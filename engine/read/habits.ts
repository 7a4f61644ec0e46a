import { readFile } from 'node:fs/promises'
import type { Language } from '../core/define.ts'
import type { Registry } from '../site/registry.ts'
import { englishWords } from '../core/words.ts'
import { siteWords } from './check-words.ts'
import type { LanguageWords, Words } from './words.ts'

/** What the style guide (docs/words.md) refuses in a language, as `locales/<language>/habits.json` holds it. */
export type Habits = {
  readonly refused: readonly {
    /** A regular expression, case-sensitive; its `\\b` knows all letters. */
    readonly pattern: string
    /** What is written instead. */
    readonly say: string
    /** Phrases in which it is right. */
    readonly except?: readonly string[]
  }[]
  /** A letter that is never written as the other one (ё as е), but in words that exist with both. */
  readonly letter?: { readonly right: string; readonly wrong: string; readonly both: readonly string[] }
}

/** A habit that the style guide refuses. */
export type HabitProblem = { readonly place: string; readonly text: string; readonly found: string; readonly say: string }

const LETTER = String.raw`[\p{L}\p{N}_]`
const BOUNDARY = `(?:(?<!${LETTER})(?=${LETTER})|(?<=${LETTER})(?!${LETTER}))`

/** @throws Error where a language has no such file, or one that is broken */
export async function readHabits(locales: URL, language: Language): Promise<Habits> {
  return JSON.parse(await readFile(new URL(`${language}/habits.json`, locales), 'utf8')) as Habits
}

/** All that a language says which its style guide refuses. */
export function checkHabits(registry: Registry, words: Words, language: Language, habits: Habits): HabitProblem[] {
  const said = allWords(registry, words, language)
  const rules = habits.refused.map(({ pattern, say, except = [] }) => ({
    pattern: new RegExp(pattern.replaceAll(String.raw`\b`, BOUNDARY), 'gu'),
    say,
    except,
  }))
  const habitual = said.flatMap(([place, text]) =>
    rules.flatMap(({ pattern, say, except }) =>
      [...text.matchAll(pattern)]
        .filter(({ 0: found, index }) => !except.some((phrase) => covers(text, phrase, index, index + found.length)))
        .map(({ 0: found }) => ({ place, text, found, say })),
    ),
  )
  return habits.letter ? [...habitual, ...letterProblems(said, habits.letter)] : habitual
}

/** Whether a phrase is around a part of a text. */
function covers(text: string, phrase: string, from: number, to: number): boolean {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) if (at <= from && at + phrase.length >= to) return true
  return false
}

function letterProblems(
  said: readonly (readonly [string, string])[],
  { right, wrong, both }: NonNullable<Habits['letter']>,
): HabitProblem[] {
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []
  const known = new Map<string, string>()
  for (const [, text] of said) for (const word of wordsOf(text)) if (word.includes(right)) known.set(word.replaceAll(right, wrong), word)
  for (const word of both) known.delete(word)
  return said.flatMap(([place, text]) =>
    wordsOf(text).flatMap((word) => {
      const say = known.get(word)
      return say === undefined ? [] : [{ place, text, found: word, say }]
    }),
  )
}

/** Every sentence of a language by its place. */
function allWords(registry: Registry, words: Words, language: Language): (readonly [place: string, text: string])[] {
  const own = words.get(language) as LanguageWords
  const folder = `locales/${language}`
  const tree = (file: string, held: Readonly<Record<string, string>>) =>
    Object.entries(held).map(([key, text]) => [`${folder}/${file}: ${key}`, text] as const)
  const isEnglish = language === 'en'
  const tools = isEnglish
    ? registry.tools.flatMap((tool) => Object.entries(englishWords(tool)).map(([key, text]) => [`${tool.id}: ${key}`, text] as const))
    : [...own.tools].flatMap(([id, { words: held }]) => tree(`tools/${id}.json`, held))
  const bodies = (name: string, held: ReadonlyMap<string, string>) =>
    [...held].flatMap(([id, text]) => text.split('\n').map((line, index) => [`${folder}/${name}/${id}.md:${index + 1}`, line] as const))
  return [
    ...tree('ui.json', own.ui),
    ...tree('views.json', own.views),
    ...tree('faces.json', own.faces ?? {}),
    ...(isEnglish ? Object.entries(siteWords(registry)) : tree('site.json', own.site)),
    ...tree('shared.json', own.shared),
    ...tools,
    ...bodies('answers', own.answers),
    ...bodies('pages', own.bodies),
  ]
}
