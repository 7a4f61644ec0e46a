import { defineTool } from '../../../engine/core/define.ts'
import { unitConverter } from '../../lib/units/family.ts'
import { READING_NOTE, ROUNDING_NOTE } from '../../lib/units/unit-table.ts'

export const weightConverter = defineTool({
  id: 'weight-converter',
  category: 'units',
  icon: 'weight',
  title: 'Weight converter',
  summary: 'Convert kilograms, pounds, ounces, stone, tons and troy ounces, all at once and exactly.',
  keywords: ['mass converter', 'kg to pounds', 'pounds to kg', 'grams to ounces', 'stone to kg', 'troy ounce', 'tons'],
  aliases: ['kg-to-lbs', 'lbs-to-kg', 'grams-to-ounces', 'ounces-to-grams', 'stone-to-kg', 'kg-to-stone', 'mass-converter'],
  slugs: {
    es: 'conversor-de-peso',
    fr: 'convertisseur-de-poids',
    id: 'konversi-berat',
    it: 'convertitore-peso',
    pl: 'przelicznik-wagi',
    pt: 'conversor-de-peso',
    ru: 'konverter-vesa',
  },
  recognizes: [{ kind: 'measure', reading: 'mass', confidence: 0.95 }],
  effect: 'pure',
  ...unitConverter('mass', {
    from: 'kilogram',
    to: 'pound',
    start: {
      value: { en: '150', es: '70', fr: '70', id: '70', it: '70', pl: '70', pt: '70', ru: '70' },
      from: { en: 'pound', es: 'kilogram', fr: 'kilogram', id: 'kilogram', it: 'kilogram', pl: 'kilogram', pt: 'kilogram', ru: 'kilogram' },
      to: { en: 'kilogram', es: 'pound', fr: 'pound', id: 'pound', it: 'pound', pl: 'pound', pt: 'pound', ru: 'pound' },
    },
    placeholder: '11 st 4 lb',
  }),
  notes: [
    ROUNDING_NOTE,
    READING_NOTE,
    'A pound is exactly 0.45359237 kg (international yard and pound agreement of 1959), an ounce a sixteenth of it, and a stone 14 pounds. Precious metals are weighed in troy ounces of 480 grains, 31.1034768 g, which are heavier than ordinary ounces.',
    'There are three tons: the metric ton of 1,000 kg, the short ton of 2,000 lb in the United States, and the long ton of 2,240 lb in the United Kingdom. “Ton” alone is read as the short ton.',
    'The tool converts mass, which people call weight; it doesn’t convert forces. Sources: NIST Handbook 44, appendix C, and Units of Measurement Regulations 1995 (United Kingdom).',
    'Where units combine, as stone and pounds do, write the largest first: 11 st 4 lb, 5 lb 3 oz.',
  ],
  examples: [
    {
      title: 'Kilograms to pounds',
      input: { value: '70', from: 'kilogram', to: 'pound' },
      output: { result: '70 kg ≈ 154.3235835 lb', details: { stonePounds: '11 st 0.32 lb', poundsOunces: '154 lb 5.18 oz' } },
    },
    { title: 'Stone and pounds', input: { value: '11 st 4 lb', to: 'kilogram' }, output: { result: '11 st 4 lb = 71.66759446 kg' } },
    {
      title: 'Gold',
      input: { value: '1', from: 'troyOunce', to: 'gram' },
      output: { result: '1 oz t = 31.1034768 g', details: { factor: '1 oz t = 31.1034768 g' } },
    },
  ],
})
