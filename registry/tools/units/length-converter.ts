import { defineTool } from '../../../engine/core/define.ts'
import { unitConverter } from '../../lib/units/family.ts'
import { COMBINED_NOTE, READING_NOTE, ROUNDING_NOTE } from '../../lib/units/unit-table.ts'

export const lengthConverter = defineTool({
  id: 'length-converter',
  category: 'units',
  icon: 'ruler',
  title: 'Length converter',
  summary: 'Convert meters, feet, inches, miles and more, with feet-and-inches heights and fractions of an inch.',
  keywords: [
    'cm to feet',
    'feet to meters',
    'inches to mm',
    'height converter',
    'distance converter',
    'feet and inches',
    'km to miles',
    'nautical miles',
  ],
  aliases: [
    'cm-to-inches',
    'inches-to-cm',
    'miles-to-km',
    'km-to-miles',
    'feet-to-meters',
    'meters-to-feet',
    'mm-to-inches',
    'inches-to-mm',
    'cm-to-feet',
    'feet-to-cm',
    'height-converter',
    'distance-converter',
  ],
  slugs: {
    es: 'conversor-de-longitud',
    fr: 'convertisseur-de-longueur',
    id: 'konversi-panjang',
    it: 'convertitore-lunghezza',
    pl: 'przelicznik-dlugosci',
    pt: 'conversor-de-comprimento',
    ru: 'konverter-dliny',
  },
  recognizes: [{ kind: 'measure', reading: 'length', confidence: 0.95 }],
  effect: 'pure',
  ...unitConverter('length', {
    from: 'centimeter',
    to: 'inch',
    start: {
      value: { en: '170', es: '10', fr: '10', id: '10', it: '10', pl: '10', pt: '10', ru: '10' },
      from: { en: 'centimeter', es: 'inch', fr: 'inch', id: 'inch', it: 'inch', pl: 'inch', pt: 'inch', ru: 'inch' },
      to: {
        en: 'foot',
        es: 'centimeter',
        fr: 'centimeter',
        id: 'centimeter',
        it: 'centimeter',
        pl: 'centimeter',
        pt: 'centimeter',
        ru: 'centimeter',
      },
    },
    placeholder: '5 ft 3 in',
  }),
  notes: [
    ROUNDING_NOTE,
    READING_NOTE,
    'Since 1959, an inch has been exactly 2.54 cm and a mile 1,609.344 m (international yard and pound agreement). A nautical mile is 1,852 m, an astronomical unit 149,597,870,700 m, and a parsec 648,000 ÷ π astronomical units, a number whose decimals never end.',
    'The US survey foot, 1200/3937 m, was retired at the end of 2022 but is still found in older land records. It differs from the international foot by two parts in a million.',
    'Sources: SI brochure, 9th edition; NIST Special Publication 811 and Handbook 44; IAU resolution B2 of 2012.',
    COMBINED_NOTE,
  ],
  examples: [
    {
      title: 'A height in feet and inches',
      input: { value: '5 ft 3 in', to: 'centimeter' },
      output: { result: '5 ft 3 in = 160.02 cm', details: { feetInches: '5 ft 3 in' } },
    },
    {
      title: 'Centimeters to inches',
      input: { value: '170', from: 'centimeter', to: 'inch' },
      output: {
        result: '170 cm ≈ 66.92913386 in',
        details: { factor: '1 cm = 50 ÷ 127 in', feetInches: '5 ft 6 15/16 in', inchFraction: '66 15/16 in' },
      },
    },
    {
      title: 'A fraction of an inch',
      input: { value: '6 1/2', from: 'inch', to: 'millimeter' },
      output: { result: '6.5 in = 165.1 mm', details: { factor: '1 in = 25.4 mm' } },
    },
    { title: 'A marathon', input: { value: '42195', from: 'meter', to: 'mile' }, output: { result: '42,195 m ≈ 26.21875746 mi' } },
  ],
})
