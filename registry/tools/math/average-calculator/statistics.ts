import { Decimal } from 'decimal.js'

/** Decimal arithmetic precise enough for sums of long numbers; rounds half away from zero. */
export const Precise = Decimal.clone({ precision: 80, rounding: 4 })

const QUARTILE_METHODS = ['inclusive', 'exclusive', 'halves'] as const
type QuartileMethod = (typeof QUARTILE_METHODS)[number]

/** Sums in order, so that equal input gives equal digits. */
export function sum(values: readonly Decimal[]): Decimal {
  return values.reduce((total, value) => total.plus(value), new Precise(0))
}

export function median(sorted: readonly Decimal[]): Decimal {
  return atPosition(sorted, (sorted.length - 1) / 2)
}

/**
 * First and third quartile: `inclusive` as Excel's QUARTILE.INC (Hyndman–Fan type 7), `exclusive` as
 * QUARTILE.EXC (type 6), `halves` as the medians of the halves without the middle number (Moore–McCabe).
 */
export function quartiles(sorted: readonly Decimal[], method: QuartileMethod): [first: Decimal, third: Decimal] {
  const n = sorted.length
  if (n === 1) return [sorted[0] as Decimal, sorted[0] as Decimal]
  if (method === 'inclusive') return [atPosition(sorted, (n - 1) / 4), atPosition(sorted, ((n - 1) * 3) / 4)]
  if (method === 'exclusive') return [atPosition(sorted, (n + 1) / 4 - 1), atPosition(sorted, ((n + 1) * 3) / 4 - 1)]
  const half = Math.floor(n / 2)
  return [median(sorted.slice(0, half)), median(sorted.slice(n - half))]
}

/** The number at a position from 0, between two numbers in proportion; beyond the ends the end itself. */
function atPosition(sorted: readonly Decimal[], position: number): Decimal {
  const at = Math.min(Math.max(position, 0), sorted.length - 1)
  const low = Math.floor(at)
  const below = sorted[low] as Decimal
  return at === low ? below : below.plus((sorted[low + 1] as Decimal).minus(below).times(at - low))
}

/** The most frequent numbers in order of size; none when every number occurs equally often, unless there is only one. */
export function modes(sorted: readonly Decimal[]): Decimal[] {
  const runs: { value: Decimal; count: number }[] = []
  for (const value of sorted) {
    const last = runs.at(-1)
    if (last?.value.eq(value)) last.count++
    else runs.push({ value, count: 1 })
  }
  const most = runs.reduce((highest, run) => Math.max(highest, run.count), 0)
  if (runs.length > 1 && runs.every((run) => run.count === most)) return []
  return runs.filter((run) => run.count === most).map((run) => run.value)
}

export function sumOfSquares(values: readonly Decimal[], mean: Decimal): Decimal {
  return sum(values.map((value) => value.minus(mean).pow(2)))
}

/** Root of the mean square. */
export function quadraticMean(values: readonly Decimal[]): Decimal {
  return sum(values.map((value) => value.pow(2)))
    .div(values.length)
    .sqrt()
}

/** Nth root of the product; every number above zero. */
export function geometricMean(values: readonly Decimal[]): Decimal {
  const product = values.reduce((total, value) => total.times(value), new Precise(1))
  return product.pow(new Precise(1).div(values.length))
}

/** Every number above zero. */
export function harmonicMean(values: readonly Decimal[]): Decimal {
  return new Precise(values.length).div(sum(values.map((value) => new Precise(1).div(value))))
}
