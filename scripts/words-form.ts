import * as z from 'zod'
import { type WordProblem, checkTool } from '../engine/read/check-words.ts'
import type { LanguageWords } from '../engine/read/words.ts'
import type { Language, Tool } from '../engine/core/define.ts'
import { type ToolWordsFile, choiceNames, englishWords, fingerprint, neededKeys, resolveWords, sourceOf } from '../engine/core/words.ts'

/** What a translator fills in: under each key the English, and beside it the translation. */
const FORM = z.record(z.string(), z.record(z.string(), z.string()))

type Own = Pick<LanguageWords, 'tools' | 'shared'>

/** The words of a tool in one language to fill in, as JSON: the English beside what is translated already. */
export function wordsForm(tool: Tool, language: Language, own: Own): string {
  const english = englishWords(tool)
  const held = own.tools.get(tool.id)
  const { words } = resolveWords(english, language, held, own.shared)
  const rows = neededKeys(english, language).map((key) => [key, { en: sourceOf(english, key), [language]: words[key] ?? '' }])
  // A name is asked for only where the language has its own.
  const names = Object.entries(choiceNames(tool)).filter(([key]) => words[key] !== undefined)
  rows.push(...names.map(([key, name]) => [key, { en: name, [language]: words[key] ?? '' }]))
  const keywords = { en: tool.keywords.join(', '), [language]: (held?.keywords ?? []).join(', ') }
  return `${JSON.stringify({ ...Object.fromEntries(rows), keywords }, null, 2)}\n`
}

/**
 * A filled-in form as the file of the language, without what many tools say alike and marked as made from today's English;
 * and its problems: with any, do not keep it.
 * @throws Error when it is not such a form
 */
export function readForm(text: string, tool: Tool, language: Language, own: Own): { file: ToolWordsFile; problems: WordProblem[] } {
  const english = englishWords(tool)
  const { keywords, ...rows } = FORM.parse(JSON.parse(text))
  const said = Object.entries(rows).flatMap(([key, row]) => {
    const word = row[language]?.trim() ?? ''
    const source = sourceOf(english, key)
    const shared = Object.hasOwn(own.shared, source) ? own.shared[source] : undefined
    return word === '' || word === shared ? [] : [[key, word] as const]
  })
  const words = Object.fromEntries(said)
  const file = {
    of: fingerprint(english, Object.keys(words)),
    words,
    keywords: (keywords?.[language] ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  }
  return { file, problems: checkTool(tool, language, { ...own, tools: new Map([[tool.id, file]]) }) }
}

/** The words that a file holds, in the order of the entry and marked as checked against today's English. */
export function stamped(tool: Tool, language: Language, { words, keywords = [] }: ToolWordsFile): ToolWordsFile {
  const english = englishWords(tool)
  const keys = [...neededKeys(english, language), ...Object.keys(choiceNames(tool))]
  const sorted = Object.fromEntries(keys.flatMap((key) => (words[key] === undefined ? [] : [[key, words[key]]])))
  return { of: fingerprint(english, Object.keys(sorted)), words: sorted, keywords }
}
