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
