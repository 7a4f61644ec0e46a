import type { Dice, Term } from './notation.ts'

/** Totals from `least` up, and in how many equally likely ways each comes about. */
export type Odds = { readonly least: number; readonly ways: readonly bigint[] }

/** Most totals that are listed, and most steps of the count. */
const MOST_TOTALS = 500
const MOST_STEPS = 400_000

/** The exact odds of all totals; undefined where they would be too many, or have no end. */
export function oddsOf(terms: readonly Term[]): Odds | undefined {
  let odds: Odds = { least: 0, ways: [1n] }
  for (const term of terms) {
    if (term.kind === 'number') {
      odds = { ...odds, least: odds.least + term.value }
      continue
    }
    if (term.explodes || stepsOf(term) > MOST_STEPS) return undefined
    const own = term.keep && term.keep.count < term.count ? keptOdds(term, term.keep) : sumOdds(term)
    const signed = term.sign === 1 ? own : { least: -(own.least + own.ways.length - 1), ways: own.ways.toReversed() }
    if (odds.ways.length + signed.ways.length > MOST_TOTALS) return undefined
    odds = { least: odds.least + signed.least, ways: convolve(odds.ways, signed.ways) }
  }
  return odds
}

function stepsOf({ count, sides, keep }: Dice): number {
  const totals = (keep?.count ?? count) * sides
  if (totals > MOST_TOTALS * 2) return Infinity
  return keep ? count * count * sides * totals : count * totals
}

const firstFace = ({ fudge }: Dice): number => (fudge ? -1 : 1)

function convolve(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  const sums = Array.from({ length: a.length + b.length - 1 }, () => 0n)
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) sums[i + j] = (sums[i + j] as bigint) + x * y
  return sums
}

/** Each die adds a window of its faces. */
function sumOdds(dice: Dice): Odds {
  let ways: bigint[] = [1n]
  for (let die = 0; die < dice.count; die++) {
    let window = 0n
    ways = Array.from({ length: ways.length + dice.sides - 1 }, (_, total) => {
      window += (ways[total] ?? 0n) - (ways[total - dice.sides] ?? 0n)
      return window
    })
  }
  return { least: dice.count * firstFace(dice), ways }
}

/** Faces are given out from the best down: so many dice show this one, and those count for which there is room. */
function keptOdds(dice: Dice, keep: NonNullable<Dice['keep']>): Odds {
  const { count, sides } = dice
  const choose = binomials(count)
  let states: bigint[][] = Array.from({ length: count + 1 }, () => [])
  states[0] = [1n]
  for (let step = 0; step < sides; step++) {
    // Faces counted from 0.
    const face = keep.of === 'highest' ? sides - 1 - step : step
    const next: bigint[][] = Array.from({ length: count + 1 }, () => [])
    for (let used = 0; used <= count; used++)
      for (let more = 0; more <= count - used; more++) {
        const counted = Math.min(used + more, keep.count) - Math.min(used, keep.count)
        const row = next[used + more] as bigint[]
        const factor = choose[count - used]?.[more] as bigint
        // Rows have holes for totals that have not come up.
        for (const [total, ways] of (states[used] as (bigint | undefined)[]).entries())
          if (ways !== undefined) row[total + counted * face] = (row[total + counted * face] ?? 0n) + ways * factor
      }
    states = next
  }
  const ways = Array.from({ length: keep.count * (sides - 1) + 1 }, (_, total) => states[count]?.[total] ?? 0n)
  return { least: keep.count * firstFace(dice), ways }
}

function binomials(most: number): bigint[][] {
  const rows: bigint[][] = [[1n]]
  for (let n = 1; n <= most; n++) {
    const last = rows[n - 1] as bigint[]
    rows.push(Array.from({ length: n + 1 }, (_, k) => (last[k - 1] ?? 0n) + (last[k] ?? 0n)))
  }
  return rows
}
