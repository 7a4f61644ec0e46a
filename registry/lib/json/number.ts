/** A JSON number as all numbers of the same value are spelled: digits without zeros at their ends, and an exponent. No digit is lost. */
export function canonicalNumber(raw: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(raw) ?? []
  // Longer exponents than anybody writes would take long to read.
  if (whole === '' || exponent.length > 1000) return raw
  const digits = whole + fraction
  let start = 0
  while (start < digits.length && digits[start] === '0') start++
  let end = digits.length
  while (end > start && digits[end - 1] === '0') end--
  if (start === end) return '0'
  return `${sign}${digits.slice(start, end)}e${BigInt(exponent.replace('+', '')) - BigInt(fraction.length) + BigInt(digits.length - end)}`
}
