import { describe, expect, it } from 'vitest'
import { CARD_NETWORKS } from '../../../../registry/data/world/card-networks.ts'
import { passesLuhn } from '../../../../registry/lib/numbers/luhn.ts'
import { randomCreditCardGenerator as tool } from '../../../../registry/tools/random/random-credit-card-generator.ts'
import { fairBound, chiSquared, countsOf } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Card = { network: string; number: string; expiry?: string; code?: string }
const of = async (input: object, options?: object): Promise<Card[]> => (await output(tool, input, options)).cards

/** Written apart from the table that is drawn from. */
const FORMS = {
  Visa: /^4\d{15}$/,
  Mastercard: /^(5[1-5]\d{14}|(222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12})$/,
  'American Express': /^3[47]\d{13}$/,
  Discover: /^(6011\d{12}|64[4-9]\d{13}|65\d{14})$/,
  'Diners Club': /^(30[0-5]\d{11}|3[689]\d{12})$/,
  JCB: /^35(2[89]|[3-8]\d)\d{12}$/,
  UnionPay: /^62\d{14}$/,
  Maestro: /^(5018|5020|5038|5893|6304|6759|676[1-3])\d{12}$/,
  Mir: /^220[0-4]\d{12}$/,
} as const

describe('random-credit-card-generator', () => {
  it.each(Object.entries(FORMS))('makes %s numbers of their form, all with the check digit', async (network, form) => {
    for (const { number } of await of({ network, count: 300, grouped: false })) {
      expect(number).toMatch(form)
      expect(passesLuhn(number)).toBe(true)
    }
    for (const number of CARD_NETWORKS[network as keyof typeof FORMS].published) {
      expect(number).toMatch(form)
      expect(passesLuhn(number)).toBe(true)
    }
  })

  it.each([
    ['Visa', /^\d{4}( \d{4}){3}$/],
    ['American Express', /^\d{4} \d{6} \d{5}$/],
    ['Diners Club', /^\d{4} \d{6} \d{4}$/],
  ])('groups the digits of %s as on the card', async (network, form) => {
    for (const { number } of await of({ network, count: 20 })) expect(number).toMatch(form)
  })

  it('draws networks and digits evenly', async () => {
    const cards: Card[] = []
    for (let seed = 0; seed < 12; seed++) cards.push(...(await of({ count: 1000, grouped: false }, { seed })))
    const networks = countsOf(
      cards.map(({ network }) => network),
      Object.keys(CARD_NETWORKS),
    )
    expect(chiSquared(networks)).toBeLessThan(fairBound(8))
    const digits = countsOf(
      cards.map(({ number }) => number[8] as string),
      [...'0123456789'],
    )
    expect(chiSquared(digits)).toBeLessThan(fairBound(9))
  })

  it('invents an expiry within five years and a code of the right length', async () => {
    for (const { network, expiry, code } of await of({ count: 500, details: true }, { now: Date.UTC(2026, 10, 22), timeZone: 'UTC' })) {
      const [month = 0, year = 0] = (expiry ?? '').split('/').map(Number)
      const months = year * 12 + month - (26 * 12 + 11)
      expect(month >= 1 && month <= 12 && months >= 1 && months <= 60).toBe(true)
      expect(code).toMatch(network === 'American Express' ? /^\d{4}$/ : /^\d{3}$/)
    }
  })

  it('gives the published numbers once each, and no others', async () => {
    const all = Object.values(CARD_NETWORKS).flatMap(({ published }) => [...published])
    const cards = await of({ kind: 'published', count: all.length, grouped: false })
    expect(cards.map(({ number }) => number).toSorted()).toEqual(all.toSorted())
  })

  it('draws the same numbers from the same seed, with details or without', async () => {
    const bare = await of({ count: 5, seed: 'a' })
    expect((await of({ count: 5, seed: 'a', details: true })).map(({ network, number }) => ({ network, number }))).toEqual(bare)
    expect(await of({ count: 5, seed: 'a', details: true })).toEqual(await of({ count: 5, seed: 'a', details: true }))
    expect(await of({ count: 5, seed: 'b' })).not.toEqual(bare)
  })

  it.each([
    [{ kind: 'published', network: 'Visa', count: 4 }, 'too-few-to-draw', 'count'],
    [{ kind: 'published', network: 'Mir' }, 'too-few-to-draw', 'count'],
    [{ count: 1001 }, 'too-large', 'count'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(tool, input)).toMatchObject({ code, field })
  })
})
