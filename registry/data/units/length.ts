import type { UnitRow } from './unit-row.ts'

/** In meters. */
export const LENGTH_UNITS = {
  nanometer: { name: 'Nanometer', symbol: 'nm', size: '1e-9', also: 'nanometers|nanometre|nanometres', from: 'si' },
  micrometer: { name: 'Micrometer', symbol: 'µm', size: '1e-6', also: 'um|μm|micron|microns|micrometers|micrometre|micrometres', from: 'si' },
  millimeter: { name: 'Millimeter', symbol: 'mm', size: '0.001', also: 'millimeters|millimetre|millimetres', from: 'si' },
  centimeter: { name: 'Centimeter', symbol: 'cm', size: '0.01', also: 'centimeters|centimetre|centimetres', from: 'si' },
  decimeter: { name: 'Decimeter', symbol: 'dm', size: '0.1', also: 'decimeters|decimetre|decimetres', from: 'si' },
  meter: { name: 'Meter', symbol: 'm', size: '1', also: 'meters|metre|metres|mtr|mtrs', from: 'si' },
  kilometer: { name: 'Kilometer', symbol: 'km', size: '1000', also: 'kilometers|kilometre|kilometres|kms|klick|klicks', from: 'si' },
  thou: { name: 'Thou (mil)', symbol: 'thou', size: '0.0000254', also: 'mil|mils', from: 'yard-pound' },
  inch: { name: 'Inch', symbol: 'in', size: '0.0254', also: 'inches|inchs|"|″|”|“|\'\'|′′|’’|in.', from: 'yard-pound' },
  foot: { name: 'Foot', symbol: 'ft', size: '0.3048', also: 'feet|\'|′|’|‘|ft.', from: 'yard-pound' },
  yard: { name: 'Yard', symbol: 'yd', size: '0.9144', also: 'yards|yds|yd.', from: 'yard-pound' },
  fathom: { name: 'Fathom', symbol: 'fathom', size: '1.8288', also: 'fathoms|ftm', from: 'yard-pound' },
  rod: { name: 'Rod', symbol: 'rod', size: '5.0292', also: 'rods|perch|perches', from: 'yard-pound' },
  chain: { name: 'Chain', symbol: 'chain', size: '20.1168', also: 'chains', from: 'yard-pound' },
  furlong: { name: 'Furlong', symbol: 'fur', size: '201.168', also: 'furlong|furlongs', from: 'yard-pound' },
  mile: { name: 'Mile', symbol: 'mi', size: '1609.344', also: 'miles|mi.', from: 'yard-pound' },
  surveyFoot: { name: 'Survey foot (US, until 2022)', symbol: 'ft (US survey)', size: '1200/3937', also: 'survey foot|survey feet|ftUS|sft', from: 'survey-foot' },
  nauticalMile: { name: 'Nautical mile', symbol: 'nmi', size: '1852', also: 'NM|nautical mile|nautical miles|sm (nautical)|M (nautical)', from: 'si' },
  point: { name: 'Point (1/72 in)', symbol: 'pt', size: '0.0254/72', also: 'point|points', from: 'typography' },
  pica: { name: 'Pica (1/6 in)', symbol: 'pica', size: '0.0254/6', also: 'picas', from: 'typography' },
  astronomicalUnit: { name: 'Astronomical unit', symbol: 'au', size: '149597870700', also: 'AU|astronomical unit|astronomical units', from: 'iau' },
  lightYear: { name: 'Light-year', symbol: 'ly', size: '9460730472580800', also: 'light-year|light-years|light year|light years|lightyear|lightyears', from: 'iau' },
  // 648,000 ÷ π astronomical units.
  parsec: { name: 'Parsec', symbol: 'pc', size: '149597870700*206264.806247096355156473357330778613196659', also: 'parsec|parsecs', from: 'iau', rounded: true },
} as const satisfies Readonly<Record<string, UnitRow>>
