import { defineTool } from '../../../engine/core/define.ts'
import { unitConverter } from '../../lib/units/family.ts'
import { READING_NOTE, ROUNDING_NOTE } from '../../lib/units/unit-table.ts'

export const areaConverter = defineTool({
  id: 'area-converter',
  category: 'units',
  icon: 'square-dashed',
  title: 'Area converter',
  summary: 'Convert square meters, square feet, acres, hectares and square miles, all at once and exactly.',
  keywords: ['square feet to square meters', 'sq ft to m2', 'acres to square feet', 'hectares to acres', 'land area', 'square footage'],
  aliases: [
    'acres-to-hectares',
    'hectares-to-acres',
    'square-feet-to-square-meters',
    'square-meters-to-square-feet',
    'sqft-to-sqm',
    'acres-to-square-feet',
  ],
  slugs: {
    es: 'conversor-de-area',
    fr: 'convertisseur-de-surface',
    id: 'konversi-luas',
    it: 'convertitore-area',
    pl: 'przelicznik-powierzchni',
    pt: 'conversor-de-area',
    ru: 'konverter-ploschadi',
  },
  recognizes: [{ kind: 'measure', reading: 'area', confidence: 0.95 }],
  effect: 'pure',
  ...unitConverter('area', {
    from: 'squareMeter',
    to: 'squareFoot',
    start: {
      value: { en: '1500', es: '100', fr: '100', id: '100', it: '100', pl: '100', pt: '100', ru: '100' },
      from: {
        en: 'squareFoot',
        es: 'squareMeter',
        fr: 'squareMeter',
        id: 'squareMeter',
        it: 'squareMeter',
        pl: 'squareMeter',
        pt: 'squareMeter',
        ru: 'squareMeter',
      },
      to: {
        en: 'squareMeter',
        es: 'squareFoot',
        fr: 'squareFoot',
        id: 'squareFoot',
        it: 'squareFoot',
        pl: 'squareFoot',
        pt: 'squareFoot',
        ru: 'squareFoot',
      },
    },
    placeholder: '2.5 acres',
  }),
  notes: [
    ROUNDING_NOTE,
    READING_NOTE,
    'An acre is 43,560 square feet, or 4,046.8564224 m² based on the international foot of 1959. Based on the US survey foot, used for land until 2022, it is about 0.016 m² larger; that acre is listed separately.',
    'Measures that differ from place to place, such as bigha, tatami or fanega, are left out because one name stands for many sizes. Sources: SI brochure, 9th edition, and NIST Handbook 44, appendix C.',
  ],
  examples: [
    {
      title: 'Acres to hectares',
      input: { value: '10', from: 'acre', to: 'hectare' },
      output: { result: '10 ac = 4.0468564224 ha', details: { factor: '1 ac = 0.40468564224 ha' } },
    },
    {
      title: 'Square meters to square feet',
      input: { value: '100', from: 'squareMeter', to: 'squareFoot' },
      output: { result: '100 m² ≈ 1,076.391042 ft²' },
    },
    {
      title: 'A value with its unit',
      input: { value: '1 sq mi', to: 'acre' },
      in: { ru: { input: { value: '1 кв. миля' } } },
      output: { result: '1 mi² = 640 ac' },
    },
  ],
})
