import type { UnitRow } from './unit-row.ts'

/** In kilograms. */
export const MASS_UNITS = {
  microgram: { name: 'Microgram', symbol: 'µg', size: '1e-9', also: 'ug|μg|mcg|micrograms', from: 'si' },
  milligram: { name: 'Milligram', symbol: 'mg', size: '1e-6', also: 'milligrams|milligramme|milligrammes', from: 'si' },
  gram: { name: 'Gram', symbol: 'g', size: '0.001', also: 'grams|gramme|grammes|gm|gms', from: 'si' },
  dekagram: { name: 'Dekagram', symbol: 'dag', size: '0.01', also: 'dekagrams|decagram|decagrams|deka', from: 'si' },
  hectogram: { name: 'Hectogram', symbol: 'hg', size: '0.1', also: 'hectograms|hectogramme|hectogrammes', from: 'si' },
  kilogram: { name: 'Kilogram', symbol: 'kg', size: '1', also: 'kilograms|kilogramme|kilogrammes|kilo|kilos|kgs', from: 'si' },
  quintal: { name: 'Quintal (100 kg)', symbol: 'q', size: '100', also: 'quintal|quintals', from: 'sp-811' },
  tonne: { name: 'Metric ton', symbol: 't', size: '1000', also: 'tonne|tonnes|metric ton|metric tons|metric tonne|metric tonnes', from: 'si' },
  grain: { name: 'Grain', symbol: 'gr', size: '0.00006479891', also: 'grain|grains', from: 'yard-pound' },
  dram: { name: 'Dram', symbol: 'dr', size: '0.45359237/256', also: 'dram|drams', from: 'handbook-44' },
  ounce: { name: 'Ounce', symbol: 'oz', size: '0.45359237/16', also: 'ounce|ounces|oz.|ozs', from: 'yard-pound' },
  pound: { name: 'Pound', symbol: 'lb', size: '0.45359237', also: 'lbs|pound|pounds|lb.|lbs.|#', from: 'yard-pound' },
  stone: { name: 'Stone', symbol: 'st', size: '0.45359237*14', also: 'stone|stones|st.', from: 'imperial' },
  shortHundredweight: { name: 'Hundredweight (US, 100 lb)', symbol: 'cwt (US)', size: '45.359237', also: 'short hundredweight', from: 'handbook-44' },
  longHundredweight: { name: 'Hundredweight (UK, 112 lb)', symbol: 'cwt (UK)', size: '0.45359237*112', also: 'cwt|hundredweight|hundredweights|long hundredweight', from: 'imperial' },
  shortTon: { name: 'Short ton (US, 2,000 lb)', symbol: 'short tn', size: '907.18474', also: 'short ton|short tons|US ton|US tons|tn|ton|tons', from: 'handbook-44' },
  longTon: { name: 'Long ton (UK, 2,240 lb)', symbol: 'long tn', size: '0.45359237*2240', also: 'long ton|long tons|imperial ton|imperial tons|UK ton|UK tons', from: 'imperial' },
  carat: { name: 'Carat', symbol: 'ct', size: '0.0002', also: 'carat|carats', from: 'sp-811' },
  pennyweight: { name: 'Pennyweight', symbol: 'dwt', size: '0.00006479891*24', also: 'pennyweight|pennyweights', from: 'handbook-44' },
  troyOunce: { name: 'Troy ounce', symbol: 'oz t', size: '0.00006479891*480', also: 'ozt|troy ounce|troy ounces|troy oz|oz troy', from: 'handbook-44' },
  troyPound: { name: 'Troy pound', symbol: 'lb t', size: '0.00006479891*5760', also: 'lbt|troy pound|troy pounds', from: 'handbook-44' },
} as const satisfies Readonly<Record<string, UnitRow>>
