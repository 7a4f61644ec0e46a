import { toWire } from '../../engine/core/wire.ts'

/** Parts that are larger than this as JSON are left out: nobody reads them, and everybody loads them. */
const PART_LIMIT = 6_000

/** The parts of an input or output that a page can carry: no files, and nothing long. */
export function shownParts(parts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(parts).filter(([, value]) => {
      const json = JSON.stringify(toWire(value)) ?? ''
      return json.length <= PART_LIMIT && !json.includes('"base64":')
    }),
  )
}
