import type * as z from 'zod'
import type { FailureWords, Tool } from './define.ts'
import { typeOf, unwrap } from './derive.ts'
import { VIEWS } from './kinds.ts'
import { keysOf, type SchemaMeta } from './meta.ts'
import { spoken } from './notices.ts'

/** Words by flat key: `title`, `fields.text.label`, `output.text.label`, `failures.bad-character` … */
export type WordTree = Readonly<Record<string, string>>

/** A language's words for one tool, as its file holds them. */
export type ToolWordsFile = {
  /** Fingerprint of the English that was translated; tells stale words. */
  readonly of?: string
  readonly words: WordTree
  readonly keywords?: readonly string[]
}

/**
 * The English words of a tool, each under a key made from the names in the entry.
 * Values of `named` choices are named by Intl and need none.
 */
export function englishWords(tool: Tool): WordTree {
  const words: Record<string, string> = { title: tool.title, summary: tool.summary }
  if (tool.action) words.action = tool.action
  tool.notes.forEach((note, index) => (words[`notes.${index}`] = note))
  tool.examples.forEach((example, index) => {
    if (example.title) words[`examples.${index}`] = example.title
  })
  // The name of a host is the same in every language; what is told in words is not.
  tool.hosts.forEach((host, index) => {
    if (host.includes(' ')) words[`hosts.${index}`] = host
  })
  for (const [code, sentence] of Object.entries(tool.failures)) addSentence(words, `failures.${code}`, sentence)
  for (const [code, said] of Object.entries(tool.notices)) addSentence(words, `notices.${code}`, spoken(said).sentence)
  addShape(words, 'fields', tool.input)
  addShape(words, 'output', tool.output)
  return words
}

function addSentence(words: Record<string, string>, key: string, sentence: FailureWords): void {
  if (typeof sentence === 'string') words[key] = sentence
  else for (const [form, text] of Object.entries(sentence)) words[`${key}_${form}`] = text
}

const WORDS = new Set([...keysOf('field', 'word'), ...keysOf('part', 'word')])

function addShape(words: Record<string, string>, prefix: string, shape: z.ZodObject): void {
  for (const { key, meta } of wordedIn(prefix, shape)) {
    for (const word of WORDS) {
      const text = meta[word]
      if (text) addSentence(words, `${key}.${word}`, text)
    }
    // A choice that is called what it is, such as `utf-8`, has a name and needs no words.
    for (const [value, label] of Object.entries(meta.choices ?? {})) if (label !== value) words[`${key}.choices.${value}`] = label
  }
}

type Worded = { readonly key: string; readonly schema: z.ZodType; readonly meta: SchemaMeta }

/** All of a shape that has words, under their keys. */
function* wordedIn(prefix: string, shape: z.ZodObject): Generator<Worded> {
  for (const [name, schema] of Object.entries(shape.shape)) yield* worded(`${prefix}.${name}`, schema as z.ZodType)
}

function* worded(key: string, outer: z.ZodType): Generator<Worded> {
  const { schema, meta } = unwrap(outer)
  yield { key, schema, meta }
  // The sentences of what is said beside a result are words of the tool's own.
  if (meta.kind || (meta.view && VIEWS[meta.view].aside)) return
  const type = typeOf(schema)
  if (type === 'object') yield* wordedIn(key, schema as z.ZodObject)
  if (type === 'array') {
    const element = (schema as z.ZodArray<z.ZodType>).element
    const inner = unwrap(element)
    if (inner.meta.kind) return
    if (typeOf(inner.schema) === 'object') yield* wordedIn(key, inner.schema as z.ZodObject)
    else yield* worded(key, element)
  }
}

/**
 * The choices that are called what they are, such as provinces, by the keys of their words. A language needs none, but may have its
 * own name for one: «Мир» for the cards that are Mir elsewhere.
 */
export function choiceNames(tool: Pick<Tool, 'input' | 'output'>): WordTree {
  const all = [...wordedIn('fields', tool.input), ...wordedIn('output', tool.output)]
  const names = all.flatMap(({ key, schema, meta: { choices = {} } }) =>
    typeOf(schema) !== 'enum'
      ? []
      : (schema as z.ZodEnum).options
          .filter((value) => (choices[value] ?? value) === value)
          .map((value) => [`${key}.choices.${value}`, String(value)]),
  )
  return Object.fromEntries(names) as WordTree
}

/** Plural forms that a language adds to the two of English, for keys ending in `_other`. */
function pluralForms(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories
}

/** The keys that a language needs for the given English: plural keys in that language's own forms. */
export function neededKeys(english: WordTree, language: string): string[] {
  const keys: string[] = []
  for (const key of Object.keys(english)) {
    const plural = /^(.*)_(one|other)$/.exec(key)
    if (!plural || english[`${plural[1]}_other`] === undefined) keys.push(key)
    else if (plural[2] === 'other') for (const form of pluralForms(language)) keys.push(`${plural[1]}_${form}`)
  }
  return keys
}

/** The English of a key; for a plural form that English does not have, the general one. */
export function sourceOf(english: WordTree, key: string): string {
  return english[key] ?? english[key.replace(/_\w+$/, '_other')] ?? ''
}

/** A tool's words in one language, and the keys for which there are none. */
export type ResolvedWords = { readonly words: WordTree; readonly missing: readonly string[] }

/** The tool's own file first, then the words that all tools share, found by their English. */
export function resolveWords(english: WordTree, language: string, file: ToolWordsFile | undefined, shared: WordTree): ResolvedWords {
  if (language === 'en') return { words: english, missing: [] }
  const words: Record<string, string> = {}
  const missing: string[] = []
  for (const key of neededKeys(english, language)) {
    const source = sourceOf(english, key)
    const word = file?.words[key] ?? (Object.hasOwn(shared, source) ? shared[source] : undefined)
    if (word === undefined || word === '') missing.push(key)
    else words[key] = word
  }
  // What the language itself calls a choice that is a name; the check of words knows which are.
  for (const [key, name] of Object.entries(file?.words ?? {})) if (key.includes('.choices.')) words[key] ??= name
  return { words, missing }
}

/** A short fingerprint of the English that a translation was made from (FNV-1a, 32 bits, over sorted keys). */
export function fingerprint(english: WordTree, translated: readonly string[]): string {
  let hash = 0x811c9dc5
  for (const key of [...translated].toSorted()) {
    const source = sourceOf(english, key)
    for (const character of `${key}=${source};`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** The names between double braces in a sentence. */
export function placeholdersOf(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{\s*([\w-]+)[^}]*\}\}/g)].map((match) => match[1] as string).toSorted()
}
