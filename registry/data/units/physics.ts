import type { UnitRow } from './unit-row.ts'

type Units = Readonly<Record<string, UnitRow>>

/** In seconds. */
export const TIME_UNITS = {
  nanosecond: { name: 'Nanosecond', symbol: 'ns', size: '1e-9', also: 'nanoseconds', from: 'si' },
  microsecond: { name: 'Microsecond', symbol: 'µs', size: '1e-6', also: 'us|μs|microseconds', from: 'si' },
  millisecond: { name: 'Millisecond', symbol: 'ms', size: '0.001', also: 'msec|milliseconds', from: 'si' },
  second: { name: 'Second', symbol: 's', size: '1', also: 'sec|secs|seconds|″|"', from: 'si' },
  minute: { name: 'Minute', symbol: 'min', size: '60', also: 'm|mins|minutes|′|\'', from: 'si' },
  hour: { name: 'Hour', symbol: 'h', size: '3600', also: 'hr|hrs|hours', from: 'si' },
  day: { name: 'Day', symbol: 'd', size: '86400', also: 'days', from: 'si' },
  week: { name: 'Week', symbol: 'wk', size: '604800', also: 'w|wks|weeks', from: 'si' },
  month: { name: 'Month (average)', symbol: 'mo', size: '2629746', also: 'month|months', from: 'gregorian' },
  year: { name: 'Year (average)', symbol: 'yr', size: '31556952', also: 'y|yrs|year|years', from: 'gregorian' },
  century: { name: 'Century (average)', symbol: 'century', size: '3155695200', also: 'centuries', from: 'gregorian' },
} as const satisfies Units

/** In kelvins. */
export const TEMPERATURE_UNITS = {
  celsius: { name: 'Celsius', symbol: '°C', size: '1', offset: '273.15', also: 'C|ºC|deg C|degrees C|degrees Celsius|℃', from: 'si' },
  fahrenheit: { name: 'Fahrenheit', symbol: '°F', size: '5/9', offset: '459.67', also: 'F|ºF|deg F|degrees F|degrees Fahrenheit|℉', from: 'sp-811' },
  kelvin: { name: 'Kelvin', symbol: 'K', size: '1', also: 'kelvins', from: 'si' },
  rankine: { name: 'Rankine', symbol: '°R', size: '5/9', also: 'degrees Rankine', from: 'sp-811' },
} as const satisfies Units

/** In pascals. */
export const PRESSURE_UNITS = {
  pascal: { name: 'Pascal', symbol: 'Pa', size: '1', also: 'pascals', from: 'si' },
  hectopascal: { name: 'Hectopascal (millibar)', symbol: 'hPa', size: '100', also: 'mbar|mb|millibar|millibars|hectopascal|hectopascals', from: 'si' },
  kilopascal: { name: 'Kilopascal', symbol: 'kPa', size: '1000', also: 'kilopascals', from: 'si' },
  megapascal: { name: 'Megapascal', symbol: 'MPa', size: '1000000', also: 'megapascals', from: 'si' },
  bar: { name: 'Bar', symbol: 'bar', size: '100000', also: 'bars', from: 'si' },
  psi: { name: 'Pound per square inch', symbol: 'psi', size: '0.45359237*9.80665/0.00064516', also: 'lbf/in²|lbf/in2|pounds per square inch', from: 'sp-811' },
  atmosphere: { name: 'Atmosphere', symbol: 'atm', size: '101325', also: 'atmospheres', from: 'sp-811' },
  technicalAtmosphere: { name: 'Technical atmosphere', symbol: 'at', size: '98066.5', also: 'kgf/cm²|kgf/cm2', from: 'sp-811' },
  torr: { name: 'Torr', symbol: 'Torr', size: '101325/760', also: 'torrs', from: 'sp-811' },
  millimeterMercury: { name: 'Millimeter of mercury', symbol: 'mmHg', size: '133.322387415', also: 'mm Hg', from: 'sp-811' },
  inchMercury: { name: 'Inch of mercury', symbol: 'inHg', size: '133.322387415*25.4', also: 'in Hg', from: 'sp-811' },
  centimeterWater: { name: 'Centimeter of water', symbol: 'cmH₂O', size: '98.0665', also: 'cmH2O|cm H2O', from: 'sp-811' },
} as const satisfies Units

