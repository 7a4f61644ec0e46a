import MiniSearch from 'minisearch'

/** One tool in the search index of a language. */
export type SearchDocument = {
  readonly id: string
  readonly text: string
  readonly url: string
  readonly icon: string
  readonly category: string
  readonly keywords: string
  readonly summary: string
}

export type ToolSearch = { find(text: string): SearchDocument[]; byIds(ids: readonly string[]): SearchDocument[] }

/** Letters without their accents, so that `calculo` finds `cálculo` and `ё` is `е`. */
function foldLetters(term: string): string {
  return term
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ł', 'l')
}

/** Fuzzy search: names weigh most, then what else people call the tool, then its sentence. */
export function createSearch(documents: readonly SearchDocument[]): ToolSearch {
  const index = new MiniSearch<SearchDocument>({
    fields: ['text', 'keywords', 'category', 'summary', 'id'],
    processTerm: foldLetters,
    searchOptions: {
      boost: { text: 5, id: 4, keywords: 3, category: 1 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      combineWith: 'AND',
    },
  })
  index.addAll(documents)
  const byId = new Map(documents.map((document) => [document.id, document]))
  const lookUp = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  return { byIds: lookUp, find: (text) => lookUp(index.search(text).map((result) => String(result.id))) }
}

export async function loadSearch(url: string): Promise<ToolSearch> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`search index: ${response.status}`)
  return createSearch((await response.json()) as SearchDocument[])
}
