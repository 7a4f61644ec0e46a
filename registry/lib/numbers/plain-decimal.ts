/**
 * A number as a canonical decimal string: rounded half away from zero (the default of decimal.js),
 * without needless zeros, never `-0`.
 */
export function writeDecimal(value: { toFixed(places: number): string }, places: number): string {
  const text = value.toFixed(places)
  const bare = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return bare === '-0' ? '0' : bare
}
