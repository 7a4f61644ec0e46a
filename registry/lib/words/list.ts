/** Languages in which every list of words is kept. */
export const LIST_LANGUAGES = ['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'] as const
export type ListLanguage = (typeof LIST_LANGUAGES)[number]

/** Where the list of each language stands; each is loaded only when it is asked for. */
export type WordLists = { readonly [L in ListLanguage]: () => Promise<{ readonly LIST: string }> }

/** Words with commas or line ends between them. */
export function wordsIn(list: string): string[] {
  return list
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** Texts that may hold commas, one on each line. */
export function linesIn(list: string): string[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The list of one language. */
export async function loadList(lists: WordLists, language: ListLanguage): Promise<string> {
  return (await lists[language]()).LIST
}

/** The nouns of one language: those that are not things, and the things that are called by a single word. */
export async function loadNouns(nouns: WordLists, things: WordLists, language: ListLanguage): Promise<string[]> {
  const [others, objects] = await Promise.all([loadList(nouns, language), loadList(things, language)])
  return [...new Set([...wordsIn(others), ...wordsIn(objects).filter((thing) => !thing.includes(' '))])]
}
