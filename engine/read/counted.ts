import type { Registry } from '../site/registry.ts'
import type { WordTree } from '../core/words.ts'
import { toolWords, type Words } from './words.ts'

/** A sentence that counts something without the forms which a language has for that. */
export type CountedProblem = { readonly place: string; readonly found: string; readonly say: string }

/** Failures, notices, and what a headline means. */
const SENTENCE = /^(?:failures|notices)\.|^output\.[^.]+\.sentence/
const FORM = /_(?:zero|one|two|few|many|other)$/

/** A limit is the same in every run, so that its sentence is written with it in mind; a place is no count. */
const NOT_COUNTED = new Set(['most', 'maximum', 'least', 'minimum', 'line', 'column', 'row', 'position', 'index', 'step'])
/** `{{count, number}} more lines`; not the second side of `{{width, number}} × {{height, number}} pixels`. */
const COUNTED_NOUN = /(?<!× )\{\{([\w-]+), number\}\} (?:[a-z-]+ ){0,2}?[\p{L}-]+s\b/gu
/** `{{value}} months`: a headline brings its number as it is shown. */
const HEADLINE_NOUN = /\{\{value\}\} [a-z]+s\b/g
/** `Lines left out: {{count, number}}.` is how a plural is dodged. */
const DODGED = /\p{L}[\s\u00A0]?: \{\{(?:count, number|value)\}\}/gu

/** @returns what a translator or author has to give forms, in every language of the site */
export function checkCounted(registry: Registry, words: Words): CountedProblem[] {
  return registry.locales.flatMap(({ id }) =>
    registry.tools.flatMap((tool) => {
      const { words: said } = toolWords(tool, id, words)
      const file = id === 'en' ? `registry/${registry.files.get(tool.id)}` : `locales/${id}/tools/${tool.id}.json`
      return countedIn(said, id).map(({ key, ...problem }) => ({ place: `${file}: ${key}`, ...problem }))
    }),
  )
}

/** @param language English nouns tell their number by their ending; of other languages only a dodged plural is told */
export function countedIn(words: WordTree, language: string): { readonly key: string; readonly found: string; readonly say: string }[] {
  return Object.entries(words).flatMap(([key, text]) => {
    if (!SENTENCE.test(key)) return []
    const isHeadline = key.startsWith('output.')
    const nouns = language === 'en' && !FORM.test(key) ? [...text.matchAll(isHeadline ? HEADLINE_NOUN : COUNTED_NOUN)] : []
    const bare = nouns.filter(([, name]) => name === undefined || !NOT_COUNTED.has(name))
    // What a headline weighs or costs is not counted: its forms tell that it is.
    const dodged = isHeadline && !FORM.test(key) ? [] : [...text.matchAll(DODGED)]
    return [
      ...bare.map(([found]) => ({ key, found, say: 'give it plural forms: { one: …, other: … }, chosen by `count`' })),
      ...dodged.map(([found]) => ({ key, found, say: 'write a sentence with plural forms instead of a list' })),
    ]
  })
}
