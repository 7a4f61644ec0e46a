import type { Fail } from '../../../engine/core/define.ts'
import { CALLING_CODES, PHONE_PLANS, type PhonePlan } from '../../data/world/phone-plans.ts'

export const PLAN_COUNTRIES = Object.keys(PHONE_PLANS) as [keyof typeof PHONE_PLANS, ...(keyof typeof PHONE_PLANS)[]]
type PlanCountry = keyof typeof PHONE_PLANS

export const phoneFailures = {
  'bad-phone-character': '“{{character}}” isn’t allowed in a phone number. Use digits, +, spaces, parentheses, dots and hyphens.',
  'no-calling-code': 'Start the number with + and the country code, or choose the country.',
  'unknown-calling-code': 'No country calling code matches +{{start}}. Check the number.',
  'wrong-phone-length':
    'With its country code, a phone number has {{least, number}} to {{most, number}} digits; this one has {{count, number}}.',
} as const

/** Fewest and most digits of an international number, the calling code included (ITU-T E.164). */
const LEAST = 7
const MOST = 15

/** What a phone number is, as E.164 writes it without the plus. */
type PhoneNumber = {
  readonly digits: string
  readonly calling: string
  /** False when mobile numbers of that country have more or fewer digits. */
  readonly isUsualLength: boolean
  /** The prefix that was left out because it is dialled only inside the country. */
  readonly leftOut?: string
}

/**
 * Reads a number as people write it: international with + or 00, or national with its country.
 * @throws ToolError bad-phone-character at its place, no-calling-code, unknown-calling-code, wrong-phone-length
 */
export function readPhoneNumber(
  text: string,
  country: PlanCountry | undefined,
  fail: Fail<typeof phoneFailures>,
  field = 'phone',
): PhoneNumber {
  // Marks of writing direction come along when numbers are copied from contacts.
  const bare = text.replace(/[\s().\-/\u00ad\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]/g, '').replace(/^＋/, '+')
  const wrong = /[^+0-9]|(?<!^)\+/u.exec(bare)
  if (wrong)
    return fail('bad-phone-character', {
      character: wrong[0].toWellFormed(),
      field,
      text,
      offset: text.indexOf(wrong[0], wrong[0] === '+' ? 1 : 0),
    })
  const international = /^(?:\+|00)(\d*)$/.exec(bare)?.[1]
  // In +44 (0)20 the zero is dialled only inside the country.
  const digits = international !== undefined && /\(0\)/.test(text) ? dropTrunk(text, international) : international
  if (digits !== undefined) return check(digits, fail, field)
  if (country === undefined) return fail('no-calling-code', { field })
  return national(bare, PHONE_PLANS[country], fail, field)
}

function national(digits: string, { calling, trunk, digits: [least, most] }: PhonePlan, fail: Fail<typeof phoneFailures>, field: string) {
  const fits = (count: number) => count >= least && count <= most
  const hasCalling = digits.startsWith(calling) && fits(digits.length - calling.length) && !fits(digits.length)
  if (hasCalling) return check(digits, fail, field)
  const hasTrunk = trunk !== '' && digits.startsWith(trunk) && !(trunk !== '0' && fits(digits.length))
  const number = check(`${calling}${hasTrunk ? digits.slice(trunk.length) : digits}`, fail, field)
  return hasTrunk ? { ...number, leftOut: trunk } : number
}

function dropTrunk(text: string, digits: string): string {
  const before = text.slice(0, text.indexOf('(0)')).replace(/\D/g, '').replace(/^00/, '')
  return digits.startsWith(`${before}0`) ? before + digits.slice(before.length + 1) : digits
}

function check(digits: string, fail: Fail<typeof phoneFailures>, field: string): PhoneNumber {
  const calling = [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => CALLING_CODES.has(start))
  if (calling === undefined) return fail('unknown-calling-code', { start: digits.slice(0, 3), field })
  if (digits.length < LEAST || digits.length > MOST)
    return fail('wrong-phone-length', { least: LEAST, most: MOST, count: digits.length, field })
  const plans = Object.values(PHONE_PLANS).filter((plan) => plan.calling === calling)
  const count = digits.length - calling.length
  return {
    digits,
    calling,
    isUsualLength: plans.length === 0 || plans.some(({ digits: [least, most] }) => count >= least && count <= most),
  }
}
