import * as z from 'zod'
import type { RandomSource } from '../../../engine/core/context.ts'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag } from '../../../engine/core/kit.ts'
import { column, table } from '../../../engine/core/parts.ts'
import { CARD_NETWORKS, type CardNetwork, type CardNetworkName } from '../../data/world/card-networks.ts'
import { DRAW_NOTE, chanceOf, drawFailures, drawFields, drawMade } from '../../lib/chance/draw.ts'
import { luhnDigit } from '../../lib/numbers/luhn.ts'

const NAMES = Object.keys(CARD_NETWORKS) as CardNetworkName[]
const EXPIRY_YEARS = 5

export const randomCreditCardGenerator = defineTool({
  id: 'random-credit-card-generator',
  category: 'random',
  icon: 'credit-card',
  title: 'Random credit card generator',
  summary:
    'Generate test card numbers for forms and payment code: the right length and a valid check digit, but almost certainly no account behind them.',
  keywords: ['test card numbers', 'fake credit card', 'luhn', 'visa test number', 'mastercard test number', 'dummy card'],
  aliases: ['credit-card-generator', 'test-card-generator'],
  slugs: {
    es: 'generador-de-tarjetas-de-credito',
    fr: 'generateur-carte-bancaire',
    id: 'generator-kartu-kredit',
    it: 'generatore-carte-di-credito',
    pl: 'generator-kart-kredytowych',
    pt: 'gerador-de-cartao-de-credito',
    ru: 'generator-bankovskih-kart',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    network: choice('Card network', ['any', ...NAMES], { words: { any: 'Any' } }),
    kind: choice('Numbers', { made: 'Generated, with a valid check digit', published: 'Test numbers published by payment providers' }),
    ...drawFields,
    details: flag('Add a made-up expiration date and security code'),
    grouped: flag('Group the digits', { default: true }),
  }),
  output: z.object({
    cards: table(
      'Test card numbers',
      {
        network: column(z.enum(NAMES), 'Card network', { named: 'raw' }),
        number: column(z.string(), 'Test number', { format: 'code', copyable: true }),
        expiry: column(z.string(), 'Expiration date', { format: 'code' }).optional(),
        code: column(z.string(), 'Security code', { format: 'code' }).optional(),
      },
      { fileName: 'test-cards.csv' },
    ),
  }),
  failures: drawFailures,
  notes: [
    'For testing only: you can’t buy anything with these numbers. They almost certainly belong to no account; the expiration date and security code are made up. Paying with a made-up card is fraud.',
    'A generated number starts with one of its network’s prefixes, each equally likely, has the usual length, and ends with the ISO/IEC 7812-1 (Luhn) check digit: from the right, every second digit is doubled, minus 9 if that exceeds 9, and the sum is divisible by ten.',
    'A generated number could happen to be one that was really issued. Where that matters, use the published ones: payment providers never charge them, and their test systems accept them.',
    DRAW_NOTE,
  ],
  examples: [
    {
      title: 'One number',
      input: {},
      seed: 'toolglot',
      now: '2026-11-22T12:00:00Z',
      output: { cards: [{ network: 'Visa', number: '4325 4007 3330 6809' }] },
    },
    {
      title: 'Two Visa numbers with all details',
      input: { network: 'Visa', count: 2, details: true },
      seed: 'toolglot',
      now: '2026-11-22T12:00:00Z',
      output: {
        cards: [
          { network: 'Visa', number: '4325 4007 3330 6809', expiry: '02/27', code: '662' },
          { network: 'Visa', number: '4304 3244 1252 7318', expiry: '03/30', code: '031' },
        ],
      },
    },
    {
      title: 'A published Mastercard number',
      input: { network: 'Mastercard', kind: 'published', grouped: false },
      seed: 'toolglot',
      now: '2026-11-22T12:00:00Z',
      output: { cards: [{ network: 'Mastercard', number: '5555555555554444' }] },
    },
  ],
  transform: ({ network, kind, details, grouped, ...options }, { random, now, timeZone, fail }) => {
    const names = network === 'any' ? NAMES : [network]
    const published = names.flatMap((name) => CARD_NETWORKS[name].published.map((number) => `${name}|${number}`))
    // Each network has millions of numbers.
    const available = kind === 'published' ? published.length : Number.MAX_SAFE_INTEGER
    const [year = 0, month = 0] = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit' })
      .format(now)
      .split('-')
      .map(Number)
    const chance = chanceOf(options.seed, random)
    const invent = (length: number) => {
      const end = year * 12 + month - 1 + chance.int(1, EXPIRY_YEARS * 12)
      const expiry = `${String((end % 12) + 1).padStart(2, '0')}/${String(Math.floor(end / 12) % 100).padStart(2, '0')}`
      return { expiry, code: digitsFrom(chance, length) }
    }
    const make = () => (kind === 'published' ? chance.pick(published) : makeNumber(chance.pick(names), chance))
    const drawn = drawMade(make, available, { ...options, seed: '' }, chance, fail)
    // The details come after all numbers from the same chance, so that they never change which numbers a seed gives.
    return {
      cards: drawn.map((text) => {
        const [name, number] = text.split('|') as [CardNetworkName, string]
        const { groups, code }: CardNetwork = CARD_NETWORKS[name]
        return { network: name, number: grouped ? inGroups(number, groups) : number, ...(details && invent(code)) }
      }),
    }
  },
})

function makeNumber(name: CardNetworkName, chance: RandomSource): string {
  const { starts, length }: CardNetwork = CARD_NETWORKS[name]
  const index = chance.weighted(starts.map(([first, last]) => last - first + 1))
  const start = String(chance.int(...(starts[index] as readonly [number, number])))
  const body = start + digitsFrom(chance, length - 1 - start.length)
  return `${name}|${body}${luhnDigit(body)}`
}

function digitsFrom(chance: RandomSource, count: number): string {
  return Array.from({ length: count }, () => chance.int(0, 9)).join('')
}

function inGroups(number: string, groups: readonly number[]): string {
  let at = 0
  return groups.map((size) => number.slice(at, (at += size))).join(' ')
}