/** In joules. */
export const ENERGY_UNITS = {
  joule: { name: 'Joule', symbol: 'J', size: '1', also: 'joules', from: 'si' },
  kilojoule: { name: 'Kilojoule', symbol: 'kJ', size: '1000', also: 'kilojoules', from: 'si' },
  megajoule: { name: 'Megajoule', symbol: 'MJ', size: '1000000', also: 'megajoules', from: 'si' },
  wattHour: { name: 'Watt-hour', symbol: 'Wh', size: '3600', also: 'watt-hours|watt hours', from: 'si' },
  kilowattHour: { name: 'Kilowatt-hour', symbol: 'kWh', size: '3600000', also: 'kilowatt-hours|kilowatt hours', from: 'si' },
  calorie: { name: 'Calorie (thermochemical)', symbol: 'cal', size: '4.184', also: 'calorie|calories', from: 'sp-811' },
  kilocalorie: { name: 'Kilocalorie (food Calorie)', symbol: 'kcal', size: '4184', also: 'Cal|kilocalorie|kilocalories', from: 'sp-811' },
  btu: { name: 'British thermal unit (IT)', symbol: 'Btu', size: '1055.05585262', also: 'BTU|BTUs|British thermal unit|British thermal units', from: 'sp-811' },
  footPound: { name: 'Foot-pound', symbol: 'ft·lbf', size: '0.3048*0.45359237*9.80665', also: 'ft-lb|ft lb|ft lbf|ft·lb|foot-pounds', from: 'sp-811' },
  electronvolt: { name: 'Electronvolt', symbol: 'eV', size: '1.602176634e-19', also: 'electronvolts', from: 'si' },
} as const satisfies Units

/** In watts. */
export const POWER_UNITS = {
  watt: { name: 'Watt', symbol: 'W', size: '1', also: 'watts', from: 'si' },
  kilowatt: { name: 'Kilowatt', symbol: 'kW', size: '1000', also: 'kilowatts', from: 'si' },
  megawatt: { name: 'Megawatt', symbol: 'MW', size: '1000000', also: 'megawatts', from: 'si' },
  metricHorsepower: { name: 'Horsepower (metric)', symbol: 'PS', size: '75*9.80665', also: 'hp (metric)|metric horsepower|CV', from: 'sp-811' },
  mechanicalHorsepower: { name: 'Horsepower (mechanical)', symbol: 'hp', size: '550*0.3048*0.45359237*9.80665', also: 'bhp|horsepower', from: 'sp-811' },
  electricalHorsepower: { name: 'Horsepower (electrical)', symbol: 'hp (E)', size: '746', also: 'electrical horsepower', from: 'sp-811' },
  btuPerHour: { name: 'Btu per hour', symbol: 'Btu/h', size: '1055.05585262/3600', also: 'BTU/h|BTU/hr', from: 'sp-811' },
} as const satisfies Units

/** In newtons. */
export const FORCE_UNITS = {
  newton: { name: 'Newton', symbol: 'N', size: '1', also: 'newtons', from: 'si' },
  kilonewton: { name: 'Kilonewton', symbol: 'kN', size: '1000', also: 'kilonewtons', from: 'si' },
  dyne: { name: 'Dyne', symbol: 'dyn', size: '0.00001', also: 'dynes', from: 'si' },
  kilogramForce: { name: 'Kilogram-force', symbol: 'kgf', size: '9.80665', also: 'kp|kilopond', from: 'sp-811' },
  poundForce: { name: 'Pound-force', symbol: 'lbf', size: '0.45359237*9.80665', also: 'pound-force', from: 'sp-811' },
} as const satisfies Units

/** In degrees. */
export const ANGLE_UNITS = {
  degree: { name: 'Degree', symbol: '°', size: '1', also: 'deg|degs|degree|degrees|º', from: 'si' },
  arcminute: { name: 'Arcminute', symbol: '′', size: '1/60', also: 'arcmin|arcminutes|\'|’', from: 'si' },
  arcsecond: { name: 'Arcsecond', symbol: '″', size: '1/3600', also: 'arcsec|arcseconds|"|”|\'\'', from: 'si' },
  // 180 ÷ π degrees.
  radian: { name: 'Radian', symbol: 'rad', size: '57.2957795130823208767981548141051703324054724665643215492', also: 'radians', from: 'si', rounded: true },
  gradian: { name: 'Gradian', symbol: 'gon', size: '0.9', also: 'grad|grads|gradians|gons', from: 'si' },
  turn: { name: 'Turn', symbol: 'turn', size: '360', also: 'turns|rev|revolutions', from: 'si' },
  natoMil: { name: 'Mil (NATO)', symbol: 'mil', size: '360/6400', also: 'mils', from: 'nato' },
} as const satisfies Units

/** In kilometers per liter. */
export const FUEL_UNITS = {
  literPer100Kilometers: { name: 'Liters per 100 kilometers', symbol: 'L/100 km', size: '100', also: 'l/100km|L/100km|l/100 km', from: 'si', reciprocal: true },
  kilometerPerLiter: { name: 'Kilometers per liter', symbol: 'km/L', size: '1', also: 'km/l|kmpl', from: 'si' },
  usMilePerGallon: { name: 'Miles per gallon (US)', symbol: 'mpg (US)', size: '1.609344/3.785411784', also: 'mpg|US mpg|mi/gal|miles per gallon|mile per gallon', from: 'handbook-44' },
  imperialMilePerGallon: { name: 'Miles per gallon (imperial)', symbol: 'mpg (imp)', size: '1.609344/4.54609', also: 'imp mpg|UK mpg|imperial mpg|miles per imperial gallon', from: 'imperial' },
} as const satisfies Units
