import { toWire } from '../../engine/core/wire.ts'

/** Parts that are larger than this as JSON are left out: nobody reads them, and everybody loads them. */
const PART_LIMIT = 6_000

type Parts = Readonly<Record<string, unknown>>

/** The parts of an input or output that a page can carry: no files, and nothing long. */
export function shownParts(parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => isShown(value)))
}

/** As `shownParts`, with the start of lists that are too long: it fills their place until the whole is there. */
export function startOfParts(parts: Parts): Parts {
  return shownParts(Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, Array.isArray(value) ? startOf(value) : value])))
}

function isShown(value: unknown): boolean {
  const json = JSON.stringify(toWire(value)) ?? ''
  return json.length <= PART_LIMIT && !json.includes('"base64":')
}

function startOf(list: readonly unknown[]): readonly unknown[] {
  let size = 2
  const end = list.findIndex((item) => (size += (JSON.stringify(toWire(item)) ?? '').length + 1) > PART_LIMIT)
  return end === -1 ? list : list.slice(0, end)
}
