import { defineTool } from '../../../engine/core/define.ts'
import { unitConverter } from '../../lib/units/family.ts'
import { READING_NOTE, ROUNDING_NOTE } from '../../lib/units/unit-table.ts'

export const volumeConverter = defineTool({
  id: 'volume-converter',
  category: 'units',
  icon: 'milk',
  title: 'Volume converter',
  summary: 'Convert liters, gallons, pints, cups and cubic measures, with US, imperial and metric units side by side.',
  keywords: ['liters to gallons', 'gallons to liters', 'ml to cups', 'fluid ounces', 'imperial gallon', 'pint', 'cubic feet', 'dry quart'],
  aliases: ['ml-to-oz', 'oz-to-ml', 'liters-to-gallons', 'gallons-to-liters', 'cups-to-ml', 'ml-to-cups', 'cubic-feet-to-gallons'],
  slugs: {
    es: 'conversor-de-volumen',
    fr: 'convertisseur-de-volume',
    id: 'konversi-volume',
    it: 'convertitore-volume',
    pl: 'przelicznik-objetosci',
    pt: 'conversor-de-volume',
    ru: 'konverter-obema',
  },
  recognizes: [{ kind: 'measure', reading: 'volume', confidence: 0.95 }],
  effect: 'pure',
  ...unitConverter('volume', {
    from: 'liter',
    to: 'usGallon',
    start: { value: '1', from: { en: 'usGallon' }, to: { en: 'liter' } },
    placeholder: '1 1/2 cups',
  }),
  notes: [
    ROUNDING_NOTE,
    READING_NOTE,
    'US liquid measures derive from the gallon of 231 cubic inches, 3.785411784 L; US dry measures from the bushel of 2,150.42 cubic inches. The imperial gallon is exactly 4.54609 L, so an imperial pint is a fifth larger than a US pint, but an imperial fluid ounce is 4% smaller than a US one.',
    'A cup is 236.5882365 mL in US kitchens, 240 mL on US food labels and 250 mL in Australia and other metric countries. Names without a country, such as “gallon” or “fl oz”, are read as US liquid measures.',
    'Sources: NIST Handbook 44, appendix C; Units of Measurement Regulations 1995 (United Kingdom); 21 CFR 101.9.',
  ],
  examples: [
    {
      title: 'A gallon in liters',
      input: { value: '1 gal', to: 'liter' },
      output: { result: '1 gal (US) = 3.785411784 L', details: { factor: '1 gal (US) = 3.785411784 L' } },
    },
    {
      title: 'Milliliters to fluid ounces',
      input: { value: '500', from: 'milliliter', to: 'usFluidOunce' },
      output: { result: '500 mL ≈ 16.90701135 fl oz (US)' },
    },
    {
      title: 'Imperial pints',
      input: { value: '2 UK pints', to: 'milliliter' },
      in: {
        es: { input: { value: '2 pintas imperiales' } },
        fr: { input: { value: '2 pintes impériales' } },
        id: { input: { value: '2 pint imperial' } },
        it: { input: { value: '2 pinte imperiali' } },
        pl: { input: { value: '2 pinty imperialne' } },
        pt: { input: { value: '2 pintas imperiais' } },
        ru: { input: { value: '2 английские пинты' } },
      },
      output: { result: '2 pt (imp) = 1,136.5225 mL' },
    },
  ],
})
