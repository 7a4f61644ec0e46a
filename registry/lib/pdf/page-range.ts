import { defineFailures, type OtherLanguage } from '../../../engine/core/define.ts'
import { text as textField } from '../../../engine/core/kit.ts'
import { parsePageRanges } from '../../../engine/core/pages/page-range.ts'

const ownFailures = defineFailures({
  'bad-page-range': '“{{part}}” is neither a page nor a range. Write pages like this: 1-5, 8, 12-.',
  'no-such-page': {
    one: 'There is no page {{page}}: “{{name}}” has only {{count, number}} page.',
    other: 'There is no page {{page}}: “{{name}}” has pages 1 to {{count, number}}.',
  },
})
export const pageRangeFailures = ownFailures.words

export const RANGE_EXAMPLE = '1-3, 5, 8-'

/** Which pages of the fields `file` and `password` are wanted. */
export const pagesField = (help: string) =>
  textField('Pages', {
    max: 10_000,
    default: '',
    control: 'pages',
    pages: { file: 'file', password: 'password' },
    placeholder: RANGE_EXAMPLE,
    help,
  })

/** Words for pages, as {@link parsePageRanges} knows them. */
const PAGE_WORDS = {
  odd: { es: 'impares', fr: 'impaires', id: 'ganjil', it: 'dispari', pl: 'nieparzyste', pt: 'ímpares', ru: 'нечётные' },
  even: { es: 'pares', fr: 'paires', id: 'genap', it: 'pari', pl: 'parzyste', pt: 'pares', ru: 'чётные' },
  last: { es: 'última', fr: 'dernière', id: 'terakhir', it: 'ultima', pl: 'ostatnia', pt: 'última', ru: 'последняя' },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<OtherLanguage, string>>>>>

/** What an example’s field `pages` holds in other languages: a word, and what follows it. */
export function inPages(
  word: keyof typeof PAGE_WORDS,
  rest = '',
): { readonly [L in OtherLanguage]?: { readonly input: { readonly pages: string } } } {
  return Object.fromEntries(Object.entries(PAGE_WORDS[word]).map(([language, own]) => [language, { input: { pages: own + rest } }]))
}

type Of = { readonly count: number; readonly name: string; readonly field: string }

/** What each part of a text such as `1-3, 5, 8-` names, as {@link parsePageRanges} reads it. @throws ToolError bad-page-range, no-such-page at `field` */
export function readPageRanges(text: string, { count, name, field }: Of): (readonly number[])[] {
  const read = parsePageRanges(text, count)
  if ('part' in read) return ownFailures.fail('bad-page-range', { part: read.part.slice(0, 100), field })
  if ('page' in read) return ownFailures.fail('no-such-page', { page: read.page, count, name, field })
  return read.map(({ pages }) => pages)
}

/** The same as one list; all pages for a blank text. */
export function readPages(text: string, of: Of): number[] {
  return text.trim() === '' ? Array.from({ length: of.count }, (_, index) => index) : readPageRanges(text, of).flat()
}

/** The other way: `1–3, 5`, of at most twenty parts. @param indexes from 0, rising */
export function rangesOf(indexes: readonly number[]): string {
  const parts: [number, number][] = []
  for (const index of indexes) {
    const last = parts.at(-1)
    if (last && last[1] + 1 === index) last[1] = index
    else parts.push([index, index])
  }
  const words = parts.slice(0, 20).map(([from, to]) => (from === to ? `${from + 1}` : `${from + 1}–${to + 1}`))
  return words.join(', ') + (parts.length > 20 ? ', …' : '')
}
