import { defineFailures } from '../../../../engine/core/define.ts'

export const MOST_DICE = 1000
export const MOST_SIDES = 1_000_000

export const diceFailures = defineFailures({
  'bad-dice': 'The dice notation can’t be read at “{{found}}”. Write it like 2d6+3, 4d6kh3, d20 or d%.',
  'too-many-dice': 'There are too many dice; the limit is {{most, number}}.',
  'bad-sides': 'A die has from 1 to {{most, number}} sides.',
  'bad-keep': 'You can keep or drop from 1 to {{count, number}} of these dice.',
  'endless-explosion': 'A die with one side would explode forever. Use at least two sides.',
})
const { fail } = diceFailures

/** Several dice of a kind, of which some may count. `fudge` dice show -1, 0 or 1. */
export type Dice = {
  readonly kind: 'dice'
  readonly sign: 1 | -1
  readonly count: number
  readonly sides: number
  readonly fudge: boolean
  readonly explodes: boolean
  /** How many of the highest, or of the lowest, count; all without it. */
  readonly keep?: { readonly of: 'highest' | 'lowest'; readonly count: number }
}
export type Term = Dice | { readonly kind: 'number'; readonly value: number }

const TERM = /([-+−])?\s*(?:(\d{0,7})\s*[dD]\s*(\d{1,9}|%|[fF])(!)?(?:([kKdD])([hHlL]?)(\d{1,4}))?(!)?|(\d{1,9}))\s*/y

/**
 * Dice as players write them: 2d6+3, 4d6kh3, d%, 4dF, 3d6!.
 * @throws ToolError the codes of {@link diceFailures}, at the place in the field `dice`
 */
export function readDice(text: string): Term[] {
  const terms: Term[] = []
  let [at, dice] = [text.length - text.trimStart().length, 0]
  do {
    TERM.lastIndex = at
    const where = { field: 'dice', offset: at, text }
    const match = TERM.exec(text)
    const [all = '', sign, count = '', sides, early, action, side = '', amount, late, number] = match ?? []
    // The first term needs no sign, any other has one.
    if (!match || (terms.length > 0 && sign === undefined))
      return fail('bad-dice', {
        found: text
          .slice(at, at + 20)
          .trim()
          .toWellFormed(),
        ...where,
      })
    const factor = sign === '-' || sign === '−' ? -1 : 1
    if (number !== undefined) terms.push({ kind: 'number', value: Number(number) * factor })
    else {
      const many = count === '' ? 1 : Number(count)
      dice += many
      if (dice > MOST_DICE || many < 1) fail('too-many-dice', { most: MOST_DICE, ...where })
      const fudge = sides?.toLowerCase() === 'f'
      const faces = fudge ? 3 : sides === '%' ? 100 : Number(sides)
      if (faces < 1 || faces > MOST_SIDES) fail('bad-sides', { most: MOST_SIDES, ...where })
      const explodes = (early ?? late) !== undefined
      if (explodes && faces === 1) fail('endless-explosion', where)
      const kept = action === undefined ? undefined : keepOf(action, side, Number(amount), many)
      if (kept && (Number(amount) < 1 || Number(amount) > many)) fail('bad-keep', { count: many, ...where })
      terms.push({ kind: 'dice', sign: factor, count: many, sides: faces, fudge, explodes, ...(kept && { keep: kept }) })
    }
    at += all.length
  } while (at < text.length)
  return terms
}

/** kh3 and k3 keep the highest, kl3 the lowest; dl1 and d1 drop the lowest, dh1 the highest. */
function keepOf(action: string, side: string, amount: number, count: number): Dice['keep'] {
  const keeps = action.toLowerCase() === 'k'
  const low = side.toLowerCase() === 'l' || (side === '' && !keeps)
  const of = keeps === low ? 'lowest' : 'highest'
  return { of, count: keeps ? amount : count - amount }
}
