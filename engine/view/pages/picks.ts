import { type PageRange, writePageRanges } from '../../core/pages/page-range.ts'
import { moved } from './file-lines.ts'

/** What is picked, as the ranges of a text; one that was changed has no text of its own. */
export type Picks = readonly (Omit<PageRange, 'text'> & { readonly text?: string })[]

/** What counts: only which pages are picked, also in which order, or also which of them are in a range together. */
export type PickWay = 'pages' | 'order' | 'ranges'

/** Pages that are picked, each once, in the order of the text. */
export const pickedPages = (picks: Picks): readonly number[] => [...new Set(picks.flatMap(({ pages }) => pages))]

/** The same where one may come twice, as the text has them. */
export const pagesInOrder = (picks: Picks): readonly number[] => picks.flatMap(({ pages }) => pages)

/** The number that a page bears, from 1: its place in the order, or that of its range; none where neither counts. */
export function pickNumbers(picks: Picks, way: PickWay): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>()
  if (way === 'order') for (const [at, page] of pagesInOrder(picks).entries()) if (!numbers.has(page)) numbers.set(page, at + 1)
  if (way === 'ranges')
    for (const [at, { pages }] of picks.entries()) for (const page of pages) if (!numbers.has(page)) numbers.set(page, at + 1)
  return numbers
}

export const addPages = (picks: Picks, pages: readonly number[]): Picks => [...picks, { pages }]

export function removePages(picks: Picks, gone: readonly number[]): Picks {
  const all = new Set(gone)
  return picks
    .map((range) => (range.pages.some((page) => all.has(page)) ? { pages: range.pages.filter((page) => !all.has(page)) } : range))
    .filter(({ pages }) => pages.length > 0)
}

/** Picks from one page to another, in that direction. Where ranges count, the one that has the first page becomes this. */
export function extendPicks(picks: Picks, from: number, to: number, way: PickWay): Picks {
  const step = to < from ? -1 : 1
  const pages = Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step)
  const at = way === 'ranges' ? picks.findLastIndex((range) => range.pages.includes(from)) : -1
  if (at !== -1) return picks.with(at, { pages })
  const picked = way === 'ranges' ? [] : pickedPages(picks)
  return addPages(
    picks,
    pages.filter((page) => !picked.includes(page)),
  )
}

/** What can be put in order: each page, or each range, by its first page and as it is written. */
export type OrderItem = { readonly page: number; readonly text: string }

export function orderItems(picks: Picks, count: number, way: PickWay): readonly OrderItem[] {
  if (way === 'pages') return []
  if (way === 'order') return pagesInOrder(picks).map((page) => ({ page, text: String(page + 1) }))
  return picks.map(({ text, pages }) => ({ page: pages[0] ?? 0, text: text ?? writePageRanges(pages, count) }))
}

/** Puts one of {@link orderItems} elsewhere. */
export function movePick(picks: Picks, from: number, to: number, way: PickWay): Picks {
  return way === 'ranges' ? moved(picks, from, to) : [{ pages: moved(pagesInOrder(picks), from, to) }]
}

export function writePicks(picks: Picks, count: number, way: PickWay): string {
  if (way === 'ranges') return picks.map(({ text, pages }) => text ?? writePageRanges(pages, count)).join(', ')
  return writePageRanges(way === 'pages' ? pickedPages(picks).toSorted((a, b) => a - b) : pagesInOrder(picks), count)
}
