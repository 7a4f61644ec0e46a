/** Letters and digits that a VIN may have (ISO 3779): no I, O or Q. */
export const VIN_CHARACTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789']
/** Codes of the model years from 1980 on, again every thirty years. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** Position 10 of the model years 1980 to 2039. */
export function yearCode(year: number): string {
  return YEAR_CODES[(year - 1980) % 30] as string
}

/**
 * Position 9 by 49 CFR 565.15, from the 17 characters with anything there.
 * @see https://www.ecfr.gov/current/title-49/section-565.15
 */
export function checkDigit(vin: string): string {
  const sum = [...vin].reduce((total, character, index) => total + valueOf(character) * (WEIGHTS[index] as number), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

function valueOf(character: string): number {
  if (/\d/.test(character)) return Number(character)
  const order = 'ABCDEFGH'.indexOf(character) + 1 || 'JKLMN'.indexOf(character) + 1 || 'STUVWXYZ'.indexOf(character) + 2
  return { P: 7, R: 9 }[character] ?? order
}
