/** Emoji of each language that the data has; the others show English names. */
const LISTS = {
  en: () => import('emojibase-data/en/data.json'),
  es: () => import('emojibase-data/es/data.json'),
  fr: () => import('emojibase-data/fr/data.json'),
  it: () => import('emojibase-data/it/data.json'),
  pl: () => import('emojibase-data/pl/data.json'),
  pt: () => import('emojibase-data/pt/data.json'),
  ru: () => import('emojibase-data/ru/data.json'),
} as const

/** Parts of other emoji in Unicode’s list, such as skin tones alone. */
const PARTS = 2

export type Emoji = { readonly emoji: string; readonly label: string; readonly search: string }
type Source = {
  readonly emoji: string
  readonly label: string
  readonly group?: number
  readonly order?: number
  readonly tags?: readonly string[]
}

/** All emoji in Unicode’s order, with what they are found by. @throws TypeError when the list cannot be loaded */
export async function emojiFor(locale: string): Promise<readonly Emoji[]> {
  const [language = 'en'] = locale.split('-')
  const load = LISTS[(language in LISTS ? language : 'en') as keyof typeof LISTS]
  const list = (await load()).default as readonly Source[]
  return list
    .filter(({ group }) => group !== undefined && group !== PARTS)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map(({ emoji, label, tags = [] }) => ({ emoji, label, search: [label, ...tags].join(' ').toLocaleLowerCase(locale) }))
}
