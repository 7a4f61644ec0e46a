import { fingerprint } from '../core/words.ts'
import type { Registry } from '../site/registry.ts'
import type { WordProblem } from './check-words.ts'
import type { Words } from './words.ts'

/** What people ask about a tool: what it is, how it is used, and questions with their answers; all of it Markdown. */
export type Answers = {
  readonly intro: string
  readonly howTo: { readonly title: string; readonly steps: readonly string[] }
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
}

const STEPS = 3
const QUESTIONS = { least: 2, most: 5 }
const STAMP = /^<!-- of: ([0-9a-f]{8}) -->\n+/
/** Code in a text, whatever is in it. */
const CODE = /(`+)[\s\S]*?\1(?!`)/g
/** What Markdown takes for HTML, which pages leave out, or for an address, which they would link. */
const UNMARKED = /<[a-z/!?][^>\n]*|\bwww\.\S+|https?:\/\/\w\S*/i
/** A link in Markdown; only tools (`tool:json-formatter`) and pages (`page:blog`) of the site are linked. */
const LINK = /\[([^\][]*)\]\((?:(tool|page):([\w-]+)|([^)]*))\)/g

/**
 * Reads `locales/<language>/answers/<tool>.md`: paragraphs, `## ` with a list of three steps, and two to five `### ` questions.
 * @throws Error saying what is missing
 */
export function parseAnswers(text: string): Answers {
  const [unmarked] = UNMARKED.exec(bodyOf(text).replace(CODE, '')) ?? []
  if (unmarked !== undefined) throw new Error(`“${unmarked}” is code: put it in backticks`)
  const [before = '', rest, ...more] = bodyOf(text).split(/^## /m)
  if (rest === undefined || more.length > 0) throw new Error('it has one heading “## ”, how to use the tool')
  const [how = '', ...asked] = rest.split(/^### /m)
  const [title = '', ...lines] = how.trim().split('\n')
  const steps = lines.filter((line) => line.trim() !== '')
  const intro = before.trim()
  if (intro === '') throw new Error('it begins with what the tool is')
  if (steps.length !== STEPS || !steps.every((step, index) => step.startsWith(`${index + 1}. `)))
    throw new Error(`under “## ” stand ${STEPS} steps, 1. to ${STEPS}.`)
  if (asked.length < QUESTIONS.least || asked.length > QUESTIONS.most)
    throw new Error(`${QUESTIONS.least} to ${QUESTIONS.most} questions “### ”, not ${asked.length}`)
  const questions = asked.map((part) => {
    const [question = '', ...paragraphs] = part.trim().split('\n')
    const answer = paragraphs.join('\n').trim()
    if (!/[?？]$/.test(question)) throw new Error(`“${question}” is no question`)
    if (answer === '') throw new Error(`“${question}” has no answer`)
    return { question, answer }
  })
  return { intro, howTo: { title, steps: steps.map((step) => step.slice('1. '.length)) }, questions }
}

const bodyOf = (text: string) => text.replace(STAMP, '')

/** What a translation says it was made from. */
export function answersStamp(english: string): string {
  return fingerprint({ text: bodyOf(english) }, ['text'])
}

/** A translation that says it fits this English. */
export function stampAnswers(text: string, english: string): string {
  return `<!-- of: ${answersStamp(english)} -->\n\n${bodyOf(text)}`
}

/** Puts the addresses of tools and pages to a text. @param urlOf null for what has no page in this language yet, which is named only */
export function linkAnswers(text: string, urlOf: (kind: 'tool' | 'page', id: string) => string | null | undefined): string {
  return text.replace(LINK, (_, name: string, kind: 'tool' | 'page' | undefined, id: string) => {
    const url = kind && urlOf(kind, id)
    if (url === null) return name
    if (url === undefined) throw new Error(`a link leads to “${kind ? `${kind}:${id}` : 'elsewhere'}”, which is not on this site`)
    return `[${name}](${url})`
  })
}

/** Answers are there in every language that has a page of the tool or in none, of the same shape, up to date, and link to what exists. */
export function checkAnswers(registry: Registry, words: Words): WordProblem[] {
  const problems: WordProblem[] = []
  const ids = new Set([...words.values()].flatMap(({ answers }) => [...answers.keys()]))
  const isThere = (kind: 'tool' | 'page', id: string) =>
    (kind === 'tool' ? registry.tools : registry.pages).some((entry) => entry.id === id) ? '/' : undefined
  for (const id of ids) {
    const english = words.get('en')?.answers.get(id)
    for (const { id: language, draft } of registry.locales) {
      const file = `locales/${language}/answers/${id}.md`
      const text = words.get(language)?.answers.get(id)
      if (text === undefined) {
        // A tool that is not translated yet has no page on which they would be missed.
        const hasPage = language === 'en' || words.get(language)?.tools.has(id)
        if (!draft && hasPage) problems.push({ kind: 'gap', file, key: 'answers' })
        continue
      }
      if (!isThere('tool', id)) problems.push({ kind: 'extra', file, key: id })
      if (language !== 'en' && english !== undefined && STAMP.exec(text)?.[1] !== answersStamp(english))
        problems.push({ kind: 'stale', file, key: 'of', english: answersStamp(english) })
      try {
        const { questions } = parseAnswers(linkAnswers(text, isThere))
        const wanted = english === undefined ? questions.length : parseAnswers(english).questions.length
        if (questions.length !== wanted)
          problems.push({ kind: 'shape', file, key: `${wanted} questions as in English, not ${questions.length}` })
      } catch (error) {
        problems.push({ kind: 'shape', file, key: (error as Error).message })
      }
    }
  }
  return problems
}
