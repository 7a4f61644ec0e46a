const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** What follows a number that is written with a power of ten: ` × 10⁻⁹` for the exponent `-9`. */
export const powerOfTen = (exponent: string): string =>
  ` × 10${exponent.replace(/./g, (mark) => RAISED[+mark] ?? (mark === '-' ? '⁻' : ''))}`
