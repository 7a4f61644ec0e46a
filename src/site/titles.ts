import type { SitePages } from './site-pages.ts'

/** Search engines cut titles and descriptions that are longer, in UTF-16 units. */
export const LONGEST_TITLE = 60
export const LONGEST_DESCRIPTION = 155
/** A sentence that ends before this would say too little. */
const LEAST_SENTENCE = 70

const LEAST_STEM = 5
const STEM_SHARE = 0.75

/** Words of a language that the site itself says. */
export function siteText(pages: SitePages, key: string): string {
  return pages.siteWord(`site.${key}`, pages.site.registry.site.words[key] ?? '')
}

/** Two parts of a title as the language joins them. */
export function joinTitle(pages: SitePages, first: string, second: string): string {
  return `${first} ${siteText(pages, 'title-dash')} ${second}`
}

/** A page's title with as much of what it offers as there is room for, saying no word twice, and the site's name where it fits. */
export function titleWith(pages: SitePages, title: string, kind: 'tool' | 'category'): string {
  const { name, words } = pages.site.registry.site
  const own = wordsIn(title)
  const endings = Object.keys(words)
    .filter((key) => key.startsWith(`${kind}-ending.`))
    .map((key) => siteText(pages, key))
    .filter((ending) => !wordsIn(ending).some((word) => own.some((other) => isSameWord(word, other))))
    .toSorted((a, b) => b.length - a.length)
  const candidates = [...endings.map((ending) => `${joinTitle(pages, title, ending)} | ${name}`), `${title} | ${name}`]
  return candidates.find((text) => text.length <= LONGEST_TITLE) ?? title
}

/** Words of four letters and more. */
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** Forms of one word begin alike: `бесплатные` and `бесплатно`, `darmowy` and `za darmo`. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  const shorter = Math.min(a.length, b.length)
  const same = Math.max(LEAST_STEM, Math.ceil(shorter * STEM_SHARE))
  return shorter >= same && a.slice(0, same) === b.slice(0, same)
}

/** A description of bounded length, cut after a sentence, else after a word. */
export function shortDescription(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text
  const start = text.slice(0, LONGEST_DESCRIPTION + 1)
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => start.lastIndexOf(end)))
  if (sentence >= LEAST_SENTENCE) return start.slice(0, sentence + 1)
  return `${start.slice(0, start.slice(0, LONGEST_DESCRIPTION).lastIndexOf(' ')).replace(/[\s,;:–(]+$/u, '')}…`
}
