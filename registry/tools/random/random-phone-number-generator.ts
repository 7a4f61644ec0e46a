import * as z from 'zod'
import type { RandomSource } from '../../../engine/core/context.ts'
import { defineTool } from '../../../engine/core/define.ts'
import { choice } from '../../../engine/core/kit.ts'
import { column, table } from '../../../engine/core/parts.ts'
import { FICTION_NUMBERS, type FictionCountry, type FictionNumbers } from '../../data/world/fiction-numbers.ts'
import { DRAW_NOTE, drawFailures, drawFields, drawMade } from '../../lib/chance/draw.ts'

const COUNTRIES = Object.keys(FICTION_NUMBERS) as [FictionCountry, ...FictionCountry[]]

export const randomPhoneNumberGenerator = defineTool({
  id: 'random-phone-number-generator',
  category: 'random',
  icon: 'phone',
  title: 'Random phone number generator',
  summary: 'Generate fake phone numbers reserved for movies, books and testing, so nobody ever gets the call.',
  keywords: ['fake phone number', 'test phone number', '555 number', 'fictional number', 'dummy phone', 'sample numbers'],
  aliases: ['random-phone-number', 'fake-phone-number-generator'],
  slugs: {
    es: 'generador-de-numeros-de-telefono',
    fr: 'generateur-de-numero-de-telephone',
    id: 'generator-nomor-telepon',
    it: 'generatore-numeri-di-telefono',
    pl: 'generator-numerow-telefonu',
    pt: 'gerador-de-numero-de-telefone',
    ru: 'generator-nomerov-telefona',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    country: choice('Country', COUNTRIES, { default: 'US', named: 'region', defaultFrom: 'region' }),
    kind: choice('Kind', { any: 'Any', mobile: 'Mobile', landline: 'Landline' }),
    ...drawFields,
  }),
  output: z.object({
    numbers: table(
      'Phone numbers',
      {
        national: column(z.string(), 'National format', { copyable: true }),
        international: column(z.string(), 'International format', { copyable: true }),
        e164: column(z.string(), 'E.164', { format: 'code', copyable: true }),
      },
      { fileName: 'phone-numbers.csv' },
    ),
  }),
  failures: drawFailures,
  notes: [
    'Only ranges that regulators reserve for fiction and examples are used. Countries without such a range, including Spain, Italy, Poland, Brazil, Russia and Indonesia, are left out: a number made up there could be someone’s real number.',
    'The ranges for the United States, Canada, the United Kingdom, Australia and German landlines are confirmed. Those for France, Sweden, Ireland and German mobile numbers are not confirmed (November 2026): check with the regulator before you print one. In the United States and Canada you can’t tell a mobile number by its digits; the Irish range is used for both kinds here.',
    'Each number of the chosen country and kind is equally likely.',
    DRAW_NOTE,
  ],
  examples: [
    {
      title: 'A US number',
      input: { country: 'US' },
      seed: 'toolglot',
      output: { numbers: [{ national: '(808) 555-0123', international: '+1 808 555 0123', e164: '+18085550123' }] },
    },
    {
      title: 'Two UK mobile numbers',
      input: { country: 'GB', kind: 'mobile', count: 2 },
      seed: 'toolglot',
      output: {
        numbers: [
          { national: '07700 900232', international: '+44 7700 900232', e164: '+447700900232' },
          { national: '07700 900007', international: '+44 7700 900007', e164: '+447700900007' },
        ],
      },
    },
    {
      title: 'Numbers for a French novel',
      input: { country: 'FR', count: 3 },
      seed: 'toolglot',
      output: {
        numbers: [
          { national: '04 65 71 23 25', international: '+33 4 65 71 23 25', e164: '+33465712325' },
          { national: '04 65 71 07 33', international: '+33 4 65 71 07 33', e164: '+33465710733' },
          { national: '06 39 98 68 01', international: '+33 6 39 98 68 01', e164: '+33639986801' },
        ],
      },
    },
  ],
  transform: ({ country, kind, ...options }, { random, fail }) => {
    const { calling, ranges }: FictionNumbers = FICTION_NUMBERS[country]
    const patterns = ranges
      .filter((range) => kind === 'any' || range.kind === 'both' || range.kind === kind)
      .flatMap((range) => range.patterns)
    const sizes = patterns.map((pattern) => 10 ** (pattern.split('#').length - 1))
    const available = sizes.reduce((sum, size) => sum + size, 0)
    const make = (chance: RandomSource) => (patterns[chance.weighted(sizes)] ?? '').replace(/#/g, () => String(chance.int(0, 9)))
    return {
      numbers: drawMade(make, available, options, random, fail).map((national) => {
        const abroad = `${calling} ${national.replace(/[()]/g, '').replace(/-/g, ' ').replace(/^0/, '')}`
        return { national, international: abroad, e164: abroad.replace(/ /g, '') }
      }),
    }
  },
})
