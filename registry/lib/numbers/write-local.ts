const SUPERSCRIPTS: Readonly<Record<string, string>> = { '-': '⁻' }

const raised = (power: string) =>
  power.replace(/./g, (digit) => SUPERSCRIPTS[digit] ?? String.fromCodePoint([0x2070, 0xb9, 0xb2, 0xb3][+digit] ?? 0x2070 + +digit))

/**
 * Writes decimal strings as a language does, grouped, with every digit, and `1.5e-9` as 1.5 × 10⁻⁹.
 * @returns a function, as making a formatter takes longer than using it
 */
export function numberWriter(locale: string): (decimal: string) => string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 100 })
  return (decimal) => {
    const [number = '', power] = decimal.split('e')
    const written = format.format(number as Intl.StringNumericLiteral)
    return power === undefined ? written : `${written} × 10${raised(power.replace('+', ''))}`
  }
}
