/** A part of the wheel; angles in degrees, clockwise from the top. */
export type Slice = { readonly name: string; readonly from: number; readonly to: number }

/** Entries as parts of the wheel, in proportion to their weights. */
export function toSlices(entries: readonly { readonly name: string; readonly weight: number }[]): Slice[] {
  const total = entries.reduce((sum, entry) => sum + entry.weight, 0)
  let at = 0
  return entries.map(({ name, weight }) => {
    const from = at
    at += (weight / total) * 360
    return { name, from, to: at }
  })
}

/** The turn that brings the middle of a slice under the pointer at the top, after whole turns forward. */
export function stopAngle(slices: readonly Slice[], index: number, current: number, turns: number): number {
  const slice = slices[index]
  if (!slice) return current
  const target = 360 - (slice.from + slice.to) / 2
  const start = Math.ceil(current / 360) * 360
  return start + turns * 360 + target
}

/** Width of a letter against its height, on the large side, so that wide scripts fit too. */
const LETTER_WIDTH = 0.66
const LEAST_SIZE = 7

/** A name in the largest letters that fit into some room, cut where even the smallest do not. */
export function fitName(name: string, room: number, largest: number): { text: string; size: number } {
  const signs = [...name]
  const size = Math.max(LEAST_SIZE, Math.min(largest, room / (signs.length * LETTER_WIDTH)))
  const most = Math.max(1, Math.floor(room / (size * LETTER_WIDTH) + 1e-9))
  return { text: signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : name, size }
}
