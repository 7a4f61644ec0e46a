/**
 * The digits that programs which keep numbers as doubles (most do) read instead, or undefined where they read the same value.
 * @param spelling a JSON number
 */
export function readAsDouble(spelling: string): string | undefined {
  const read = String(Number(spelling)).replace('Infinity', '∞')
  return significant(spelling) === significant(read) ? undefined : read
}

/** Sign, digits and exponent of a number, so that `1.50`, `15e-1` and `1.5` are equal. */
function significant(number: string): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(number)
  if (!match) return number
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  const all = (whole + fraction).replace(/^0+/, '')
  const digits = withoutEndZeros(all)
  if (digits === '') return '0'
  return `${sign}${digits}e${Number(exponent) - fraction.length + all.length - digits.length}`
}

function withoutEndZeros(digits: string): string {
  let end = digits.length
  while (end > 0 && digits[end - 1] === '0') end--
  return digits.slice(0, end)
}
