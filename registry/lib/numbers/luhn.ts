/**
 * The digit that makes a number pass the Luhn check when it is put behind it.
 * @param digits at least one ASCII digit
 * @see ISO/IEC 7812-1, annex B
 */
export function luhnDigit(digits: string): string {
  return String((10 - (luhnSum(`${digits}0`) % 10)) % 10)
}

export function passesLuhn(digits: string): boolean {
  return /^\d+$/.test(digits) && luhnSum(digits) % 10 === 0
}

/** From the right, every second digit counts double, less nine when above nine. */
function luhnSum(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}
