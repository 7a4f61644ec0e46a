import { type RefObject, useEffect, useRef } from 'react'

export type See = (come: readonly number[], gone: readonly number[]) => void

export const pageOf = (tile: Element | null): number | undefined => (tile instanceof HTMLElement ? Number(tile.dataset.page) : undefined)

/**
 * Tells which pages come near to what is shown of a grid, and which leave.
 * @param tiles changes when the grid has other tiles, and is 0 while it has none
 */
export function useSight(grid: RefObject<HTMLElement | null>, tiles: number | readonly unknown[], see: See): void {
  const seen = useRef(see)
  useEffect(() => {
    seen.current = see
  })
  useEffect(() => {
    const root = grid.current
    if (!root || tiles === 0) return
    const near = new Set<Element>()
    const pagesOf = (some: Iterable<Element>) => [...some].flatMap((tile) => pageOf(tile) ?? [])
    const sight = new IntersectionObserver(
      (entries) => {
        const come = entries.filter(({ isIntersecting, target }) => isIntersecting && !near.has(target)).map(({ target }) => target)
        const gone = entries.filter(({ isIntersecting, target }) => !isIntersecting && near.has(target)).map(({ target }) => target)
        for (const tile of come) near.add(tile)
        for (const tile of gone) near.delete(tile)
        seen.current(pagesOf(come), pagesOf(gone))
      },
      // A screen above and below.
      { root, rootMargin: '100% 0px' },
    )
    for (const tile of root.children) sight.observe(tile)
    return () => {
      sight.disconnect()
      seen.current([], pagesOf(near))
    }
  }, [grid, tiles])
}
