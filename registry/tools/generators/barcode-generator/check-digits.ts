/**
 * The GS1 check digit: from the right, digits count three times and once in turn.
 * @param digits without the check digit
 * @see https://ref.gs1.org/standards/genspecs/ section 7.9.1
 */
export function gtinCheckDigit(digits: string): string {
  let sum = 0
  for (let i = 0; i < digits.length; i++) sum += Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 3 : 1)
  return String((10 - (sum % 10)) % 10)
}

/** The check character of an ISBN of ten digits, by weights 10 to 2 modulo 11. @param digits the first nine */
export function isbn10CheckDigit(digits: string): string {
  let sum = 0
  for (let i = 0; i < 9; i++) sum += Number(digits[i]) * (10 - i)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'X' : String(check)
}
