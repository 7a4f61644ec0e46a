/** A part of a text such as `1-3, 5, 8-`, with the pages that it names: indexes from 0, in the order written. */
export type PageRange = { readonly text: string; readonly pages: readonly number[] }

/** Why a text names no pages: a part that means nothing, or a page that is not there, `-9` where it was counted from the end. */
export type PageFault = { readonly part: string } | { readonly page: number }

/** Words for pages in the languages of the site, without their accents. */
const ODD = new Set(['odd', 'impares', 'impaires', 'ganjil', 'dispari', 'nieparzyste', 'нечетные'])
const EVEN = new Set(['even', 'pares', 'paires', 'genap', 'pari', 'parzyste', 'четные'])
const LAST = new Set(['last', 'ultima', 'derniere', 'terakhir', 'ostatnia', 'последняя'])

/**
 * The ranges of a text, in the order written; `5-3` runs backwards, `8-` to the end, `-1` is the last page, and `odd`, `even` and
 * `last`, in any language of the site, say what they mean. A blank text has none.
 */
export function parsePageRanges(text: string, count: number): readonly PageRange[] | PageFault {
  const parts = text
    .replaceAll(/\s*[-–—]\s*(?=\d|,|;|$)/g, (dash, at: number) => (/[\d]\s*$/.test(text.slice(0, at)) ? '-' : ` ${dash.trim()}`))
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
  const ranges: PageRange[] = []
  for (const part of parts) {
    const pages = pagesOf(part, count)
    if (!Array.isArray(pages)) return pages
    ranges.push({ text: part, pages })
  }
  return ranges
}

function pagesOf(part: string, count: number): number[] | PageFault {
  const word = part.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  if (ODD.has(word)) return everySecond(count, 0)
  if (EVEN.has(word)) return everySecond(count, 1)
  if (LAST.has(word)) return [count - 1]
  const [whole, end, first, dash, last] = /^(?:[-–—](\d{1,7})|(\d{1,7})(?:(-)(\d{1,7})?)?)$/.exec(part) ?? []
  if (whole === undefined) return { part }
  const from = end === undefined ? Number(first) : count + 1 - Number(end)
  const to = last !== undefined ? Number(last) : dash !== undefined ? count : from
  for (const page of [from, to]) if (page < 1 || page > count) return { page: end === undefined ? page : -Number(end) }
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => (to < from ? from - index : from + index) - 1)
}

const everySecond = (count: number, first: number): number[] =>
  Array.from({ length: Math.ceil(Math.max(0, count - first) / 2) }, (_, index) => first + 2 * index)

/** The other way, as short as it can be said: `1-3, 5, 9-7, 12-`. @param pages indexes from 0, in the order in which they are to be read */
export function writePageRanges(pages: readonly number[], count: number): string {
  const runs: { readonly from: number; to: number; step: number }[] = []
  for (const page of pages) {
    const run = runs.at(-1)
    const step = run ? page - run.to : 0
    if (run && Math.abs(step) === 1 && (run.step === 0 || run.step === step)) Object.assign(run, { to: page, step })
    else runs.push({ from: page, to: page, step: 0 })
  }
  return runs
    .map(({ from, to, step }) => (step === 0 ? `${from + 1}` : `${from + 1}-${step === 1 && to === count - 1 ? '' : to + 1}`))
    .join(', ')
}
