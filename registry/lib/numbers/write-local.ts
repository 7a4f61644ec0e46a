import { powerOfTen } from '../../../engine/core/language.ts'

/**
 * Writes decimal strings as a language does, grouped, with every digit, and `1.5e-9` as 1.5 × 10⁻⁹.
 * @returns a function, as making a formatter takes longer than using it
 */
export function numberWriter(locale: string): (decimal: string) => string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 100 })
  return (decimal) => {
    const [number = '', power] = decimal.split('e')
    const written = format.format(number as Intl.StringNumericLiteral)
    return power === undefined ? written : written + powerOfTen(power)
  }
}
