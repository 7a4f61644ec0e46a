import type { SearchIndex } from '../../../engine/search/documents.ts'
import { type Search, createSearch } from '../../../engine/search/search.ts'
import type { GroupWord } from '../../../engine/view/part-words.tsx'

export type SearchWord = GroupWord<'search'>
/** What a language’s search file holds: the index, its words, the page where a missing tool is asked for, and the address of the guesses. */
export type SearchFile = {
  readonly index: SearchIndex
  readonly say: Readonly<Record<string, string>>
  readonly ask: string
  readonly guess: string
}
export type LoadedSearch = {
  /** Made when it is first asked for, which takes a moment: what only has to be there when the connection is gone does without. */
  readonly search: () => Search
  readonly say: (word: SearchWord) => string
  readonly ask: string
  /** Address of what tells which tools fit something pasted. */
  readonly guess: string
}

const loading = new Map<string, Promise<LoadedSearch>>()

/** The search of a language, loaded once; a failed load is tried again when it is next asked for. */
export function loadSearch(url: string): Promise<LoadedSearch> {
  let loaded = loading.get(url)
  if (!loaded) {
    loaded = load(url).catch((error: unknown) => {
      loading.delete(url)
      throw error
    })
    loading.set(url, loaded)
  }
  return loaded
}

async function load(url: string): Promise<LoadedSearch> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`search index: ${response.status}`)
  const { index, say, ask, guess } = (await response.json()) as SearchFile
  let search: Search | undefined
  return { search: () => (search ??= createSearch(index)), say: (word) => say[word] ?? word, ask, guess }
}
