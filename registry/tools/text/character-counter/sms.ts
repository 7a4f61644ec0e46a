import { GSM_BASIC, GSM_EXTENDED } from '../../../data/text/gsm-7.ts'

const COST = new Map([
  ...[...GSM_BASIC].map((character) => [character, 1] as const),
  ...[...GSM_EXTENDED].map((character) => [character, 2] as const),
])

/** How a text travels by SMS. `used` and `left` count septets (GSM-7) or UTF-16 units (UCS-2). */
type SmsCount = { readonly encoding: 'gsm-7' | 'ucs-2'; readonly messages: number; readonly used: number; readonly left: number }

/**
 * Counts SMS parts: 160 septets or 70 units alone, 153 or 67 in a chain, as the header of a chained part takes room.
 * A character that needs two is never split between parts.
 * @see 3GPP TS 23.038 and TS 23.040, section 9.2.3.24.1
 */
export function countSms(text: string): SmsCount {
  let isGsm = true
  let used = 0
  for (const character of text) {
    const cost = COST.get(character)
    if (cost === undefined) {
      isGsm = false
      break
    }
    used += cost
  }
  if (!isGsm) used = text.length
  const [alone, chained] = isGsm ? [160, 153] : [70, 67]
  const encoding = isGsm ? 'gsm-7' : 'ucs-2'
  if (used <= alone) return { encoding, messages: used === 0 ? 0 : 1, used, left: alone - used }
  let messages = 1
  let filled = 0
  for (const character of text) {
    const cost = isGsm ? (COST.get(character) as number) : character.length
    if (filled + cost > chained) {
      messages++
      filled = 0
    }
    filled += cost
  }
  return { encoding, messages, used, left: chained - filled }
}
