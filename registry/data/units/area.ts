import type { UnitRow } from './unit-row.ts'

/** In square meters. */
export const AREA_UNITS = {
  squareMillimeter: { name: 'Square millimeter', symbol: 'mm²', size: '1e-6', also: 'mm2|mm^2|sq mm|sqmm|square millimeters|square millimetre|square millimetres', from: 'si' },
  squareCentimeter: { name: 'Square centimeter', symbol: 'cm²', size: '0.0001', also: 'cm2|cm^2|sq cm|sqcm|square centimeters|square centimetre|square centimetres', from: 'si' },
  squareMeter: { name: 'Square meter', symbol: 'm²', size: '1', also: 'm2|m^2|sq m|sqm|square meters|square metre|square metres', from: 'si' },
  are: { name: 'Are', symbol: 'a', size: '100', also: 'are|ares', from: 'si' },
  hectare: { name: 'Hectare', symbol: 'ha', size: '10000', also: 'hectares|hectar', from: 'si' },
  squareKilometer: { name: 'Square kilometer', symbol: 'km²', size: '1000000', also: 'km2|km^2|sq km|sqkm|square kilometers|square kilometre|square kilometres', from: 'si' },
  squareInch: { name: 'Square inch', symbol: 'in²', size: '0.0254*0.0254', also: 'in2|in^2|sq in|sqin|sq. in.|square inches', from: 'yard-pound' },
  squareFoot: { name: 'Square foot', symbol: 'ft²', size: '0.3048*0.3048', also: 'ft2|ft^2|sq ft|sqft|sq. ft.|square feet', from: 'yard-pound' },
  squareYard: { name: 'Square yard', symbol: 'yd²', size: '0.9144*0.9144', also: 'yd2|yd^2|sq yd|sqyd|sq. yd.|square yards', from: 'yard-pound' },
  acre: { name: 'Acre', symbol: 'ac', size: '0.3048*0.3048*43560', also: 'acre|acres', from: 'yard-pound' },
  surveyAcre: { name: 'Acre (US survey foot, until 2022)', symbol: 'ac (US survey)', size: '1200/3937*1200/3937*43560', also: 'survey acre|survey acres', from: 'survey-foot' },
  squareMile: { name: 'Square mile', symbol: 'mi²', size: '1609.344*1609.344', also: 'mi2|mi^2|sq mi|sqmi|sq. mi.|square miles', from: 'yard-pound' },
} as const satisfies Readonly<Record<string, UnitRow>>
