import { type KeyboardEvent, useRef, useState } from 'react'

/**
 * One stop of the tab key for a grid of tiles, and arrow keys inside it. Tiles may differ in width: up and down go to the nearest.
 * @param selector finds the tiles in the element that `grid` is for
 */
export function useRoving<E extends HTMLElement>(count: number, selector: string) {
  const grid = useRef<E>(null)
  const [at, setAt] = useState(0)
  const current = Math.min(at, count - 1)
  /** @returns where the key has led, if anywhere */
  const onKeyDown = (event: KeyboardEvent): number | undefined => {
    const tiles = [...(grid.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
    const to = target(tiles, current, event.key)
    if (to === undefined) return undefined
    event.preventDefault()
    setAt(to)
    tiles[to]?.focus()
    return to
  }
  return { grid, current, setCurrent: setAt, onKeyDown }
}

function target(tiles: readonly HTMLElement[], from: number, key: string): number | undefined {
  const last = tiles.length - 1
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, from + 1)
    case 'ArrowLeft':
      return Math.max(0, from - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'ArrowDown':
      return nearest(tiles, from, 1)
    case 'ArrowUp':
      return nearest(tiles, from, -1)
    default:
      return undefined
  }
}

/** The tile of the next row, or the one before, whose middle is nearest. */
function nearest(tiles: readonly HTMLElement[], from: number, step: 1 | -1): number {
  const own = tiles[from]
  if (!own) return from
  const middle = (tile: HTMLElement) => tile.offsetLeft + tile.offsetWidth / 2
  const distance = (index: number) => Math.abs(middle(tiles[index] as HTMLElement) - middle(own))
  let row: number | undefined
  let best = from
  for (let index = from + step; index >= 0 && index < tiles.length; index += step) {
    const top = (tiles[index] as HTMLElement).offsetTop
    if (top === own.offsetTop) continue
    row ??= top
    if (top !== row) break
    if (best === from || distance(index) < distance(best)) best = index
  }
  return best
}
