import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { decimal, flag, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { chanceOf, inOrder, orderField, rangeFailures, seedField } from '../../lib/chance/draw.ts'

export const randomNumber = defineTool({
  id: 'random-number',
  category: 'random',
  icon: 'dices',
  title: 'Random number generator',
  summary: 'Generate random whole numbers or decimals in any range, with or without repeats.',
  keywords: ['rng', 'number picker', 'dice', 'raffle', 'draw'],
  aliases: ['random-number-generator'],
  slugs: {
    es: 'generador-de-numeros-aleatorios',
    fr: ['generateur-de-nombre-aleatoire', 'nombre-aleatoire'],
    id: 'angka-acak',
    it: 'generatore-di-numeri-casuali',
    pl: 'generator-liczb-losowych',
    pt: 'gerador-de-numeros-aleatorios',
    ru: 'generator-sluchaynyh-chisel',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    min: decimal('From', { integer: true, default: '1' }),
    max: decimal('To', { integer: true, default: '100' }),
    count: whole('How many', { min: 1, max: 10_000, default: 1 }),
    unique: flag('No repeats'),
    order: orderField,
    decimals: whole('Decimal places', { min: 0, max: 10, default: 0, advanced: true }),
    seed: seedField,
  }),
  output: z.object({ numbers: part(z.array(z.string()), 'Numbers', { format: 'number', view: 'list' }) }),
  failures: {
    ...rangeFailures,
    'too-few-numbers': {
      one: 'This range has only {{count, number}} number, but you asked for {{wanted, number}}. Widen it, or allow repeats.',
      other: 'This range has only {{count, number}} numbers, but you asked for {{wanted, number}}. Widen it, or allow repeats.',
    },
  },
  notes: [
    'Numbers come from your device’s cryptographic random number generator. Each number in the range, both ends included, is equally likely: values that would favor some numbers are rejected and generated again (rejection sampling).',
  ],
  examples: [
    { title: 'A fair die', input: { min: '1', max: '6' }, seed: 'toolglot', output: { numbers: ['5'] } },
    {
      title: 'Six numbers from 1 to 49',
      input: { min: '1', max: '49', count: 6, unique: true, order: 'ascending' },
      in: {
        it: { input: { max: '90' }, title: 'Sei numeri su novanta' },
        pt: {
          input: { max: '60' },
          output: { numbers: ['15', '32', '33', '44', '53', '57'] },
          title: 'Seis números de 1 a 60, como na Mega-Sena',
        },
      },
      seed: 'toolglot',
      output: { numbers: ['12', '15', '24', '32', '33', '44'] },
    },
    { title: 'A probability', input: { min: '0', max: '1', decimals: 3 }, seed: 'toolglot', output: { numbers: ['0.096'] } },
  ],
  transform: ({ min, max, count, unique, order, decimals, seed }, { random, fail }) => {
    const scale = 10n ** BigInt(decimals)
    const low = wholeOf(min) * scale
    const high = wholeOf(max) * scale
    if (low > high) fail('min-above-max', { min, max, field: 'min' })
    const available = high - low + 1n
    if (unique && BigInt(count) > available) fail('too-few-numbers', { count: Number(available), wanted: count, field: 'count' })
    const chance = chanceOf(seed, random)
    const drawn: bigint[] = []
    const seen = new Set<bigint>()
    while (drawn.length < count) {
      const number = chance.bigInt(low, high)
      if (unique && seen.has(number)) continue
      seen.add(number)
      drawn.push(number)
    }
    return { numbers: inOrder(drawn, order).map((number) => placePoint(number, decimals)) }
  },
})

/** `5.0` is 5. */
function wholeOf(number: string): bigint {
  return BigInt(number.split('.', 1)[0] as string)
}

/** A scaled integer as a decimal: 1234 with 2 places is 12.34. */
function placePoint(value: bigint, places: number): string {
  if (places === 0) return value.toString()
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}
