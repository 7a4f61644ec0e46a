import type { Tool } from '../../engine/core/define.ts'
import { fieldsOf } from '../../engine/core/fields.ts'
import { VIEWS } from '../../engine/core/kinds.ts'
import { mainField, mainView } from '../../engine/core/main-part.ts'
import { viewsOf } from '../../engine/core/views.ts'
import type { Registry } from '../../engine/site/registry.ts'
import { termsOf } from '../../engine/search/fold.ts'

const MOST_RELATED = 8

/** How much the words of each part of an entry tell what the tool is for. */
const TITLE = 3
const KEYWORDS = 1
const SUMMARY = 0.4
/** Points beside the likeness of words, which is 1 at most. */
const SAME_CATEGORY = 0.14
const TAKES_ITS_RESULT = 0.1
const SAME_DATA = 0.12
const POPULAR = 0.03

/** A tool as a point among the others: its words weighed by how rare they are, and the data that it takes and gives. */
type Profile = { readonly tool: Tool; readonly words: ReadonlyMap<string, number>; readonly takes?: string; readonly gives?: string }

/** Found once for all languages of a registry. */
const ranked = new WeakMap<readonly Tool[], ReadonlyMap<Tool, readonly Tool[]>>()

/**
 * The tool that undoes this one, then those most like it: by words, by the data they take and give, by category.
 * Every tool is among those of another.
 * @param isHere whether a tool has a page in the language
 */
export function relatedTools(tool: Tool, { tools, popular }: Pick<Registry, 'tools' | 'popular'>, isHere: (tool: Tool) => boolean): Tool[] {
  let all = ranked.get(tools)
  if (!all) ranked.set(tools, (all = rankAll(tools, popular)))
  return (all.get(tool) ?? []).filter(isHere).slice(0, MOST_RELATED)
}

function rankAll(tools: readonly Tool[], popular: readonly string[]): Map<Tool, Tool[]> {
  const profiles = profilesOf(tools)
  const all = new Map(profiles.map((own) => [own.tool, rank(own, profiles, popular)]))
  const counts = new Map<Tool, number>()
  const count = (tool: Tool, by: number) => counts.set(tool, (counts.get(tool) ?? 0) + by)
  for (const others of all.values()) for (const other of others.slice(0, MOST_RELATED)) count(other, 1)
  for (const [lone, alike] of all) {
    if (counts.has(lone)) continue
    // Its place is the last one beside the tool that it is most like, if what was there is found elsewhere too.
    const lastOf = (host: Tool) => all.get(host)?.[MOST_RELATED - 1]
    const host = alike.find((other) => (counts.get(lastOf(other) as Tool) ?? 0) > 1)
    if (!host) continue
    count(lastOf(host) as Tool, -1)
    count(lone, 1)
    const others = (all.get(host) as Tool[]).filter((other) => other !== lone)
    all.set(host, others.toSpliced(MOST_RELATED - 1, 0, lone))
  }
  return all
}

function rank(own: Profile, profiles: readonly Profile[], popular: readonly string[]): Tool[] {
  return profiles
    .filter((other) => other !== own)
    .map((other) => ({ tool: other.tool, points: other.tool.id === own.tool.inverse ? 9 : likeness(own, other, popular) }))
    .toSorted((a, b) => b.points - a.points)
    .map((other) => other.tool)
}

function likeness(own: Profile, other: Profile, popular: readonly string[]): number {
  let words = 0
  for (const [word, weight] of own.words) words += weight * (other.words.get(word) ?? 0)
  const isMeant = (a: string | undefined, b: string | undefined) => a !== undefined && a === b && a !== 'text/plain'
  return (
    words +
    (own.tool.category === other.tool.category ? SAME_CATEGORY : 0) +
    (isMeant(own.takes, other.takes) ? SAME_DATA : 0) +
    (isMeant(own.gives, other.takes) ? TAKES_ITS_RESULT : 0) +
    (popular.includes(other.tool.id) ? POPULAR : 0)
  )
}

function profilesOf(tools: readonly Tool[]): Profile[] {
  const counts = new Map<string, number>()
  const all = tools.map((tool) => {
    const words = new Map<string, number>()
    const add = (text: string, weight: number) => {
      for (const word of new Set(termsOf(text).map(stemOf))) words.set(word, (words.get(word) ?? 0) + weight)
    }
    add(tool.title, TITLE)
    for (const keyword of tool.keywords) add(keyword, KEYWORDS)
    add(tool.summary, SUMMARY)
    for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1)
    return { tool, words }
  })
  return all.map(({ tool, words }) => {
    const weighed = [...words].map(
      ([word, weight]) => [word, (1 + Math.log(weight + 1)) * Math.log(tools.length / (counts.get(word) as number))] as const,
    )
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1
    return { tool, words: new Map(weighed.map(([word, weight]) => [word, weight / length])), ...dataOf(tool) }
  })
}

/** `generator` and `generate`, `colors` and `color` are one word here. */
function stemOf(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:ings?|ators?|ation|ers?|ed|es|s|e)$/, '')
}

function dataOf(tool: Tool): Pick<Profile, 'takes' | 'gives'> {
  const field = mainField(fieldsOf(tool.input))
  const view = mainView(viewsOf(tool.output))
  return {
    takes: field && (field.media ?? field.accept?.[0] ?? 'text/plain'),
    gives: view && (view.media ?? VIEWS[view.view].media ?? 'text/plain'),
  }
}
