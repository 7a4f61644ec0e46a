import type { UnitRow } from './unit-row.ts'

/** In meters per second. */
export const SPEED_UNITS = {
  meterPerSecond: { name: 'Meters per second', symbol: 'm/s', size: '1', also: 'mps|m/sec|meters per second|metres per second', from: 'si' },
  kilometerPerSecond: { name: 'Kilometers per second', symbol: 'km/s', size: '1000', also: 'km/sec|kilometers per second|kilometres per second', from: 'si' },
  kilometerPerHour: { name: 'Kilometers per hour', symbol: 'km/h', size: '5/18', also: 'kmh|kph|kmph|km/hr|kilometers per hour|kilometres per hour', from: 'si' },
  milePerHour: { name: 'Miles per hour', symbol: 'mph', size: '0.44704', also: 'mi/h|miles per hour|miles/h', from: 'yard-pound' },
  knot: { name: 'Knots', symbol: 'kn', size: '463/900', also: 'kt|kts|knot|knots', from: 'si' },
  footPerSecond: { name: 'Feet per second', symbol: 'ft/s', size: '0.3048', also: 'fps|ft/sec|feet per second', from: 'yard-pound' },
  footPerMinute: { name: 'Feet per minute', symbol: 'ft/min', size: '0.00508', also: 'fpm|feet per minute', from: 'yard-pound' },
  minutePerKilometer: { name: 'Pace per kilometer', symbol: 'min/km', size: '50/3', also: '/km|min per km|minutes per kilometer|minutes per kilometre', from: 'si', reciprocal: true, clock: true },
  minutePerMile: { name: 'Pace per mile', symbol: 'min/mi', size: '1609.344/60', also: '/mi|/mile|min/mile|min per mile|minutes per mile', from: 'yard-pound', reciprocal: true, clock: true },
  minutePer100Meters: { name: 'Pace per 100 meters', symbol: 'min/100 m', size: '5/3', also: 'min/100m|/100m|/100 m', from: 'si', reciprocal: true, clock: true },
  mach: { name: 'Mach (sea level, 15 °C)', symbol: 'Ma', size: '340.294', also: 'mach|M', from: 'icao' },
  lightSpeed: { name: 'Speed of light', symbol: 'c', size: '299792458', also: 'speed of light', from: 'si' },
} as const satisfies Readonly<Record<string, UnitRow>>
