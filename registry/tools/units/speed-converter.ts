import { defineTool } from '../../../engine/core/define.ts'
import { unitConverter } from '../../lib/units/family.ts'
import { READING_NOTE, ROUNDING_NOTE } from '../../lib/units/unit-table.ts'

export const speedConverter = defineTool({
  id: 'speed-converter',
  category: 'units',
  icon: 'gauge',
  title: 'Speed converter',
  summary: 'Convert km/h, mph, m/s, knots and Mach, and turn a running pace per kilometer or mile into a speed.',
  keywords: ['mph to kmh', 'kph to mph', 'knots to mph', 'running pace', 'pace calculator', 'min per km', 'mach', 'meters per second'],
  aliases: ['kmh-to-mph', 'mph-to-kmh', 'knots-to-kmh', 'knots-to-mph', 'pace-converter', 'velocity-converter'],
  slugs: {
    es: 'conversor-de-velocidad',
    fr: 'convertisseur-de-vitesse',
    id: 'konversi-kecepatan',
    it: 'convertitore-velocita',
    pl: 'przelicznik-predkosci',
    pt: 'conversor-de-velocidade',
    ru: 'konverter-skorosti',
  },
  recognizes: [{ kind: 'measure', reading: 'speed', confidence: 0.95 }],
  effect: 'pure',
  ...unitConverter('speed', {
    from: 'kilometerPerHour',
    to: 'milePerHour',
    start: {
      value: { en: '65', es: '100', fr: '100', id: '100', it: '100', pl: '100', pt: '100', ru: '100' },
      from: {
        en: 'milePerHour',
        es: 'kilometerPerHour',
        fr: 'kilometerPerHour',
        id: 'kilometerPerHour',
        it: 'kilometerPerHour',
        pl: 'kilometerPerHour',
        pt: 'kilometerPerHour',
        ru: 'kilometerPerHour',
      },
      to: {
        en: 'kilometerPerHour',
        es: 'milePerHour',
        fr: 'milePerHour',
        id: 'milePerHour',
        it: 'milePerHour',
        pl: 'milePerHour',
        pt: 'milePerHour',
        ru: 'milePerHour',
      },
    },
    placeholder: '4:30 min/km',
  }),
  notes: [
    ROUNDING_NOTE,
    READING_NOTE,
    'A pace is the time for a distance, the reciprocal of a speed: 5:00 min/km is 12 km/h. In the table it is in decimal minutes; the forms in minutes and seconds are rounded to whole seconds.',
    'The speed of sound depends on the temperature. Mach 1 is taken as 340.294 m/s, as at sea level at 15 °C in the standard atmosphere (ISO 2533); at −56.5 °C, where airliners fly, it is about 295 m/s.',
    'A knot is one nautical mile of 1,852 m per hour, and the speed of light is 299,792,458 m/s by definition. Sources: SI brochure, 9th edition; NIST Special Publication 811.',
  ],
  examples: [
    {
      title: 'Kilometers per hour to miles per hour',
      input: { value: '100', from: 'kilometerPerHour', to: 'milePerHour' },
      output: { result: '100 km/h ≈ 62.13711922 mph', details: { paceKilometer: '0:36 min/km' } },
    },
    {
      title: 'A running pace',
      input: { value: '5:00 min/km', to: 'kilometerPerHour' },
      in: { ru: { input: { value: '5:00 мин/км' } } },
      output: { result: '5:00 min/km = 12 km/h', details: { paceMile: '8:03 min/mi' } },
    },
    {
      title: 'Knots',
      input: { value: '20 kn', to: 'kilometerPerHour' },
      in: { ru: { input: { value: '20 уз' } } },
      output: { result: '20 kn = 37.04 km/h' },
    },
  ],
})
