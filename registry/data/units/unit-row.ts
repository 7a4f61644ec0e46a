import type { UnitSource } from './sources.ts'

/** A unit as data: its name in English, its symbol, its size, and where the size comes from. */
export type UnitRow = {
  readonly name: string
  readonly symbol: string
  /** In the base unit of its kind, exactly: a decimal, a fraction, or a product of these. */
  readonly size: string
  /** Other ways to write it, separated by `|`, as the letters are; small and capital letters are alike where no other unit has them. */
  readonly also?: string
  readonly from: UnitSource
  /** Added before the size counts: scales of temperature that begin elsewhere. */
  readonly offset?: string
  /** So much time for a distance, or fuel for one: the base is the size divided by the value. */
  readonly reciprocal?: true
  /** Minutes that people write with their seconds: 4:30. */
  readonly clock?: true
  /** Its size holds π or another number without end, here rounded. */
  readonly rounded?: true
}
