import { defineFailures } from '../../../engine/core/define.ts'

const ownFailures = defineFailures({
  'bad-page-range': '“{{part}}” is neither a page nor a range. Write pages like this: 1-5, 8, 12-.',
  'no-such-page': {
    one: 'There is no page {{page}}: “{{name}}” has only {{count, number}} page.',
    other: 'There is no page {{page}}: “{{name}}” has pages 1 to {{count, number}}.',
  },
})
export const pageRangeFailures = ownFailures.words

export const RANGE_EXAMPLE = '1-3, 5, 8-'

/** Words for pages in the languages of the site, without their accents. */
const ODD = new Set(['odd', 'impares', 'impaires', 'ganjil', 'dispari', 'nieparzyste', 'нечетные'])
const EVEN = new Set(['even', 'pares', 'paires', 'genap', 'pari', 'parzyste', 'четные'])
const LAST = new Set(['last', 'ultima', 'derniere', 'terakhir', 'ostatnia', 'последняя'])

type Of = { readonly count: number; readonly name: string; readonly field: string }

/**
 * Indexes from 0 that a text such as `1-3, 5, 8-` names, one list for each part, in the order written; `5-3` runs backwards, `8-` to
 * the end, `-1` is the last page, and `odd`, `even` and `last`, in any language of the site, say what they mean.
 * @throws ToolError bad-page-range, no-such-page at `field`
 */
export function readPageRanges(text: string, { count, name, field }: Of): number[][] {
  const parts = text
    .replaceAll(/\s*[-–—]\s*(?=\d|,|;|$)/g, (dash, at: number) => (/[\d]\s*$/.test(text.slice(0, at)) ? '-' : ` ${dash.trim()}`))
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
  return parts.map((part) => {
    const word = part.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
    if (ODD.has(word)) return step(count, 0)
    if (EVEN.has(word)) return step(count, 1)
    if (LAST.has(word)) return [count - 1]
    const [whole, end, first, dash, last] = /^(?:[-–—](\d{1,7})|(\d{1,7})(?:(-)(\d{1,7})?)?)$/.exec(part) ?? []
    if (whole === undefined) return ownFailures.fail('bad-page-range', { part: part.slice(0, 100), field })
    const from = end === undefined ? Number(first) : count + 1 - Number(end)
    const to = last !== undefined ? Number(last) : dash !== undefined ? count : from
    for (const page of [from, to])
      if (page < 1 || page > count) ownFailures.fail('no-such-page', { page: end === undefined ? page : -Number(end), count, name, field })
    const length = Math.abs(to - from) + 1
    return Array.from({ length }, (_, index) => (to < from ? from - index : from + index) - 1)
  })
}

/** The same as one list; all pages for a blank text. */
export function readPages(text: string, of: Of): number[] {
  return text.trim() === '' ? Array.from({ length: of.count }, (_, index) => index) : readPageRanges(text, of).flat()
}

const step = (count: number, first: number): number[] =>
  Array.from({ length: Math.ceil(Math.max(0, count - first) / 2) }, (_, index) => first + 2 * index)

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
