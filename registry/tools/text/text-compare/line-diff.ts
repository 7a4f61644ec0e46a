import { diffArrays } from 'diff'

/** A line of the left text, of the right, or both: a pair that was matched. */
export type DiffStep = { readonly left?: number; readonly right?: number }

/**
 * Matches lines by their keys so that as many as possible stay the same (Myers), in reading order;
 * where lines differ, those of the left come before those of the right.
 * @returns undefined when more than `mostEdits` lines that stand in both texts would have to move
 */
export function diffLines(left: readonly string[], right: readonly string[], mostEdits: number): DiffStep[] | undefined {
  const ids = new Map<string, number>()
  const numbers = (keys: readonly string[]) =>
    keys.map((key) => {
      const id = ids.get(key) ?? ids.size
      ids.set(key, id)
      return id
    })
  const a = numbers(left)
  const b = numbers(right)
  const pairs = matchLines(a, b, mostEdits)
  if (!pairs) return undefined
  const steps: DiffStep[] = []
  let i = 0
  let j = 0
  for (const [pairLeft, pairRight] of [...pairs, [a.length, b.length] as const]) {
    while (i < pairLeft) steps.push({ left: i++ })
    while (j < pairRight) steps.push({ right: j++ })
    if (i < a.length && j < b.length) steps.push({ left: i++, right: j++ })
  }
  return steps
}

function matchLines(a: readonly number[], b: readonly number[], mostEdits: number): (readonly [left: number, right: number])[] | undefined {
  // A line that the other text lacks can never match; without such lines Myers has far less to search.
  const inA = new Set(a)
  const inB = new Set(b)
  const keptA = a.flatMap((id, index) => (inB.has(id) ? [index] : []))
  const keptB = b.flatMap((id, index) => (inA.has(id) ? [index] : []))
  const changes = diffArrays(
    keptA.map((index) => a[index]),
    keptB.map((index) => b[index]),
    { maxEditLength: mostEdits },
  )
  if (!changes) return undefined
  const pairs: (readonly [number, number])[] = []
  let i = 0
  let j = 0
  for (const { added, removed, count } of changes) {
    if (!added && !removed) for (let k = 0; k < count; k++) pairs.push([keptA[i + k] as number, keptB[j + k] as number])
    if (!added) i += count
    if (!removed) j += count
  }
  return pairs
}
